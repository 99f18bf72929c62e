# SPDX-License-Identifier: GPL-3.0-or-later
"""Things that stand on the fairground's and the laboratory's tables: signs, bulbs, rail, tray."""
import bh_tumble
from bh_kit import *
from bh_lab import BRASS

GOLD = [(0, '#fff0b8'), (.3, '#d9a441'), (.7, '#8a5a22'), (1, '#c98f36')]


# ---------------------------------------------------------------- fairground
def bulb(lit, col='#FFD45E'):
    """On the rail, 100 x 100: the glass is a fifth of it, the rest is light."""
    if not lit:
        return C(50, 51, 11, '#12082c') + C(50, 50, 9, rad([(0, '#6a5a78'), (1, '#2a2040')], cx=.4, cy=.35, r=.7)) + C(47, 47, 2.2, '#c8b8e8', op=.7)
    return halo(col, .95, 50, 50, 50) + C(50, 50, 11, mix(col, '#ffffff', .25)) + C(50, 50, 8.4, rad([(0, '#ffffff'), (.6, '#FFFBE4'), (1, col)])) + C(47, 47, 2.4, '#ffffff')


def sign():
    """The sign that says what is at stake, 250 x 82; its middle is free for text."""
    o = R(3, 6, 244, 74, 38, '#05020f', op=.6) + R(2, 2, 246, 76, 38, '#12082c')
    o += R(4, 4, 242, 72, 36, lin([(0, '#ff7ac0'), (.5, '#d8328c'), (1, '#7a1660')])) + R(13, 13, 224, 54, 27, '#12082c')
    o += R(15, 15, 220, 50, 25, rad([(0, '#5a1a78'), (.7, '#36105a'), (1, '#210a42')], r=.7))
    o += R(15.8, 15.8, 218.4, 48.4, 24.2, 'none', '#ff9ad0', 1.2, op=.5)
    # bulbs in even steps along the stadium
    r, length, n = 31.5, 183, 34
    total = 2 * length + 2 * math.pi * r
    pts = []
    for k in range(n):
        t = (k + .5) * total / n
        if t < length:
            pts.append((33.5 + t, 8.5))
        elif t < length + math.pi * r:
            a = (t - length) / r - math.pi / 2
            pts.append((216.5 + r * math.cos(a), 40 + r * math.sin(a)))
        elif t < 2 * length + math.pi * r:
            pts.append((216.5 - (t - length - math.pi * r), 71.5))
        else:
            a = (t - 2 * length - math.pi * r) / r + math.pi / 2
            pts.append((33.5 + r * math.cos(a), 40 + r * math.sin(a)))
    return o + bulbs(pts, 2.7)


def question():
    """A Character card nobody has seen yet, 100 x 140."""
    o = R(2, 2, 96, 136, 15, INK) + R(5, 5, 90, 130, 12, lin([(0, '#FFFAEC'), (1, '#E4CFA8')])) + R(11, 11, 78, 118, 8, rad([(0, '#c8479a'), (1, '#4a1466')], r=.75))
    q = 'M33,54 C33,24 68,24 66,52 C64,70 50,68 50,86'
    return o + P(q, stroke='#1a0626', w=17) + P(q, stroke='#FFE29A', w=10) + C(50, 106, 9.5, '#1a0626') + C(50, 106, 6.4, '#FFE29A')


def seat_frame():
    """Where a play will lie, 250 x 350: dashes of bulb light."""
    return R(10, 10, 230, 330, 20, '#FFE29A', op=.07) + R(8, 8, 234, 334, 20, 'none', '#FFD98A', 6, op=.85, extra='stroke-dasharray="22 16" stroke-linecap="round"')


def bump():
    """The blow between two cars, 200 x 200."""
    return halo('#FFD45E', .9, 100, 100, 100) + P(star(100, 100, 92, 46, 12, 7), INK) + P(star(100, 100, 82, 40, 12, 7), rad([(0, '#ffffff'), (.35, '#FFF0A0'), (.7, '#FFC42E'), (1, '#FF6A1E')])) + P(star(100, 100, 44, 20, 8, 0), '#ffffff', op=.9)


def mood(scared):
    """Unfazed or Scared as a sign, 100 x 100."""
    if scared:
        o = P(star(50, 50, 48, 33, 9), INK) + P(star(50, 50, 43, 30, 9), lin([(0, '#ff5a72'), (1, '#b80f36')]))
        return o + ''.join(C(x, 42, 10, '#fff8e8') + C(x, 42, 4, '#3a0612') for x in (37, 63)) + C(50, 66, 8.4, '#fff8e8', ry=11) + C(50, 67, 5, '#3a0612', ry=7.6)
    o = C(50, 50, 44, INK) + C(50, 50, 39.5, lin([(0, '#3fd0a0'), (1, '#0a6a50')]))
    return o + P('M20,38 H80 M23,39 a12.6,14 0 0 0 25,0 M52,39 a12.6,14 0 0 0 25,0', '#f8fff4', '#f8fff4', 5) + P('M36,69 C44,75 58,75 67,66', stroke='#f8fff4', w=6)


