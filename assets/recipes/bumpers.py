# SPDX-License-Identifier: GPL-3.0-or-later
"""Ghostbumpers: monster cards, riders' Character cards, markers, the fairground table and the box."""
import random
from bh_kit import *
from bh_monsters import *
from bh_riders import *
import bh_props

NAVY = '#0B0820'
NUMC = {1: '#2a5a14', 2: '#1d3f8e', 3: '#07594f', 4: '#6d3712', 5: '#c80f2c', 6: '#4a1f9e', 7: '#a33a04', 8: '#1c2566', 9: '#a31558'}
LEFT, RIGHT = 'M0,0 H125 V350 H0Z', 'M125,0 H250 V350 H125Z'


def ground(v):
    """Art behind the monster."""
    c, cc, gl, rr = PAL[v]
    if v == 5:
        s = field(rad([(0, '#FFF3A0'), (.35, '#FFC42E'), (1, '#E8501E')], cx=134, cy=160, r=210, units=1))
        s += rays(134, 166, 18, 320, '#E0301E', .78, 4) + C(134, 160, 112, rad([(0, '#FFF6B8', .95), (1, '#FFE14D', 0)]))
        s += inwin('M0,262 C70,246 190,246 250,262 V350 H0Z', lin([(0, '#7a0f2a'), (1, '#2e0618')]))
        for x, y, q in ((226, 70, 13), (34, 232, 9), (228, 214, 8), (92, 54, 7)):
            s += P(star(x, y, q, q * .28, 4), '#ffffff')
        return s
    if v == 'X':
        s = P(cut(WIN, LEFT), rad([(0, '#3f7fd8'), (1, '#14164a')], cx=125, cy=160, r=190, units=1)) + P(cut(WIN, RIGHT), rad([(0, '#ffb63a'), (.5, '#d8324e'), (1, '#4a0c34')], cx=125, cy=160, r=190, units=1))
        s += rays(125, 166, 24, 320, '#ffe27a', .22, within=cut(WIN, RIGHT))
        for x, y, q in ((40, 120, 2), (90, 60, 1.6), (30, 190, 1.4), (60, 90, 1.2), (104, 100, 1.4), (84, 36, 2)):
            s += P(star(x, y, q * 3, q, 4), '#dff3ff', op=.8)
        s += inwin('M0,262 C70,246 100,248 125,248 V350 H0Z', lin([(0, '#1d2a7a'), (1, '#0c0c34')])) + inwin('M125,248 C160,248 200,250 250,262 V350 H125Z', lin([(0, '#7a1440'), (1, '#2a0620')]))
        return s
    hi = mix(gl, c, .35)
    s = field(rad([(0, mix(hi, '#ffffff', .22)), (.45, mix(gl, hi, .45)), (1, mix(gl, NAVY, .72))], cx=134, cy=150, r=215, units=1))
    s += rays(134, 150, 16, 330, '#ffffff', .05, 4)
    # the far fair: wheel and tents
    k = mix(mix(gl, hi, .3), NAVY, .52)
    spokes = ' '.join(f'M206,128 l{52 * math.cos(a * math.pi / 6):.1f},{52 * math.sin(a * math.pi / 6):.1f}' for a in range(12))
    s += P(cut_line(oval(206, 128, 52), WIN), stroke=k, w=3) + P(cut_line(oval(206, 128, 40), WIN), stroke=k, w=1.6) + P(cut_line(spokes, WIN), stroke=k, w=1.6) + P('M206,128 L188,248 M206,128 L226,248', stroke=k, w=4)
    s += inwin('M0,250 V196 L34,158 L70,196 V250Z M60,250 V206 L92,176 L122,206 V250Z', k) + P('M34,158 V148 l12,4 l-12,4', k, k, 1.5)
    # polished rink
    s += inwin('M0,246 H250 V350 H0Z', lin([(0, mix(gl, '#1a0f40', .35)), (1, mix(gl, '#05030f', .85))])) + P('M9,246 H241', stroke=mix(c, '#ffffff', .3), w=1.6, op=.55)
    s += C(134, 276, 107, rad([(0, mix(c, '#ffffff', .2), .5), (1, c, 0)]), ry=26)
    s += P(cut_line(' '.join(f'M{134 + i * 30},246 L{134 + i * 62},350' for i in range(-4, 5)), WIN), stroke=mix(c, '#ffffff', .4), w=1.1, op=.16)
    s += garland(70, 4, 160, 56, 240, 24, 8, 3)
    return s


