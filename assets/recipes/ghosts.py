# SPDX-License-Identifier: GPL-3.0-or-later
"""The cards of Ghosts: six families, Mist, the back, and the things on the table."""
from house_kit import *

FAM = dict(
    wisp=dict(c='#F7C23C', deep='#7A3006', dark='#3A1604', glow='#FFEFB8', field='#E68C0C'),
    sheet=dict(c='#66BEF2', deep='#17508F', dark='#0B2450', glow='#DDF3FF', field='#4A98D8'),
    brine=dict(c='#0A8F78', deep='#04493F', dark='#022A27', glow='#B4F7E2', field='#04634F'),
    bride=dict(c='#EE8CBB', deep='#8E2A68', dark='#47103A', glow='#FFE0EE', field='#DC78AC'),
    imp=dict(c='#CE3A22', deep='#6C110D', dark='#380607', glow='#FFD0B4', field='#BE2D18'),
    baron=dict(c='#5436B8', deep='#27156E', dark='#140A3E', glow='#D5CAFF', field='#472AA6'),
    mist=dict(c='#7D86A8', deep='#353B5E', dark='#1B1E3A', glow='#EEF3FF', field='#636B8D'),
)
ORDER = ['wisp', 'sheet', 'brine', 'bride', 'imp', 'baron']
CODE = dict(zip('ABCDEF', ORDER))
RAMP = ['#3FD9C9', '#6FE3A0', '#C8E36A', '#FFD257', '#FFB03A', '#FF8436', '#FF4D5E']


# ---------------------------------------------------------------- emblems (24 x 24, centred)
def emblem(f, col, x=0, y=0, s=1, r=0, op=None):
    if f == 'wisp':
        o = P('M1.5,-12 C7.5,-6 10,-1 9,4.5 C8,9.5 4,12 0,12 C-4.6,12 -9,9.2 -9,3.8 C-9,-.4 -6,-2.6 -5.6,-7 C-3.2,-5.4 -2,-3.6 -1.4,-1.2 C.8,-4.2 2,-8 1.5,-12Z M.4,9.6 C3,9.4 4.3,7.5 3.7,5 C3.3,3.2 1.6,2.2 1.2,.2 C-1.2,1.8 -3.4,4 -3.2,6.4 C-3,8.4 -1.4,9.6 .4,9.6Z', col, fill_rule='evenodd')
    elif f == 'sheet':
        o = P('M2.5,-11.6 A11.8,11.8 0 1 0 11.6,5.4 A9.6,9.6 0 0 1 2.5,-11.6Z M7.6,-9.5 L8.7,-6.1 L12,-5 L8.7,-3.9 L7.6,-.5 L6.5,-3.9 L3.2,-5 L6.5,-6.1Z', col)
    elif f == 'brine':
        o = C(0, -8.4, 2.8, 'none', stroke=col, stroke_width=3) + S('M0,-5.4 L0,10.5 M-5,-1.8 L5,-1.8 M-10.4,2.6 C-9.4,8 -5,10.8 0,10.8 C5,10.8 9.4,8 10.4,2.6', col, 3) + P('M-12.4,5.6 L-10.9,.4 L-6.9,3.8Z M12.4,5.6 L10.9,.4 L6.9,3.8Z', col)
    elif f == 'bride':
        o = P('M0,11.5 C-5,7 -12,2.5 -12,-4 C-12,-8.4 -9,-11 -5.8,-11 C-3,-11 -1,-9.4 0,-7 C1,-9.4 3,-11 5.8,-11 C9,-11 12,-8.4 12,-4 C12,2.5 5,7 0,11.5Z', col)
    elif f == 'imp':
        o = P('M0,-3.2 C1.2,-4.4 1.9,-6.2 2,-8.4 C3.6,-7.2 4.5,-5.6 4.8,-3.8 C7.4,-6.6 10,-7.6 13.6,-7.6 C11.6,-4.4 11.6,-1 12.6,3 C9.8,1.4 7.4,2.4 6.4,5.4 C4.2,3.6 1.8,4.6 0,9.2 C-1.8,4.6 -4.2,3.6 -6.4,5.4 C-7.4,2.4 -9.8,1.4 -12.6,3 C-11.6,-1 -11.6,-4.4 -13.6,-7.6 C-10,-7.6 -7.4,-6.6 -4.8,-3.8 C-4.5,-5.6 -3.6,-7.2 -2,-8.4 C-1.9,-6.2 -1.2,-4.4 0,-3.2Z', col)
    elif f == 'baron':
        o = P('M0,-12 A6,6 0 0 1 2.1,-.4 L2.1,4.6 L7,4.6 L7,8 L4.8,8 L4.8,11.6 L-2.1,11.6 L-2.1,-.4 A6,6 0 0 1 0,-12Z M0,-8.8 A2.8,2.8 0 1 0 0,-3.2 A2.8,2.8 0 1 0 0,-8.8Z', col, fill_rule='evenodd', stroke=col, stroke_width=.8, stroke_linejoin='round')
    else:
        o = S('M-11,-2.5 C-7,-8 -2,-8 1,-4.5 C3.4,-1.8 7.6,-2.4 7.6,-5.6 C7.6,-8.4 4.2,-8.8 3.4,-6.8 M-8,4 C-4,-.6 1,.4 4,3 C6.4,5 9.4,4.8 11.4,2.2 M-4,9.6 C-1,6.8 3,7.4 5.4,9.4', col, 2.9)
    return g(o, x, y, s, r, op)


