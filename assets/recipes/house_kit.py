# SPDX-License-Identifier: GPL-3.0-or-later
"""The drawing kit of the house: SVG text that Qt's SVG Tiny renderer draws.

Qt 6.4 ignores clipPath, filter, mask and CSS without a word. So everything that
must end at a silhouette is cut to it here (cut, rim), and everything soft is
either a bell-shaped gradient (halo) or a stack of thin strokes (glow).
"""
import itertools
import math
import os
import re

from numerals import NUM

INK = '#1A1236'
BONE = '#FFF4DC'
CREAM = '#FFEBC8'
AMBER = '#FFC65C'

_ids = itertools.count(1)
DEFS = []
_cache = {}


def reset():
    """Forget all gradients: every picture starts with its own."""
    global _ids
    DEFS.clear()
    _cache.clear()
    _ids = itertools.count(1)


def hx(c):
    return [int(c[i:i + 2], 16) for i in (1, 3, 5)]


def mix(a, b, t):
    return '#%02x%02x%02x' % tuple(round(x + (y - x) * t) for x, y in zip(hx(a), hx(b)))


# ---------------------------------------------------------------- paint
def _stops(stops):
    out = ''
    for s in stops:
        op = s[2] if len(s) > 2 else 1
        out += f'<stop offset="{s[0]}" stop-color="{s[1]}"' + (f' stop-opacity="{op}"' if op != 1 else '') + '/>'
    return out


def _def(key, make):
    if key not in _cache:
        i = f'g{next(_ids)}'
        _cache[key] = i
        DEFS.append(make(i))
    return f'url(#{_cache[key]})'


def lin(st, x1=0, y1=0, x2=0, y2=1, user=False):
    u = ' gradientUnits="userSpaceOnUse"' if user else ''
    return _def(('l', tuple(st), x1, y1, x2, y2, user), lambda i:
                f'<linearGradient id="{i}" x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}"{u}>{_stops(st)}</linearGradient>')


def rad(st, cx=.5, cy=.5, r=.5, user=False, tr=None):
    u = ' gradientUnits="userSpaceOnUse"' if user else ''
    t = f' gradientTransform="{tr}"' if tr else ''
    return _def(('r', tuple(st), cx, cy, r, user, tr), lambda i:
                f'<radialGradient id="{i}" cx="{cx}" cy="{cy}" r="{r}"{u}{t}>{_stops(st)}</radialGradient>')


def bell(col, a):
    """Stops of a light without an edge: it arrives at zero with zero slope."""
    st = [(q, col, round(a * (math.exp(-4.2 * q * q) - math.exp(-4.2)) * (1 - q * q * .35), 3))
          for q in (0, .12, .24, .36, .48, .6, .72, .84, .94)]
    return st + [(1, col, 0)]


# ---------------------------------------------------------------- shapes
def _at(k):
    return ''.join(f' {a.replace("_", "-")}="{v}"' for a, v in k.items())


def P(d, fill='none', **k):
    return f'<path d="{d}" fill="{fill}"{_at(k)}/>'


def C(x, y, r, fill='none', **k):
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}"{_at(k)}/>'


def E(x, y, rx, ry, fill='none', **k):
    return f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"{_at(k)}/>'


def R(x, y, w, h, r=0, fill='none', **k):
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" ry="{r}" fill="{fill}"{_at(k)}/>'


def S(d, col, w, **k):
    """A line with round ends."""
    return P(d, 'none', stroke=col, stroke_width=w, stroke_linecap='round', stroke_linejoin='round', **k)


def g(inner, x=0, y=0, s=1, r=0, op=None, sx=None):
    t = f'translate({x:.2f} {y:.2f})' if x or y else ''
    if r:
        t += f' rotate({r:.2f})'
    if sx is not None:
        t += f' scale({sx} {s})'
    elif s != 1:
        t += f' scale({s:.4f})'
    t = f' transform="{t.strip()}"' if t else ''
    return f'<g{t}' + (f' opacity="{op}"' if op is not None else '') + f'>{inner}</g>'


