# SPDX-License-Identifier: GPL-3.0-or-later
"""Six riders, calm or scared (200x200 box)."""
from bh_kit import *
BULB='#ffd75e'
# Rider bust, 200x200 box; head centre (100,86) r~40. mood: 'calm' | 'scared'
RID={
 'pepper':dict(skin='#f2b892',hair='#e2572c',coat='#1f9c8f',bg='#c2467e'),
 'monty':dict(skin='#e9c9a8',hair='#4a2f2a',coat='#a83246',bg='#3a5fb8'),
 'zuri':dict(skin='#8a5236',hair='#2a1a3a',coat='#f2b22e',bg='#7a4ac8'),
 'nana':dict(skin='#efc7b4',hair='#d8dcec',coat='#7a4ac8',bg='#1f8a7a'),
 'kai':dict(skin='#d79a6a',hair='#1f7aa8',coat='#ee6a2e',bg='#2a4fa8'),
 'ivo':dict(skin='#f0d0b0',hair='#c9a23a',coat='#3a63c8',bg='#b0622a'),
}
def floss():
    s=P('M158,186 L152,134',stroke=INK,w=7)+P('M158,186 L152,134',stroke='#fff0d0',w=3.4)
    for r,col in ((0,INK),(-2.6,None)):
        for x,y,q in ((150,118,20),(164,128,14),(138,130,13),(156,104,13)):
            s+=C(x,y,q+r,col or rad([(0,'#ffd9ee'),(1,'#f06ab0')],cx=.35,cy=.3,r=.85))
    return s
def popcorn():
    s=''
    for x,y,q in ((142,128,9),(156,122,10),(170,128,9),(150,116,8),(163,113,8),(136,136,7),(176,136,7)): s+=C(x,y,q+2.6,INK)
    for x,y,q in ((142,128,9),(156,122,10),(170,128,9),(150,116,8),(163,113,8),(136,136,7),(176,136,7)): s+=C(x,y,q,rad([(0,'#ffffff'),(1,'#ffd98a')],cx=.35,cy=.3,r=.85))
    b='M132,134 H180 L173,190 H139Z'
    s+=P(b,'#fff4e0',INK,5)+P('M132,134 H141 L144,190 H139Z M151,134 H161 L160,190 H152Z M171,134 H180 L173,190 H168Z','#e0324a')+P(b,'none',INK,3)
    return s
def balloon():
    s=P('M158,186 C150,170 166,158 157,140',stroke=INK,w=4.6)+P('M158,186 C150,170 166,158 157,140',stroke='#fff0d0',w=2)
    d='M157,140 C136,130 128,112 132,96 C136,80 178,80 182,96 C186,112 178,130 157,140Z'
    return s+P('M152,143 L157,136 L162,143Z','#1fa8c8',INK,3)+vol(d,'#2fc8e0',light='#c8faff',dark='#0f6a9a',box=(130,82,184,140),rimR='#ff4fd0',iw=2.8,dl=(2.2,2.4),dr=(-2.2,-1))+C(146,100,5,'#ffffff',op=.8,ry=8)
def teacup():
    s=P('M176,142 C192,140 192,160 174,160',stroke=INK,w=10)+P('M176,142 C192,140 192,160 174,160',stroke='#f4e8ff',w=5)
    s+=P('M134,134 H180 C180,160 172,170 157,170 C142,170 134,160 134,134Z',lin([(0,'#ffffff'),(1,'#c8b0e8')]),INK,4)+C(157,134,23,'#8a4a24',INK,3,ry=5)+P('M138,148 C150,156 164,156 176,148',stroke='#ff5a9a',w=4)
    return s+P('M148,122 C142,114 154,108 148,98 M164,122 C158,114 170,108 164,98',stroke='#ffffff',w=4,op=.75)
