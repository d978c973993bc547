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
  mantleInside,
  mantleLap,
  mantleNear,
  mantleShoulder,
} from './04-emperor/mantle.ts';
import { nearForearm, nearUpperArm } from './04-emperor/near-arm.ts';
import { ram } from './04-emperor/ram.ts';
import { seat, throneArm } from './04-emperor/throne.ts';
import { lap, trunk } from './04-emperor/tunic.ts';

/** An old ruler on a stone throne with rams, from close by: one mass from the crown to his shins, which the frame cuts, an elbow on his thigh; ankh and orb in his hands, he looks into the low sun over his land; mountains, his town, an eagle. */
export const picture = defineCard({
  name: 'tarot/04-emperor',
  seed: 'em',
  light: [60, 420],
  numeral: 'IV',
  draw(art) {
    const [gripX, gripY] = [96, 432];
    sky(art);
    ranges(art);
    town(art);
    valley(art);
    eagle(art, 150, 178);
    seat(art);
    mantleBehind(art);
    mantleFar(art);
    palm(art, gripX, gripY);
    sceptre(art);
    farLeg(art);
    lap(art);
    trunk(art);
    farUpperArm(art);
    mantleShoulder(art);
    farForearm(art);
    fingers(art, gripX, gripY);
    mantleInside(art);
    throneArm(art);
    nearLeg(art);
    mantleLap(art);
    nearUpperArm(art);
    mantleNear(art);
    collar(art);
    head(art, 327, 262, 1.17);
    ram(art, 495, 703, 0.92);
    handWithOrb(art, 366, 502);
    nearForearm(art);
  },
});
