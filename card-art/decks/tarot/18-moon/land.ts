import { byHand, INK, ink, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { form, HORIZON } from './form.ts';

const SHADOW = '#0b1e2b';

/** The way from the water between the towers, in bends, to the hills. */
const WAY = closed(
  '314,536! 330,552 372,562 400,578 384,596 318,616 262,640 236,672 250,712 262,748 238,790 196,840! 420,840! 404,790 392,744 368,700 348,668 366,640 416,612 444,588 436,566 394,552 346,544 330,534!',
);

/** The plain, bright with mist at its far end, and the way through it. */
export function land(art: Art): void {
  const plain = byHand(
    polygon([...points('30,540 120,530 230,540 330,532 430,538 570,528'), [570, 880], [30, 880]]),
    2,
  );
  art.fill(
    plain,
    art.linear(0, HORIZON, 0, 830, ramp(0, '#9fbdac', 0.18, '#57848a', 0.5, '#2c5464', 1, '#163242')),
  );
  stippled(art, plain, '#d3e0c0', [0, 580], [0, 530], [0, 0.6]);
  art.fill(byHand(WAY, 2), art.linear(0, 540, 0, 830, ramp(0, '#f7f6dc', 0.5, '#e3e6cc', 1, '#a9bdb4')));
  const edge = closed(
    '362,640! 348,668 368,700 392,744 404,790 420,840! 352,840! 352,790 340,740 322,700 318,664 336,646',
  );
  stippled(art, edge, '#6d949a', [352, 740], [400, 730]);
  strokes(
    art,
    ['380,572 404,580 396,590 350,606', '300,640 272,668 284,712 300,760 290,820', '420,572 426,584 400,604'],
    INK.form,
    '#7f9fa0',
    0.4,
  );
  stones(art);
  grass(art);
}

/** Along the way; each has its edge in the moon. */
function stones(art: Art): void {
  for (const [x, y, r] of [
    [286, 606, 8],
    [444, 604, 7],
    [228, 648, 12],
    [384, 652, 10],
    [420, 690, 15],
    [216, 690, 9],
    [452, 560, 5],
  ] as const) {
    const stone = byHand(
      closed('-1,0! -0.9,-0.5 -0.3,-0.9 0.4,-0.8 0.9,-0.4 1,0!').scale(r).translate(x, y),
      1,
    );
    art.fill(ellipse(x + r * 0.2, y + r * 0.3, r * 1.1, r * 0.4), SHADOW);
    form(art, stone, '#456d76', 4, { rimWidth: 1.6 });
  }
}

/** Blades in tufts, pale where they face the moon; none on the way. */
function grass(art: Art): void {
  const chance = random('moonlit grass');
  const blades: [Path, number, number][] = [];
  for (const i of range(270, (place) => place)) {
    const t = chance() ** 0.8;
    const [x, y] = [chance.between(46, 554), lerp(566, 826, t)];
    const middle = lerp(400, 306, Math.min(1, (y - 560) / 130));
    if (Math.abs(x - middle) < lerp(62, 100, t)) continue;
    const high = lerp(4, 24, t) * chance.between(0.6, 1.2);
    const blade = spline([
      [x, y],
      [x + high * 0.1, y - high * 0.6],
      [x + high * chance.between(-0.3, 0.5), y - high],
    ]);
    blades.push([blade, lerp(1.2, 2.6, t), i]);
  }
  for (const [part, colour] of [
    [0, '#0f2836'],
    [1, '#7fa6a2'],
    [2, '#b9d0bc'],
  ] as const)
    art.blot(
      blades.filter(([, , i]) => i % 3 === part).map(([blade, weight, i]) => ink(blade, weight, i, 0)),
      colour,
      0.85,
    );
}

/** Everything throws its shadow towards us. */
export function shadows(art: Art): void {
  const shapes = [
    // the great tower's, the small one's
    closed('44,600! 150,592! 176,640 130,720! 44,760!'),
    closed('466,532! 522,531! 552,570 580,620! 520,640! 488,580'),
    // the wolf's
    ...[
      '82,700 78,722 62,756',
      '116,696 108,722 98,756',
      '208,701 206,724 200,756',
      '228,694 228,722 222,756',
    ].map((leg) => ribbon(curve(leg), 13, { start: 0.9, end: 1 })),
    closed('36,760 80,744 150,750 226,744! 236,770 226,800 250,826! 200,830 150,796 90,800 40,812'),
    // the dog's
    closed('340,766! 420,764 500,764 528,770! 548,800 540,838 470,826 410,808 366,794 334,780'),
  ];
  printed(art, [44, 524, 556, 868], () => {
    for (const shape of shapes) art.fill(byHand(shape, 2), SHADOW, 0.72);
  });
}

/** Nearest of all, cut by the frame. */
export function reeds(art: Art): void {
  for (const [knots, width] of [
    ['540,880 530,810 536,740 556,670', 11],
    ['516,880 512,820 498,772 474,730', 9],
    ['552,880 546,820 520,776 500,764', 8],
    ['72,880 66,830 72,780 92,730', 10],
    ['54,880 52,820 44,770', 9],
    ['96,880 100,846 122,812', 8],
  ] as const) {
    const spine = curve(knots);
    art.blot(ribbon(spine, width, { start: 0.8, end: 0.05, peak: 0.2 }), '#06121c');
    art.blot(ink(spine, 1.6, width, 0.2), '#a9c6bc');
  }
}
