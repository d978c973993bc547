import { defineCard } from '../../define.ts';
import type { Palette } from '../../kit/grade/palettes.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { ripples } from '../../kit/land/water.ts';
import {
  type Art,
  arc,
  ellipse,
  hatch,
  LINE,
  line,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  ribbon,
  roundRect,
} from '../../kit/pen/index.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { deckChair } from './06-shooting-star/deck-chair.ts';
import { jetty } from './06-shooting-star/jetty.ts';
import { meteor } from './06-shooting-star/meteor.ts';

const HORIZON = 486;
/** The head of the star, half way across. */
const HEAD = [352, 176] as const;

/** From the left shore to the head, half of a great bow. */
const course = (): Path => arc(318, HORIZON, 232, -84, 8.5, 313);

function sky(art: Art, palette: Palette): void {
  art.glow(300, HORIZON, 330, palette.rose, 0.5, 0.26);
  art.glow(...HEAD, 300, palette.cool, 0.4);
  const nearTrail = (x: number, y: number): boolean =>
    Math.abs(Math.hypot((x - 318) / 232, (y - HORIZON) / 313) - 1) < 0.16 ||
    Math.hypot(x - 352, y - 176) < 90;
  starField(art, 210, { x0: 54, x1: 546, y0: 72, y1: 450, pow: 1.1, avoid: nearTrail });
}

/** Low hills, two ranges. Returns the far one's ridge. */
function hills(art: Art): Point[] {
  const ridge = mountains(
    art,
    40,
    560,
    HORIZON,
    [
      [40, 452],
      [110, 440],
      [190, 462],
      [290, 456],
      [380, 430],
      [450, 404],
      [520, 426],
      [560, 418],
    ],
    {
      seed: 5,
      top: '#6d6bb8',
      bottom: '#8f86c4',
      lineWidth: LINE.fine,
    },
  );
  mountains(
    art,
    40,
    560,
    HORIZON,
    [
      [40, 466],
      [100, 470],
      [180, 480],
      [330, 482],
      [420, 470],
      [500, 456],
      [560, 462],
    ],
    {
      seed: 9,
      top: '#33367e',
      bottom: '#4b4a96',
      lineWidth: LINE.fine,
    },
  );
  return ridge;
}

/** The lake gives everything back, broken into level strokes: hills, stars, the same bow upside down. */
function lake(art: Art, palette: Palette, ridge: readonly Point[]): void {
  const depth = ramp(0, '#8f84c2', 0.1, '#5a579f', 0.4, '#272d72', 1, '#0c1238');
  art.fill(roundRect(40, HORIZON, 520, 400), art.linear(0, HORIZON, 0, 862, depth));
  const image = polygon([[40, HORIZON], ...ridge, [560, HORIZON]])
    .flip(HORIZON)
    .scale(1, 0.86, 300, HORIZON);
  art.fill(image, art.linear(0, HORIZON, 0, 570, ramp(0, '#3b3d88', 0.85, 1, '#3b3d88', 0.35)));
  art.line(
    hatch(image, { angle: 0, gap: 6, jitter: 0.6, from: 0.1, to: 0.9, seed: 6 }),
    LINE.hair,
    'gold',
    0.5,
  );
  art.line(line(40, HORIZON, 560, HORIZON), LINE.fine);
  const chance = random('stars in the lake');
  for (let i = 0; i < 60; i++) {
    const [x, y] = [chance.between(60, 540), chance.between(540, 850)];
    art.line(line(x - 2, y, x + 2, y), LINE.fine, palette.pale, chance.between(0.25, 0.6));
  }
  const trail = ribbon(course(), 15, { samples: 40, end: 0.5, peak: 0.985 }).flip(HORIZON);
  art.fill(trail, '#fff3e2', 0.16);
  art.line(hatch(trail, { angle: 0, gap: 5.2, jitter: 0.5, seed: 4, shortest: 1 }), 2.2, '#fff0dc', 0.9);
  const y = 2 * HORIZON - HEAD[1];
  art.glow(HEAD[0], y, 80, '#fff6ea', 0.55, 0.7);
  for (let i = -5; i <= 5; i++) {
    const half = 24 / (1 + Math.abs(i) * 0.7);
    art.blot(
      ribbon(line(HEAD[0] - half, y + i * 6, HEAD[0] + half, y + i * 6), 3, { samples: 5 }),
      '#fffaf0',
      0.9,
    );
  }
  ripples(art, 300, 500, 858, 250, 262, 18, { seed: 12, clipL: 56, clipR: 546, opacity: 0.45, broken: 1.2 });
}

/** A jetty with one empty chair that looks the right way. */
function watch(art: Art): void {
  const deck = [
    [386, 742],
    [508, 726],
    [660, 852],
    [452, 900],
  ] as const;
  jetty(art, deck, 11);
  art.fill(ellipse(470, 790, 62, 9), '#171a4c', 0.5);
  deckChair(art, 462, 794, 0.82);
}

/** Half way across a lake that holds the same bow upside down. */
export const picture = defineCard({
  name: 'oracle/06-shooting-star',
  light: [HEAD[0], HEAD[1]],
  draw(art, palette) {
    sky(art, palette);
    lake(art, palette, hills(art));
    meteor(art, course(), 15);
    watch(art);
  },
});