# ---------------------------------------------------------------- ghosts (about 200 x 240, centred)
BODY = dict(
    wisp='M-6,116 C-58,116 -88,82 -82,34 C-78,2 -54,-14 -48,-46 C-45,-62 -49,-76 -58,-88 C-28,-86 -8,-70 -2,-48 C12,-64 16,-92 -4,-120 C44,-106 70,-66 62,-18 C74,-24 81,-36 80,-52 C98,-30 96,8 90,42 C80,90 46,116 -6,116 Z',
    sheet='M-4,-114 C40,-114 60,-78 62,-40 C72,-34 84,-48 98,-46 C108,-44 106,-26 96,-10 C88,2 78,10 70,16 C72,46 78,72 94,98 C80,108 66,104 56,92 C48,112 22,116 10,96 C-4,116 -28,116 -38,94 C-50,108 -70,112 -88,102 C-72,74 -70,44 -70,16 C-80,10 -92,0 -98,-12 C-106,-28 -108,-44 -98,-46 C-84,-48 -74,-34 -64,-40 C-62,-80 -44,-114 -4,-114 Z',
    brine='M0,-112 C56,-112 98,-74 96,-14 C96,6 90,18 80,18 C94,44 64,62 80,96 C84,108 70,114 64,104 C44,78 62,54 48,26 C56,58 26,76 38,112 C40,122 26,126 21,116 C8,84 24,60 12,28 C-6,64 -26,78 -14,112 C-11,122 -25,126 -30,116 C-44,82 -28,58 -42,26 C-36,54 -66,68 -54,100 C-50,110 -64,114 -69,104 C-86,72 -60,46 -80,18 C-90,18 -96,6 -96,-14 C-98,-74 -56,-112 0,-112 Z',
    bride='M0,-100 C32,-100 48,-78 50,-48 C52,-14 66,16 84,46 C94,64 100,84 102,100 C98,114 82,114 77,101 C73,116 56,116 51,102 C46,117 30,117 26,103 C20,118 5,118 0,104 C-5,118 -20,118 -26,103 C-30,117 -46,117 -51,102 C-56,116 -73,116 -77,101 C-82,114 -98,114 -102,100 C-100,84 -94,64 -84,46 C-66,16 -52,-14 -50,-48 C-48,-78 -32,-100 0,-100 Z',
    imp='M0,-88 C22,-88 38,-80 50,-64 C74,-38 80,-4 70,32 C62,62 44,80 20,88 C14,106 0,118 -24,118 C-12,110 -10,100 -12,90 C-42,84 -62,62 -70,32 C-80,-4 -74,-38 -50,-64 C-38,-80 -22,-88 0,-88 Z',
    baron='M-50,-56 C-70,-28 -76,8 -64,38 C-52,68 -22,80 8,84 C28,87 36,94 32,103 C28,110 18,108 17,99 C4,118 32,128 52,114 C76,98 68,70 48,58 C68,36 78,0 66,-28 C62,-40 56,-50 50,-56 Z',
)
HORN = 'M22,-82 C34,-88 50,-90 54,-104 C56,-112 52,-118 46,-122 C66,-122 82,-108 78,-86 C74,-68 60,-56 46,-58 C36,-62 26,-72 22,-82 Z'
WING = 'M58,-8 C70,-44 92,-66 122,-74 C114,-58 114,-44 120,-26 C106,-28 98,-18 99,0 C86,-6 74,4 68,24 Z'

_cutpat = {}


def pattern(f):
    """The family's pattern, cut to its silhouette: list of (role, path text)."""
    if f in _cutpat:
        return _cutpat[f]
    d = BODY[f]
    out = []
    if f == 'wisp':
        out.append(('a', path(cut('M-4,112 C-40,112 -62,88 -58,56 C-55,30 -34,22 -32,-4 C-12,4 -2,18 0,34 C12,24 20,8 18,-14 C48,0 66,26 62,58 C58,92 34,112 -4,112 Z', d))))
        out.append(('b', path(cut('M-3,114 C-26,114 -40,98 -37,78 C-35,62 -22,56 -20,40 C-8,46 -2,54 0,64 C8,58 12,48 12,36 C32,46 42,62 40,80 C37,102 22,114 -3,114 Z', d))))
    if f == 'sheet':
        dots = [(-50, 56, 11), (-14, 46, 9), (24, 58, 12), (58, 48, 8), (-70, 92, 9), (-30, 84, 12), (6, 84, 8), (40, 92, 10), (76, 84, 9), (-86, -18, 7), (88, -22, 7)]
        out.append(('a', cuts([ring(x, y, r) for x, y, r in dots], d)))
    if f == 'brine':
        rings = [(-66, -58, 9), (-40, -84, 6), (66, -62, 11), (44, -90, 6), (-78, -24, 6), (80, -26, 6), (0, -96, 5)]
        ringp = []
        for x, y, r in rings:
            n = 24
            o = [(x + (r + 1.8) * math.cos(k * math.tau / n), y + (r + 1.8) * math.sin(k * math.tau / n)) for k in range(n)]
            i = [(x + (r - 1.8) * math.cos(k * math.tau / n), y + (r - 1.8) * math.sin(k * math.tau / n)) for k in range(n)]
            ringp += cut([o, i], d)
        out.append(('ring', path(ringp)))
        out.append(('frill', path(cut('M-98,-2 C-88,16 -66,16 -60,0 C-54,18 -34,18 -29,1 C-22,20 -6,20 0,2 C6,20 22,20 29,1 C34,18 54,18 60,0 C66,16 88,16 98,-2 L98,32 L-98,32 Z', d))))
    if f == 'bride':
        lines = []
        for k in range(-9, 10):
            lines.append(band([(k * 22 - 90, -10), (k * 22 + 40, 120)], 2.6))
            lines.append(band([(k * 22 + 90, -10), (k * 22 - 40, 120)], 2.6))
        out.append(('a', cuts(lines, d)))
        out.append(('hem', path(cut('M-110,90 L110,90 L110,125 L-110,125Z', d))))
    if f == 'imp':
        zz = []
        for k in range(3):
            y = 34 + k * 20
            zz.append(band([(-90 + 18 * j, y - (11 if j % 2 else 0)) for j in range(11)], 6.5))
        out.append(('a', cuts(zz, d)))
    if f == 'baron':
        st = []
        for k in range(-5, 6):
            c = flat(f'M{k * 15},18 C{k * 15 - 2},50 {k * 12 + 4},80 {k * 10 + 16},124 Z', .3)[0]
            st.append(band(c, 3.4))
        out.append(('a', cuts(st, d)))
    _cutpat[f] = out
    return out


def eye(x, y, rx, ry, look=(0, 0), col=INK):
    return (E(x, y, rx, ry, col)
            + C(round(x - rx * .28 + look[0] * rx * .3, 1), round(y - ry * .34 + look[1] * ry * .3, 1), round(rx * .36, 1), '#fff')
            + C(round(x + rx * .36, 1), round(y + ry * .42, 1), round(rx * .16, 1), '#fff', opacity=.75))


def shut(x, y, w, col, up=1, sw=4.4):
    """A closed eye: a bow, up (content) or down (asleep)."""
    return S(f'M{x - w},{y + 3 * up} C{x - w * .5},{y - 7 * up} {x + w * .5},{y - 7 * up} {x + w},{y + 3 * up}', col, sw)


