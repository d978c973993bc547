import { twoTone } from '../../../kit/hand/index.ts';
import { type Path, type Point, unit } from '../../../kit/pen/index.ts';

/** Where the street's lines meet: the height of our eyes, two storeys up. Close above it lies the last light. */
export const EYE: Point = [206, 590];

/** Units of a metre that stands one metre away. */
const FOCUS = 600;

/** How far the street lies below our eyes, in metres. */
export const GROUND = 7.4;

/** A place in metres: to the right of our eyes, below them, away from us. */
export const seen = (right: number, below: number, away: number): Point => [
  EYE[0] + (FOCUS * right) / away,
  EYE[1] + (FOCUS * below) / away,
];

export const SKIN = {
  fill: '#c98463',
  shade: '#a5604f',
  dark: '#7c4246',
  line: '#5a2832',
  rim: '#ffd6a0',
  rimWidth: 1.6,
};
export const HAIR = { fill: '#4a2731', shade: '#2c1726', light: '#6e3a38', line: '#28131f', rim: '#e09a66' };

/** Where the light comes from: the last of the sun, low over the street. */
const LIGHT: Point = EYE;

/** A step from a form towards the light. */
export function step(outline: Path, length: number): Point {
  const [left, top, right, bottom] = outline.bounds();
  const [dx, dy] = unit([LIGHT[0] - (left + right) / 2, LIGHT[1] - (top + bottom) / 2]);
  return [dx * length, dy * length];
}

/** Small and smooth things: two tones and the edge that the low sun meets. */
export const toned = twoTone({ at: LIGHT });
