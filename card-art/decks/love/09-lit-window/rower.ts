import { contactShadow, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, roundLimb } from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';

/** Somebody lets the boat run and looks up, from behind; the bow's foot 40 below (x, y), about 370 × 220. */
export function rower(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const form = (path: Path, fill: string, soft: number): void =>
    byLamp(art, box.place(path), fill, soft, { rimWidth: 2.6 });
  contactShadow(art, x + 4, y + 34, 104, 22, '#06141c');
  for (const oar of ['-52,-58 -96,-34 -158,-4', '52,-58 98,-36 150,-10'])
    box.blot(ink(curve(oar), 6, 1, 0), '#c89c5c');
  for (const [blade, side] of [
    ['-146,-12! -158,-8 -178,4 -184,12! -172,12 -152,2', 0],
    ['140,-18! 152,-14 170,-2 176,6! 164,6 146,-4', 1],
  ] as const)
    form(closed(blade), side ? '#8a6a40' : '#c89c5c', 2);
  // the boat comes towards us, bow first
  form(closed('-80,-58! -50,-78 0,-84 50,-78 80,-58! 50,-24 4,0! -46,-24'), '#122a30', 6);
  // coat, arms on the oars
  form(closed('-30,-112! -12,-122 14,-122 30,-110! 38,-76 38,-26! 0,-14 -38,-26! -38,-76'), '#3c5b77', 13);
  strokes(box, ['0,-112 2,-80 0,-40', '-22,-92 -20,-66 -26,-44', '22,-92 22,-66 26,-44'], 2.2, '#14304c');
  form(roundLimb('-28,-104 -46,-78 -58,-58', [11, 10, 7], 12), '#486784', 5);
  form(roundLimb('28,-102 48,-78 58,-58', [11, 10, 7], 12), '#35526e', 5);
  form(closed('-8,-128! 10,-128! 12,-114 -10,-114!'), '#b07c54', 3);
  form(ellipse(-1, -139, 15, 16), '#33241f', 6);
  // the straw hat, pushed back to look up
  form(closed('-40,-140! -24,-152 2,-155 26,-147 38,-133! 22,-131 0,-130 -24,-133'), '#d8ac5c', 5);
  form(closed('-20,-146! -19,-164 0,-172 18,-163 22,-143! 4,-139 -8,-140'), '#e4bc6c', 7);
  box.blot(ink(curve('-20,-147 -4,-142 10,-141 22,-145'), 5, 2, 0), '#b8506a');
  form(closed('-84,-62! -52,-34 -22,-14 3,-6! 4,40! -30,32 -62,6 -80,-30'), '#8a6040', 12);
  form(closed('84,-62! 56,-34 28,-14 3,-6! 4,40! 34,32 64,6 80,-30'), '#4a3a30', 12);
  strokes(box, ['-80,-40 -48,-12 2,10', '-74,-20 -44,10 2,26'], 2, '#4a3020');
  strokes(box, ['80,-40 52,-12 8,10', '74,-20 46,10 8,26'], 2, '#241c18');
  form(closed('-2,-12! 9,-12! 8,44! -1,44!'), '#5a4030', 2);
  strokes(
    box,
    [
      '-206,12 -180,8 -150,13',
      '-212,20 -178,16 -140,21',
      '140,8 166,4 196,9',
      '-70,38 -30,46 4,48 40,46 76,38',
    ],
    2.6,
    '#e4c07c',
  );
}
