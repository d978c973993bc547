import { defineCard } from '../../define.ts';
import { hen } from './04-two-rings/hen.ts';
import { giving, her } from './04-two-rings/her.ts';
import { him } from './04-two-rings/him.ts';
import { rings } from './04-two-rings/rings.ts';
import { tray } from './04-two-rings/tray.ts';
import { bucket, flags, house, treeShade } from './04-two-rings/yard.ts';

/** The morning sun, behind the house to the left. */
const LIGHT = [60, 60] as const;

/** Two pave their yard with two linked rings; she hands him the last stone, and a hen makes off with another. */
export const picture = defineCard({
  name: 'love/04-two-rings',
  light: [...LIGHT],
  numeral: 'IV',
  draw(art) {
    flags(art);
    rings(art);
    house(art);
    treeShade(art);
    bucket(art, 513, 466);
    her(art, 220, 588, 1.06);
    him(art, 465, 642, 1.06);
    giving(art, 220, 588, 1.06);
    tray(art);
    hen(art, 142, 782, 1.12);
  },
});
