import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { ripples } from '../../kit/land/water.ts';
import { mooringPost } from '../../kit/objects/mooring-post.ts';
import {
  type Art,
  arc,
  ellipse,
  hatch,
  type Knot,
  LINE,
  lerp,
  line,
  Path,
  points,
  ramp,
  random,
  ribbon,
  roundRect,
  spline,
} from '../../kit/pen/index.ts';
import { horned } from '../../kit/sky/moon.ts';
import { starField } from '../../kit/sky/star-field.ts';

const HORIZON = 300;
/** Middle of the moon's disc, its radius, and how far it leans. */
const [X, Y, R] = [336, 420, 142];
const LEAN = -6;
/** Where the hull meets the water. */
const WATERLINE = 538;

/** Rings round the hull: radius, opacity. */
const RINGS = [
  [96, 0.95],
  [128, 0.8],
  [168, 0.6],
  [214, 0.4],
] as const;

const moon = (): Path => horned(X, Y, R, 124, 42, -90 + LEAN);

function sky(art: Art, palette: Palette): void {
  art.glow(X, HORIZON, 360, palette.rose, 0.5, 0.4);
  art.glow(X, Y, 330, palette.glow, 0.4);
  const nearMoon = (x: number, y: number): boolean => Math.hypot(x - X, y - Y) < 176;
  starField(art, 130, { x0: 54, x1: 546, y0: 72, y1: 286, pow: 1.1, avoid: nearMoon });
}

/** The sea, seen from the shore: the horizon lies high. */
function sea(art: Art): void {
  const depth = ramp(0, '#a79cd8', 0.08, '#7a76c0', 0.34, '#424a9a', 0.7, '#222a6c', 1, '#141a4c');
  art.fill(roundRect(40, HORIZON, 520, 580), art.linear(0, HORIZON, 0, 862, depth));
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  ripples(art, 300, 306, 520, 250, 262, 26, { seed: 8, clipL: 54, clipR: 546, opacity: 0.5, broken: 0.9 });
  art.glow(X, WATERLINE, 250, '#fff3e0', 0.55, 0.34);
}

/** The hull; shallow lines run along its keel. */
function boat(art: Art): void {
  art.glow(X, Y + 96, 190, '#fff6e2', 0.6, 0.7);
  const shine = art.linear(X, Y + 10, X, Y + R, ramp(0, '#fffdf6', 0.55, '#fbeccb', 1, '#d9b98c'));
  art.solid(moon(), shine, LINE.mid);
  for (const [inset, opacity] of [
    [10, 0.7],
    [19, 0.5],
  ] as const) {
    art.line(arc(X, Y, R - inset, 118 + inset + LEAN, 242 - inset + LEAN), LINE.hair, '#9a7442', opacity);
  }
}

/** Water before the hull: it sinks a little, and its light lies broken below it. */
function waterBeforeHull(art: Art): void {
  const edge = spline(points('150,524! 220,531 270,539 336,543 404,538 456,531 520,524!'));
  const sunk = Path.join(edge).lineTo(520, 600).lineTo(150, 600).close();
  art.clip(moon(), () => {
    art.fill(sunk, art.linear(0, 530, 0, 566, ramp(0, '#cfc0d8', 0.35, '#7d78c0', 1, '#4a4f9e')));
    art.line(edge, LINE.fine, '#fffaf0');
  });
  const mirrored = moon().flip(WATERLINE).scale(0.94, 0.3, X, WATERLINE).translate(0, 12);
  art.line(hatch(mirrored, { angle: 0, gap: 5, jitter: 0.16, seed: 3 }), LINE.mid, '#ffefd2', 0.5);
  for (const [radius, opacity] of RINGS) {
    for (const [from, to] of [
      [104, 150],
      [158, 204],
      [214, 254],
    ] as const) {
      art.blot(ribbon(arc(X, 538, radius, from, to, radius * 0.16), 2.4, { samples: 9 }), 'gold', opacity);
    }
  }
}