def hazard():
    """Border of the 5: slanting stripes cut to the frame."""
    st = ''
    for i in range(-2, 26):
        x = i * 24 - 0
        st += f'M{x},0 L{x + 12},0 L{x + 12 - 350},350 L{x - 350},350Z '
    ring = combine(rings(rrect(0, 0, CW, CH, CR)), rings(rrect(CB, CB, CW - 2 * CB, CH - 2 * CB, 11)), 'sub')
    bars = to_path(combine(ring, rings(st)))
    return frame(lin([(0, '#FFE27A'), (1, '#F5B526')], 0, 0, .6, 1)) + P(bars, '#2A0A1E') + R(CB + .8, CB + .8, CW - 2 * CB - 1.6, CH - 2 * CB - 1.6, 10.5, 'none', '#120828', 1.8)


def plus_card(x, y, s, col):
    """One more card turns over."""
    o = g(R(-9, -12, 18, 24, 3.4, '#fff8e8', col, 2.6), 'rotate(-14) translate(-4,0)') + R(-5, -12, 18, 24, 3.4, col) + P('M4,-5.6 V5.6 M-1.6,0 H9.6', stroke='#fff8e8', w=3.4)
    return g(o, f'translate({x},{y}) scale({s})')


def mirrored_car(v, mx, my, mk):
    """Reflection in the polished floor, fading."""
    c = PAL[v][1] if v != 'X' else '#8a5ac0'
    s = P('M30,164 C22,136 38,118 70,113 H130 C162,118 178,136 170,164Z', lin([(0, c, 0), (1, mix(c, '#ffffff', .15), .32)])) + P('M13,170 H187 C187,182 180,190 172,190 H28 C20,190 13,182 13,170Z', '#05030f', op=.35)
    for x in (40, 70, 100, 130, 160):
        s += C(x, 178, 3, '#ffd76a', op=.35, ry=5)
    return g(s, f'translate({mx},{my + 192 * mk * 1.6:.1f}) scale({mk},{-mk * .6:.3f})')


def mcard(v):
    mx, my, mk = {4: (31, 82, 1.0), 5: (35, 80, 1.02), 8: (28, 74, 1.03), 3: (29, 76, 1.04), 'X': (30, 84, .95), 9: (27, 76, .98)}.get(v, (25, 70, 1.06))
    mon = g(monster(v), f'translate({mx},{my}) scale({mk})')
    o = ground(v) + mirrored_car(v, mx, my, mk)
    o += hazard() if v == 5 else frame()
    if v == 'X':
        a = plate(num(0, CB + 28, CB + 36, 56, '#1b4fa8'), w=60, h=78)
        ten = g(plate('', w=84, h=78), f'translate({CW},0) scale(-1,1)') + num(10, CW - CB - 37, CB + 36, 50, '#c80f3c')
        o += a + ten + turned(a + ten)
    elif v == 5:
        f5 = lin([(0, '#FFF6C8'), (1, '#FFD23A')])
        o += plate(num(5, CB + 28, CB + 40, 54, '#d8102e') + plus_card(CB + 27, CB + 88, 1.12, '#c80f2c'), w=62, h=112, fill=f5)
        o += turned(plate(num(5, CB + 28, CB + 40, 54, '#d8102e'), w=60, h=78, fill=f5))
    else:
        pl = plate(num(v, CB + 28, CB + 36, 58, NUMC[v]), w=60, h=78)
        o += pl + turned(pl)
    return o + mon + cardtop()


def mback():
    o = field(rad([(0, '#7a2a9a'), (.5, '#42187a'), (1, '#160A3E')], cx=125, cy=175, r=210, units=1))
    o += rays(125, 175, 28, 320, '#FF3FA4', .2)
    o += C(125, 175, 116, rad([(0, '#FF5AB8', .65), (1, '#FF3FA4', 0)]))
    o += frame()
    o += R(21, 21, CW - 42, CH - 42, 12, 'none', '#2a0d4a', 11) + R(21, 21, CW - 42, CH - 42, 12, 'none', '#F2BE5C', 2, op=.9)
    pts = []
    for i in range(9):
        pts += [(33 + i * 23, 21), (33 + i * 23, CH - 21)]
    for i in range(13):
        pts += [(21, 37 + i * 23), (CW - 21, 37 + i * 23)]
    o += bulbs(pts, 3.3)
    t1 = g(car('#17c3d8', emblem='star'), 'translate(27,-16) scale(.98)')
    t2 = g(car('#ff3fa4', emblem='bolt'), 'translate(27,-16) scale(.98)')
    o += C(125, 172, 112, rad([(0, '#FFE14D', .7), (1, '#FFE14D', 0)]), ry=60) + t1 + turned(t2)
    o += P(star(125, 175, 50, 25, 10, 9), INK) + P(star(125, 175, 43, 21, 10, 9), rad([(0, '#FFFDF0'), (.5, '#FFE14D'), (1, '#FF9A1E')])) + P(star(125, 175, 22, 10, 4, 0), '#ffffff')
    return o + cardtop()


