/** Of the small drawn Moon, in a box of 16. */
export const MOON_RADIUS = 5.6;

/** The Moon as seen from Tokyo: waxing, her right side is lit. */
export interface MoonLook {
  /** How much of her face is lit, from 0 to 1. */
  lit: number;
  waxing: boolean;
}

/** The lit part of a Moon around the origin, as an SVG path: half a circle, closed by half an ellipse. */
export function litPath({ lit, waxing }: MoonLook, radius: number): string {
  const wide = Math.round(Math.abs(1 - 2 * lit) * radius * 100) / 100;
  // Waxing, the lit half is on the right; seen from the south of the sky it wanes from the right.
  const outer = waxing ? 1 : 0;
  const inner = lit > 0.5 === waxing ? 1 : 0;
  return `M0 ${-radius}A${radius} ${radius} 0 0 ${outer} 0 ${radius}A${wide} ${radius} 0 0 ${inner} 0 ${-radius}Z`;
}
