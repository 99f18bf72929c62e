# SPDX-License-Identifier: GPL-3.0-or-later
"""One contraption for every Trap (200x150 box, standing on y=142)."""
import bh_lab
from bh_lab import *


def shade(w=60, y=141):
    return C(100, y, w, '#000000', op=.4, ry=6)


def glow(col, x, y, r, ry=None, a=.6):
    return C(x, y, r, rad([(0, col, a), (.5, col, a * .4), (1, col, 0)]), ry=ry)


def metal(d, box, base, **k):
    return vol(d, base, box=box, rimL='#fff3c9', rimR='#7dffa0', rimRop=.45, rimLop=.6, iw=k.pop('iw', 2.6), dl=(2, 2.2), dr=(-2, -1), **k)


def flame_(x, y, s=1, c1='#ff8a2a', c2='#ffe08a'):
    return g(P('M0,-26 C12,-12 16,-2 12,9 C9,17 4,20 0,20 C-5,20 -11,16 -13,8 C-16,-4 -6,-8 0,-26Z', c1) + P('M0,-8 C6,0 8,6 6,12 C4,17 2,18 0,18 C-3,18 -6,16 -7,11 C-8,4 -3,0 0,-8Z', c2), f'translate({x},{y}) scale({s})')


def leaf(x, y, s, rot, c='#5fae48'):
    return g(P('M0,0 C-10,-6 -10,-18 0,-26 C10,-18 10,-6 0,0Z', c, INK, 2.2) + P('M0,-2 V-20', stroke=mix(c, '#0a2a14', .5), w=1.8), f'translate({x},{y}) rotate({rot}) scale({s})')


# ------------------------------------------------------------ lanterns
def dress_ember():
    s = ''
    for x, y, q, r in ((58, 128, .55, -20), (142, 128, .55, 20)):
        s += g(flame_(0, 0, q), f'translate({x},{y}) rotate({r})')
    s += P('M66,44 L60,30 L72,36 L74,24 L84,33 L90,20 L98,31 L106,18 L112,32 L122,23 L126,36 L139,30 L134,45 C120,38 80,38 66,44Z', lin([(0, '#ffb84a'), (1, '#d8362a')]), INK, 3)
    for x, y, r in ((50, 70, 2.4), (152, 60, 2.8), (146, 92, 1.8), (56, 96, 1.8), (160, 84, 1.6)):
        s += glow('#ff8a3a', x, y, r * 4, a=.9) + C(x, y, r, '#fff0c0')
    return s


def dress_tide():
    s = P('M54,128 C60,116 72,114 78,122 C84,112 96,112 102,121 C108,112 120,112 126,121 C132,113 144,116 148,128 C150,140 140,146 128,142 H72 C60,146 52,140 54,128Z', lin([(0, '#9fe0ff'), (.5, '#3a86d8'), (1, '#1c3f8a')]), INK, 3)
    s += P('M62,126 C68,122 73,124 77,129 M86,126 C92,121 98,124 101,129 M110,126 C116,121 122,124 125,129', stroke='#eafaff', w=2.4)
    s += P('M68,45 C70,32 84,24 100,24 C116,24 130,32 132,45 C124,50 118,42 114,45 C108,50 104,42 100,45 C94,50 90,42 86,45 C80,50 74,42 68,45Z', lin([(0, '#d8f4ff'), (1, '#6a9ad8')]), INK, 3) + P('M100,25 V42 M86,28 L83,42 M114,28 L117,42', stroke='#3a5a9a', w=2)
    for x, y, r in ((52, 64, 5), (46, 84, 3), (150, 70, 6), (156, 94, 3.4), (146, 46, 3)):
        s += C(x, y, r, '#bfe8ff', '#eafaff', 1.4, op=.7) + C(x - r * .3, y - r * .3, r * .3, '#ffffff')
    return s


def dress_amber():
    s = P('M66,45 C68,30 84,22 100,22 C116,22 132,30 134,45 C134,54 128,56 126,48 C124,62 116,62 115,48 C112,54 106,54 104,48 C102,70 94,68 93,48 C90,54 84,53 82,48 C80,60 73,60 73,48 C70,54 66,52 66,45Z', lin([(0, '#fff0a8'), (.5, '#ffb93a'), (1, '#d9780e')]), INK, 3) + P('M78,36 C84,30 92,28 98,28', stroke='#ffffff', w=3, op=.8)
    for x, y, q in ((50, 66, 1), (154, 84, .85)):
        b = P('M-4,-8 C-14,-18 -20,-8 -8,-3Z M4,-8 C14,-18 20,-8 8,-3Z', '#eafaff', INK, 1.8) + C(0, 0, 10, '#ffd23a', INK, 2.4, ry=7.5) + P('M-3,-7 V7 M3,-7 V7', stroke=INK, w=2.6) + C(-7, -1.4, 1.4, INK)
        s += g(b, f'translate({x},{y}) scale({q}) rotate(-10)')
    hexa = lambda x, y: 'M' + ' L'.join(f'{x + 7 * math.cos(math.pi / 3 * i):.1f},{y + 7 * math.sin(math.pi / 3 * i):.1f}' for i in range(6)) + 'Z'
    for x, y in ((74, 130), (100, 130), (126, 130)):
        s += P(hexa(x, y), '#ffd76a', '#6e4318', 2)
    return s


bh_lab.LANTERN_DRESS = dict(ember=dress_ember, tide=dress_tide, amber=dress_amber)


