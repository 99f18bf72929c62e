# SPDX-License-Identifier: GPL-3.0-or-later
"""What the house needs besides its tables: home, curtain, celebration, empty and error states, numerals."""
from house_kit import *
from ghosts import ghost
from house import BRASS
from numerals import NUM



# ---------------------------------------------------------------- home, 1280 x 800
def wallpaper():
    o = ''
    for j in range(10):
        for i in range(-1, 22):
            x, y = i * 64 + (32 if j % 2 else 0), j * 54 + 10
            a = .085 * math.exp(-(((x - 640) / 620) ** 2 + ((y - 200) / 420) ** 2))
            if a < .012:
                continue
            o += P(f'M{x},{y - 22} C{x + 15},{y - 8} {x + 15},{y + 6} {x},{y + 20} C{x - 15},{y + 6} {x - 15},{y - 8} {x},{y - 22}Z M{x},{y - 12} C{x + 7},{y - 3} {x + 7},{y + 4} {x},{y + 11} C{x - 7},{y + 4} {x - 7},{y - 3} {x},{y - 12}Z', '#E3D2FF', fill_rule='evenodd', opacity=round(a, 3))
    return o


def home():
    o = R(0, 0, 1280, 800, 0, rad([(0, '#8A5A6A'), (.16, '#6A4080'), (.42, '#33226E'), (.75, '#160F3E'), (1, '#090620')], 640, 170, 820, user=True)) + wallpaper()
    # skirting, then the boards of the floor
    o += R(0, 488, 1280, 40, 0, lin([(0, '#0C0626', 0), (1, '#0C0626', .55)]))
    o += R(0, 528, 1280, 272, 0, lin([(0, '#7A452E'), (.12, '#5E3128'), (.5, '#3A1D26'), (1, '#160B1C')]))
    for x in range(-10, 12):
        o += S(f'M{640 + x * 118},528 L{640 + x * 300},800', '#1E0C16', 2.2, opacity=.55) + S(f'M{642 + x * 118},528 L{644 + x * 300},800', '#D98E5A', 1, opacity=.16)
    o += R(0, 526, 1280, 4, 0, '#FFC98A', opacity=.35)
    o += E(640, 610, 660, 170, rad([(0, '#FFD68A', .62), (.15, '#FFC873', .47), (.3, '#FFB65A', .34), (.48, '#FFA850', .19), (.65, '#FF9A4A', .1), (.85, '#FF9A4A', .03), (1, '#FF9A4A', 0)]))
    o += R(0, 528, 1280, 272, 0, rad([(0, '#0A0420', 0), (.55, '#0A0420', .15), (.8, '#09041C', .5), (1, '#080418', .86)], 640, 560, 720, user=True))
    return o + halo('#FFD08A', .5, 520, 640, 150)


def portrait():
    """A picture on the wall, 100 x 130; the sitter's eyes are a picture of their own, in the middle at (50, 58)."""
    o = E(0, 3, 46, 60, '#05030F', opacity=.5) + E(0, 0, 44, 58, '#120B30')
    o += P('M-26,44 C-24,24 -14,20 -12,10 C-20,-4 -14,-30 0,-30 C14,-30 20,-4 12,10 C14,20 24,24 26,44 C12,54 -12,54 -26,44Z', lin([(0, '#3A2C78'), (1, '#231852')]))
    o += E(0, 0, 44, 58, 'none', stroke=lin([(0, '#A8733C'), (.5, '#5E3A20'), (1, '#3A2014')], 0, 0, 1, 1), stroke_width=7) + E(0, 0, 46.6, 60.6, 'none', stroke='#D9A05A', stroke_width=1.2, opacity=.5)
    return g(o + E(0, 0, 39, 53, 'none', stroke='#FFE0A0', stroke_width=1.2, opacity=.35), 50, 65)


