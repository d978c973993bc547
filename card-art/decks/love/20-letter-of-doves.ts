import { defineCard } from '../../define.ts';
import type { Art } from '../../kit/pen/index.ts';
import { dove } from './20-letter-of-doves/dove.ts';
import { keeper } from './20-letter-of-doves/keeper.ts';
import { lodgers, loft } from './20-letter-of-doves/loft.ts';
import { pigeon, WHITE } from './20-letter-of-doves/pigeon.ts';
import { hills, sky } from './20-letter-of-doves/sky.ts';
import { floor, rails } from './20-letter-of-doves/terrace.ts';
import { town } from './20-letter-of-doves/town.ts';
import { metre, RAIL_HEIGHT, railAt, seen } from './20-letter-of-doves/view.ts';

/** Where the light went down, at the left behind the hills. */
const LIGHT = [110, 430] as const;

/** One on the rail, who looks on. */
function onRail(art: Art, away: number): void {
  pigeon(
    art,
    ...seen([railAt(away), RAIL_HEIGHT + 0.02, away]),
    (metre(away) * 0.38) / 110,
    'looking',
    WHITE,
  );
}

/** On a roof terrace at evening somebody has let a dove go, a letter at its leg; one window in the town is lit. */
export const picture = defineCard({
  name: 'love/20-letter-of-doves',
  light: [...LIGHT],
  numeral: 'XX',
  draw(art) {
    sky(art);
    hills(art);
    town(art);
    floor(art);
    rails(art);
    loft(art);
    lodgers(art);
    onRail(art, 2.5);
    keeper(art);
    dove(art, 250, 322, 1.1, 22);
  },
});
