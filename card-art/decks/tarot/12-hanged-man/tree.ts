import { byHand, ink, printed } from '../../../kit/hand/index.ts';
import { closed, curve, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { cut, type World } from './world.ts';

/** From the roots up the side that we see to the bough's tip, and back. */
const TRUNK = byHand(
  closed(
    '428,642! 450,634 466,611 476,576.6 480,528.8 478,476.8 470,414.4 458,352 446,290 428,238 398,192 358,164 310,148 262,140 216,136 170,131 130,122 96,112 60,104! 60,96! 98,98 132,106 174,111 218,113 264,114 314,117 366,124 406,140 432,164! 436,130 432,100 440,40! 486,40! 480,100 488,156 504,196 530,158 566,128 620,100! 620,150! 580,190 556,232 546,290 548,352 556,424.8 562,508 566,570.4 580,617.8 620,634! 620,644! 574,642 556,632 536,640 508,646 494,634 478,646 456,648',
  ),
  2,
);

const LIT =
  '60,101 96,108 130,118 170,127 216,132 262,136 310,143 360,156 402,184 434,232 456,288 468,349.9 480,414.4 488,476.8 490,528.8 486,576.6 476,620 436,642';

const GROOVES = [
  '486,612 496,570.4 500,508 496,445.6 486,393.6',
  '510,626 518,570.4 524,508 518,435.2 506,362.4',
  '540,612 538,549.6 544,476.8 536,404',
  '498,414.4 488,341.6 470,280 446,226',
  '520,383.2 516,320.8 504,268 486,230',
  '458,270 438,214 402,172 350,148',
  '440,190 396,152 330,130 256,128',
  '208,126 160,122 120,114 84,106',
  '300,138 246,132 196,128',
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
