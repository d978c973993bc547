import { defineCard } from '../../define.ts';
import { fingers, handWithOrb, palm } from './04-emperor/hands.ts';
import { head } from './04-emperor/head.ts';
import { eagle, ranges, sky, town, valley } from './04-emperor/land.ts';
import { farLeg, footShadows, nearFoot } from './04-emperor/legs.ts';
import { collar, mantleBehind, mantleFar, mantleLap, mantleNear } from './04-emperor/mantle.ts';
import { ram } from './04-emperor/ram.ts';
import { dais, nearArm, seat } from './04-emperor/throne.ts';
import { farArm, lap, nearForearm, sceptre, trunk } from './04-emperor/tunic.ts';

/** An old ruler on a stone throne with rams, from below: one mass from the crown to the mantle's hem on the steps; ankh and orb in his hands, he looks into the low sun over his land; mountains, his town, an eagle. */
export const picture = defineCard({
  name: 'tarot/04-emperor',
  seed: 'em',
  light: [60, 420],
  numeral: 'IV',
  draw(art) {
    const [gripX, gripY] = [108, 436];
    sky(art);
    ranges(art);
    town(art);
    valley(art);
    eagle(art, 158, 172);
    dais(art);
    seat(art);
    ram(art, 158, 562, 0.58);
    mantleBehind(art);
    footShadows(art);
    farArm(art);
    palm(art, gripX, gripY);
    sceptre(art);
    fingers(art, gripX, gripY);
    mantleFar(art);
    farLeg(art);
    lap(art);
    trunk(art);
    nearFoot(art);
    nearArm(art);
    mantleLap(art);
    mantleNear(art);
    collar(art);
    head(art, 354, 320, 1);
    nearForearm(art);
    ram(art, 470, 566, 0.86);
    handWithOrb(art, 424, 462);
  },
});
