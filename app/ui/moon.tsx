import type { SVGProps } from 'react';
import { litPath, MOON_RADIUS, type MoonLook } from './moon-path.ts';

interface MoonProps extends SVGProps<SVGSVGElement> {
  look: MoonLook;
  /** Of the disc, in a box of 16. */
  radius?: number;
}

/** A small drawn Moon: her outline, and what is lit of her. Decoration: words beside it say the same. */
export function Moon({ look, radius = MOON_RADIUS, ...svg }: MoonProps) {
  return (
    <svg
      viewBox="-8 -8 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      aria-hidden="true"
      {...svg}
    >
      <circle r={radius} />
      <path d={litPath(look, radius)} fill="currentColor" stroke="none" />
    </svg>
  );
}
