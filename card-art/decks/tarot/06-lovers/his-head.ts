import { flat } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  contains,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  random,
  ribbon,
} from '../../../kit/pen/index.ts';
import { BROWN } from './view.ts';

const BLACK = { light: '#6e4a46', middle: '#2c1c28', dark: '#140c18' } as const;

/** He bows his brow to hers, his eyes are closed; curls, an ear, a short beard. */
export function hisHead(art: Art): void {
  const box = local(art, 364, 511, 1.34, { mirror: true, rot: -24 });
  flat(
    box,
    '0,-54! 18,-52 33,-44 41,-32 43.6,-20 43,-11 41.4,-4 44,4 48.6,11 53.4,16.6 55,20.4 52.8,24 46.6,25.8! 46,29! 48.6,30.8 50,33 48.8,35 45.4,36.2! 48.4,38.6 47.8,42.4 44.2,45! 45,50 44,57 38,61 30,61 16,55 2,44! -14,20 -22,-20',
    BROWN.middle,
    [
      '32,-60! 35,-40 38,-24 36,-13 37.4,-4 38.6,4 42,10 46,16 43,21 41.6,26 43,32 43,38 42,46 50,60! 70,60! 70,-60!',
      BROWN.light,
    ],
    ['18,10! 25,8 32,10 35.6,16 33,22 26,23 20,19', '#b8684e', 0.3],
    ['-20,-60! 10,-40 15,-22 11,-4 8,8 12,24 20,36! 10,66! -30,66!', BROWN.dark],
    ['54.6,20! 52.6,24 46.6,26.2! 44,25.4 45.6,22.4 50,22.6', BROWN.dark],
    { side: [-1.4, -0.4], paint: '#f0b888' },
  );
  beard(box);
  // the lowered lid, its lashes, the brow
  box.fill(closed('24.8,-1! 27,-5 31.2,-6.6 35.6,-5! 37.2,-1.4 36.6,3! 31.8,4 27.6,2.4'), '#b97a58');
  const line = (knots: string, width: number, start = 0.2, end = 0.2): Path =>
    ribbon(box.place(curve(knots)), width, { start, end, peak: 0.6 });
  art.blot(
    [
      line('23.6,-1.4 27.4,2.6 32,4.1 37.4,3.2', 2.6),
      line('35.6,3.6 37.8,4.8 40.4,4.6', 1.5, 0.8, 0),
      line('32.6,4.2 34.2,6 36.6,6.6', 1.4, 0.8, 0),
      line('25,-5.8 30.4,-9 36.4,-7', 1),
      line('18.6,-10.6 26,-15.2 34.4,-15.8 41.2,-12.6', 4.2, 0.2, 0.4),
    ],
    BLACK.dark,
  );
  art.blot([line('46,16 43,20 44.4,24.6', 1.8)], BROWN.line);
  curls(box);
  ear(box);
}

/** Its cheek line thins to the ear. */
const BEARD =
  '-8,-2! -5,4 -2.4,13 2,21! 5,25 9,29 11,30! 15,35 19,36 23,37.6! 28,40.4 33,39 38,40.6! 41.4,44.4 44.4,46! 47,51 45,58 38,62 28,62.4 15,57 4,47 -3,36 -6.6,24 -9,10';

/** Where it stands out below the jaw, and how large each lock is. */
const BEARD_EDGE = [
  [42.6, 49, 4],
  [42, 56, 5.4],
  [36, 61, 4.4],
  [29.6, 61.6, 6],
  [21, 59.6, 4.2],
  [15.4, 55, 5.6],
  [7.6, 50, 3.8],
  [3.6, 44.4, 4.6],
  [-1, 38, 3],
  [-3.4, 31, 3.4],
] as const;

