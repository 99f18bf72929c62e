# SPDX-License-Identifier: GPL-3.0-or-later
"""Ghost Hunters: Traps with their pictograms (from gamecore/hunters/cards.json), Allies, dice, markers, table, box.

layout.json beside the drawings says where things stand on a card, so that the table can print
names and tick off pictograms.
"""
import json
from bh_kit import *
from bh_lab import *
from bh_traps import TRAP_ART
from bh_allies import ALLY_ART
import bh_props

GREEN = '#7dffa0'
GOLD = '#e0b45a'
CARDS = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', 'gamecore', 'hunters', 'cards.json')
# card space: art above, pictogram panel, name plate
PANEL = (14, 184, 222, 116)
NAME = (14, 305, 222, 36)
APANEL = (14, 212, 222, 88)


def coin(x, y, r, n=None):
    """Fame: a gold medal with a caught ghost."""
    o = C(0, r * .09, r, '#4a2608') + C(0, 0, r, lin([(0, '#FFF3C0'), (.5, '#F0B23A'), (1, '#9a5a16')], x2=.6)) + C(0, 0, r * .8, rad([(0, '#FFE08A'), (1, '#D98E26')], cx=.4, cy=.35, r=.7), '#8a4e12', r * .07)
    if n is None:
        o += g(P('M-9,12 C-12,0 -10,-13 0,-13 C10,-13 12,0 9,12 L5,8.6 L2,12.4 L-2,8.8 L-5.4,12.4Z', '#5a2c08') + C(-3.4, -3.4, 1.9, '#FFE9A8', ry=2.6) + C(3.8, -3.4, 1.9, '#FFE9A8', ry=2.6), f'scale({r / 20})')
    else:
        o += num(n, 0, 0, r * 1.05, '#4a2206')
    return g(o, f'translate({x},{y})')


# ---------------------------------------------------------------- pictograms
def glyph(gl, s):
    """One pictogram centred on 0,0, about s high: drawing and width."""
    k = gl[0]
    if k == 'n':
        return face('any', gl[1], s), s
    if k == 'c':
        return face(gl[1], 'e', s), s
    if k == 'cv':
        return face(gl[1], gl[2], s), s
    if k == 'k':
        return face('any', 'k', s * .84), s * 1.06
    if k == 'nok':
        bar = f'M{-s * .52},{s * .52} L{s * .52},{-s * .52}'
        return face('any', 'k', s * .9) + P(bar, stroke='#14101c', w=s * .22) + P(bar, stroke='#ff4a4a', w=s * .12) + skull(0, -s * .01, s * .28, '#fff4dc') + P(f'M{-s * .52},{s * .52} L{-s * .24},{s * .24} M{s * .24},{-s * .24} L{s * .52},{-s * .52}', stroke='#ff4a4a', w=s * .12), s * 1.12
    if k == 'any':
        return ghostdie(s, 0, 0), s
    if k in ('max', 'min'):
        w = s * 2.05
        o = R(-w / 2, -s * .5, w, s, s * .24, '#0d1018', '#c9a45a', s * .045)
        d = f'M{-w * .27},{-s * .26} L{-w * .42},{-s * .07} L{-w * .27},{s * .12}' if k == 'max' else f'M{-w * .42},{-s * .26} L{-w * .27},{-s * .07} L{-w * .42},{s * .12}'
        o += P(d + f' M{-w * .42},{s * .29} L{-w * .27},{s * .29}', stroke=BONE, w=s * .1)
        o += num(gl[1], -w * .07, 0, s * .62, BONE) + (face('any', 'k', s * .5, w * .28, 0) if gl[2] == 'k' else ghostdie(s * .58, w * .28, 0))
        return o, w
    if k == '/':
        return P(f'M{-s * .12},{s * .5} L{s * .12},{-s * .5}', stroke=GOLD, w=s * .1), s * .34
    if k == '=':
        return P(f'M{-s * .13},{-s * .1} H{s * .13} M{-s * .13},{s * .1} H{s * .13}', stroke=GOLD, w=s * .095), s * .26
    if k == '>':
        return P(f'M{-s * .2},0 H{s * .16} M{s * .02},{-s * .17} L{s * .2},0 L{s * .02},{s * .17}', stroke=GOLD, w=s * .1), s * .44
    if k == 'coin':
        return coin(0, 0, s * .44, gl[1]), s * .9
    if k == '...':
        return C(-s * .2, 0, s * .065, GOLD) + C(0, 0, s * .065, GOLD) + C(s * .2, 0, s * .065, GOLD), s * .6
    raise ValueError(gl)


def need_glyphs(n):
    """One need as a list of pictograms."""
    if set(n) - {'value', 'color', 'dangerous', 'count', 'max'}:
        raise ValueError(f'a need this recipe cannot draw: {n}')
    die_ = {k: n[k] for k in ('value', 'color', 'dangerous') if k in n}
    if 'max' in n:
        if die_ == {'dangerous': True}:
            return [('nok',)] if n['max'] == 0 else [('max', n['max'], 'k')]
        if not die_:
            return [('max', n['max'], 'any')]
        raise ValueError(f'a limit this recipe cannot draw: {n}')
    c = n['count']
    if die_ == {'dangerous': True}:
        return [('k',)] * c
    if not die_:
        return [('min', c, 'any')]
    if set(die_) == {'value', 'color'}:
        return [('cv', n['color'], n['value'])] * c
    if set(die_) == {'value'}:
        return [('n', n['value'])] * c
    if set(die_) == {'color'}:
        return [('c', n['color'])] * c
    raise ValueError(f'a need this recipe cannot draw: {n}')


def row(items, y, s, gap, big, marks, cx=125):
    """items: (need index or None, glyph). Wider gaps part the needs."""
    built = [(i, gl) + glyph(gl, s) for i, gl in items]
    gaps = [0 if k == 0 else (big if built[k][0] != built[k - 1][0] and None not in (built[k][0], built[k - 1][0]) else gap) for k in range(len(built))]
    tot = sum(b[3] for b in built) + sum(gaps)
    x = cx - tot / 2
    o = ''
    for (i, gl, sv, w), gp in zip(built, gaps):
        x += gp
        c = x + w / 2
        o += g(sv, f'translate({c:.1f},{y})')
        if i is not None:
            marks.append(dict(need=i, x=round(c, 1), y=round(y, 1), w=round(w, 1), h=round(s, 1)))
        x += w
    return o


