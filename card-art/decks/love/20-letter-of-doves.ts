import { defineCard } from '../../define.ts';
import { contactShadow } from '../../kit/hand/index.ts';
import type { Art } from '../../kit/pen/index.ts';
import { dove } from './20-letter-of-doves/dove.ts';
import { keeper } from './20-letter-of-doves/keeper.ts';
import { lodgers, loft } from './20-letter-of-doves/loft.ts';
import { FAWN, GREY, pigeon, WHITE } from './20-letter-of-doves/pigeon.ts';
import { hills, sky } from './20-letter-of-doves/sky.ts';
import { dish, floor, rails } from './20-letter-of-doves/terrace.ts';
import { town } from './20-letter-of-doves/town.ts';
import { metre, RAIL_HEIGHT, railAt, seen } from './20-letter-of-doves/view.ts';

/** Where the light went down, at the left behind the hills. */
const LIGHT = [110, 430] as const;

/** Those on the rail and on the floor, each at something else. */
function flock(art: Art): void {
  const size = (away: number): number => (metre(away) * 0.38) / 110;
  const onRail = (
    away: number,
    ...rest: [Parameters<typeof pigeon>[4], Parameters<typeof pigeon>[5], boolean?]
  ): void => pigeon(art, ...seen([railAt(away), RAIL_HEIGHT + 0.02, away]), size(away), ...rest);
  onRail(4.3, 'upright', FAWN);
  onRail(3.28, 'preening', GREY);
  onRail(2.62, 'looking', WHITE);
  const [x, y] = seen([0.16, 0, 3.4]);
  contactShadow(art, x + 14, y + 2, 44, 9, '#23383f');
  pigeon(art, x, y, size(3.2), 'pecking', WHITE, true);
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
    keeper(art);
    loft(art);
    lodgers(art);
    dish(art, 0.5, 3.35);
    flock(art);
    dove(art, 250, 322, 1.1, 22);
  },
});
