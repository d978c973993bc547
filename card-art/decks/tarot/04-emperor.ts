import { defineCard } from '../../define.ts';
import { farForearm, farUpperArm, sceptre } from './04-emperor/far-arm.ts';
import { fingers, handWithOrb, palm } from './04-emperor/hands.ts';
import { head } from './04-emperor/head.ts';
import { eagle, ranges, sky, town, valley } from './04-emperor/land.ts';
import { farLeg, nearLeg } from './04-emperor/legs.ts';
import {
  collar,
  mantleBehind,
  mantleFar,
  mantleLap,
  mantleNear,
  mantleShoulder,
} from './04-emperor/mantle.ts';
import { mantleInside, nearForearm, nearUpperArm } from './04-emperor/near-arm.ts';
import { armrest, ram } from './04-emperor/ram.ts';
import { nearArm, seat } from './04-emperor/throne.ts';
import { lap, trunk } from './04-emperor/tunic.ts';

/** An old ruler on a stone throne with rams, from close by: one mass from the crown to his knees, which the frame cuts; ankh and orb in his hands, he looks into the low sun over his land; mountains, his town, an eagle. */
export const picture = defineCard({
  name: 'tarot/04-emperor',
  seed: 'em',
  light: [60, 420],
  numeral: 'IV',
  draw(art) {
    const [gripX, gripY] = [99, 438];
    sky(art);
    ranges(art);
    town(art);
    valley(art);
    eagle(art, 150, 178);
    seat(art);
    mantleBehind(art);
    mantleFar(art);
    farUpperArm(art);
    mantleShoulder(art);
    farForearm(art);
    palm(art, gripX, gripY);
    sceptre(art);
    fingers(art, gripX, gripY);
    farLeg(art);
    lap(art);
    trunk(art);
    nearArm(art);
    nearLeg(art);
    mantleLap(art);
    mantleNear(art);
    collar(art);
    head(art, 330, 300, 1.3);
    nearUpperArm(art);
    mantleInside(art);
    armrest(art);
    nearForearm(art);
    ram(art, 494, 748, 0.85);
    handWithOrb(art, 418, 477);
  },
});