def width(items, s, gap, big):
    w = sum(glyph(gl, s)[1] for _, gl in items)
    for a, b in zip(items, items[1:]):
        w += big if a[0] != b[0] and None not in (a[0], b[0]) else gap
    return w


def fit(items, smax, room=212):
    """Largest size at which a row fits."""
    s = smax
    while s > 24 and width(items, s, s * .14, s * .3) > room:
        s -= 1
    return s


def pictogram(t):
    """A Trap's condition in the panel; marks: where each need's dice stand."""
    N = t['needs']
    x0, y0, w, h = PANEL
    cy = y0 + h / 2
    marks = []
    keys = set(N)
    if keys <= {'all'} or keys <= {'any'}:
        kind = 'all' if 'all' in N else 'any'
        groups = [[(i, gl) for gl in need_glyphs(n)] for i, n in enumerate(N[kind])]
        if kind == 'any':
            items = []
            for k, gr in enumerate(groups):
                items += ([(None, ('/',))] if k else []) + gr
            s = fit(items, 64)
            return row(items, cy, s, s * .16, s * .16, marks), marks
        items = [it for gr in groups for it in gr]
        s = fit(items, 60)
        if s >= 47 or len(groups) == 1:
            return row(items, cy, s, s * .14, s * .3, marks), marks
        # two rows, parted between needs where the widths are most even
        best = min(range(1, len(groups)), key=lambda k: max(width(sum(groups[:k], []), 40, 6, 12), width(sum(groups[k:], []), 40, 6, 12)))
        rows = [sum(groups[:best], []), sum(groups[best:], [])]
        s = min(48, *(fit(r, 48) for r in rows))
        o = ''
        for k, r in enumerate(rows):
            o += row(r, cy + (k * 2 - 1) * (s * .56), s, s * .14, s * .3, marks)
        return o, marks
    if keys == {'per'} or keys == {'per', 'cap'}:
        gl = need_glyphs(dict(N['per'], count=1))[0]
        if 'cap' in N:
            o = ''
            n = N['cap']
            for i in range(n):
                x = 125 + (i - (n - 1) / 2) * 94
                o += g(glyph(gl, 48)[0], f'translate({x},{y0 + 33})')
                o += P(f'M{x},{y0 + 62} V{y0 + 71}', stroke=GOLD, w=4.6) + P(f'M{x - 7},{y0 + 68} L{x},{y0 + 76} L{x + 7},{y0 + 68}', stroke=GOLD, w=4.6) + coin(x, y0 + 94, 17, t['fame'])
                marks.append(dict(need=i, x=x, y=y0 + 33, w=48, h=48))
                if i:
                    o += P(f'M{x - 47},{y0 + 10} V{y0 + h - 12}', stroke=GOLD, w=2.4, op=.5, extra='stroke-dasharray="5 6"')
            return o, marks
        items = [(0, gl), (None, ('>',)), (None, ('coin', t['fame'])), (None, ('...',))]
        return row(items, cy, 58, 8, 8, marks), marks
    if keys == {'sameValue'}:
        n = N['sameValue']
        items = []
        for i in range(n):
            items += ([(None, ('=',))] if i else []) + [(i, ('any',))]
        s = fit(items, 54)
        return row(items, cy, s, s * .11, s * .11, marks), marks
    if keys == {'run'}:
        n = N['run']
        o = ''
        s, dx, dy = 42, 49, 18
        for i in range(n):
            x, y = 125 + (i - (n - 1) / 2) * dx, cy - 6 - (i - (n - 1) / 2) * dy
            o += P(f'M{x - 25},{y + 28} H{x + 25}' + (f' V{y + 28 - dy}' if i < n - 1 else ''), stroke=GOLD, w=4, op=.9)
        for i in range(n):
            x, y = 125 + (i - (n - 1) / 2) * dx, cy - 6 - (i - (n - 1) / 2) * dy
            o += ghostdie(s, x, y)
            marks.append(dict(need=i, x=x, y=round(y, 1), w=s, h=s))
        return o, marks
    raise ValueError(f'a Trap this recipe cannot draw: {t}')


# ---------------------------------------------------------------- cards
def tfield(tint):
    s = field(rad([(0, mix(tint, '#ffffff', .14)), (.5, mix(tint, '#141820', .42)), (1, '#0f1016')], cx=132, cy=100, r=185, units=1))
    # attic boards and a blueprint of the machine
    s += P(' '.join(f'M{49 + i * 40},9 V172' for i in range(5)), stroke='#05070a', w=2, op=.28)
    for r in (46, 70):
        s += C(132, 96, r, 'none', '#d8ffe8', 1.1, op=.14, extra='stroke-dasharray="3 5"')
    s += P('M20,96 H240 M132,14 V170', stroke='#d8ffe8', w=1, op=.10)
    return s + P('M9,162 H241 V180 H9Z', lin([(0, '#5a3c26'), (1, '#2a1a16')])) + P('M9,163 H241', stroke='#e0b07a', w=1.6, op=.5)


def below(x, y, w, h, c1, c2):
    """Panel with brass rail above it and the bone name plate below."""
    o = P(f'M9,{y - 4} H241 V306 H9Z', lin([(0, c1), (1, c2)]))
    o += R(9, y - 10, 232, 8, 0, lin([(0, '#ffe9a8'), (.5, '#c98f36'), (1, '#6e4318')])) + P(f'M9,{y - 10} H241 M9,{y - 2} H241', stroke='#1c1006', w=1.2, op=.7)
    o += R(x, y + 2, w, h - 4, 7, 'none', '#c9a45a', 1.3, op=.55)
    for px in (x + 6, x + w - 6):
        for py in (y + 8, y + h - 8):
            o += C(px, py, 2.7, lin([(0, '#fff0b8'), (1, '#8a5a1e')]), '#3a2008', .8)
    return o


def nameplate():
    """Bone, growing out of the border: QML prints the name here."""
    return P('M8,303 H242 V342 H8Z', lin([(0, '#FFF8E8'), (1, '#F1DFBB')])) + P('M9,302.5 H241', stroke='#6e4318', w=2.4) + P('M9,301 H241', stroke='#ffe9a8', w=1.2, op=.8) + P('M16,337.5 H234', stroke='#c9a45a', w=1.1, op=.6)


