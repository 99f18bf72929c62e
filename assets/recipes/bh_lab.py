# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice, pictograms and contraptions of the attic laboratory."""
from bh_kit import *
import random
ECTO='#7dffa0'; BRASS='#d9a441'; SOOT='#171321'; BONE='#f3e6c8'
DC={'green':('#1F9E74','#fff6df'),'red':('#D8412F','#fff6df'),'blue':('#4A7BEA','#fff6df'),'yellow':('#FFD24A','#4a2606'),'any':(BONE,'#3a2a3a')}
POS={1:[(0,0)],2:[(-1,-1),(1,1)],3:[(-1,-1),(0,0),(1,1)],4:[(-1,-1),(1,-1),(-1,1),(1,1)],5:[(-1,-1),(1,-1),(0,0),(-1,1),(1,1)],6:[(-1,-1),(1,-1),(-1,0),(1,0),(-1,1),(1,1)]}
def pip(kind,x,y,r,fill):
    """One pip, as in style.png: green disc, red diamond, blue square, yellow triangle; any = small disc on bone."""
    if kind=='green': return C(x,y,r*1.02,fill)
    if kind=='red': return P(f'M{x},{y-r*1.3} L{x+r*1.2},{y} L{x},{y+r*1.3} L{x-r*1.2},{y}Z',fill)
    if kind=='blue': return R(x-r*.9,y-r*.9,r*1.8,r*1.8,r*.22,fill)
    if kind=='yellow': return P(f'M{x},{y-r*1.18} L{x+r*1.2},{y+r*.92} L{x-r*1.2},{y+r*.92}Z',fill)
    return C(x,y,r,fill)
def emblem(kind,x,y,r,fill,dark=None):
    """Colour alone, any value: the colour's shape, large and hollow, so it is never read as a 1."""
    w=r*.36
    if kind=='green': return C(x,y,r*.98,'none',fill,w)
    if kind=='red': return P(f'M{x},{y-r*1.22} L{x+r*1.14},{y} L{x},{y+r*1.22} L{x-r*1.14},{y}Z','none',fill,w)
    if kind=='blue': return R(x-r*.88,y-r*.88,r*1.76,r*1.76,r*.16,'none',fill,w)
    if kind=='yellow': return P(f'M{x},{y-r*1.08} L{x+r*1.14},{y+r*.86} L{x-r*1.14},{y+r*.86}Z','none',fill,w)
    return C(x,y,r*.98,'none',fill,w)
def skull(x,y,r,fill='#fff4dc',hole='#1a0d18'):
    s=P('M0,-1 C.62,-1 .95,-.6 .95,-.12 C.95,.22 .78,.38 .58,.46 L.55,.78 C.54,.9 .46,.95 .36,.95 L-.36,.95 C-.46,.95 -.54,.9 -.55,.78 L-.58,.46 C-.78,.38 -.95,.22 -.95,-.12 C-.95,-.6 -.62,-1 0,-1Z',fill)
    s+=C(-.38,-.08,.25,hole,ry=.29)+C(.38,-.08,.25,hole,ry=.29)+P('M0,.2 L.13,.44 L-.13,.44Z',hole)+P('M-.18,.62 V.95 M.18,.62 V.95',stroke=hole,w=.12,cap='butt')
    return g(s,f'translate({x},{y}) scale({r})')
def thorns(cx,cy,h,col,n=6,amp=None):
    """Jagged halo around a rounded square of half-size h."""
    amp=amp or h*.3; pts=[]
    per=[]
    N=n*4
    for i in range(N):
        t=i/N*4; side=int(t); u=(t-side)*2-1
        p=[(u,-1),(1,u),(-u,1),(-1,-u)][side]
        per.append(p)
    for i,(a,b) in enumerate(per):
        L=math.hypot(a,b); a,b=(a/max(1,L*.82),b/max(1,L*.82)) if L>1.2 else (a,b)
        k=h+ (amp if i%2==0 else amp*.12)
        pts.append(f'{cx+a*k:.1f},{cy+b*k:.1f}')
    return P('M'+' L'.join(pts)+'Z',col)
