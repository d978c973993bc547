import { defineCard } from '../../define.ts';
import { dancers, shadows } from './21-joined-wreath/dancers.ts';
import { crown, fallen, ground, leftOver, orchard, sky, trunk } from './21-joined-wreath/night.ts';
import { LAMP } from './21-joined-wreath/view.ts';
import { wreath } from './21-joined-wreath/wreath.ts';

/** Night, the guests have gone: two old people dance on under the lamp in a wreath half flower and half fruit. */
export const picture = defineCard({
  name: 'love/21-joined-wreath',
  light: [...LAMP],
  numeral: 'XXI',
  draw(art) {
    sky(art);
    orchard(art);
    ground(art);
    leftOver(art);
    trunk(art);
    crown(art);
    shadows(art);
    fallen(art);
    wreath(art);
    dancers(art);
  },
});