SCALE = {'Salt Circle': (.93, 20), 'Haunted Staircase': (.98, 18), 'Stained Glass': (.98, 8), 'Triplet Trunk': (.95, 18), 'Screaming Well': (.98, 14), 'Sunken Chapel': (.9, 16), 'Drowned Bell': (.9, 16), 'Family Crypt': (.9, 22), 'Two Terrors': (.88, 26), 'Creaking Coffin': (.92, 20), 'Honeyed Web': (.98, 8), 'Mirror Box': (.9, 24), 'Stand Your Ground': (.98, 18), 'Long Vigil': (.96, 12), 'Quiet House': (.98, 12), 'Even Footsteps': (1.02, 16), 'Steady Hands': (.98, 12), 'Ivy and Rust': (.98, 12)}


def trap(t):
    name = t['name']
    art, tint = TRAP_ART[name]
    sc, dx = SCALE.get(name, (1.02, 10))
    if 'Chain' in name:
        sc, dx = .94, 16
    if 'Net' in name:
        sc, dx = 1.0, 26
    o = tfield(tint) + g(art(), f'translate({125 - 100 * sc + dx:.1f},{173 - 144 * sc:.1f}) scale({sc})')
    o += below(*PANEL, '#2b313e', '#151922')
    pic, _ = pictogram(t)
    o += pic + frame(dark='#0a0c12') + nameplate()
    N = t['needs']
    ic = coin(CB + 27, CB + 82, 15)
    if 'per' in N:
        p = N['per']
        ic = coin(CB + 19, CB + 82, 13.5) + face(p.get('color', 'any'), p.get('value', 'e'), 21, CB + 41, CB + 85, 8)
    return o + plate(num(t['fame'], CB + 27, CB + 35, 56, '#4a2a08') + ic, w=60, h=102) + cardtop()


def arrow(x, y, s, rot, col):
    d = 'M0,-16 L15,2 H6 V15 H-6 V2 H-15Z'
    return g(P(d, INK, INK, 5) + P(d, col), f'translate({x},{y}) rotate({rot}) scale({s})')


def loop(x, y, r, col):
    o = P(f'M{r * .87},{-r * .5} A{r},{r} 0 1 0 {r},{r * .1}', stroke=INK, w=r * .44) + P(f'M{r * .87},{-r * .5} A{r},{r} 0 1 0 {r},{r * .1}', stroke=col, w=r * .26)
    d = f'M{r * .42},{-r * .62} L{r * 1.3},{-r * 1.02} L{r * 1.28},{-r * .02}Z'
    return g(o + P(d, INK, INK, r * .18) + P(d, col), f'translate({x},{y})')


def mini_trap(x, y, rot=0, s=1, tint='#2f7a5a', dice=(1, 3), wispcol=ECTO):
    return g(R(-27, -38, 54, 76, 8, INK) + R(-24, -35, 48, 70, 6, '#FFF4DC') + R(-20, -31, 40, 34, 4, tint) + R(-20, 5, 40, 26, 4, '#1b202b') + wisp(0, -13, .44, wispcol, mood='s') + face('any', dice[0], 15, -9, 18) + face('any', dice[1], 15, 9, 18), f'translate({x},{y}) rotate({rot}) scale({s})')


def mini_back(x, y, rot=0, s=1):
    return g(R(-27, -38, 54, 76, 8, INK) + R(-24, -35, 48, 70, 6, '#FFF4DC') + R(-20, -31, 40, 62, 4, lin([(0, '#3f9a72'), (1, '#123a2c')])) + P('M-11,17 C-14,0 -12,-15 0,-15 C12,-15 14,0 11,17 L6,12 L2,17 L-2,12 L-6,17Z', '#d8ffe0') + C(-4, -3, 2.2, '#0e2a20', ry=3.2) + C(4.4, -3, 2.2, '#0e2a20', ry=3.2), f'translate({x},{y}) rotate({rot}) scale({s})')


