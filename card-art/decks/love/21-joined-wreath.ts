import { defineCard } from '../../define.ts';
import { farArm, farFingers, man, nearArm } from './21-joined-wreath/man.ts';
import { meadow, nearGrass } from './21-joined-wreath/meadow.ts';
import { woman } from './21-joined-wreath/woman.ts';
import { farHalf, nearHalf } from './21-joined-wreath/wreath.ts';

/** The sun, behind them to the left. */
const [X, Y] = [176, 250];
/** The wreath on her head, and how it leans. */
const WREATH = [226, 462, -5] as const;

/** In a meadow an old man lays on an old woman's head a wreath, half in flower, half in fruit. */
export const picture = defineCard({
  name: 'love/21-joined-wreath',
  light: [X, Y],
  numeral: 'XXI',
  draw(art) {
    meadow(art, [X, Y]);
    farArm(art);
    man(art);
    farHalf(art, ...WREATH);
    farFingers(art);
    woman(art, 222, 534);
    nearHalf(art, ...WREATH);
    nearArm(art);
    nearGrass(art);
  },
});