def smile_icon(x, y, s, col, bg):
    return g(C(0, 0, 19, col) + P('M-13,-6 H13 M-12,-5 a5.5,6 0 0 0 11,0 M1,-5 a5.5,6 0 0 0 11,0', bg, bg, 2.6) + P('M-6,9 C-2,11.4 4,11.4 8,8', stroke=bg, w=3), f'translate({x},{y}) scale({s})')


def scream_icon(x, y, s, col, bg):
    return g(P(star(0, 0, 23, 15.5, 9), col) + C(-6.4, -4, 4.6, bg) + C(6.4, -4, 4.6, bg) + C(-6.4, -4, 1.8, col) + C(6.4, -4, 1.8, col) + C(0, 8.4, 4.2, bg, ry=5.6), f'translate({x},{y}) scale({s})')


RIDERS = ['pepper', 'monty', 'zuri', 'nana', 'kai', 'ivo']


def rcard(k, mood):
    p = RID[k]
    if mood == 'calm':
        b = p['bg']
        s = field(rad([(0, mix(b, '#ffe9b0', .45)), (.5, b), (1, mix(b, NAVY, .7))], cx=125, cy=150, r=220, units=1))
        s += inwin('M0,350 V236 L40,196 L80,236 V350Z M170,350 V228 L212,184 L254,228 V350Z', mix(b, NAVY, .4), op=.6)
        s += garland(64, 8, 150, 60, 240, 28, 8, 3) + garland(10, 124, 60, 150, 240, 70, 10, 2.6)
    else:
        s = field(rad([(0, '#e8fdff'), (.4, '#58cfe8'), (1, '#0e2a66')], cx=125, cy=160, r=220, units=1)) + rays(125, 165, 22, 320, '#0d3a7c', .55, 3)
        s += C(125, 160, 110, rad([(0, '#ffffff', .8), (1, '#a8f2ff', 0)]))
    s += g(rider(k, mood), 'translate(5,62) scale(1.2)')
    # safety bar, cut off by the frame
    s += inwin('M0,296 H250 V350 H0Z', INK) + R(9, 299, 232, 20, 0, lin([(0, '#fff6d8'), (.4, '#e8b94a'), (1, '#7a4a14')]) if mood == 'calm' else lin([(0, '#ffffff'), (.4, '#b8c8e8'), (1, '#4a5a8a')])) + P('M10,304 H240', stroke='#ffffff', w=2, op=.6)
    s += inwin('M0,322 H250 V350 H0Z', mix(p['coat'], NAVY, .55) if mood == 'calm' else '#0c1c48')
    s += frame()
    ic = smile_icon(CB + 28, CB + 31, 1.1, '#0c6b54', '#f8fff4') if mood == 'calm' else scream_icon(CB + 28, CB + 31, 1.1, '#c80f3c', '#fff8e8')
    pl = plate(ic, w=60, h=64)
    return s + pl + turned(pl) + cardtop()


