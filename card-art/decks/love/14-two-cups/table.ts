import { flat, lit, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, ramp } from '../../../kit/pen/index.ts';

const [X, Y, RX, RY] = [402, 642, 128, 43];
/** Where the candle stands, and its flame. */
const FOOT = [394, 638] as const;
export const CANDLE = [FOOT[0], FOOT[1] - 26] as const;

const wood = lit({ from: { at: [...CANDLE] }, shade: '#2a1a2a', rim: '#ffdca0', rimWidth: 2, stray: 0.3 });

/** A round table on one leg, brightest round the candle. */
export function table(art: Art): void {
  wood(art, closed(`${X - 11},670! ${X + 11},670! ${X + 14},880! ${X - 14},880!`), '#4a3038', 6, {
    rimWidth: 0.4,
  });
  art.fill(ellipse(X, Y + 10, RX, RY), '#33202c');
  art.fill(ellipse(X, Y + 7, RX, RY), '#7a4e42');
  art.fill(
    ellipse(X, Y, RX, RY),
    art.radial(
      FOOT[0],
      FOOT[1],
      140,
      ramp(0, '#ffe7b0', 0.2, '#f4c184', 0.5, '#c08260', 1, '#7c5048'),
      RY / RX + 0.08,
    ),
  );
}

/** What stands round the flame throws its shadow away from it, with the wine's red light in the middle. */
export function shadows(art: Art): void {
  art.clip(ellipse(X, Y, RX, RY), () => {
    for (const [outline, glow, from, to] of [
      ['334,650! 350,656! 300,684 262,682!', '338,652! 345,655! 306,674 282,672!', [344, 652], [290, 676]],
      ['454,648! 440,655! 490,680 528,672!', '450,649! 445,653! 486,668 510,664!', [446, 650], [500, 670]],
    ] as const) {
      stippled(art, closed(outline), '#4a2436', [...from], [...to], [0.9, 0.3]);
      art.fill(closed(glow), '#c25f50', 0.6);
    }
  });
}

/** A candle in a jar. */
export function candle(art: Art): void {
  const [x, y] = FOOT;
  const box = local(art, x, y, 0.74);
  stippledGlow(art, ...CANDLE, 92, '#ffd894', 0.66, 0.9);
  box.fill(ellipse(0, 1, 20, 7), '#b97a50');
  flat(box, '-18,-16! 18,-16! 17,-1 8,5 -8,5 -17,-1', '#fbe3b4', [
    '8,-18! 20,-18! 18,2 8,6 4,6 12,-2',
    '#eec28a',
  ]);
  box.fill(ellipse(0, -16, 18, 5.4), '#fff3cf');
  box.fill(closed('0,-54! 7,-38 7,-28 3,-20 -3,-20 -7,-28 -4,-38'), '#fff8dc');
  box.fill(closed('0,-36! 4,-28 3,-22 -3,-22 -4,-28'), '#f6b765');
  box.fill(closed('-20,-54! 20,-54! 20,-10 17,0 9,6 -9,6 -17,0 -20,-10'), '#ffe8b4', 0.2);
  box.fill(closed('-20,-53! -14,-50 -14,2! -18,-2 -20,-10'), '#b06a48', 0.34);
  box.fill(closed('20,-53! 15,-50 15,2! 18,-2 20,-10'), '#b06a48', 0.34);
  art.line(box.place(ellipse(0, -54, 20, 5)), 1.5, '#fff6da');
}
