import { defineCard } from '../../define.ts';
import { local } from '../../kit/pen/index.ts';
import { couple } from './04-two-rings/couple.ts';
import { hen, henShade } from './04-two-rings/hen.ts';
import { rings } from './04-two-rings/rings.ts';
import { longShade, shade } from './04-two-rings/view.ts';
import { bucket, bucketShade, flags, house } from './04-two-rings/yard.ts';

/** The sun, low behind us on the right. */
const LIGHT = [560, 300] as const;

/** Two have laid two linked rings in their yard; their shadows fall on them hand in hand, and a hen makes off with a stone. */
export const picture = defineCard({
  name: 'love/04-two-rings',
  light: [...LIGHT],
  numeral: 'IV',
  draw(art) {
    flags(art);
    rings(art);
    house(art);
    shade(art, [bucketShade()]);
    const foot = 845;
    const thief = local(art, 176, foot - 8, 0.94);
    bucket(art);
    longShade(art, couple, henShade(thief, foot));
    hen(thief);
  },
});