def weave(kind,s,line):
    """The pattern in a die's field, for whom colours are not enough: moss dots, ember slants, tide waves, amber combs."""
    h=s*.385; win=rrect(-h,-h,2*h,2*h,s*.12); w=s*.028
    if kind=='green':
        dots=''.join(oval(i*s*.135+(s*.0675 if j%2 else 0),j*s*.117,s*.03)+' ' for j in range(-3,4) for i in range(-3,4))
        return P(cut(dots,win),line)
    n=range(-7,8)
    if kind=='red': d=' '.join(f'M{k*s*.15-h},{h} L{k*s*.15+h},{-h}' for k in n)
    elif kind=='blue': d=' '.join(f'M{-h},{k*s*.13} '+' '.join(f'q{h/6},{-s*.045} {h/3},0 q{h/6},{s*.045} {h/3},0' for _ in range(3)) for k in range(-2,3))
    else: d=' '.join(f'M{-h},{k*s*.17} '+' '.join(f'l{h/4},{-h/4} l{h/4},{h/4}' for _ in range(4)) for k in range(-3,4))
    return P(cut_line(d,win),stroke=line,w=w,cap='butt')
def face(kind,val,s,x=0,y=0,rot=0,danger=None,flat=True,woven=False):
    """Flat die face of size s centred on x,y. val: 1-6, None (blank), 'e' colour emblem, 'k' skull."""
    base,pc=DC[kind]; h=s/2; r=s*.22
    danger=(val in (5,6)) if danger is None else danger
    out=''
    if danger or val=='k':
        out+=thorns(0,0,h*.98,'#ff5a2a' if val!='k' else '#ff5a2a',n=5,amp=s*.15)
    out+=R(-h,-h,s,s,r,INK)
    b=s*.05
    if danger or val=='k':
        col=base if kind!='any' else '#ff5a2a'
        out+=R(-h+b,-h+b,s-2*b,s-2*b,r*.85,lin([(0,mix(col,'#ffffff',.25)),(1,mix(col,'#1a0812',.25))]))
        i=s*.13
        out+=R(-h+i,-h+i,s-2*i,s-2*i,r*.6,rad([(0,mix(col,'#140a16',.62)),(1,'#120a14')]))
        pc=mix(col,'#fff6e0',.62)
    else:
        out+=R(-h+b,-h+b,s-2*b,s-2*b,r*.85,lin([(0,mix(base,'#ffffff',.42)),(.5,base),(1,mix(base,'#240a2a',.32))],x2=.35))
        i=s*.115
        out+=R(-h+i,-h+i,s-2*i,s-2*i,r*.6,lin([(0,mix(base,'#1a0a20',.1)),(.55,base),(1,mix(base,'#ffffff',.16))],x2=.35))
        if woven: out+=weave(kind,s,mix(base,'#10041a',.2))
    if val=='k': out+=skull(0,-s*.01,s*.27)
    elif val=='e': out+=emblem(kind,0,s*.02 if kind=='yellow' else 0,s*.25,pc)
    elif val=='s': out+=P(f'M{-s*.16},{s*.2} V{s*.05}',stroke=pc,w=3)
    elif val:
        q=s*.235; pr=s*(.108 if kind!='any' else .094)
        if val==1: pr*=1.5
        for px,py in POS[val]:
            if danger: out+=C(px*q,py*q,pr*2,rad([(0,pc,.6),(1,pc,0)]))
            out+=pip(kind,px*q,py*q,pr,pc)
    return g(out,f'translate({x},{y}) rotate({rot})')
def ghostdie(s,x,y,rot=0,col='#f3e6c8',fill='#f3e6c8',op=.16):
    """Any die: dashed outline."""
    h=s/2
    return g(R(-h+1,-h+1,s-2,s-2,s*.22,fill,op=op)+R(-h+1.2,-h+1.2,s-2.4,s-2.4,s*.22,'none',col,max(1.6,s*.075),extra=f'stroke-dasharray="{s*.17} {s*.11}" stroke-linecap="round"'),f'translate({x},{y}) rotate({rot})')