def make_fairground():
    write('bumpers/bulb_lit.svg', lambda: bulb(True), 100, 100)
    write('bumpers/bulb_pink.svg', lambda: bulb(True, '#FF5AB4'), 100, 100)
    write('bumpers/bulb_cyan.svg', lambda: bulb(True, '#35E0FF'), 100, 100)
    write('bumpers/bulb_unlit.svg', lambda: bulb(False), 100, 100)
    write('bumpers/sign.svg', sign, 250, 82)
    write('bumpers/question.svg', question, 100, 140)
    write('bumpers/place.svg', seat_frame, 252, 352)
    write('bumpers/bump.svg', bump, 200, 200)
    write('bumpers/calm.svg', lambda: mood(False), 100, 100)
    write('bumpers/scream.svg', lambda: mood(True), 100, 100)


# ---------------------------------------------------------------- laboratory
def rail():
    """Brass rail for the Traps on offer, 800 x 40: knobs 40 wide at both ends, the rod between may be stretched."""
    rod = lin([(0, '#ffe9a8'), (.4, '#d9a441'), (1, '#6e4318')])
    o = R(20, 12, 760, 16, 8, '#07080b') + R(20, 15, 760, 10, 5, rod) + P('M30,17.4 H770', stroke='#fff3c0', w=2, op=.85)
    for x in (20, 780):
        o += C(x, 20, 16, '#07080b') + C(x, 20, 13, rad([(0, '#fff0b8'), (1, '#8a5a1e')], cx=.4, cy=.35, r=.7)) + C(x - 4, 15.4, 3, '#ffffff', op=.8)
    return o


def tray():
    """The oval dice tray, 640 x 340; its felt is 522 x 234 round the middle at (320, 158)."""
    cx, cy, rx, ry = 320, 158, 262, 118
    s = C(cx, cy + 20, rx + 52, rad([(0, '#000000', .75), (.78, '#000000', .7), (.9, '#000000', .3), (1, '#000000', 0)]), ry=ry + 46)
    s += C(cx, cy + 9, rx + 14, '#3a2208', ry=ry + 13) + C(cx, cy, rx + 14, lin(GOLD), '#1c1006', 2.4, ry=ry + 13)
    s += C(cx, cy, rx + 1, '#1c1006', ry=ry + 1) + C(cx, cy + 3, rx - 1, rad([(0, '#3f7a5a'), (.5, '#22503c'), (1, '#0d241d')]), ry=ry - 2)
    s += C(cx - 6, cy - 4, 190, rad([(0, '#d8ffd0', .45), (.3, '#d8ffd0', .28), (.6, '#d8ffd0', .1), (1, '#d8ffd0', 0)]), ry=84)
    for q in (.5, .78):
        s += C(cx, cy + 3, rx * q, 'none', '#bfffd8', 1.4, op=.16, ry=ry * q)
    s += C(cx, cy + 3, rx - 1, rad([(0, '#04100c', 0), (.8, '#04100c', 0), (1, '#04100c', .6)]), ry=ry - 2)
    for i in range(20):
        a = i * math.pi / 10 + .16
        s += C(cx + (rx + 7.5) * math.cos(a), cy + (ry + 7) * math.sin(a), 2.8, lin([(0, '#fff6d0'), (1, '#7a4a14')]), '#3a2208', .8)
    return s


def gauge():
    """The board of the three skulls, 260 x 66; lamps stand at x = 46, 130 and 214, y = 33."""
    o = R(2, 12, 256, 50, 25, '#07080b') + R(4, 8, 252, 50, 25, lin([(0, '#ffe9a8'), (.2, '#c9853a'), (.75, '#7a4420'), (1, '#4a2612')]))
    o += P('M24,12 H236', stroke='#fff3c0', w=2.4, op=.7)
    for x in (14, 246):
        o += C(x, 33, 4, lin([(0, '#fff6d0'), (1, '#7a4a14')]), '#3a2208', 1)
    for x in (46, 130, 214):
        o += C(x, 33, 31, '#1c1006') + C(x, 33, 28, rad([(0, '#1a1410'), (1, '#070506')]))
    return o


def thinking():
    """Somebody has not decided yet, 100 x 100."""
    return C(50, 53, 45, '#05060a', op=.6) + C(50, 50, 44, INK) + C(50, 50, 41.5, lin([(0, '#4a3f7a'), (1, '#221a4a')]), '#8a78c8', 3) + ''.join(C(x, 50, 6.4, '#FFEBC8') for x in (30, 50, 70))


def make_laboratory():
    write('hunters/rail.svg', rail, 800, 40)
    write('hunters/tray.svg', tray, 640, 340)
    write('hunters/gauge.svg', gauge, 260, 66)
    write('hunters/thinking.svg', thinking, 100, 100)
    bh_tumble.make()
