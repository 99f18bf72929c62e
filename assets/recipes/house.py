# SPDX-License-Identifier: GPL-3.0-or-later
"""The house itself: room, table, lantern, the Ghosts box, icons, the app's icon."""
from house_kit import *
from ghosts import ORDER, emblem, ghost

LX, LY = 640, 330          # the lamp hangs over the pile
BRASS = [(0, '#FFE6B0'), (.35, '#D9953C'), (1, '#5E3014')]


# ---------------------------------------------------------------- room and table, 1280 x 800
def room():
    o = R(0, 0, 1280, 800, 0, rad([(0, '#2F2266'), (.3, '#231A50'), (.6, '#150F38'), (.85, '#0C0924'), (1, '#080618')], LX, LY, 860, user=True))
    d = ''
    for i in range(-1, 24):
        for j in range(-1, 15):
            x, y = i * 56 + (28 if j % 2 else 0), j * 58
            d += f'M{x} {y}l28 28-28 28-28-28Z'
    o += P(d, 'none', stroke='#8A74E0', stroke_width=1, opacity=.07)
    for x, y, rx, ry, a in [(110, 250, 420, 120, .13), (1180, 560, 440, 130, .13), (1060, 150, 360, 90, .09), (210, 620, 380, 110, .10), (640, 810, 760, 130, .10)]:
        o += soft(x, y, rx, ry, '#C9BCFF', a)
    return o


