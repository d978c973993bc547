import { stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Path,
  type Point,
  polar,
  polygon,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { DAIS, form, seen } from './form.ts';

/** The facet of the choir that the window stands in runs from near us on the left to the corner behind him. */
const FROM = { right: -1.22, away: 5.0 } as const;
const TO = { right: -0.56, away: 6.4 } as const;
/** Where on it the window stands, along and up. */
const [LEFT, RIGHT, SILL, HEAD] = [0.37, 0.84, 1.2, 2.72] as const;

/** A place of the facet: along it from 0 to 1, metres above the floor. */
export const onWall = (along: number, up: number): Point =>
  seen([FROM.right + (TO.right - FROM.right) * along, up, FROM.away + (TO.away - FROM.away) * along]);

/** A place of the window: -1 left, 1 right; 0 its sill, 3 its point. */
const pane = (x: number, y: number): Point =>
  onWall(LEFT + ((RIGHT - LEFT) * (x + 1)) / 2, SILL + ((HEAD - SILL) * y) / 3);
const laid = (path: Path): Path => path.map(pane);

const LANCET = (grow: number): Path =>
  closed(
    `${-1 - grow},${-grow}! ${-1 - grow},1.9! ${-0.92 - grow},2.28 ${-0.62 - grow * 0.8},2.68 0,${3 + grow * 1.2}! ${0.62 + grow * 0.8},2.68 ${0.92 + grow},2.28 ${1 + grow},1.9! ${1 + grow},${-grow}!`,
  );

const LEAD = '#2c1e2a';
const BLUES = ['#3f7f98', '#5c9fac', '#34688c', '#7fb9b4'] as const;
const REDS = ['#c8443e', '#a8303c', '#e0663e'] as const;
const GOLDS = ['#f6cf74', '#ffe6a4', '#eeb250', '#fff2c8'] as const;

/** Diamond panes, each a quarry of its own tone, wherever the window's places are seen. */
function quarries(art: Art, where: (x: number, y: number) => Point, opacity = 1): void {
  const [wide, high] = [0.36, 0.24];
  for (let row = -1; row < 27; row++)
    for (let column = -3; column <= 3; column++) {
      const [x, y] = [(column + (row % 2 ? 0.5 : 0)) * wide, row * high * 0.5];
      const at = (dx: number, dy: number): Point => where(x + dx * wide * 0.44, y + dy * high * 0.42);
      const pick = (row * 7 + column * 5 + 40) % 11;
      const tone = pick === 3 ? REDS[2] : pick % 4 === 1 ? BLUES[3] : GOLDS[(pick + row + 4) % 4]!;
      art.fill(polygon([at(0, -1), at(1, 0), at(0, 1), at(-1, 0)]), tone, opacity);
    }
}

/** Where the light of a place of the window falls on the dais: the higher up, the farther from the wall. */
const onFloor = (x: number, y: number): Point =>
  seen([-0.47 + 0.15 * x + 0.22 * y, DAIS, 4.6 + 0.55 * x - 0.38 * y]);

/** The window once more, in light, on the stones before him. */
export function onTheStones(art: Art): void {
  const bright = LANCET(0).map(onFloor);
  // beyond his knees it falls on him
  art.clip(roundRect(50, 640, 218, 160), () => {
    art.fill(bright, '#ffe6b0', 0.4);
    art.clip(bright, () => quarries(art, onFloor, 0.4));
  });
}

/** A border of oblong panes, red and blue by turns, up both sides and along the arch. */
function border(art: Art): void {
  const [outer, inner] = [LANCET(0), LANCET(-0.24)];
  const [a, b] = [outer.walk(43), inner.walk(43)];
  art.fill(laid(outer), LEAD);
  for (const i of range(42, (n) => n)) {
    const corner = ({ x, y }: { x: number; y: number }, to: { x: number; y: number }, t: number): Point => [
      x + (to.x - x) * t,
      y + (to.y - y) * t,
    ];
    const [p, q, r, s] = [a[i]!, a[i + 1]!, b[i + 1]!, b[i]!];
    const piece = [corner(p, r, 0.1), corner(q, s, 0.1), corner(r, p, 0.12), corner(s, q, 0.12)].map(
      ([x, y]) => pane(x, y),
    );
    art.fill(polygon(piece), i % 3 ? BLUES[i % 3]! : REDS[i % 2]!);
  }
  art.fill(laid(inner), LEAD);
  art.clip(laid(LANCET(-0.27)), () => quarries(art, pane));
}

/** A round of glass with a white dove that comes down, rays round it. */
function medallion(art: Art, y: number): void {
  const round = (r: number): Path =>
    spline(
      range(16, (i) => polar(0, y, r, i * 22.5)).map(([px, py]): Point => [px, y + (py - y) * 0.62]),
      true,
    );
  art.fill(laid(round(0.72)), LEAD);
  for (const i of range(12, (n) => n)) {
    const [from, to] = [i * 30 + 2.4, i * 30 + 27.6];
    const ring = [
      polar(0, 0, 0.66, from),
      polar(0, 0, 0.66, to),
      polar(0, 0, 0.2, to),
      polar(0, 0, 0.2, from),
    ];
    art.fill(polygon(ring.map(([px, py]) => pane(px, y + py * 0.62))), i % 2 ? BLUES[2] : BLUES[0]);
  }
  const dove = (knots: string): Path => laid(closed(knots).map((px, py): Point => [px, y - py * 0.62]));
  for (const wing of [
    '-0.04,-0.02! -0.2,-0.3 -0.44,-0.36 -0.6,-0.24! -0.5,-0.12 -0.34,0.02 -0.1,0.14!',
    '0.04,-0.02! 0.2,-0.34 0.44,-0.4 0.6,-0.28! 0.5,-0.14 0.34,0.02 0.1,0.14!',
  ])
    art.fill(dove(wing), '#fff8e4');
  art.fill(
    dove(
      '0,0.46! -0.1,0.38 -0.12,0.2 -0.1,-0.04 -0.18,-0.34! 0,-0.4 0.18,-0.34! 0.1,-0.04 0.12,0.2 0.1,0.38',
    ),
    '#fffdf2',
  );
  art.fill(dove('-0.07,0.36! -0.03,0.5 0,0.62! 0.03,0.5 0.07,0.36!'), '#eeb250');
}

/** The stone round the window: its reveal towards us, then the glass with the day behind it. */
export function glass(art: Art): void {
  form(art, laid(LANCET(0.2)), '#a87a58', 5, { shade: '#4a2c30', towards: [1, -0.2] });
  border(art);
  medallion(art, 2.02);
  art.fill(
    laid(LANCET(-0.02)),
    art.linear(...pane(-1, 2), ...pane(1, 1), [
      [0, '#fffbe6', 0],
      [0.7, '#fffbe6', 0.16],
      [1, '#fffbe6', 0.34],
    ]),
  );
  for (const bar of [0.62, 1.3]) art.line(polygon([pane(-1, bar), pane(1, bar)]), 2, LEAD);
  stippledGlow(art, ...pane(0, 1.7), 150, '#ffeab0', 0.3);
}

/** The corner behind the lifted hand, which takes the beam from it. */
export function behindTheHand(art: Art): void {
  art.fill(
    roundRect(146, 44, 96, 606),
    art.linear(150, 0, 236, 0, [
      [0, '#1c1019', 0],
      [0.3, '#1c1019', 0.66],
      [1, '#1c1019', 0.8],
    ]),
  );
}

/** The day on its way from the glass to the lifted hand, where it ends, and to the steps before him. */
export function shaft(art: Art): void {
  art.fill(
    polygon([
      pane(0.72, 2.62),
      [182, 304],
      [188, 420],
      [210, 560],
      [330, 770],
      [140, 700],
      pane(-1, 0),
      pane(-1, 2),
    ]),
    art.linear(140, 280, 420, 620, [
      [0, '#ffeebc', 0.78],
      [0.5, '#ffe4a6', 0.36],
      [1, '#ffdc98', 0],
    ]),
  );
}
