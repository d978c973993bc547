import { defineCard } from '../../define.ts';
import { carrier } from './28-harvest/carrier.ts';
import { flying, perched } from './28-harvest/dragonfly.ts';
import { field, hills, sky } from './28-harvest/land.ts';
import { rack } from './28-harvest/rack.ts';
import { dusk, stubble } from './28-harvest/stubble.ts';
import { onField } from './28-harvest/view.ts';

/** The late sun, low and outside the window on the left. */
const [X, Y] = [20, 250];

/** The scale of things where somebody walks. */
const CARRIER = 0.9;

/** A cut rice field in the late afternoon: sheaves dry on a long rack, somebody brings one more. */
export const picture = defineCard({
  name: 'oracle/28-harvest',
  light: [X, Y],
  draw(art) {
    sky(art, X, Y);
    hills(art);
    field(art);
    stubble(art);
    dusk(art);
    rack(art, 0, CARRIER);
    rack(art, CARRIER, 2);
    carrier(art, ...onField(158, 0, CARRIER), 1.38 * CARRIER);
    for (const [fx, fy, size, turn] of [
      [352, 190, 0.5, -24],
      [262, 262, 0.26, 16],
      [440, 128, 0.2, -10],
    ] as const)
      flying(art, fx, fy, size, turn);
    perched(art, 386, 786, 1.25);
  },
});
