import { flat, lit, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, ramp } from '../../../kit/pen/index.ts';
import { CANDLE, CANDLE_FOOT as FOOT } from './view.ts';

const [X, Y, RX, RY] = [396, 786, 196, 72];
const wood = lit({ from: { at: [...CANDLE] }, shade: '#2a1a2a', rim: '#ffdca0', rimWidth: 2, stray: 0.3 });

/** A round table on one leg, brightest round the candle. */
export function table(art: Art): void {
  wood(art, closed(`${X - 16},830! ${X + 16},830! ${X + 14},880! ${X - 14},880!`), '#4a3038', 6, {
    rimWidth: 0.4,
  });
  art.fill(ellipse(X, Y + 18, RX, RY), '#33202c');
  art.fill(ellipse(X, Y + 13, RX, RY), '#7a4e42');
  art.fill(
    ellipse(X, Y, RX, RY),
    art.radial(
      FOOT[0],
      FOOT[1],
      220,
      ramp(0, '#fff0c4', 0.18, '#fbcd8c', 0.42, '#c9855c', 0.8, '#7a4744', 1, '#5a3540'),
      RY / RX + 0.08,
    ),
  );
}

/** What stands round the flame throws its shadow away from it, with the wine's red light in the middle. */
export function shadows(art: Art): void {
  art.clip(ellipse(X, Y, RX, RY), () => {
    for (const [outline, glow, from, to] of [
      ['304,800! 332,812! 262,868 190,852!', '310,806! 324,811! 264,848 226,842!', [320, 806], [236, 858]],
      ['500,792! 478,804! 560,850 620,832!', '496,794! 486,801! 552,832 590,824!', [488, 798], [580, 840]],
    ] as const) {
      stippled(art, closed(outline), '#4a2436', [...from], [...to], [0.9, 0.3]);
      art.fill(closed(glow), '#c25f50', 0.6);
    }
  });
}

/** A candle in a jar. */
export function candle(art: Art): void {
  const [x, y] = FOOT;
  const box = local(art, x, y, 1.3);
  stippledGlow(art, ...CANDLE, 170, '#ffd894', 0.85, 0.9);
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
