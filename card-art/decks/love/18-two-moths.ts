import { defineCard } from '../../define.ts';
import { contactShadow, stippledGlow } from '../../kit/hand/index.ts';
import { andon } from './18-two-moths/andon.ts';
import { nightMoth } from './18-two-moths/night-moth.ts';
import { sitter } from './18-two-moths/sitter.ts';
import { boards, cup, eaves, garden } from './18-two-moths/veranda.ts';

/** The flame behind the paper. */
const [X, Y] = [176, 668];

/** Late at night somebody sits by a lantern on the veranda, and two moths have come to it. */
export const picture = defineCard({
  name: 'love/18-two-moths',
  light: [X, Y],
  numeral: 'XVIII',
  draw(art) {
    garden(art);
    stippledGlow(art, X, Y - 20, 270, '#e8985c', 0.9);
    boards(art, [X, 770]);
    eaves(art);
    contactShadow(art, 190, 764, 86, 14, '#180e2c');
    andon(art, 186, 762);
    contactShadow(art, 440, 802, 200, 22, '#140c28');
    sitter(art, 434, 770, 1);
    cup(art, 238, 836);
    nightMoth(art, 198, 366, 1.02, {
      rot: -24,
      open: [0.94, 1],
      lift: [8, 2],
      towards: [-3, 14],
      tones: ['#ffd0a0', '#a890c0', '#5c3c70', '#fff4dc'],
      shade: '#2c2458',
      rim: '#ffe0a8',
    });
    nightMoth(art, 286, 478, 0.52, {
      rot: 30,
      open: [0.66, 1],
      lift: [20, 6],
      towards: [-8, 9],
      tones: ['#ffdcac', '#c08a98', '#70385c', '#fff4dc'],
      shade: '#2c1840',
      rim: '#fff0c8',
    });
  },
});
