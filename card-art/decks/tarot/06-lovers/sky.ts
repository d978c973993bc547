import { stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  ellipse,
  lerp,
  type Path,
  polar,
  radians,
  ramp,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SUN } from './view.ts';

const [X, Y] = SUN;
const DISC = 80;
/** Between the disc and the rays, and between their tips and the arch of the window. */
const GAP = 8;
const SPAN = 20;

/** How far it is from the sun to the arch (radius 250 about 300, 300) that way. */
function archAt(angle: number): number {
  const [dx, dy] = [Math.sin(radians(angle)), -Math.cos(radians(angle))];
  const along = (300 - X) * dx + (300 - Y) * dy;
  return along + Math.sqrt(along ** 2 + 250 ** 2 - (300 - X) ** 2 - (300 - Y) ** 2);
}

/** Straight rays and waving ones by turns, as the old picture has them; all end before the arch. */
function ray(i: number, count: number): Path {
  const angle = (i * 360) / count;
  const start = DISC + GAP;
  const end = Math.min(start + (i % 2 ? 50 : 104), archAt(angle) - SPAN);
  const wave = i % 2 ? 2.6 : 0;
  const way = spline(
    range(13, (k) => polar(X, Y, lerp(start, end, k / 12), angle + wave * Math.sin((k * Math.PI) / 6))),
  );
  return ribbon(way, i % 2 ? 9 : 12, { start: 1, end: 0, peak: 0.05, samples: 20 });
}

/** The sun in its height over meadows far below. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 840),
    art.linear(0, 60, 0, 800, ramp(0, '#3f8a96', 0.4, '#7dbab0', 0.75, '#d8e2b4', 1, '#fff0c8')),
  );
  stippledGlow(art, X, Y, 250, '#fff0b4', 0.95);
  art.blot(
    range(9, (i) => ray(i - 4, 24)),
    '#ffeaa6',
  );
  const disc = ellipse(X, Y, DISC);
  art.fill(disc, '#fff6d0');
  stippled(art, disc, '#f0b858', [X, Y + DISC], [X, Y - 10], [0.85, 0]);
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
