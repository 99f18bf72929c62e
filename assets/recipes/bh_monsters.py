# SPDX-License-Identifier: GPL-3.0-or-later
"""Nine monsters and the two-faced one, each in its bumper car (200x200 box)."""
from bh_kit import *
BULB='#ffd75e'; MAG='#ff3fa4'; CYAN='#35e0ff'
# value: (name, monster colour, car colour, art glow, rim right)
PAL={1:('#a5d83a','#e8467c','#1f6a5a','#35e0ff'),
     2:('#cfe4f7','#3a7bf0','#31509e','#ff6fd0'),
     3:('#27bfae','#f0a02e','#0f5d74','#ff6fd0'),
     4:('#c98547','#22b5a0','#6a3a2c','#35e0ff'),
     5:('#f0263f','#241a38','#ffb320','#ffe14d'),
     6:('#9a5cf5','#f26a3d','#3c2a86','#35e0ff'),
     7:('#ff8a1c','#5f3fc0','#7c2f12','#ff4fd0'),
     8:('#3d4f9e','#d9dee9','#14606e','#35e0ff'),
     9:('#ff7fae','#c99a2e','#7a1f5c','#ffe9a0'),
     'X':('#8fe3ff','#ffb938','#2a1f5c','#ff4fd0')}
def car(col,col2=None,emblem='star',split=None):
    """Bumper car, front view, x 12..188, y 108..196 of a 200 box."""
    d='M30,170 C22,140 38,118 70,113 C90,110 110,110 130,113 C162,118 178,140 170,170 Z'
    hi=mix(col,'#ffffff',.35); dk=mix(col,'#14082c',.55)
    s=C(100,193,88,'#000000',op=.35,ry=7)
    s+=vol(d,col,light=hi,dark=dk,box=(30,110,170,172),rimR=CYAN,rimLop=.75,rimRop=.6)
    if split:
        c2=lin([(0,mix(split,'#ffffff',.3)),(.5,split),(1,mix(split,'#14082c',.5))])
        s+=P(cut(d,'M100,100 H190 V180 H100Z'),c2)+P('M100,111 V168',stroke=INK,w=2.4)
    # painted stripe & hood shine
    s+=P('M62,118 C50,124 42,140 42,160',stroke='#ffffff',w=3,op=.35)
    c2=col2 or mix(col,'#ffffff',.82)
    s+=P('M88,113 L84,168 L116,168 L112,113 Z',c2,op=.92) if emblem!='plain' else ''
    # headlights
    for x in (55,145):
        s+=C(x,147,20,rad([(0,'#fff2b0',.75),(1,'#ffd75e',0)]))
        s+=C(x,147,12.5,INK)+C(x,147,10.5,lin([(0,'#eef2ff'),(1,'#7f88a8')]))+C(x,147,8,rad([(0,'#fffdf0'),(.6,'#ffe680'),(1,'#ffb52e')],cx=.4,cy=.35,r=.7))
    # chrome badge
    s+=C(100,145,15.5,INK)+C(100,145,13.5,lin([(0,'#ffffff'),(.5,'#c3c9de'),(1,'#737b9c')]))+C(100,145,10.5,mix(col,'#14082c',.35))
    if emblem=='star': s+=P(star(100,145.5,9,4),BULB)
    elif emblem=='bolt': s+=P('M103,136 L94,147 L100,147 L97,155 L107,143 L101,143 Z',BULB)
    elif emblem=='moon': s+=P('M104,137 A9,9 0 1 0 104,153 A7,7.5 0 1 1 104,137Z',BULB)
    if split: s+=P(cut(star(100,145.5,9,4),'M80,120 H100 V170 H80Z'),'#eafaff')+P(cut(star(100,145.5,9,4),'M100,120 H120 V170 H100Z'),BULB)
    # rubber bumper
    s+=R(13,162,174,30,15,INK)
    s+=R(16,165,168,24,12,lin([(0,'#5a5478'),(.25,'#2e2846'),(1,'#120b22')]))
    s+=P('M30,169.5 H170',stroke='#a9a2d0',w=2.4,op=.6)
    for i,x in enumerate((40,70,100,130,160)):
        s+=C(x,178,7.5,rad([(0,'#fff0a8',.8),(1,'#ffcf4d',0)]))+C(x,178,3.6,rad([(0,'#fffdf0'),(1,'#ffc23a')]))
    return s