def ghost(f, look=(0, 0), tone=0, mood=0, lit=True, soften=6):
    """A ghost; tone > 0 sinks it into the distance, mood 0, 1, 2 changes its face."""
    F = FAM[f]
    c, d = F['c'], BODY[f]
    far = mix(c, F['deep'], .25)

    def tn(col):
        return mix(col, far, tone)
    white = mix('#FFFFFF', c, .05)
    o = glow(d, F['glow'], 22, .62 * (1 - tone), soften) if lit and tone < .5 else ''
    body = lin([(0, tn(white)), (.42, tn(mix('#FFFFFF', c, .16))), (.78, tn(mix(c, '#FFFFFF', .46))), (1, tn(mix(c, '#FFFFFF', .22)))])
    if f == 'wisp':
        body = lin([(0, tn('#FFB43C')), (.2, tn('#FFE08A')), (.42, tn('#FFFAE2')), (.72, tn('#FFE995')), (1, tn('#FFAE2E'))])
    if f == 'imp':
        body = lin([(0, tn('#FFD9C4')), (.3, tn('#FFB79A')), (.6, tn('#F0825F')), (1, tn('#C93A22'))])
    if f == 'bride':
        body = lin([(0, tn('#FFFFFF')), (.3, tn('#FFEAF3')), (.7, tn('#FAC4DD')), (1, tn('#F3A3C9'))])
    pat = tn(mix(c, F['deep'], .12))
    if f == 'imp':
        vein = tn(mix(c, F['deep'], .5))
        for w in (WING, mir(WING)):
            o += P(w, lin([(0, tn(mix(c, '#FFFFFF', .55))), (1, tn(mix(c, F['deep'], .1)))]), stroke=vein, stroke_width=2.5, stroke_linejoin='round')
        for h, x in ((HORN, 1), (mir(HORN), -1)):
            o += P(h, lin([(0, tn('#FFF2D6')), (.45, tn('#F0C48E')), (1, tn('#B05A34'))]))
            o += S(f'M{62 * x},-114 C{70 * x},-106 {72 * x},-94 {67 * x},-82', tn('#FFFFFF'), 3, opacity=.75)
        o += S('M66,0 C78,-28 96,-46 118,-70 M64,10 C78,-12 96,-20 116,-27 M-66,0 C-78,-28 -96,-46 -118,-70 M-64,10 C-78,-12 -96,-20 -116,-27', vein, 2.5, opacity=.7)
    o += P(d, body)
    for role, p in pattern(f):
        if f == 'wisp':
            o += P(p, (mix(c, '#FFFFFF', .25) if not tone else tn(c)) if role == 'a' else tn(mix(c, '#E8820C', .55)), opacity=.7 if role == 'a' else .62)
        elif f == 'brine':
            o += P(p, pat, opacity=.8 if role == 'ring' else .55, fill_rule='evenodd')
        elif f == 'bride':
            o += P(p, pat if role == 'a' else tn(mix(c, '#FFFFFF', .55)), opacity=.62 if role == 'a' else .8)
        else:
            o += P(p, pat, opacity=.82 if f != 'baron' else .62)
    if f == 'brine':
        for x, y, r in [(-66, -58, 9), (-40, -84, 6), (66, -62, 11), (44, -90, 6), (-78, -24, 6), (80, -26, 6)]:
            o += C(round(x - r * .3, 1), round(y - r * .3, 1), round(r * .25, 1), '#fff', opacity=.9)
        for q in ('M64,44 C60,66 74,78 70,100', 'M24,48 C16,74 30,92 28,116', 'M-20,52 C-28,76 -20,96 -22,116', 'M-62,44 C-68,66 -56,82 -60,102'):
            pts = flat(q + ' Z', .02)[0]
            acc, nextd = 0, 0
            for a, b in zip(pts, pts[1:]):
                L = math.hypot(b[0] - a[0], b[1] - a[1])
                while nextd <= acc + L:
                    t = (nextd - acc) / L
                    o += C(round(a[0] + (b[0] - a[0]) * t, 1), round(a[1] + (b[1] - a[1]) * t, 1), 2.1, pat, opacity=.9)
                    nextd += 11
                acc += L
    if f == 'bride':
        for k in range(8):
            o += C(round(-90 + k * 25.7, 1), 101, 3.6, pat, opacity=.95)
    # form shadow right and below, a soft belly of light, a hard rim of light left and above
    o += P(rim(d, -13, -9), tn(F['deep']), fill_rule='evenodd', opacity=.30)
    if f not in ('baron', 'bride'):
        x, y, rx, ry = dict(wisp=(-18, 14, 46, 40), sheet=(-20, -66, 38, 40), brine=(-30, -66, 48, 36), imp=(-24, -52, 38, 30))[f]
        o += halo('#FFFFFF', round(.5 * (1 - tone), 2), rx, x, y, ry)
    o += P(rim(d, 4.2, 4.6), '#FFFDF2', fill_rule='evenodd', opacity=round(.95 * (1 - tone * .8), 2))
    return o + visage(f, look, tone, mood, tn)