def soda():
    s=P('M160,128 L168,92 L180,88',stroke=INK,w=8)+P('M160,128 L168,92 L180,88',stroke='#ff5a8a',w=4)
    b='M136,132 H178 L172,190 H142Z'
    return s+P(b,lin([(0,'#3fd8f0'),(1,'#1a6ac8')],x2=1,y2=0),INK,5)+P('M138,150 H176 L174,166 H140Z','#ffffff')+P(star(157,158.5,7.5,3.2),'#ff5a8a')+R(131,126,52,9,4,'#fff4e0',INK,3)
def lolly():
    s=P('M158,188 L155,132',stroke=INK,w=7)+P('M158,188 L155,132',stroke='#fff0d0',w=3.4)
    s+=C(154,112,27,INK)+C(154,112,24,rad([(0,'#ffffff'),(1,'#ffd0d8')]))
    sp=''
    for n in range(4):
        a=n*math.pi/2
        p=[(154+r*math.cos(a+r*.075),112+r*math.sin(a+r*.075)) for r in range(0,25,3)]
        q=[(154+r*math.cos(a+.8+r*.075),112+r*math.sin(a+.8+r*.075)) for r in range(24,-1,-3)]
        sp+='M'+' L'.join(f'{x:.1f},{y:.1f}' for x,y in p+q)+'Z '
    return s+P(sp,'#f0324e')+C(154,112,24,'none',INK,2)+C(146,102,5,'#ffffff',op=.6,ry=4)
PROP=dict(pepper=floss,monty=popcorn,zuri=balloon,nana=teacup,kai=soda,ivo=lolly)
def _eyes(mood,skin,ex=17,ey=84):
    s=''
    if mood=='calm':
        for f in (-1,1):
            s+=eye(100+f*ex,ey,10,(0,.35),'#2b1a2e',lid=(.52,f*-2),lidcol=mix(skin,'#7a3a4a',.28))
    else:
        for f in (-1,1):
            s+=eye(100+f*(ex+1),ey-2,15,(0,.05),'#2b1a2e',pr=.22,ry=17)
    return s