def die(kind,val):
    """A die that lies on the table, 100x100: rounded cube with weight, thorns when Dangerous. The file carries no shadow."""
    s=70; x,y=50,46; h=s/2; r=s*.22; dg=val in (5,6)
    base,pc=DC[kind]
    out=''
    if dg: out+=halo('#ff5a2a',.55,50,50,50)+g(thorns(0,0,h*1.06,lin([(0,'#ffd23a'),(1,'#ff3a1e')]),n=6,amp=s*.15),'translate(50,49)')
    side=mix(base,'#150818',.5)
    dep=12
    out+=R(x-h-1.5,y-h+1,s+3,s+dep+.5,r+1.5,INK)
    out+=R(x-h,y-h,s,s+dep-1,r,lin([(0,side),(.8,side),(1,mix(side,'#0a0410',.6))]))
    out+=g(face_noth(kind,val,s,0,0,0) if dg else face(kind,val,s,0,0,0,woven=True),f'translate({x},{y})')
    gl=cut(f'M{-h},{-h} H{h} C{h*.2},{-h*.6} {-h*.5},{-h*.1} {-h},{h*.7}Z',rrect(-h+s*.05,-h+s*.05,s*.9,s*.9,r*.85))
    out+=g(P(gl,'#ffffff',op=.09 if dg or kind=='yellow' else .15),f'translate({x},{y})')
    if dg: out+=g(C(0,0,10.5,'#1a0d18')+C(0,0,9,rad([(0,'#ff8a3a'),(1,'#d8261e')]))+skull(0,.2,6.4,'#fff8e4','#4a0a0a'),'translate(50,88)')
    return out
def face_noth(kind,val,s,x,y,rot):
    base,_=DC[kind]; h=s/2; r=s*.22; b=s*.05; i=s*.13
    pc=mix(base,'#fff6e0',.66)
    out=R(-h,-h,s,s,r,INK)+R(-h+b,-h+b,s-2*b,s-2*b,r*.85,lin([(0,mix(base,'#ffffff',.3)),(1,mix(base,'#1a0812',.25))]))+R(-h+i,-h+i,s-2*i,s-2*i,r*.6,rad([(0,mix(base,'#140a16',.78)),(1,'#120a14')]))
    out+=weave(kind,s,mix(base,'#140a16',.72))
    q=s*.225; pr=s*.094
    for px,py in POS[val]:
        out+=C(px*q,py*q,pr*1.9,rad([(0,pc,.4),(1,pc,0)]))+pip(kind,px*q,py*q,pr,pc)
    return g(out,f'translate({x},{y}) rotate({rot})')
def wisp(x,y,s,col=ECTO,face_=True,mood='o',op=1):
    d='M-20,26 C-26,4 -22,-22 0,-26 C22,-22 26,4 20,26 C16,20 12,20 9,28 C5,20 -2,20 -5,28 C-9,20 -15,20 -20,26Z'
    o=C(0,0,44,rad([(0,col,.6),(1,col,0)]))
    o+=P(d,rad([(0,'#ffffff'),(.55,mix(col,'#ffffff',.35)),(1,col,.75)],cx=.42,cy=.3,r=.8))
    if face_:
        o+=C(-7,-6,3.4,'#0e2a20',ry=4.8)+C(8,-6,3.4,'#0e2a20',ry=4.8)
        o+=C(1,7,4,'#0e2a20',ry=6 if mood=='scream' else 4.4) if mood in('o','scream') else P('M-6,5 C-2,10 4,10 8,4',stroke='#0e2a20',w=2.6)
    return g(o,f'translate({x},{y}) scale({s})',op)
def brass(d,box,**k):
    return vol(d,BRASS,light='#ffe29a',dark='#6e4318',box=box,rimL='#fff3c9',rimR='#7dffa0',rimRop=.55,iw=k.pop('iw',2.6),dl=(2,2.2),dr=(-2,-1),**k)
def wood(d,box,base='#8a5a34',**k):
    return vol(d,base,box=box,rimL='#ffe2a8',rimR='#7dffa0',rimRop=.4,rimLop=.6,iw=2.6,dl=(2,2.2),dr=(-2,-1),**k)
def glass(d,op=.24):
    return P(d,lin([(0,'#e8fff2',.5),(.5,'#a8ffd0',.12),(1,'#e8fff2',.3)],x2=1,y2=0),INK,3)+P(d,'none','#d8fff0',1.6,.8)