def pole(x=164,y0=118,x2=172,y2=14,spark=True):
    s=P(f'M{x},{y0} L{x2},{y2}',stroke=INK,w=6)+P(f'M{x},{y0} L{x2},{y2}',stroke='#8d93b8',w=2.6)
    if spark:
        s+=C(x2,y2,16,rad([(0,'#dffaff',.95),(.35,'#35e0ff',.6),(1,'#35e0ff',0)]))+P(star(x2,y2,10,2.6,4),'#ffffff')
    return s
def hand(x,y,col,flip=1,n=3,scale=1,rimR='#35e0ff'):
    """Paw gripping the car's rim."""
    s=''
    d=f'M-13,4 C-15,-8 -6,-14 2,-13 C11,-13 16,-6 14,4 C14,9 9,11 6,8 C4,12 -3,12 -4,8 C-8,12 -13,9 -13,4Z'
    s=vol(d,col,box=(-14,-14,14,12),iw=2.4,dl=(2,2.2),dr=(-2,-1),rimR=rimR)
    s+=P('M-4,8 V2 M6,8 V2',stroke=INK,w=2)
    return g(s,f'translate({x},{y}) scale({flip*scale},{scale})')
def m1():
    c,_,_,rr=PAL[1]
    s=P('M100,34 C96,18 108,14 112,6',stroke=INK,w=9)+P('M100,34 C96,18 108,14 112,6',stroke=c,w=4)+C(113,8,8,INK)+C(113,8,5.6,mix(c,'#ffffff',.4))
    s+=vol('M42,135 C30,66 56,26 100,26 C144,26 170,66 158,150 L42,150 Z',c,box=(40,24,160,135),rimR=rr)
    s+=C(62,108,8,mix(c,'#2c6b1a',.5),op=.55)+C(140,104,10,mix(c,'#2c6b1a',.5),op=.55)+C(146,84,4,mix(c,'#2c6b1a',.5),op=.55)+C(57,90,4,mix(c,'#2c6b1a',.5),op=.55)
    s+=eye(100,66,28,(0.05,.1),'#2b8f6b',pr=.5,lid=(.14,-5),lidcol=mix(c,'#2c6b1a',.35))
    s+=P('M76,103 C86,113 116,113 126,101',stroke=INK,w=4)+P('M96,109 l9,0 l-1.5,11 l-6,0 Z','#fffbe8',INK,2.2)
    return s
def m2():
    c,_,_,rr=PAL[2]
    # horns
    for f in (1,-1):
        h='M-38,-6 C-66,-10 -78,-36 -60,-56 C-58,-46 -52,-40 -46,-44 C-54,-30 -42,-24 -26,-26 Z'
        s0=vol(h,'#f2b65a',box=(-78,-58,-26,0),rimR='#ff6fd0',dl=(2.4,2.4),dr=(-2.4,-1)) + P('M-60,-16 L-52,-28 M-66,-30 L-55,-36',stroke='#8a4a1c',w=2.4,op=.7)
        if f==1: s=g(s0,'translate(100,66)')
        else: s+=g(s0,'translate(100,66) scale(-1,1)')
    d='M34,136 L40,112 L30,108 L42,92 L33,84 L47,70 L42,58 L57,52 L58,38 L72,40 L80,24 L92,32 L104,18 L112,32 L126,26 L130,40 L144,40 L144,54 L158,60 L153,72 L167,84 L158,93 L170,108 L160,113 L166,152 L34,152 Z'
    s+=vol(d,c,light='#ffffff',dark='#7f9ed2',box=(30,18,170,136),rimR=rr)
    s+=P('M58,74 C58,54 78,50 100,60 C122,50 142,54 142,74 C144,100 128,118 100,118 C72,118 56,100 58,74Z','#6f9fe0')+P('M64,76 C64,60 80,56 100,66 C120,56 136,60 136,76',stroke='#ffffff',w=2,op=.35)
    s+=eye(81,76,11,(.1,.1),'#123a8a',lid=(.2,12),lidcol='#4f7fc6')+eye(119,76,11,(-.1,.1),'#123a8a',lid=(.2,-12),lidcol='#4f7fc6')
    s+=P('M95,88 h10 l-5,5Z',INK)
    s+=P('M74,99 C88,105 112,105 126,99 C122,112 78,112 74,99Z',INK)+P('M80,103 l5,-12 l6,13Z','#fffbe8',INK,1.8)+P('M120,103 l-5,-12 l-6,13Z','#fffbe8',INK,1.8)
    return s