def icon(a):
    """An Ally's effect, centred on 0,0, about 200 x 80."""
    k = a['effect']
    if k == 'extraDie':
        d = 'M-59,-19 V19 M-78,0 H-40'
        return P(d, stroke=INK, w=19) + P(d, stroke='#FFE29A', w=11) + face(a['color'], a['value'], 72, 26, 0, -6)
    if k == 'nudge':
        return face('any', 3, 66, 0, 0, 0) + arrow(-70, -2, 1.35, 0, '#7dffa0') + arrow(70, 2, 1.35, 180, '#ffb23a')
    if k == 'repaint':
        o = R(-74, -37, 74, 74, 16, INK)
        rr = rrect(-70, -33, 66, 66, 13)
        for i, kk in enumerate(('green', 'red', 'blue', 'yellow')):
            qx, qy = -70 + 33 * (i % 2), -33 + 33 * (i // 2)
            o += P(cut(f'M{qx},{qy} h33 v33 h-33Z', rr), lin([(0, mix(DC[kk][0], '#ffffff', .3)), (1, DC[kk][0])]))
            o += pip(kk, qx + 16.5, qy + 16.5, 8, DC[kk][1])
        o += P('M7,16 L69,-38', stroke=INK, w=15) + P('M7,16 L69,-38', stroke='#e0a85a', w=9) + P('M21,4 L31,-5', stroke='#d8dcea', w=14, cap='butt') + P('M-7,34 C-9,18 3,4 17,2 C27,8 27,20 17,26 C11,30 3,34 -7,34Z', '#ff5ab0', INK, 4)
        return o
    if k == 'encore':
        return mini_trap(-62, 0, -7) + loop(-4, 0, 19, '#7dffa0') + coin(48, -8, 25) + coin(76, 14, 25)
    if k == 'trade':
        o = mini_trap(-66, 0, -7) + mini_trap(66, 0, 7, 1, '#8a5a2e', (2, 4), '#ffd98a')
        for y, f, c in ((-13, 1, '#7dffa0'), (13, -1, '#ffb23a')):
            d = 'M-24,0 H10 M-2,-12 L22,0 L-2,12'
            d = 'M-24,-5 H4 V-14 L25,0 L4,14 V5 H-24Z'
            o += g(P(d, INK, INK, 5) + P(d, c), f'translate(0,{y * 1.25}) scale({f * .9},.9)')
        return o
    if k == 'banish':
        d = 'M-22,-5 H4 V-14 L25,0 L4,14 V5 H-22Z'
        o = face('any', 'k', 56, -64, 0) + g(P(d, INK, INK, 5) + P(d, '#7dffa0'), 'translate(2,0)')
        o += halo('#ffe9a0', .75, 46, 68, 0) + ghostdie(56, 68, 0, 0, '#ffe29a', '#ffe29a', .1)
        for x, y, q in ((68, 0, 15), (46, -24, 7), (92, -20, 9), (88, 24, 6), (48, 22, 8)):
            o += P(star(x, y, q, q * .27, 4), '#fffbe8')
        return o
    if k == 'brave':
        o = g(face('any', 'k', 48), 'translate(-66,0)')
        sh = 'M0,-36 C10,-28 22,-27 32,-28 C34,6 22,26 0,38 C-22,26 -34,6 -32,-28 C-22,-27 -10,-28 0,-36Z'
        o += g(P(sh, INK, INK, 5) + P(sh, lin([(0, '#fff0b8'), (.5, '#e0a63a'), (1, '#8a5218')])) + P('M0,-26 C8,-20 16,-19 24,-20 C25,4 16,20 0,29 C-16,20 -25,4 -24,-20 C-16,-19 -8,-20 0,-26Z', lin([(0, '#d8414e'), (1, '#7a1426')]), '#5a2a10', 2) + P('M0,16 C-10,8 -14,2 -11,-5 C-8,-11 -1,-9 0,-4 C1,-9 8,-11 11,-5 C14,2 10,8 0,16Z', '#fff4dc'), 'translate(-6,0)')
        o += P('M38,0 H46', stroke=GOLD, w=0) + coin(58, -16, 17) + coin(84, -4, 17) + coin(62, 18, 17)
        return o
    if k == 'scout':
        o = mini_back(-60, 4, -10, .92) + mini_back(-52, 0, -3, .96)
        d = 'M-10,-5 H12 V-15 L34,0 L12,15 V5 H-10Z'
        return o + g(P(d, INK, INK, 5) + P(d, '#7dffa0'), 'translate(-4,0)') + mini_trap(62, 0, 6)
    raise ValueError(k)


def ally(a):
    f, t = ALLY_ART[a['name']]
    o = field(rad([(0, mix(t, '#ffe2a0', .55)), (.45, t), (1, mix(t, '#120c14', .78))], cx=120, cy=104, r=190, units=1))
    o += C(125, 108, 90, 'none', '#ffe9b8', 2, op=.35) + C(125, 108, 98, 'none', '#ffe9b8', 1, op=.25)
    o += P(' '.join(f'M{125 + 101 * math.cos(i * math.pi / 12):.1f},{108 + 101 * math.sin(i * math.pi / 12):.1f} L{125 + (108 if i % 2 else 113) * math.cos(i * math.pi / 12):.1f},{108 + (108 if i % 2 else 113) * math.sin(i * math.pi / 12):.1f}' for i in range(24) if not 3 < i < 9), stroke='#ffe9b8', w=2, op=.28)
    o += g(f(), 'translate(12,24) scale(1.13)')
    x, y, w, h = APANEL
    o += below(x, y, w, h, '#4a2f22', '#22140f')
    o += g(icon(a), f'translate(125,{y + h / 2})')
    o += frame(dark='#0a0c12') + nameplate()
    # one use: a wax seal
    o += g(P(star(0, 0, 21, 18, 12), '#7a0f1e') + C(0, 0, 16, rad([(0, '#f0566a'), (1, '#a8162e')], cx=.4, cy=.35, r=.7)) + num(1, 0, 0, 19, '#ffe3d8'), 'translate(217,34)')
    return o + cardtop()


def deco(col):
    """Brass corners and double line of a card back."""
    o = R(20, 20, CW - 40, CH - 40, 8, 'none', '#F2BE5C', 2.4) + R(26, 26, CW - 52, CH - 52, 5, 'none', '#F2BE5C', 1, op=.6)
    for x, y in ((20, 20), (CW - 20, 20), (20, CH - 20), (CW - 20, CH - 20)):
        o += C(x, y, 9, '#1c1006') + C(x, y, 7, rad([(0, '#fff0b8'), (1, '#8a5a1e')], cx=.4, cy=.35, r=.7)) + P(f'M{x - 4},{y} H{x + 4}', stroke='#4a2a0a', w=2)
    return o


def tback():
    o = field(rad([(0, '#3f9a72'), (.5, '#17503a'), (1, '#0a1a18')], cx=125, cy=175, r=210, units=1)) + rays(125, 175, 24, 320, '#7dffa0', .07)
    half = ''
    # snapping jaws, the same either way up
    for i in range(7):
        a = math.radians(-168 + i * 26)
        half += g(P('M-11,0 L0,28 L11,0Z', lin([(0, '#f3e6c8'), (1, '#c9a86a')]), INK, 2.6), f'translate({125 + 82 * math.cos(a):.1f},{175 + 82 * math.sin(a):.1f}) rotate({math.degrees(a) + 90:.1f})')
    ring = C(125, 175, 86, 'none', INK, 20) + C(125, 175, 86, 'none', lin([(0, '#ffe9a8'), (.5, '#c98f36'), (1, '#6e4318')]), 13) + C(125, 175, 86, 'none', '#fff3c0', 1.6, op=.6)
    o += halo('#7dffa0', .7, 116, 125, 175) + half + turned(half) + ring
    for i in range(12):
        a = i * math.pi / 6
        o += C(125 + 86 * math.cos(a), 175 + 86 * math.sin(a), 3.4, '#6e4318', '#2a1606', 1)
    gh = 'M-34,2 C-38,-30 -22,-52 0,-52 C22,-52 38,-30 34,-2 C29,8 22,8 17,0 C12,10 3,11 -2,3 C-8,12 -17,12 -22,4 C-26,10 -32,9 -34,2Z'
    one = P(gh, lin([(0, '#f4fff4'), (1, '#6fe08a')])) + C(-10, -28, 5.4, '#0e2a20', ry=8) + C(10, -28, 5.4, '#0e2a20', ry=8) + C(-12, -31, 1.9, '#fff') + C(8, -31, 1.9, '#fff') + C(0, -11, 4, '#0e2a20', ry=4.6)
    two = P(gh, lin([(0, '#d8c8ff'), (1, '#6a4ac8')])) + C(-10, -28, 5.4, '#1a0f4a', ry=8) + C(10, -28, 5.4, '#1a0f4a', ry=8) + C(-12, -31, 1.9, '#fff') + C(8, -31, 1.9, '#fff') + C(0, -11, 4, '#1a0f4a', ry=4.6)
    o += g(one + g(two, 'rotate(180)'), 'translate(125,175) scale(.98)')
    return o + frame() + deco('#17503a') + cardtop()


def aback():
    o = field(rad([(0, '#9a5a3a'), (.5, '#5a2e24'), (1, '#1e0f12')], cx=125, cy=175, r=210, units=1)) + rays(125, 175, 24, 320, '#ffd98a', .07)
    o += halo('#ffc65c', .6, 112, 125, 175)
    # two hands clasped in a brass medallion, the same either way up
    o += C(125, 175, 80, INK) + C(125, 175, 76, lin([(0, '#ffe9a8'), (.5, '#c98f36'), (1, '#6e4318')])) + C(125, 175, 66, INK) + C(125, 175, 63, rad([(0, '#4a7a8a'), (1, '#16283a')]))
    arm = P(cut('M44,176 L36,222 C60,226 92,212 112,200 L98,164 C78,168 60,172 44,176Z', oval(125, 175, 63)), '#b8323e', INK, 3)
    hand1 = vol('M92,166 C104,156 122,152 136,158 L160,174 C166,180 160,188 152,184 L146,181 C152,188 146,196 138,192 C138,200 130,202 124,198 C118,204 110,200 104,202 L94,204 C86,192 86,178 92,166Z', '#f0c49e', box=(86, 152, 164, 206), rimR=GREEN, rimRop=.4, iw=2.6, dl=(2, 2), dr=(-2, -1))
    hand2 = vol('M92,166 C104,156 122,152 136,158 L160,174 C166,180 160,188 152,184 L146,181 C152,188 146,196 138,192 C138,200 130,202 124,198 C118,204 110,200 104,202 L94,204 C86,192 86,178 92,166Z', '#a8f0c0', box=(86, 152, 164, 206), rimR='#ffe29a', rimRop=.4, iw=2.6, dl=(2, 2), dr=(-2, -1))
    arm2 = P(cut('M44,176 L36,222 C60,226 92,212 112,200 L98,164 C78,168 60,172 44,176Z', oval(125, 175, 63)), '#5fd08a', INK, 3)
    o += turned(arm2 + hand2) + arm + hand1
    for i in range(16):
        a = i * math.pi / 8
        o += C(125 + 71 * math.cos(a), 175 + 71 * math.sin(a), 2.6, '#6e4318')
    for y in (62, 288):
        o += P(star(125, y, 16, 6.6), '#F2BE5C') + P(star(88, y + (6 if y < 175 else -6), 8, 3.3), '#F2BE5C', op=.8) + P(star(162, y + (6 if y < 175 else -6), 8, 3.3), '#F2BE5C', op=.8)
    return o + frame() + deco('#5a2e24') + cardtop()


# ---------------------------------------------------------------- markers
def skull_lamp(lit):
    o = ''
    if lit:
        o += halo('#ff5a1e', .95, 50, 50, 50)
    o += C(50, 51.5, 37, '#1c1006') + C(50, 50, 35.5, lin([(0, '#fff0b8'), (1, '#7a4a14')]))
    o += C(50, 50, 30, rad([(0, '#fff0a0'), (.35, '#ff9a2a'), (1, '#c81e14')]) if lit else rad([(0, '#3a4450'), (1, '#12161c')]), '#1c1006', 2.2)
    o += skull(50, 51, 18.5, '#fff8e4' if lit else '#5c6670', '#3a0608' if lit else '#14181e')
    return o + P('M30,37 C36,27 45,23 55,23', stroke='#ffffff', w=3, op=.8 if lit else .45)


def token(n):
    r = 42
    h = 'M' + ' L'.join(f'{50 + r * math.cos(math.radians(60 * i - 90)):.1f},{47 + r * math.sin(math.radians(60 * i - 90)):.1f}' for i in range(6)) + 'Z'
    r2 = 33
    h2 = 'M' + ' L'.join(f'{50 + r2 * math.cos(math.radians(60 * i - 90)):.1f},{47 + r2 * math.sin(math.radians(60 * i - 90)):.1f}' for i in range(6)) + 'Z'
    o = P(h, '#2a1606', '#2a1606', 8, extra='transform="translate(0,5)"') + P(h, lin([(0, '#fff3c0'), (.5, '#e0a63a'), (1, '#8a5218')], x2=.6), '#5a3210', 4) + P(h2, rad([(0, '#f7cf72'), (1, '#d0912e')], cx=.4, cy=.35, r=.75), '#a86a1e', 2) + P('M19,31 L50,12', stroke='#ffffff', w=3, op=.7)
    return o + num(n, 50, 47, 44, '#3a1c04')


THUMB = 'M-15,-2 C-8,-4 -3,-14 -2,-23 C-1,-30 9,-30 10,-21 C10.6,-15 9,-10 8,-7 L21,-7 C29,-7 30,2 25,4.4 C30,7 29,14.4 23.4,15.6 C27,19 25,25.4 19.6,25.6 C21,29.6 18.6,33 14,33 L-2,33 C-8,33 -11,30 -15,29Z'


def thumb(up):
    cuff = '#2f9a5a' if up else '#d8622a'
    skin = '#fff4dc'
    o = R(-31, -5, 17, 37, 5, INK) + R(-29, -3, 13, 33, 3.6, lin([(0, mix(cuff, '#ffffff', .25)), (1, mix(cuff, '#10081c', .3))])) + C(-22.5, 22, 2.4, '#ffe29a') + P(THUMB, INK, INK, 5.4) + P(THUMB, lin([(0, '#ffffff'), (.5, skin), (1, mix(skin, '#b0703a', .3))])) + P('M11,4.6 H24 M11,15.4 H22.6 M10,25 H18.6', stroke=INK, w=2.4)
    o += P('M1,-20 C0,-12 -5,-3 -10,1', stroke='#ffffff', w=2.6, op=.9)
    return g(o, f'translate(50,{47 if up else 53}) scale(1.38,{1.38 if up else -1.38})')


def pouch():
    """140 x 140; the middle roundel is empty: QML prints the count."""
    b = 'M-26,-34 C-58,-14 -70,24 -58,50 C-48,68 48,68 58,50 C70,24 58,-14 26,-34Z'
    o = g(face('yellow', 2, 30), 'translate(-13,-50) rotate(-18)') + g(face('blue', 1, 30), 'translate(14,-54) rotate(14)')
    o += vol(b, '#5a4a8a', light='#8a78c0', dark='#241a48', box=(-62, -34, 62, 64), rimR=GREEN, rimRop=.5)
    o += P('M-34,-6 C-30,16 -32,36 -38,50 M36,-4 C32,16 34,34 40,48 M-8,-22 C-10,-14 -10,-12 -11,-8', stroke='#1c1338', w=3, op=.55)
    o += vol('M-34,-58 C-20,-50 -10,-56 0,-50 C10,-56 20,-50 34,-58 C30,-46 28,-40 26,-32 C8,-26 -8,-26 -26,-32 C-28,-40 -30,-46 -34,-58Z', '#6a58a0', box=(-34, -58, 34, -28), rimR=GREEN, rimRop=.4, dl=(2, 2), dr=(-2, -1))
    o += P('M-28,-33 C-8,-26 8,-26 28,-33', stroke=INK, w=10) + P('M-28,-33 C-8,-26 8,-26 28,-33', stroke='#F0B23A', w=5.4)
    o += P('M24,-32 C40,-26 44,-14 40,-4', stroke=INK, w=7) + P('M24,-32 C40,-26 44,-14 40,-4', stroke='#F0B23A', w=3.6) + C(40, -1, 5, '#F0B23A', INK, 2)
    o += C(0, 22, 25, INK) + C(0, 22, 22, lin([(0, '#fff4dc'), (1, '#d8c39a')]))
    return g(o, 'translate(70,72)')


def fame():
    o = P('M-18,14 L-26,44 L-12,38 L-4,48 L4,16Z', '#b81e3a', INK, 4) + P('M18,14 L26,44 L12,38 L4,48 L-4,16Z', '#d8324e', INK, 4)
    o += C(0, -6, 37, INK) + coin(0, -7, 34)
    for i in range(20):
        a = i * math.pi / 10
        o += C(30.6 * math.cos(a), -7 + 30.6 * math.sin(a), 1.5, '#fff3c0', op=.8)
    o += P('M-22,-24 C-17,-31 -9,-35 0,-36', stroke='#ffffff', w=3, op=.8)
    return g(o, 'translate(50,48)')


def fist():
    """A decision taken, not shown yet."""
    o = C(50, 53, 45, '#05060a', op=.6) + C(50, 50, 44, INK) + C(50, 50, 41.5, lin([(0, '#4a3f7a'), (1, '#221a4a')]), GREEN, 3.4)
    return o + g(P('M-11,-6 C-11,-12 -3,-12 -2.6,-7 C-2,-12 6,-12 6,-6.6 C8,-10 13,-8 12.6,-3 L12,5 C11,11 6,13 0,13 C-8,13 -12,8 -12,2Z', INK, INK, 4.4) + P('M-11,-6 C-11,-12 -3,-12 -2.6,-7 C-2,-12 6,-12 6,-6.6 C8,-10 13,-8 12.6,-3 L12,5 C11,11 6,13 0,13 C-8,13 -12,8 -12,2Z', lin([(0, '#ffffff'), (1, '#e8cfa8')])) + P('M-3,-7 V-1 M5,-6.6 V-1 M-11,1 C-4,-3 4,-1 5,4', stroke=INK, w=1.8), 'translate(49,49) scale(2)')


def tick(ok):
    """A need met, or one that cannot be met any more."""
    if ok:
        return halo(GREEN, .6, 50, 50, 50) + C(50, 50, 34, '#0c3a22') + C(50, 50, 29.5, lin([(0, '#b8ffc8'), (1, '#35c86a')])) + P('M36,51 L46,62 L66,38', stroke='#06301a', w=9.5)
    return C(50, 50, 34, '#3a0610') + C(50, 50, 29.5, lin([(0, '#ff9a8a'), (1, '#d8263a')])) + P('M38,38 L62,62 M62,38 L38,62', stroke='#fff4e8', w=9.5)


def clip_():
    """Brass clip that holds a Trap on the rail."""
    d = 'M-9,-9 H9 L12,12 H-12Z'
    return g(P(d, '#07080b', '#07080b', 4) + P(d, lin([(0, '#ffe9a8'), (.5, '#d0983e'), (1, '#8a5a1e')])) + P('M-9,5 H9 M-8,-5 H8', stroke='#6e4318', w=1.6, op=.8), 'translate(50,48) scale(3.2)')


# ---------------------------------------------------------------- table
def shelf(x, y, w, jars):
    s = ''
    for jx, h, wd, c in jars:
        X = x + jx
        s += C(X, y - h * .5, wd * 1.3, rad([(0, c, .6), (1, c, 0)]))
        d = f'M{X - wd * .5},{y} V{y - h * .62} C{X - wd * .5},{y - h * .78} {X - wd * .28},{y - h * .8} {X - wd * .28},{y - h} H{X + wd * .28} C{X + wd * .28},{y - h * .8} {X + wd * .5},{y - h * .78} {X + wd * .5},{y - h * .62} V{y}Z'
        s += P(d, mix(c, '#0a0f10', .7), '#07090c', 3) + P(f'M{X - wd * .5 + 2},{y - 1} V{y - h * .5} H{X + wd * .5 - 2} V{y - 1}Z', lin([(0, mix(c, '#ffffff', .3), .95), (1, c, .65)])) + P(f'M{X - wd * .34},{y - h * .58} V{y - 6}', stroke='#ffffff', w=2.4, op=.5) + R(X - wd * .34, y - h - 5, wd * .68, 8, 2, '#8a5a34', '#07090c', 2)
    return s + R(x - w / 2, y, w, 10, 3, lin([(0, '#8a5a34'), (1, '#3a2418')]), '#07090c', 2) + P(f'M{x - w / 2 + 18},{y + 10} v18 l14,-18 M{x + w / 2 - 18},{y + 10} v18 l-14,-18', stroke='#2a1a14', w=5)


def room():
    """Attic laboratory: shelves and bench. Rail and tray are pictures of their own."""
    import random
    s = R(0, 0, 1280, 800, 0, '#0b0c10')
    s += R(0, 0, 1280, 300, 0, lin([(0, '#14161a'), (.5, '#26282a'), (1, '#1a1b1e')]))
    s += P(' '.join(f'M{i * 50},0 V290' for i in range(27)), stroke='#08090b', w=2.4, op=.55) + P(' '.join(f'M{i * 50 + 3},0 V290' for i in range(26)), stroke='#5a6a5c', w=1, op=.16)
    s += halo('#9fd0e8', .32, 380, 640, 40, ry=250)
    r = P('M-20,210 L250,-30 L300,-30 L-20,256Z', lin([(0, '#4a3224'), (1, '#241812')]), '#08090b', 3) + P('M-20,212 L252,-30', stroke='#c98f5a', w=2.4, op=.45)
    s += r + flip(r, 1280)
    # copper pipes along the wall, with a gauge on either side
    pipe = 'M-10,244 H214 C232,244 238,236 238,220 V120 C238,104 246,96 262,96 H300'
    pp = P(pipe, stroke='#08090b', w=15) + P(pipe, stroke='#7a4a24', w=9.5) + P('M-10,241 H213 M235.4,220 V120 M262,93 H300', stroke='#e0a86a', w=2, op=.6)
    for x, y, q in ((60, 244, 0), (170, 244, 0), (238, 180, 90)):
        pp += g(R(-7, -10, 14, 20, 3, lin([(0, '#c98f4a'), (1, '#4a2a12')]), '#08090b', 2), f'translate({x},{y}) rotate({q})')
    pp += C(238, 146, 20, '#08090b') + C(238, 146, 17.5, lin([(0, '#e0b060'), (1, '#5a3614')])) + C(238, 146, 13, '#e8dcc0') + P('M229,151 A10,10 0 0 1 238,136', stroke='#3FBF6B', w=3) + P('M238,136 A10,10 0 0 1 247,151', stroke='#E0452F', w=3) + P('M238,146 L244,139', stroke='#1c1006', w=2.4)
    s += pp + flip(pp, 1280)
    # cobwebs under the rafters
    wb = P('M0,0 L150,8 M0,0 L118,62 M0,0 L66,112 M0,0 L10,150 M104,5 C92,20 84,32 80,42 C66,52 54,62 46,78 C32,84 20,92 7,104 M62,3 C56,12 52,18 50,26 C40,32 32,38 28,48 C20,52 12,56 4,64', stroke='#c8d8d0', w=1.5, op=.2)
    s += wb + flip(wb, 1280)
    s += shelf(128, 212, 196, [(-66, 46, 30, '#7dffa0'), (-24, 62, 34, '#5fd0ff'), (22, 40, 36, '#7dffa0'), (66, 54, 28, '#ffb23a')])
    s += shelf(1152, 212, 196, [(-66, 54, 28, '#ff6a5a'), (-22, 42, 36, '#7dffa0'), (24, 60, 32, '#7dffa0'), (66, 46, 30, '#5fd0ff')])
    s += R(0, 0, 1280, 300, 0, lin([(0, '#07080b', .6), (.5, '#07080b', .25), (1, '#07080b', .78)]))
    s += halo('#ffcf80', .42, 780, 640, 300, ry=340)
    # bench
    top = 'M70,262 H1210 L1330,830 H-50Z'
    s += R(0, 232, 1280, 34, 0, lin([(0, '#050406', 0), (1, '#050406', .55)]))
    s += P('M0,262 H1280 V800 H0Z', lin([(0, '#0c0a0c'), (1, '#070608')]))
    s += P(top, rad([(0, '#a87848'), (.3, '#7c5230'), (.62, '#4a2e20'), (1, '#1a110f')], cx=640, cy=400, r=720, units=1, tf='translate(0 140) scale(1 .65)'))
    ys = [306, 354, 408, 468, 534, 608, 690, 780]
    edge = lambda y: 70 - (y - 262) * 120 / 568
    s += P(' '.join(f'M{edge(y):.0f},{y} H{1280 - edge(y):.0f}' for y in ys), stroke='#140b08', w=2.4, op=.6, cap='butt') + P(' '.join(f'M{edge(y):.0f},{y + 2.6} H{1280 - edge(y):.0f}' for y in ys), stroke='#ffd0a0', w=1.1, op=.16, cap='butt')
    rnd = random.Random(3)
    gr = ''
    for i in range(60):
        y, w = rnd.randint(268, 790), rnd.randint(50, 190)
        x = rnd.randint(90, 1000)
        gr += f'M{x},{y} q{w / 2},{rnd.choice((-3, 3, 2))} {w},0 '
    s += P(gr, stroke='#1c0f0a', w=1.3, op=.3)
    for x, y in ((210, 284), (430, 330), (900, 430), (1090, 286), (330, 560), (1010, 600), (760, 300), (150, 420)):
        s += C(x, y, 2.6, '#0d0705', op=.7)
    s += C(640, 410, 470, rad([(0, '#ffe6ae', .5), (.4, '#ffc878', .24), (.75, '#ffb45a', .05), (1, '#ffb45a', 0)]), ry=148)
    s += P('M70,262 H1210', stroke='#e0b07a', w=3, op=.55)
    # mist, and the near edge falls into the dark
    for x, y, w, h, op in ((150, 560, 300, 60, .16), (1120, 545, 290, 56, .13), (400, 236, 260, 40, .13), (990, 232, 250, 38, .11)):
        s += halo('#9fffc4', op, w, x, y, ry=h)
    return s + R(0, 540, 1280, 260, 0, lin([(0, '#08070a', 0), (.25, '#08070a', .12), (.55, '#08070a', .5), (1, '#050406', .86)]))


# ---------------------------------------------------------------- box
def box():
    W, H = 300, 350
    o = R(0, 0, W, H, 0, rad([(0, '#4E9A5E'), (.4, '#1F5248'), (1, '#0B1A1E')], 150, 196, 245, units=1))
    o += P('M-10,124 L150,-18 L310,124', stroke='#1A1210', w=22) + P('M-10,116 L150,-26 L310,116', stroke='#5E3E24', w=4, op=.8)
    for x in (40, 260):
        o += R(x - 9, 92, 18, 258, 0, lin([(0, '#2A1C14'), (.5, '#4A3220'), (1, '#1A100C')], 0, 0, 1, 0))
    br = lin([(0, '#FFE6B0'), (.35, '#D9953C'), (1, '#5E3014')], 0, 0, 1, 0)
    bv = lin([(0, '#FFE6B0'), (.4, '#C98A36'), (1, '#5E3014')])
    pipe = 'M52,120 C96,108 112,124 112,164 V242 C112,262 100,268 76,268'
    pp = P(pipe, stroke='#4A2810', w=15) + P(pipe, stroke='#D9953C', w=10) + P('M54,117 C94,106 109,124 109,164 V242', stroke='#FFF0C4', w=2.6, op=.85) + R(102, 182, 20, 12, 4, bv) + R(102, 218, 20, 12, 4, bv)
    o += g(pp, 'translate(150,0)') + g(pp, 'translate(150,0) scale(-1,1)')
    o += C(36, 202, 25, '#5E3014') + C(36, 200, 25, br) + C(36, 200, 19, '#FFF6DF') + P('M22,206 A15,15 0 0 1 36,186', stroke='#3FBF6B', w=4.5) + P('M36,186 A15,15 0 0 1 50,206', stroke='#E0452F', w=4.5) + P('M36,200 L46,190', stroke=INK, w=3) + C(36, 200, 3.4, INK)
    o += P('M264,212 L278,168', stroke='#8A5420', w=7) + C(279, 164, 10, rad([(0, '#FF9A8A'), (1, '#B31C2E')], .35, .3, .8)) + R(248, 208, 32, 16, 6, bv)
    o += halo('#8DFF9A', .85, 180, 150, 196)
    jar_ = 'M94,116 H206 C218,146 218,236 204,276 H96 C82,236 82,146 94,116Z'
    o += P(jar_, lin([(0, '#D8FFC8', .35), (.5, '#5FE08A', .4), (1, '#B8FF9A', .65)]))
    gh = 'M0,-66 C32,-66 48,-42 48,-12 C48,16 58,30 66,44 C52,52 42,46 34,38 C28,54 10,58 0,42 C-10,58 -28,54 -34,38 C-42,46 -52,52 -66,44 C-58,30 -48,16 -48,-12 C-48,-42 -32,-66 0,-66Z'
    gg = halo('#D8FFC8', .8, 92, 0, -6)
    gg += vol(gh, '#A8EE9A', light='#FBFFF0', dark='#4FC07A', box=(-66, -66, 66, 56), rimL='#ffffff', rimR='#0F5A3A', rimRop=.4, ink=None, dl=(3, 3), dr=(-7, -4))
    gg += C(-17, -20, 10, INK, ry=14) + C(19, -20, 10, INK, ry=14) + C(-20, -25, 3.6, '#fff') + C(16, -25, 3.6, '#fff') + P('M-14,12 C-8,2 10,2 16,12 C10,8 -8,8 -14,12Z', INK) + P('M-32,-42 L-12,-36 M34,-42 L14,-36', stroke=INK, w=4)
    gg += C(-46, 6, 11, '#C8F7A8', ry=9) + C(48, 6, 11, '#9BE58E', ry=9)
    o += g(gg, 'translate(150,196) scale(.92)')
    o += P(jar_, stroke='#EFFFE6', w=2.6, op=.7) + P('M104,128 C98,156 98,222 108,260', stroke='#FFFFFF', w=8, op=.55) + P('M196,132 C200,156 200,196 198,220', stroke='#FFFFFF', w=4, op=.4)
    o += P('M86,98 H214 C218,110 216,118 210,122 H90 C84,118 82,110 86,98Z', br) + P('M106,86 H194 L206,98 H94Z', br) + P('M86,272 H214 L222,298 H78Z', br) + R(72, 294, 156, 14, 5, bv)
    for x in (102, 126, 150, 174, 198):
        o += C(x, 110, 3, '#5E3014') + C(x, 285, 3, '#5E3014')
    o += R(0, 308, W, 42, 0, lin([(0, '#3A2616'), (1, '#140C08')])) + P('M0,308 H300', stroke='#A8733C', w=2)
    for kind, v, x, y, q, rot in (('green', 4, 50, 308, .62, -10), ('red', 5, 106, 316, .6, 10), ('blue', 2, 198, 318, .58, -8), ('yellow', 3, 250, 308, .62, 9)):
        o += g(die(kind, v), f'translate({x},{y}) rotate({rot}) scale({q}) translate(-50,-50)')
    o += R(0, 0, W, 114, 0, lin([(0, '#07130F', .96), (.45, '#07130F', .75), (1, '#07130F', 0)]))
    return o + R(0, 0, W, H, 0, lin([(0, '#FFE3A8', .14), (.35, '#FFE3A8', 0), (.7, '#0A0420', 0), (1, '#0A0420', .35)]))


def make():
    with open(CARDS, encoding='utf-8') as f:
        cards = json.load(f)
    lay = dict(card=[CW, CH], trap=dict(name=NAME, panel=PANEL), ally=dict(name=NAME, panel=APANEL), pouch=dict(size=[140, 140], count=[70, 94, 22]), pictograms={})
    for t in cards['traps']:
        write(f'hunters/trap_{t["id"]}.svg', lambda: trap(t))
        reset()
        lay['pictograms'][t['id']] = pictogram(t)[1]
    for a in cards['allies']:
        write(f'hunters/ally_{a["id"]}.svg', lambda: ally(a))
    write('hunters/trap_back.svg', tback)
    write('hunters/ally_back.svg', aback)
    for k in ('green', 'red', 'blue', 'yellow'):
        for v in range(1, 7):
            write(f'hunters/die_{k}_{v}.svg', lambda: die(k, v), 100, 100)
    write('hunters/skull_lit.svg', lambda: skull_lamp(True), 100, 100)
    write('hunters/skull_unlit.svg', lambda: skull_lamp(False), 100, 100)
    for n in range(1, 6):
        write(f'hunters/token{n}.svg', lambda: token(n), 100, 100)
    write('hunters/thumb_up.svg', lambda: thumb(True), 100, 100)
    write('hunters/thumb_down.svg', lambda: thumb(False), 100, 100)
    write('hunters/fist.svg', fist, 100, 100)
    write('hunters/tick.svg', lambda: tick(True), 100, 100)
    write('hunters/cross.svg', lambda: tick(False), 100, 100)
    write('hunters/clip.svg', clip_, 100, 100)
    write('hunters/pouch.svg', pouch, 140, 140)
    write('hunters/fame.svg', fame, 100, 100)
    write('hunters/room.svg', room, 1280, 800)
    bh_props.make_laboratory()
    write('hunters/box.svg', box, 300, 350)
    with open(os.path.join(OUT, 'hunters', 'layout.json'), 'w', encoding='utf-8', newline='\n') as f:
        json.dump(lay, f, indent=1)
        f.write('\n')
