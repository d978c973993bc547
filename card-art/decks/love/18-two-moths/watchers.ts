import { contactShadow, outOfFocus, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path, roundLimb } from '../../../kit/pen/index.ts';
import { byFlame } from './view.ts';

/** A small child who keeps behind the post and holds on to it, from behind; feet at (x, y), about 100 × 210. */
export function child(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const form = (path: Path, fill: string, soft: number): void => byFlame(art, box.place(path), fill, soft);
  contactShadow(art, x - 8, y + 1, 62, 11, '#14262a');
  for (const foot of ['-20,-46 -20,-24 -21,-6', '12,-46 12,-24 14,-6'])
    form(roundLimb(foot, [10, 9, 7], 10), '#b98462', 4);
  form(closed('-36,2! -34,-7 -12,-9 -6,0! -8,5 -30,6'), '#2c3438', 2);
  form(closed('0,2! 2,-8 24,-9 30,0! 26,5 8,6'), '#2c3438', 2);
  form(
    closed('-26,-150! -36,-110 -42,-70 -44,-36! -10,-28 20,-30 38,-38! 34,-80 28,-118 24,-150! 0,-158'),
    '#c4546c',
    15,
  );
  strokes(box, ['-24,-90 -28,-60 -28,-40', '2,-84 4,-58 2,-36', '22,-92 26,-64 26,-44'], 2.4, '#7c2c48');
  // the sash and its bow
  form(closed('-34,-120! -10,-114 14,-114 30,-120! 32,-98 12,-92 -14,-92 -38,-98!'), '#e6b45c', 6);
  form(
    closed('-4,-106! -22,-124 -40,-118 -40,-98 -22,-94! -4,-104 16,-94 32,-100 30,-120 14,-124!'),
    '#f0c674',
    5,
  );
  form(closed('-8,-104! -16,-84 -20,-66! -8,-66 0,-70! 4,-88 0,-104!'), '#e6b45c', 4);
  // one arm round the post
  form(closed('14,-150! 32,-150 52,-146 66,-142! 66,-116 58,-108! 42,-116 24,-122 12,-124!'), '#d0627a', 8);
  form(roundLimb('60,-132 72,-136 80,-130', [8, 7.4, 6], 8), '#d69c74', 3);
  // the cheek turns to the wall
  form(closed('20,-204! 36,-194 38,-182 41,-176 36,-172 34,-160 20,-154!'), '#e2ab80', 4);
  box.blot(ellipse(34, -187, 1.8, 2.6), '#2a2030');
  form(
    closed(
      '-30,-184! -34,-206 -18,-226 8,-229 30,-216 34,-200! 25,-194 26,-176 22,-154! 6,-148 -16,-148 -30,-156!',
    ),
    '#1d2430',
    12,
  );
  strokes(
    box,
    ['-20,-208 -24,-184 -22,-162', '0,-220 -6,-190 -4,-160', '14,-214 16,-188 12,-162'],
    1.8,
    '#6a6454',
  );
}

/** Hind legs, back, head with its ears. */
const CAT = closed(
  '-34,0! -44,-9 -45,-32 -36,-60 -25,-92 -20,-114! -30,-124 -33,-140 -30,-152 -31,-174! -18,-162 9,-162 21,-174! 22,-152 24,-140 21,-124 12,-114! 18,-90 30,-58 40,-30 39,-9 30,0! 16,3 8,-3 5,-18 -2,-22 -9,-18 -12,-3 -20,3',
);

const FORELEGS = [
  roundLimb('-14,-110 -30,-146 -36,-190', [11, 9, 8], 12),
  roundLimb('10,-110 30,-140 40,-204', [11, 9, 8], 12),
];

/** A cat on its hind legs, from behind: it boxes what the wall shows. Feet at (x, y), about 110 × 230. */
export function cat(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  outOfFocus(art, 1.2, () => {
    for (const part of [CAT, ...FORELEGS])
      art.fill(box.place(part.map((a, b) => [a * 1.08 + 44 - b * 0.04, b * 1.02 - 6])), '#746640');
  });
  contactShadow(art, x + 14, y, 60, 9, '#10201f');
  const form = (path: Path, soft: number): void =>
    byFlame(art, box.place(path), '#1b2a30', soft, { rimWidth: 2.6 });
  form(roundLimb('24,-12 52,-10 70,-24 72,-48 62,-62', [8, 7.4, 7, 6, 3.4], 22), 4);
  for (const leg of FORELEGS) form(leg, 4);
  form(CAT, 10);
  strokes(box, ['-4,-112 -2,-80 -2,-46', '-14,-30 -18,-18 -16,-8', '14,-30 20,-18 18,-8'], 1.8, '#5a6258');
  box.blot([ellipse(-36, -192, 8, 9), ellipse(40.5, -206, 8, 9)], '#ead9ae');
}
