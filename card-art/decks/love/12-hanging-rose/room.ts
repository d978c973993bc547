import { byHand, INK, lit, printed, regionOf, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  points,
  polygon,
  ramp,
} from '../../../kit/pen/index.ts';

/** Upper edges of the sill: at the window, and towards us. */
export const SILL = { back: 712, front: 806 } as const;

/** A lamp in the room, to the left of us. */
const form = lit({
  from: { towards: [-1, 0.1] },
  shade: '#170d28',
  rim: '#e0a67c',
  rimWidth: 2,
  region: (outline: Path) => {
    const [left, top, right, bottom] = outline.bounds();
    return [left - 30, top - 30, right + 30, bottom + 30];
  },
});

/** The window's wood, and the wall to its right. */
export function casement(art: Art): void {
  const wood = '#5c3a4c';
  form(art, polygon(points('30,60 570,60 570,176 30,176')), '#4a2a40', 8);
  stippled(art, polygon(points('150,190 450,190 450,60 150,60')), '#a0644e', [420, 90], [180, 210], [0, 0.5]);
  form(art, polygon(points('30,172 570,172 570,190 30,190')), wood, 5);
  form(art, polygon(points('30,318 500,318 500,328 30,328')), wood, 3);
  form(art, polygon(points('392,180 406,180 406,716 392,716')), wood, 5);
  form(art, polygon(points('486,180 504,180 504,714 486,714')), wood, 6);
  form(art, polygon(points('504,130 620,60 620,808 504,714')), '#93604f', 10, { depth: 0.6 });
}

/** The sill, deep enough for a cat; the lamp's light fades along it. */
export function sill(art: Art): void {
  const top = polygon([
    [20, SILL.back],
    [504, SILL.back],
    [630, SILL.front + 8],
    [20, SILL.front + 8],
  ]);
  art.fill(top, art.linear(40, 0, 560, 0, ramp(0, '#d69a74', 0.5, '#a9705f', 1, '#6c4350')));
  strokes(
    art,
    ['40,742 200,740 420,743 560,741', '40,774 180,777 360,772 590,776', '60,758 240,760', '300,790 520,788'],
    INK.detail,
    '#7a4a4c',
    0.3,
  );
  stippled(art, polygon(points('20,712 504,712 518,724 20,724')), '#3a2240', [0, 724], [0, 710], [0, 0.9]);
  form(art, polygon(points('10,806 610,806 610,832 10,832')), '#b97f66', 8, {
    towards: [0, -1],
    rim: '#ffd9ac',
    rimWidth: 2.6,
  });
  art.fill(polygon(points('20,832 600,832 600,880 20,880')), '#3a2038');
  stippled(art, polygon(points('20,832 600,832 600,880 20,880')), '#170d28', [0, 880], [0, 832], [0, 1]);
}

/** A linen curtain, drawn aside. */
export function curtain(art: Art): void {
  const cloth = byHand(
    closed('640,40! 500,60 512,180 516,330 510,470 520,600 528,700 520,800 530,900! 640,900!'),
    2,
  );
  form(art, cloth, '#a86a70', 16, { shade: '#3c1c3c', rim: '#ffdcb4' });
  for (const fold of [
    '524,240! 536,420 526,560 536,700 530,860! 546,860! 550,700 540,560 546,420!',
    '560,120! 552,400 560,640 556,860! 580,860! 580,120!',
  ])
    form(art, closed(fold), '#7e4a5c', 7, { shade: '#3c1c3c', rim: '#8e5664', rimWidth: 1 });
}

/** What has already fallen. */
export function petals(art: Art): void {
  for (const [x, y, size, turn] of [
    [196, 752, 0.34, 20],
    [208, 790, 0.4, 150],
    [262, 744, 0.28, 70],
    [300, 786, 0.36, 250],
  ] as const) {
    const petal = closed('0,20! -18,8 -24,-8 -10,-20 8,-16 24,-10 20,10')
      .rotate(turn)
      .scale(size, size * 0.5)
      .translate(x, y);
    const shadow = petal.translate(5, 2.4);
    printed(art, regionOf(shadow, 10), () => void art.fill(shadow, '#2c1630', 0.9));
    form(art, petal, '#b8405a', 2, { rim: '#ffc0a8', rimWidth: 1.2 });
  }
}

/** A cup that has gone cold over the waiting. */
export function cup(art: Art, x: number, y: number): void {
  const shadow = closed('-10,0! 30,-4! 96,10 110,18 70,22 10,14').translate(x, y);
  printed(art, regionOf(shadow, 8), () => void art.fill(shadow, '#2c1630', 0.85));
  const china = { shade: '#4a4668', rim: '#fff4dc' };
  form(art, ellipse(x, y, 48, 13), '#a9b4b0', 6, china);
  art.fill(ellipse(x, y - 2, 26, 6), '#6c7080');
  form(
    art,
    curve('28,-42 44,-46 48,-32 38,-20 22,-16').translate(x, y),
    () => void art.line(curve('28,-42 44,-46 48,-32 38,-20 22,-16').translate(x, y), 6, '#b4bfb8'),
    2,
    china,
  );
  form(
    art,
    closed('-34,-54! -32,-30 -20,-6 -14,-2! 14,-2! 22,-6 32,-30 34,-54!').translate(x, y),
    '#bcc8c0',
    10,
    china,
  );
  art.fill(ellipse(x, y - 54, 34, 8), '#dfe2d4');
  art.fill(ellipse(x, y - 52.4, 30, 6), '#6c3c3c');
}