def eyes_in_the_dark(col):
    """60 x 40."""
    return g(halo(col, .4, 30, ry=20) + P('M-16,-2 C-13,-8 -5,-8 -3,0 C-7,4 -14,4 -16,-2Z M16,-2 C13,-8 5,-8 3,0 C7,4 14,4 16,-2Z', col) + E(-9, -2, 1.6, 3, INK) + E(9, -2, 1.6, 3, INK), 30, 21)


def night_moth(open_):
    """A moth at the lantern, 48 x 48; two frames of its wings."""
    w = 1 if open_ else .45
    up = f'M0,0 C{6 * w:g},-12 {18 * w:g},-13 {17 * w:g},-3 C{16 * w:g},4 {6 * w:g},4 0,0Z'
    low = f'M0,1 C{6 * w:g},2 {12 * w:g},8 {8 * w:g},12 C{3 * w:g},12 {1 * w:g},6 0,1Z'
    wing = lin([(0, '#FFFBEC'), (1, '#E8CFA0')])
    o = ''.join(P(d, wing, stroke='#C9A878', stroke_width=.6) for d in (up, mir(up), low, mir(low)))
    return g(o + S('M0,-5 L0,9', '#7A5230', 2.4) + S('M-.6,-6 C-2,-9 -4,-10 -5,-10 M.6,-6 C2,-9 4,-10 5,-10', '#7A5230', .8), 24, 24, 1.25)


def peek():
    """A curious Sheet behind a box, 140 x 86: it ends at 74, where the box begins, and holds on to that."""
    body = 'M0,-58 C34,-58 50,-34 50,-6 L50,12 L-50,12 L-50,-6 C-50,-34 -34,-58 0,-58Z'
    o = P(body, rad([(0, '#FFFFFF'), (.55, '#DDF3FF'), (1, '#8FCBF2')], -8, -26, 78, user=True)) + P(path(minus(flat(body), shift(flat(body), -6, -3))), '#2A78B8', fill_rule='evenodd', opacity=.28)
    o += S('M-38,-22 C-32,-40 -20,-49 -6,-51', '#FFFFFF', 4, opacity=.9)
    for x in (-24, 8):
        o += E(x, -8, 7.4, 10, INK) + C(x - 3.4, -11, 3, '#fff') + C(x + 2, -4, 1.3, '#9FD8FF')
    o += S('M-34,-24 C-30,-28 -24,-29 -19,-26 M2,-26 C7,-29 13,-28 18,-23', INK, 3) + E(-36, 6, 6, 3.6, '#66BEF2', opacity=.7) + E(22, 6, 6, 3.6, '#66BEF2', opacity=.7)
    # hands on the edge
    for x in (-42, 38):
        o += g(P('M-11,10 C-13,-1 -8,-6 0,-6 C8,-6 13,-1 11,10 C11,18 -11,18 -11,10Z', lin([(0, '#FFFFFF'), (1, '#B4E0FA')])) + S('M-3.6,9 L-3.6,14 M3.6,9 L3.6,14', '#3A78B8', 1.8, opacity=.7), x, 8)
    return g(o, 70, 62)


def box_side(left, c1, c2):
    """The flank of a standing box, 26 x 338."""
    d = 'M0,16 L26,0 L26,338 L0,324Z' if left else 'M26,16 L0,0 L0,338 L26,324Z'
    lid = 'M0,117 L26,101' if left else 'M26,117 L0,101'
    return P(d, lin([(0, c2), (1, c1)] if left else [(0, c1), (1, c2)], 0, 0, 1, 0)) + S(lid, '#05030F', 2, opacity=.6)


