import { around, byHand, outOfFocus } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  Path,
  type Point,
  ramp,
  random,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { shoot } from './dapple.ts';
import { ROPE_OUTLINE, ROPE_SEEN } from './rope.ts';
import { WOOD } from './trunk.ts';

/** The farther the leaves, the softer their shadow's edge. */
const SOFT = 1.4;

/** The one gap in the crown: over the rope's near end and down the far root to who reads there. */
const PATCH = closed(
  '236,280 274,252 322,258 362,286 384,330 378,384 356,424 330,462 308,508 296,556 274,606 240,640 200,660 150,676 104,684 66,674 84,640 130,620 166,590 180,540 214,470 238,400 230,340',
);
const SHADE = '#1d261c';

/** What the sun draws through a hole: round, long where the bark turns from it. They lie beyond the patch too, the fewer the farther. */
const FLECKS = ((): Path[] => {
  const chance = random('sun flecks');
  const fleck = (x: number, y: number, size: number): Path =>
    ellipse(x, y, size * chance.between(0.5, 0.8), size).rotate(chance.between(8, 44), x, y);
  return [
    ...PATCH.walk(64).map(({ x, y }) =>
      fleck(x + chance.between(-10, 13), y + chance.between(-12, 10), 2.5 + 9 * chance() ** 2),
    ),
    ...(
      [
        [412, 306, 9],
        [424, 318, 4],
        [404, 316, 3],
        [444, 280, 5],
        [450, 290, 2.5],
        [406, 262, 6],
        [392, 452, 8],
        [404, 466, 4],
        [398, 478, 2.5],
        [352, 538, 10],
        [366, 552, 4],
        [344, 560, 3],
        [330, 606, 7],
        [340, 618, 3],
        [468, 446, 5],
        [452, 522, 9],
        [464, 538, 4],
        [446, 544, 3],
        [486, 336, 4],
        [492, 344, 2],
        [272, 714, 6],
        [280, 724, 3],
        [400, 648, 6],
        [410, 656, 2.5],
      ] as const
    ).map(([x, y, size]) => fleck(x, y, size)),
  ];
})();
const GAP = Path.join(byHand(PATCH, 6), FLECKS);

/** They hang before the sun: small and near the rim, or single and large, each at its own distance and turn. */
const [NEAR, FAR] = ((): [Path, Path] => {
  const chance = random('leaves before the sun');
  const single = (x: number, y: number, size: number): Path =>
    leaf(x, y, size, size * chance.between(0.26, 0.46), chance.between(0, 360), chance.between(-4, 4));
  const about = (count: number, part: number, reach: number, least: number, most: number): Path =>
    Path.join(
      PATCH.walk(count).flatMap(({ x, y }) => {
        const at = [x + chance.between(-reach, reach), y + chance.between(-reach, reach)] as const;
        const size = lerp(least, most, chance() ** 2);
        if (chance() > part) return [];
        return chance() < 0.4 ? shoot(...at, size, chance) : [single(...at, size)];
      }),
    );
  return [about(130, 0.72, 13, 7, 30), about(60, 0.7, 30, 12, 40)];
})();

/** The tree stands in its own shade; what its leaves let through falls on one place, and there it is strong. */
function fallOn(art: Art, outline: Path, [bright, weak]: Point): void {
  const shade = art.linear(260, 330, 540, 740, ramp(0, SHADE, 0.42, 1, SHADE, 0.62));
  const region = around(outline, 4);
  art.clip(outline, () =>
    outOfFocus(art, SOFT, () => {
      art.outside(GAP, region, () => art.fill(roundRect(0, 0, 640, 920), shade));
      art.clip(GAP, () => {
        art.outside(NEAR, region, () => {
          art.fill(
            roundRect(0, 0, 640, 920),
            art.linear(270, 280, 130, 690, ramp(0, '#ffe394', bright, 1, '#ffd98a', weak)),
          );
          art.fill(FAR, SHADE, 0.26);
        });
        art.fill(NEAR, shade);
      });
    }),
  );
}

export const sunOnWood = (art: Art): void => fallOn(art, WOOD, [0.7, 0.5]);

export function sunOnRope(art: Art): void {
  art.clip(ROPE_SEEN, () => fallOn(art, byHand(ROPE_OUTLINE, 0.4), [0.5, 0.4]));
}