def visage(f, look, tone, mood, tn):
    F = FAM[f]
    c = F['c']
    lx, ly = look[0] * 5, look[1] * 4
    ik = mix(INK, F['dark'], .4)
    if tone < .3:
        ik = tn(ik)
    o = ''
    if f == 'wisp':
        e = eye(-25, 18, 11, 14, look, ik) + (eye(27, 18, 11, 14, look, ik) if mood != 1 else shut(27, 19, 12, ik))
        m = {0: P('M-9,42 C-4,54 10,54 14,42 C6,45 -2,45 -9,42Z', ik),
             1: P('M-14,40 C-8,60 14,60 19,40 C8,45 -4,45 -14,40Z', ik) + P('M-5,51 C0,46 8,46 12,50 C8,55 0,56 -5,51Z', '#F2683C'),
             2: E(2, 47, 6.5, 7.5, ik)}[mood]
        o += g(e + m + E(-46, 38, 10, 6, '#F07A2C', opacity=.55) + E(48, 38, 10, 6, '#F07A2C', opacity=.55), lx, ly)
        o += S('M-38,-4 C-32,-9 -24,-10 -18,-7 M20,-7 C27,-10 35,-9 40,-4' if mood != 2 else 'M-38,-2 C-33,-9 -26,-13 -19,-13 M20,-13 C27,-13 34,-9 40,-2', ik, 4)
        o += P('M-78,-70 C-70,-76 -72,-88 -80,-96 C-90,-86 -90,-74 -78,-70Z M78,-92 C84,-96 83,-104 77,-110 C70,-102 70,-94 78,-92Z', tn(mix(c, '#FFFFFF', .45)))
    if f == 'sheet':
        e = eye(-24, -42, 11, 18, look, ik) + eye(22, -42, 11, 18, look, ik)
        m = {0: E(-1, -2, 12, 16, ik) + E(-1, 6, 7, 6, tn(mix(c, '#FFFFFF', .1)), opacity=.8),
             1: P('M-19,-10 C-12,-6 10,-6 17,-10 C16,8 8,13 -1,13 C-10,13 -18,8 -19,-10Z', ik) + P('M-10,8 C-6,2 4,2 8,8 C3,12 -5,12 -10,8Z', tn(mix(c, '#FFFFFF', .2))),
             2: S('M-15,0 C-10,-8 -6,4 -1,-3 C4,-9 8,4 13,-3', ik, 5)}[mood]
        o += g(e + m + E(-42, -14, 9, 5.5, tn('#5AA8F0'), opacity=.5) + E(40, -14, 9, 5.5, tn('#5AA8F0'), opacity=.5), lx, ly)
        o += S('M-40,-72 C-34,-79 -26,-81 -19,-78 M38,-72 C32,-79 24,-81 17,-78' if mood != 2 else 'M-40,-68 C-35,-76 -28,-81 -20,-82 M38,-68 C33,-76 26,-81 18,-82', ik, 4)
    if f == 'brine':
        lid = P('M-49,-48 C-44,-60 -26,-60 -20,-48 C-30,-52 -40,-51 -49,-48Z M49,-48 C44,-60 26,-60 20,-48 C30,-52 40,-51 49,-48Z', tn(mix(c, '#FFFFFF', .35)))
        if mood == 2:
            lid = S('M-50,-58 L-22,-52 M50,-58 L22,-52', ik, 5)
        m = {0: S('M-16,-22 C-10,-14 -5,-28 0,-21 C5,-14 10,-28 16,-21', ik, 4.4),
             1: P('M-14,-25 C-8,-22 8,-22 14,-25 C12,-12 5,-9 0,-9 C-5,-9 -12,-12 -14,-25Z', ik) + P('M-7,-13 C-4,-17 4,-17 7,-13 C4,-10 -4,-10 -7,-13Z', tn('#2FD6B4')),
             2: S('M-13,-16 C-8,-24 8,-24 13,-16', ik, 4.6)}[mood]
        o += g(eye(-34, -42, 13, 13, look, ik) + eye(34, -42, 13, 13, look, ik) + lid + m
               + E(-54, -22, 9, 5.5, '#2FD6B4', opacity=.6) + E(54, -22, 9, 5.5, '#2FD6B4', opacity=.6), lx, ly)
    if f == 'bride':
        o += P('M0,-96 C30,-96 44,-76 42,-48 C41,-30 46,-16 40,2 C36,10 26,8 24,-2 L-24,-2 C-26,8 -36,10 -40,2 C-46,-16 -41,-30 -42,-48 C-44,-76 -30,-96 0,-96Z', lin([(0, tn('#B23B7C')), (1, tn('#7C1F5C'))]))
        o += P('M0,-86 C22,-86 32,-68 31,-47 C30,-25 16,-9 0,-9 C-16,-9 -30,-25 -31,-47 C-32,-68 -22,-86 0,-86Z', lin([(0, tn('#FFFFFF')), (1, tn(mix('#FFFFFF', c, .25)))]))
        o += P('M-33,-46 C-34,-74 -20,-90 2,-90 C24,-90 36,-72 33,-46 C30,-60 22,-70 4,-76 C-4,-66 -22,-62 -33,-46Z', lin([(0, tn('#D6579A')), (1, tn('#8E2A68'))]))
        lash = 'M-25,-50 C-21,-42 -11,-42 -7,-50 M-25,-50 L-30,-46 M-20,-45 L-23,-39'
        rash = mir(lash)
        e = S(lash + ' ' + (rash if mood == 0 else ''), ik, 3.8)
        if mood:
            e += E(16, -48, 7.5, 9.5, ik) + C(13.6, -51.4, 2.8, '#fff') + S('M23,-55 L28,-60 M25,-50 L31,-53', ik, 3)
        if mood == 2:
            e = E(-16, -48, 7.5, 9.5, ik) + C(-18.4, -51.4, 2.8, '#fff') + S('M-23,-55 L-28,-60 M-25,-50 L-31,-53', ik, 3) + E(16, -48, 7.5, 9.5, ik) + C(13.6, -51.4, 2.8, '#fff') + S('M23,-55 L28,-60 M25,-50 L31,-53', ik, 3)
        m = (P('M-6,-28 C-3,-31 -1,-30 0,-29 C1,-30 3,-31 6,-28 C3,-23 -3,-23 -6,-28Z', tn('#C2285F')) if mood != 2
             else P('M-8,-30 C-4,-28 4,-28 8,-30 C6,-21 -6,-21 -8,-30Z', tn('#A01B50')))
        o += g(e + m + E(-21, -33, 7, 4.6, tn('#FF7FA8'), opacity=.7) + E(21, -33, 7, 4.6, tn('#FF7FA8'), opacity=.7), lx * .6, ly * .6)
        o += P('M-33,-84 L-30,-112 L-15,-97 L0,-120 L15,-97 L30,-112 L33,-84 C14,-96 -14,-96 -33,-84Z', lin([(0, tn('#FFE9A8')), (1, tn('#E9A93A'))]), stroke=tn('#8A4A12'), stroke_width=2, stroke_linejoin='round')
        o += C(-30, -112, 3.4, tn('#FFF3C8')) + C(30, -112, 3.4, tn('#FFF3C8')) + emblem('bride', tn('#D12C6E'), 0, -100, .46)
        o += P('M-20,6 C-10,-2 10,-2 20,6 C24,22 10,30 0,44 C-10,30 -24,22 -20,6Z', tn(mix(F['deep'], c, .35)), opacity=.9)
        for x, y, r in [(-14, 2, 9), (0, -3, 10), (14, 2, 9), (-7, 12, 8.5), (8, 12, 8.5)]:
            o += C(x, y, r, tn('#D9427F') if (x + y) % 2 else tn('#F7B3D0')) + S(f'M{x - 3},{y + 1} C{x - 3},{y - 4} {x + 4},{y - 4} {x + 3},{y + 1} C{x + 2},{y + 4} {x - 2},{y + 4} {x - 1},{y}', tn('#8E1F55'), 1.5, opacity=.8)
    if f == 'imp':
        left = 'M-42,-34 C-30,-40 -18,-34 -13,-20 C-22,-10 -40,-12 -42,-34Z'
        o += g(P(left + ' ' + mir(left), ik)
               + C(round(-27 + look[0] * 4, 1), round(-24 + look[1] * 3, 1), 4.8, '#FFE27A') + C(round(27 + look[0] * 4, 1), round(-24 + look[1] * 3, 1), 4.8, '#FFE27A')
               + S('M-50,-44 L-14,-32 M50,-44 L14,-32' if mood != 1 else 'M-50,-40 L-14,-32 M48,-54 C38,-56 26,-52 16,-42', ik, 5.5), lx * .6, ly * .6)
        if mood == 0:
            o += P('M-36,0 C-20,10 20,10 36,0 C32,24 16,32 0,32 C-16,32 -32,24 -36,0Z', ik) + P('M-27,3.4 L-19,6 L-22,16Z M27,3.4 L19,6 L22,16Z M-8,8 L0,8.4 L-4,15Z M8,8 L0,8.4 L4,15Z', '#FFF6E6') + P('M-14,30 C-8,22 8,22 14,30 C6,33 -6,33 -14,30Z', '#FF8A6B')
        elif mood == 1:
            o += P('M-32,4 C-16,16 18,14 36,-4 C34,16 20,26 4,26 C-12,26 -26,20 -32,4Z', ik) + P('M-22,10 L-14,13 L-18,20Z M26,5 L19,9 L24,15Z', '#FFF6E6') + P('M-2,21 C2,18 12,17 16,20 C17,32 13,38 7,38 C1,38 -3,32 -2,21Z', '#FF7A5E') + S('M7,24 L7,31', '#B83320', 2)
        else:
            o += P('M-24,8 C-10,-2 10,-2 24,8 C14,6 -14,6 -24,8Z', ik, stroke=ik, stroke_width=4, stroke_linejoin='round') + P('M-16,8 L-8,7 L-12,17Z M16,8 L8,7 L12,17Z', '#FFF6E6')
    if f == 'baron':
        hat = lin([(0, '#6A54C8'), (.22, '#3A258A'), (1, '#150B40')], 0, 0, 1, 0)
        o += P('M-40,-62 C-40,-84 -44,-100 -47,-114 C-18,-122 18,-122 47,-114 C44,-100 40,-84 40,-62 C14,-56 -14,-56 -40,-62Z', hat)
        o += P('M-40.5,-76 C-14,-70 14,-70 40.5,-76 L40,-62 C14,-56 -14,-56 -40,-62Z', tn(mix(c, '#FFFFFF', .35)))
        o += E(0, -60, 72, 13, hat) + P('M-72,-60 C-70,-71 -40,-73 -40,-66 C-14,-59 14,-59 40,-66 C40,-73 70,-71 72,-60 C60,-66 44,-64 40,-62 C14,-54 -14,-54 -40,-62 C-44,-64 -60,-66 -72,-60Z', tn(mix(c, '#FFFFFF', .3)), opacity=.75)
        o += S('M-43,-111 C-40,-100 -36,-86 -36,-80', '#D5CAFF', 3.5, opacity=round(.75 * (1 - tone), 2))
        o += E(0, -116, 46, 5.5, tn(mix(c, '#FFFFFF', .22)), opacity=.6)
        le = eye(-24, -22, 9.5, 13, look, ik) if mood != 1 else shut(-24, -22, 11, ik)
        re_ = eye(25, -22, 9.5, 13, look, ik) if mood != 2 else E(25, -22, 11.5, 15, ik) + C(21, -28, 4.4, '#fff') + C(29, -16, 2, '#fff', opacity=.75)
        o += g(le + re_, lx * .6, ly * .6)
        o += C(25, -22, 20, '#fff', opacity=.18) + C(25, -22, 20, 'none', stroke=tn('#F1B93F'), stroke_width=4.2) + S('M43,-12 C56,6 52,26 46,40', tn('#F1B93F'), 2.2, opacity=.9)
        o += S('M-36,-42 C-30,-48 -20,-48 -14,-43' if mood != 1 else 'M-38,-36 C-31,-40 -22,-40 -14,-36', ik, 4.4)
        o += P('M0,4 C-8,-4 -22,-2 -30,8 C-36,14 -46,12 -48,4 C-52,18 -38,26 -26,22 C-16,20 -8,14 0,10 C8,14 16,20 26,22 C38,26 52,18 48,4 C46,12 36,14 30,8 C22,-2 8,-4 0,4Z', ik)
        o += P('M-5,34 L-24,24 L-24,46Z M5,34 L24,24 L24,46Z', tn('#F1B93F')) + C(0, 35, 6.5, tn('#FFD978'))
    return o


