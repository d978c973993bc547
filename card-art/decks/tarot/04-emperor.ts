import { defineCard } from '../../define.ts';
import { head, neck } from './04-emperor/head.ts';
import { eagle, ranges, sky, town, valley } from './04-emperor/land.ts';
import { collar, mantleFar, mantleNear, sleeve, tunic, underArm } from './04-emperor/mantle.ts';
import { ram } from './04-emperor/ram.ts';
import { farArm, farFingers, farHand, nearHand, sceptre } from './04-emperor/steel.ts';
import { throne } from './04-emperor/throne.ts';

/** An old ruler on a stone throne, close: one mass from the crown to the mantle's fall; he looks into the low sun over his land, ankh in one steel hand, the other on the carved ram's horn; mountains, his town, an eagle. */
export const picture = defineCard({
  name: 'tarot/04-emperor',
  seed: 'em',
  light: [60, 420],
  numeral: 'IV',
  draw(art) {
    const [grip, face] = [[112, 560] as const, [334, 312, 1.46] as const];
    sky(art);
    ranges(art);
    town(art);
    valley(art);
    eagle(art, 214, 168);
    throne(art);
    tunic(art);
    farArm(art);
    farHand(art, ...grip);
    sceptre(art, ...grip);
    farFingers(art, ...grip);
    mantleFar(art);
    ram(art, 178, 756, 1.36);
    mantleNear(art);
    underArm(art);
    nearHand(art, 250, 664);
    sleeve(art);
    neck(art, ...face);
    collar(art);
    head(art, ...face);
  },
});
