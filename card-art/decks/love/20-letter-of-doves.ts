import { defineCard } from '../../define.ts';
import type { Art } from '../../kit/pen/index.ts';
import { dove } from './20-letter-of-doves/dove.ts';
import { keeper } from './20-letter-of-doves/keeper.ts';
import { lodgers, loft } from './20-letter-of-doves/loft.ts';
import { type Coat, GREY, type Pose, pigeon, WHITE } from './20-letter-of-doves/pigeon.ts';
import { hills, sky } from './20-letter-of-doves/sky.ts';
import { dish, floor, rails } from './20-letter-of-doves/terrace.ts';
import { town } from './20-letter-of-doves/town.ts';
import { metre, RAIL_HEIGHT, railAt, seen } from './20-letter-of-doves/view.ts';

/** Where the light went down, at the left behind the hills. */
const LIGHT = [110, 430] as const;

const size = (away: number): number => (metre(away) * 0.38) / 110;

function onRail(art: Art, away: number, pose: Pose, coat: Coat): void {
  pigeon(art, ...seen([railAt(away), RAIL_HEIGHT + 0.02, away]), size(away), pose, coat);
}

/** Those on the rail, each at something else. */
function flock(art: Art): void {
  onRail(art, 3.28, 'preening', GREY);
  onRail(art, 2.62, 'looking', WHITE);
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
    dish(art, -0.12, 2.96);
    flock(art);
    dove(art, 250, 322, 1.1, 22);
  },
});
