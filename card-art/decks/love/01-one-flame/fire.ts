import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { creases, FIRE, firelit } from './view.ts';

const [X, Y] = FIRE;
const at = (knots: string): Path => closed(knots).translate(X, Y);

/** Logs leaned together on stones, flames that the draught takes to the right. */
export function fire(art: Art): void {
  art.glow(X, Y + 2, 130, '#fff0c0', 0.8, 0.85);
  backLogs(art);
  flames(art);
  frontLogs(art);
  stones(art);
  sparks(art);
}

const BARK = { fill: '#4a2c20', shade: '#24161a', rim: '#ffc878' } as const;

function backLogs(art: Art): void {
  for (const [log, wide] of [
    ['-34,50 -12,22 6,-8', 11],
    ['36,50 20,20 4,-12', 10],
    ['4,46 8,12 2,-20', 10],
  ] as const)
    art.fill(ribbon(curve(log), wide, { start: 0.9, end: 0.7 }).translate(X, Y), '#3a211c');
}

/** Each tongue is its own: broad at its root, thrown to one side, torn thin. */
function flames(art: Art): void {
  for (const [tongue, paint] of [
    ['-26,44! -40,26 -38,4 -28,-12 -30,-30 -38,-44! -20,-36 -12,-20 -14,-2 -4,20 -6,46', '#d9853f'],
    ['20,46! 8,24 14,2 28,-12 36,-30 34,-52! 50,-34 54,-12 46,8 44,28 34,44', '#d9853f'],
    [
      '-18,46! -30,14 -16,-12 -12,-36 2,-58 22,-70 24,-92 16,-112! 40,-94 46,-70 36,-48 40,-26 36,4 30,40 6,50',
      '#e08f45',
    ],
    ['48,-58! 44,-70 50,-80 48,-94! 58,-80 58,-68', '#e08f45'],
    ['-34,-52! -40,-60 -36,-66 -40,-76! -30,-68 -29,-60', '#d9853f'],
    [
      '-16,46! -28,20 -22,0 -14,-8 -16,-22! -4,-10 -4,-26 8,-42 24,-52 28,-74! 38,-54 28,-36 30,-16 34,0 40,-16! 44,6 34,26 26,44 4,50',
      '#f8bd62',
    ],
    ['-20,40! -30,22 -26,8! -18,16 -14,30', '#f8bd62'],
    ['-12,46! -20,26 -12,8 -4,0 0,-18! 8,-8 10,-22 20,-34! 22,-16 18,-4 24,10! 28,22 20,40 4,50', '#ffe194'],
    ['-8,46! -12,32 -4,20 2,8 6,-4! 10,8 14,16 18,24 14,42 2,50', '#fff8df'],
  ] as const)
    art.fill(at(tongue), paint);
}

function frontLogs(art: Art): void {
  firelit(
    art,
    ribbon(curve('-48,44 -14,30 20,20'), 12, { start: 0.95, end: 0.75, samples: 14 }).translate(X, Y),
    { ...BARK, soft: 4 },
  );
  firelit(
    art,
    ribbon(curve('52,42 22,34 -8,34'), 13, { start: 0.95, end: 0.75, samples: 14 }).translate(X, Y),
    { ...BARK, soft: 4 },
  );
  for (const [x, y, r] of [
    [-48, 44, 5.6],
    [52, 42, 6],
  ] as const)
    art
      .fill(ellipse(X + x, Y + y, r * 0.6, r), '#8a5a38')
      .fill(ellipse(X + x, Y + y, r * 0.3, r * 0.5), '#5c3826');
  // embers between them, cracks that glow
  for (const [ember, paint] of [
    ['-22,52! -18,46 -11,45 -9,51!', '#d47446'],
    ['-10,54! -6,47 2,45 6,52!', '#f4a355'],
    ['5,54! 8,48 15,46 20,53!', '#e1864b'],
    ['19,52! 24,47 30,48 31,53!', '#c56340'],
  ] as const)
    art.fill(at(ember), paint);
  for (const crack of ['-30,38 -22,35 -16,36', '4,35 12,36 20,34', '28,37 36,39 42,40'])
    art.fill(ribbon(curve(crack), 1.8, { start: 0.3, end: 0.2 }).translate(X, Y), '#f4a155');
}

function stones(art: Art): void {
  for (const [knots, tone] of [
    ['-76,54 -74,46 -65,41 -54,43 -49,51 -52,57 -64,59', '#5d5646'],
    ['-56,57 -53,49 -43,45 -31,48 -27,56 -31,62 -46,63', '#6d6450'],
    ['39,60 42,51 51,46 61,49 66,56 62,62 48,64', '#645c4a'],
    ['-34,62 -31,54 -21,51 -8,53 -3,60 -8,66 -24,67', '#746a54'],
    ['11,63 13,56 22,52 34,54 40,60 35,66 20,67', '#6d6450'],
    ['-9,65 -7,60 1,57 10,58 15,63 11,68 -2,69', '#7a7058'],
  ] as const)
    firelit(art, at(knots), { fill: tone, shade: '#2c2e2a', rim: '#ffd998', soft: 4, rimWidth: 1.8 });
}

function sparks(art: Art): void {
  const chance = random('sparks');
  art.blot(
    range(12, () => {
      const t = chance();
      return ellipse(X + 22 + t * 16 + chance.between(-26, 26), Y - 106 - t * 110, 1.9 - t);
    }),
    '#ffdc98',
  );
  creases(
    art,
    [
      `${X + 30},${Y - 126} ${X + 34},${Y - 132} ${X + 33},${Y - 140}`,
      `${X + 4},${Y - 100} ${X + 2},${Y - 108} ${X + 5},${Y - 114}`,
    ],
    1.6,
    '#ffdc98',
  );
}