def rback(k=None):
    b = RID[k]['coat'] if k else '#7a2a86'
    s = field(rad([(0, mix(b, '#ffffff', .12)), (.5, mix(b, NAVY, .25)), (1, mix(b, NAVY, .72))], cx=125, cy=175, r=210, units=1)) + rays(125, 175, 20, 320, '#ffffff', .06)
    s += frame() + R(22, 22, CW - 44, CH - 44, 10, 'none', '#F2BE5C', 2.4, op=.9)
    for x, y in ((125, 48), (125, 302)):
        s += P(star(x, y, 11, 4.6), '#F2BE5C') + P(f'M{x - 62},{y} H{x - 20} M{x + 20},{y} H{x + 62}', stroke='#F2BE5C', w=2.2, op=.8)
    # closed ticket window: an outline in a ring of bulbs
    s += C(125, 175, 86, '#1a0f3e', '#F2BE5C', 3) + C(125, 175, 82, rad([(0, '#FFE29A'), (.7, '#e89a3a'), (1, '#8a3a2a')]))
    if k:
        s += silhouette_in_ring(k)
    else:
        s += P(cut('M70,270 C70,226 96,214 125,214 C154,214 180,226 180,270Z', oval(125, 175, 82)), '#1a0f2e') + C(125, 168, 40, '#1a0f2e', ry=44) + P('M114,150 C114,132 140,132 137,150 C135,160 125,160 125,172', stroke='#FFD98A', w=8) + C(125, 189, 5.4, '#FFD98A')
    s += bulbs([(125 + 86 * math.cos(i * math.pi / 9), 175 + 86 * math.sin(i * math.pi / 9)) for i in range(18)], 4)
    return s + cardtop()


def silhouette_in_ring(k):
    head = g(dark_silhouette(rider(k, 'calm', False, head_only=True), '#1a0f2e'), 'translate(49,108) scale(.76)')
    sh = P(cut('M62,262 C62,212 84,202 112,200 V176 H138 V200 C166,202 188,212 188,262Z', oval(125, 175, 82)), '#1a0f2e')
    return sh + head


def flag():
    d = 'M-70,-40 C-40,-58 -10,-22 20,-40 C40,-52 56,-46 70,-40 V34 C56,28 40,22 20,34 C-10,52 -40,16 -70,34Z'
    sq = ' '.join(f'M{-70 + i * 20},{-60 + j * 18} h20 v18 h-20Z' for i in range(7) for j in range(6) if (i + j) % 2)
    return P(d, '#fff8e8', INK, 7) + P(cut(sq, d), '#170d2b') + P('M-70,-40 C-40,-58 -10,-22 20,-40 V34 C-10,52 -40,16 -70,34Z', lin([(0, '#000000', 0), (.5, '#000000', .28), (1, '#000000', 0)], x2=1, y2=0))


def start():
    s = field(rad([(0, '#2ad0c0'), (.45, '#136a8a'), (1, '#0c1444')], cx=125, cy=180, r=220, units=1)) + rays(125, 185, 20, 330, '#ffffff', .07)
    s += garland(11, 28, 125, 70, 239, 28, 11, 3.2)
    s += inwin('M0,262 H250 V350 H0Z', lin([(0, '#153a6a'), (1, '#070a24')]))
    s += P(' '.join(f'M{9 + i * 19.33:.1f},{276 + j * 14} h19.33 v14 h-19.33Z' for i in range(12) for j in range(2) if (i + j) % 2), '#fff8e8', op=.9)
    s += P('M58,262 L44,66', stroke=INK, w=11) + P('M58,262 L44,66', stroke='#e8b94a', w=6)
    s += g(flag(), 'translate(122,112) rotate(-4)')
    s += g(car('#ff3fa4', emblem='star'), 'translate(22,92) scale(1.03)')
    # start lamp: green
    s += R(190, 152, 38, 92, 19, INK) + R(193, 155, 32, 86, 16, '#2e2a48')
    for i, cx in enumerate(('#5a2030', '#5a4a1a', '#7dffa0')):
        if i == 2:
            s += C(209, 172 + i * 26, 26, rad([(0, '#7dffa0', .8), (1, '#7dffa0', 0)]))
        s += C(209, 172 + i * 26, 10, cx if i < 2 else rad([(0, '#ffffff'), (1, '#3fdc6a')]))
    return s + frame() + cardtop()


def crown():
    """100 x 80."""
    o = halo('#FFC65C', .6, 42, 0, -4, ry=33)
    d = 'M-28,14 L-33,-14 L-16,-2 L0,-24 L16,-2 L33,-14 L28,14 C14,19 -14,19 -28,14Z'
    o += P(d, INK, INK, 6) + P(d, lin([(0, '#FFF3B8'), (.5, '#FFC23A'), (1, '#C9741A')]))
    o += P('M-28.4,11 C-14,16 14,16 28.4,11', stroke='#8a4a12', w=2.4, op=.7) + P('M-30,-8 L-26,9', stroke='#ffffff', w=2.4, op=.8) + P('M-15,1 L-2,-15', stroke='#ffffff', w=2, op=.5)
    for x, c in ((-15, '#FF3FA4'), (0, '#35E0FF'), (15, '#FF3FA4')):
        o += P(f'M{x},2 l4,5.4 l-4,5.4 l-4,-5.4Z', c, '#7a3f08', 1.4)
    for cx, cy, c in ((-33, -16, '#35E0FF'), (0, -27, '#FF3FA4'), (33, -16, '#35E0FF')):
        o += C(cx, cy, 5.6, INK) + C(cx, cy, 4, c) + C(cx - 1.2, cy - 1.4, 1.4, '#ffffff')
    return g(o, 'translate(50,45) scale(1.18)')


