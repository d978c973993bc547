import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, STEEL, toned } from './form.ts';

/** One plate of it, and how broad its shade is. */
const plate = (box: Local, knots: string, soft: number): void =>
  toned(box, knots, { ...STEEL, soft, rimWidth: 1.8 }, { side: [2, 2.4], paint: '#75667a' });

const SEAM = 1.5;

/** His right arm: a plate over the forearm, from the elbow up to the fist. */
export function farArm(art: Art): void {
  const box = local(art, 0, 0, 1);
  // the elbow's cap
  plate(box, '232,588! 212,586 192,600 186,622! 192,644 212,654 236,650!', 14);
  plate(
    box,
    '206,590! 186,580 164,566 148,550! 138,556 130,568 128,582! 142,604 164,628 190,648! 204,640 212,618',
    15,
  );
  flat(box, '158,562! 172,574 188,584 200,592! 196,598 180,590 164,580 152,570!', '#c9c0bd');
  strokes(box, ['206,592 196,616 190,646', '168,570 152,588 144,604'], SEAM, DEEP.steel, 0.05);
  toned(art, ribbon(curve('207,590 196,612 190,648'), 6, { start: 0.9, end: 0.9, samples: 12 }), {
    ...GOLD,
    soft: 1,
    rimWidth: 0.8,
  });
}

/** Behind the staff: the hollow of the hand, and the flared cuff; (x, y) is where it is held. */
export function farHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  plate(box, '-4,-28! 12,-30 28,-20 40,-4! 36,16 26,30! 12,36 -4,34!', 10);
  plate(box, '22,-20! 36,-20 52,-10 60,4! 54,22 42,36 30,40! 22,30 26,6', 9);
  strokes(box, ['30,-19 33,4 34,38'], SEAM, DEEP.steel, 0.05);
}

/** Four jointed fingers come round the staff to us; the thumb closes over them. */
export function farFingers(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  for (const [top, tip, lean] of [
    [20, 12, 3],
    [6, 17, 1.5],
    [-8, 18, 0],
    [-22, 14, -1.5],
  ] as const) {
    plate(
      box,
      `-13,${top}! -8,${top - 3} 0,${top - 2.6} ${tip - 6},${top + lean * 0.6}! ${tip},${top + 1 + lean} ${tip + 2},${top + 7 + lean} ${tip - 3},${top + 12 + lean}! 0,${top + 12.4} -10,${top + 12}! -16,${top + 8} -16,${top + 3}`,
      4,
    );
    strokes(
      box,
      [
        `-3,${top - 2} -5,${top + 5} -3,${top + 12}`,
        `${tip - 9},${top - 1 + lean * 0.6} ${tip - 7},${top + 6 + lean} ${tip - 9},${top + 11 + lean}`,
      ],
      1.1,
      DEEP.steel,
      0,
    );
  }
  plate(box, '36,-8! 30,-22 18,-34 2,-40! -10,-42 -14,-35 -8,-30! 4,-26 14,-16 20,-2! 28,4', 6);
  strokes(box, ['8,-38 4,-32 5,-25', '24,-28 17,-22 14,-15'], 1.1, DEEP.steel, 0);
}

/** His left hand lies on the horn, seen from its outer side: back, knuckles, fingers down over the curve. */
export function nearHand(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -4 });
  // the plate over the forearm
  plate(box, '76,-34! 104,-44 136,-54 172,-62! 186,-30 186,10 176,36! 136,34 104,30 78,22!', 20);
  flat(box, '84,-32! 112,-42 144,-51 170,-56! 172,-50 146,-44 114,-35 86,-26!', '#c9c0bd');
  strokes(box, ['128,-52 138,-10 130,32'], SEAM, DEEP.steel, 0.05);
  // two fingers beyond
  plate(box, '-24,-22! -44,-18 -62,-6 -72,14! -70,22 -62,22 -56,14! -46,2 -32,-4 -18,-6!', 5);
  strokes(box, ['-44,-18 -44,-8 -40,-1', '-60,-8 -56,0 -50,7'], 1.1, DEEP.steel, 0);
  plate(box, '-14,-12! -34,-8 -50,6 -58,26! -55,34 -47,34 -42,25! -34,14 -22,8 -8,8!', 6);
  strokes(box, ['-32,-9 -32,2 -28,10', '-49,5 -44,11 -38,18'], 1.1, DEEP.steel, 0);
  // the back of the hand
  plate(box, '52,-24! 26,-32 -2,-32 -22,-25! -32,-20 -32,-10 -24,-4! -12,4 0,12 14,18! 34,20 52,18!', 13);
  flat(box, '44,-22! 22,-28 -2,-27 -18,-22! -4,-22 20,-22 42,-15!', '#c9c0bd');
  strokes(box, ['-2,-32 -8,-16 2,12', '24,-31 18,-8 24,19'], SEAM, DEEP.steel, 0.05);
  for (const [px, py] of [
    [-24, -15],
    [-12, -4],
  ] as const)
    box.fill(ellipse(px, py, 4.6, 5), DEEP.steel).fill(ellipse(px - 0.6, py - 0.8, 3.6, 3.8), '#b9b1b2');
  // the cuff, flared over the wrist
  plate(box, '40,-28! 62,-36 84,-44! 92,-20 92,8 84,30! 64,24 42,20! 46,0', 14);
  strokes(box, ['50,-30 56,-4 51,21'], SEAM, DEEP.steel, 0.05);
  toned(box, ribbon(curve('84,-44 92,-20 92,8 84,30'), 6, { start: 0.9, end: 0.9, samples: 12 }), {
    ...GOLD,
    soft: 1,
    rimWidth: 0.8,
  });
}

/** An ankh on a staff, upright; (x, y) is where it is held. */
export function sceptre(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  toned(box, '-6,340! -6,-222! 6,-222! 6,340!', { ...GOLD, soft: 5, rimWidth: 1.6 });
  const loop = box.place(closed('0,-230! -17,-252 -27,-280 -22,-310 0,-323 22,-310 27,-280 17,-252 0,-230!'));
  art.line(loop, 15, GOLD.shade).line(loop.translate(-1, -0.8), 11, GOLD.fill);
  art.line(box.place(curve('-22,-262 -28,-284 -22,-306 -8,-318')), 2.6, GOLD.rim);
  toned(box, '-46,-236! -18,-239! 18,-239! 46,-236! 46,-212! 18,-215! -18,-215! -46,-212!', {
    ...GOLD,
    soft: 8,
    rimWidth: 1.8,
  });
  toned(box, ellipse(0, -198, 13, 9), { ...GOLD, soft: 6, rimWidth: 1.4 });
}