# ------------------------------------------------------------ nets: four kinds of ghost
def shade_ghost():
    d = 'M50,126 C44,96 52,62 74,58 C98,60 104,96 98,124 C92,116 88,130 82,120 C78,130 70,130 68,120 C62,130 56,118 50,126Z'
    return P(d, rad([(0, '#6a5ab0'), (.6, '#3a2a78'), (1, '#1c1346')], cx=.4, cy=.3, r=.8), '#a898f0', 1.8) + P('M60,82 L72,88 C68,95 60,93 60,82Z M92,82 L80,88 C84,95 92,93 92,82Z', '#fff3a0') + P('M66,104 C72,100 80,100 86,104', stroke='#fff3a0', w=2.6)


def moaner_ghost():
    d = 'M48,126 C42,98 50,62 74,58 C98,62 106,98 100,126 C94,118 88,130 82,122 C78,131 70,131 66,122 C60,130 54,118 48,126Z'
    return P(d, rad([(0, '#ffffff'), (.55, '#c8ecff'), (1, '#6ab4e8')], cx=.42, cy=.3, r=.8)) + P('M58,82 C62,78 68,79 70,84 M90,82 C86,78 80,79 78,84', stroke='#12304a', w=3) + C(74, 103, 7, '#12304a', ry=10) + P('M62,90 c-4,7 -4,11 0,11 c4,0 4,-4 0,-11Z M87,90 c-4,7 -4,11 0,11 c4,0 4,-4 0,-11Z', '#5fd0ff')


def wailer_ghost():
    d = 'M46,124 C42,92 50,62 74,56 C98,62 106,92 102,124 C96,116 88,132 82,122 C78,132 70,132 66,122 C60,132 52,116 46,124Z'
    return P(d, rad([(0, '#ffffff'), (.55, '#ffd0e8'), (1, '#f07ab8')], cx=.42, cy=.3, r=.8)) + C(64, 78, 4, '#4a0a30', ry=6) + C(86, 78, 4, '#4a0a30', ry=6) + P('M60,98 C60,88 88,88 88,98 C90,120 58,120 60,98Z', '#4a0a30') + P('M66,110 C70,104 80,104 83,110 C78,114 70,114 66,110Z', '#ff6a9a') + P('M54,68 L64,70 M95,68 L86,70', stroke='#4a0a30', w=3)


# ------------------------------------------------------------ new contraptions
def mirror_box():
    s = shade(74) + glow(ECTO, 100, 74, 80)
    s += wood('M30,50 H170 V142 H30Z', (30, 50, 170, 142), '#6a3f5a')
    s += P('M42,60 H158 V132 H42Z', '#0c1f24', INK, 3) + P('M44,62 H100 V130 H44Z', lin([(0, '#d8fff0'), (.6, '#5fbf9a'), (1, '#1c5a4a')], x2=1)) + P('M100,62 H156 V130 H100Z', lin([(0, '#1c5a4a'), (.5, '#5fbf9a'), (1, '#d8fff0')], x2=1))
    s += wisp(72, 98, .98, mood='o') + flip(wisp(72, 98, .98, mood='o'))
    s += P('M48,66 L62,66 L48,92Z M150,66 L136,66 L152,94Z', '#ffffff', op=.5)
    s += P('M100,54 V138', stroke=INK, w=9) + P('M100,54 V138', stroke=BRASS, w=5)
    s += brass('M22,40 H178 V54 H22Z', (22, 40, 178, 54)) + brass('M64,40 C66,14 134,14 136,40Z', (64, 16, 136, 40)) + C(100, 29, 8, INK) + C(100, 29, 5.6, ECTO)
    for x in (36, 164):
        s += C(x, 136, 3.6, BRASS, INK, 1.6)
    return s


def cabinet():
    s = shade(70) + glow(ECTO, 112, 80, 80)
    s += wood('M42,16 C60,2 140,2 158,16 V142 H42Z', (42, 4, 158, 142), '#7a4c2c')
    s += P('M52,24 H148 V134 H52Z', '#0e1a16', INK, 3) + P('M100,26 H146 V132 H100Z', rad([(0, '#d8ffe0'), (.5, '#3fc878'), (1, '#0e2a20')], cx=.4, cy=.45, r=.7))
    s += wisp(122, 76, .95, mood='o')
    d = 'M52,24 H104 L96,36 V126 L104,134 H52Z'
    s += wood('M52,22 L100,32 V126 L52,136Z', (52, 22, 100, 136), '#94602f') + P('M60,36 L90,42 V72 L60,72Z M60,82 H90 V116 L60,122Z', '#5a3418', INK, 2.2)
    s += C(93, 79, 5, BRASS, INK, 2)
    # knocking from inside
    s += P('M34,58 C28,66 28,76 34,84 M24,50 C14,64 14,80 24,92', stroke='#ffe29a', w=4.4) + P('M166,58 C172,66 172,76 166,84 M176,50 C186,64 186,80 176,92', stroke='#ffe29a', w=4.4)
    s += brass('M48,136 H152 V144 H48Z', (48, 136, 152, 144), iw=2) + C(100, 13, 5, BRASS, INK, 2)
    return s


def coffin():
    s = shade(82) + glow(ECTO, 100, 80, 86)
    # open box, lid ajar
    s += wood('M24,96 L44,74 H160 L178,96 L166,140 H36Z', (24, 74, 178, 140), '#5f3a4a')
    s += P('M34,97 L50,80 H154 L168,97 L160,106 H42Z', '#0e1a16', INK, 2.4) + P('M38,97 L52,82 H152 L164,97Z', rad([(0, '#d8ffe0'), (.6, '#3fc878'), (1, '#0e3a2a')]))
    s += wisp(86, 78, 1.05, mood='s')
    s += P('M62,96 C58,86 66,82 70,90 M108,96 C112,86 104,82 100,90', stroke='#eafff0', w=7)
    s += P('M30,98 H172 L164,138 H38Z', lin([(0, '#8a566a'), (1, '#3a2030')]), INK, 3) + P('M34,104 H168', stroke='#ffd0b0', w=2, op=.4)
    lid = wood('M0,0 L14,-12 H112 L128,2 L116,16 H12Z', (0, -12, 128, 16), '#7a4a5c') + P('M50,2 H76 M63,-8 V12', stroke=BRASS, w=5)
    s += g(lid, 'translate(56,44) rotate(-24)')
    s += brass('M92,112 H108 V122 H118 V130 H108 V142 H92 V130 H82 V122 H92Z', (82, 112, 118, 142), iw=2)
    return s


