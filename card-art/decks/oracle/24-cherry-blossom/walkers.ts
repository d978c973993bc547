import { flat, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  line,
  local,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { boy } from './boy.ts';
import { face } from './face.ts';
import { HAIR, HAIR_LIT, SHOE, SKIN, SKIN_LIT, SKIN_SHADE, SOCK, shade, sun } from './tones.ts';

const GREEN = '#2c4440';
const GREEN_LIT = '#5a7d6c';
const GREEN_SHADE = '#1d2f2f';

/** A bicycle that is pushed to the left; its wheels stand at y 0. */
function bicycle(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const wx of [-46, 20]) {
    box.line(ellipse(wx, -20, 19.5), 2.4, '#3f4440').line(ellipse(wx, -20, 17.6), 0.8, '#d9cdb8');
    box.line(
      range(6, (i) => line(wx, -20, wx + 18 * Math.cos(i * 1.05), -20 + 18 * Math.sin(i * 1.05))),
      0.4,
      '#8f877a',
    );
  }
  // the far crank, the frame, and on our side the chain and the near crank
  box.line([curve('-12,-19 -15.6,-24.6')], 1.6, '#6d655c');
  box.fill(roundRect(-19, -26, 6.4, 1.8, 0.8), '#3f4440');
  const tubes = [
    '-46,-20 -43,-29 -40.6,-40 -37,-56',
    '-39.4,-46 -26,-31 -12,-19',
    '-12,-19 20,-20',
    '-12,-19 -4,-47',
    '20,-20 8,-31 -4.6,-43',
  ];
  box.line(
    tubes.map((tube) => curve(tube)),
    2.6,
    '#bf5f4c',
  );
  box.line([curve('-40.4,-41 -37.4,-54'), curve('-11.6,-22 -5,-44')], 0.8, '#e58d74');
  box.line([line(-12, -23.6, 20, -22.2), line(-12, -14.4, 20, -17.8)], 0.7, '#4a4640');
  box.line([ellipse(-12, -19, 4.6)], 1.4, '#4a4640').fill(ellipse(20, -20, 2.2), '#4a4640');
  box.fill(ellipse(-46, -20, 1.8), '#4a4640');
  box.line([line(-12, -19, -8, -12.4)], 1.8, '#d9cdb8');
  box.fill(roundRect(-11.4, -12.6, 7, 2, 0.8), '#3f4440').fill(ellipse(-12, -19, 1.5), '#d9cdb8');
  box.line([curve('-37,-56 -37,-64 -33,-67 -28,-66.4'), curve('-4,-46 -2.4,-51')], 2, '#4a4640');
  flat(
    box,
    '-11,-52.6! -10.6,-54 -5,-54.2 1,-55.4 6.4,-56 8.4,-54.4 8,-51.6 4.6,-50 0,-50.4 -4,-51.6!',
    '#6b4436',
    ['-12,-54.6! -4,-53 2,-53.4 9,-53.6! 9,-58! -12,-58!', '#b07a5c'],
  );
  box.fill(closed('-60,-62! -40,-61! -42,-46! -57,-47!'), '#b79a70');
  strokes(
    box,
    ['-59,-57 -41,-56', '-58,-52 -41,-51', '-54,-62 -53,-47', '-48,-61 -48,-47'],
    0.8,
    '#7d6544',
    0,
  );
  box.fill(closed('-58,-61! -54,-70 -45,-69 -42,-61!'), '#7d8f66');
}

