import { around, lit, twoTone } from '../../../kit/hand/index.ts';
import { Path, type Point, unit } from '../../../kit/pen/index.ts';

/** The full moon, off the axis, over the gap between the towers. */
export const MOON: Point = [356, 216];
export const RADIUS = 80;
/** Where the plain ends; our eye is as high as the wolf's chest. */
export const HORIZON = 520;
/** Units that a metre takes where the ground is seen at a height. */
export const metre = (y: number): number => (y - HORIZON) / 1.07;
/** The step towards it: it stands behind everything and meets backs and crowns; what looks to us is dark. */
const TOWARDS = [0.4, -1] as const;

/** Large things, whose shade is grain. */
export const form = lit({
  from: { towards: TOWARDS },
  shade: '#0a1a26',
  rim: '#f1f6da',
  rimWidth: 2.2,
  // what the frame cuts is no edge there
  region: (outline) => around(outline, 24),
});

/** Animals and small things: two tones, no grain. */
export const toned = twoTone({ towards: unit(TOWARDS) });

/**
 * The shadow that a thing throws towards us which stands upright on the ground at the height `foot`: every point of it
 * lies on the moon's ray, and on the line from below the moon on the horizon through the point's foot.
 */
export function thrown(outline: Path, foot: number): Path {
  const tall = HORIZON - MOON[1];
  return Path.join(outline).map((x, y): Point => {
    const far = tall / Math.max(20, tall - Math.max(0, foot - y));
    return [MOON[0] + far * (x - MOON[0]), HORIZON + far * (foot - HORIZON)];
  });
}
