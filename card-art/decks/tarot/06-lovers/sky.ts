import { stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  ellipse,
  line,
  type Path,
  polar,
  ramp,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { SUN } from './view.ts';

const [X, Y] = SUN;
const DISC = 104;
/** Between the disc and the rays. */
const GAP = 9;

/** Long ones and short ones by turns. */
const ray = (i: number, count: number): Path => {
  const angle = (i * 360) / count;
  const start = DISC + GAP;
  return ribbon(
    line(...polar(X, Y, start, angle), ...polar(X, Y, start + (i % 2 ? 15 : 30), angle)),
    i % 2 ? 5 : 8,
    {
      start: 1,
      end: 0,
      peak: 0.05,
    },
  );
};

/** The sun in its height over meadows far below. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 840),
    art.linear(0, 60, 0, 800, ramp(0, '#235f78', 0.4, '#4f9a9e', 0.75, '#bcd2a8', 1, '#f3e2b0')),
  );
  stippledGlow(art, X, Y, 250, '#fff0b4', 0.95);
  art.blot(
    range(13, (i) => ray(i - 6, 32)),
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
