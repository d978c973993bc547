import { lit, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, ramp } from '../../../kit/pen/index.ts';

const [X, Y, RX, RY] = [336, 650, 142, 57];
/** Where the candle stands, and its flame. */
const FOOT = [322, 642] as const;
export const CANDLE = [FOOT[0], FOOT[1] - 36] as const;

const wood = lit({ from: { at: [...CANDLE] }, shade: '#2a1a2a', rim: '#ffdca0', rimWidth: 2, stray: 0.3 });

/** A round table on one leg, brightest round the candle. */
export function table(art: Art): void {
  stippledGlow(art, X, 830, 190, '#22182a', 0.9, 0.5);
  wood(art, closed(`${X - 12},700! ${X + 12},700! ${X + 15},880! ${X - 15},880!`), '#4a3038', 6);
  art.fill(ellipse(X, Y + 11, RX, RY), '#3c2530');
  art.fill(ellipse(X, Y + 8, RX, RY), '#8a5a48');
  art.fill(
    ellipse(X, Y, RX, RY),
    art.radial(
      FOOT[0],
      FOOT[1],
      156,
      ramp(0, '#ffe7b0', 0.22, '#f4c184', 0.55, '#c98a62', 1, '#8a5850'),
      0.5,
    ),
  );
}

/** What stands round the flame throws its shadow away from it, with the wine's red light in the middle. */
export function shadows(art: Art): void {
  art.clip(ellipse(X, Y, RX, RY), () => {
    for (const [outline, glow, from, to] of [
      ['262,658! 276,667! 226,712 180,710!', '266,664! 269,666! 226,694 206,692!', [268, 662], [206, 702]],
      ['382,661! 362,672! 420,720 470,712!', '377,668! 371,671! 420,702 444,696!', [372, 666], [440, 712]],
      ['426,630! 416,645! 480,660 500,640!', '424,637! 422,641! 466,648 474,640!', [424, 638], [480, 648]],
    ] as const) {
      stippled(art, closed(outline), '#4a2436', [...from], [...to], [0.95, 0.35]);
      stippled(art, closed(glow), '#f0705e', [...from], [...to], [0.9, 0.5]);
    }
  });
}

/** A candle in a jar. */
export function candle(art: Art): void {
  const [x, y] = FOOT;
  const box = local(art, x, y);
  stippledGlow(art, x, y - 36, 150, '#ffd894', 0.7, 0.9);
  box.fill(ellipse(0, 0, 19, 6.5), '#c98a5a');
  box
    .fill(closed('-18,-16! 18,-16! 17,-1 8,5 -8,5 -17,-1'), '#fbe3b4')
    .fill(ellipse(0, -16, 18, 5.4), '#fff3cf');
  box.fill(closed('0,-52! 6,-38 7,-28 3,-20 -3,-20 -7,-28 -5,-38'), '#fff8dc');
  box.fill(closed('0,-36! 4,-28 3,-22 -3,-22 -4,-28'), '#f6b765');
  const jar = closed('-20,-54! 20,-54! 20,-10 17,0 9,6 -9,6 -17,0 -20,-10');
  box.fill(jar, '#ffe8b4', 0.24);
  const dim = box.linear(
    -20,
    0,
    20,
    0,
    ramp(0, '#b06a48', 0.7, 0.2, '#b06a48', 0, 0.8, '#b06a48', 0, 1, '#b06a48', 0.7),
  );
  printed(art, box.place(jar).bounds(), () => void box.fill(jar, dim));
  art.line(box.place(ellipse(0, -54, 20, 5.6)), 1.6, '#fff6da');
}