def ivy_rust():
    s = shade(64) + glow('#ff8a4a', 112, 78, 74, a=.4) + glow(ECTO, 82, 78, 70, a=.45)
    # a rusted cog wheel overgrown with ivy
    n = 12
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n
        for da, r in ((-.15, 52), (-.10, 64), (.10, 64), (.15, 52)):
            pts.append(f'{104 + r * math.cos(a + da):.1f},{78 + r * math.sin(a + da):.1f}')
    s += vol('M' + ' L'.join(pts) + 'Z', '#b4552a', light='#f09a5a', dark='#5a2216', box=(40, 14, 168, 142), rimR='#7dffa0', rimRop=.4, iw=2.8, dl=(2.2, 2.4), dr=(-2, -1))
    s += C(104, 78, 34, INK) + C(104, 78, 31, '#1c2a20') + C(104, 78, 31, rad([(0, ECTO, .6), (1, ECTO, 0)]))
    s += P('M104,46 V110 M76,62 L132,94 M76,94 L132,62', stroke=INK, w=13) + P('M104,46 V110 M76,62 L132,94 M76,94 L132,62', stroke='#a84e28', w=8)
    s += C(104, 78, 13, INK) + C(104, 78, 10.5, BRASS) + C(104, 78, 4.4, INK)
    for x, y, r in ((70, 40, 3.4), (140, 44, 2.6), (150, 96, 3), (84, 124, 2.6), (128, 122, 3.4)):
        s += C(x, y, r, '#5a2216', op=.7)
    v = 'M20,142 C34,120 30,104 44,92 C60,80 56,60 76,52 C92,46 92,30 112,24 M44,92 C60,104 70,112 92,116 C108,120 114,132 132,136'
    s += line(v, 5, '#3f8f3a', iw=4)
    for x, y, q, r in ((30, 122, .8, -60), (36, 104, .7, 50), (46, 92, .9, -40), (58, 76, .8, 70), (64, 60, .9, -50), (82, 48, .9, 30), (96, 38, .8, -60), (112, 25, .95, 30), (66, 108, .8, 10), (84, 116, .8, 160), (110, 122, .8, 20), (132, 136, .9, 60)):
        s += leaf(x, y, q, r, '#7fd05a' if r > 0 else '#4f9a40')
    return s


def water(y, c1='#5fc8f0', c2='#123a6a', h=150, x0=8, x1=192):
    return P(f'M{x0},{y} C{x0 + 24},{y - 9} {x0 + 46},{y + 7} {x0 + 70},{y - 2} C{x0 + 94},{y - 9} {x0 + 116},{y + 7} {x0 + 140},{y - 2} C{x0 + 158},{y - 8} {x0 + 170},{y + 2} {x1},{y} V142 H{x0}Z', lin([(0, c1, .55), (1, c2, .5)])) + P(f'M{x0},{y} C{x0 + 24},{y - 9} {x0 + 46},{y + 7} {x0 + 70},{y - 2} C{x0 + 94},{y - 9} {x0 + 116},{y + 7} {x0 + 140},{y - 2} C{x0 + 158},{y - 8} {x0 + 170},{y + 2} {x1},{y}', stroke='#dffaff', w=3)


def tank(y):
    """Glass walls and brass foot of a water tank."""
    o = P(f'M8,{y} V142 H192 V{y}', stroke='#dffaff', w=2.6, op=.8) + P(f'M15,{y + 12} V126', stroke='#ffffff', w=4, op=.4)
    return o + brass('M2,136 H198 V146 H2Z', (2, 136, 198, 146), iw=2.2)


def bubbles(pts):
    return ''.join(C(x, y, r, '#bfe8ff', '#eafaff', 1.5, op=.75) + C(x - r * .3, y - r * .35, r * .28, '#ffffff') for x, y, r in pts)


def chapel():
    s = glow('#5fd0ff', 100, 80, 90, a=.5)
    s += metal('M54,142 V84 L100,50 L146,84 V142Z', (54, 50, 146, 142), '#8a92b8')
    s += metal('M46,88 L100,44 L154,88 L146,94 L100,58 L54,94Z', (46, 44, 154, 94), '#4a4a86')
    s += metal('M84,60 V30 L100,10 L116,30 V60Z', (84, 10, 116, 60), '#7a82ac') + P('M100,10 V-6 M94,0 H106', stroke=BRASS, w=4)
    s += C(100, 38, 7, '#ffe08a', INK, 2.4)
    for x in (72, 128):
        s += P(f'M{x - 8},124 V106 C{x - 8},94 {x + 8},94 {x + 8},106 V124Z', rad([(0, '#fff8c8'), (1, '#ffb83a')]), INK, 2.6) + P(f'M{x},98 V124 M{x - 8},110 H{x + 8}', stroke=INK, w=1.8)
    s += P('M88,142 V118 C88,100 112,100 112,118 V142Z', '#0e2a2a', INK, 3) + wisp(100, 124, .5, mood='o')
    s += water(84, c1='#8fe0ff', c2='#2a6aa8') + bubbles(((34, 110, 4), (44, 126, 6), (166, 104, 5), (158, 128, 3.6), (24, 130, 3), (176, 124, 4)))
    s += P('M26,142 C20,126 32,120 26,106 M38,142 C44,130 34,124 40,114 M172,142 C178,130 168,126 174,112', stroke='#1f7a5a', w=4.4)
    s += g(P('M-13,0 C-6,-9 6,-9 11,0 L18,-7 V7 L11,0 C6,9 -6,9 -13,0Z', '#ffb84a', INK, 2) + C(-6, -1.6, 1.6, INK), 'translate(46,104) scale(.8)')
    return s + tank(46)