# --- contraptions in a 200x150 box ---
def jar():
    s=C(100,92,70,rad([(0,ECTO,.5),(1,ECTO,0)]))
    s+=C(100,140,52,'#000000',op=.4,ry=6)
    b='M66,60 C54,66 50,76 50,88 V126 C50,136 56,140 64,140 H136 C144,140 150,136 150,126 V88 C150,76 146,66 134,60Z'
    s+=P(b,'#0e3a30',INK,5)+P(b,rad([(0,'#4fe08a',.75),(1,'#0e3a30',.2)],cx=.5,cy=.55,r=.6))
    s+=wisp(96,98,1.15,mood='s')
    s+=glass(b)+P('M60,82 C60,74 64,70 70,68 M60,92 V118',stroke='#ffffff',w=4,op=.7)
    s+=brass('M62,44 H138 C142,44 142,62 138,62 H62 C58,62 58,44 62,44Z',(58,44,142,62))
    s+=P('M70,44 V62 M84,44 V62 M100,44 V62 M116,44 V62 M130,44 V62',stroke='#6e4318',w=2,op=.5)
    # listening horn
    s+=P('M100,44 C100,30 112,26 124,26',stroke=INK,w=12)+P('M100,44 C100,30 112,26 124,26',stroke=BRASS,w=7)
    s+=brass('M120,18 C136,18 150,12 166,2 C172,16 172,36 166,50 C150,40 136,34 120,34Z',(120,2,172,50))+C(167,26,6,'#3a2410',INK,2,ry=22)
    return s
def lantern(kind='moss'):
    col={'moss':'#5fdc5a','ember':'#ff6a3a','tide':'#4aa8ff','amber':'#ffb02e'}[kind]; moss='#3f8f3a'
    s=C(100,86,74,rad([(0,mix(col,'#ffffff',.2),.65),(1,col,0)]))
    s+=C(100,142,46,'#000000',op=.4,ry=6)
    s+=P('M82,30 C82,4 118,4 118,30',stroke=INK,w=9)+P('M82,30 C82,4 118,4 118,30',stroke=BRASS,w=4.5)
    s+=brass('M70,44 C74,32 88,28 100,28 C112,28 126,32 130,44Z',(70,28,130,44))
    b='M68,46 H132 L138,120 H62Z'
    s+=P(b,mix(col,'#06100c',.82),INK,5)+P(b,rad([(0,mix(col,'#ffffff',.8)),(.35,col),(1,mix(col,'#06100c',.7),.3)],cx=.5,cy=.6,r=.6))
    fl='M100,58 C112,72 118,84 114,98 C112,108 106,112 100,112 C94,112 88,108 86,98 C84,86 92,80 100,58Z'
    s+=P(fl,mix(col,'#ffffff',.35))+P('M100,80 C106,88 108,94 106,101 C105,106 102,108 100,108 C98,108 95,106 94,101 C93,95 96,90 100,80Z','#ffffff')
    s+=glass(b)+P('M84,46 L80,120 M116,46 L120,120',stroke=INK,w=6)+P('M84,46 L80,120 M116,46 L120,120',stroke=BRASS,w=3)
    s+=brass('M56,120 H144 L140,138 H60Z',(56,120,144,138))
    if kind!='moss': return s+LANTERN_DRESS[kind]()
    m='M60,44 C66,36 72,40 78,36 C84,32 92,38 100,34 C108,30 114,36 122,34 C130,34 136,38 140,46 C140,58 134,60 132,50 C128,58 122,56 120,48 C116,66 110,64 108,50 C102,56 98,54 96,48 C92,60 86,58 84,50 C80,72 72,70 72,52 C68,60 60,56 60,44Z'
    s+=P(m,lin([(0,mix(moss,'#e0ff9a',.45)),(1,mix(moss,'#0a2a14',.3))]),INK,3)
    s+=P('M60,122 C56,130 58,140 64,142 C66,134 70,130 76,128 C82,136 90,132 92,124Z',moss,INK,3)
    return s
def salt():
    s=C(100,96,92,rad([(0,'#e8f4ff',.4),(1,'#e8f4ff',0)]),ry=60)
    s+=C(100,102,82,'none',INK,17,ry=36)+C(100,101,82,'none','#f4f7ff',11,ry=36)+C(100,99,82,'none','#ffffff',4,ry=36,op=.9)
    rnd=random.Random(4)
    for i in range(70):
        a=rnd.random()*6.28; k=1+rnd.uniform(-.13,.13)
        s+=C(round(100+82*k*math.cos(a),1),round(102+36*k*math.sin(a),1),rnd.choice((1.2,1.6,2.2)),'#ffffff',op=.85)
    s+=wisp(100,82,1.25,'#9fe8ff',mood='o')
    def candle(x,y,h,k=1):
        o=C(x,y-h-8,22,rad([(0,'#ffe08a',.85),(1,'#ffb03a',0)]))
        o+=P(f'M{x-7},{y} V{y-h} C{x-7},{y-h-4} {x+7},{y-h-4} {x+7},{y-h} V{y} C{x+7},{y+4} {x-7},{y+4} {x-7},{y}Z',lin([(0,'#fff4d8'),(1,'#c99a6a')],x2=1,y2=0),INK,2.6)
        o+=P(f'M{x},{y-h-18} C{x+6},{y-h-10} {x+6},{y-h-4} {x},{y-h-3} C{x-6},{y-h-4} {x-6},{y-h-10} {x},{y-h-18}Z','#ffd23a',INK,2)+P(f'M{x},{y-h-11} C{x+3},{y-h-7} {x+2},{y-h-4} {x},{y-h-4} C{x-2},{y-h-4} {x-3},{y-h-7} {x},{y-h-11}Z','#ffffff')
        return o
    s=candle(58,74,20)+candle(142,74,20)+s+candle(24,112,26)+candle(176,112,26)+candle(100,144,24)
    return s