def m3():
    c,_,_,rr=PAL[3]
    s=''
    for (bx,by,tx,ty,cx1,r) in ((72,80,44,34,50,14.5),(128,80,156,38,150,14.5),(100,72,100,18,100,16.5)):
        d=f'M{bx},{by} Q{cx1},{(by+ty)/2+6} {tx},{ty}'
        s+=P(d,stroke=INK,w=20)+P(d,stroke=mix(c,'#0a3a4a',.25),w=13)+P(d,stroke=mix(c,'#ffffff',.5),w=2.5,op=.7,extra='transform="translate(-3.6,0)"')
    s+=vol('M34,136 C28,96 58,68 100,68 C142,68 172,96 166,152 L34,152 Z',c,box=(30,66,170,136),rimR=rr)
    s+=eye(44,32,14.5,(.25,.2),'#e0467c',lid=(.2,-14),lidcol=c)+eye(156,36,14.5,(-.25,.2),'#e0467c',lid=(.2,14),lidcol=c)+eye(100,18,16.5,(0,.25),'#e0467c')
    s+=C(54,108,7,mix(c,'#ffffff',.35),op=.7,ry=5)+C(146,106,9,mix(c,'#ffffff',.35),op=.7,ry=6)+C(132,84,4,mix(c,'#ffffff',.35),op=.7)
    s+=P('M66,92 C80,98 120,98 134,92 C134,122 66,122 66,92Z',INK)+P('M84,110 C92,103 108,103 116,110 C108,115 92,115 84,110Z','#ff7fae')
    s+=P('M74,95.5 l8,1.2 l-4,7Z M126,95.5 l-8,1.2 l4,7Z','#fffbe8')
    return s
def m4():
    c,_,_,rr=PAL[4]
    s=''
    for f in (1,-1):
        d='M60,104 C40,98 26,82 24,54'
        a=P(d,stroke=INK,w=24)+P(d,stroke=mix(c,'#3a1a0a',.2),w=17)+P(d,stroke='#fff0c0',w=2.4,op=.55,extra='transform="translate(-5.5,1)"')
        # open hand raised
        h='M10,44 C4,32 4,24 8,22 C12,21 14,28 16,33 C15,22 16,13 21,13 C26,13 26,22 26,32 C29,23 33,17 37,19 C41,22 36,32 34,38 C42,38 42,45 37,49 C32,58 16,58 10,44Z'
        a+=vol(h,mix(c,'#ffd9a0',.35),box=(4,12,42,58),iw=2.8,dl=(2,2),dr=(-2,-1),rimR=rr)
        s+=g(a,'translate(200,0) scale(-1,1)' if f<0 else None)
    for x in (62,138):
        s+=C(x,42,15,INK)+C(x,42,12,c)+C(x,43,6.5,'#7a3a2a')
    d='M44,136 L50,112 L42,104 L52,92 L46,80 L54,70 L52,56 L64,48 L70,36 L84,34 L92,24 L100,31 L108,24 L116,34 L130,36 L136,48 L148,56 L146,70 L154,80 L148,92 L158,104 L150,112 L156,154 L44,154 Z'
    s+=vol(d,c,box=(42,24,158,136),rimR=rr)
    s+=C(100,82,36,mix(c,'#ffe2b0',.55),ry=34)
    s+=eye(84,66,12,(.15,-.1),'#2a1a10')+eye(116,66,12,(-.15,-.1),'#2a1a10')
    s+=P('M94,80 C96,77 104,77 106,80 C106,86 94,86 94,80Z',INK)
    s+=P('M70,90 C84,95 116,95 130,90 C128,124 72,124 70,90Z',INK)+P('M80,108 C88,98 112,98 120,108 C112,117 88,117 80,108Z','#f0557a')+P('M78,93 l10,1.4 v5 h-8Z M122,93 l-10,1.4 v5 h8Z','#fffbe8')
    return s
