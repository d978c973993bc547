import { defineCard } from '../../define.ts';
import { egret } from './05-morning-star/egret.ts';
import { house, meadow, trees } from './05-morning-star/hamlet.ts';
import { fields, ridges, sky, star } from './05-morning-star/valley.ts';
import { cup, watcher } from './05-morning-star/watcher.ts';
import { eave, room, sill, wall, weeds } from './05-morning-star/window.ts';

/** The last star, low over the hills. */
const [X, Y] = [176, 330];

/** Houses of the hamlet, far ones first: x, foot, size, is somebody up. */
const HAMLET = [
  [246, 553, 0.42, false],
  [108, 564, 0.56, true],
  [286, 574, 0.6, false],
  [176, 590, 0.78, false],
] as const;

/** Where her elbow rests on the sill. */
const ELBOW = [402, 624] as const;

/** Before sunrise somebody has opened the shutters and looks, a cup in the hands, at the one star that is left. */
export const picture = defineCard({
  name: 'oracle/05-morning-star',
  light: [X, Y],
  draw(art) {
    sky(art);
    star(art, X, Y);
    ridges(art);
    fields(art, X);
    meadow(art);
    trees(art);
    for (const [x, y, size, awake] of HAMLET) house(art, x, y, size, awake);
    wall(art);
    room(art);
    sill(art);
    watcher(art, ...ELBOW);
    cup(art, ...ELBOW);
    eave(art);
    weeds(art);
    egret(art, 122, 830, 0.84);
  },
});