function beard(box: Local): void {
  const { art } = box;
  art.blot(
    BEARD_EDGE.map(([x, y, r]) => box.place(ellipse(x, y, r, r * 0.9))),
    BLACK.middle,
  );
  flat(box, BEARD, BLACK.middle, ['-16,8! -7,20 -1,33 10,46 24,57 36,61! 36,76! -30,60!', BLACK.dark]);
  locks(box, BEARD, {
    seed: 'beard',
    over: [-8, 12, 46, 62],
    step: 6,
    radius: [1.8, 3.4],
    sunny: (x) => x > 27,
  });
  box.fill(closed('34.4,36! 36.6,32.8 41.4,29.8 46,28.2! 48.4,30.4! 45,32.4 40.2,34.6'), BLACK.middle);
  box.fill(closed('37.4,36.2! 41.4,34.4 45.6,31.8 49.6,32.6! 49.2,34.6 45.2,36.4!'), '#84443f');
  box.fill(closed('37.8,36.6! 45.2,36.6! 48.2,38.8 47.4,42.2 44,44.4! 40.4,42'), '#a95f56');
  box.art.blot(
    [ribbon(box.place(curve('35.4,33.8 39.4,36.2 45.4,36.5')), 1.2, { start: 0.5, end: 0.8 })],
    '#4a2030',
  );
}

function ear(box: Local): void {
  flat(
    box,
    '-18,-5! -14,-12 -7,-13 -2,-7 -3,1 -6,7 -7.4,12 -10.4,16 -14,15.4 -15.6,10!',
    BROWN.middle,
    ['-14.6,-3! -10.6,-8.6 -6,-7 -5.6,-1 -9,4 -9.6,10! -12.6,5', BROWN.dark],
    { side: [-1.2, -1], paint: BROWN.light },
  );
}

const HAIR =
  '43,-36! 38,-29 33,-25! 29,-28 24,-25 22,-18! 17,-19 13,-15 12,-8! 7,-9 3,-5 2,3! -5,1 -9,8 -13,15! -15,22 -19,28! -27,28 -34,20! -44,4 -49,-18 -46,-38 -34,-54 -14,-64 8,-66 28,-58 42,-46';

/** Where the locks stand out round the head, from the brow to the nape, and how large each is. */
const EDGE = [
  [40, -38, 6],
  [42, -47, 6.4],
  [34, -55, 8],
  [24, -61, 6.6],
  [14, -63, 8.6],
  [2, -66, 6.6],
  [-8, -63, 8.2],
  [-20, -60, 7.6],
  [-30, -54, 8.4],
  [-40, -47, 6.8],
  [-44, -37, 8],
  [-49, -27, 6.4],
  [-47, -15, 8],
  [-45, -4, 6.4],
  [-42, 5, 6.8],
  [-36, 13, 6],
  [-32, 20, 6.4],
] as const;

/** Cropped at the nape, thick over the brow: a mass with a curly edge, and locks that catch the sun. */
function curls(box: Local): void {
  const { art } = box;
  const edge = EDGE.map(([x, y, r]) => box.place(ellipse(x, y, r, r * 0.92)));
  art.blot(
    edge.map((lock) => lock.translate(-1, -2.2)),
    '#b87858',
  );
  art.blot(edge, BLACK.middle);
  flat(box, HAIR, BLACK.middle, ['-60,-40! -42,-34 -32,-14 -26,4 -22,40! -60,40!', BLACK.dark]);
  locks(box, HAIR, {
    seed: 'curls',
    over: [-44, -58, 42, 20],
    step: 9,
    radius: [2.6, 5.4],
    sunny: (x, y) => x - y * 0.8 > 22,
  });
}

interface Locks {
  seed: string;
  over: readonly [left: number, top: number, right: number, bottom: number];
  step: number;
  radius: readonly [from: number, to: number];
  sunny: (x: number, y: number) => boolean;
}

/** Each a small hook, turned as it likes; some catch the light. */
function locks(box: Local, knots: string, { seed, over, step, radius, sunny }: Locks): void {
  const mass = closed(knots).flatten();
  const chance = random(seed);
  const [bright, dim]: [Path[], Path[]] = [[], []];
  for (let y = over[1]; y < over[3]; y += step - 0.5)
    for (let x = over[0]; x < over[2]; x += step) {
      const [px, py] = [x + chance.between(-3, 3), y + chance.between(-3, 3)];
      const [r, turn] = [chance.between(...radius), chance.between(0, 360)];
      if (!contains(mass, px, py)) continue;
      const lock = ribbon(
        box.place(curve('-1,0.3 -0.7,-0.7 0.3,-1 1,-0.3 0.7,0.6').scale(r).rotate(turn).translate(px, py)),
        2,
        { samples: 10, peak: 0.4 },
      );
      (sunny(px, py) ? bright : dim).push(lock);
    }
  box.art.blot(dim, '#4a3036').blot(bright, BLACK.light);
}
