import { INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, line, type Path, type Point, polygon, range } from '../../../kit/pen/index.ts';

/** Everything that runs along the railing meets here, on the horizon. */
const [FAR_X, FAR_Y] = [-900, 450];

/** The railing stands on this line of the floor: units for a centimetre, by the place across. */
const scaleAt = (x: number): number => 1.9 + (x - 50) * 0.002;
/** A point of the railing: its place across, its height over the floor in centimetres. The eye is at 150. */
const at = (x: number, height: number): Point => [x, FAR_Y + (150 - height) * scaleAt(x)];

/** Where a bird on the railing holds on. */
export const railTop = (x: number): number => at(x, 105)[1] - 3;

/** A plank along the railing between two heights. */
const plank = (low: number, high: number): Path =>
  polygon([at(30, high), at(580, high), at(580, low), at(30, low)]);

const paint = lit({ from: { towards: [1, 0] }, shade: '#3d2c2e', rim: '#ffe6b4', rimWidth: 2.2, stray: 0.3 });

/** Boards to the edge, and what the low sun lays across them. */
export function deck(art: Art, sunX: number, sunY: number): void {
  const floor = polygon([at(40, 0), at(470, 0), [470, 866], [40, 866]]);
  art.fill(floor, '#c39a86');
  stippled(art, floor, '#6d4f4c', [330, 790], [60, 880], [0, 0.9]);
  art.clip(floor, () => {
    const joints = range(7, (i): Path => {
      const y = at(50, 0)[1] + 10 + i * 22 + i * i;
      return line(40, y - 3, 500, FAR_Y + ((y - FAR_Y) * (500 - FAR_X)) / (50 - FAR_X));
    });
    art.blot(
      joints.map((joint, i) => ink(joint, 2.6, i, 0.1)),
      '#5d4241',
    );
    // shadows run away from below the sun
    const shadow = ([x, y]: Point, half: number, spread = 1): Path => {
      const away = (px: number): Point => [sunX + (px - sunX) * 1.5, sunY + (y - sunY) * 1.5];
      return polygon([[x - half, y], [x + half, y], away(x + half * spread), away(x - half * spread)]);
    };
    art.blot([shadow(at(96, 0), 11), shadow(at(318, 0), 14), shadow([222, 803], 34, 1.5)], '#523a3c', 0.75);
  });
  art.fill(polygon([at(40, 0), at(480, 0), at(480, -4), at(40, -4)]), '#ffe0b2');
}

/** A rail between two heights, its face away from the sun, its upper side lit. */
function rail(art: Art, low: number, high: number, lit: number): void {
  const under = low + (high - low) * 0.35;
  art
    .fill(plank(low, high), '#6d5150')
    .fill(plank(low, under), '#4c3639')
    .fill(plank(high, high + lit), '#ffe3b0');
}

/** Weathered posts and rails; the sun is behind them, only their upper sides have it. */
export function railing(art: Art): void {
  rail(art, 22, 30, 0.8);
  rail(art, 58, 66, 0.8);
  for (const x of [96, 318]) {
    const half = 5.5 * scaleAt(x);
    const post = polygon([
      [x - half, at(x, 100)[1]],
      [x + half, at(x + half, 100)[1]],
      [x + half, at(x + half, -3)[1]],
      [x - half, at(x - half, -3)[1]],
    ]);
    paint(art, post, '#6d5150', 8);
  }
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
