import { ink, printed, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Path,
  type Point,
  points,
  polyline,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { along, cloud } from './cloud.ts';
import { STRIKE } from './form.ts';

/** A night sky that one stroke opens on the left. */
export function storm(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 830),
    art.linear(60, 0, 560, 120, ramp(0, '#a3b2d2', 0.42, '#6a78a8', 0.72, '#292c58', 1, '#15153a')),
  );
  stippledGlow(art, 220, 150, 270, '#f1f4f8', 1, 1.1);
  cloud(art, 'right', along('right', [352, 96], [600, 330], 84), {
    fill: '#2b2d5a',
    shade: '#14153a',
    light: '#7280b0',
    lit: 0.75,
  });
  cloud(art, 'corner', along('corner', [30, 210], [150, 70], 58), {
    fill: '#414a7c',
    shade: '#1f2450',
    light: '#aebbd8',
    lit: 0.8,
  });
  cloud(art, 'low', along('low', [10, 352], [330, 306], 52), {
    fill: '#465288',
    shade: '#262b5c',
    light: '#d3dcea',
    lit: 0.9,
  });
}

/** The land of rain between cloud and sea. */
export function rain(art: Art): void {
  const veil = roundRect(40, 350, 400, 362);
  const paint = art.radial(
    120,
    640,
    300,
    ramp(0, '#d3dcea', 1, 0.55, '#c3cfe2', 0.75, 1, '#c3cfe2', 0),
    0.95,
  );
  printed(art, [40, 340, 440, 720], () => void art.fill(veil, paint));
  const chance = random('rain');
  const drops = range(80, (i) => {
    const [x, y] = [chance.between(60, 540), chance.between(200, 780)];
    const length = chance.between(16, 40);
    return ink(
      polyline([
        [x, y],
        [x - length * 0.28, y + length],
      ]),
      1.4,
      i,
      0.2,
    );
  });
  art.blot(drops, '#c9d6ea', 0.5);
}

/** A stroke's way as lightning takes it: every piece breaks in its middle, three times over. */
function jagged(way: readonly Point[], seed: string): Path {
  const chance = random(seed);
  let knots = way;
  for (let sway = 0.16; sway > 0.05; sway *= 0.62) {
    knots = knots.flatMap((knot, i): Point[] => {
      const next = knots[i + 1];
      if (!next) return [knot];
      const [dx, dy] = [next[0] - knot[0], next[1] - knot[1]];
      const off = chance.between(-sway, sway);
      return [knot, [(knot[0] + next[0]) / 2 - dy * off, (knot[1] + next[1]) / 2 + dx * off]];
    });
  }
  return polyline(knots);
}

const way = (text: string): Point[] => points(text).map(([x, y]): Point => [x, y]);

/** The one stroke, and what forks from it into the cloud. */
export function bolt(art: Art): void {
  const main = jagged([...way('176,30 206,96 196,140 262,196 282,232'), STRIKE], 'bolt');
  const forks = ['196,140 150,190 140,244 96,290', '262,196 226,250 238,290', '206,96 262,112 300,150'].map(
    (knots, i) =>
      ribbon(jagged(way(knots), `fork ${i}`), 5 - i * 0.6, { samples: 30, start: 1, end: 0.1, peak: 0.01 }),
  );
  printed(art, [60, 30, 420, 360], () => {
    art.line(main, 46, '#f4f6fa', 0.22).line(main, 24, '#ffffff', 0.4);
  });
  art.blot(forks, '#fbfcf6');
  art.blot(ribbon(main, 11, { samples: 60, start: 0.8, end: 1, peak: 0.5 }), '#fffef4');
}