def point():
    """A point: a fairground ticket, 100 x 70."""
    d = 'M-17,-11 H17 V-5 A5,5 0 0 0 17,5 V11 H-17 V5 A5,5 0 0 0 -17,-5Z'
    ink = '#4a2306'
    o = P(d, '#2a1204', '#2a1204', 4.4, extra='transform="translate(0,1.4)"') + P(d, ink, ink, 3.4) + P(d, lin([(0, '#FFF0B8'), (.5, '#FFC65C'), (1, '#E8922A')]))
    o += P('M-15.6,-9.4 H15.6', stroke='#ffffff', w=1.4, op=.8) + P(star(2, .8, 8, 3.4), ink) + P('M-10.6,-10 V10', stroke=ink, w=1.3, op=.6, extra='stroke-dasharray="2 2.4"')
    return g(o, 'translate(50,35) scale(2.35)')


def tent(x, y, wd, h, c1, c2, n=6, wall=120):
    t = ''
    for i in range(n):
        x0 = x - wd / 2 + i * wd / n
        x1 = x0 + wd / n
        c = c1 if i % 2 else c2
        t += P(f'M{x},{y - h} L{x0:.1f},{y} L{x1:.1f},{y}Z', c) + P(f'M{x0:.1f},{y} h{wd / n:.1f} v{wall} h-{wd / n:.1f}Z', mix(c, '#0a0620', .35))
    for i in range(n):
        t += P(f'M{x - wd / 2 + i * wd / n:.1f},{y} a{wd / n / 2:.1f},{wd / n / 2 * .8:.1f} 0 0 0 {wd / n:.1f},0Z', c2 if i % 2 else c1)
    return t + P(f'M{x},{y - h} v-16 l18,5 l-18,6', c2, c2, 2)


def fair():
    """Night fair over the table's far edge: dim, warm, far away."""
    s = R(0, 0, 1280, 800, 0, lin([(0, '#0d0a34'), (.14, '#2a1360'), (.3, '#4a1a6a'), (.5, '#1c0e44'), (1, '#080518')]))
    s += halo('#ff4f9a', .5, 820, 640, 170, ry=200)
    rnd = random.Random(7)
    for i in range(80):
        s += C(rnd.randint(0, 1280), rnd.randint(0, 120), rnd.choice((.7, .9, 1.3)), '#e8dcff', op=round(rnd.uniform(.3, .85), 2))
    far = '#5c2a94'
    cx, cy, r = 316, 104, 118
    w = C(cx, cy, r, 'none', far, 6) + C(cx, cy, r - 15, 'none', far, 2.4) + C(cx, cy, r * .42, 'none', far, 2)
    for i in range(16):
        q = i * math.pi / 8
        w += P(f'M{cx},{cy} L{cx + r * math.cos(q):.1f},{cy + r * math.sin(q):.1f}', stroke=far, w=2.2)
        w += P(f'M{cx + r * math.cos(q) - 9:.1f},{cy + r * math.sin(q) + 3:.1f} h18 l-3,13 h-12Z', ['#b43a9a', '#e0569a', '#3f78c8'][i % 3])
    w += P(f'M{cx},{cy} L{cx - 56},330 M{cx},{cy} L{cx + 56},330', stroke=far, w=9) + C(cx, cy, 12, far)
    w += bulbs([(cx + r * math.cos(i * math.pi / 16), cy + r * math.sin(i * math.pi / 16)) for i in range(32)], 2.1, '#FFB0E0') + bulbs([(cx + r * .42 * math.cos(i * math.pi / 8), cy + r * .42 * math.sin(i * math.pi / 8)) for i in range(16)], 1.4, '#9FF2FF')
    s += w
    s += tent(980, 112, 250, 84, '#8a2a86', '#d8a0c0', 8) + tent(1170, 140, 150, 56, '#274a9a', '#8fb6e0') + tent(846, 140, 110, 44, '#274a9a', '#7a9ad0') + tent(480, 142, 120, 46, '#7a2a86', '#c890b8') + tent(110, 140, 170, 60, '#274a9a', '#8fb6e0')
    # distance: violet haze over it all
    s += R(0, 0, 1280, 800, 0, lin([(0, '#1a0c48', .34), (.15, '#2a1058', .3), (.235, '#1a0c40', .72), (.32, '#190b3c', 1), (.6, '#160a38', 1), (1, '#080518', 1)]))
    s += bulbs([(980 - 125 + i * 31.2, 112) for i in range(9)], 2.4) + bulbs([(1170 - 75 + i * 25, 140) for i in range(7)], 1.8) + bulbs([(110 - 85 + i * 28.3, 140) for i in range(7)], 1.8)
    s += garland(-20, 96, 140, 158, 236, 52, 13, 2.6) + garland(236, 52, 420, 118, 560, 24, 14, 2.6) + garland(560, 24, 640, 64, 720, 24, 8, 2.6) + garland(720, 24, 850, 110, 1010, 34, 14, 2.6) + garland(1010, 34, 1130, 130, 1300, 70, 14, 2.6)
    return s


