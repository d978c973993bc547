import { litPath, MOON_RADIUS, type MoonLook } from '../ui/moon-path.ts';
import styles from './big-moon.module.css';

const RING = 6.8;
const TICKS = 60;
/** Between ring and edge: short ticks, every fifth longer; outside of it long and short rays. */
const ticks = path(TICKS, 0, (place) => [RING, RING + (place % 5 === 0 ? 1 : 0.5)]);
const rays = path(24, 0.5, (place) => [8.3, place % 2 === 0 ? 9.5 : 8.9]);

/** The Moon of the day, as an engraving: her disc, a ring of ticks and rays. Words beside it say the same. */
export function BigMoon({ look }: { look: MoonLook | undefined }) {
  return (
    <svg
      viewBox="-10 -10 20 20"
      className={styles.moon}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      visibility={look ? 'visible' : 'hidden'}
      aria-hidden="true"
    >
      <path
        d={litPath(look ?? { lit: 0, waxing: true }, MOON_RADIUS)}
        fill="currentColor"
        stroke="none"
        opacity="0.9"
      />
      <circle r={MOON_RADIUS} />
      <circle r={RING} opacity="0.6" />
      <path d={ticks} opacity="0.6" />
      <path d={rays} opacity="0.35" />
    </svg>
  );
}

function path(count: number, offset: number, ends: (place: number) => [number, number]): string {
  return Array.from({ length: count }, (_, place) => {
    const angle = ((place + offset) / count) * 2 * Math.PI;
    const at = (radius: number) =>
      `${(Math.sin(angle) * radius).toFixed(2)} ${(-Math.cos(angle) * radius).toFixed(2)}`;
    const [from, to] = ends(place);
    return `M${at(from)}L${at(to)}`;
  }).join('');
}
