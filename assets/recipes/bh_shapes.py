# SPDX-License-Identifier: GPL-3.0-or-later
"""Plane geometry for the drawings: flatten SVG paths, intersect and subtract them, shorten them.

Qt's SVG Tiny renderer ignores clipPath, so everything that must stay inside a silhouette is cut
to it here, when the file is made.
"""
import math
import re

_TOK = re.compile(r'[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?')
_ARGS = dict(M=2, L=2, H=1, V=1, C=6, S=4, Q=4, T=2, A=7, Z=0)


def _cubic(p0, p1, p2, p3, tol):
    dd = max(math.hypot(p0[0] - 2 * p1[0] + p2[0], p0[1] - 2 * p1[1] + p2[1]),
             math.hypot(p1[0] - 2 * p2[0] + p3[0], p1[1] - 2 * p2[1] + p3[1]))
    n = max(1, math.ceil(math.sqrt(.75 * dd / tol)))
    out = []
    for i in range(1, n + 1):
        t = i / n
        u = 1 - t
        a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
        out.append((a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0],
                    a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
    return out


def _arc(p0, rx, ry, phi, large, sweep, p1, tol):
    if rx == 0 or ry == 0 or p0 == p1:
        return [p1]
    phi = math.radians(phi)
    cp, sp = math.cos(phi), math.sin(phi)
    dx, dy = (p0[0] - p1[0]) / 2, (p0[1] - p1[1]) / 2
    x, y = cp * dx + sp * dy, -sp * dx + cp * dy
    rx, ry = abs(rx), abs(ry)
    k = x * x / (rx * rx) + y * y / (ry * ry)
    if k > 1:
        rx, ry = rx * math.sqrt(k), ry * math.sqrt(k)
    num = rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x
    den = rx * rx * y * y + ry * ry * x * x
    q = math.sqrt(max(0, num / den)) * (-1 if bool(large) == bool(sweep) else 1)
    cx_, cy_ = q * rx * y / ry, -q * ry * x / rx
    cx = cp * cx_ - sp * cy_ + (p0[0] + p1[0]) / 2
    cy = sp * cx_ + cp * cy_ + (p0[1] + p1[1]) / 2
    a0 = math.atan2((y - cy_) / ry, (x - cx_) / rx)
    a1 = math.atan2((-y - cy_) / ry, (-x - cx_) / rx)
    da = a1 - a0
    if sweep and da < 0:
        da += 2 * math.pi
    if not sweep and da > 0:
        da -= 2 * math.pi
    r = max(rx, ry)
    n = max(2, math.ceil(abs(da) / (2 * math.acos(max(-1, 1 - min(1, tol / r))) + 1e-9)))
    out = []
    for i in range(1, n + 1):
        a = a0 + da * i / n
        u, v = rx * math.cos(a), ry * math.sin(a)
        out.append((cp * u - sp * v + cx, sp * u + cp * v + cy))
    out[-1] = p1
    return out


def flatten(d, tol=.12):
    """Subpaths of an SVG path as lists of points, with a flag: closed."""
    toks = _TOK.findall(d)
    i = 0
    subs = []
    cur = None
    p = start = (0.0, 0.0)
    last = None
    cmd = None
    while i < len(toks):
        if toks[i].isalpha():
            cmd = toks[i]
            i += 1
        up = cmd.upper()
        rel = cmd.islower()
        if up == 'Z':
            if cur:
                cur[1] = True
            p = start
            cur = None
            last = None
            continue
        a = [float(v) for v in toks[i:i + _ARGS[up]]]
        i += _ARGS[up]
        ox, oy = p if rel else (0, 0)
        if up == 'M':
            p = start = (a[0] + ox, a[1] + oy)
            cur = [[p], False]
            subs.append(cur)
            cmd = 'l' if rel else 'L'
            last = None
            continue
        if cur is None:
            cur = [[p], False]
            subs.append(cur)
        if up == 'L':
            q = (a[0] + ox, a[1] + oy)
            cur[0].append(q)
        elif up == 'H':
            q = (a[0] + ox, p[1])
            cur[0].append(q)
        elif up == 'V':
            q = (p[0], a[0] + oy)
            cur[0].append(q)
        elif up in 'CS':
            if up == 'S':
                c1 = (2 * p[0] - last[1][0], 2 * p[1] - last[1][1]) if last and last[0] == 'C' else p
                c2, q = (a[0] + ox, a[1] + oy), (a[2] + ox, a[3] + oy)
            else:
                c1, c2, q = (a[0] + ox, a[1] + oy), (a[2] + ox, a[3] + oy), (a[4] + ox, a[5] + oy)
            cur[0].extend(_cubic(p, c1, c2, q, tol))
            last = ('C', c2)
            p = q
            continue
        elif up in 'QT':
            if up == 'T':
                c = (2 * p[0] - last[1][0], 2 * p[1] - last[1][1]) if last and last[0] == 'Q' else p
                q = (a[0] + ox, a[1] + oy)
            else:
                c, q = (a[0] + ox, a[1] + oy), (a[2] + ox, a[3] + oy)
            c1 = (p[0] + 2 / 3 * (c[0] - p[0]), p[1] + 2 / 3 * (c[1] - p[1]))
            c2 = (q[0] + 2 / 3 * (c[0] - q[0]), q[1] + 2 / 3 * (c[1] - q[1]))
            cur[0].extend(_cubic(p, c1, c2, q, tol))
            last = ('Q', c)
            p = q
            continue
        elif up == 'A':
            q = (a[5] + ox, a[6] + oy)
            cur[0].extend(_arc(p, a[0], a[1], a[2], a[3], a[4], q, tol))
        last = None
        p = q
    return [(s, c) for s, c in subs if len(s) > 1]


def rings(d, tol=.12):
    """Closed polygons of a path."""
    out = []
    for pts, _ in flatten(d, tol):
        q = []
        for x, y in pts:
            x, y = round(x, 3), round(y, 3)
            if not q or q[-1] != (x, y):
                q.append((x, y))
        if len(q) > 1 and q[0] == q[-1]:
            q.pop()
        if len(q) > 2:
            out.append(q)
    return out


def shift(rs, dx, dy):
    return [[(round(x + dx, 3), round(y + dy, 3)) for x, y in r] for r in rs]


def _wind(edges, x, y):
    w = 0
    for x1, y1, x2, y2 in edges:
        if y1 <= y:
            if y2 > y and (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1) > 0:
                w += 1
        elif y2 <= y and (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1) < 0:
            w -= 1
    return w


class _Field:
    """Winding numbers of a set of rings, with the edges sorted into horizontal bands."""
    def __init__(self, rs):
        self.e = [(a[0], a[1], b[0], b[1]) for r in rs for a, b in zip(r, r[1:] + r[:1])]
        ys = [y for r in rs for _, y in r] or [0]
        self.lo, self.hi = min(ys), max(ys)
        self.n = max(1, min(64, len(self.e) // 6))
        self.k = self.n / max(1e-6, self.hi - self.lo)
        self.b = [[] for _ in range(self.n)]
        for e in self.e:
            i0, i1 = sorted((self._i(e[1]), self._i(e[3])))
            for i in range(i0, i1 + 1):
                self.b[i].append(e)

    def _i(self, y):
        return max(0, min(self.n - 1, int((y - self.lo) * self.k)))

    def at(self, x, y):
        if y < self.lo or y > self.hi:
            return False
        return _wind(self.b[self._i(y)], x, y) != 0


def _split(segs):
    """Cut segments at all their meeting points."""
    n = len(segs)
    cuts = [[] for _ in range(n)]
    order = sorted(range(n), key=lambda i: min(segs[i][0], segs[i][2]))
    box = [(min(s[0], s[2]), max(s[0], s[2]), min(s[1], s[3]), max(s[1], s[3])) for s in segs]
    live = []
    E = 1e-7
    for j in order:
        bx = box[j]
        live = [i for i in live if box[i][1] >= bx[0] - 1e-6]
        for i in live:
            bi = box[i]
            if bi[3] < bx[2] - 1e-6 or bi[2] > bx[3] + 1e-6:
                continue
            x1, y1, x2, y2 = segs[i]
            x3, y3, x4, y4 = segs[j]
            den = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3)
            li, lj = (x2 - x1) ** 2 + (y2 - y1) ** 2, (x4 - x3) ** 2 + (y4 - y3) ** 2
            if abs(den) > 1e-9 * math.sqrt(li * lj):
                t = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / den
                u = ((x3 - x1) * (y2 - y1) - (y3 - y1) * (x2 - x1)) / den
                if -E <= t <= 1 + E and -E <= u <= 1 + E:
                    p = (round(x1 + t * (x2 - x1), 3), round(y1 + t * (y2 - y1), 3))
                    cuts[i].append((t, p))
                    cuts[j].append((u, p))
            else:
                for a, b, la, (px, py) in ((i, j, li, (x3, y3)), (i, j, li, (x4, y4)),
                                           (j, i, lj, (x1, y1)), (j, i, lj, (x2, y2))):
                    s = segs[a]
                    t = ((px - s[0]) * (s[2] - s[0]) + (py - s[1]) * (s[3] - s[1])) / la
                    if 0 < t < 1:
                        qx, qy = s[0] + t * (s[2] - s[0]), s[1] + t * (s[3] - s[1])
                        if abs(qx - px) + abs(qy - py) < 2e-3:
                            cuts[a].append((t, (px, py)))
        live.append(j)
    out = []
    for s, c in zip(segs, cuts):
        pts = [(s[0], s[1])] + [p for _, p in sorted(c)] + [(s[2], s[3])]
        for a, b in zip(pts, pts[1:]):
            if a != b:
                out.append((a, b))
    return out


def combine(A, B, op='and'):
    """Boolean of two sets of rings (nonzero rule): 'and', 'sub', 'or'."""
    if not A or (not B and op == 'and'):
        return []
    FA, FB = _Field(A), _Field(B)
    ins = {'and': lambda a, b: a and b, 'sub': lambda a, b: a and not b, 'or': lambda a, b: a or b}[op]
    seen = set()
    nxt = {}
    for a, b in _split(FA.e + FB.e):
        key = (a, b) if a < b else (b, a)
        if key in seen:
            continue
        seen.add(key)
        dx, dy = b[0] - a[0], b[1] - a[1]
        L = math.hypot(dx, dy)
        mx, my = (a[0] + b[0]) / 2 + dx * .0131, (a[1] + b[1]) / 2 + dy * .0131
        ex, ey = -dy / L * 2e-3, dx / L * 2e-3
        l = ins(FA.at(mx + ex, my + ey), FB.at(mx + ex, my + ey))
        r = ins(FA.at(mx - ex, my - ey), FB.at(mx - ex, my - ey))
        if l == r:
            continue
        if l:
            nxt.setdefault(a, []).append(b)
        else:
            nxt.setdefault(b, []).append(a)
    out = []
    while nxt:
        s = next(iter(nxt))
        ring = [s]
        p = s
        while p in nxt:
            c = nxt[p]
            if len(c) > 1 and len(ring) > 1:
                ux, uy = p[0] - ring[-2][0], p[1] - ring[-2][1]
                c.sort(key=lambda q: -math.atan2(ux * (q[1] - p[1]) - uy * (q[0] - p[0]),
                                                 ux * (q[0] - p[0]) + uy * (q[1] - p[1])))
            q = c.pop(0)
            if not c:
                del nxt[p]
            if q == s:
                break
            ring.append(q)
            p = q
        if len(ring) > 2 and abs(area(ring)) > .35:
            out.append(ring)
    return out


def area(r):
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(r, r[1:] + r[:1])) / 2


def _rdp(pts, tol):
    if len(pts) < 3:
        return pts
    keep = [False] * len(pts)
    keep[0] = keep[-1] = True
    st = [(0, len(pts) - 1)]
    while st:
        i, j = st.pop()
        x1, y1 = pts[i]
        x2, y2 = pts[j]
        L = math.hypot(x2 - x1, y2 - y1)
        m, mi = tol, None
        for k in range(i + 1, j):
            x, y = pts[k]
            e = abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / L if L else math.hypot(x - x1, y - y1)
            if e > m:
                m, mi = e, k
        if mi is not None:
            keep[mi] = True
            st += [(i, mi), (mi, j)]
    return [p for p, k in zip(pts, keep) if k]


def thin(r, tol):
    """Fewer points on a closed ring."""
    if len(r) < 6:
        return r
    k = max(range(len(r)), key=lambda i: (r[i][0] - r[0][0]) ** 2 + (r[i][1] - r[0][1]) ** 2)
    return _rdp(r[:k + 1], tol)[:-1] + _rdp(r[k:] + r[:1], tol)[:-1]


def _n(v):
    s = f'{v / 10:.1f}'
    if s.endswith('.0'):
        s = s[:-2]
    if s.startswith('0.'):
        s = s[1:]
    elif s.startswith('-0.'):
        s = '-' + s[2:]
    return s if s not in ('-0', '') else '0'


def to_path(rs, tol=.07, closed=True):
    """Rings as a short relative path, tenths of a unit."""
    o = ''
    for r in rs:
        r = thin(r, tol) if closed else _rdp(r, tol)
        q = [(round(x * 10), round(y * 10)) for x, y in r]
        o += f'M{_n(q[0][0])} {_n(q[0][1])}l'
        px, py = q[0]
        first = True
        for x, y in q[1:]:
            if (x, y) == (px, py):
                continue
            for k, v in enumerate((x - px, y - py)):
                s = _n(v)
                o += s if (s[0] == '-' or (first and k == 0)) else ' ' + s
            first = False
            px, py = x, y
        o += 'z' if closed else ''
        if o.endswith('lz'):
            o = o[:-2] + 'z'
    return o


_memo = {}


def cut(d, e, op='and', tol=.12):
    """Path d within (or without) path e."""
    k = (d, e, op)
    if k not in _memo:
        _memo[k] = to_path(combine(rings(d, tol), rings(e, tol), op))
    return _memo[k]


def cut_line(d, e):
    """The parts of an open path d inside e."""
    F = _Field(rings(e))
    out = []
    for pts, closed in flatten(d):
        pts = [(round(x, 3), round(y, 3)) for x, y in pts]
        if closed:
            pts.append(pts[0])
        run = []
        for a, b in zip(pts, pts[1:]):
            if a == b:
                continue
            ts = [0, 1]
            for x3, y3, x4, y4 in F.e:
                den = (b[0] - a[0]) * (y4 - y3) - (b[1] - a[1]) * (x4 - x3)
                if abs(den) < 1e-9:
                    continue
                t = ((x3 - a[0]) * (y4 - y3) - (y3 - a[1]) * (x4 - x3)) / den
                u = ((x3 - a[0]) * (b[1] - a[1]) - (y3 - a[1]) * (b[0] - a[0])) / den
                if 0 < t < 1 and 0 <= u <= 1:
                    ts.append(t)
            ts.sort()
            for t0, t1 in zip(ts, ts[1:]):
                m = (t0 + t1) / 2
                p0 = (a[0] + (b[0] - a[0]) * t0, a[1] + (b[1] - a[1]) * t0)
                p1 = (a[0] + (b[0] - a[0]) * t1, a[1] + (b[1] - a[1]) * t1)
                if F.at(a[0] + (b[0] - a[0]) * m, a[1] + (b[1] - a[1]) * m):
                    if not run:
                        run = [p0]
                    run.append(p1)
                elif run:
                    out.append(run)
                    run = []
        if run:
            out.append(run)
    return to_path(out, .07, False) if out else ''


def moved(d, dx=0, dy=0, s=1, rot=0, sx=None):
    """A path's outline moved, turned and scaled, as a path."""
    c, n = math.cos(math.radians(rot)), math.sin(math.radians(rot))
    sx = s if sx is None else sx
    return to_path([[(x * sx * c - y * s * n + dx, x * sx * n + y * s * c + dy) for x, y in r] for r in rings(d, .05)], .03)


def rrect(x, y, w, h, r):
    return (f'M{x + r},{y} H{x + w - r} A{r},{r} 0 0 1 {x + w},{y + r} V{y + h - r} A{r},{r} 0 0 1 {x + w - r},{y + h} '
            f'H{x + r} A{r},{r} 0 0 1 {x},{y + h - r} V{y + r} A{r},{r} 0 0 1 {x + r},{y}Z')


def oval(cx, cy, rx, ry=None):
    ry = rx if ry is None else ry
    return f'M{cx - rx},{cy} A{rx},{ry} 0 1 1 {cx + rx},{cy} A{rx},{ry} 0 1 1 {cx - rx},{cy}Z'


def vol_regions(d, dl, dr, within=None):
    """Body without its right rim, and body without either rim."""
    k = ('vol', d, dl, dr, within)
    if k not in _memo:
        A = rings(d)
        W = rings(within) if within else None
        a = combine(A, shift(A, *dr))
        b = combine(a, shift(A, *dl))
        if W:
            A, a, b = combine(A, W), combine(a, W), combine(b, W)
            _memo[k] = (to_path(A), to_path(a), to_path(b))
        else:
            _memo[k] = (None, to_path(a), to_path(b))
    return _memo[k]