def m5():
    c,_,_,rr=PAL[5]
    # tail with spade
    s=P('M150,120 C186,118 190,84 172,74',stroke=INK,w=11)+P('M150,120 C186,118 190,84 172,74',stroke=c,w=5.5)
    s+=g(P('M0,-20 L13,2 C7,0 3,3 0,8 C-3,3 -7,0 -13,2Z',c,INK,4),'translate(172,68) rotate(-22)')
    # five flames of hair
    hair='M40,84 C20,60 22,42 32,26 C36,42 44,46 50,46 C42,24 52,8 66,-2 C64,16 72,26 80,28 C80,8 90,-8 104,-16 C102,2 114,16 122,26 C128,14 134,6 146,0 C142,18 146,32 150,42 C156,38 164,32 170,22 C178,44 174,66 160,84 Z'
    s+=vol(hair,'#ffb21e',light='#fff07a',dark='#ff5a1e',box=(22,-14,176,84),rimR='#ff2a5a',rimL='#ffffff')
    s+=P('M54,78 C44,62 46,54 50,50 C58,56 62,50 66,34 C72,44 82,44 88,40 C92,34 92,22 100,8 C104,26 112,36 122,42 C132,38 134,30 136,28 C138,40 142,48 150,56 C154,64 150,72 146,78Z','#ff5a1e',op=.55)
    # ears
    for f in (1,-1):
        e=vol('M44,86 C26,78 14,62 10,48 C28,52 44,60 56,70Z',c,box=(10,48,56,88),rimR=rr,dl=(2,2.4),dr=(-2,-1))+P('M42,78 C32,72 24,64 20,57',stroke='#7a0a2a',w=3,op=.7)
        s+=g(e,'translate(200,0) scale(-1,1)' if f<0 else None)
    s+=vol('M36,84 C34,54 62,38 100,38 C138,38 166,54 164,84 C164,112 140,128 122,136 L78,136 C60,128 36,112 36,84Z',c,light='#ff6a5a',dark='#9a0a3a',box=(36,38,164,136),rimR=rr)
    # widow's peak
    # eyes: angry, different sizes
    s+=eye(74,74,15,(.3,.12),'#1a0a12',white='#fff3a0',pr=.36,lid=(.3,20),lidcol='#b80f38')+eye(127,72,17,(-.2,.12),'#1a0a12',white='#fff3a0',pr=.34,lid=(.2,-16),lidcol='#b80f38')
    s+=P('M52,56 L92,66',stroke=INK,w=7)+P('M148,46 L110,62',stroke=INK,w=7)
    # huge grin
    gr='M52,94 C76,104 128,102 152,86 C154,118 128,128 102,128 C76,128 54,116 52,94Z'
    s+=P(gr,INK,INK,3)

    s+=P(cut('M50,90 C76,104 128,102 156,82 L154,100 C128,114 78,114 54,106Z',gr),'#fffbe8')+P(cut('M60,124 C80,112 124,112 142,118 L120,132 H80Z',gr),'#fffbe8')+P(cut_line('M66,90 V126 M82,92 V130 M100,94 V130 M118,92 V130 M136,88 V126',gr),stroke=INK,w=2.2)
    return s
def m6():
    c,_,_,rr=PAL[6]
    def tent(d,w=17,suck=()):
        t=P(d,stroke=INK,w=w+6)+P(d,stroke=mix(c,'#2a0a5a',.2),w=w)+P(d,stroke='#e8d4ff',w=2.4,op=.6,extra=f'transform="translate(-{w*.3},-{w*.12})"')
        for x,y in suck: t+=C(x,y,2.7,'#f2c7ff')
        return t
    s=tent('M54,110 C20,104 14,66 34,50 C44,44 50,56 42,60',14,[(24,80),(24,68),(30,58)])
    s+=tent('M146,110 C180,104 186,66 166,50 C156,44 150,56 158,60',14,[(176,80),(176,68),(170,58)])
    s+=vol('M46,134 C38,112 34,88 38,68 C44,32 70,14 100,14 C130,14 156,32 162,68 C166,88 162,112 154,150 L46,150 Z',c,box=(36,12,164,134),rimR=rr)
    for x,y,r in ((74,36,7),(92,28,4),(66,50,4),(134,40,5)): s+=C(x,y,r,mix(c,'#ffffff',.4),op=.55,ry=r*.8)
    s+=eye(77,76,17,(.15,.2),'#20104a',lid=(.34,-6),lidcol=mix(c,'#2a0a5a',.25))+eye(123,76,17,(-.15,.2),'#20104a',lid=(.34,6),lidcol=mix(c,'#2a0a5a',.25))
    s+=P('M86,106 C94,100 106,100 114,106 C110,114 90,114 86,106Z',INK)+C(100,109,5,'#ff7fae',ry=2.6)
    s+=C(58,96,8,'#ff7fd0',op=.45,ry=5)+C(142,96,8,'#ff7fd0',op=.45,ry=5)
    return s