def bell():
    s = glow('#5fd0ff', 100, 78, 88, a=.5)
    s += P('M100,24 V-4', stroke=INK, w=9) + P('M100,24 V-4', stroke='#9a6636', w=5)
    s += brass('M100,18 C126,18 138,40 140,70 C141,92 148,104 160,116 H40 C52,104 59,92 60,70 C62,40 74,18 100,18Z', (40, 18, 160, 116))
    s += C(100, 17, 8, INK) + C(100, 17, 5, BRASS)
    s += P('M62,84 C86,92 114,92 138,84 M58,98 C84,107 116,107 142,98', stroke='#6e4318', w=3, op=.8) + P('M76,50 C80,38 86,32 92,30', stroke='#fff8d8', w=5, op=.85)
    s += P('M118,30 L112,46 L120,54 L113,66', stroke='#4a2a10', w=3)
    s += C(100, 122, 11, INK) + C(100, 122, 8.4, '#8a5a22')
    s += P('M40,116 C60,124 140,124 160,116', stroke=INK, w=4)
    s += water(100, '#5fb8f0', '#10306a') + bubbles(((46, 92, 5), (56, 74, 3.4), (150, 90, 6), (160, 70, 3.6), (40, 60, 3), (168, 108, 4), (30, 118, 5)))
    s += P('M24,142 C18,126 30,120 24,104 M178,142 C184,128 172,124 180,108', stroke='#1f7a5a', w=5)
    s += P('M30,40 C24,48 24,58 30,66 M170,36 C176,44 176,54 170,62', stroke='#bfe8ff', w=4.4, op=.9)
    return s + tank(46)


def bramble():
    s = shade(62) + glow(ECTO, 100, 84, 78)
    s += wisp(100, 92, 1.25, mood='o')
    for d in ('M100,16 C58,30 52,90 60,138', 'M100,16 C142,30 148,90 140,138', 'M100,16 C84,50 84,100 88,138', 'M100,16 C116,50 116,100 112,138', 'M50,74 C70,86 130,86 150,74', 'M52,108 C72,120 128,120 148,108'):
        s += line(d, 5, '#5a8a34', iw=4)
    for x, y, r in ((68, 50, -60), (56, 86, -80), (58, 118, -100), (132, 50, 60), (144, 88, 80), (142, 120, 100), (86, 56, -80), (114, 60, 80), (88, 104, -90), (112, 104, 90), (76, 82, 180), (124, 82, 180), (80, 117, 180), (120, 117, 180), (100, 84, 0)):
        s += g(P('M-4,0 L0,-11 L4,0Z', '#e8f0c0', INK, 1.6), f'translate({x},{y}) rotate({r})')
    for x, y, c in ((50, 70, '#d8324e'), (150, 104, '#d8324e'), (70, 34, '#d8324e')):
        s += C(x, y, 7, c, INK, 2.2) + C(x - 2, y - 2, 2, '#ffd0d0')
    for x, y, q, r in ((146, 60, .8, 60), (58, 104, .8, -70), (116, 30, .75, 50), (82, 40, .75, -50)):
        s += leaf(x, y, q, r)
    s += wood('M46,132 H154 L148,144 H52Z', (46, 132, 154, 144), '#6f4426')
    s += P('M100,16 C96,6 104,0 100,-6', stroke=INK, w=8) + P('M100,16 C96,6 104,0 100,-6', stroke='#5a8a34', w=4)
    return s


def furnace():
    s = shade(72) + glow('#ff6a2a', 100, 90, 88)
    s += metal('M36,142 V58 C36,36 62,26 100,26 C138,26 164,36 164,58 V142Z', (36, 26, 164, 142), '#4a4a5c')
    s += metal('M112,32 V2 H142 V42Z', (112, 2, 142, 42), '#3f3f50') + brass('M108,-2 H146 V8 H108Z', (108, -2, 146, 8), iw=2)
    s += P('M54,132 V82 C54,60 76,54 100,54 C124,54 146,60 146,82 V132Z', INK) + P('M58,130 V83 C58,64 78,58 100,58 C122,58 142,64 142,83 V130Z', rad([(0, '#fff6b8'), (.4, '#ffb02e'), (1, '#b8260e')], cx=.5, cy=.8, r=.8))
    s += flame_(78, 112, 1.0, '#ff5a1e') + flame_(124, 112, 1.0, '#ff5a1e') + flame_(100, 104, 1.35, '#ff7a1e')
    s += C(93, 106, 2.8, '#7a1a08', ry=4) + C(107, 106, 2.8, '#7a1a08', ry=4) + C(100, 115, 3, '#7a1a08')
    for x in (70, 85, 100, 115, 130):
        s += P(f'M{x},58 V132', stroke=INK, w=5.4) + P(f'M{x - .6},60 V130', stroke='#6a6a80', w=2)
    s += P('M54,92 H146', stroke=INK, w=7) + P('M54,91 H146', stroke='#7a7a92', w=3)
    s += brass('M28,132 H172 V144 H28Z', (28, 132, 172, 144), iw=2.2)
    for x in (44, 156):
        for y in (60, 84, 108):
            s += C(x, y, 3, '#8a8aa0', INK, 1.4)
    return s


