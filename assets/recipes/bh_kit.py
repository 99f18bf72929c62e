# SPDX-License-Identifier: GPL-3.0-or-later
"""Drawing helpers of the fairground and the laboratory: small functions that return SVG text.

Only what Qt's SVG Tiny renderer draws: paths, ellipses, rectangles, gradients, opacity, strokes,
transforms. No clipPath, filter, mask, pattern, style or text.
"""
import math
import os
import re
from bh_numerals import NUM
from bh_shapes import cut, cut_line, moved, oval, rrect, to_path, vol_regions, combine, rings

INK = '#170d2b'
CREAM = '#FFEBC8'
CW, CH, CR, CB = 250, 350, 18, 9
WIN = rrect(CB, CB, CW - 2 * CB, CH - 2 * CB, 11)
DEFS = {}


def reset():
    DEFS.clear()


def _def(body):
    if body not in DEFS:
        n = len(DEFS)
        DEFS[body] = chr(97 + n % 26) + (str(n // 26) if n >= 26 else '')
    return f'url(#{DEFS[body]})'


def hexrgb(h):
    h = h.lstrip('#')
    return [int(h[i:i + 2], 16) for i in (0, 2, 4)]


def mix(a, b, t):
    A, B = hexrgb(a), hexrgb(b)
    return '#%02x%02x%02x' % tuple(round(x + (y - x) * t) for x, y in zip(A, B))


def _stops(st):
    o = ''
    for off, c, *a in st:
        o += f'<stop offset="{off}" stop-color="{c}"' + (f' stop-opacity="{a[0]}"' if a and a[0] != 1 else '') + '/>'
    return o


def lin(st, x1=0, y1=0, x2=0, y2=1, units=None):
    u = ' gradientUnits="userSpaceOnUse"' if units else ''
    return _def(f'<linearGradient id="@" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"{u}>{_stops(st)}</linearGradient>')


def rad(st, cx=.5, cy=.5, r=.5, fx=None, fy=None, units=None, tf=None):
    u = ' gradientUnits="userSpaceOnUse"' if units else ''
    f = '' if fx is None else f' fx="{fx}" fy="{fy}"'
    t = '' if tf is None else f' gradientTransform="{tf}"'
    return _def(f'<radialGradient id="@" cx="{cx}" cy="{cy}" r="{r}"{f}{u}{t}>{_stops(st)}</radialGradient>')


def g(inner, tf=None, op=None, extra=''):
    t = f' transform="{tf}"' if tf else ''
    o = f' opacity="{op}"' if op is not None else ''
    if not t and not o and not extra:
        return inner
    return f'<g{t}{o} {extra}>{inner}</g>'


def flip(inner, w=200):
    return g(inner, f'translate({w},0) scale(-1,1)')


def both(inner, w=200):
    return inner + flip(inner, w)


def P(d, fill='none', stroke=None, w=0, op=None, cap='round', extra=''):
    if not d:
        return ''
    s = f' stroke="{stroke}" stroke-width="{w}" stroke-linecap="{cap}" stroke-linejoin="round"' if stroke else ''
    o = f' opacity="{op}"' if op is not None else ''
    return f'<path d="{d}" fill="{fill}"{s}{o} {extra}/>'


def C(cx, cy, r, fill='none', stroke=None, w=0, op=None, ry=None, extra=''):
    s = f' stroke="{stroke}" stroke-width="{w}"' if stroke else ''
    o = f' opacity="{op}"' if op is not None else ''
    return f'<ellipse cx="{cx}" cy="{cy}" rx="{r}" ry="{r if ry is None else ry}" fill="{fill}"{s}{o} {extra}/>'


def R(x, y, w, h, r=0, fill='none', stroke=None, sw=0, op=None, extra=''):
    s = f' stroke="{stroke}" stroke-width="{sw}"' if stroke else ''
    o = f' opacity="{op}"' if op is not None else ''
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" ry="{r}" fill="{fill}"{s}{o} {extra}/>'


def line(d, w, col, ink=INK, iw=5):
    """A stroked line with an ink edge."""
    return P(d, stroke=ink, w=w + iw) + P(d, stroke=col, w=w)


def halo(col, a, r, x=0, y=0, ry=None):
    """Light without an edge: bell-shaped stops that arrive at zero with zero slope."""
    st = [(q, col, round(a * (math.exp(-4.2 * q * q) - math.exp(-4.2)) * (1 - q * q * .35), 3)) for q in (0, .14, .28, .42, .56, .7, .85)] + [(1, col, 0)]
    return C(x, y, r, rad(st), ry=ry)


def vol(d, base, light=None, dark=None, rimL='#fff3c9', rimR='#ff4fd0', box=(0, 0, 200, 200), ink=INK, iw=3.4, dl=(3.2, 3.4), dr=(-3.4, -1.2), grad=None, rimRop=.85, rimLop=.9, within=None):
    """A body: ink line, warm rim of light top left, neon rim right, soft gradient inside."""
    light = light or mix(base, '#ffffff', .22)
    dark = dark or mix(base, '#1b0b3a', .45)
    x0, y0, x1, y1 = box
    gr = grad or lin([(0, light), (.45, base), (1, dark)], x1=round(x0 + (x1 - x0) * .25, 1), y1=y0, x2=round(x0 + (x1 - x0) * .6, 1), y2=y1, units=1)
    whole, a, b = vol_regions(d, dl, dr, within)
    rr = mix(base, rimR, rimRop)
    if ink and not within:
        o = P(d, rr, ink, iw * 2) + P(d, rr)
    elif ink:
        o = P(whole, rr)
    else:
        o = P(whole or d, rr)
    return o + P(a, mix(base, rimL, rimLop)) + P(b, gr)


def eye(x, y, r, look=(0, .15), iris='#2b1a4a', white='#fffbe8', pr=.5, lid=None, lidcol='#000', ink=INK, ry=None, glow=True):
    ry = ry or r
    e = max(1.2, r * .1)
    s = C(x, y, round(r + e, 2), ink, ry=round(ry + e, 2))
    s += C(x, y, r, rad([(0, '#ffffff'), (.7, white), (1, mix(white, '#7a5aa8', .45))], cy=.45, r=.55), ry=ry)
    px, py = x + look[0] * r, y + look[1] * r
    s += C(px, py, r * pr, iris)
    if r > 7:
        s += C(px, py, r * pr * .52, '#120822')
    s += C(px - r * pr * .38, py - r * pr * .42, r * pr * .32, '#ffffff')
    if lid is not None:
        a, t = lid
        h = -r + 2 * r * a
        q = r + .25
        k = math.sqrt(max(0, q * q - h * h))
        c, n = math.cos(math.radians(t)), math.sin(math.radians(t))
        pt = lambda u, v: f'{x + u * c - v * n:.1f},{y + u * n + v * c:.1f}'
        s += P(f'M{pt(-k, h)} A{q:.2f},{q:.2f} 0 {1 if h > 0 else 0} 1 {pt(k, h)}Z', lidcol)
        s += P(f'M{pt(-k, h)} L{pt(k, h)}', stroke=ink, w=round(max(1.6, r * .14), 2))
    return s


def star(cx, cy, R1, R2, n=5, rot=-90):
    pts = []
    for i in range(2 * n):
        a = math.radians(rot + 180 * i / n)
        r = R1 if i % 2 == 0 else R2
        pts.append(f'{cx + r * math.cos(a):.1f},{cy + r * math.sin(a):.1f}')
    return 'M' + ' L'.join(pts) + 'Z'


def num(s, x, y, h, fill, anchor='middle', stroke=None, sw=0):
    """Lining numerals as outlines, h high, centred on y."""
    sc = h / 685.0
    s = str(s)
    if len(s) == 1:
        b = NUM[s][2]
        wtot, off = b[2] - b[0], -b[0]
    else:
        wtot, off = sum(NUM[c][1] for c in s), 0
    x0 = x - (wtot * sc / 2 if anchor == 'middle' else wtot * sc if anchor == 'end' else 0) + off * sc
    o = ''
    ad = 0
    st = f' stroke="{stroke}" stroke-width="{sw / sc:.0f}" stroke-linejoin="round"' if stroke else ''
    for c in s:
        o += f'<path transform="translate({x0 + ad * sc:.2f} {y + h / 2:.2f}) scale({sc:.5f} {-sc:.5f})" d="{NUM[c][0]}" fill="{fill}"{st}/>'
        ad += NUM[c][1]
    return o


def rays(cx, cy, n, Rr, col, op=1, rot=0, within=WIN):
    """A fan of beams, cut to a convex window."""
    s = ''
    for i in range(n):
        a0 = math.radians(rot + 360 / n * i)
        a1 = math.radians(rot + 360 / n * (i + .5))
        s += f'M{cx},{cy} L{cx + Rr * math.cos(a0):.1f},{cy + Rr * math.sin(a0):.1f} L{cx + Rr * math.cos(a1):.1f},{cy + Rr * math.sin(a1):.1f}Z '
    return P(cut(s, within) if within else s, col, op=op)


# ---------------------------------------------------------------- card anatomy
def field(fill):
    """The art window's ground; draw it first."""
    return P(WIN, fill)


def inwin(d, fill, op=None):
    """A shape cut to the art window."""
    return P(cut(d, WIN), fill, op=op)


FRAME = rrect(0, 0, CW, CH, CR) + ' ' + f'M{CB},{CB + 11} V{CH - CB - 11} A11,11 0 0 0 {CB + 11},{CH - CB} H{CW - CB - 11} A11,11 0 0 0 {CW - CB},{CH - CB - 11} V{CB + 11} A11,11 0 0 0 {CW - CB - 11},{CB} H{CB + 11} A11,11 0 0 0 {CB},{CB + 11}Z'


def frame(fill=None, dark='#120828'):
    """Bone border over the art, with its dark inner line."""
    o = P(FRAME, fill or lin([(0, '#FFFAEC'), (1, '#E4CFA8')], 0, 0, .6, 1), extra='fill-rule="evenodd"')
    o += R(CB + .8, CB + .8, CW - 2 * CB - 1.6, CH - 2 * CB - 1.6, 10.5, 'none', dark, 1.8, op=.55)
    # sheen, under the plates so that numerals keep their full strength
    o += P('M0,18 A18,18 0 0 1 18,0 H232 A18,18 0 0 1 250,18 V40 C170,70 60,150 0,262Z', lin([(0, '#FFFFFF', .15), (1, '#FFFFFF', 0)], 0, 0, .7, 1))
    return o


def cardtop():
    """Edge lines."""
    o = R(1.4, 1.4, CW - 2.8, CH - 2.8, CR - 1.4, 'none', '#FFFFFF', 1.4, op=.7)
    o += R(.5, .5, CW - 1, CH - 1, CR - .5, 'none', '#3A2210', 1, op=.35)
    return o


def plate(inner, w=62, h=78, fill=None):
    """Corner plate, top left: grows out of the border with inverse fillets."""
    b, r = CB, 16
    d = f'M{b - 1},{b - 1} L{b + w + 12},{b - 1} C{b + w + 4},{b} {b + w},{b + 4} {b + w},{b + 12} L{b + w},{b + h - r} C{b + w},{b + h - 5} {b + w - 5},{b + h} {b + w - r},{b + h} L{b + 12},{b + h} C{b + 4},{b + h} {b},{b + h + 4} {b - 1},{b + h + 12} Z'
    return P(d, '#1A0F2E', op=.3, extra='transform="translate(2,3)"') + P(d, fill or lin([(0, '#FFF8E8'), (1, '#F6E6C6')])) + inner


def turned(inner):
    return g(inner, f'translate({CW},{CH}) rotate(180)')


def bulbs(pts, r=3.2, on='#FFE9A0'):
    s = ''
    for x, y in pts:
        s += C(round(x, 1), round(y, 1), r * 3, rad([(0, '#FFDE7A', .55), (1, '#FFC23A', 0)])) + C(round(x, 1), round(y, 1), r, rad([(0, '#FFFDF2'), (.6, on), (1, '#FFB52E')]))
    return s


def qpts(x0, y0, cx, cy, x1, y1, n):
    o = []
    for i in range(n):
        t = i / (n - 1)
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        o.append((a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1))
    return o


def garland(x0, y0, cx, cy, x1, y1, n, r=3.2, cord='#0a0620'):
    return P(f'M{x0},{y0} Q{cx},{cy} {x1},{y1}', stroke=cord, w=r * .7) + bulbs(qpts(x0, y0, cx, cy, x1, y1, n), r)


# ---------------------------------------------------------------- files
_NUMRE = re.compile(r'(?<![#\w.])-?\d+\.\d+')


def _short(m):
    v = round(float(m.group()), 2)
    if v == 0 and float(m.group()) != 0:
        v = round(float(m.group()), 5)
    s = f'{v:.5f}'.rstrip('0').rstrip('.')
    if s.startswith('0.'):
        s = s[1:]
    elif s.startswith('-0.'):
        s = '-' + s[2:]
    return s or '0'


def _shorten(s):
    # numbers in scale() keep their precision
    parts = re.split(r'(scale\([^)]*\))', s)
    for i in range(0, len(parts), 2):
        parts[i] = _NUMRE.sub(_short, parts[i])
    s = ''.join(parts)
    s = re.sub(r' +/>', '/>', s)
    s = re.sub(r' +>', '>', s)
    return s


def doc(body, w, h):
    used = set(re.findall(r'url\(#(\w+)\)', body))
    defs = ''.join(b.replace('"@"', f'"{i}"', 1) for b, i in DEFS.items() if i in used)
    out = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}"><defs>{defs}</defs>{body}</svg>\n'
    return _shorten(out)


OUT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'svg'))


def write(path, draw, w=CW, h=CH):
    """Draw one file under assets/svg. Unchanged pictures keep their date, so they are not rendered again."""
    reset()
    text = doc(draw(), w, h)
    p = os.path.join(OUT, path)
    os.makedirs(os.path.dirname(p), exist_ok=True)
    if not os.path.exists(p) or open(p, encoding='utf-8').read() != text:
        with open(p, 'w', encoding='utf-8', newline='\n') as f:
            f.write(text)


def dark_silhouette(s, col='#160c26'):
    """The same drawing as one dark shape."""
    s = re.sub(r'fill="(?!none)[^"]*"', f'fill="{col}"', s)
    s = re.sub(r'stroke="(?!none)[^"]*"', f'stroke="{col}"', s)
    return s
