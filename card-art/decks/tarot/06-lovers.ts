import { defineCard } from '../../define.ts';
import { angel } from './06-lovers/angel.ts';
import { blessing } from './06-lovers/angel-arms.ts';
import { flameBough, fruitBough } from './06-lovers/boughs.ts';
import { herArm, herBody } from './06-lovers/her.ts';
import { herHair, herHead } from './06-lovers/her-head.ts';
import { hisArm, hisBody } from './06-lovers/him.ts';
import { hisHead } from './06-lovers/his-head.ts';
import { sky } from './06-lovers/sky.ts';
import { SUN } from './06-lovers/view.ts';

/** Two in each other's arms, a breath before the kiss; an angel of light blesses them and closes its wings round them. */
export const picture = defineCard({
  name: 'tarot/06-lovers',
  light: [...SUN],
  numeral: 'VI',
  draw(art) {
    sky(art);
    angel(art);
    flameBough(art);
    hisBody(art);
    hisHead(art);
    herBody(art);
    hisArm(art);
    herHead(art);
    herHair(art);
    herArm(art);
    blessing(art);
    fruitBough(art);
  },
});