def m6_front():
    c=PAL[6][0]
    def tent(d,w=15,suck=()):
        t=P(d,stroke=INK,w=w+6)+P(d,stroke=c,w=w)+P(d,stroke='#f0e0ff',w=2.4,op=.7,extra=f'transform="translate(-{w*.28},-{w*.16})"')
        for x,y in suck: t+=C(x,y,2.6,'#f2c7ff')
        return t
    s=tent('M50,116 C18,112 2,132 10,152 C16,164 30,156 24,148',13,[(20,124),(11,136),(12,148)])
    s+=tent('M150,116 C182,112 198,132 190,152 C184,164 170,156 176,148',13,[(180,124),(189,136),(188,148)])
    s+=tent('M78,116 C70,124 72,138 78,150 C82,160 74,166 68,160',13,[(74,130),(76,142),(80,152)])
    s+=tent('M122,116 C130,124 128,138 122,150 C118,160 126,166 132,160',13,[(126,130),(124,142),(120,152)])
    return s
def m7():
    c,_,_,rr=PAL[7]
    s=P('M98,32 C94,18 102,10 116,6 L122,16 C112,18 110,24 112,34Z','#5c8a2a',INK,5)+P('M98,32 C94,18 102,10 116,6 L122,16 C112,18 110,24 112,34Z','#6ea233')
    s+=P('M112,26 C126,14 146,16 154,28 C140,36 124,36 112,26Z','#7fc043',INK,4)+P('M118,26 C130,22 142,24 150,28',stroke='#3f6a1c',w=2.2)
    s+=vol('M100,34 C116,26 140,30 154,44 C172,62 174,96 160,118 C152,132 130,138 100,138 C70,138 48,132 40,118 C26,96 28,62 46,44 C60,30 84,26 100,34Z',c,light='#ffb447',dark='#b8400a',box=(30,28,170,138),rimR=rr)
    s+=P('M72,36 C50,58 48,100 66,134 M128,36 C150,58 152,100 134,134 M100,34 C96,44 96,50 98,56',stroke='#a83c08',w=3.4,op=.6)
    s+=C(100,88,60,rad([(0,'#fff08a',.55),(1,'#fff08a',0)]),ry=48)
    ey=rad([(0,'#ffffff'),(.5,'#fff08a'),(1,'#ffcf2e')],cx=.5,cy=.7,r=.8)
    s+=P('M56,82 L72,50 L92,78 C80,84 66,85 56,82Z',ey,INK,4.5)+P('M144,82 L128,50 L108,78 C120,84 134,85 144,82Z',ey,INK,4.5)
    s+=C(77,74,5.5,INK)+C(123,74,5.5,INK)
    s+=P('M95,92 L100,84 L105,92Z',INK)
    mo='M46,94 C60,104 140,104 154,94 C152,120 130,132 100,132 C70,132 48,120 46,94Z'
    s+=P(mo,ey,INK,4.5)
    # seven teeth: four above, three below

    tt=''
    for x in (64,88,112,136): tt+=P(cut(f'M{x-7},94 h14 v15 h-14Z',mo),'#d9620c',INK,2.6)
    for x in (76,100,124): tt+=P(cut(f'M{x-7},134 v-14 h14 v14Z',mo),'#d9620c',INK,2.6)
    s+=tt+P(mo,stroke=INK,w=4)
    return s