def glasswin():
    s=''
    s+=P('M100,80 L20,170 L180,170Z',lin([(0,'#ffe9a0',.35),(1,'#ffe9a0',0)]))
    s+=C(100,76,74,INK)+C(100,76,70,lin([(0,'#8a86a4'),(1,'#3a344f')],x2=.6))+C(100,76,60,INK)
    cols=['green','red','blue','yellow']
    for i,k in enumerate(cols):
        b=DC[k][0]
        a0=math.radians(-180+90*i+3); a1=math.radians(-90+90*i-3)
        def pt(r,a): return f'{100+r*math.cos(a):.1f},{76+r*math.sin(a):.1f}'
        d=f'M{pt(18,a0+.1)} L{pt(56,a0)} A56,56 0 0 1 {pt(56,a1)} L{pt(18,a1-.1)} A18,18 0 0 0 {pt(18,a0+.1)}Z'
        s+=P(d,rad([(0,mix(b,'#ffffff',.65)),(.6,b),(1,mix(b,'#140a2a',.35))],cx=100,cy=76,r=60,units=1))
        am=(a0+a1)/2
        s+=emblem(k,100+38*math.cos(am),76+38*math.sin(am),11,'#fffbe8',mix(b,'#140a2a',.35))
    s+=C(100,76,17,INK)+C(100,76,13,rad([(0,'#ffffff'),(1,'#ffd75e')]))
    s+=C(100,76,65,'none','#ffe9b0',1.6,op=.6)
    for i in range(12):
        a=math.radians(i*30+15); s+=C(100+65*math.cos(a),76+65*math.sin(a),2.6,'#d9c9a0')
    return s
def net(catch=None):
    s=P('M176,146 L112,84',stroke=INK,w=13)+P('M176,146 L112,84',stroke='#9a6636',w=8)+P('M174,141 L113,82',stroke='#ffd9a0',w=2,op=.6)
    s+=brass('M118,82 L126,90 L114,100 L104,92Z',(104,82,126,100))
    bag='M36,48 C26,84 36,128 70,140 C98,146 118,116 116,70Z'
    s+=C(72,88,64,rad([(0,ECTO,.55),(1,ECTO,0)]))
    s+=P(bag,'#12382e',op=.55)
    s+=catch() if catch else wisp(74,94,1.15,mood='o')
    lines=P(cut_line(' '.join(f'M{20+i*15},40 C{30+i*12},80 {50+i*7},120 {66+i*3},150' for i in range(8))+' '.join(f'M20,{66+i*17} C60,{90+i*17} 100,{88+i*14} 130,{70+i*16}' for i in range(6)),bag),stroke='#e8f6d8',w=1.8,op=.75)
    s+=lines+P(bag,stroke='#e8f6d8',w=2.4,op=.9)
    s+=g(C(0,0,46,'none',INK,12,ry=19)+C(0,0,46,'none',BRASS,7,ry=19)+C(0,-1,46,'none','#fff0b8',1.8,ry=19,op=.8),'translate(77,56) rotate(16)')
    for x,y,r in ((140,34,3),(156,52,2),(30,26,2.4),(150,22,1.8)): s+=C(x,y,r*3,rad([(0,ECTO,.9),(1,ECTO,0)]))+C(x,y,r,'#eaffee')
    return s