def halo(col, a, r, x=0, y=0, ry=None):
    return E(x, y, r, r if ry is None else ry, rad(bell(col, a)))


def glow(d, col, width, a, n=6):
    """A soft light around a silhouette: n strokes, each thinner than the last."""
    out = ''
    for i in range(n):
        w = width * 2 * (n - i) / n
        out += P(d, 'none', stroke=col, stroke_width=round(w, 1), stroke_linejoin='round',
                 opacity=round(a / n * (.7 + .6 * i / n), 3))
    return out


def soft(x, y, rx, ry, col, a):
    """A soft dark or light spot, elliptical."""
    return E(x, y, rx, ry, rad(bell(col, a)))


def num(s, x, y, h, fill, **k):
    """Lining numerals as outlines, h high, centred on (x, y)."""
    sc = h / 685.0
    s = str(s)
    if len(s) == 1:
        b = NUM[s][2]
        wtot, off = b[2] - b[0], -b[0]
    else:
        wtot, off = sum(NUM[c][1] for c in s), 0
    x0 = x - wtot * sc / 2 + off * sc
    o, ad = '', 0
    for c in s:
        o += f'<path transform="translate({x0 + ad * sc:.2f} {y + h / 2:.2f}) scale({sc:.5f} {-sc:.5f})" d="{NUM[c][0]}" fill="{fill}"{_at(k)}/>'
        ad += NUM[c][1]
    return o


def mir(d):
    """Mirror a path of absolute M, C, L, Q, Z commands in x."""
    out = []
    for tok in re.findall(r'[MCLQZ]|-?\d*\.?\d+,-?\d*\.?\d+', d):
        if tok in 'MCLQZ':
            out.append(tok)
        else:
            a, b = tok.split(',')
            out.append(f'{-float(a):g},{b}')
    return ' '.join(out)


# ---------------------------------------------------------------- cutting
def flat(d, tol=.18):
    """The contours of a path (absolute M L H V C Q Z) as lists of points."""
    toks = re.findall(r'[MLHVCQZ]|-?(?:\d+\.?\d*|\.\d+)', d)
    i, cmd, cur, out = 0, None, [], []
    x = y = 0.0

    def f():
        nonlocal i
        i += 1
        return float(toks[i - 1])

    def curve(p):
        n = len(p) - 1
        dev = max(math.hypot(p[k][0] - 2 * p[k + 1][0] + p[k + 2][0], p[k][1] - 2 * p[k + 1][1] + p[k + 2][1])
                  for k in range(n - 1))
        m = max(1, math.ceil(math.sqrt(dev * n * (n - 1) / 8 / tol)))
        for k in range(1, m + 1):
            t = k / m
            q = p
            while len(q) > 1:
                q = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(q, q[1:])]
            cur.append(q[0])

    while i < len(toks):
        if toks[i] in 'MLHVCQZ':
            cmd = toks[i]
            i += 1
            if cmd == 'Z':
                if len(cur) > 2:
                    out.append(cur)
                cur = []
                continue
        if cmd == 'M':
            if len(cur) > 2:
                out.append(cur)
            x, y = f(), f()
            cur = [(x, y)]
            cmd = 'L'
        elif cmd == 'L':
            x, y = f(), f()
            cur.append((x, y))
        elif cmd == 'H':
            x = f()
            cur.append((x, y))
        elif cmd == 'V':
            y = f()
            cur.append((x, y))
        else:
            pts = [(x, y)]
            for _ in range(3 if cmd == 'C' else 2):
                pts.append((f(), f()))
            curve(pts)
            x, y = pts[-1]
    if len(cur) > 2:
        out.append(cur)
    return [[p for k, p in enumerate(c) if p != c[k - 1]] for c in out]


def ring(cx, cy, rx, ry=None, n=28):
    ry = rx if ry is None else ry
    return [[(cx + rx * math.cos(k * math.tau / n), cy + ry * math.sin(k * math.tau / n)) for k in range(n)]]


