import { INK, ink } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Path } from '../../../kit/pen/index.ts';
import { cut, type World } from './view.ts';

/** Where the water takes it. */
const [X, Y] = [408, 640];
const SIZE = 1.1;

const COAT = { fill: '#a08674', shade: '#5c4c58', rim: '#ffd79c' } as const;
const SKIN = { fill: '#d98a70', shade: '#96545a', rim: '#ffcf9c' } as const;
const LAMP = '#d8ab78';
const DARK = '#3c2a34';
const HAIRS = '#5c4d56';

const put = (path: Path): Path => path.scale(SIZE, SIZE).translate(X, Y);
/** The head upright, turned to the left, its middle at 0,0; its chin is up. */
const head = (path: Path): Path => put(path.rotate(20, 4, 10).translate(-2, -46));

const BODY = closed(
  '-33,10! -35,0 -35,-9 -33,-14! -31,-20 -24,-27 -12,-34 6,-37 18,-33 26,-27 31,-20! 31,-16 36,-8 36,-3! 35,2 37,9! 20,14 0,15.4 -18,14',
);
const HEAD = closed(
  '-19,-11! -19,-16 -15,-20 -15,-23! -9,-25 -5,-26 -4,-29! 3,-27.6 9,-26 13,-27! 17,-21 22,-16 26,-13! 25.6,-6 27,0 31,4! 27,8 30,14! 25,16 26,22! 19,22 16,27! 10,24 5,28! -1,22 -10,22!',
);
const FACE = closed(
  '-19,-10 -13,-13 -7,-10.6! 0,-13 7,-10 9,-3 6,4 5,11 2,18 -5,22 -13,23 -21,20 -25.6,15.6 -27,10.6 -24.6,5 -21,0 -20.4,-5',
);