# ---------------------------------------------------------------- cards: 250 x 350
CW, CH, CR, CB = 250, 350, 18, 9
WINDOW = rrect(CB, CB, CW - 2 * CB, CH - 2 * CB, 11)
FRAME = rrect(0, 0, CW, CH, CR) + ' ' + WINDOW


BORDER = [(0, '#FFFAEC'), (1, '#E4CFA8')]


def bone():
    """Border and plates share one light, so that the plates grow out of the border."""
    return lin(BORDER, 0, 0, 170, 350, user=True)


def turn(d):
    """A path (absolute coordinates) turned by 180 degrees round the card's middle."""
    return re.sub(r'(-?[\d.]+),(-?[\d.]+)', lambda m: f'{CW - float(m.group(1)):g},{CH - float(m.group(2)):g}', d)


def plate_edge(numeral):
    w, h, r, b = 62, (108 if numeral is not None else 66), 16, CB
    return (f'M{b + w + 12},{b} C{b + w + 4},{b} {b + w},{b + 4} {b + w},{b + 12} L{b + w},{b + h - r} C{b + w},{b + h - 5} {b + w - 5},{b + h} {b + w - r},{b + h} L{b + 12},{b + h} C{b + 4},{b + h} {b},{b + h + 4} {b},{b + h + 12}',
            f' L{b - 1},{b + h + 12} L{b - 1},{b - 1} L{b + w + 12},{b - 1} Z')


def plate_shade(numeral):
    """What the two corner plates throw on the art; drawn before the border."""
    o = ''
    edge = plate_edge(numeral)[0]
    for sw, op in ((10, .05), (7, .06), (4.4, .08), (2.4, .12)):
        o += P(edge + ' ' + turn(edge), 'none', stroke='#14082A', stroke_width=sw, opacity=op)
    return o