def web():
    s = glow('#ffc23a', 104, 74, 86, a=.5)
    cx, cy = 104, 74
    sp = [(cx + 92 * math.cos(a), cy + 74 * math.sin(a)) for a in [i * math.pi / 5 - .3 for i in range(10)]]
    s += P(' '.join(f'M{cx},{cy} L{x:.1f},{y:.1f}' for x, y in sp), stroke='#fff0c0', w=2.4)
    for k in (.28, .5, .72, .92):
        d = ''
        for i in range(10):
            x0, y0 = sp[i]
            x1, y1 = sp[(i + 1) % 10]
            ax, ay = cx + (x0 - cx) * k, cy + (y0 - cy) * k
            bx, by = cx + (x1 - cx) * k, cy + (y1 - cy) * k
            mx, my = cx + ((x0 + x1) / 2 - cx) * k * .86, cy + ((y0 + y1) / 2 - cy) * k * .86
            d += f'M{ax:.1f},{ay:.1f} Q{mx:.1f},{my:.1f} {bx:.1f},{by:.1f} '
        s += P(d, stroke='#ffe29a', w=2.4, op=.95)
    s += wisp(116, 78, 1.05, '#ffd98a', mood='o')
    s += P('M92,66 C104,72 128,70 142,62 M90,88 C108,96 128,94 144,84', stroke='#ffe9b0', w=2.6)
    for x, y, q in ((62, 52, 1), (86, 112, 1.2), (150, 110, 1), (166, 66, .9), (48, 92, .9), (128, 34, .9), (120, 124, .8)):
        s += g(P('M0,-10 C6,-1 8,4 6,9 C4,13 -4,13 -6,9 C-8,4 -6,-1 0,-10Z', rad([(0, '#fff0a0'), (.6, '#ffb52e'), (1, '#c9700e')], cx=.4, cy=.4, r=.7), INK, 2.2) + C(-2, 4, 1.7, '#ffffff'), f'translate({x},{y}) scale({q})')
    sp_ = P('M-10,-4 C-18,-14 -24,-12 -26,-4 M-10,0 C-20,-4 -26,2 -26,10 M10,-4 C18,-14 24,-12 26,-4 M10,0 C20,-4 26,2 26,10', stroke=INK, w=3.6) + C(0, 0, 12, '#4a2a5a', INK, 2.6, ry=11) + C(-4, -2, 3.2, '#fffbe8') + C(4, -2, 3.2, '#fffbe8') + C(-4, -1, 1.5, INK) + C(4, -1, 1.5, INK) + P('M-3,5 C-1,7 1,7 3,5', stroke='#fffbe8', w=1.6)
    s += P('M150,-4 V18', stroke='#fff0c0', w=1.8) + g(sp_, 'translate(150,28) scale(.9)')
    return s


def house():
    s = shade(74) + glow('#9fb8ff', 104, 70, 90, a=.4)
    s += P('M160,2 A19,19 0 1 0 176,34 A16,17 0 0 1 160,2Z', '#fff3c8')
    s += metal('M48,142 V78 H152 V142Z', (48, 78, 152, 142), '#6a7a9a')
    s += metal('M36,82 L100,26 L164,82 L154,90 L100,44 L46,90Z', (36, 26, 164, 90), '#4a3a6a') + P('M100,44 L146,84 H54Z', lin([(0, '#8a9aba'), (1, '#5a6a8a')]))
    s += metal('M122,44 V22 H138 V58Z', (122, 22, 138, 58), '#8a4a4a', iw=2.2)
    # sleeping face: shuttered eyes and a calm door
    for x in (74, 126):
        s += P(f'M{x - 13},112 V100 C{x - 13},90 {x + 13},90 {x + 13},100 V112Z', '#1c2438', INK, 2.8) + P(f'M{x - 9},103 C{x - 4},109 {x + 4},109 {x + 9},103', stroke='#ffe08a', w=3.4)
    s += P('M90,142 V124 C90,112 110,112 110,124 V142Z', '#5a2e3a', INK, 3) + C(105, 131, 2, BRASS)
    s += C(100, 66, 9, '#ffe08a', INK, 2.6) + P('M100,57 V75 M91,66 H109', stroke=INK, w=2)
    s += P('M132,14 C124,8 138,2 130,-6', stroke='#dfe8ff', w=4.4, op=.8)
    s += P('M30,142 C24,132 30,124 38,130 C42,122 52,126 48,136 L50,142Z M170,142 C176,132 170,124 162,130 C158,122 148,126 152,136 L150,142Z', '#2f6a4a', INK, 2.6)
    for x, y, q in ((40, 30, 5), (58, 14, 3.4), (24, 58, 3.4), (182, 66, 4)):
        s += P(star(x, y, q, q * .3, 4), '#fff3c8')
    return s


