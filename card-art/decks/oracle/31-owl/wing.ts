import { INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  degrees,
  type Local,
  lerp,
  line,
  Path,
  type Point,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { TONES } from './tones.ts';

/** The near wing, folded: the wrist at the breast, the back for its upper edge, the long tips laid over the tail. */
const WING = closed(
  '-66,66! -104,108 -120,166 -122,228 -116,290 -112,350 -104,404 -92,440! -74,412 -48,376 -18,330 8,284 26,232 33,182 32,138 22,104 3,80!',
);
/** Its feathers, the long ones first: where they begin, how long, how many, whither the first and the last point. */
const ROWS: readonly {
  from: Point;
  to: Point;
  length: number;
  ends: readonly [first: number, last: number];
  count: number;
  width: number;
  aim: readonly [Point, Point];
  fill: string;
}[] = [
  {
    from: [-33, 214],
    to: [28, 186],
    length: 236,
    ends: [1, 0.98],
    count: 7,
    width: 21,
    aim: [
      [-96, 450],
      [-66, 402],
    ],
    fill: '#35325a',
  },
  {
    from: [-104, 204],
    to: [25, 176],
    length: 172,
    ends: [0.86, 1.04],
    count: 7,
    width: 29,
    aim: [
      [-116, 350],
      [-37, 336],
    ],
    fill: '#464268',
  },
  {
    from: [-106, 158],
    to: [28, 146],
    length: 112,
    ends: [1, 1],
    count: 8,
    width: 27,
    aim: [
      [-116, 262],
      [3, 254],
    ],
    fill: '#5b577f',
  },
  {
    from: [-98, 120],
    to: [28, 122],
    length: 76,
    ends: [1, 0.86],
    count: 9,
    width: 25,
    aim: [
      [-112, 204],
      [22, 190],
    ],
    fill: '#68648a',
  },
  {
    from: [-84, 88],
    to: [20, 100],
    length: 58,
    ends: [1, 0.8],
    count: 9,
    width: 22,
    aim: [
      [-102, 150],
      [23, 160],
    ],
    fill: '#77739a',
  },
];

/** The flight feathers under them, the longest first: from the breast, their tips in steps down behind the leg. */
const FLIGHT: readonly (readonly [root: Point, tip: Point])[] = [
  [
    [-6, 238],
    [-72, 440],
  ],
  [
    [4, 222],
    [-50, 422],
  ],
  [
    [14, 202],
    [-31, 392],
  ],
  [
    [22, 178],
    [-16, 350],
  ],
];
/** The whole of each, and what its worn pale end leaves of it. */
const TIPS = FLIGHT.map(([[x, y], [toX, toY]]) => {
  const length = Math.hypot(toX - x, toY - y);
  const turn = degrees(Math.atan2(toY - y, toX - x)) + 90;
  return [leaf(x, y, length, 34, turn, 3), leaf(x, y, length * 0.93, 42, turn, 5)] as const;
});

/** Five rows of feathers from wrist and shoulder, which run together over the tail; each row's ends are free. */
export function wing(art: Art, box: Local): void {
  for (const i of TIPS.keys()) flight(art, box, i);
  const [left, top, right, bottom] = box.place(WING).bounds();
  modelled(
    art,
    [left - 20, top - 10, right + 20, bottom + 24],
    { towards: [-14, -5], soft: 18, shade: TONES.shade, rim: TONES.rim, rimWidth: 0.01 },
    () => {
      for (const [i, row] of ROWS.entries()) feathers(art, box, row, i);
    },
  );
  // the moon comes over the back: the near side of the wing has it
  stippled(art, box.place(WING), '#d4d4ee', box.at(-128, 220), box.at(-20, 246), [1, 0]);
  overlap(art, box);
}

/** One of them, barred; it throws its shadow on the one below and on the leg. */
function flight(art: Art, box: Local, index: number): void {
  const [[x, y], [toX, toY]] = FLIGHT[index]!;
  const [tip, inner] = TIPS[index]!;
  box.fill(tip.translate(4, 6), '#1a1938', 0.7);
  modelled(
    art,
    box.place(tip).bounds(),
    { towards: [-5, -3], soft: 3, shade: TONES.shade, rim: '#6f6c96', rimWidth: 1.8 },
    () => {
      box.fill(tip, '#a9a5c4');
      box.clip(tip, () => void box.fill(inner, '#474370'));
    },
  );
  box.clip(tip, () => {
    art.blot(
      [0.6, 0.72, 0.83, 0.92].map((t) => {
        const [cx, cy] = [lerp(x, toX, t), lerp(y, toY, t)];
        return box.place(ink(line(cx - 14, cy - 5, cx + 14, cy + 3), 4, `${index}${t}`, 0.3));
      }),
      '#77739a',
      0.7,
    );
  });
}

/** The breast's loose feathers close over the wrist, the neck's over the shoulder: the wing grows out of the body. */
function overlap(art: Art, box: Local): void {
  const chance = random('overlap');
  const front = curve('24,84 36,104 42,134 42,168 34,206 20,244');
  const layer = (out: number, long: number, aim: number): Path[] =>
    front
      .walk(20)
      .map(({ x, y, t }) =>
        box.place(
          leaf(
            x + out + chance.between(-4, 4),
            y - 10 + chance.between(-7, 7),
            long * chance.between(0.8, 1.25) * (1 - t * 0.3),
            14,
            aim + t * 14 + chance.between(-10, 10),
            chance.between(-3, 3),
          ),
        ),
      );
  art
    .blot(layer(2, 40, 208), '#5a567c')
    .blot(layer(8, 40, 202), '#827ea2')
    .blot(layer(14, 38, 196), '#9a96b0');
  const shoulder = (down: number, long: number, sink: number): Path[] =>
    range(19, (i) => {
      const t = i / 18;
      return box.place(
        leaf(
          lerp(-90, 44, t),
          down + sink * (2 * t - 1) ** 2 - 8 + chance.between(-5, 5),
          long * chance.between(0.8, 1.2),
          17,
          lerp(204, 182, t) + chance.between(-10, 10),
          chance.between(-3, 3),
        ),
      );
    });
  art
    .blot(shoulder(100, 48, 14), '#5f5b84')
    .blot(shoulder(90, 40, 18), '#7f7ba0')
    .blot(
      shoulder(86, 40, 18).filter((_, i) => i % 3 === 0),
      '#b1aeca',
    );
}

function feathers(art: Art, box: Local, row: (typeof ROWS)[number], index: number): void {
  const chance = random(`wing ${index}`);
  const vanes = range(row.count, (i): { vane: Path; marks: Path[] } => {
    const marks: Path[] = [];
    const t = i / (row.count - 1);
    const x = lerp(row.from[0], row.to[0], t) + chance.between(-3, 3);
    const y = lerp(row.from[1], row.to[1], t) + 14 * Math.sin(t * Math.PI) + chance.between(-4, 4);
    const [toX, toY] = [lerp(row.aim[0][0], row.aim[1][0], t), lerp(row.aim[0][1], row.aim[1][1], t)];
    const turn = degrees(Math.atan2(toY - y, toX - x)) + 90;
    const length = row.length * lerp(row.ends[0], row.ends[1], t) * chance.between(0.95, 1.05);
    const { width } = row;
    const on = (path: Path): Path => path.rotate(turn).translate(x, y);
    if (index > 1) {
      if (chance() < 0.72)
        marks.push(on(leaf(chance.between(-3, 3), -length * 0.66, length * 0.2, 7, chance.between(-16, 16))));
    } else
      for (const at of [0.5, 0.64, 0.78, 0.9])
        marks.push(
          on(
            ink(
              line(-width * 0.42, -length * at + 3, width * 0.42, -length * at - chance.between(0, 4)),
              chance.between(2.4, 4),
              `${index}${i}${at}`,
              0.3,
            ),
          ),
        );
    return { vane: on(leaf(0, 0, length, width, 0, chance.between(-3, 3))), marks };
  });
  // one upon the other, the nearest to the back last
  for (const [i, { vane, marks }] of [...vanes.entries()].reverse()) {
    box.fill(vane.translate(2.5, 2.5), TONES.shade, 0.55);
    box.fill(vane, row.fill);
    box.clip(vane, () => {
      box.fill(vane.translate(7, 3), '#35325a', 0.55);
      art.blot(box.place(Path.join(marks)), index > 1 ? '#d2d0e2' : '#8884a6', index > 1 ? 0.85 : 0.6);
    });
    art.blot(box.place(ink(vane, INK.detail, i, 0.1)), '#8f8bb0', 0.6);
  }
}