# ---------------------------------------------------------------- curtain, two halves of 640 x 800
def curtain(left):
    folds, o = 9, R(0, 0, 640, 800, 0, '#3A0A34')
    w = 640 / folds
    for k in range(folds):
        x = k * w
        lit = 1 - abs((x + w / 2) / 640 - (1 if left else 0)) * .55      # lighter towards the middle of the room
        stops = [(0, '#2E0628'), (.16, '#5E1246'), (.42, mix('#8E2458', '#C8406E', lit * .8)), (.56, mix('#9E2C60', '#E0608A', lit * .8)), (.8, '#6A1650'), (1, '#2E0628')]
        o += P(f'M{x:.1f},0 C{x - 6:.1f},260 {x + 5:.1f},540 {x:.1f},800 L{x + w:.1f},800 C{x + w + 5:.1f},540 {x + w - 6:.1f},260 {x + w:.1f},0Z', lin(stops, 0, 0, 1, 0))
    o += R(0, 0, 640, 800, 0, lin([(0, '#0A0220', .55), (.16, '#0A0220', .12), (.6, '#0A0220', 0), (1, '#0A0220', .5)]))
    # braid along the inner edge, fringe below
    x = 626 if left else 14
    o += R(x - 14, 0, 28, 800, 0, lin([(0, '#6E3B18'), (.35, '#FFE6B0'), (.6, '#D9953C'), (1, '#6E3B18')], 0, 0, 1, 0))
    o += P(''.join(f'M{x},{y}l8,10-8,10-8-10Z' for y in range(4, 800, 30)), '#7A1A48') + P(''.join(f'M{x},{y + 4}l5,6-5,6-5-6Z' for y in range(4, 800, 30)), '#FF9AB8', opacity=.8)
    o += R(0, 752, 640, 10, 0, lin([(0, '#FFE6B0'), (.5, '#D9953C'), (1, '#6E3B18')])) + R(0, 762, 640, 38, 0, '#5E3014')
    for k in range(107):
        o += P(f'M{k * 6},762 L{k * 6 + 4.6},762 L{k * 6 + 3.9},{796 + 3 * math.sin(k * 1.7):.1f} L{k * 6 + .8},{796 + 3 * math.sin(k * 1.7):.1f}Z', '#D9953C' if k % 2 else '#F2BE5C')
    return o


# ---------------------------------------------------------------- celebration
def laurel():
    """A wreath of brass leaves, 320 x 280, open above; its middle is free."""
    o = ''
    leaf = 'M0,0 C12,-11 30,-12 44,0 C30,12 12,11 0,0Z'
    for s in (-1, 1):
        for k in range(10):
            a = math.radians(84 - 16.5 * k)
            x, y = 160 + s * 112 * math.cos(a), 138 + 112 * math.sin(a)
            along = math.degrees(a) - 90
            for tilt, c in ((38, '#FFD98A'), (-34, '#D9953C')):
                rot = along + tilt if s > 0 else 180 - along - tilt
                o += g(P(leaf, lin([(0, mix(c, '#FFFFFF', .35)), (1, mix(c, '#6E3B18', .45))], 0, 0, .4, 1), stroke='#5E3014', stroke_width=1.4) + S('M5,0 L37,0', '#7A4A1A', 1.3, opacity=.6), x, y, 1 - .03 * k, rot)
    # ribbon
    o += P('M118,258 C140,240 180,240 202,258 L196,276 L160,262 L124,276Z', lin([(0, '#FF6A8A'), (1, '#B01C4C')]), stroke='#5A0A22', stroke_width=1.6) + C(160, 254, 11, '#F2475E', stroke='#5A0A22', stroke_width=1.6)
    return o


