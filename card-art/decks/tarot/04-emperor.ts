import { defineCard } from '../../define.ts';
import { fist, handWithOrb } from './04-emperor/hands.ts';
import { head } from './04-emperor/head.ts';
import { eagle, ranges, sky, town } from './04-emperor/land.ts';
import { legs } from './04-emperor/legs.ts';
import { ram } from './04-emperor/ram.ts';
import { dais, nearArm, seat } from './04-emperor/throne.ts';
import {
  farArm,
  mantleBehind,
  mantleElbow,
  mantleFall,
  mantleRight,
  nearForearm,
  sceptre,
  trunk,
} from './04-emperor/trunk.ts';

/** An old ruler on a stone throne with rams, close and from below: knees apart in steel, ankh and orb in his hands, he looks at us in low light; behind him mountains, his town, an eagle. */
export const picture = defineCard({
  name: 'tarot/04-emperor',
  seed: 'em',
  light: [60, 420],
  numeral: 'IV',
  draw(art) {
    sky(art);
    ranges(art);
    town(art);
    eagle(art, 150, 176);
    dais(art);
    seat(art);
    ram(art, 76, 534, 0.82);
    mantleBehind(art);
    farArm(art);
    mantleRight(art);
    sceptre(art);
    mantleFall(art);
    legs(art);
    trunk(art);
    head(art, 352, 294, 0.6);
    nearArm(art);
    nearForearm(art);
    mantleElbow(art);
    ram(art, 500, 560, 1.2);
    handWithOrb(art, 466, 434);
    fist(art, 121, 458);
  },
});
