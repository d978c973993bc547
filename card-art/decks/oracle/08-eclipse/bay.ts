import { byHand, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, ramp, random, roundRect } from '../../../kit/pen/index.ts';

/** The sea to the horizon, two headlands, the town's lamps come on. */
export function bay(art: Art): void {
  const sea = roundRect(40, 558, 520, 130);
  art.fill(
    sea,
    art.linear(0, 558, 0, 660, ramp(0, '#f6cb80', 0.16, '#b89b6e', 0.5, '#566660', 1, '#33474b')),
  );
  const chance = random('bay');
  ripples(
    art,
    60,
    () => {
      const far = chance() ** 1.6;
      return {
        x: chance.between(50, 540),
        y: 566 + far * 90,
        half: 6 + far * 22,
        rise: 0.3,
        weight: 0.8 + far * 1.2,
      };
    },
    [
      ['#f3c77c', 0.6],
      ['#3b4d4e', 0.7],
    ],
  );
  const far = byHand(
    closed('256,561! 296,553 350,545 402,534 440,530 480,520 520,522 570,514! 570,580! 420,572 310,564!'),
    1,
  );
  art.fill(far, '#5a5f54');
  stippled(art, far, '#d6a468', [300, 560], [520, 540], [0.8, 0]);
  const near = byHand(closed('20,566! 60,556 96,560 130,568 164,580 196,586! 150,596 90,602 20,606!'), 1);
  art.fill(near, '#3d4540');
  stippled(art, near, '#c4945c', [196, 580], [60, 560], [0.7, 0]);
  for (const [x, y] of [
    [272, 560],
    [281, 562],
    [286, 558],
    [294, 561],
    [299, 556],
    [307, 560],
    [313, 563],
    [340, 558],
    [402, 560],
  ] as const)
    art.blot(ellipse(x, y, 1.7), '#fff0b4');
  stippledGlow(art, 293, 561, 46, '#ffd88a', 0.6, 0.24);
  // a lighthouse on the near head
  art.fill(closed('72,558! 74,532! 82,532! 84,558!'), '#d9cba6').fill(roundRect(72, 526, 12, 6), '#2b3232');
  art.fill(ellipse(78, 529, 3.4), '#fff3bc');
  stippledGlow(art, 78, 529, 30, '#ffe7a4', 0.9);
}
