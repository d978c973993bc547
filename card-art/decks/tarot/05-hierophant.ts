import { defineCard } from '../../define.ts';
import { close, LIGHT } from './05-hierophant/form.ts';
import { behindTheHand, glass, onTheStones, shaft } from './05-hierophant/glass.ts';
import { dusk, floor, walls } from './05-hierophant/hall.ts';
import { hierophant } from './05-hierophant/hierophant.ts';
import { keys } from './05-hierophant/keys.ts';
import { kneelers } from './05-hierophant/kneelers.ts';
import { throne } from './05-hierophant/throne.ts';

/** In a dark choir a coloured window throws its light on an old man in three crowns, and before him two who kneel. */
export const picture = defineCard({
  name: 'tarot/05-hierophant',
  light: LIGHT,
  numeral: 'V',
  draw(art) {
    walls(art);
    floor(art);
    behindTheHand(art);
    shaft(art);
    onTheStones(art);
    glass(art);
    close(art, throne);
    close(art, hierophant);
    dusk(art);
    keys(art, 326, 832);
    kneelers(art);
  },
});