def trunk():
    s=C(100,140,84,'#000000',op=.4,ry=7)
    s+=C(100,66,80,rad([(0,ECTO,.6),(1,ECTO,0)]),ry=54)
    lid=wood('M32,54 C30,26 38,10 54,8 L146,8 C162,10 170,26 168,54Z',(30,8,170,54),'#6f4426')+P('M44,50 C42,30 48,20 58,18 H142 C152,20 158,30 156,50Z','#2a1626')
    s+=lid
    # three equal wisps peeping out
    for x in (62,100,138): s+=wisp(x,66,.82,mood='s')
    s+=wood('M24,78 H176 V130 C176,138 172,140 168,140 H32 C28,140 24,138 24,130Z',(24,78,176,140))
    s+=P('M24,100 H176 M24,122 H176',stroke='#3a2014',w=2.4,op=.6)
    s+=brass('M20,74 H180 V86 H20Z',(20,74,180,86))
    for x in (62,100,138):
        s+=brass(f'M{x-13},86 H{x+13} V112 C{x+13},120 {x-13},120 {x-13},112Z',(x-13,86,x+13,118),iw=2.2)+C(x,98,4.4,INK)+P(f'M{x-2},99 L{x-3.6},110 H{x+3.6} L{x+2},99Z',INK)
    for x in (30,170): s+=C(x,132,4.5,BRASS,INK,2)
    return s
def stairs():
    s=C(150,46,70,rad([(0,ECTO,.6),(1,ECTO,0)]))
    s+=P('M128,6 H176 V72 H128Z','#0e2a22',INK,4)+P('M134,12 H170 V70 H134Z',rad([(0,'#f2fff4'),(.6,'#7dffa0'),(1,'#1f7a4a')],cx=.5,cy=.5,r=.8))
    st=['M20,142 V116 H58 V142Z','M58,142 V98 H96 V142Z','M96,142 V80 H134 V142Z','M134,142 V62 H178 V142Z']
    for i,d in enumerate(st):
        x=[20,58,96,134][i]; y=[116,98,80,62][i]; w=[38,38,38,44][i]
        s+=P(d,lin([(0,mix('#8a5a34','#7dffa0',.12+.12*i)),(1,'#2e1a20')]),INK,3.4)
        s+=R(x-2,y-5,w+4,10,3,lin([(0,'#ffdf9a'),(1,'#a8692e')]),INK,2.6)
    # footprints of light
    for x,y in ((39,104),(77,86),(115,68)): s+=C(x,y,13,rad([(0,ECTO,.95),(1,ECTO,0)]),ry=8)+C(x,y,6,'#eaffee',ry=3)
    s+=wisp(152,36,.95,mood='s')
    s+=P('M18,92 L128,26',stroke=INK,w=8)+P('M18,92 L128,26',stroke=BRASS,w=4)
    for x,y,y2 in ((24,88,112),(60,66,94),(98,44,76)): s+=P(f'M{x},{y} V{y2}',stroke=INK,w=6)+P(f'M{x},{y} V{y2}',stroke=BRASS,w=2.6)
    return s
def clock():
    s=C(100,142,56,'#000000',op=.4,ry=6)
    s+=C(100,78,80,rad([(0,'#ffd98a',.4),(1,'#ffd98a',0)]))
    for x,r in ((58,-32),(142,32)):
        s+=g(brass('M-20,4 C-20,-20 20,-20 20,4Z',(-20,-16,20,4)),f'translate({x},32) rotate({r})')
    s+=P('M100,22 V8 M88,8 H112',stroke=INK,w=9)+P('M100,22 V8 M88,8 H112',stroke=BRASS,w=4.5)
    s+=P('M62,124 L50,142 M138,124 L150,142',stroke=INK,w=13)+P('M62,124 L50,142 M138,124 L150,142',stroke=BRASS,w=7)
    s+=brass('M100,20 A60,60 0 1 1 99.9,20Z',(40,20,160,140))
    s+=C(100,80,49,INK)+C(100,80,46,rad([(0,'#fffdf0'),(.7,'#f7e8c0'),(1,'#c99f5f')],cx=.42,cy=.38,r=.7))
    for i in range(12):
        a=math.radians(i*30); r1=38 if i%3 else 34
        s+=P(f'M{100+42*math.sin(a):.1f},{80-42*math.cos(a):.1f} L{100+r1*math.sin(a):.1f},{80-r1*math.cos(a):.1f}',stroke='#4a2a2a',w=3.4 if i%3==0 else 2)
    # ten o'clock; the gone hours veiled
    a=math.radians(300)
    s+=P(f'M100,80 L{100+26*math.sin(a):.1f},{80-26*math.cos(a):.1f}',stroke=INK,w=7)+P('M100,80 V48',stroke=INK,w=5)+C(100,80,6,'#c23a34',INK,2.4)
    s+=P('M62,58 C70,44 84,38 96,38',stroke='#ffffff',w=4,op=.7)
    # little home on the dial
    s+=P('M86,112 V101 L100,91 L114,101 V112Z','#3a63a8',INK,2.4)+P('M97,112 V104 H103 V112Z','#ffe08a')
    return s