def plates(numeral, f, col):
    """Corner plates, top left and bottom right, with inverse fillets."""
    d = ''.join(plate_edge(numeral))
    w, b = 62, CB
    if numeral is not None:
        mark = num(numeral, b + w / 2 - 3, b + 34, 58, col) + emblem(f, col, b + w / 2 - 3, b + 85, 1.34)
    else:
        mark = emblem(f, col, b + w / 2 - 3, b + 31, 1.75)
    return P(d + ' ' + turn(d), bone()) + mark + g(mark, CW, CH, 1, 180)


def field(f):
    F = FAM[f]
    core = F['field']
    o = R(CB - 2, CB - 2, CW - 2 * CB + 4, CH - 2 * CB + 4, 12, rad([(0, mix(core, '#FFFFFF', .10)), (.40, core), (.78, mix(core, F['deep'], .70)), (1, mix(F['deep'], F['dark'], .35))], CW / 2, CH * .52, CH * .60, user=True))
    for j in range(9):
        for i in range(6):
            x, y = 14 + i * 44 + (22 if j % 2 else 0), 24 + j * 40
            if CB + 4 < x < CW - CB - 4 and not (x < 82 and y < 130) and not (x > CW - 82 and y > CH - 130):
                o += emblem(f, F['glow'], x, y, .62, op=.13)
    arch = 'M34,341 L34,150 C34,92 74,56 125,34 C176,56 216,92 216,150 L216,341 Z'
    o += P(arch, lin([(0, mix(core, '#FFFFFF', .18), .7), (.5, core, .5), (1, F['deep'], .55)]))
    o += P(arch, 'none', stroke=F['glow'], stroke_width=2.2, opacity=.55)
    o += P('M26,341 L26,148 C26,86 70,46 125,23 C180,46 224,86 224,148 L224,341', 'none', stroke=F['dark'], stroke_width=1.6, opacity=.35)
    o += halo(F['glow'], .34, 112, 125, 186, 150)
    return o


def floor(f):
    F = FAM[f]
    return (P('M9,300 C40,280 70,292 100,300 C135,310 160,284 196,288 C216,290 230,298 241,304 L241,342 L9,342 Z', lin([(0, F['glow'], .55), (1, F['glow'], .06)]))
            + P('M9,318 C50,304 84,318 120,320 C160,322 200,306 241,316 L241,342 L9,342 Z', lin([(0, F['glow'], .6), (1, F['glow'], .1)])))


LAY = {1: [(125, 188, 1.0, 0, 0, 0)],
       2: [(160, 130, .70, 7, .30, 1), (96, 222, .82, -6, 0, 0)],
       3: [(160, 98, .54, 6, .36, 2), (76, 172, .58, -8, .18, 1), (136, 244, .70, 3, 0, 0)]}


def frame(f, n, dark, col):
    """The bone border over the art: whatever reached too far ends here."""
    o = plate_shade(n) if col else ''
    o += P(FRAME, bone(), fill_rule='evenodd')
    o += P(rrect(CB + .8, CB + .8, CW - 2 * CB - 1.6, CH - 2 * CB - 1.6, 10.4), 'none', stroke=dark, stroke_width=1.8, opacity=.5)
    if col:
        o += plates(n, f, col)
    o += P(rrect(.8, .8, CW - 1.6, CH - 1.6, CR - .8), 'none', stroke='#FFFFFF', stroke_width=1.6, opacity=.8)
    o += P(rrect(.5, .5, CW - 1, CH - 1, CR - .5), 'none', stroke='#3A2210', stroke_width=1, opacity=.35)
    return o


SHEEN = 'M10,20 C10,14 14,10 20,10 L230,10 C236,10 240,14 240,20 L240,44 C170,70 60,150 10,250 Z'


def card(f, n=None):
    F = FAM[f]
    o = field(f)
    if f == 'mist':
        o += mist_art()
    else:
        for i, (x, y, s, r, t, m) in enumerate(LAY[n]):
            lk = [(0, 0), (.6, .3), (-.6, .1)][i] if n > 1 else (0, 0)
            if t == 0:
                o += soft(x, y + 110 * s, 84 * s, 15 * s, F['dark'], .6)
            o += g(ghost(f, lk, t, m, soften=7 if s > .8 else 5), x, y, s, r)
        o += floor(f)
    o += P(SHEEN, lin([(0, '#FFFFFF', .14), (1, '#FFFFFF', 0)], 0, 0, .7, 1))
    return o + frame(f, n, F['dark'], mix(F['deep'], INK, .35))


def mist_art():
    gl = FAM['mist']['glow']
    o = R(8, 8, 234, 334, 11, lin([(0, '#1E2148', .85), (.5, '#4A5482', .25), (1, '#8D99BE', .2)]))
    for x, y, r in ((42, 120, 1.5), (96, 52, 1.6), (210, 46, 1.8), (222, 150, 1.4), (112, 92, 1.1), (190, 30, 1.1), (86, 132, 1.2)):
        o += C(x, y, r, '#FFF6D8', opacity=.8)
    o += halo('#FFF6D8', .85, 96, 150, 104) + C(150, 104, 40, rad([(0, '#FFFEF4'), (.75, '#FBF3D6'), (1, '#E9DDB8')], .4, .38, .7))
    o += C(138, 94, 7, '#E4D6AC', opacity=.55) + C(164, 112, 10, '#E4D6AC', opacity=.5) + C(150, 126, 4.5, '#E4D6AC', opacity=.5) + C(168, 86, 3.4, '#E4D6AC', opacity=.45)

    def bank(d, a, b):
        return P(d, lin([(0, gl, a), (1, gl, b)]))
    o += bank('M8,186 C50,150 96,166 130,182 C170,200 210,176 242,162 L242,342 L8,342Z', .5, .1)
    o += S('M4,160 C30,138 64,140 92,160 C116,176 140,170 140,150 C140,134 120,130 115,144 C112,154 122,160 129,154', '#FFFFFF', 7, opacity=.75)
    o += S('M246,188 C228,176 206,178 188,192', '#FFFFFF', 6, opacity=.5)
    o += bank('M8,240 C40,214 90,228 124,244 C166,262 210,244 242,224 L242,342 L8,342Z', .75, .25)
    o += S('M246,214 C220,196 184,196 158,218 C138,236 112,230 112,208 C112,192 134,188 139,203 C142,214 131,220 125,213', '#FFFFFF', 8, opacity=.95)
    o += P('M58,262 C65,245 84,245 91,264 C84,275 65,274 58,262Z M118,264 C125,245 144,245 151,262 C144,274 125,275 118,264Z', '#2A2E55', opacity=.95) + C(77, 257, 3.6, '#FFF') + C(137, 257, 3.6, '#FFF') + C(70, 265, 1.6, '#FFF', opacity=.7) + C(130, 265, 1.6, '#FFF', opacity=.7)
    o += S('M98,281 C102,285 108,285 112,281', '#2A2E55', 3.4, opacity=.7)
    o += bank('M8,300 C46,270 92,292 130,300 C176,310 214,292 242,282 L242,342 L8,342Z', .95, .7)
    o += S('M4,298 C30,278 70,280 104,298 C136,314 172,308 172,286 C172,270 150,268 146,282 C144,292 154,297 160,290', '#FFFFFF', 8.5)
    return o


