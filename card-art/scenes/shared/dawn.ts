import type { Picture } from '../../define.ts';
import { velvet } from '../../kit/grade/grade.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { type Art, ellipse, LINE, type Paint, points, ramp, roundRect } from '../../kit/pen/index.ts';
import { kasumi } from '../../kit/sky/cloud.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { NIGHT } from './edges.ts';
import { ridge, scene } from './scene.ts';

/** Night above, the page's ivory below: the picture begins and ends in them. */
const IVORY = '#faf1ea';
const BRONZE = '#b98a58';
/** Of the sun's disc, as a part of its picture's width: the rays take the rest. */
const RADIUS = 0.134;

interface LayerDefinition<Name extends string> {
  name: Name;
  seed: string;
  width: number;
  height: number;
  widths: readonly number[];
  /** AVIF quality. */
  quality?: number;
}

const layer = (
  { quality, ...definition }: LayerDefinition<`scenes/${string}`>,
  draw: (art: Art) => void,
): Picture =>
  scene({
    ...definition,
    ...(quality === undefined ? {} : { quality }),
    light: [definition.width / 2, definition.height * 0.62],
    reach: definition.width * 0.6,
    grade: velvet(0.66, 12),
    keep: [NIGHT, IVORY],
    draw,
  });

/** Night turns to rose and ivory: the ground on which the sun rises. */
export const dawnSky = (definition: LayerDefinition<'scenes/dawn-wide' | 'scenes/dawn-tall'>): Picture =>
  layer(definition, sky);

/** Three ranges and the morning's mist before them; the sun rises behind. */
export const dawnRanges = (
  definition: LayerDefinition<'scenes/dawn-ranges-wide' | 'scenes/dawn-ranges-tall'>,
): Picture =>
  layer({ ...definition, quality: 46 }, (art) => {
    ranges(art);
    mist(art);
  });

/** The sun with its rays, alone; as lines it is lighter than as pixels. */
export const dawnSun = ({ width }: { width: number }): Picture => ({
  ...layer({ name: 'scenes/dawn-sun', seed: 'ds', width, height: width, widths: [width] }, risingSun),
  format: { kind: 'svg' },
});

const horizonOf = (art: Art): number => art.height * 0.66;
/** Everything but the sky's width grows with the height. */
const unitOf = (art: Art): number => art.height / 520;

function sky(art: Art): void {
  const { width, height } = art;
  const [x, horizon] = [width / 2, horizonOf(art)];
  const lights = ramp(
    ...[0, NIGHT, 0.16, '#2c1c52', 0.34, '#5d3b70', 0.5, '#a9708a'],
    ...[0.61, '#dba59f', 0.68, '#f1cfbd', 1, IVORY],
  );
  art.fill(roundRect(0, 0, width, height), art.linear(0, 0, 0, height, lights));
  art.glow(x, horizon, width * 0.34, '#ffe9c4', 0.85, 0.5);
  art.glow(x, horizon, 200, '#fff8e6', 0.9, 0.8);
  // Whole ones: none on the picture's edge.
  starField(art, Math.round(width / 16), { y0: 14, y1: height * 0.34, pow: 1.8, size: 0.95 });
}

function risingSun(art: Art): void {
  const [x, y] = [art.width / 2, art.height / 2];
  const radius = art.width * RADIUS;
  const unit = radius / 70;
  const ray = '#fff3d8';
  art.blot(wedgeRays(x, y, radius + 22 * unit, x - 2, 72, 0.42, { alt: 0.6 }), ray, 0.5);
  art.line(ellipse(x, y, radius + 12 * unit), LINE.hair, ray, 0.9);
  art.line(ticks(x, y, radius + 12 * unit, radius + 18 * unit, 120), LINE.hair, ray, 0.9);
  const disc = art.linear(0, y - radius, 0, y + 30 * unit, ramp(0, '#fffdf4', 1, '#fbe3b8'));
  art.fill(ellipse(x, y, radius), disc);
  art.line(ellipse(x, y, radius), LINE.mid, '#c99d63', 0.8);
}

/** Far, middle and near range, a veil of morning light over each. */
function ranges(art: Art): void {
  const { width, height } = art;
  const [horizon, unit] = [horizonOf(art), unitOf(art)];
  const range = (knots: string, seed: number, top: string, bottom: string, opacity = 1): void => {
    const peaks = ridge(points(knots), width, horizon + 34 * unit, unit);
    mountains(art, 0, width, height, peaks, {
      seed,
      top,
      bottom,
      lineWidth: LINE.fine,
      stroke: BRONZE,
      opacity,
    });
  };
  const veil = (paint: Paint): void => {
    art.fill(roundRect(0, horizon, width, height - horizon), paint);
  };
  const far = '0,110 .08,150 .16,98 .25,128 .36,62 .5,44 .63,60 .73,84 .84,134 .93,96 1,142';
  range(far, 31, '#b98aa6', '#f0d6cf');
  veil(art.linear(0, horizon, 0, height, ramp(0, '#f6e3da', 0, 1, '#f9ebe4', 0.9)));
  const middle = '0,24 .1,64 .2,26 .3,44 .43,6 .57,2 .7,20 .82,54 .91,34 1,70';
  range(middle, 12, '#d9b3be', '#f8e9e2');
  veil(art.linear(0, horizon + 10 * unit, 0, height * 0.95, ramp(0, IVORY, 0, 1, IVORY, 1)));
  const near = '0,-50 .14,-18 .27,-52 .4,-34 .55,-62 .7,-40 .86,-14 1,-46';
  range(near, 44, '#f0d8d2', IVORY, 0.9);
  const foot = art.linear(0, height * 0.82, 0, height * 0.985, ramp(0, IVORY, 0, 1, IVORY, 1));
  art.fill(roundRect(0, height * 0.8, width, height * 0.2 + 4), foot);
}

function mist(art: Art): void {
  const { width, height } = art;
  const streamers = [
    [0.06, 0.74, 240],
    [0.3, 0.79, 320],
    [0.62, 0.76, 280],
    [0.8, 0.83, 220],
    [0.45, 0.87, 360],
  ] as const;
  kasumi(
    art,
    streamers.map(([x, y, length]) => [x * width, y * height, (length * width) / 1600 + 40] as const),
    { stroke: BRONZE, opacity: 0.45 },
  );
}
