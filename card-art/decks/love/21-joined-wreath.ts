import { defineCard } from '../../define.ts';
import { cart, farWheel, nearWheel } from './21-joined-wreath/cart.ts';
import { couple } from './21-joined-wreath/couple.ts';
import { donkey, foal } from './21-joined-wreath/donkeys.ts';
import { fields, home, sky } from './21-joined-wreath/evening.ts';
import { grass, lane } from './21-joined-wreath/lane.ts';
import { limeTree } from './21-joined-wreath/lime-tree.ts';
import { GLOW, wreath } from './21-joined-wreath/wreath.ts';

/** After rain, the sun just down: two old people drive home, a wreath half flower and half fruit on the back of their cart. */
export const picture = defineCard({
  name: 'love/21-joined-wreath',
  light: GLOW,
  numeral: 'XXI',
  draw(art) {
    sky(art);
    fields(art);
    home(art);
    limeTree(art);
    lane(art);
    donkey(art);
    farWheel(art);
    couple(art);
    cart(art);
    wreath(art);
    nearWheel(art);
    foal(art);
    grass(art);
  },
});
