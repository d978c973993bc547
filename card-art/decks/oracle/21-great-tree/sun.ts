import { around, byHand } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  Path,
  type Point,
  ramp,
  random,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { shoot } from './dapple.ts';
import { ROPE, WOOD } from './trunk.ts';

/** The one gap in the crown: over the rope's near end and down the far root to who reads there. */
const PATCH = closed(
  '236,280 274,252 322,258 362,286 384,330 378,384 356,424 330,462 308,508 296,556 274,606 240,640 200,660 150,676 104,684 66,674 84,640 130,620 166,590 180,540 214,470 238,400 230,340',
);
const GAP = byHand(PATCH, 4);
const SHADE = '#1d261c';

/** They hang before the sun along the rim, so that nowhere is it a line. */
const LEAVES = ((): Path => {
  const chance = random('leaves before the sun');
  return Path.join(
    PATCH.walk(84).flatMap(({ x, y }) =>
      chance() < 0.84 ? shoot(x, y, chance.between(16, 28), chance) : [],
    ),
  );
})();

/** The tree stands in its own shade; what its leaves let through falls on one place, and there it is strong. */
function fallOn(art: Art, outline: Path, [bright, weak]: Point): void {
  const shade = art.linear(260, 330, 540, 740, ramp(0, SHADE, 0.42, 1, SHADE, 0.62));
  const region = around(outline, 4);
  art.clip(outline, () => {
    art.outside(GAP, region, () => art.fill(roundRect(0, 0, 640, 920), shade));
    art.clip(GAP, () => {
      art.fill(LEAVES, shade);
      art.outside(LEAVES, region, () =>
        art.fill(GAP, art.linear(270, 280, 130, 690, ramp(0, '#ffe394', bright, 1, '#ffd98a', weak))),
      );
    });
  });
}

export const sunOnWood = (art: Art): void => fallOn(art, WOOD, [0.7, 0.5]);

export const sunOnRope = (art: Art): void =>
  fallOn(art, byHand(ribbon(ROPE, 38, { samples: 16, start: 1, end: 1 }), 0.4), [0.5, 0.4]);