def m8():
    c,_,_,rr=PAL[8]
    s=''
    legs=['M62,98 C38,80 34,46 50,16','M56,104 C24,92 14,58 26,32','M54,112 C22,112 4,88 8,60','M56,122 C34,130 10,122 2,98']
    for f in (1,-1):
        L=''
        for d in legs:
            L+=P(d,stroke=INK,w=14)+P(d,stroke=mix(c,'#120a3a',.35),w=8)+P(d,stroke='#bfe9ff',w=2,op=.75,extra='transform="translate(-2,-1)"')
        s+=g(L,'translate(200,0) scale(-1,1)' if f<0 else None)
    d='M44,136 L50,122 L40,116 L48,104 L38,96 L48,86 L41,76 L53,69 L50,57 L63,53 L64,41 L77,42 L82,31 L93,37 L100,27 L107,37 L118,31 L123,42 L136,41 L137,53 L150,57 L147,69 L159,76 L152,86 L162,96 L152,104 L160,116 L150,122 L156,154 L44,154 Z'
    s+=vol(d,c,light='#6f86dc',dark='#1a1c56',box=(38,27,162,136),rimR=rr)
    for x,y,r in ((82,82,16),(118,82,16),(62,68,8.5),(138,68,8.5),(86,55,7),(114,55,7),(68,94,5),(132,94,5)):
        s+=C(x,y,r*1.5,rad([(0,'#35e0ff',.55),(1,'#35e0ff',0)]))+C(x,y,r+1.6,INK)+C(x,y,r,rad([(0,'#eaffff'),(.5,'#5ff0ff'),(1,'#1592d0')],cx=.4,cy=.35,r=.75))
        s+=C(x+r*.12,y+r*.2,r*.42,'#0a1440')+C(x-r*.32,y-r*.34,r*.24,'#ffffff')
    s+=P('M76,110 C86,104 114,104 124,110 C118,120 82,120 76,110Z',INK)+P('M84,108 l10,0 l-4,17Z','#fffbe8',INK,2)+P('M116,108 l-10,0 l4,17Z','#fffbe8',INK,2)
    return s
def m9():
    c,_,_,rr=PAL[9]
    s=''
    order=[0,8,1,7,2,6,3,5,4]
    for i in order:
        a=-84+21*i
        t=vol('M-7,0 C-22,-40 -21,-78 2,-108 C20,-76 20,-40 7,0Z',mix(c,'#d83a86',.35 if i%2 else .15),box=(-20,-96,20,0),rimR=rr,iw=2.6,dl=(2.4,2),dr=(-2.4,-1))
        t+=P('M-12.6,-82 C-10,-91 -5,-100 2,-108 C8,-99 12,-90 14,-81 C10,-87 6,-78 1,-85 C-4,-78 -8,-88 -12.6,-82Z','#fff6e6')
        s+=g(t,f'translate(100,104) rotate({a})')
    # ears
    for f in (1,-1):
        e=vol('M58,74 C50,54 52,34 60,20 C76,28 90,42 94,58Z',c,box=(50,20,94,74),rimR=rr,dl=(2.4,2.4),dr=(-2,-1))+P('M64,60 C60,48 61,40 64,33 C73,39 79,46 82,54Z','#7a1f5c')
        s+=g(e,'translate(200,0) scale(-1,1)' if f<0 else None)
    s+=vol('M52,136 C48,118 36,104 40,86 C50,58 76,48 100,48 C124,48 150,58 160,86 C164,104 152,118 148,136Z',c,light='#ffb0cc',dark='#c03a80',box=(38,48,162,136),rimR=rr)
    s+=P('M41,92 C58,88 76,92 88,104 C94,112 98,116 100,116 C102,116 106,112 112,104 C124,92 142,88 159,92 C160,110 150,120 147,136 H53 C50,120 40,110 41,92Z','#fff6e6')
    # sly eyes
    for f in (1,-1):
        e=P('M62,86 C70,74 84,74 92,88 C82,92 70,92 62,86Z','#ffe36a',INK,3.6)+C(79,83.5,5,INK,ry=6.5)+C(77,81,1.8,'#ffffff')+P('M58,84 C68,70 84,70 94,86',stroke=INK,w=4.6)
        s+=g(e,'translate(200,0) scale(-1,1)' if f<0 else None)
    s+=P('M100,58 C94,64 96,72 100,76 C104,72 106,64 100,58Z','#ffe36a',INK,2.2)
    s+=P('M93,106 C96,103 104,103 107,106 C106,112 94,112 93,106Z',INK)
    s+=P('M100,111 V117 M100,117 C94,124 84,122 80,116 M100,117 C106,124 118,122 124,112',stroke=INK,w=3.2)
    return s