def rink(cx=640, cy=366, rx=530, ry=242):
    s = halo('#FFB066', .5, rx * 1.35, cx, cy + 20, ry=ry * 1.45)
    s += C(cx, cy + 34, rx + 90, rad([(0, '#03010c', .8), (.84, '#03010c', .8), (1, '#03010c', 0)]), ry=ry + 66)
    s += C(cx, cy + 20, rx + 40, '#0a0420', ry=ry + 35) + C(cx, cy + 11, rx + 40, '#1a0f36', ry=ry + 35) + C(cx, cy, rx + 40, lin([(0, '#6a5aa0'), (.4, '#2b1e52'), (1, '#171030')]), ry=ry + 35)
    s += C(cx, cy - .8, rx + 39, 'none', '#b9a8f0', 1.6, ry=ry + 34, op=.5)
    n = 48
    for i in range(n):
        a0, a1 = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        p = lambda r1, r2, a: f'{cx + r1 * math.cos(a):.1f},{cy + r2 * math.sin(a):.1f}'
        c = '#E8308A' if i % 2 else '#F7E6C4'
        sh = .16 + .2 * abs(math.cos((a0 + a1) / 2))
        s += P(f'M{p(rx + 29, ry + 26, a0)} A{rx + 29},{ry + 26} 0 0 1 {p(rx + 29, ry + 26, a1)} L{p(rx + 4, ry + 3, a1)} A{rx + 4},{ry + 3} 0 0 0 {p(rx + 4, ry + 3, a0)}Z', mix(c, '#2a0d4a', sh))
    s += C(cx, cy, rx + 29, 'none', '#12082c', 2.4, ry=ry + 26) + C(cx, cy, rx + 4, 'none', '#12082c', 4, ry=ry + 3)
    tfm = f'translate(0 {cy * (1 - ry / rx):.1f}) scale(1 {ry / rx:.3f})'
    s += C(cx, cy, rx + 2, rad([(0, '#4a86b8'), (.3, '#2a5796'), (.68, '#18306e'), (1, '#0c1640')], cx=cx, cy=cy, r=rx, units=1, tf=tfm), ry=ry + 1)
    E2 = lambda k, a: f'{cx + rx * k * math.cos(a):.1f},{cy + ry * k * math.sin(a):.1f}'
    pts = ' L'.join(E2(.80 if i % 2 == 0 else .44, math.pi * i / 12) for i in range(24))
    s += P('M' + pts + 'Z', '#35E0FF', op=.10) + P('M' + pts + 'Z', 'none', '#7fe8ff', 1.6, op=.22)
    pts = ' L'.join(E2(.44 if i % 2 == 0 else .25, math.pi * i / 8 + math.pi / 16) for i in range(16))
    s += P('M' + pts + 'Z', '#FF3FA4', op=.16)
    s += P(' '.join(f'M{E2(.2, i * math.pi / 18)} L{E2(1.0, i * math.pi / 18)}' for i in range(36)), stroke='#071030', w=1.2, op=.26)
    for q in (.25, .44, .66, .85):
        s += C(cx, cy, rx * q, 'none', '#071030', 1.3, op=.3, ry=ry * q)
    s += C(cx, cy, rx * .93, 'none', '#35E0FF', 3, op=.55, ry=ry * .925) + C(cx, cy, rx * .93, 'none', '#35E0FF', 9, op=.16, ry=ry * .925)
    s += P(f'M{cx - 400},{cy + 96} C{cx - 290},{cy + 150} {cx - 200},{cy + 60} {cx - 90},{cy + 140} M{cx + 390},{cy - 120} C{cx + 290},{cy - 60} {cx + 200},{cy - 150} {cx + 120},{cy - 80} M{cx + 300},{cy + 150} C{cx + 260},{cy + 120} {cx + 330},{cy + 90} {cx + 400},{cy + 104}', stroke='#050c2a', w=7, op=.3)
    s += C(cx, cy - 20, 430, rad([(0, '#FFDC98', .8), (.2, '#FFC070', .6), (.42, '#FF9A66', .32), (.7, '#F0709A', .1), (1, '#E060A0', 0)]), ry=210)
    # inner shadow of the rail
    s += C(cx, cy, rx + 2, rad([(0, '#03041a', 0), (.86, '#03041a', 0), (.95, '#03041a', .25), (1, '#03041a', .62)]), ry=ry + 1)
    m = 80
    return s + bulbs([(cx + (rx + 16.5) * math.cos(2 * math.pi * (i + .5) / m), cy + (ry + 14.5) * math.sin(2 * math.pi * (i + .5) / m)) for i in range(m)], 3.9)


