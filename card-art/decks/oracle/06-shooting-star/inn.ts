import { outOfFocus, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, curve, local, polygon, range, roundRect } from '../../../kit/pen/index.ts';

/** Houses: the ridge's middle, the foot, half the width, how many windows, how many storeys. */
const HOUSES = [
  [338, 452, 24, 2, 1],
  [146, 446, 26, 2, 1],
  [190, 456, 30, 3, 1],
  [370, 462, 30, 3, 1],
  [262, 470, 54, 5, 2],
] as const;

const PANES = ['#ffcf80', '#ffe0a0', '#f0a860', '#ffd890', '#e89a58'] as const;

/** The inn at the foot of the hills, awake. */
export function inn(art: Art): void {
  stippledGlow(art, 262, 446, 120, '#f2b47c', 0.45, 0.5);
  outOfFocus(art, 0.6, () => {
    for (const [i, house] of HOUSES.entries()) one(art, house, i);
  });
  stippled(art, roundRect(120, 452, 290, 26), '#a8806a', [0, 452], [0, 478], [0, 0.5]);
}

function one(art: Art, [x, foot, half, panes, storeys]: (typeof HOUSES)[number], nth: number): void {
  const box = local(art, x, foot, 1);
  const tall = half > 40 ? 17 : half * 0.55;
  for (const floor of range(storeys, (k) => k)) {
    const [wide, low] = [half * (1 - floor * 0.26), -floor * (tall + 9)];
    box.fill(roundRect(-wide * 0.86, low - tall, wide * 1.72, tall + 2), '#33262e');
    const step = (wide * 1.6) / panes;
    for (const k of range(panes, (k) => k)) {
      // one in six is asleep
      const paint = (k * 3 + nth * 2 + floor) % 6 === 5 ? '#4a3640' : PANES[(k * 2 + nth + floor) % 5]!;
      box.fill(
        roundRect(-wide * 0.8 + k * step + step * 0.1, low - tall * 0.84, step * 0.8, tall * 0.62),
        paint,
      );
    }
    const eave = wide * 1.14;
    const rise = tall * (floor || storeys === 1 ? 0.95 : 0.5);
    box.fill(
      polygon([
        [-eave, low - tall + 2],
        [-eave * 0.8, low - tall - rise * 0.42],
        [-wide * 0.62, low - tall - rise],
        [wide * 0.62, low - tall - rise],
        [eave * 0.8, low - tall - rise * 0.42],
        [eave, low - tall + 2],
      ]),
      '#231f2c',
    );
    box.line(
      curve(`${-wide * 0.62},${low - tall - rise} ${wide * 0.62},${low - tall - rise}`),
      1.2,
      '#6d5c68',
    );
    box.line(curve(`${-eave * 0.9},${low - tall + 2} ${eave * 0.9},${low - tall + 2}`), 1, '#b0764a');
  }
}
