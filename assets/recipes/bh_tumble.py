# SPDX-License-Identifier: GPL-3.0-or-later
"""Dice in the air: a cube turned in space and drawn as it stands, for the frames of a roll.

140 x 140, at the scale of a lying die of 100 x 100: draw a frame 1.4 times as wide as the die it stands for.
"""
from bh_kit import *
from bh_lab import DC, POS

HALF = 31
# Each frame: turns about x, y and z in degrees. On an edge, on a corner, leaning, almost down. None shows a Dangerous
# side: nobody is to start at a face that does not come up.
FRAMES = ((42, 8, 12), (36, 44, -14), (34, -46, 62), (22, -20, -34))
# The six sides: outward normal, the two directions of the face, its value (opposite sides make seven).
SIDES = (((0, 0, 1), (1, 0, 0), (0, 1, 0), 2), ((0, 0, -1), (-1, 0, 0), (0, 1, 0), 5), ((1, 0, 0), (0, 0, -1), (0, 1, 0), 3),
         ((-1, 0, 0), (0, 0, 1), (0, 1, 0), 4), ((0, 1, 0), (1, 0, 0), (0, 0, -1), 1), ((0, -1, 0), (1, 0, 0), (0, 0, 1), 6))


def turned_by(angles, v):
    x, y, z = v
    a, b, c = (math.radians(q) for q in angles)
    y, z = y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a)
    x, z = x * math.cos(b) + z * math.sin(b), -x * math.sin(b) + z * math.cos(b)
    return x * math.cos(c) - y * math.sin(c), x * math.sin(c) + y * math.cos(c), z


def shape(kind):
    """One pip's outline on the unit square."""
    if kind == 'green':
        return [(math.cos(k * math.tau / 14), math.sin(k * math.tau / 14)) for k in range(14)]
    return dict(red=[(0, -1.3), (1.2, 0), (0, 1.3), (-1.2, 0)], blue=[(-.9, -.9), (.9, -.9), (.9, .9), (-.9, .9)],
                yellow=[(0, -1.18), (1.2, .92), (-1.2, .92)])[kind]


def tumbling(kind, frame):
    base, pips = DC[kind]
    angles = FRAMES[frame]
    seen = []
    for normal, u, v, value in SIDES:
        n = turned_by(angles, normal)
        if n[2] > .04:
            seen.append((n, turned_by(angles, u), turned_by(angles, v), value))

    def poly(n, u, v, points):
        return 'M' + ' L'.join(f'{70 + HALF * (n[0] + u[0] * a + v[0] * b):.1f},{70 + HALF * (n[1] + u[1] * a + v[1] * b):.1f}'
                               for a, b in points) + 'Z'

    square = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    inset = [(-.8, -.8), (.8, -.8), (.8, .8), (-.8, .8)]
    out = ''.join(P(poly(n, u, v, square), INK, INK, 15) for n, u, v, _ in seen)
    out += ''.join(P(poly(n, u, v, square), mix(base, '#150818', .5), mix(base, '#150818', .5), 10) for n, u, v, _ in seen)
    for n, u, v, value in sorted(seen, key=lambda q: q[0][2]):
        lit = max(0., -.45 * n[0] - .7 * n[1] + .56 * n[2])
        tone = mix(mix(base, '#150818', .5), mix(base, '#ffffff', .12), min(1, lit))
        out += P(poly(n, u, v, [(a * .96, b * .96) for a, b in square]), tone, tone, 5)
        out += P(poly(n, u, v, inset), 'none', mix(tone, '#ffffff', .35), 1.6, op=.5)
        ink = pips
        if value > 4:
            out += P(poly(n, u, v, [(a * .9, b * .9) for a, b in inset]), '#140a16', '#140a16', 4)
            ink = mix(base, '#fff6e0', .66)
        for px, py in POS[value]:
            r = .2 if value > 1 else .3
            out += P(poly(n, u, v, [(px * .5 + a * r, py * .5 + b * r) for a, b in shape(kind)]), mix(ink, tone, .12))
    return out


def make():
    for kind in ('green', 'red', 'blue', 'yellow'):
        for k in range(len(FRAMES)):
            write(f'hunters/die_{kind}_roll{k + 1}.svg', lambda: tumbling(kind, k), 140, 140)
