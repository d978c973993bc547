import type { ReactNode } from 'react';
import { litPath } from './moon-path.ts';

interface MarkProps {
  className?: string | undefined;
}

interface DrawingProps extends MarkProps {
  /** Side of the square that the lines are drawn in. */
  size: number;
  lineWidth: number;
  children: ReactNode;
}

/** A line drawing in the colour of the text; decoration, so nothing of it is read out. */
function Drawing({ className, size, lineWidth, children }: DrawingProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/**
 * The moon at a phase, with four ticks around it.
 * @param phase 0 new, 0.5 half, 1 full; it waxes from the right
 */
export function MoonPhase({ phase, className }: MarkProps & { phase: number }) {
  const radius = 11;
  return (
    <Drawing className={className} size={30} lineWidth={1.25}>
      <circle cx="15" cy="15" r={radius} />
      {phase > 0.02 && (
        <path
          d={litPath({ lit: phase, waxing: true }, radius)}
          transform="translate(15 15)"
          fill="currentColor"
          stroke="none"
        />
      )}
      <path d="M15 .6V2M29.4 15H28M15 29.4V28M.6 15H2" />
    </Drawing>
  );
}

/** The sun half above the horizon. */
export function SunriseMark({ className }: MarkProps) {
  return (
    <Drawing className={className} size={30} lineWidth={1.25}>
      <path d="M4 21H26M8 21a7 7 0 0 1 14 0" />
      {[-72, -36, 0, 36, 72].map((turn) => (
        <path key={turn} d="M15 11V8" transform={`rotate(${turn} 15 21)`} />
      ))}
      <path d="M8 24.5H22M11.5 28H18.5" strokeWidth="1" />
    </Drawing>
  );
}

/** A four-point star with two small ones. */
export function StarMark({ className }: MarkProps) {
  return (
    <Drawing className={className} size={30} lineWidth={1}>
      <path d="M15 3Q15 15 27 15 15 15 15 27 15 15 3 15 15 15 15 3Z" fill="currentColor" stroke="none" />
      <path d="M22 5.5v3M20.5 7h3M7 22v3M5.5 23.5h3" />
    </Drawing>
  );
}

const SMALL_TICKS = Array.from({ length: 120 }, (_, tick) => tick);
const RAYS = Array.from({ length: 48 }, (_, ray) => ray);

/** Rings, ticks and rays: only behind the one card that is drawn or read. */
export function Halo({ className }: MarkProps) {
  return (
    <Drawing className={className} size={400} lineWidth={0.8}>
      <circle cx="200" cy="200" r="148" />
      <circle cx="200" cy="200" r="161" opacity="0.5" />
      <path
        opacity="0.5"
        d={SMALL_TICKS.filter((tick) => tick % 10)
          .map((tick) => radial(tick * 3, 148, 153))
          .join('')}
      />
      <path
        opacity="0.9"
        d={SMALL_TICKS.filter((tick) => tick % 10 === 0)
          .map((tick) => radial(tick * 3, 148, 158))
          .join('')}
      />
      <path
        opacity="0.32"
        d={RAYS.map((ray) => radial(ray * 7.5 + 3.75, 168, ray % 2 ? 180 : 196)).join('')}
      />
    </Drawing>
  );
}

/** A line on a ray from the middle (200, 200): angle in degrees from the top, radii in units of the drawing. */
function radial(degrees: number, from: number, to: number): string {
  const angle = (degrees * Math.PI) / 180;
  const point = (radius: number) =>
    `${(200 + radius * Math.sin(angle)).toFixed(1)} ${(200 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${point(from)}L${point(to)}`;
}
