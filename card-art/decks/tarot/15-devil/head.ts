import { flat, INK, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  type Local,
  local,
  points,
  polar,
  polygon,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { COOL, form, NIGHT, shaggy } from './light.ts';

const COAT = '#4a2228';
const LIT = '#b4552f';
const BRIGHT = '#f09a50';

/** The goat's head, bent to those below it: fire on its one side, night on the other. Its eyes are level with (x, y). */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 7 });
  ears(box);
  horns(box);
  beard(box);
  skull(box);
  eyes(box);
  brows(box);
  star(box);
}

function horns(box: Local): void {
  for (const [knots, fill, rim, towards] of [
    ['18,-46 30,-92 62,-130 108,-152 150,-180 164,-222', '#463043', COOL.mid, [0.7, 0.8]],
    ['-18,-46 -34,-92 -70,-126 -118,-146 -160,-178 -172,-226', '#7c4a38', '#ffc27a', [-0.8, 0.6]],
  ] as const) {
    const horn = tube(points(knots), [25, 24, 21, 17, 11, 1], 44);
    form(box.art, box.place(horn.outline), fill, 9 * box.scale, { rim, towards });
    strokes(
      box,
      range(17, (i) => horn.rib(0.06 + i * 0.05, -0.025)),
      3.6,
      '#1c0d1a',
      0.12,
    );
  }
}

function ears(box: Local): void {
  form(box.art, box.place(closed('40,-28! 70,-30 102,-14 130,22! 98,16 68,6 44,-8!')), '#33203a', 5, {
    rim: COOL.mid,
    towards: [0.5, 1],
  });
  box.fill(closed('58,-16! 78,-15 100,-4 118,14! 96,10 72,2'), '#1c1024');
  form(box.art, box.place(closed('-40,-28! -72,-28 -106,-8 -134,30! -100,20 -68,8 -42,-8!')), '#6a3430', 7);
  box.fill(closed('-56,-17! -80,-14 -104,0 -124,22! -98,13 -72,3'), '#2c1220');
}

function beard(box: Local): void {
  const lock = (knots: string, fill: string): void =>
    form(box.art, box.place(closed(knots)), fill, 6, { rimWidth: 1.8 });
  lock('6,92! 26,96 30,130 24,168 30,196! 8,176 -2,140', '#1c1020');
  lock('-26,92! -30,124 -40,150 -34,190 -44,214! -12,190 -4,150 6,100', '#5c2a2a');
  lock('-12,100! -16,140 -10,176 -16,226! 10,196 16,150 14,100', '#3a1a24');
  strokes(
    box,
    ['-22,108 -28,144 -30,186', '-6,112 -4,150 -8,196', '8,112 8,146 4,180', '18,112 20,146 22,176'],
    INK.form,
    NIGHT,
    0.2,
  );
}

