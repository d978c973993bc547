import { byHand, ink, printed } from '../../../kit/hand/index.ts';
import { closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { cut, type World } from './world.ts';

/** From the roots up the side that we see to the bough's tip, and back. */
const TRUNK = byHand(
  closed(
    '432,628! 450,622 466,607.8 476,576.6 480,528.8 478,476.8 470,414.4 458,352 442,296 420,252 388,218 348,198 300,187 250,181 200,178 150,168 104,146 70,120 40,106! 40,92! 74,100 110,122 156,144 204,152 254,154 306,156 360,162 404,176 430,190! 436,150 432,100 440,40! 486,40! 480,100 488,156 504,196 530,158 566,128 620,100! 620,150! 580,190 556,232 546,290 548,352 556,424.8 562,508 566,570.4 580,607.8 620,624! 620,634! 574,630 556,618 536,628 508,634 494,622 478,634 456,636',
  ),
  2,
);

const LIT =
  '40,100 74,112 108,136 152,160 204,168 254,172 304,178 352,188 394,208 428,244 452,290 468,349.9 480,414.4 488,476.8 490,528.8 486,576.6 476,612 440,630';

const GROOVES = [
  '486,612 496,570.4 500,508 496,445.6 486,393.6',
  '510,626 518,570.4 524,508 518,435.2 506,362.4',
  '540,612 538,549.6 544,476.8 536,404',
  '498,414.4 488,341.6 468,280 440,236',
  '520,383.2 516,320.8 504,268 486,230',
  '452,270 424,226 384,200 336,186',
  '430,204 380,180 320,168 250,166',
  '200,166 150,154 110,134 76,110',
  '300,172 240,168 190,165',
  '458,60 456,120 466,176 490,214',
  '560,170 532,206 518,250',
] as const;

/** An old tree on the bank: it leans out, one bough runs over the water. */
export function tree(world: World): void {
  const { art, clear } = world;
  const lit = (width: number): Path => ribbon(curve(LIT), width, { samples: 34, start: 0.6, end: 1 });
  if (!clear) {
    cut(world, TRUNK, { fill: '#54353a', shade: '#2e1c2e', soft: 20 }, [lit(36), '#a06a54', 0.7]);
    return;
  }
  form(
    art,
    TRUNK,
    () => {
      art.fill(TRUNK, '#54353a');
      art.clip(TRUNK, () =>
        printed(art, [44, 90, 556, 626], () => {
          art.fill(lit(70), '#9a634f', 0.3).fill(lit(44), '#b4785e', 0.36).fill(lit(20), '#d39a6c', 0.6);
        }),
      );
    },
    22,
    { shade: '#23152a', rim: '#ffdc96', rimWidth: 2.4 },
  );
  // bark: long furrows, dark with a lit lip, and plates between them
  art.blot(
    GROOVES.map((groove, i) => ink(byHand(curve(groove), 3), i % 3 ? 2.2 : 3.2, i, 0.3)),
    '#23152a',
  );
  art.blot(
    GROOVES.map((groove, i) => ink(byHand(curve(groove), 3).translate(-3.4, 1), 1, i + 9, 0.4)),
    '#d9986a',
  );
  knot(world);
}

/** Where a branch broke off long ago: the bark has grown round it. */
function knot({ art }: World): void {
  const swirl = (path: Path): Path => byHand(path, 1);
  art.fill(swirl(closed('508,468.5! 516,456 528,458.1 534,472.6 530,489.3 518,493.4 509,483')), '#6a4640');
  art.fill(swirl(closed('513,470.6 519,462.2 527,465.4 530,474.7 526,485.1 518,487.2 513,479.9')), '#2a1826');
  art.blot(
    [
      '505,476.8 508,458.1 520,450.8 534,458.1',
      '507,483 512,497.6 524,499.7',
      '500,445.6 510,441.4 526,441.4',
    ].map((line, i) => ink(curve(line), 1.6, i, 0.2)),
    '#23152a',
  );
}