def lullaby():
    s = shade(66) + glow('#ffb0e0', 100, 60, 80, a=.5)
    # lid with mirror
    s += wood('M40,82 L52,22 H148 L160,82Z', (40, 22, 160, 82), '#7a3f6a') + P('M56,76 L64,32 H136 L144,76Z', lin([(0, '#ffe0f4'), (1, '#a86aa8')]), INK, 2.6) + P('M70,70 L76,38 H90 L78,72Z', '#ffffff', op=.35)
    # dancing ghost
    s += C(100, 88, 30, '#ffd98a', INK, 2.6, ry=7) + P('M100,90 V80', stroke=BRASS, w=4)
    s += P('M100,36 C112,36 116,46 114,56 C124,58 132,70 136,80 C124,86 112,82 108,84 C102,86 98,86 92,84 C88,82 76,86 64,80 C68,70 76,58 86,56 C84,46 88,36 100,36Z', rad([(0, '#ffffff'), (.55, '#e8ffe8'), (1, '#9fe8b0')], cx=.42, cy=.3, r=.8), '#0e3a2a', 2) + P('M93,48 C95,51 97,51 98,48 M102,48 C104,51 106,51 107,48', stroke='#0e2a20', w=2) + P('M97,55 C99,57 101,57 103,55', stroke='#0e2a20', w=1.8) + P('M86,58 C74,50 72,40 78,32 M114,58 C126,50 128,40 122,32', stroke='#e8ffe8', w=5)
    s += wood('M34,90 H166 V134 C166,140 162,142 158,142 H42 C38,142 34,140 34,134Z', (34, 90, 166, 142), '#94507a')
    s += brass('M30,84 H170 V94 H30Z', (30, 84, 170, 94), iw=2.2)
    s += P('M62,118 c0,-8 12,-8 12,0 c0,8 -12,12 -12,12 M0,0', stroke='none') + P('M100,132 C90,124 84,118 88,111 C92,105 99,107 100,112 C101,107 108,105 112,111 C116,118 110,124 100,132Z', '#ffd0e8', INK, 2.2)
    s += P('M166,114 H184 V102', stroke=INK, w=8) + P('M166,114 H184 V102', stroke=BRASS, w=4.4) + C(184, 99, 6, '#d8324e', INK, 2.2)
    # notes
    for x, y, q in ((36, 44, 1), (168, 50, .9), (26, 74, .75)):
        s += g(C(-4, 8, 5, '#ffe9b0', INK, 1.8, ry=4) + P('M.6,8 V-10 C4,-6 9,-6 9,0', stroke=INK, w=5) + P('M.6,8 V-10 C4,-6 9,-6 9,0', stroke='#ffe9b0', w=2.8), f'translate({x},{y}) scale({q})')
    return s


def glove(cuff='#7a4a2a', skin='#e8c49a'):
    """Left hand reaching up from the lower left, palm up."""
    o = vol('M-30,40 L-38,14 C-34,0 -16,-4 0,-2 L34,-6 C42,-6 42,4 34,5 L16,8 C30,8 40,8 40,14 C40,20 30,20 18,21 C8,30 0,36 -8,40Z', skin, box=(-38, -6, 40, 40), rimR='#7dffa0', rimRop=.4, iw=2.6, dl=(2, 2), dr=(-2, -1))
    o += vol('M-52,52 L-44,16 L-24,24 L-16,52Z', cuff, box=(-52, 16, -16, 52), rimR='#7dffa0', rimRop=.4, iw=2.6, dl=(2, 2), dr=(-2, -1))
    return o


def steady():
    s = glow(ECTO, 100, 62, 84)
    # a brimming flask, not a drop spilt
    fl = 'M86,18 H114 V46 C134,56 142,72 138,88 C134,102 118,106 100,106 C82,106 66,102 62,88 C58,72 66,56 86,46Z'
    s += P(fl, '#0e3a30', INK, 5) + P(cut('M50,24 H150 V110 H50Z', fl), rad([(0, '#d8ffe0'), (.5, '#4fe08a'), (1, '#128a5a')], cx=.5, cy=.6, r=.6))
    s += wisp(100, 74, .8, mood='s')
    s += P('M86,26 C92,22 108,22 114,26', stroke='#eafff0', w=3) + glass(fl) + P('M72,70 C72,62 78,56 86,52', stroke='#ffffff', w=4, op=.8)
    s += brass('M80,10 H120 V20 H80Z', (80, 10, 120, 20), iw=2.2)
    s += both(g(glove(), 'translate(62,98)'))
    s += P('M100,-4 V2 M66,6 L70,12 M134,6 L130,12', stroke='#eafff0', w=3.4)
    # a spirit level says: dead straight
    s += R(50, 126, 100, 16, 6, INK) + R(53, 128.5, 94, 11, 4, lin([(0, '#ffe29a'), (1, '#a8702a')])) + R(78, 129, 44, 10, 5, '#2f8a5a', INK, 1.6) + C(100, 134, 7, '#d8ffe0', ry=4) + P('M91,129 V139 M109,129 V139', stroke=INK, w=1.4)
    return s


def footsteps():
    """Six prints, pair by pair, climbing into the light of a doorway."""
    s = glow(ECTO, 100, 70, 96, ry=74, a=.4)
    s += P('M72,60 V14 C72,-4 128,-4 128,14 V60Z', '#0e2a22', INK, 4) + P('M78,60 V16 C78,2 122,2 122,16 V60Z', rad([(0, '#fbfff0'), (.5, '#8dffb0'), (1, '#1f7a4a')], cx=.5, cy=.7, r=.8))
    s += P('M40,142 L84,60 H116 L160,142Z', lin([(0, '#b8ffd0', .7), (1, '#5a8a5a', .12)])) + P('M40,142 L84,60 M160,142 L116,60', stroke=BRASS, w=3, op=.8)
    foot = 'M0,-20 C9,-20 12,-12 11,-4 C10,2 6,5 7,11 C8,20 -8,20 -7,11 C-6,5 -10,2 -11,-4 C-12,-12 -9,-20 0,-20Z'
    o = P(foot, '#eafff0', '#0e3a2a', 2.6) + ''.join(C(-9 + k * 4.6, -25 + abs(k - 1.4) * 1.5, 2.8, '#eafff0', '#0e3a2a', 1.6) for k in range(5))
    for x, y, q in ((78, 122, .82), (122, 122, .82), (86, 87, .55), (114, 87, .55), (91, 66, .34), (109, 66, .34)):
        s += g(o, f'translate({x},{y}) scale({q if x < 100 else -q:.2f},{q}) rotate(-8)')
    return s


