import {
  type Art,
  lerp,
  Path,
  type Point,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Light, body and shade of a stand of wheat. */
export type Wheat = readonly [light: string, body: string, shade: string];

interface Ear {
  foot: Point;
  tip: Point;
  /** Length of the ear itself. */
  length: number;
}

const stalkOf = ({ foot, tip }: Ear): Path =>
  spline([
    foot,
    [lerp(foot[0], tip[0], 0.25), lerp(foot[1], tip[1], 0.55)],
    [lerp(foot[0], tip[0], 0.66), lerp(foot[1], tip[1], 0.9)],
    tip,
  ]);

/** Ears with every grain and awn, back to front; they nod the way their stalks lean. */
export function nearWheat(art: Art, ears: readonly Ear[], [light, body, shade]: Wheat): void {
  for (const ear of ears) {
    const stalk = stalkOf(ear);
    art.blot(ribbon(stalk, ear.length * 0.075, { start: 1, end: 0.7 }), shade);
    art.blot(ribbon(stalk.translate(-1, 0), ear.length * 0.04, { start: 1, end: 0.7 }), body);
    const nod = ear.tip[0] - ear.foot[0];
    const spine = spline([
      ear.tip,
      [ear.tip[0] + nod * 0.06 + ear.length * 0.05, ear.tip[1] - ear.length * 0.55],
      [ear.tip[0] + nod * 0.16 + Math.sign(nod) * ear.length * 0.2, ear.tip[1] - ear.length],
    ]);
    const steps = spine.walk(9);
    const grains = (side: number, size: number): Path[] =>
      steps.map(({ x, y, angle, t }) =>
        leaf(
          ...polar(x, y, ear.length * 0.035, angle + side * 90),
          ear.length * size * (1 - 0.3 * t),
          ear.length * size * 0.62 * (1 - 0.25 * t),
          angle + side * 24,
        ),
      );
    const awns = steps.flatMap(({ x, y, angle }, i) =>
      [-1, 1].map((side) =>
        ribbon(
          spline([
            polar(x, y, ear.length * 0.1, angle + side * 50),
            polar(x, y, ear.length * (0.72 + (i % 3) * 0.08), angle + side * (15 + (i % 3) * 5)),
          ]),
          ear.length * 0.022,
          { start: 1, end: 0.2, samples: 3 },
        ),
      ),
    );
    art.blot(awns, body);
    for (const side of [1, -1]) {
      art.fill(Path.join(grains(side, 0.29)), shade);
      art.fill(Path.join(grains(side, 0.235)), side < 0 ? body : light);
    }
    art.fill(
      Path.join(
        steps.map(({ x, y, angle, t }) =>
          leaf(x, y, ear.length * 0.2 * (1 - 0.3 * t), ear.length * 0.11, angle),
        ),
      ),
      shade,
    );
    art.fill(
      Path.join(
        steps.map(({ x, y, angle, t }) =>
          leaf(x, y, ear.length * 0.16 * (1 - 0.3 * t), ear.length * 0.07, angle),
        ),
      ),
      body,
    );
  }
}

/** A far stand: ears as plain almonds over a mass of stalks, `count` between the two edges. */
export function farWheat(
  art: Art,
  count: number,
  place: (chance: ReturnType<typeof random>) => Point,
  size: number,
  [light, body, shade]: Wheat,
  seed: string,
): void {
  const chance = random(`wheat ${seed}`);
  const feet = range(count, () => place(chance)).sort((a, b) => a[1] - b[1]);
  const ears = feet.map(([x, y]) => {
    const lean = chance.between(-0.1, 0.5) * size;
    return {
      foot: [x, y + size * 1.8] as Point,
      top: [x + lean * 0.4, y] as Point,
      angle: lean * 1.4 + chance.between(-8, 8),
    };
  });
  art.blot(
    ears.map(({ foot, top }) => ribbon(spline([foot, top]), size * 0.12, { start: 1, end: 0.7, samples: 4 })),
    shade,
  );
  for (const [i, tone] of [shade, body, light].entries()) {
    art.blot(
      ears
        .filter((_, k) => k % 3 === i)
        .map(({ top, angle }) => leaf(...top, size, size * 0.34, angle, size * 0.08)),
      tone,
    );
  }
}