# ---------------------------------------------------------------- the back
def sign():
    """The mirror sign: one ghost and its reflection."""
    d = 'M-42,-4 C-46,-38 -26,-62 0,-62 C26,-62 46,-38 42,-8 C37,3 28,3 22,-6 C16,5 4,7 -3,-3 C-10,8 -22,8 -27,-1 C-31,6 -39,5 -42,-4Z'

    def half(fill, dark, lightc):
        return P(d, fill) + P(rim(d, 2.2, 2.4), lightc, fill_rule='evenodd', opacity=.9) + E(-13, -34, 6.4, 10, dark) + E(12, -34, 6.4, 10, dark) + C(-15, -38, 2.3, '#fff') + C(10, -38, 2.3, '#fff') + E(-1, -15, 4.6, 5.4, dark)
    return half(lin([(0, '#FFF9E2'), (1, '#FFB53F')]), '#2A1766', '#FFFFFF') + g(half(lin([(0, '#E9E0FF'), (1, '#8B6CF0')]), '#1A0F4A', '#FFFFFF'), 0, 0, 1, 180)


def back():
    o = R(CB - 2, CB - 2, CW - 2 * CB + 4, CH - 2 * CB + 4, 12, rad([(0, '#5B3FA8'), (.5, '#35237A'), (1, '#160D3E')], CW / 2, CH / 2, CH * .6, user=True))
    d = ''
    for j in range(-6, 7):
        for i in range(-4, 5):
            x, y = 125 + i * 36 + (18 if j % 2 else 0), 175 + j * 32
            if 24 < x < 226 and 24 < y < 326 and math.hypot(x - 125, y - 175) > 84:
                d += f'M{x},{y - 14} C{x + 8},{y - 5} {x + 8},{y + 5} {x},{y + 14} C{x - 8},{y + 5} {x - 8},{y - 5} {x},{y - 14}Z '
            if 24 < x - 18 < 226 and 24 < y < 326 and math.hypot(x - 18 - 125, y - 175) > 84:
                d += f'M{x - 25},{y} C{x - 21},{y - 4} {x - 15},{y - 4} {x - 11},{y} C{x - 15},{y + 4} {x - 21},{y + 4} {x - 25},{y}Z '
    o += P(d.strip(), '#B9A2FF', opacity=.17)
    o += R(20, 20, CW - 40, CH - 40, 8, 'none', stroke='#F2BE5C', stroke_width=2.2, opacity=.9) + R(25, 25, CW - 50, CH - 50, 5, 'none', stroke='#F2BE5C', stroke_width=1, opacity=.55)
    for sx, sy, r in ((20, 20, 0), (CW - 20, 20, 90), (CW - 20, CH - 20, 180), (20, CH - 20, 270)):
        o += g(P('M-2,-2 L30,-2 C22,4 20,10 20,20 C10,20 4,22 -2,30Z', '#1F1350') + P('M0,26 C8,24 14,20 17,17 C20,14 24,8 26,0', 'none', stroke='#F2BE5C', stroke_width=2.2) + C(7, 7, 3.4, '#F2BE5C'), sx, sy, 1, r)
    o += halo('#FFC65C', .75, 116, 125, 175)
    star = ''
    for k in range(24):
        a = k * math.pi / 12
        r1, r2 = 76, 94 if k % 2 == 0 else 84
        star += f'M{125 + r1 * math.cos(a):.1f},{175 + r1 * math.sin(a):.1f} L{125 + r2 * math.cos(a):.1f},{175 + r2 * math.sin(a):.1f} '
    o += S(star.strip(), '#F2BE5C', 2.6)
    o += C(125, 175, 70, rad([(0, '#2C1D72'), (1, '#140B3E')]), stroke='#F2BE5C', stroke_width=3.2) + C(125, 175, 65.5, 'none', stroke='#F2BE5C', stroke_width=1, opacity=.5)
    o += g(sign(), 125, 175, .98)
    return o + frame(None, None, '#0A0524', None)


# ---------------------------------------------------------------- tokens and the gauge
def fear(n):
    """Fear coin on 100 x 100."""
    if n == 1:
        o = C(0, 4, 32, '#5A0A22') + C(0, 0, 32, rad([(0, '#FF9C8E'), (.55, '#F2475E'), (1, '#B31C48')], .38, .3, .75))
        o += C(0, 0, 27.5, 'none', stroke='#FFE2C8', stroke_width=1.6, opacity=.6)
        sc, fit = 1, 1.42
    else:
        pts = []
        for k in range(20):
            rr, an = (42 if k % 2 == 0 else 34.5), -math.pi / 2 + k * math.pi / 10
            pts.append((rr * math.cos(an), rr * math.sin(an)))
        mid = [((pts[k][0] + pts[(k + 1) % 20][0]) / 2, (pts[k][1] + pts[(k + 1) % 20][1]) / 2) for k in range(20)]
        d = f'M{mid[-1][0]:.1f},{mid[-1][1]:.1f} ' + ' '.join(f'Q{pts[k][0]:.1f},{pts[k][1]:.1f} {mid[k][0]:.1f},{mid[k][1]:.1f}' for k in range(20)) + 'Z'
        o = g(P(d, '#2B0536'), 0, 5) + P(d, rad([(0, '#F06AA0'), (.55, '#B01C6C'), (1, '#650C58')], .38, .28, .8))
        o += P(rim(d, 1.8, 2), '#FFD9EA', fill_rule='evenodd', opacity=.8)
        o += C(0, 0, 31.5, 'none', stroke='#FFD27A', stroke_width=2)
        sc, fit = 1.12, 1.17
    face = 'M0,-21 C13,-21 19,-12 18,-1 C17,6 19,10 17,16 C14,24 6,26 0,26 C-6,26 -14,24 -17,16 C-19,10 -17,6 -18,-1 C-19,-12 -13,-21 0,-21Z'
    q = P(face, lin([(0, '#FFF8E8'), (1, '#F3D9B4')])) + P(rim(face, -2.4, -1.6), '#8A3A2E', fill_rule='evenodd', opacity=.25)
    q += E(-7.4, -9.5, 4.2, 5.4, INK) + E(7.4, -9.5, 4.2, 5.4, INK) + C(-8.6, -11.4, 1.4, '#fff') + C(6.2, -11.4, 1.4, '#fff')
    q += S('M-13.5,-17.5 L-5,-19 M13.5,-17.5 L5,-19', INK, 1.8)
    q += E(0, 11, 12, 13, INK) + num(n, 0, 11, 18, '#FFE9B8')
    o += g(q, 0, -1.5, sc)
    o += S('M-24,-18 C-19,-25 -11,-29 -3,-30' if n == 1 else 'M-25,-21 C-20,-28 -12,-32 -3,-33', '#FFFFFF', 2.6, opacity=.7)
    return g(o, 50, 47, fit)


