# SPDX-License-Identifier: GPL-3.0-or-later
"""Things on the table of Ghosts: the current of light, the gauge's arc and steps, the called level."""
from house_kit import *

RAMP = ['#3FD9C9', '#6FE3A0', '#C8E36A', '#FFD257', '#FFB03A', '#FF8436', '#FF4D5E']
TEAL = '#7FFBEA'


def current():
    """Four comets clockwise round the middle of 500 x 500, radius 226. The table squeezes, turns and mirrors it."""
    c, r = 250, 226
    o = C(c, c, r, 'none', stroke=TEAL, stroke_width=1.4, opacity=.26)
    for k in range(4):
        head, span, n = math.radians(-52 + 90 * k), math.radians(58), 22
        for i in range(n):                              # a tail of short pieces, brighter and brighter
            a0, a1, t = head - span * (1 - i / n), head - span * (1 - (i + 1.08) / n), (i + .5) / n
            p0, p1 = ((c + r * math.cos(a), c + r * math.sin(a)) for a in (a0, a1))
            d = f'M{p0[0]:.1f},{p0[1]:.1f} A{r},{r} 0 0 1 {p1[0]:.1f},{p1[1]:.1f}'
            col = mix('#3FD0D8', '#D8FFF6', t)
            o += P(d, 'none', stroke=col, stroke_width=round(6 + 12 * t, 1), opacity=round(.16 * t * t, 3))
            o += P(d, 'none', stroke=col, stroke_width=round(.5 + 6.4 * t ** 1.4, 1), opacity=round(.85 * t ** 1.3, 3))
        x, y = c + r * math.cos(head), c + r * math.sin(head)
        o += halo(TEAL, .75, 34, round(x, 1), round(y, 1))
        o += g(P('M15,0 L-8,-12 C-4,-4 -4,4 -8,12Z', '#EFFFFB'), round(x, 1), round(y, 1), 1, round(math.degrees(head) + 90, 1))
    return o


def current():
    """The whole current, clockwise, on 720 x 720: four comets on a circle of radius 330. Flattened and turned by the table."""
    c, r, span, n = 360, 330, 62, 40
    o = C(c, c, r, 'none', stroke='#7FF0E2', stroke_width=2, opacity=.2)

    def at(deg, q):
        return f'{c + q * math.cos(math.radians(deg)):.1f},{c + q * math.sin(math.radians(deg)):.1f}'

    for k in range(4):
        head = 38 + 90 * k
        (x0, y0), (x1, y1) = (tuple(map(float, at(q, r).split(','))) for q in (head - span, head))
        for wide, a in ((3.4, .05), (2.7, .07), (2.1, .1), (1.6, .14), (1, 1)):
            sides = [[at(head - span * (1 - i / n), r + s * wide * (.4 + 7 * (i / n) ** 1.5)) for i in range(n + 1)] for s in (-1, 1)]
            fade = [(0, '#3FD0D8', 0), (.25, '#46D6DA', round(.1 * a, 3)), (.5, '#58DFDE', round(.38 * a, 3)), (.75, '#9FF0EA', round(.72 * a, 3)), (1, '#D8FFF6', a)]
            o += P('M' + ' L'.join(sides[0] + sides[1][::-1]) + 'Z', lin(fade, x0, y0, x1, y1, user=True))
        # the halo outside of the turned group: there its gradient would not fit the circle
        o += halo(TEAL, .8, 56, x1, y1) + g(P('M25,0 L-13,-19 C-7,-6 -7,6 -13,19Z', '#EFFFFB', stroke='#EFFFFB', stroke_width=2, stroke_linejoin='round'), x1, y1, 1, head + 90)
    return o


def gauge_arc():
    """Half an ellipse round (240, 134), radii 218 and 111, on 480 x 150; the steps stand on it."""
    stops = [(round(k / 6, 3), mix(c, '#FFE6B0', .3)) for k, c in enumerate(RAMP)]
    d = 'M22,134 C22,72.7 119.6,23 240,23 C360.4,23 458,72.7 458,134'
    return S(d, '#12082C', 11, opacity=.55) + S(d, '#4A2410', 8) + S(d, lin(stops, 22, 0, 458, 0, user=True), 5.4) + g(S(d, '#FFFBE8', 1.4, opacity=.6), 0, -1.4)


def step(k):
    """The disc under a flame, 60 x 60, with its numeral."""
    col = RAMP[k - 1]
    return C(30, 31.5, 27, '#05030F', opacity=.5) + C(30, 30, 25.5, rad([(0, '#2E2266'), (1, '#120B34')], .4, .35, .75), stroke=mix(col, '#FFFFFF', .15), stroke_width=3) + num(k, 30, 30, 28, '#FFF4DC')


def level(k):
    """The called level, 100 x 100: large and hot, with its numeral."""
    col = RAMP[k - 1]
    o = halo(col, .8, 50, 50, 50) + C(50, 52.5, 38, '#2A0A12') + C(50, 50, 38, lin([(0, '#FFE9B4'), (.5, '#D9953C'), (1, '#7A3F1A')], 0, 0, 1, 1))
    o += C(50, 50, 33, rad([(0, mix(col, '#FFFFFF', .25)), (.55, mix(col, '#B8401A', .25)), (1, mix(col, '#4A0E1E', .55))], .4, .32, .78)) + C(50, 50, 33, 'none', stroke='#4A1A10', stroke_width=1.6, opacity=.7)
    o += num(k, 51, 53, 42, '#2A0812', opacity=.55) + num(k, 50, 50.5, 42, '#FFFBEC', stroke='#3A1010', stroke_width=58, stroke_linejoin='round', paint_order='stroke')
    return o + S('M26,38 C30,28 39,22 50,21', '#FFFFFF', 3, opacity=.75)


FLAME = 'M20,5 C22,16 33,22 33,36 C33,45 27,51 20,51 C13,51 7,45 7,36 C7,29 11,26 12,19 C15,22 16,24 16,27 C19,21 21,14 20,5Z'


def round_lit():
    """A round that was begun, 40 x 56."""
    o = halo('#FFB347', .55, 20, 20, 36, ry=20) + P(FLAME, lin([(0, '#FFD257'), (.6, '#FFA93A'), (1, '#F0641E')]))
    return o + P('M20,26 C21,32 27,34 27,41 C27,46 24,48.5 20,48.5 C16,48.5 13,46 13,41 C13,36 19,33 20,26Z', lin([(0, '#FFFBE8'), (1, '#FFE08A')]))


def round_dark():
    """A round to come."""
    return P(FLAME, '#1A1242', opacity=.5) + P(FLAME, 'none', stroke='#9C86E6', stroke_width=3, stroke_linejoin='round')


def make(root):
    write(root, 'ghosts/round_lit.svg', round_lit(), 40, 56)
    write(root, 'ghosts/round_dark.svg', round_dark(), 40, 56)
    write(root, 'ghosts/current.svg', current(), 500, 500)
    write(root, 'ghosts/current.svg', current(), 720, 720)
    write(root, 'ghosts/gauge_arc.svg', gauge_arc(), 480, 150)
    for k in range(1, 8):
        write(root, f'ghosts/step{k}.svg', step(k), 60, 60)
        write(root, f'ghosts/level{k}.svg', level(k), 100, 100)