/** Up to its arms in the warm water; stars fall every night, and every night it looks. */
export function monkey(world: World): void {
  const { art, at, tone, clear } = world;
  const on = (knots: string): Path => head(closed(knots));
  const fill = (path: Path, colour: string): void => void art.fill(at(path), tone(colour));
  const lines = (all: readonly string[], colour: string, weight: number, where = head): void => {
    if (!clear) return;
    art.blot(
      all.map((line, i) => ink(where(curve(line)), weight, i, 0.1)),
      colour,
    );
  };
  cut(
    world,
    put(BODY),
    { ...COAT, fill: '#8d7567', soft: 0, rimWidth: 2.4, towards: [0.9, -0.4] },
    // its chest, and the shadow of its head
    // its arms, held round the knees
    [put(closed('-40,20! -40,-30 -26,-24! -22,-14 -22,0 -26,20!')), '#695861'],
    [put(closed('20,-30! 15,-18 14,-4 17,20! 12,20! 9,-2 11,-16')), '#6a575a'],
    // the lantern has shoulder, arm and flank
    [put(closed('14,-38! 24,-30 25,-18 28,-8 26,4 28,20! 44,20! 44,-20 30,-36')), '#bd9673'],
    [put(closed('24,-30! 31,-21 31,-14 35,-6 34,4 36,16! 46,16! 44,-24')), LAMP],
    [put(closed('-26,20! -30,-30 -4,-36 14,-34! 10,-24 -2,-14 -8,0 -8,20!')), '#5f5057'],
    [put(closed('-30,-20! -22,-30 -4,-32 8,-28! 0,-20 -12,-16')), '#463b48'],
  );
  lines(
    ['22,-24 28,-14 29,-4', '14,-24 19,-12 19,0', '6,-18 9,-8 8,2', '-22,-18 -26,-8 -25,0', '-14,-12 -16,-4'],
    HAIRS,
    INK.detail * 1.2,
    put,
  );
  cut(
    world,
    head(HEAD),
    { ...COAT, soft: 4, rimWidth: 2.2, towards: [0.8, -0.6] },
    [on('-20,-12! -10,-18 2,-17 12,-11 14,0 10,12 10,28 -20,28!'), '#6c5b5d'],
    [on('-17,-18! -9,-25 2,-27 13,-24! 6,-21 -6,-20'), '#bb9d86'],
    [on('8,-28! 12,-20 18,-12 20,-4 21,6 22,16 17,28! 34,28! 34,-20'), '#c59f79'],
    [on('14,-27! 20,-18 24,-12 24,-4 26,4 27,10 25,22! 36,22! 34,-20'), '#e8bd86'],
  );
  // the ear, half in the coat
  cut(world, on('13,-4 17,-6 20,-2 19,4 15,6 13,2'), { ...SKIN, fill: '#b06e60', soft: 1.6, rimWidth: 0.8 });
  cut(
    world,
    head(FACE),
    { ...SKIN, soft: 0, rimWidth: 0 },
    // the hollows of the eyes, under the brow
    [on('-20,-8! -13,-10 -7,-8 0,-10 7,-7 7,-1 0,2 -6,1 -9,-2! -12,3 -15,2! -18,1 -21,-2'), '#a85f58'],
    // the cheek
    [on('10,-4! 5,3 3,10 2,18 -4,24 8,22 12,4'), '#f0ab84'],
    [on('0,-11! 8,-9 9,-3 6,2! 3,-3 0,-7'), '#eaa07c'],
    // the muzzle with its light, and the bridge of the nose
    [on('-13,3! -8,4 -2,8 -1,13 -4,18 -12,20.6 -20,18.6 -25,14 -26.6,10 -23,5'), '#d99480'],
    [on('-13.6,-9! -9.6,-9 -10,-2 -12,4 -16,8 -22,8! -19,3 -15,-2'), '#d99480'],
    [on('-24.6,15! -19,17.6 -10,18 -4,15.6! -5,20 -12,23.4 -21,20.6'), '#b86c60'],
  );
  // calm eyes, under heavy lids
  for (const [x, y, wide, tall] of [
    [-1, -4.4, 4.2, 2.7],
    [-17.6, -4.6, 2.5, 2.5],
  ] as const) {
    fill(head(ellipse(x, y, wide, tall)), '#e9c79a');
    fill(head(ellipse(x - 0.8, y - 0.4, wide * 0.62, tall * 0.96)), '#2a181c');
    if (clear) fill(head(ellipse(x - 1.4, y - 1.3, 0.9, 0.8)), '#fff6e2');
  }
  lines(['-5.6,-4 -3.4,-7 1,-7.4 4.4,-4', '-20.4,-5.4 -18.4,-7.6 -15,-5'], DARK, 1.5);
  lines(['-4.4,-2.4 -1,-1 3,-2', '-8,-11.6 0,-13.6 8,-10', '-19.6,-10.4 -14,-13.2 -10,-11'], '#7c4448', 1);
  // nostrils, mouth
  lines(['-22.6,8.4 -21,9.4', '-18.6,9 -16.8,8.4'], DARK, 1.5);
  lines(['-26,13.6 -22,15.6 -15,16.4 -8,15.4 -4,12.4'], '#6e383c', 1.4);
  // locks over the brow and along the cheek
  lines(
    [
      '-12,-21 -10,-15',
      '-6,-23 -5,-17',
      '2,-24 1,-16',
      '8,-21 6,-14',
      '14,-19 10,-13',
      '18,-13 13,-9',
      '22,8 15,8',
      '24,13 17,12',
      '19,18 12,15',
      '12,23 8,18',
      '6,24 4,20',
      '22,-3 25,2',
    ],
    HAIRS,
    INK.detail * 1.2,
  );
}

/** Where the pool closes round it. */
export function aroundIt(art: World['art']): void {
  const on = (knots: string): Path => put(curve(knots));
  art.blot(
    [
      ink(on('-50,3 -38,8 -12,12 14,12 40,8 52,3'), 2.2, 3, 0.2),
      ink(on('-70,6 -58,13 -30,18'), 1.5, 4, 0.3),
      ink(on('26,18 54,14 68,8'), 1.5, 5, 0.3),
    ],
    '#b9d6cb',
  );
}