def rrect(x, y, w, h, r):
    """A rounded rectangle as a path."""
    k = r * .45
    return (f'M{x + r},{y} L{x + w - r},{y} C{x + w - k:g},{y} {x + w},{y + k:g} {x + w},{y + r} L{x + w},{y + h - r} '
            f'C{x + w},{y + h - k:g} {x + w - k:g},{y + h} {x + w - r},{y + h} L{x + r},{y + h} '
            f'C{x + k:g},{y + h} {x},{y + h - k:g} {x},{y + h - r} L{x},{y + r} C{x},{y + k:g} {x + k:g},{y} {x + r},{y} Z')


def band(pts, w):
    """A polyline as one polygon of width w (mitred)."""
    left, right = [], []
    for k, (x, y) in enumerate(pts):
        a, b = pts[max(k - 1, 0)], pts[min(k + 1, len(pts) - 1)]
        n1 = _norm(a, (x, y)) if k else _norm((x, y), b)
        n2 = _norm((x, y), b) if k < len(pts) - 1 else n1
        nx, ny = n1[0] + n2[0], n1[1] + n2[1]
        q = (w / 2) / max(.35, (nx * n1[0] + ny * n1[1]))
        left.append((x + nx * q, y + ny * q))
        right.append((x - nx * q, y - ny * q))
    return [left + right[::-1]]


def _norm(a, b):
    dx, dy = b[0] - a[0], b[1] - a[1]
    n = math.hypot(dx, dy) or 1
    return -dy / n, dx / n


def _inside(p, poly):
    x, y = p
    c = False
    for con in poly:
        xj, yj = con[-1]
        for xi, yi in con:
            if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
                c = not c
            xj, yj = xi, yi
    return c


def _bool(A, B, keep_out):
    """A and B (keep_out False) or A without B (True), even-odd, as contours."""
    B = [[(x + 3.1e-4, y + 1.7e-4) for x, y in c] for c in B]      # no two edges in one line
    segs = [[], []]
    for s, poly in ((0, A), (1, B)):
        for con in poly:
            for k in range(len(con)):
                segs[s].append((con[k - 1], con[k], []))
    for a, b, ca in segs[0]:
        ax0, ax1 = (a[0], b[0]) if a[0] < b[0] else (b[0], a[0])
        ay0, ay1 = (a[1], b[1]) if a[1] < b[1] else (b[1], a[1])
        ux, uy = b[0] - a[0], b[1] - a[1]
        for c, d, cb in segs[1]:
            if (c[0] < ax0 and d[0] < ax0) or (c[0] > ax1 and d[0] > ax1) or \
               (c[1] < ay0 and d[1] < ay0) or (c[1] > ay1 and d[1] > ay1):
                continue
            vx, vy = d[0] - c[0], d[1] - c[1]
            den = ux * vy - uy * vx
            if abs(den) < 1e-12:
                continue
            wx, wy = c[0] - a[0], c[1] - a[1]
            t, u = (wx * vy - wy * vx) / den, (wx * uy - wy * ux) / den
            if 0 < t < 1 and 0 < u < 1:
                p = (a[0] + ux * t, a[1] + uy * t)
                ca.append((t, p))
                cb.append((u, p))
    nxt = {}
    for s, other in ((0, B), (1, A)):
        want = (s == 1) or not keep_out
        for a, b, cuts in segs[s]:
            pts = [a] + [p for _, p in sorted(cuts)] + [b]
            for p, q in zip(pts, pts[1:]):
                if p != q and _inside(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2), other) == want:
                    nxt.setdefault(p, []).append(q)
                    nxt.setdefault(q, []).append(p)
    out = []
    while nxt:
        start = p = next(iter(nxt))
        con = []
        while p in nxt:
            con.append(p)
            q = nxt[p].pop()
            if not nxt[p]:
                del nxt[p]
            if q in nxt and p in nxt[q]:
                nxt[q].remove(p)
                if not nxt[q]:
                    del nxt[q]
            p = q
            if p == start:
                break
        if len(con) > 2:
            out.append(con)
    return out