def stand():
    s = shade(60) + glow(ECTO, 156, 60, 50) + glow('#ffd98a', 78, 84, 70, a=.45)
    # a hunter's shield planted in the floor, the ghosts bounce off
    s += wisp(162, 62, 1.05, mood='scream') + wisp(132, 12, .78, '#9fe8ff', mood='scream')
    sh = 'M100,22 C116,32 134,34 148,32 C150,80 136,118 100,140 C64,118 50,80 52,32 C66,34 84,32 100,22Z'
    s += metal(sh, (50, 22, 150, 140), '#8a6a3a')
    ins = 'M100,34 C112,42 126,44 138,43 C138,80 126,108 100,126 C74,108 62,80 62,43 C74,44 88,42 100,34Z'
    s += P(ins, lin([(0, '#c23a4a'), (1, '#6a1426')]), INK, 3) + P(cut('M100,20 H160 V140 H100Z', ins), '#f3e6c8', op=.92) + P(ins, stroke=INK, w=3)
    s += C(100, 76, 21, INK) + C(100, 76, 18, lin([(0, '#fff0b8'), (1, '#9a6a1e')])) + P('M88,84 V70 C88,66 93,66 93,70 V66 C93,61 98,61 98.6,66 V65 C99,60 104,60 104.6,66 C105,62 110,62 110.4,67 V80 C110,88 104,90 99,90 C93,90 90,89 88,84Z', '#4a2206')
    for x, y, r in ((142, 64, 10), (118, 28, 8)):
        s += P(star(x, y, r * 1.6, r * .6, 6, 10), '#fff6c8', INK, 2)
    s += P('M28,142 L60,132 L100,144 L140,132 L172,142Z', '#4a3424', INK, 3)
    return s


def terrors():
    s = shade(84) + glow('#ff5a2a', 56, 80, 62, a=.5) + glow('#b05aff', 146, 80, 62, a=.5)
    def jar_(cx, c1, c2, inner):
        b = f'M{cx - 26},46 C{cx - 40},52 {cx - 42},62 {cx - 42},74 V126 C{cx - 42},138 {cx - 36},141 {cx - 28},141 H{cx + 28} C{cx + 36},141 {cx + 42},138 {cx + 42},126 V74 C{cx + 42},62 {cx + 40},52 {cx + 26},46Z'
        o = P(b, mix(c1, '#0a0610', .75), INK, 5) + P(b, rad([(0, c1, .8), (1, c2, .2)], cx=.5, cy=.55, r=.6)) + inner + glass(b) + P(f'M{cx - 33},72 C{cx - 33},64 {cx - 30},58 {cx - 24},56 M{cx - 33},82 V112', stroke='#ffffff', w=3.6, op=.6)
        return o + brass(f'M{cx - 30},30 H{cx + 30} C{cx + 34},30 {cx + 34},47 {cx + 30},47 H{cx - 30} C{cx - 34},47 {cx - 34},30 {cx - 30},30Z', (cx - 34, 30, cx + 34, 47))
    d1 = 'M30,126 C24,96 30,70 40,64 L36,50 L50,60 C56,58 60,58 64,60 L78,50 L74,64 C84,72 88,98 84,126 C76,116 72,130 64,120 C58,130 50,130 46,120 C40,130 36,116 30,126Z'
    g1 = P(d1, rad([(0, '#fff0c8'), (.5, '#ff8a4a'), (1, '#c8261e')], cx=.42, cy=.3, r=.8), '#3a0610', 2) + P('M40,82 L54,88 C50,96 40,94 40,82Z M74,82 L60,88 C64,96 74,94 74,82Z', '#2a0610') + P('M42,102 L48,108 L54,102 L60,108 L66,102 L72,108 C70,116 44,116 42,102Z', '#2a0610')
    d2 = 'M118,126 C112,92 124,60 146,58 C168,60 180,92 174,126 C166,116 162,130 154,120 C148,130 142,130 138,120 C130,130 126,116 118,126Z'
    g2 = P(d2, rad([(0, '#ffffff'), (.5, '#c8a0ff'), (1, '#6a2ac8')], cx=.42, cy=.3, r=.8), '#1a0638', 2) + C(135, 82, 8, '#1a0638') + C(158, 84, 6, '#1a0638') + C(135, 83, 3, '#ff5a6a') + C(158, 84, 2.4, '#ff5a6a') + C(146, 106, 10, '#1a0638', ry=9) + P('M139,100 l4,7 l4,-7 M147,100 l4,7 l3,-6', '#fff8e4')
    s += jar_(56, '#ff6a2a', '#5a0c10', g1) + jar_(146, '#a05aff', '#240a5a', g2)
    s += P('M86,38 H116', stroke=INK, w=10) + P('M86,38 H116', stroke='#c9cde0', w=5)
    return s