FL = 'M2,-30 C14,-14 20,-4 17,9 C14,20 6,25 -1,25 C-10,25 -18,18 -18,7 C-18,-3 -9,-8 -9,-19 C-3,-15 0,-10 1,-5 C5,-12 5,-21 2,-30Z'
FL2 = 'M1,-6 C8,2 10,8 8,14 C6,20 2,22 -1,22 C-6,22 -10,18 -9,12 C-8,6 -3,4 1,-6Z'


def cup(top):
    return (P('M-16,-18 L16,-18 C16,-6 10,2 0,2 C-10,2 -16,-6 -16,-18Z', lin([(0, '#FFE6B0'), (.5, '#D9953C'), (1, '#6E3B18')], 0, 0, 1, .4))
            + S('M-12,-13 C-12,-7 -8,-2 -3,0', '#FFF6DC', 1.6, opacity=.7) + E(0, -18, 16, 4, top))


def gauge_flame(k):
    """One candle of the seven on 64 x 96: cup at the foot, flame above; k = 0 is the cold wick."""
    if k == 0:
        o = S('M0,-18 C1,-24 -2,-27 1,-32', '#4A2A1A', 3.4) + C(1, -32, 2.2, '#8A5A4A') + cup('#5A2C14') + E(0, -18.6, 10, 2.2, '#3A1A10')
        o += P(FL, 'none', stroke='#A99BE0', stroke_width=1.8, stroke_dasharray='3 4', opacity=.5, transform='translate(0 -42)')
        return g(o, 32, 92)
    col = RAMP[k - 1]
    edge = mix(col, '#FF2E3E' if k > 4 else '#1F8F9A', .5)
    o = halo(col, .85, 32, 0, -46, 46)
    o += g(P(FL, lin([(0, edge), (.5, col), (1, mix(col, '#FFFBEA', .6))])) + P(rim(FL, 1.6, 1.4), '#FFFDF0', fill_rule='evenodd', opacity=.55) + P(FL2, '#FFFBEA'), 0, -44)
    return g(o + cup(mix(col, '#FFFFFF', .6)), 32, 92)


def mirror(f=None):
    """The hand mirror on 120 x 180; its glass is empty (or shows a family)."""
    br = lin([(0, '#FFE9B4'), (.45, '#D9953C'), (1, '#6E3B18')], 0, 0, 1, 1)
    o = P('M-8,56 L8,56 L12,96 C12,106 -12,106 -12,96Z', lin([(0, '#FFDD98'), (.5, '#C7812F'), (1, '#6E3B18')], 0, 0, 1, 0))
    o += R(-12, 60, 24, 7, 3.5, br) + S('M-6,72 L-8,94', '#FFF3CF', 2, opacity=.7) + C(0, 105, 6, br)
    o += E(0, 0, 54, 64, br) + E(0, 0, 52.6, 62.6, 'none', stroke='#FFF6DC', stroke_width=1.4, opacity=.5)
    for k in range(12):
        a = k * math.pi / 6
        o += C(round(49.6 * math.cos(a), 1), round(59.6 * math.sin(a), 1), 3.2, '#FFEFC4')
    F = FAM[f] if f else None
    o += E(0, 0, 45, 55, rad([(0, mix(F['c'], '#FFFFFF', .45)), (.6, F['c']), (1, F['deep'])] if f else [(0, '#D9F6FF'), (.5, '#7FA8D8'), (1, '#2A2E78')], .4, .35, .8))
    glass = ring(0, 0, 45, 55, 60)
    o += P(path(cut('M-46,10 L6,-60 L24,-60 L-46,36Z', glass)) + path(cut('M-46,48 L36,-60 L42,-60 L-46,58Z', glass)), '#FFFFFF', opacity=.32)
    o += P(path(minus(glass, shift(glass, -4, -5))), '#0A0A3A', fill_rule='evenodd', opacity=.3)
    o += E(0, 0, 45, 55, 'none', stroke='#4A2410', stroke_width=2, opacity=.6)
    return g(o, 60, 66)


def make(root):
    for letter, f in CODE.items():
        for n in (1, 2, 3):
            write(root, f'ghosts/{letter}{n}.svg', card(f, n), CW, CH)
    write(root, 'ghosts/M.svg', card('mist'), CW, CH)
    write(root, 'ghosts/back.svg', back(), CW, CH)
    write(root, 'ghosts/fear1.svg', fear(1), 100, 100)
    write(root, 'ghosts/fear3.svg', fear(3), 100, 100)
    write(root, 'ghosts/mirror.svg', mirror(), 120, 180)
    write(root, 'ghosts/wick.svg', gauge_flame(0), 64, 96)
    for k in range(1, 8):
        write(root, f'ghosts/flame{k}.svg', gauge_flame(k), 64, 96)
    for f in ORDER + ['mist']:
        letter = 'ABCDEFM'[(ORDER + ['mist']).index(f)]
        write(root, f'ghosts/emblem{letter}.svg', g(emblem(f, mix(FAM[f]['deep'], INK, .35)), 14, 14), 28, 28)
        if f != 'mist':
            write(root, f'ghosts/ghost{letter}.svg', g(ghost(f), 140, 140), 280, 280)
