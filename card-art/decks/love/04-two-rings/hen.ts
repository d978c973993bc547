import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  polygon,
  ribbon,
} from '../../../kit/pen/index.ts';
import { shadow, toned } from './view.ts';

const WHITE = { fill: '#fffdf6', shade: '#a79cb8', rim: '#ffffff' } as const;
const BODY = closed(
  '-30,-50! -22,-58 -12,-54 -8,-42! 0,-34 14,-32 26,-36! 36,-32 36,-18 26,-6 10,0 -6,-2 -18,-12 -26,-28',
);
const TAIL = closed('16,-34! 22,-52 34,-66 46,-66! 44,-60! 54,-58! 50,-50! 56,-44! 48,-36 40,-24 28,-12!');

/** A hen that has found a stone too, and makes off with it at a run. */
export function hen(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const at = (knots: string): Path => box.place(closed(knots));
  const fill = (knots: string, tone: string): void => void art.fill(at(knots), tone);
  shadow(box, [BODY, TAIL, closed('-2,-4! 4,-4! -10,12! -14,12!')], 14);
  // one leg before, one pushing off behind
  leg(box, '14,-4 20,4 30,6', ['30,6 38,2', '30,6 38,7', '30,6 34,12']);
  leg(box, '-2,-4 -4,6 -14,12', ['-14,12 -26,12', '-14,12 -22,17', '-14,12 -6,15']);
  toned(box, TAIL, { ...WHITE, soft: 6 }, () => {
    for (const quill of ['24,-32 32,-48 46,-62', '28,-30 40,-44 54,-56', '32,-24 42,-36 54,-46'])
      art.fill(box.place(ribbon(curve(quill), 1.8, { start: 0.6 })), '#b9aec4');
  });
  toned(box, BODY, { ...WHITE, soft: 9 });
  // the wing, lifted for balance: coverts, then three quills
  for (const quill of [
    '8,-20! 22,-14 36,-16 46,-24! 40,-30 26,-30 12,-28!',
    '6,-22! 20,-20 34,-24 42,-32! 34,-36 22,-34 10,-30!',
  ])
    toned(box, quill, { ...WHITE, fill: '#f2ecee', soft: 3 });
  toned(box, '-10,-28! -2,-38 14,-40 28,-36! 30,-28 22,-20 8,-17 -4,-19!', { ...WHITE, soft: 5 });
  // hackle feathers at the neck
  for (const tuft of [
    '-22,-38! -18,-28 -20,-20! -12,-26 -10,-34!',
    '-16,-36! -10,-26 -12,-18! -4,-26 -6,-36!',
  ])
    fill(tuft, '#ded6e0');
  fill('-31,-54! -33,-62 -28,-60! -27,-68 -22,-62! -18,-68 -15,-60! -10,-62 -10,-54! -18,-58', '#c8303c');
  fill('-31,-46! -36,-40 -33,-35 -29,-38 -28,-44!', '#c8303c');
  fill('-30,-53! -40,-50! -44,-46! -38,-46 -30,-46!', '#dd9f3c');
  fill('-40,-48.6! -30,-49.6! -30,-48.6!', '#8a5420');
  box
    .fill(ellipse(-23.6, -51, 2.6, 2.8), '#e6a144')
    .fill(ellipse(-24, -51, 1.7, 1.9), '#241820')
    .fill(ellipse(-24.6, -51.8, 0.6), '#ffffff');
  toned(
    box,
    polygon([
      [-52, -49],
      [-45, -54],
      [-39, -50],
      [-40, -43],
      [-48, -42],
    ]),
    { fill: '#e2a842', shade: '#a4641c', soft: 3 },
  );
}

function leg(box: Local, shank: string, toes: readonly string[]): void {
  box.art.blot(
    Path.join(
      [shank, ...toes].map((way, i) =>
        box.place(ribbon(curve(way), i ? 2.6 : 3.6, { start: 1, end: i ? 0.2 : 0.9, samples: 6 })),
      ),
    ),
    '#cc8a36',
  );
}