/** The long skull in planes: brow, cheek, bridge, muzzle. */
function skull(box: Local): void {
  const outline = box.place(
    closed(
      '0,-58 -24,-54 -40,-38 -50,-20! -48,2 -42,22 -34,46! -29,66 -31,84 -26,100! -12,114 0,117 12,114 26,100! 31,84 28,66 33,44! 42,20 48,0 50,-20! 40,-38 24,-54',
    ),
  );
  form(box.art, outline, COAT, 20 * box.scale, { towards: [-1, 0.55], rimWidth: 2.6 });
  const plane = (
    knots: string,
    fill: string,
    from: readonly [number, number],
    to: readonly [number, number],
    most = 1,
  ): void => stippled(box.art, box.place(closed(knots)), fill, box.at(...from), box.at(...to), [0.05, most]);
  // the cheek and the muzzle's side stand to the fire
  plane('-49,4! -42,22 -34,46! -30,66 -31,84! -20,72 -18,44 -24,18 -34,8', LIT, [-14, 20], [-46, 40]);
  plane('-8,-6! -16,20 -19,48 -21,70 -14,82! -6,70 -4,40 -3,10', LIT, [0, 20], [-24, 50]);
  plane('-31,84! -26,100 -14,112 -2,114! -4,98 -12,88 -22,80', BRIGHT, [4, 90], [-34, 104]);
  plane('-44,24! -34,46 -30,66! -26,50 -32,34', BRIGHT, [-20, 40], [-44, 46]);
  plane('-46,-30! -30,-50 -12,-54 -4,-40! -10,-24 -26,-26', LIT, [0, -50], [-52, -16], 0.8);
  // night air: broad on the cheek bone, broken by its hair, gone where the cheek is hollow, a last touch on the jaw
  flat(box, '49,-14! 48.6,2 43,20 33.6,45! 35,33! 30,37! 33,25! 26,26! 33,14! 28,9! 38,2 45,-8!', COOL.dim);
  flat(box, '49,-10! 48.4,2 42.6,20 36,38! 37.4,26! 34,27! 38.4,14 42,4 46,-6!', COOL.mid);
  flat(box, '29,70! 31,84 26,100 13,113! 19,102! 14,101! 22,93! 19,88! 27,80!', COOL.dim);
  flat(box, '29.8,74! 31,84 26.4,99 19,108! 23.6,97! 27,86!', COOL.mid);
  // what the brow hides
  box.fill(closed('-50,-18! -36,-20 -20,-12 -7,4! -14,14 -30,12 -44,4'), NIGHT);
  box.fill(closed('50,-18! 36,-20 20,-12 7,4! 14,14 30,12 44,4'), NIGHT);
  // nostrils, the cleft, the closed mouth
  box
    .fill(closed('-24,80! -14,82 -8,92! -14,95 -22,90'), NIGHT)
    .fill(closed('24,80! 14,82 8,92! 14,95 22,90'), NIGHT);
  strokes(box, ['-9,92 0,99 9,92', '0,99 0,106', '-24,103 -12,107 0,106 12,107 24,103'], 2.6, NIGHT, 0.1);
  strokes(
    box,
    [
      '-30,34 -27,54 -24,70',
      '-1,12 -2,40 -1,74',
      '-34,-46 -24,-40 -14,-26',
      '-8,-56 -4,-42 -5,-24',
      '8,-56 5,-42 5,-24',
    ],
    INK.form,
    NIGHT,
    0.25,
  );
  // a shaggy forelock between the horns
  form(
    box.art,
    box.place(shaggy(closed('-30,-52 0,-66 30,-52 14,-44 0,-36 -14,-44'), 16, 9, 150, 'forelock')),
    '#34182a',
    4,
    { rimWidth: 1.4 },
  );
}

/** They hang low over the eyes. */
function brows(box: Local): void {
  form(
    box.art,
    box.place(closed('-54,-18! -41,-34 -22,-30 -4,-8! -3,9 -12,4 -26,-7 -44,-10')),
    '#6a302c',
    4,
    { towards: [-0.4, 1], rimWidth: 1.8 },
  );
  form(box.art, box.place(closed('54,-18! 41,-34 22,-30 4,-8! 3,9 12,4 26,-7 44,-10')), '#22121f', 4, {
    rim: '#8a4030',
    rimWidth: 1.2,
    towards: [-0.4, 1],
  });
}

/** The turned star on its brow. */
function star(box: Local): void {
  const tips = range(5, (i) => polar(0, -26, 12, 180 + i * 144));
  box.line(polygon(tips), 1.5, '#ff9a4c', 0.9);
}

function eyes(box: Local): void {
  for (const [side, glow] of [
    [1, 0.75],
    [-1, 0.95],
  ] as const) {
    const mirrored = (knots: string) => closed(knots).scale(side, 1);
    stippledGlow(box.art, ...box.at(27 * side, 0), 30 * box.scale, '#ff7a2c', glow);
    box.fill(mirrored('42,-6! 33,-7 22,-3 13,6! 22,8 34,5'), side < 0 ? '#ffd060' : '#f09a3c');
    box.fill(mirrored('37,-3.4! 21,-0.6! 20,4! 35,2!'), '#1c0810');
  }
}
