import { stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  ellipse,
  lerp,
  polar,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SUN } from './view.ts';

const [X, Y] = SUN;

/** The sun in its height: straight rays and waving ones, as the old picture has them; meadows far below. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 840),
    art.linear(0, 60, 0, 800, ramp(0, '#3f8a96', 0.4, '#7dbab0', 0.75, '#d8e2b4', 1, '#fff0c8')),
  );
  stippledGlow(art, X, Y, 260, '#fff0b4', 0.95);
  const chance = random('rays');
  art.blot(
    range(28, (i) => {
      const angle = (i * 360) / 28;
      const reach = i % 2 ? chance.between(132, 146) : chance.between(170, 210);
      const way =
        i % 2
          ? spline(range(6, (k) => polar(X, Y, lerp(94, reach, k / 5), angle + (k % 2 ? 2.4 : -2.4))))
          : spline([polar(X, Y, 94, angle), polar(X, Y, reach, angle)]);
      return ribbon(way, i % 2 ? 7 : 12, { start: 1, end: 0, peak: 0.02, samples: 12 });
    }),
    '#ffeaa6',
  );
  const disc = ellipse(X, Y, 88);
  art.fill(disc, '#fff6d0');
  stippled(art, disc, '#f0b858', [X, Y + 88], [X, Y - 10], [0.85, 0]);
  mistyHill(art, {
    crest: '30,640 80,612 120,628 160,650 300,660 440,650 480,622 520,606 570,620',
    fill: '#6f9a86',
    mist: '#eef0c4',
    depth: [6, 110],
    foot: 880,
  });
  mistyHill(art, {
    crest: '30,716 90,700 160,712 300,730 440,716 510,698 570,706',
    fill: '#5d8a5c',
    mist: '#cfd890',
    depth: [4, 110],
    foot: 880,
  });
}