def mX():
    # one head, two faces: left pale, asleep (0); right blazing, roaring (10)
    d='M40,136 C28,96 36,60 56,42 C70,28 86,24 100,24 C114,24 130,28 144,42 C164,60 172,96 160,136 Z'
    # right flames crown
    fl='M100,40 C102,20 110,6 122,-8 C124,10 132,14 138,18 C142,8 150,2 160,-2 C158,14 162,22 166,28 C172,24 178,22 186,22 C180,36 178,46 176,56 C182,56 186,58 192,64 C180,74 176,90 170,104 L120,120Z'
    s=vol(fl,'#ffb21e',light='#fff07a',dark='#ff4a3a',box=(100,-8,192,110),rimR='#ff2a7a',rimL='#ffffff')
    # left curl of mist / nightcap wisp
    wp='M100,30 C82,14 56,10 40,20 C30,26 24,38 30,44 C36,48 42,42 38,38 C48,32 58,36 56,46 L48,70 L100,60Z'
    s+=vol(wp,'#8fd8ff',light='#e6faff',dark='#4f8fe0',box=(24,10,100,70),rimR='#8f7cff')
    s+=P(d,INK,INK,6.8)
    s+=vol(d,'#9fe0ff',light='#e6faff',dark='#4a86d8',box=(36,24,164,136),rimR='#8f7cff',within='M-20,-20 H100 V180 H-20Z')
    s+=vol(d,'#ff4d6a',light='#ff9a5a',dark='#a8125a',box=(36,24,164,136),rimR='#ffe14d',within='M100,-20 H220 V180 H100Z')
    # left: sleeping eye, little o mouth
    s+=P('M54,78 C62,88 78,88 86,78',stroke=INK,w=5)+P('M57,84 L53,89 M70,87 V93 M83,84 L87,89',stroke=INK,w=3)
    s+=C(62,100,8,'#ff9fd8',op=.55,ry=5)
    s+=P('M86,114 C86,106 100,105 100,105 V123 C92,124 86,121 86,114Z',INK)
    # right: furious eye, big maw with teeth
    s+=eye(130,74,17,(-.1,.1),'#2a0612',white='#fff3a0',pr=.36,lid=(.28,-20),lidcol='#c01a52')+P('M152,46 L110,64',stroke=INK,w=7)
    mw='M100,98 C120,98 140,94 152,88 C156,118 132,132 100,132Z'
    s+=P(mw,INK,INK,3)+P('M103,99 l12,-1 l-5,13Z M121,97 l12,-2 l-4,14Z M139,93 l9,-3 l-1,12Z','#fffbe8')+P('M106,131 l6,-11 l7,9Z M124,127 l6,-11 l6,5Z','#fffbe8')
    s+=P('M100,24 C96,40 104,52 100,66 C96,80 104,92 100,104 V136',stroke=INK,w=3.6)
    return s
MON={1:m1,2:m2,3:m3,4:m4,5:m5,6:m6,7:m7,8:m8,9:m9,'X':mX}
LIFT={1:-10,2:-14,3:-14,4:-16,5:-10,6:-12,7:-16,8:-16,9:-18,'X':-12}
EMB={1:'star',2:'star',3:'moon',4:'bolt',5:'bolt',6:'star',7:'moon',8:'star',9:'bolt','X':'plain'}
def monster(v):
    """Monster in its car, 200x200 box."""
    c,cc,_,rr=PAL[v]
    s=pole(164,118,173,16) if v==1 else ''
    s+=g(MON[v](),f'translate(0,{LIFT[v]})')
    s+=car(cc,emblem=EMB[v],split='#3a8ad8' if v=='X' else None,col2={5:'#ffb21e',8:'#ff3fa4','X':None}.get(v))  if v!='X' else car('#3a8ad8',emblem='plain',split='#ff4d6a')
    if v==6: s+=m6_front()
    elif v in (1,3): s+=hand(62,116,c,1)+hand(138,116,c,-1)
    elif v==2: s+=hand(56,118,'#eaf4ff',1,scale=1.15)+hand(144,118,'#eaf4ff',-1,scale=1.15)
    elif v==4: s+=hand(66,118,mix(c,'#ffd9a0',.35),1)+hand(134,118,mix(c,'#ffd9a0',.35),-1)
    elif v==5: s+=hand(52,118,'#c4123c',1,scale=1.1,rimR='#ffe14d')+hand(148,118,'#c4123c',-1,scale=1.1,rimR='#ffe14d')
    elif v==7: s+=hand(50,119,'#6ea233',1)+hand(150,119,'#6ea233',-1)
    elif v==9: s+=hand(60,118,'#7a1f5c',1)+hand(140,118,'#7a1f5c',-1)
    elif v=='X': s+=hand(58,118,'#9fe0ff',1)+hand(142,118,'#ff4d6a',-1)
    return s