def well():
    s=C(100,70,84,rad([(0,ECTO,.7),(1,ECTO,0)]))
    s+=C(100,142,76,'#000000',op=.4,ry=7)
    s+=P('M42,96 V30 M158,96 V30',stroke=INK,w=15)+P('M42,96 V30 M158,96 V30',stroke='#7a4c2c',w=9)
    s+=wood('M22,38 L100,0 L178,38 L170,46 H30Z',(22,0,178,46),'#7a3f3a')
    s+=P('M60,26 L52,42 M84,14 L76,42 M116,14 L124,42 M140,26 L148,42',stroke='#3a1a20',w=2.4,op=.7)
    s+=C(100,98,62,INK,ry=18)+C(100,98,58,rad([(0,'#d8ffe0'),(.5,'#3fc878'),(1,'#0c3a2a')]),ry=15)
    d='M70,102 C66,70 74,44 100,42 C126,44 134,70 130,102 C120,96 112,104 100,100 C88,104 80,96 70,102Z'
    s+=P(d,rad([(0,'#ffffff'),(.55,'#c8ffd8'),(1,'#5fe890',.85)],cx=.42,cy=.3,r=.8),'#0e3a2a',2.4)
    s+=C(88,64,5.4,'#0e2a20',ry=7.5)+C(113,64,5.4,'#0e2a20',ry=7.5)+C(100,85,9,'#0e2a20',ry=12)+P('M80,54 L92,57 M121,53 L109,57',stroke='#0e2a20',w=3)
    s+=P('M52,72 C44,66 40,58 44,50 M148,72 C156,66 160,58 156,50',stroke='#d8ffe0',w=7,op=.9)
    b='M38,98 C38,118 162,118 162,98 L156,134 C150,146 50,146 44,134Z'
    s+=vol(b,'#77728c',box=(38,98,162,146),rimR='#7dffa0',rimRop=.5,rimLop=.5,iw=2.6,dl=(2,2),dr=(-2,-1))
    s+=P('M42,116 C70,130 130,130 158,116 M46,130 C72,140 128,140 154,130 M70,112 V126 M100,114 V129 M130,112 V126 M86,127 V141 M116,127 V141 M56,122 V134 M144,122 V134',stroke='#2a2438',w=2.8,op=.8)
    return s
def chain(kind='blue'):
    b=DC[kind][0]
    s=C(100,80,80,rad([(0,mix(b,'#ffffff',.2),.6),(1,b,0)]))
    def link(x,y,r,edge):
        o='M-20,-12 H20 C36,-12 36,12 20,12 H-20 C-36,12 -36,-12 -20,-12Z' if not edge else 'M-22,0 H22'
        c=mix(b,'#9fb0d0',.35)
        return g(P(o,'none',INK,15)+P(o,'none',c,9)+P(o,'none','#ffffff',2,op=.65,extra='transform="translate(-1,-2.6)"'),f'translate({x},{y}) rotate({r})')
    s+=link(34,28,40,0)+link(62,52,40,1)+link(166,28,-40,0)+link(138,52,-40,1)
    s+=P('M72,76 V58 C72,24 128,24 128,58 V76',stroke=INK,w=19)+P('M72,76 V58 C72,24 128,24 128,58 V76',stroke='#b8c2dc',w=12)+P('M69,74 V58 C69,30 98,28 106,30',stroke='#ffffff',w=2.6,op=.8)
    s+=vol('M52,72 H148 C156,72 158,76 158,84 V122 C158,138 146,144 132,144 H68 C54,144 42,138 42,122 V84 C42,76 44,72 52,72Z',b,box=(42,72,158,144),rimR='#7dffa0',rimL='#fff3c9')
    s+=C(100,108,27,INK)+C(100,108,24,lin([(0,'#ffe29a'),(1,'#8a5a22')]))+C(100,108,19,mix(b,'#0a0a2a',.4))+emblem(kind,100,108,11,'#fffbe8',b)
    return s
