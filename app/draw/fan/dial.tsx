import { memo } from 'react';
import styles from './fan.module.css';
import type { FanSizes } from './geometry.ts';

/** Between the two rings; the star of the lifted card stands on the outer one. */
const BETWEEN_RINGS = 22;
const TICK = 5;
/** Five ticks from card to card, so far to both sides; the ends fade. */
const TICKS_PER_CARD = 5;
const REACH = 64;

/** The engraved rings behind a fan, around the same middle. */
export const Dial = memo(function Dial({ sizes }: { sizes: FanSizes }) {
  const ring = sizes.radius + sizes.ring;
  const outer = ring + BETWEEN_RINGS;
  const half = outer + 1;
  const step = sizes.step / TICKS_PER_CARD;
  const ticks = Math.floor(REACH / step);
  return (
    <svg
      className={styles.dial}
      style={{ width: half * 2, top: sizes.top + sizes.radius - half }}
      viewBox={`${-half} ${-half} ${half * 2} ${half}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="0.9"
      aria-hidden="true"
    >
      <path
        opacity="0.55"
        d={Array.from({ length: 2 * ticks + 1 }, (_, tick) => (tick - ticks) * step)
          .map((angle) => `M${point(angle, ring)}L${point(angle, ring + TICK)}`)
          .join('')}
      />
      <path d={arc(ring)} />
      <path opacity="0.4" d={arc(outer)} />
    </svg>
  );
});

/** How far above the cards' upper edges the star's middle stands. */
export function starHeight(sizes: FanSizes): number {
  return sizes.ring + BETWEEN_RINGS;
}

function arc(radius: number): string {
  return `M${point(-REACH, radius)}A${radius} ${radius} 0 0 1 ${point(REACH, radius)}`;
}

function point(angle: number, radius: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
}