def table():
    cx, cy, rx, ry = 640, 376, 604, 330
    o = E(cx, cy + 22, rx + 34, ry + 38, rad([(0, '#030210', .85), (.9, '#030210', .82), (.94, '#030210', .5), (.97, '#030210', .18), (1, '#030210', 0)]))
    o += E(cx, cy + 9, rx, ry, '#1C0B14')
    o += E(cx, cy, rx, ry, rad([(0, '#8A5236'), (.9, '#6B3A2E'), (.955, '#9A5C3C'), (.975, '#8A4F36'), (1, '#45222A')]))
    # the grain of the rim
    for k, (dr, op) in enumerate(((6, .22), (11, .16), (16, .24))):
        o += E(cx, cy + .5 * k, rx - dr, ry - dr, 'none', stroke='#3A1A1C', stroke_width=1.1, stroke_dasharray=f'{150 + 67 * k} {9 + 5 * k} {64 + 31 * k} {17}', opacity=op)
    o += E(cx, cy, rx - 1.5, ry - 1.5, 'none', stroke=lin([(0, '#FFD9A0', .75), (.4, '#FFD9A0', .15), (1, '#FFB870', .35)]), stroke_width=2.5)
    o += E(cx, cy, rx - 22, ry - 22, '#1A0B22')
    felt = [(0, '#D89A5E'), (.06, '#CC8C5A'), (.12, '#BC7A56'), (.19, '#A3655D'), (.27, '#8A5064'), (.36, '#6F426F'), (.45, '#573578'), (.56, '#432A71'), (.68, '#32216A'), (.84, '#231853'), (1, '#150F38')]
    o += E(cx, cy + 2, rx - 25, ry - 25, rad(felt, .5, .47, .52))
    # embroidered border
    o += E(cx, cy + 2, rx - 40, ry - 40, 'none', stroke='#F2BE5C', stroke_width=1.4, opacity=.36)
    o += E(cx, cy + 2, rx - 46, ry - 46, 'none', stroke='#F2BE5C', stroke_width=1, opacity=.2)
    d = ''
    n = 72
    ax, ay = rx - 43, ry - 43
    fine = [(cx + ax * math.cos(k * math.tau / 2880), cy + 2 + ay * math.sin(k * math.tau / 2880)) for k in range(2881)]
    run = [0]
    for a, b in zip(fine, fine[1:]):
        run.append(run[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    j = 0
    for k in range(n):
        while run[j] < run[-1] * k / n:
            j += 1
        x, y = fine[j]
        d += f'M{x:.1f} {y - 4:.1f}l2.6 4-2.6 4-2.6-4Z'
    o += P(d, '#F2BE5C', opacity=.38)
    # the pool of light, and the far edge of the felt in the rim's shade
    o += E(cx, cy - 20, 480, 272, rad([(0, '#FFE2A6', .42), (.1, '#FFD894', .33), (.22, '#FFC97A', .21), (.36, '#FFB164', .13), (.5, '#FF9E54', .07), (.75, '#FF8A4A', .02), (1, '#FF8A4A', 0)]))
    return o


# ---------------------------------------------------------------- lantern
def lantern(light=True):
    """Hangs from (0, -60); the glass is round (0, 160)."""
    glass = 'M-42,114 L42,114 C52,140 52,176 40,204 L-40,204 C-52,176 -52,140 -42,114Z'
    br = lin(BRASS, 0, 0, 1, .2)
    o = halo('#FFD08A', .8, 100, 0, 158) if light else ''
    o += P('M-1.9,-60 L1.9,-60 L1.9,58 L-1.9,58Z', '#2A1626') + P('M0,-58 L0,56', 'none', stroke='#C98A36', stroke_width=2, stroke_dasharray='5 4')
    o += P('M-10,66 C-10,52.8 10,52.8 10,66', 'none', stroke='#D9953C', stroke_width=4.5)
    o += P('M-18,80 C-16,68 16,68 18,80 L30,94 L-30,94Z', br) + P('M-44,106 C-42,92 42,92 44,106 L48,114 L-48,114Z', br)
    o += S('M-14,78 C-11,74 -4,73 2,73 M-38,104 C-34,99 -18,97 -4,97', '#FFF8E0', 2, opacity=.7)
    o += P(glass, rad([(0, '#FFFBE6'), (.4, '#FFDF8E'), (.75, '#FFB044', .94), (1, '#D9701E', .9)], .5, .55, .62))
    o += g(ghost('wisp', lit=False), 2, 162, .355)
    o += P(path(cut(band(flat('M-33,114 C-42,140 -42,176 -31,204 Z', .3)[0], 7), glass)), '#FFFFFF', opacity=.5)
    o += P('M-15,114 C-19,142 -19,176 -14,204 M15,114 C19,142 19,176 14,204', 'none', stroke='#7A3F14', stroke_width=2.2, opacity=.35)
    o += P('M-42,114 C-52,140 -52,176 -40,204 M42,114 C52,140 52,176 40,204', 'none', stroke='#8A4F1E', stroke_width=4)
    o += P('M-46,204 L46,204 L40,216 C20,222 -20,222 -40,216Z', br) + P('M-22,219 L22,219 L14,230 L-14,230Z', br) + S('M-40,208 L10,208', '#FFF8E0', 1.8, opacity=.6)
    return o


# ---------------------------------------------------------------- the box of Ghosts, 296 x 338
BW, BH = 296, 338
BOX = flat(rrect(0, 0, BW, BH, 7))


def KB(d, fill, **k):
    return P(path(cut(d, BOX)), fill, fill_rule='evenodd', **k)


def boxghosts():
    o = P(rrect(0, 0, BW, BH, 7), rad([(0, '#8A62D8'), (.45, '#4B2F9E'), (1, '#170D45')], BW / 2, 190, 230, user=True))
    for j in range(2, 8):
        for i in range(1, 7):
            o += emblem(ORDER[(i + j * 2) % 6], '#D9CCFF', i * 42 + (21 if j % 2 else 0), j * 38 + 8, .6, op=.10)
    w = 'M88,262 L88,150 C88,104 116,82 148,66 C180,82 208,104 208,150 L208,262Z'
    o += P(w, lin([(0, '#123A6E'), (.6, '#1E7C8C'), (1, '#3FC2B0')])) + P(w, rad(bell('#FFF3C8', .85), 166, 128, 90, user=True))
    o += C(166, 128, 28, rad([(0, '#FFFEF4'), (1, '#F6E8C0')], .4, .38, .7)) + C(158, 122, 5, '#EADBA8') + C(174, 136, 7, '#EADBA8')
    o += S('M100,146 C112,140 120,148 132,144 M186,168 C192,164 198,168 206,166', '#BFF5EC', 2.4, opacity=.6)
    o += P(w, 'none', stroke='#1B0F4A', stroke_width=7) + P('M148,66 L148,262 M88,170 L208,170', 'none', stroke='#1B0F4A', stroke_width=4.5) + P(w, 'none', stroke='#B9A2FF', stroke_width=1.5, opacity=.6)
    for m in (False, True):
        cur = 'M-148,-4 L-34,-4 C-36,90 -62,146 -96,178 C-84,210 -78,240 -84,345 L-148,345Z'
        stops = [(0, '#B53A78'), (.5, '#7C1F5C'), (1, '#4A1044')]
        o += P(path(cut(shift(flat(mir(cur) if m else cur), 148, 0), BOX)), lin(stops if not m else [(0, '#4A1044'), (.5, '#7C1F5C'), (1, '#A8346E')], 0, 0, 1, 0))
        o += g(P('M-58,8 C-62,100 -88,150 -112,176 M-92,8 C-96,100 -112,140 -128,160 M-96,182 C-100,220 -100,260 -106,334', 'none', stroke='#3A0A3A', stroke_width=2.4, opacity=.5)
               + S('M-66,20 C-70,90 -90,140 -116,168', '#E86AA8', 2, opacity=.3), 148, 0, 1, 0, sx=-1 if m else 1)
    o += g(ghost('baron', (.4, .2), tone=.10, soften=5), 66, 152, .48, -8) + g(ghost('bride', (0, 0), tone=.05, soften=5), 226, 188, .56, 4)
    o += g(ghost('imp', (-.5, .4), tone=.04, mood=1, soften=5), 258, 104, .25, 12) + g(ghost('brine', (.5, .2), soften=5), 58, 248, .44, -5)
    o += g(ghost('sheet', (0, .3), soften=5), 146, 212, .78)
    o += KB('M0,292 C40,272 80,290 120,284 C170,276 220,296 296,276 L296,338 L0,338Z', lin([(0, '#B4FFF0', .8), (.5, '#3FB6B4', .55), (1, '#1A3E7A', .5)]))
    o += KB('M0,312 C50,294 96,312 140,306 C190,300 236,318 296,300 L296,338 L0,338Z', lin([(0, '#C8FFF4', .75), (1, '#2A8FA8', .35)]))
    o += S('M10,300 C34,286 60,288 80,298 C92,304 104,300 104,291 C104,284 95,283 93,289 M170,322 C190,312 206,314 220,320 C229,324 238,321 238,314 C238,309 232,308 230,313', '#EFFFFB', 3, opacity=.8)
    o += g(P('M-11,16 L11,16 L13,52 L-13,52Z', lin([(0, '#FFF6DF'), (1, '#E8CFA0')])) + P('M-26,50 C-26,42 26,42 26,50 L22,60 L-22,60Z', lin([(0, '#FFE0A0'), (1, '#8A5420')]))
           + halo('#FFC65C', .9, 70, 0, -12) + g(ghost('wisp', lit=False), 0, -18, .30), 228, 270, .95)
    o += P(rrect(0, 0, BW, BH, 7), lin([(0, '#120838', .92), (.1, '#120838', .8), (.2, '#120838', .42), (.32, '#120838', 0), (.75, '#0A0420', 0), (1, '#0A0420', .42)]))
    o += P(rrect(1.5, 1.5, BW - 3, BH - 3, 6), 'none', stroke='#FFE3A8', stroke_width=3) + P(rrect(4, 4, BW - 8, BH - 8, 4.4), 'none', stroke='#2A1405', stroke_width=1, opacity=.5)
    return o


# ---------------------------------------------------------------- the app's icon, 256 x 256
def appicon():
    o = P(rrect(8, 8, 240, 240, 56), rad([(0, '#6A4AC8'), (.5, '#3A2788'), (1, '#140C40')], 128, 128, 170, user=True))
    o += P(rim(rrect(8, 8, 240, 240, 56), 2.4, 3), '#B9A2FF', fill_rule='evenodd', opacity=.4)
    o += C(128, 134, 112, rad(bell('#FFC65C', .95)))
    br = lin([(0, '#FFF0C4'), (.3, '#F0B04A'), (.7, '#B8701E'), (1, '#6E3B18')], 0, 0, 1, .15)
    dk = '#3A1A0C'
    # ring, cap
    o += P('M108,50 C108,22 148,22 148,50', 'none', stroke=dk, stroke_width=15, stroke_linecap='round') + P('M108,50 C108,22 148,22 148,50', 'none', stroke='#F0B04A', stroke_width=9, stroke_linecap='round')
    glass = 'M70,78 L186,78 C204,118 204,166 184,206 L72,206 C52,166 52,118 70,78Z'
    o += P(glass, rad([(0, '#FFF3C0'), (.45, '#FFC65C'), (.8, '#F08A2A'), (1, '#A8481A')], .5, .55, .6), stroke=dk, stroke_width=7, stroke_linejoin='round')
    # the ghost is the light
    gh = 'M128,92 C158,92 172,116 172,144 C172,170 178,184 186,198 C174,208 164,204 156,195 C150,209 136,211 128,198 C120,211 106,209 100,195 C92,204 82,208 70,198 C78,184 84,170 84,144 C84,116 98,92 128,92Z'
    o += glow(gh, '#FFFBE6', 10, .6, 4) + P(gh, lin([(0, '#FFFFFF'), (.55, '#FFF6DC'), (1, '#FFD27A')])) + P(rim(gh, -8, -6), '#C2641A', fill_rule='evenodd', opacity=.35)
    o += E(112, 139, 11.5, 17, INK) + E(145, 139, 11.5, 17, INK) + C(108.5, 132, 4.4, '#fff') + C(141.5, 132, 4.4, '#fff') + E(128.5, 169, 8, 10, INK)
    o += E(97, 160, 8, 5, '#F08A4A', opacity=.6) + E(160, 160, 8, 5, '#F08A4A', opacity=.6)
    o += S('M76,100 C68,128 68,156 76,184', '#FFFFFF', 7, opacity=.55)
    cap = 'M60,80 C62,62 88,48 128,48 C168,48 194,62 196,80 C196,88 190,90 184,90 L72,90 C66,90 60,88 60,80Z'
    o += P(cap, br, stroke=dk, stroke_width=6, stroke_linejoin='round') + S('M76,73 C86,62 104,57 122,56.5', '#FFFBE8', 4.5, opacity=.8)
    base = 'M66,200 L190,200 C197,200 198,208 194,213 L184,225 C180,229 176,230 170,230 L86,230 C80,230 76,229 72,225 L62,213 C58,208 59,200 66,200Z'
    return o + P(base, br, stroke=dk, stroke_width=6, stroke_linejoin='round') + S('M76,209 L140,209', '#FFFBE8', 4, opacity=.7)


def appicon_small():
    """For 16 to 24 pixels, on 16 x 16: the ghost in its light, no more."""
    o = P(rrect(.5, .5, 15, 15, 3.6), rad([(0, '#FFD98A'), (.45, '#F0942E'), (1, '#4A2A8E')], 8, 8, 9.5, user=True))
    gh = 'M8,2.2 C11,2.2 12.4,4.6 12.4,7.4 C12.4,10 13,11.4 13.8,13 C12.4,14 11.4,13.4 10.6,12.6 C9.8,14 8.6,14 8,12.8 C7.4,14 6.2,14 5.4,12.6 C4.6,13.4 3.6,14 2.2,13 C3,11.4 3.6,10 3.6,7.4 C3.6,4.6 5,2.2 8,2.2Z'
    return o + P(gh, '#FFFFFF') + R(5, 5.5, 2, 3.5, .9, INK) + R(9, 5.5, 2, 3.5, .9, INK)


def appicon_symbolic():
    """One colour, 16 x 16: a lantern with the ghost left out of its glass."""
    lamp = 'M4.4,3.6 C4.8,2.4 6,1.9 6.6,1.8 C6.7,.6 9.3,.6 9.4,1.8 C10,1.9 11.2,2.4 11.6,3.6 L12.6,4.4 C13.6,7 13.6,10 12.6,12.6 L13,13.2 L11.8,15.2 L4.2,15.2 L3,13.2 L3.4,12.6 C2.4,10 2.4,7 3.4,4.4Z'
    gh = 'M8,4.8 C10,4.8 10.8,6.4 10.8,8.2 C10.8,10 11.1,10.8 11.7,12 C10.8,12.7 10.1,12.3 9.6,11.7 C9.1,12.7 8.3,12.7 8,11.9 C7.7,12.7 6.9,12.7 6.4,11.7 C5.9,12.3 5.2,12.7 4.3,12 C4.9,10.8 5.2,10 5.2,8.2 C5.2,6.4 6,4.8 8,4.8Z'
    eyes = path(ring(7, 8, .7, 1, 16) + ring(9, 8, .7, 1, 16), least=.1)
    return P(lamp + ' ' + gh + ' ' + eyes, '#2E3436', fill_rule='evenodd')


# ---------------------------------------------------------------- icons, 24 x 24
def L(d, w=2):
    return S(d, CREAM, w)


def F(d, **k):
    return P(d, CREAM, **k)


def gear():
    pts = []
    for k in range(8):
        for da, r in ((-.29, 6.9), (-.17, 9.6), (.17, 9.6), (.29, 6.9)):
            a = k * math.pi / 4 + da
            pts.append(f'{12 + r * math.cos(a):.2f},{12 + r * math.sin(a):.2f}')
    return L('M' + ' L'.join(pts) + 'Z', 1.8) + C(12, 12, 3.1, 'none', stroke=CREAM, stroke_width=1.8)


ICONS = dict(
    menu=lambda: L('M4,6.5 L20,6.5 M4,12 L20,12 M4,17.5 L20,17.5', 2.2),
    sound=lambda: L('M3.5,9.5 L7,9.5 L12,5 L12,19 L7,14.5 L3.5,14.5Z M15.5,9 C17,10.6 17,13.4 15.5,15 M18.2,6.4 C21.4,9.6 21.4,14.4 18.2,17.6'),
    muted=lambda: L('M3.5,9.5 L7,9.5 L12,5 L12,19 L7,14.5 L3.5,14.5Z M15.8,9.5 L20.8,14.5 M20.8,9.5 L15.8,14.5'),
    hint=lambda: L('M9,17 C9,14.6 5.8,13 5.8,9.2 C5.8,5.6 8.6,3 12,3 C15.4,3 18.2,5.6 18.2,9.2 C18.2,13 15,14.6 15,17Z M9.6,20.6 L14.4,20.6 M12,16.6 L12,12 M9.8,10 L12,12 L14.2,10'),
    undo=lambda: L('M8.5,4.5 L4,9 L8.5,13.5 M4.4,9 L14,9 C17.6,9 20,11.4 20,14.5 C20,17.6 17.6,20 14,20 L9,20'),
    redo=lambda: L('M15.5,4.5 L20,9 L15.5,13.5 M19.6,9 L10,9 C6.4,9 4,11.4 4,14.5 C4,17.6 6.4,20 10,20 L15,20'),
    log=lambda: L('M6,20.5 L6,5.5 C6,4.2 7,3.5 8,3.5 L18,3.5 L18,20.5 L15,18.6 L12,20.5 L9,18.6Z M9.6,8 L14.4,8 M9.6,12 L14.4,12'),
    settings=gear,
    globe=lambda: C(12, 12, 9, 'none', stroke=CREAM, stroke_width=1.9) + L('M12,3 C6.8,8 6.8,16 12,21 C17.2,16 17.2,8 12,3 M3.6,9 L20.4,9 M3.6,15 L20.4,15', 1.7),
    back=lambda: L('M14.5,4.5 L7,12 L14.5,19.5', 2.4),
    play=lambda: F('M7.5,4.6 C7.5,3.8 8.4,3.4 9,3.8 L19.4,11.1 C20,11.5 20,12.5 19.4,12.9 L9,20.2 C8.4,20.6 7.5,20.2 7.5,19.4Z'),
    people=lambda: C(9, 8, 3.4, 'none', stroke=CREAM, stroke_width=2) + L('M2.8,19.4 C2.8,15.8 5.4,13.8 9,13.8 C12.6,13.8 15.2,15.8 15.2,19.4Z M15,4.9 C17.2,4.6 18.9,6 18.9,8 C18.9,10 17.2,11.4 15.2,11.1 M17.2,14 C19.8,14.6 21.2,16.6 21.2,19.4 L18.4,19.4'),
    dice=lambda: R(3.5, 3.5, 17, 17, 4, 'none', stroke=CREAM, stroke_width=2) + ''.join(C(x, y, 1.5, CREAM) for x, y in ((8.2, 8.2), (15.8, 8.2), (12, 12), (8.2, 15.8), (15.8, 15.8))),
    close=lambda: L('M5.5,5.5 L18.5,18.5 M18.5,5.5 L5.5,18.5', 2.2),
    plus=lambda: L('M12,4.5 L12,19.5 M4.5,12 L19.5,12', 2.2),
    minus=lambda: L('M4.5,12 L19.5,12', 2.2),
    more=lambda: C(5, 12, 2, CREAM) + C(12, 12, 2, CREAM) + C(19, 12, 2, CREAM),
    forward=lambda: L('M9.5,4.5 L17,12 L9.5,19.5', 2.4),
    down=lambda: L('M4.5,9 L12,16.5 L19.5,9', 2.4),
    pause=lambda: R(6, 4.5, 4, 15, 1.4, CREAM) + R(14, 4.5, 4, 15, 1.4, CREAM),
    rules=lambda: L('M12,6.5 C9.5,4.6 6.5,4.2 3.5,4.8 L3.5,18.6 C6.5,18 9.5,18.4 12,20.2 C14.5,18.4 17.5,18 20.5,18.6 L20.5,4.8 C17.5,4.2 14.5,4.6 12,6.5Z M12,6.5 L12,20'),
    statistics=lambda: L('M4,20 L20,20') + F('M5.5,12 L8.5,12 L8.5,18 L5.5,18Z M10.5,7.5 L13.5,7.5 L13.5,18 L10.5,18Z M15.5,4 L18.5,4 L18.5,18 L15.5,18Z'),
    home=lambda: L('M3.5,11.5 L12,4 L20.5,11.5 M6,9.8 L6,20 L10,20 L10,14.5 L14,14.5 L14,20 L18,20 L18,9.8'),
    trophy=lambda: L('M7.5,4 L16.5,4 L16.5,9.5 C16.5,12.4 14.6,14.5 12,14.5 C9.4,14.5 7.5,12.4 7.5,9.5Z M7.5,5.8 L4,5.8 C4,9.4 5.4,10.8 7.8,11.2 M16.5,5.8 L20,5.8 C20,9.4 18.6,10.8 16.2,11.2 M12,14.5 L12,18 M8,20 L16,20'),
    robot=lambda: R(5, 8, 14, 11, 3, 'none', stroke=CREAM, stroke_width=2) + L('M12,8 L12,4.6 M2.8,12 L2.8,15.5 M21.2,12 L21.2,15.5') + C(12, 4, 1.4, CREAM) + C(9.4, 13, 1.4, CREAM) + C(14.6, 13, 1.4, CREAM),
    person=lambda: C(12, 8, 3.8, 'none', stroke=CREAM, stroke_width=2) + L('M4.8,20 C4.8,16 7.8,13.8 12,13.8 C16.2,13.8 19.2,16 19.2,20Z'),
    swap=lambda: L('M4,8.5 L19,8.5 M15,4.5 L19.5,8.5 L15,12.5 M20,15.5 L5,15.5 M9,11.5 L4.5,15.5 L9,19.5', 1.9),
    eye=lambda: L('M2.8,12 C5.6,7.4 8.8,5.4 12,5.4 C15.2,5.4 18.4,7.4 21.2,12 C18.4,16.6 15.2,18.6 12,18.6 C8.8,18.6 5.6,16.6 2.8,12Z') + C(12, 12, 3, CREAM),
    hourglass=lambda: L('M6,3.5 L18,3.5 M6,20.5 L18,20.5 M7.5,3.8 C7.5,8.4 10.8,9.6 10.8,12 C10.8,14.4 7.5,15.6 7.5,20.2 M16.5,3.8 C16.5,8.4 13.2,9.6 13.2,12 C13.2,14.4 16.5,15.6 16.5,20.2') + F('M9.6,18.6 C10,16.6 11.4,16 12,15 C12.6,16 14,16.6 14.4,18.6Z'),
    tick=lambda: L('M4.5,12.5 L10,18 L19.5,6.5', 2.6),
    save=lambda: L('M4.5,4.5 L16,4.5 L19.5,8 L19.5,19.5 L4.5,19.5Z M8,4.5 L8,9.5 L15,9.5 L15,4.5 M8,19.5 L8,14 L16,14 L16,19.5'),
    crown=lambda: L('M4,17 L3,7 L8,11 L12,4.6 L16,11 L21,7 L20,17Z M4.6,20.4 L19.4,20.4'),
)


def make(root):
    write(root, 'ghosts/room.svg', room(), 1280, 800)
    write(root, 'ghosts/table.svg', table(), 1280, 800)
    write(root, 'house/lantern.svg', g(lantern(), 100, 60), 200, 320)
    write(root, 'ghosts/box.svg', boxghosts(), BW, BH)
    write(root, 'house/appicon.svg', appicon(), 256, 256)
    write(root, 'house/appicon_small.svg', appicon_small(), 16, 16)
    write(root, 'house/appicon_symbolic.svg', appicon_symbolic(), 16, 16)
    for n, draw in ICONS.items():
        write(root, f'house/icons/{n}.svg', draw(), 24, 24)
