import { INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  line,
  Path as P,
  type Path,
  type Place,
  type Point,
  polygon,
  range,
} from '../../../kit/pen/index.ts';
import { seen, shadowOf } from './view.ts';

const AWAY = 4;
/** Hub and radius of the great wheel; where its bench begins and ends; the spindle's tip. In metres. */
const HUB = { x: 0.99, up: 1.09, radius: 0.72 } as const;
const BENCH = { left: -0.4, right: 1.46, up: 0.52 } as const;
const SPINDLE = { x: -0.26, up: 0.96 } as const;
export const SPINDLE_TIP: Point = seen([SPINDLE.x - 0.16, SPINDLE.up, AWAY]);

const wood = lit({
  from: { towards: [0.7, -0.7] },
  shade: '#2a1d1a',
  rim: '#ffe9b0',
  rimWidth: 1.6,
  stray: 0.3,
});

/** A circle about the hub, as it stands in the room: the wheel is turned a little from us. */
const round = (radius: number, count = 72): Place[] =>
  range(count, (i) => {
    const turn = (i / count) * Math.PI * 2;
    return [
      HUB.x + Math.cos(turn) * radius * 0.94,
      HUB.up + Math.sin(turn) * radius,
      AWAY - Math.cos(turn) * radius * 0.34,
    ];
  });
const SPOKES = 12;

const bar = (from: Place, to: Place, thick: number): Place[] => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / long) * thick, (dx / long) * thick];
  return [
    [from[0] + nx, from[1] + ny, from[2]],
    [to[0] + nx, to[1] + ny, to[2]],
    [to[0] - nx, to[1] - ny, to[2]],
    [from[0] - nx, from[1] - ny, from[2]],
  ];
};

/** Every straight piece: legs, bench, posts. */
const FRAME: readonly Place[][] = [
  bar([BENCH.left + 0.1, 0, AWAY + 0.25], [BENCH.left + 0.16, BENCH.up, AWAY], 0.028),
  bar([BENCH.left + 0.02, 0, AWAY - 0.25], [BENCH.left + 0.14, BENCH.up, AWAY], 0.03),
  bar([BENCH.right, 0, AWAY], [BENCH.right - 0.12, BENCH.up - 0.04, AWAY], 0.03),
  bar([SPINDLE.x, BENCH.up, AWAY], [SPINDLE.x, SPINDLE.up + 0.12, AWAY], 0.026),
  bar([HUB.x, BENCH.up - 0.06, AWAY + 0.06], [HUB.x, HUB.up + 0.08, AWAY + 0.06], 0.04),
  bar([BENCH.left, BENCH.up + 0.02, AWAY], [BENCH.right, BENCH.up - 0.06, AWAY], 0.045),
];

const spokes = (): Path[] =>
  range(SPOKES, (i) => {
    const rim = round(HUB.radius - 0.03, SPOKES * 3)[i * 3 + 2]!;
    return line(...seen([HUB.x, HUB.up, AWAY]), ...seen(rim));
  });

/** The rim as a hoop: outer border, inner one. */
const hoop = (at: (place: Place) => Point): [outer: Path, inner: Path] => [
  polygon(round(HUB.radius).map(at)),
  polygon(
    round(HUB.radius - 0.075)
      .map(at)
      .reverse(),
  ),
];

/** Its shadow on the boards, spokes and all. */
export function wheelShadow(art: Art): void {
  const tone = '#6b4a30';
  art.fill(P.join(hoop(shadowOf)), tone);
  art.line(
    range(SPOKES, (i) =>
      line(...shadowOf([HUB.x, HUB.up, AWAY]), ...shadowOf(round(HUB.radius - 0.03, SPOKES * 3)[i * 3 + 2]!)),
    ),
    3,
    tone,
  );
  art.fill(P.join(FRAME.map((piece) => polygon(piece.map(shadowOf)))), tone);
}

/** The great wheel on its bench, the day behind it. */
export function greatWheel(art: Art): void {
  for (const piece of FRAME.slice(0, 5)) wood(art, polygon(piece.map(seen)), '#5d4230', 3);
  art.line(spokes(), 2.4, '#5a4030');
  strokes(
    art,
    spokes().map((spoke) => spoke.translate(1, -0.6)),
    INK.detail,
    '#ffe9b0',
    0.3,
  );
  const [outer, inner] = hoop(seen);
  wood(art, P.join(outer, inner), '#7a5638', 3);
  const [x, y] = seen([HUB.x, HUB.up, AWAY]);
  wood(art, ellipse(x, y, 11, 12), '#6b4a32', 4);
  // the band from the rim to the spindle
  const top = seen([HUB.x - 0.1, HUB.up + HUB.radius, AWAY]);
  const low = seen([HUB.x - 0.1, HUB.up - HUB.radius, AWAY]);
  const [sx, sy] = seen([SPINDLE.x, SPINDLE.up, AWAY]);
  art.line([line(...top, sx, sy - 5), line(...low, sx, sy + 5)], 1.3, '#e9d8a8');
  wood(art, polygon(FRAME[5]!.map(seen)), '#7d5a3c', 4);
  wood(art, ellipse(sx, sy, 5, 8), '#6b4a32', 2);
  art.line(line(sx + 8, sy, ...SPINDLE_TIP), 3, '#3a2c28');
  wood(art, ellipse(sx - 14, sy, 12, 8), '#b78a94', 3, { shade: '#4a3c5c' });
  stippled(art, ellipse(sx - 14, sy, 12, 8), '#5a76a8', [sx - 26, sy], [sx - 4, sy], [0.7, 0.2]);
}