/** One band of light, laid like planks from the hull to the sand. */
function gangway(art: Art): void {
  const chance = random('gangway');
  for (let i = 0; i < 25; i++) {
    const t = i / 24;
    const y = lerp(566, 800, t ** 1.15);
    const x = lerp(X, 300, t) + chance.between(-3, 3);
    const half = lerp(25, 44, t) * chance.between(0.82, 1.1);
    const plank = line(x - half, y, x + half, y + chance.between(-0.6, 0.6));
    art.blot(
      ribbon(plank, lerp(3.4, 6, t), { samples: 7, start: 0.25, end: 0.25 }),
      '#fff1d4',
      lerp(0.95, 0.62, t),
    );
  }
}

/** Low waves that come in, finer far out. */
function lowWaves(art: Art): void {
  const chance = random('low waves');
  for (let i = 0; i < 30; i++) {
    const t = (i + 0.5) / 30;
    const y = lerp(556, 776, t);
    const side = i % 2 ? 1 : -1;
    const x = lerp(X, 300, t) + side * chance.between(92, 230);
    const half = chance.between(22, 56) * lerp(0.8, 1.25, t);
    const crest: Knot[] = [
      [x - half, y + 2],
      [x - half * 0.3, y - 2.2],
      [x + half * 0.2, y + 1],
      [x + half, y - 1],
    ];
    art.blot(ribbon(spline(crest), lerp(1.4, 2.6, t), { samples: 12 }), 'gold', lerp(0.5, 0.8, t));
  }
}

/** Wet sand, two seams of foam, the post. */
function shore(art: Art, palette: Palette): void {
  const seam = points('40,776 92,786 150,782 204,797 262,806 330,801 372,806 432,822 500,818 560,834');
  const sand = Path.join(spline(seam)).lineTo(560, 890).lineTo(40, 890).close();
  art.fill(sand, art.linear(0, 786, 0, 862, ramp(0, '#8b82bd', 0.4, '#4b4690', 1, '#1c1f55')));
  art.glow(300, 812, 130, '#fff1d4', 0.5, 0.24);
  art.blot(ribbon(spline(seam), 4.6, { samples: 50, start: 0.5, end: 0.5 }), palette.pale, 0.95);
  const inner = seam.map(([x, y], i): Knot => [x, y + [12, 9, 15, 11, 7, 13, 15, 8, 12, 10][i]!]);
  art.blot(ribbon(spline(inner), 1.8, { samples: 40, start: 0.4, end: 0.4 }), palette.pale, 0.6);
  art.fill(ellipse(140, 842, 58, 7), '#141848', 0.6);
}

/** From the horn, slack, to the post; wound three times round the horn. */
function rope(art: Art): void {
  const course = spline(points('199,420 190,500 166,590 140,676 124,736 112,766'));
  art.line(course, 5.6, '#241f50');
  art.line(course, 3.6, '#d8bd96');
  const strands = new Path();
  for (const { x, y } of course.walk(80)) strands.moveTo(x - 1.8, y - 1.3).lineTo(x + 1.8, y + 1.3);
  art.line(strands, LINE.hair, '#6b4b2c');
  for (const turn of [0, 1, 2]) {
    const y = 404 + turn * 6;
    const wrap = spline([
      [193.5 - turn * 0.6, y],
      [201, y + 3.4],
      [209 + turn * 1.6, y + 1],
    ]);
    art.line(wrap, 6, '#4a3524');
    art.line(wrap, 4.4, '#e2caa6');
  }
}

/** The moon afloat like a boat, made fast to a post on the shore. */
export const picture = defineCard({
  name: 'oracle/04-crescent',
  light: [X, Y + 90],
  title: '三日月',
  english: 'Crescent',
  draw(art, palette) {
    sky(art, palette);
    sea(art);
    boat(art);
    waterBeforeHull(art);
    lowWaves(art);
    gangway(art);
    shore(art, palette);
    mooringPost(art, 118, 842, 1);
    rope(art);
  },
});