def _area(c):
    return sum(c[k - 1][0] * c[k][1] - c[k][0] * c[k - 1][1] for k in range(len(c))) / 2


def _thin(c, tol):
    """Drop points that lie in line (Douglas and Peucker)."""
    if len(c) < 5:
        return c
    def dp(a, b):
        (x0, y0), (x1, y1) = c[a], c[b]
        n = math.hypot(x1 - x0, y1 - y0) or 1e-9
        best, at = 0, 0
        for k in range(a + 1, b):
            e = abs((x1 - x0) * (y0 - c[k][1]) - (x0 - c[k][0]) * (y1 - y0)) / n
            if e > best:
                best, at = e, k
        return dp(a, at) + dp(at, b)[1:] if best > tol else [a, b]
    far = max(range(len(c)), key=lambda k: (c[k][0] - c[0][0]) ** 2 + (c[k][1] - c[0][1]) ** 2)
    c = c + [c[0]]
    ids = dp(0, far) + dp(far, len(c) - 1)[1:-1]
    return [c[k] for k in ids]


def path(poly, tol=.08, least=.6):
    """Contours as path text, one decimal, relative; crumbs below `least` square units go."""
    out = ''
    for con in poly:
        if abs(_area(con)) < least:
            continue
        con = _thin(con, tol)
        q = [(round(x * 10), round(y * 10)) for x, y in con]
        out += f'M{_n(q[0][0])} {_n(q[0][1])}l'
        body = []
        for (a, b), (c, d) in zip(q, q[1:]):
            if a != c or b != d:
                body.append(f'{_n(c - a)} {_n(d - b)}')
        out += ' '.join(body) + 'Z'
    return out.replace(' -', '-')


def _n(t):
    s = f'{t / 10:g}'
    return s.replace('0.', '.') if s.startswith(('0.', '-0.')) else s


def shift(poly, dx, dy):
    return [[(x + dx, y + dy) for x, y in c] for c in poly]


def cut(shape, within):
    """`shape` as far as it lies within the silhouette; both path text or contours."""
    return _bool(flat(shape) if isinstance(shape, str) else shape, flat(within) if isinstance(within, str) else within, False)


def minus(shape, hole):
    return _bool(flat(shape) if isinstance(shape, str) else shape, flat(hole) if isinstance(hole, str) else hole, True)


_rims = {}


def rim(d, dx, dy):
    """The crescent that stays when the silhouette is shifted: light (dx, dy > 0) or form shadow (< 0)."""
    key = (d, dx, dy)
    if key not in _rims:
        a = flat(d)
        _rims[key] = path(minus(a, shift(a, dx, dy)))
    return _rims[key]


def cuts(shapes, within):
    """Several shapes cut to one silhouette, as one path; overlaps merge (nonzero)."""
    w = flat(within) if isinstance(within, str) else within
    out = []
    for s in shapes:
        for c in _bool(s, w, False):
            out.append(c if _area(c) > 0 else c[::-1])
    return path(out)


# ---------------------------------------------------------------- files
def _short(m):
    s = f'{float(m.group(0)):.2f}'.rstrip('0').rstrip('.')
    return '0' if s in ('-0', '') else s


def doc(body, w, h):
    svg = (f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
           + (f'<defs>{"".join(DEFS)}</defs>' if DEFS else '') + body + '</svg>\n')
    # long decimals shorten to two places, except in scale()
    svg = re.sub(r'(?<![#\w.])-?\d+\.\d{3,}(?![\w.])(?![^(<>]*\))', _short, svg)
    return svg


def write(root, name, body, w, h):
    """Unchanged pictures keep their date, so they are not rendered again."""
    p = os.path.join(root, name)
    os.makedirs(os.path.dirname(p), exist_ok=True)
    text = doc(body, w, h)
    if not os.path.exists(p) or open(p, encoding='utf-8').read() != text:
        with open(p, 'w', encoding='utf-8', newline='\n') as fh:
            fh.write(text)
    reset()