def crown():
    """For the winner, 160 x 120."""
    o = halo('#FFC65C', .6, 78, 0, 6, 56)
    d = 'M-56,34 L-66,-26 L-32,0 L0,-46 L32,0 L66,-26 L56,34 C28,44 -28,44 -56,34Z'
    o += P(d, '#3A1A0C', stroke='#3A1A0C', stroke_width=8, stroke_linejoin='round') + P(d, lin([(0, '#FFF6CF'), (.45, '#FFC65C'), (1, '#B8661A')])) + P(rim(d, 3, 3), '#FFFDF0', fill_rule='evenodd', opacity=.7)
    o += S('M-55,25 C-28,35 28,35 55,25', '#8A4A12', 3, opacity=.7)
    for x, y, r, c in ((-66, -30, 9, '#4FE0CF'), (0, -50, 10, '#F2475E'), (66, -30, 9, '#4FE0CF')):
        o += C(x, y, r, '#3A1A0C') + C(x, y, r - 2.4, rad([(0, mix(c, '#FFFFFF', .6)), (1, c)], .35, .3, .8))
    for x, c in ((-34, '#8E74F0'), (0, '#F2475E'), (34, '#8E74F0')):
        o += P(f'M{x},4 L{x + 8},14 L{x},24 L{x - 8},14Z', rad([(0, '#FFFFFF'), (1, c)], .4, .3, .8), stroke='#6E3B18', stroke_width=1.6)
    return g(o, 80, 66)


# ---------------------------------------------------------------- empty and broken, 320 x 260
def empty():
    """Nothing here yet: a Sheet asleep on a cushion."""
    o = soft(160, 226, 140, 24, '#04020C', .7)
    cushion = 'M40,206 C30,182 60,176 90,180 L230,180 C260,176 290,182 280,206 C290,228 262,236 232,232 L88,232 C58,236 30,228 40,206Z'
    o += P(cushion, lin([(0, '#B5487E'), (.5, '#7C1F5C'), (1, '#3E0C3C')])) + P(rim(cushion, 3, 4), '#FFB0D0', fill_rule='evenodd', opacity=.5)
    for x in (42, 278):
        o += C(x, 206, 8, '#F2BE5C', stroke='#7A4A14', stroke_width=1.6)
    body = 'M62,196 C58,150 96,104 150,104 C206,104 252,140 262,178 C268,196 252,204 236,198 C226,210 206,210 196,200 C184,212 160,212 150,202 C138,212 116,212 106,202 C92,212 66,212 62,196Z'
    o += glow(body, '#DDF3FF', 10, .35, 5) + P(body, rad([(0, '#FFFFFF'), (.5, '#E4F5FF'), (1, '#8CC6EE')], 128, 134, 150, user=True)) + P(rim(body, -8, -6), '#2A6AA8', fill_rule='evenodd', opacity=.25)
    o += S('M92,150 C102,132 122,120 144,118', '#FFFFFF', 5, opacity=.9)
    o += S('M98,166 C103,173 113,173 118,166 M148,166 C153,173 163,173 168,166', INK, 4.4) + E(133, 184, 5, 4, INK) + E(90, 180, 9, 5, '#66BEF2', opacity=.6) + E(176, 180, 9, 5, '#66BEF2', opacity=.6)
    # a nightcap and three bubbles of breath
    cap = 'M104,122 C110,84 150,70 190,92 C214,104 232,96 240,116 C224,122 206,118 190,120 C164,106 128,108 104,122Z'
    o += P(cap, lin([(0, '#8E74F0'), (1, '#4B2F9E')]), stroke='#2A1A66', stroke_width=2) + C(242, 120, 9, '#FFF4DC', stroke='#B9A27A', stroke_width=1.4) + S('M102,126 C126,110 164,106 190,120', '#FFF4DC', 10)
    for x, y, r in ((206, 70, 6), (228, 48, 9), (256, 24, 13)):
        o += C(x, y, r, '#C9BCFF', opacity=.28) + C(x, y, r, 'none', stroke='#E4DCFF', stroke_width=2, opacity=.8) + C(x - r * .3, y - r * .35, r * .24, '#FFFFFF')
    return o