def room(cx=640, cy=366):
    s = fair()
    s += C(cx, cy + 330, 1150, rad([(0, '#2c1658'), (.5, '#1c0e42'), (.72, '#120930'), (1, '#0c0628', 0)]), ry=560)
    # painted boards in front of the rail
    s += P(' '.join(f'M{640 + i * 74},560 L{640 + i * 150},800' for i in range(-9, 10)), stroke='#0a0422', w=2.4, op=.4) + P(' '.join(f'M{642 + i * 74},560 L{643 + i * 150},800' for i in range(-9, 10)), stroke='#c89aff', w=1, op=.1)
    for x, y, rx, ry, op in ((170, 230, 260, 40, .16), (1110, 236, 260, 40, .15), (240, 640, 300, 44, .1), (1050, 640, 280, 40, .09)):
        s += halo('#e0b4ff', op, rx, x, y, ry=ry)
    return s


# ---------------------------------------------------------------- the box
BW, BH = 300, 350


def wheel(cx, cy, r):
    o = C(cx, cy, r, 'none', '#3FE6FF', 3) + C(cx, cy, r * .86, 'none', '#3FE6FF', 1.2, op=.7)
    pts = [(cx + r * math.cos(k * math.pi / 6 + .2), cy + r * math.sin(k * math.pi / 6 + .2)) for k in range(12)]
    o += P(' '.join(f'M{cx},{cy} L{x:.1f},{y:.1f}' for x, y in pts), stroke='#3FE6FF', w=1.2, op=.6)
    for i, (x, y) in enumerate(pts):
        if x > 4:
            o += P(f'M{x - 7:.1f},{y + 3:.1f} h14 C{x + 7:.1f},{y + 13:.1f} {x - 7:.1f},{y + 13:.1f} {x - 7:.1f},{y + 3:.1f}Z', ['#FF3FA4', '#FFD23F', '#3FE6FF'][i % 3])
    return o + P(f'M{cx},{cy} L{cx - 46},{cy + r + 44} M{cx},{cy} L{cx + 46},{cy + r + 44}', stroke='#3FE6FF', w=3.4) + C(cx, cy, 7, '#FFD23F')


