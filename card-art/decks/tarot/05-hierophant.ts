import { defineCard } from '../../define.ts';
import { stippled } from '../../kit/hand/index.ts';
import { roundRect } from '../../kit/pen/index.ts';
import { cat, dove } from './05-hierophant/creatures.ts';
import { LIGHT } from './05-hierophant/form.ts';
import { glass, onTheFloor, shaft } from './05-hierophant/glass.ts';
import { floor, pillar, walls } from './05-hierophant/hall.ts';
import { hierophant } from './05-hierophant/hierophant.ts';
import { keys } from './05-hierophant/keys.ts';
import { kneelers } from './05-hierophant/kneelers.ts';
import { throne } from './05-hierophant/throne.ts';

/** In a dark hall a coloured window throws its light over an old man in three crowns and two who kneel. */
export const picture = defineCard({
  name: 'tarot/05-hierophant',
  light: LIGHT,
  numeral: 'V',
  draw(art) {
    walls(art);
    floor(art);
    pillar(art, 240, 19, 204, 640, '#b08a64');
    pillar(art, 500, 21, 204, 642, '#6f5048');
    throne(art);
    onTheFloor(art);
    shaft(art);
    glass(art);
    dove(art, 322, 176, 1);
    hierophant(art);
    keys(art, 322, 716, 0.74);
    kneelers(art);
    cat(art, 416, 822, 0.98);
    pillar(art, 62, 44, 40, 846, '#402c30');
    stippled(art, roundRect(44, 800, 512, 70), '#160c18', [0, 820], [0, 876], [0, 0.7]);
  },
});