def vigil():
    s = shade(58) + glow('#ffd98a', 100, 70, 86, a=.5)
    # an hourglass with a ghost for sand, a candle burnt low beside it
    top = 'M66,24 H134 C134,54 118,66 106,76 C118,86 134,98 134,128 H66 C66,98 82,86 94,76 C82,66 66,54 66,24Z'
    s += P(top, '#12302a', INK, 5) + P(cut('M60,44 H140 V78 H60Z', top), rad([(0, '#d8ffe0'), (.6, '#5fe890'), (1, '#1f8a54')])) + P(cut('M60,110 C80,96 120,96 140,110 V132 H60Z', top), rad([(0, '#eafff0'), (.6, '#5fe890'), (1, '#1f8a54')])) + P('M100,72 V104', stroke='#b8ffd0', w=4)
    s += wisp(100, 112, .62, mood='s')
    s += glass(top) + P('M74,32 C74,46 80,54 88,62 M74,120 C74,108 80,98 86,92', stroke='#ffffff', w=4, op=.7)
    s += brass('M54,12 H146 V26 H54Z', (54, 12, 146, 26)) + brass('M54,128 H146 V142 H54Z', (54, 128, 146, 142))
    for x in (58, 142):
        s += P(f'M{x},26 V128', stroke=INK, w=9) + P(f'M{x},26 V128', stroke=BRASS, w=5) + C(x, 76, 6, BRASS, INK, 2)
    s += glow('#ffb83a', 176, 96, 30, a=.9) + P('M164,142 V118 C164,112 170,116 172,112 C176,108 180,116 182,112 C186,110 188,114 188,120 V142Z', lin([(0, '#fff4d8'), (1, '#c99a6a')], x2=1, y2=0), INK, 2.6) + flame_(176, 98, .62, '#ffb02e', '#ffffff')
    s += glow('#ffb83a', 24, 110, 26, a=.9) + P('M12,142 V128 C14,124 18,128 22,124 C28,122 34,126 36,130 V142Z', lin([(0, '#fff4d8'), (1, '#c99a6a')], x2=1, y2=0), INK, 2.6) + flame_(24, 112, .55, '#ffb02e', '#ffffff')
    return s


def crypt():
    s = shade(86) + glow(ECTO, 100, 90, 92)
    s += metal('M24,142 V62 H176 V142Z', (24, 62, 176, 142), '#7a7690')
    s += metal('M12,62 L100,12 L188,62 L180,70 H20Z', (12, 12, 188, 70), '#5f5a78') + C(100, 46, 12, INK) + C(100, 46, 9.4, '#8f8aa8') + skull(100, 46.5, 7, '#fff4dc', '#2a2438')
    s += P('M40,142 V96 C40,78 84,78 84,96 V142Z M116,142 V96 C116,78 160,78 160,96 V142Z', '#0c1f18', INK, 3.4)
    # four of a kind
    for x, y, q in ((51, 116, .5), (73, 116, .5), (127, 116, .5), (149, 116, .5)):
        s += wisp(x, y, q * 1.16, mood='s')
    s += P('M62,84 V142 M138,84 V142', stroke=INK, w=4, op=.55)
    for x in (32, 100, 168):
        s += metal(f'M{x - 8},70 H{x + 8} V142 H{x - 8}Z', (x - 8, 70, x + 8, 142), '#9a96b0', iw=2.2) + P(f'M{x - 11},72 H{x + 11} M{x - 11},138 H{x + 11}', stroke=INK, w=7) + P(f'M{x - 11},72 H{x + 11} M{x - 11},138 H{x + 11}', stroke='#b8b4cc', w=3.4)
    s += P('M20,142 C14,132 20,126 26,132 C30,126 36,130 34,138Z', '#2f6a4a', INK, 2.4)
    return s


TRAP_ART = {
    'Salt Circle': (salt, '#4a6a9a'), 'Moss Lantern': (lambda: lantern('moss'), '#3c8a3a'), 'Whisper Jar': (jar, '#2f8a66'),
    'Ivy and Rust': (ivy_rust, '#7a6a3a'), 'Ember Lantern': (lambda: lantern('ember'), '#8a3a2e'), 'Tide Lantern': (lambda: lantern('tide'), '#2f5f9a'),
    'Amber Lantern': (lambda: lantern('amber'), '#8a6a1e'), 'Mirror Box': (mirror_box, '#5a4a8a'), 'Knocking Cabinet': (cabinet, '#6a5a3a'),
    'Creaking Coffin': (coffin, '#6a3a5a'), 'Sunken Chapel': (chapel, '#2a6a8a'), 'Drowned Bell': (bell, '#2a5a9a'), 'Bramble Cage': (bramble, '#3a7a3a'),
    'Furnace Grate': (furnace, '#7a3024'), 'Honeyed Web': (web, '#7a5a1e'), 'Wisp Net': (net, '#2f7a6a'), 'Shade Net': (lambda: net(shade_ghost), '#5a5a8a'),
    'Moaner Net': (lambda: net(moaner_ghost), '#3a6a9a'), 'Wailer Net': (lambda: net(wailer_ghost), '#8a3a6a'), 'Verdigris Chain': (lambda: chain('green'), '#1f7a5a'),
    'Crimson Chain': (lambda: chain('red'), '#8a2a2e'), 'Cobalt Chain': (lambda: chain('blue'), '#2a5aa8'), 'Saffron Chain': (lambda: chain('yellow'), '#8a6a1e'),
    'Quiet House': (house, '#3a4a7a'), 'Lullaby Box': (lullaby, '#7a3a6a'), 'Steady Hands': (steady, '#2f6a5a'), 'Even Footsteps': (footsteps, '#4a5a3a'),
    'Home by Ten': (clock, '#9a6a2e'), 'Stand Your Ground': (stand, '#6a4a2e'), 'Screaming Well': (well, '#2f9a6a'), 'Two Terrors': (terrors, '#5a2a5a'),
    'Long Vigil': (vigil, '#8a6a3a'), 'Triplet Trunk': (trunk, '#7a6a3a'), 'Family Crypt': (crypt, '#4a4a6a'), 'Haunted Staircase': (stairs, '#3a8a5a'), 'Stained Glass': (glasswin, '#6a5a9a'),
}