def rider(k,mood='calm',prop=True,head_only=False):
    p=RID[k]; sk,hr,co=p['skin'],p['hair'],p['coat']
    if mood=='scared': sk=mix(sk,'#9fd8e8',.3)
    s=''
    rr='#ff4fd0' if mood=='calm' else '#35e0ff'
    up=mood=='scared'
    # back hair
    if k=='pepper':
        if not up:
            for x,y,r in ((52,78,26),(148,78,26),(58,108,20),(142,108,20)): s+=C(x,y,r+3,INK)
            for x,y,r in ((52,78,26),(148,78,26),(58,108,20),(142,108,20)): s+=C(x,y,r,rad([(0,mix(hr,'#ffffff',.25)),(1,mix(hr,'#3a0a2a',.4))],cx=.35,cy=.3,r=.8))
        else:
            d='M56,100 C34,84 26,54 14,38 C32,42 42,46 46,48 C40,30 40,14 36,0 C50,12 60,22 66,34 C70,14 78,-2 88,-14 C92,2 96,14 98,26 C106,8 116,-6 128,-14 C128,4 128,18 130,32 C140,18 152,8 166,0 C160,18 158,34 154,50 C162,46 172,42 188,40 C172,56 164,86 144,100Z'
            s+=vol(d,hr,box=(14,-14,188,100),rimR=rr)
    if k=='zuri':
        for x in (54,146):
            y=44 if not up else 30
            s+=C(x,y,29,INK)+C(x,y,26,rad([(0,mix(hr,'#8a5ac0',.5)),(1,hr)],cx=.35,cy=.3,r=.8))
            if up:
                for a in range(0,360,30): s+=g(P('M-4,-24 L0,-36 L4,-24Z',hr),f'translate({x},{y}) rotate({a})')
    if k=='nana':
        y=26 if not up else 12
        s+=C(100,y,24,INK)+C(100,y,21,rad([(0,'#ffffff'),(1,mix(hr,'#5a5a9a',.5))],cx=.35,cy=.3,r=.8))
    # shoulders
    if not head_only:
        s+=vol('M34,172 C34,140 62,126 100,126 C138,126 166,140 166,172 L166,200 L34,200Z',co,box=(34,126,166,200),rimR=rr)
        s+=P('M84,118 H116 V132 C112,140 88,140 84,132Z',mix(sk,'#5a1a3a',.28))
        # collar
        s+=P('M78,130 L100,148 L122,130 L132,138 L104,166 H96 L68,138Z',mix(co,'#ffffff',.75) if k!='pepper' else '#fff0c0',INK,3)
    # ears+head
    for x in (59,141): s+=C(x,90,10,INK)+C(x,90,7.4,mix(sk,'#b0405a',.2))
    s+=vol('M60,80 C60,50 78,40 100,40 C122,40 140,50 140,80 C141,108 124,128 100,128 C76,128 59,108 60,80Z',sk,light=mix(sk,'#ffffff',.2),dark=mix(sk,'#7a2a5a',.38),box=(58,40,142,128),rimR=rr)
    if mood=='calm':
        s+=C(76,100,9,'#ff6a7a',op=.28,ry=6)+C(124,100,9,'#ff6a7a',op=.28,ry=6)
    s+=_eyes(mood,sk)
    # brows
    bc=mix(hr,'#1a0a20',.35)
    if mood=='calm': s+=P('M72,67 C78,64 86,64 92,66 M108,65 C114,60 122,60 128,64',stroke=bc,w=4.6)
    else: s+=P('M66,62 C72,52 82,50 88,52 M134,62 C128,52 118,50 112,52',stroke=bc,w=4.6)
    # nose
    s+=P('M97,92 C93,98 96,101 102,100',stroke=mix(sk,'#5a1a3a',.6),w=3)
    # mouth
    if mood=='calm': s+=P('M84,112 C92,115 106,115 118,108',stroke=INK,w=4)
    else:
        s+=P('M84,118 C82,104 92,102 100,102 C108,102 118,104 116,118 C114,128 86,128 84,118Z',INK)+P('M90,122 C94,115 106,115 110,122 C106,126 94,126 90,122Z','#ff6a8a')+P('M88,105 H112 L110,110 H90Z','#ffffff')
    # front hair / hat
    if k=='pepper':
        if not up:
            s+=P('M58,74 C56,44 78,30 102,32 C128,32 144,48 142,74 C134,62 122,60 114,56 C106,64 92,58 86,56 C78,64 66,62 58,74Z',INK,INK,6)+P('M58,74 C56,44 78,30 102,32 C128,32 144,48 142,74 C134,62 122,60 114,56 C106,64 92,58 86,56 C78,64 66,62 58,74Z',lin([(0,mix(hr,'#ffd08a',.45)),(1,hr)]))
            # goggles pushed up
            s+=P('M58,52 C80,40 120,40 142,52',stroke='#2a1a2e',w=9)
        else: s+=P('M58,68 C62,52 74,50 84,48 C92,54 104,54 112,48 C126,50 138,54 142,68 C138,44 120,32 100,32 C80,32 62,44 58,68Z',hr,INK,3)
        gy=44 if not up else 30
        for x in (82,118): s+=C(x,gy,15,INK)+C(x,gy,12.5,lin([(0,'#f2d07a'),(1,'#9a6a1e')]))+C(x,gy,9,rad([(0,'#dffaff'),(1,'#1f86b8')],cx=.35,cy=.3,r=.8))+P(f'M{x-5},{gy+1} L{x+1},{gy-6}',stroke='#ffffff',w=2.4,op=.8)
    elif k=='monty':
        dy=-18 if up else 0
        if up: s+=P('M62,58 L56,38 L70,48 L74,28 L86,44 L96,24 L106,44 L120,28 L126,48 L142,38 L138,58 C120,46 80,46 62,58Z',hr,INK,4)
        hat=vol('M62,52 C60,22 76,8 100,8 C124,8 140,22 138,52Z','#38324f',box=(60,8,140,52),rimR=rr)+P('M62,50 C80,44 120,44 138,50 L138,41 C120,35 80,35 62,41Z','#c23a52')+vol('M40,58 C48,50 70,46 100,46 C130,46 152,50 160,58 C150,64 130,60 100,60 C70,60 50,64 40,58Z','#38324f',box=(40,46,160,62),rimR=rr,dl=(1.5,2),dr=(-2,-.6))
        s+=g(hat,f'translate(0,{dy}) rotate({-8 if up else 0} 100 50)')
        if not up: s+=P('M62,74 C62,64 64,60 68,58 M138,74 C138,64 136,60 132,58',stroke=hr,w=6)
        # round glasses, moustache
        for x in (83,117): s+=C(x,84,15 if not up else 19,'none','#f2d07a',3)
        s+=P('M98,83 C99,80 101,80 102,83',stroke='#f2d07a',w=3)
        if not up: s+=P('M100,104 C92,98 82,104 74,100 C78,112 92,112 100,107 C108,112 122,112 126,100 C118,104 108,98 100,104Z',hr)
        else: s+=P('M100,100 C92,94 84,94 76,84 C78,100 90,106 100,102 C110,106 122,100 124,84 C116,94 108,94 100,100Z',hr)
    elif k=='zuri':
        s+=P('M58,76 C56,46 76,34 100,34 C124,34 144,46 142,76 C138,60 128,54 116,50 C104,58 84,58 74,54 C66,58 60,66 58,76Z',hr,INK,3)+P('M72,46 C82,40 94,38 104,38',stroke='#a87ad8',w=3,op=.7)
        s+=C(62,58,6,'#ff3fa4',INK,2)+C(138,58,6,'#ff3fa4',INK,2)
    elif k=='nana':
        s+=P('M57,82 C52,44 76,30 100,30 C124,30 148,44 143,82 C138,64 128,58 118,56 C110,60 90,60 82,56 C72,58 62,64 57,82Z',lin([(0,'#ffffff'),(1,mix(hr,'#6a6aa8',.35))]),INK,3)
        for x in (83,117): s+=P(f'M{x-15},80 C{x-15},70 {x+15},70 {x+15},80 C{x+15},94 {x-15},94 {x-15},80Z','none','#ff3fa4',3)
        s+=P('M98,80 H102',stroke='#ff3fa4',w=3)+C(59,104,4.5,BULB,INK,1.6)+C(141,104,4.5,BULB,INK,1.6)
    elif k=='kai':
        # headphones
        hy=0
        phones=g(P('M52,88 C44,34 74,14 100,14 C126,14 156,34 148,88',stroke=INK,w=11)+P('M52,88 C44,34 74,14 100,14 C126,14 156,34 148,88',stroke='#ff5a8a',w=5.6)+R(40,76,22,34,10,INK)+R(43,79,16,28,7,lin([(0,'#ff8ab0'),(1,'#b81e5a')]))+R(138,76,22,34,10,INK)+R(141,79,16,28,7,lin([(0,'#ff8ab0'),(1,'#b81e5a')])),f'translate(0,{hy})')
        if not up:
            hd='M55,88 C48,46 72,20 104,21 C136,21 152,46 145,88 L137,66 L131,79 L121,59 L114,76 L103,58 L94,77 L85,60 L76,80 L66,66Z'
            s+=vol(hd,hr,light='#4fd0e0',dark='#123a6a',box=(52,20,148,86),rimR=rr,dl=(2.4,2.6),dr=(-2.4,-1))+P('M74,40 C82,32 94,28 106,29 M68,54 C70,48 72,46 75,44 M112,36 C122,38 130,44 134,54',stroke='#9ff2ff',w=3,op=.75)
            s+=phones
        else:
            s+=phones
            hd='M58,74 C56,56 58,44 62,36 L56,12 L74,28 L76,-6 L92,22 L102,-14 L112,22 L128,-6 L128,28 L146,12 L140,36 C144,46 144,58 142,74 C134,58 122,52 100,52 C78,52 66,58 58,74Z'
            s+=vol(hd,hr,light='#4fd0e0',dark='#123a6a',box=(56,-14,146,74),rimR=rr,dl=(2.4,2.6),dr=(-2.4,-1))
    elif k=='ivo':
        for x,y,r in ((60,72,11),(64,58,11),(140,72,11),(136,58,11)): s+=C(x,y,r+2.6,INK)
        for x,y,r in ((60,72,11),(64,58,11),(140,72,11),(136,58,11)): s+=C(x,y,r,rad([(0,mix(hr,'#ffffff',.35)),(1,mix(hr,'#5a2a0a',.3))],cx=.35,cy=.3,r=.8))
        for x,y in ((78,98),(84,102),(74,104),(116,102),(122,98),(126,104)): s+=C(x,y,1.7,'#b0603a')
        dome=''
        cols=('#e8423a','#ffd23a','#3a8ae8','#3fbf6a')
        full='M60,58 C58,30 76,14 100,14 C124,14 142,30 140,58Z'
        cap=P(full,INK,INK,6.4)
        for n,(a,b) in enumerate(((40,80),(80,100),(100,120),(120,160))):
            cap+=P(cut(full,f'M100,6 L{a},60 H{b}Z'),cols[n])
        cap+=P(full,lin([(0,'#ffffff',.35),(.5,'#ffffff',0),(1,'#1a0a20',.3)],x2=.7))
        cap+=P('M54,60 C70,50 130,50 146,60 C132,68 68,68 54,60Z',lin([(0,'#ff6a5a'),(1,'#a81e2e')]),INK,3)
        cap+=P('M100,16 V2',stroke=INK,w=6)+P('M100,16 V2',stroke='#c9cde0',w=3)
        if up: cap+=C(100,0,34,'#ffe08a',op=.5,ry=7)+C(100,0,34,'none',INK,2.4,ry=7)+C(100,0,20,'none','#ffffff',2,ry=4,op=.9)
        else: cap+=P('M100,1 C84,-10 70,-8 66,0 C72,8 88,8 100,1 C112,-8 128,-8 134,-1 C128,8 112,10 100,1Z','#ffd23a',INK,3)
        cap+=C(100,1,4.6,'#e8423a',INK,2)
        if not up: s+=cap
        if up:
            cur=((70,56,10),(84,50,11),(100,47,11),(116,50,11),(130,56,10))
            for x,y,r in cur: s+=C(x,y,r+2.6,INK)
            for x,y,r in cur: s+=C(x,y,r,rad([(0,mix(hr,'#ffffff',.35)),(1,mix(hr,'#5a2a0a',.3))],cx=.35,cy=.3,r=.8))
        if up: s+=g(cap,'translate(0,-26) rotate(9 100 50)')
        s+=P('M100,150 L84,141 V160Z M100,150 L116,141 V160Z','#e8423a',INK,2.6)+C(100,150.5,4.4,'#ffd23a',INK,2)
    if mood=='calm' and prop:
        s+=PROP[k]()
        s+=g(vol('M-13,4 C-15,-8 -6,-14 2,-13 C11,-13 16,-6 14,4 C14,9 9,11 6,8 C4,12 -3,12 -4,8 C-8,12 -13,9 -13,4Z',sk,box=(-14,-14,14,12),iw=2.4,dl=(2,2.2),dr=(-2,-1),rimR=rr),'translate(157,170)')
    if mood=='scared' and prop:
        for f in (1,-1):
            h='M58,150 C48,146 46,132 50,120 C50,112 55,112 56,119 C57,108 63,107 63,116 C66,108 71,110 70,119 C74,114 79,118 76,126 C74,140 70,150 58,150Z'
            a=P('M46,196 C46,176 50,160 58,146',stroke=INK,w=24)+P('M46,196 C46,176 50,160 58,146',stroke=co,w=18)+vol(h,sk,box=(46,108,79,150),iw=2.6,dl=(2,2),dr=(-2,-1),rimR=rr)
            s+=g(a,'translate(200,0) scale(-1,1)' if f<0 else None)
        for x,y,r in ((44,70,0),(160,74,0),(166,96,1),(34,92,1)):
            s+=P(f'M{x},{y} c-6,9 -6,14 0,14 c6,0 6,-5 0,-14Z','#bff2ff',INK,2)
    return s