/** Her coat and skirt, her hair tied low, her face lifted to what falls. */
function girl(box: Local): void {
  // the arm that she lifts, its sleeve slid down from the wrist
  flat(box, limb('-21,-89.5 -24,-95 -27,-101', [2.4, 2, 1.5], 8), SKIN, sun(0.9, SKIN_LIT));
  flat(
    box,
    '-25.6,-100! -24.8,-103 -24.4,-106.4 -25.6,-106.8 -27,-104 -29.6,-107.6 -31,-107.6 -30.6,-105.6 -33.4,-106.6 -34,-105.4 -31.4,-103.2 -29,-101 -28,-99!',
    SKIN,
    sun(0.8, SKIN_LIT),
  );
  flat(box, limb('1,-76 -8,-79 -17,-82', [4.6, 4.2, 3.8], 10), GREEN_SHADE);
  flat(box, limb('-15.4,-80.4 -19,-85 -22.4,-92', [4, 3.8, 3.2], 10), GREEN, sun(1.6, GREEN_LIT));
  // the far leg pushes off
  flat(box, limb('5,-40 11,-25 20,-10', [4.6, 3.8, 2.8], 10), SKIN_SHADE);
  flat(box, limb('12.4,-23 16,-16 21.4,-7', [3.4, 3.2, 2.2], 8), SOCK);
  flat(box, '18.6,-9! 22.6,-8.6 26,-3 26.4,0 22.6,0.6! 17.6,-4.4', SHOE);
  flat(
    box,
    limb('-2,-40 -7,-25 -10.6,-9', [5, 4, 2.8], 10),
    SKIN,
    sun(1.6, SKIN_LIT),
    shade(1.6, SKIN_SHADE),
  );
  flat(box, limb('-7,-23.6 -9,-15 -10.4,-5', [3.6, 3.4, 2.4], 8), SOCK, sun(0.9, '#5b5c60'));
  flat(box, '-7.4,-6.6! -6.8,0! -20,0! -19.6,-3 -14.4,-4.6 -12.6,-6.8!', SHOE, sun(0.9, '#936450'));
  flat(
    box,
    '-7,-60! 7,-60! 11,-50 14.6,-43 17.6,-33! 12,-31.6 6,-32.6! 2,-31 -4,-32! -9,-31 -14.4,-33! -12,-46',
    GREEN,
    ['8,-61! 12,-50 20,-32! 8,-30! 5,-46!', GREEN_SHADE],
    ['-7,-60! -3,-60! -6,-46 -8.4,-31! -16,-31! -12,-48!', GREEN_LIT],
    ['-0.6,-58! 0.8,-58! 1.4,-44 0.6,-31! -2.4,-31!', GREEN_LIT, 0.6],
  );
  flat(
    box,
    '-5.4,-80 0,-83! 5.6,-80 9,-74 9.6,-66 8,-58! 0,-56.6 -8.4,-58! -8.6,-66 -9.4,-73',
    GREEN,
    ['3,-82! 5,-70 3,-62 5,-56! 14,-56! 12,-80!', GREEN_SHADE],
    ['-10,-76! -5,-74 -6.4,-66 -5.4,-57! -12,-57!', GREEN_LIT],
  );
  // neck, sailor collar, scarf
  flat(box, '-4,-87! 4,-88! 5,-81 0,-78 -4,-80!', SKIN_SHADE, ['-4.6,-88! -2,-87 -1.6,-79! -6,-79!', SKIN]);
  flat(
    box,
    '-6.6,-80.6! -3,-82 -2,-78.4 3,-80 5,-84! 9.4,-79.6 11,-72! 4,-74 -2,-74.6! -4.4,-72.6!',
    '#f6ecd8',
    ['4,-84! 5,-78 5,-72! 13,-71! 11,-80!', '#c8bfb4'],
  );
  flat(box, '-4.6,-75! -2.2,-75.4! -1.4,-70 -3.2,-65.6! -6.4,-68!', '#cc5d4c', sun(0.8, '#f08a6c'));
  const head = local(box.art, ...box.at(-0.8, -92.2), box.scale * 1.16, { rot: 17 });
  // tied low in the neck
  flat(head, '3,3! 7,2 9.4,6 9.4,13 6,19! 5.8,12 4.4,8!', HAIR, { side: [-0.8, 0.2], paint: HAIR_LIT });
  face(head);
  strokes(head, ['-4.7,0.5 -3.7,1 -2.5,0.7'], 0.8, '#2b2223', 0);
  strokes(head, ['-4.7,-1.7 -3.6,-2.3 -2.2,-1.9'], 0.7, '#4a332c', 0);
  flat(
    head,
    '-5,-3.6! -4.8,-6.4 -1,-8.2 3.4,-7.4 6.6,-3.6 7.2,1 5.6,5 3.4,5.2! 3.6,1.4 1.6,-0.8 0.6,0.6 0.2,-2.6! -2,-4.6',
    HAIR,
    ['-4.4,-5.8 -1,-7.6 3,-6.8 5.4,-4 2.4,-5.6 -1,-6!', HAIR_LIT],
  );
  head.fill(ellipse(5.6, 3.8, 1.3, 1.7), '#cc5d4c');
}

/** Her near arm over the bicycle: the elbow bent, the hand from above closed round the grip. */
function steering(box: Local): void {
  flat(
    box,
    limb('3.4,-76.6 -1,-69 -5.4,-63', [4.9, 4.6, 4.2], 12),
    GREEN,
    sun(1.5, GREEN_LIT),
    shade(1.6, GREEN_SHADE),
  );
  flat(
    box,
    limb('-4.4,-62.4 -13,-63.6 -21,-66.6', [4.3, 3.8, 2.9], 12),
    GREEN,
    { side: [0, -1.9], paint: GREEN_LIT },
    { side: [0, 2], paint: GREEN_SHADE },
  );
  flat(box, limb('-33,-64.8 -27,-64.4 -20.6,-62.6', [1.5, 1.7, 1.7], 8), '#3a3532');
  flat(box, limb('-20.8,-66.6 -23.2,-67.4', [2.7, 2.5], 6), '#f6ecd8');
  flat(
    box,
    '-23,-69.8! -26,-70.2 -28.8,-69 -30.6,-66.8 -30.8,-64 -29.4,-62 -27,-61.6 -25,-62.4! -24.4,-64 -23,-65.2!',
    SKIN,
    ['-30,-63.6! -27,-63 -24,-65! -23,-61! -30,-60!', SKIN_SHADE],
    { side: [0, -1.2], paint: SKIN_LIT },
  );
  strokes(
    box,
    ['-28.6,-66.8 -29.2,-64.6 -28.4,-62.4', '-26.6,-66.4 -27.2,-64.4 -26.4,-62.2'],
    0.5,
    '#94604c',
    0,
  );
}

/** Two on their way home: she pushes her bicycle and catches a petal, he holds the roll from school before him. */
export function walkers(
  art: Art,
  [x, y]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  scale: number,
): void {
  // the crown behind her is in shade, for the face and the hand to stand before
  art.glow(x - 12 * scale, y - 90 * scale, 56 * scale, '#a87484', 0.62, 0.8, 0.5);
  for (const [sx, sy] of [
    [x, y],
    [x2, y2],
  ] as const)
    stippled(
      art,
      ellipse(sx + 14 * scale, sy + 1, 40 * scale, 5),
      '#6f5f58',
      [sx - 30, sy],
      [sx + 70, sy],
      [0.95, 0.3],
    );
  boy(local(art, x2, y2, scale));
  const box = local(art, x, y, scale);
  girl(box);
  bicycle(art, x - 4 * scale, y + 4, scale);
  steering(box);
  box.fill(closed('-31,-112! -28,-114 -25.6,-112 -28,-110.4!'), '#fff4ef');
}
