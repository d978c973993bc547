import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, line, type Path, type Point, polygon } from '../../../kit/pen/index.ts';

/** Everything that runs along the railing meets at this height, on the horizon. */
const FAR_Y = 450;

/** The railing stands on this line of the floor: units for a centimetre, by the place across. */
const scaleAt = (x: number): number => 3.5 + (x - 50) * 0.0037;
/** A point of the railing: its place across, its height over the floor in centimetres. The eye is at 140. */
const at = (x: number, height: number): Point => [x, FAR_Y + (140 - height) * scaleAt(x)];

/** Where a bird on the railing holds on. */
export const railTop = (x: number): number => at(x, 105)[1] - 3;

/** A plank along the railing between two heights. */
const plank = (low: number, high: number): Path =>
  polygon([at(30, high), at(580, high), at(580, low), at(30, low)]);

const paint = lit({ from: { towards: [1, 0] }, shade: '#3d2c2e', rim: '#ffe6b4', rimWidth: 2.2, stray: 0.3 });

/** A rail between two heights, its face away from the sun, its upper side lit. */
function rail(art: Art, low: number, high: number, lit: number): void {
  const under = low + (high - low) * 0.35;
  art
    .fill(plank(low, high), '#6d5150')
    .fill(plank(low, under), '#4c3639')
    .fill(plank(high, high + lit), '#ffe3b0');
}

/** Where the one post stands that the picture has room for. */
const POST = 470;

/** Weathered post and rails; the sun is behind them, only their upper sides have it. */
export function railing(art: Art): void {
  rail(art, 58, 66, 0.8);
  const x = POST;
  const half = 5.5 * scaleAt(x);
  const post = polygon([
    [x - half, at(x, 100)[1]],
    [x + half, at(x + half, 100)[1]],
    [x + half, at(x + half, -3)[1]],
    [x - half, at(x - half, -3)[1]],
  ]);
  paint(art, post, '#6d5150', 14);
  rail(art, 97, 105, 3);
  const grainLine = (from: number, to: number, height: number): Path =>
    line(...at(from, height), ...at(to, height + 0.4));
  strokes(
    art,
    [
      grainLine(60, 110, 103),
      grainLine(330, 450, 102.6),
      grainLine(360, 410, 101.4),
      grainLine(470, 560, 102),
    ],
    INK.detail,
    '#3d2c2e',
  );
}