def broken():
    """Something went wrong: a cracked lantern, its flame out."""
    glass = 'M-42,-46 L42,-46 C52,-20 52,16 40,44 L-40,44 C-52,16 -52,-20 -42,-46Z'
    br = lin([(0, '#E8CFA0'), (.35, '#A8743A'), (1, '#3E2412')], 0, 0, 1, .2)
    o = soft(160, 232, 110, 20, '#04020C', .75)
    q = P('M-10,-96 C-10,-110 10,-110 10,-96', 'none', stroke='#A8743A', stroke_width=5)
    q += P('M-18,-80 C-16,-92 16,-92 18,-80 L30,-66 L-30,-66Z', br) + P('M-44,-54 C-42,-68 42,-68 44,-54 L48,-46 L-48,-46Z', br)
    q += P(glass, rad([(0, '#6A6A98', .95), (.6, '#37346A', .95), (1, '#1A1642', .95)], .5, .55, .62))
    q += P('M-6,44 L6,44 L5,22 L-5,22Z', '#FFF4DC') + S('M0,22 L0,16', INK, 2.4)
    q += S('M0,12 C-8,2 8,-6 0,-16 C-6,-24 6,-30 2,-38', '#D8D0F0', 4, opacity=.6)
    q += P('M-42,-46 C-52,-20 -52,16 -40,44 M42,-46 C52,-20 52,16 40,44', 'none', stroke='#6E4A24', stroke_width=4)
    # the crack, and a splinter gone
    q += P('M14,-46 L24,-22 L10,-6 L26,10 L16,28 L24,44 L34,44 L40,40 C46,24 50,6 49,-12 L36,-20 L42,-46Z', '#0B0822', opacity=.55)
    q += S('M14,-46 L24,-22 L10,-6 L26,10 L16,28 L24,44 M10,-6 L-10,-14 M26,10 L42,4 M24,-22 L40,-30', '#F4F0FF', 2.2, opacity=.95)
    q += S('M-32,-38 C-38,-14 -38,8 -30,32', '#FFFFFF', 5, opacity=.35)
    q += P('M-46,44 L46,44 L40,56 C20,62 -20,62 -40,56Z', br) + P('M-22,59 L22,59 L14,70 L-14,70Z', br)
    o += g(q, 156, 152, 1.12, -9)
    for x, y, r in ((244, 216, 20), (262, 226, -35), (228, 230, 60)):
        o += g(P('M-9,5 L2,-9 L10,6Z', '#8A86C0', stroke='#E8E4FF', stroke_width=1.2, opacity=.9), x, y, 1, r)
    # a moth that wonders
    return o + g(night_moth(True), 50, 66, 1, -18)


# ---------------------------------------------------------------- numerals, one height, each with its own width
def digit(c):
    """Lining numerals as outlines, white: tinted where they are used. 100 units are 760 of the font."""
    d, advance, _ = NUM[c]
    k = 100 / 760
    return f'<path transform="translate(0 {round(100 - 10 * k, 2)}) scale({k:.5f} {-k:.5f})" d="{d}" fill="#FFFFFF"/>', round(advance * k, 1)


def make(root):
    def house(name, body, w, h):
        write(root, f'house/{name}.svg', body, w, h)

    house('home', home(), 1280, 800)
    house('portrait', portrait(), 100, 130)
    for name, col in (('amber', '#FFD98A'), ('teal', '#8FF3E6'), ('rose', '#FF9AC0'), ('violet', '#C9BCFF')):
        house(f'eyes_{name}', eyes_in_the_dark(col), 60, 40)
    house('night_moth1', night_moth(True), 48, 48)
    house('night_moth2', night_moth(False), 48, 48)
    house('peek', peek(), 140, 86)
    house('side_ghosts', box_side(False, '#4A2F9E', '#1A0F4A'), 26, 338)
    house('side_hunters', box_side(True, '#6E4A1E', '#1E150C'), 26, 338)
    house('curtain_left', curtain(True), 640, 800)
    house('curtain_right', curtain(False), 640, 800)
    house('laurel', laurel(), 320, 280)
    house('crown', crown(), 160, 120)
    house('empty', empty(), 320, 260)
    house('broken', broken(), 320, 260)
    for c in '0123456789':
        body, w = digit(c)
        house(f'digits/{c}', body, w, 100)
