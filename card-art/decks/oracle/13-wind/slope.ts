import {
  type Art,
  clamp,
  lerp,
  Path,
  polygon,
  ramp,
  random,
  range,
  smoothstep,
} from '../../../kit/pen/index.ts';

/** The line where the slope meets the sky: it climbs with the wind. */
export const ridge = (x: number): number =>
  456 - 108 * smoothstep((x - 70) / 430) + 4 * Math.sin(x * 0.031) + 2 * Math.sin(x * 0.083);

/** Grass in the light of a gust, from the deepest trough to the crest; far, between and near. */
const TONES = [
  ['#8fb08a', '#a3bd8a', '#bccb90', '#d6d99c', '#eee8b8'],
  ['#557f50', '#719a57', '#93b05e', '#bfc96f', '#e8e198'],
  ['#2b5a45', '#3f7249', '#5c8c4d', '#82a455', '#b2c16b'],
] as const;

const SHADED = '#557f58';

const ROWS = 54;

/** How large things are at a depth: 0 the ridge, 1 at our feet. */
const sizeAt = (depth: number): number => lerp(0.06, 1, depth ** 1.5);
const rowY = (x: number, depth: number): number => lerp(ridge(x), 900, depth ** 1.3);

/** 0 where the grass stands, 1 where a gust lays it flat and its pale undersides show. */
function gust(x: number, depth: number): number {
  const size = sizeAt(depth);
  const away = Math.log(1 / size);
  const phase =
    3.1 * away - ((x - 330) * 0.0062) / size ** 0.34 + 0.5 * Math.sin(x * 0.017 + depth * 7) + 1.2;
  return smoothstep((Math.sin(phase) + 0.35) / 1.2);
}

/** Shadows of those on the crest: middle, how far below the ridge, half width and half height. */
const SHADOWS = [
  [280, 5, 26, 4],
  [316, 5, 20, 4],
  [360, 12, 60, 9],
  [460, 7, 40, 3],
  [542, 34, 48, 12],
] as const;

const inShadow = (x: number, y: number): boolean =>
  SHADOWS.some(
    ([middle, below, wide, high]) => ((x - middle) / wide) ** 2 + ((y - ridge(x) - below) / high) ** 2 < 1,
  );

/** A blade from its root, bent to the right. */
function blade(x: number, y: number, height: number, bend: number, width: number): Path {
  const [tipX, tipY] = [x + height * bend, y - height * Math.sqrt(Math.max(0.08, 1 - bend * bend))];
  const [midX, midY] = [x + height * bend * 0.22, y - height * 0.52];
  return new Path()
    .moveTo(x - width, y)
    .curveTo(midX - width, midY, lerp(midX, tipX, 0.5), tipY - height * 0.02, tipX, tipY)
    .curveTo(lerp(midX, tipX, 0.5), tipY + width * 1.6, midX + width, midY + width, x + width, y)
    .close();
}

/** The slope, row by row from the ridge to us. */
export function slope(art: Art): void {
  const edge = range(27, (i): [number, number] => [40 + i * 20, ridge(40 + i * 20) + 1]);
  const ground = art.linear(
    0,
    340,
    0,
    870,
    ramp(0, '#c3cf92', 0.25, '#8fae62', 0.6, '#55854b', 1, '#3a6a48'),
  );
  art.fill(polygon([...edge, [560, 880], [40, 880]]), ground);
  const chance = random('slope');
  for (let row = 0; row < ROWS; row++) {
    const depth = row / (ROWS - 1);
    const size = sizeAt(depth);
    const height = lerp(7, 94, size);
    const step = lerp(3.4, 9, size);
    const painted = new Map<string, Path[]>();
    for (let x = 20; x < 560; x += step * chance.between(0.7, 1.3)) {
      const wind = gust(x, depth);
      const tone = Math.round(clamp(wind * 3.5 + chance.between(-0.5, 0.75), 0, 4));
      const zone = Math.round(clamp(depth ** 0.8 * 2 + chance.between(-0.35, 0.35), 0, 2));
      const bend = lerp(0.5, 0.88, wind) + chance.between(-0.12, 0.1);
      const y = rowY(x, depth) + chance.between(0, 0.5) * height;
      const colour = inShadow(x, y) ? SHADED : TONES[zone]![tone]!;
      const path = blade(x, y, height * chance.between(0.7, 1.15), bend, lerp(0.8, 3, size));
      painted.set(colour, [...(painted.get(colour) ?? []), path]);
    }
    for (const [colour, blades] of painted) art.blot(blades, colour);
  }
}

/** Stalks and blades right before us, cut by the frame: almost without light. */
export function nearGrass(art: Art): void {
  const chance = random('near grass');
  for (const [colour, count] of [
    ['#1d4a3e', 26],
    ['#2c6148', 18],
    ['#4c8050', 9],
  ] as const)
    art.blot(
      range(count, () => {
        const x = chance.between(30, 560);
        const height = chance.between(60, 120) * (x > 380 ? 1.35 : 1);
        return blade(x, 884, height, chance.between(0.5, 0.8), chance.between(3, 5));
      }),
      colour,
    );
}