def box():
    F = f'M0,0 H{BW} V{BH} H0Z'
    o = R(0, 0, BW, BH, 0, lin([(0, '#1A0B52'), (.5, '#6A1B8A'), (.74, '#D8328C'), (1, '#3A0F5E')]))
    o += halo('#FF5DB0', .6, 220, 150, 255)
    for x, y in ((24, 90), (60, 126), (254, 102), (280, 156), (34, 172), (214, 84), (128, 98), (160, 128)):
        o += P(star(x, y, 5, 1.3, 4), '#FFF3C8')
    o += g(wheel(76, 176, 74), op=.85)
    o += P('M200,262 V178 L250,126 L300,178 V262Z', '#4A1470') + P('M250,126 L200,178 H218Z M250,126 L236,178 H264Z M250,126 L282,178 H300Z', '#FFD23F') + P('M200,178 C205,188 213,188 218,178 C223,188 231,188 236,178 C241,188 259,188 264,178 C269,188 277,188 282,178 C287,188 295,188 300,178', '#FF3FA4') + P('M250,126 V106 L268,112 L250,118', '#3FE6FF', '#3FE6FF', 2)
    o += P(f'M0,258 H{BW} V{BH} H0Z', lin([(0, '#2A0F5A'), (1, '#120638')]))
    fl = ''
    def q(u, v):
        z = 1 / (1 + v * .30)
        return 150 + u * 62 * (1.9 - z * 1.35), 258 + 92 * (1 - z) * 1.75
    for i in range(-8, 9):
        for j in range(5):
            if (i + j) % 2:
                a, b, c, d = q(i * .5, j), q(i * .5 + .5, j), q(i * .5 + .5, j + 1), q(i * .5, j + 1)
                fl += f'M{a[0]:.1f},{a[1]:.1f} L{b[0]:.1f},{b[1]:.1f} L{c[0]:.1f},{c[1]:.1f} L{d[0]:.1f},{d[1]:.1f}Z '
    o += P(cut(fl, F), '#7A35C8', op=.5)
    # far car with a ghost at the wheel
    gh = vol('M52,150 C46,90 56,40 100,38 C144,40 154,90 148,150Z', '#dff3ff', light='#ffffff', dark='#7fb0e8', box=(46, 38, 154, 150), rimR='#ff6fd0') + C(84, 82, 8, INK, ry=12) + C(116, 82, 8, INK, ry=12) + C(82, 78, 3, '#fff') + C(114, 78, 3, '#fff') + C(100, 106, 9, INK, ry=11)
    o += g(P('M164,118 L172,-30', stroke='#2a1450', w=6) + P('M164,118 L172,-30', stroke='#FFD23F', w=2) + gh + car('#17c3d8', emblem='star'), 'translate(190,178) scale(.56) rotate(5)')
    # the yeti in front
    o += g(P('M164,118 L176,-60', stroke='#2a1450', w=6) + P('M164,118 L176,-60', stroke='#FFD23F', w=2) + P('M156,-60 H196', stroke='#FFD23F', w=4) + monster(2), 'translate(6,112) rotate(-4 100 100) scale(1.1)')
    for x, y, s_ in ((212, 262, 1.3), (204, 236, .7), (226, 286, .8)):
        o += halo('#FFD23F', .8, 26 * s_, x, y) + P(star(x, y, 15 * s_, 4 * s_, 4), '#FFF6C8')
    o += R(0, 0, BW, 130, 0, lin([(0, '#0F0538', .95), (.4, '#0F0538', .7), (1, '#0F0538', 0)]))
    o += P('M0,66 C90,92 210,92 300,66', stroke='#1A0838', w=2.4)
    for i, x in enumerate(range(12, 300, 25)):
        y = 66 + 19.5 * (1 - ((x - 150) / 150) ** 2)
        c = ['#FFD23F', '#FF5DB0', '#3FE6FF'][i % 3]
        o += halo(c, .8, 17, x, round(y, 1)) + C(x, round(y, 1), 4.6, mix(c, '#FFFFFF', .45)) + C(x - 1.4, round(y - 1.4, 1), 1.6, '#fff')
    o += R(0, 0, BW, BH, 0, lin([(0, '#FFE3A8', .16), (.35, '#FFE3A8', 0), (.7, '#0A0420', 0), (1, '#0A0420', .35)]))
    return o


def make():
    for v in (1, 2, 3, 4, 5, 6, 7, 8, 9, 'X'):
        write(f'bumpers/{v}.svg', lambda: mcard(v))
    write('bumpers/back.svg', mback)
    for i, k in enumerate(RIDERS):
        write(f'bumpers/unfazed{i}.svg', lambda: rcard(k, 'calm'))
        write(f'bumpers/scared{i}.svg', lambda: rcard(k, 'scared'))
        write(f'bumpers/character_back{i}.svg', lambda: rback(k))
    write('bumpers/character_back.svg', rback)
    write('bumpers/crown.svg', crown, 100, 80)
    write('bumpers/startcard.svg', start)
    write('bumpers/point.svg', point, 100, 70)
    write('bumpers/room.svg', room, 1280, 800)
    write('bumpers/table.svg', rink, 1280, 800)
    bh_props.make_fairground()
    write('bumpers/box.svg', box, BW, BH)
