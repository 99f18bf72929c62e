# SPDX-License-Identifier: GPL-3.0-or-later
"""Light and shade as pictures: shadows, halos, glows, mist, sparks. The table uses no shaders.

Units are pixels. Round things fill their square. What belongs to a card is 330 x 430: the card of 250 x 350 with a
margin of 40. Plates are nine-patches of 128 x 128 with borders of 56: a plate's edge lies 40 inside.
"""
from house_kit import *

SHADE = '#04020C'
GLOWS = dict(amber='#FFC65C', red='#FF5D6C', green='#6FF0A8', cyan='#4FE0CF')


def blur(inner, sigma, op=None):
    """A Gaussian blur; room for it everywhere."""
    i = f'b{len(DEFS)}'
    DEFS.append(f'<filter id="{i}" filterUnits="userSpaceOnUse" x="-400" y="-400" width="3000" height="2000">'
                f'<feGaussianBlur stdDeviation="{sigma}"/></filter>')
    return f'<g filter="url(#{i})"' + (f' opacity="{op}"' if op is not None else '') + f'>{inner}</g>'


def card_shadow():
    return blur(R(40, 40, 250, 350, 18, SHADE), 11, .72)


def frame_glow(x, y, w, h, r, col):
    """Light that leaves an edge to both sides, and the lit edge itself."""
    edge = dict(stroke=col)
    return (blur(R(x, y, w, h, r, 'none', stroke_width=22, **edge), 13, .75)
            + blur(R(x, y, w, h, r, 'none', stroke_width=9, **edge), 4, .8)
            + R(x, y, w, h, r, 'none', stroke=mix(col, '#FFFFFF', .35), stroke_width=5))


def halo_ring(col):
    """A ring of light round a face of radius 40 in 128 x 128."""
    return (blur(C(64, 64, 42, 'none', stroke=col, stroke_width=14), 8, .8)
            + blur(C(64, 64, 41, 'none', stroke=col, stroke_width=5), 2.2, .9)
            + C(64, 64, 41, 'none', stroke=mix(col, '#FFFFFF', .4), stroke_width=2.4))


def mist():
    """A streak that goes on at the other side: 1024 wide, drawn three times."""
    one = ''
    for x, y, rx, ry, a in ((160, 128, 210, 30, .50), (330, 96, 170, 20, .35), (520, 150, 240, 36, .55), (700, 112, 180, 22, .35), (880, 140, 220, 32, .50), (620, 70, 120, 12, .25), (250, 186, 150, 13, .28), (980, 84, 130, 13, .25)):
        one += E(x, y, rx, ry, '#D8CEFF', opacity=a)
    return blur(''.join(g(one, dx) for dx in (-1024, 0, 1024)), 20, .7)


def star(r, inner, n=4, turn=0):
    pts = []
    for k in range(2 * n):
        a = math.pi * k / n - math.pi / 2 + turn
        q = r if k % 2 == 0 else inner
        pts.append(f'{q * math.cos(a):.2f},{q * math.sin(a):.2f}')
    return 'M' + ' L'.join(pts) + 'Z'


def spark():
    # four rays with hollow flanks
    d = 'M0,-58 C3,-14 14,-3 58,0 C14,3 3,14 0,58 C-3,14 -14,3 -58,0 C-14,-3 -3,-14 0,-58Z'
    return halo('#FFD98A', .8, 64) + P(d, rad([(0, '#FFFFFF'), (.3, '#FFF3C8'), (1, '#FFC65C', .85)], 0, 0, 58, user=True)) + C(0, 0, 7, '#FFFFFF')


GHOSTLET = 'M0,-26 C15,-26 22,-14 22,0 C22,12 24,19 27,25 C20,29 14,27 10,22 C7,29 -1,30 -4,23 C-9,29 -17,29 -20,23 C-23,26 -26,26 -28,23 C-23,15 -22,8 -22,0 C-22,-14 -15,-26 0,-26Z'


def confetti():
    """White shapes on 64 x 64: tinted where they are used."""
    w = '#FFFFFF'
    yield 'ghost', P(GHOSTLET + path(ring(-7, -4, 3.6, 5.4) + ring(8, -4, 3.6, 5.4) + ring(.5, 8, 3.2, 4.2)), w, fill_rule='evenodd')
    yield 'star', P(star(27, 11.5, 5), w, stroke=w, stroke_width=3, stroke_linejoin='round')
    yield 'diamond', P('M0,-27 L19,0 L0,27 L-19,0Z', w, stroke=w, stroke_width=3, stroke_linejoin='round')
    yield 'ribbon', S('M-22,-16 C-10,-28 -4,-6 4,-8 C12,-10 8,10 22,14', w, 11)
    yield 'dot', C(0, 0, 20, w)


def make(root):
    def light(name, body, w, h):
        write(root, f'house/light/{name}.svg', body, w, h)

    light('card_shadow', card_shadow(), 330, 430)
    light('round_shadow', g(soft(0, 0, 64, 64, SHADE, .85), 64, 64), 128, 128)
    light('plate_shadow', blur(R(40, 40, 48, 48, 14, SHADE), 10, .7), 128, 128)
    for name, col in GLOWS.items():
        light(f'card_{name}', frame_glow(40, 40, 250, 350, 18, col), 330, 430)
        light(f'halo_{name}', halo_ring(col), 128, 128)
        light(f'plate_{name}', frame_glow(40, 40, 48, 48, 14, col), 128, 128)
        light(f'pool_{name}', g(halo(col, .9, 128), 128, 128), 256, 256)
    light('lamp', g(halo('#FFD894', .55, 256), 256, 256), 512, 512)
    light('mist', mist(), 1024, 256)
    light('prompt_shade', g(E(0, 0, 256, 80, rad([(0, '#0B0822', .86), (.3, '#0B0822', .82), (.5, '#0B0822', .64), (.66, '#0B0822', .42), (.8, '#0B0822', .2), (.92, '#0B0822', .05), (1, '#0B0822', 0)])), 256, 80), 512, 160)
    light('spark', g(spark(), 64, 64), 128, 128)
    for name, body in confetti():
        light(f'confetti_{name}', g(body, 32, 32), 64, 64)
