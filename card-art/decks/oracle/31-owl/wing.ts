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

/** The near wing, folded, in the moon. */
const WING = closed(
  '-62,70! -104,108 -122,164 -126,226 -114,286 -92,338 -66,380 -44,404! -16,366 8,318 28,268 42,214 46,158 34,110 6,80!',
);
/** Its feathers, the long ones first: where they begin, how long, how many, whither the first and the last point. */
const ROWS: readonly {
  from: Point;
  to: Point;
  length: number;
  count: number;
  aim: readonly [Point, Point];
  fill: string;
}[] = [
  {
    from: [-104, 220],
    to: [24, 214],
    length: 178,
    count: 7,
    aim: [
      [-66, 400],
      [-30, 404],
    ],
    fill: '#4b476e',
  },
  {
    from: [-108, 168],
    to: [34, 166],
    length: 122,
    count: 8,
    aim: [
      [-98, 300],
      [8, 300],
    ],
    fill: '#55517a',
  },
  {
    from: [-100, 122],
    to: [32, 122],
    length: 84,
    count: 9,
    aim: [
      [-108, 210],
      [28, 210],
    ],
    fill: '#5c5880',
  },
  {
    from: [-84, 86],
    to: [24, 88],
    length: 62,
    count: 9,
    aim: [
      [-100, 156],
      [34, 156],
    ],
    fill: '#656188',
  },
];

/** Feathers in four rows that run together towards the tip, barred below, flecked on the shoulder. */
export function wing(art: Art, box: Local): void {
  modelled(
    art,
    box.place(WING).bounds(),
    { towards: [-12, -4], soft: 14, shade: TONES.shade, rim: TONES.rim, rimWidth: 4 },
    () => {
      box.fill(WING, '#3c395e');
      box.clip(WING, () => {
        for (const [i, row] of ROWS.entries()) feathers(art, box, row, i);
      });
    },
  );
  // the moon comes over the back: the near side of the wing has it
  stippled(art, box.place(WING), '#c3c3e2', box.at(-122, 220), box.at(-34, 236), [0.8, 0]);
  overlap(art, box);
}

/** The flank's loose feathers close over the wing's front edge, the shoulder's over its head: it lies in the body. */
function overlap(art: Art, box: Local): void {
  const chance = random('overlap');
  const front = curve('40,92 50,128 50,170 45,216 31,268 12,316 -10,356');
  const layer = (out: number, long: number, aim: number): Path[] =>
    front
      .walk(26)
      .map(({ x, y, t }) =>
        box.place(
          leaf(
            x + out + chance.between(-5, 5),
            y - 10 + chance.between(-7, 7),
            long * chance.between(0.8, 1.25) * (1 - t * 0.35),
            15,
            aim + t * 12 + chance.between(-10, 10),
            chance.between(-3, 3),
          ),
        ),
      );
  art
    .blot(layer(4, 44, 214), '#4d496e')
    .blot(layer(10, 42, 206), '#77739a')
    .blot(layer(17, 40, 198), '#8f8aa6')
    .blot(
      layer(20, 30, 192).filter((_, i) => i % 3 === 1),
      '#a9a6c0',
    );
  const shoulder = (down: number, long: number): Path[] =>
    range(17, (i) => {
      const t = i / 16;
      return box.place(
        leaf(
          lerp(-92, 46, t),
          down + 22 * (2 * t - 1) ** 2 - 8 + chance.between(-5, 5),
          long * chance.between(0.8, 1.2),
          17,
          lerp(206, 186, t) + chance.between(-10, 10),
          chance.between(-3, 3),
        ),
      );
    });
  art
    .blot(shoulder(118, 52), '#3f3c62')
    .blot(shoulder(100, 50), '#676389')
    .blot(
      shoulder(88, 44).filter((_, i) => i % 2 === 0),
      '#a3a0bf',
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
    const length = row.length * chance.between(0.92, 1.08);
    const width = [24, 25, 22, 18][index]!;
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
