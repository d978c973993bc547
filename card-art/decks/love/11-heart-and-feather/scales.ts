import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  Path,
  points,
  polygon,
  ramp,
  tube,
} from '../../../kit/pen/index.ts';
import { byLamp } from './view.ts';

/** We stand nearer to one end: the eye is as high as the beam, so it lies level and only the pans show the distance. */
interface Pan {
  x: number;
  y: number;
  half: number;
  open: number;
}
export const NEAR: Pan = { x: 158, y: 686, half: 98, open: 27 };
export const FAR: Pan = { x: 500, y: 588, half: 66, open: 15 };
const PIVOT = 360;
const BEAM = 330;

/** The stirrup it hangs by, and the tongue that stands upright in it. */
export function hanger(art: Art): void {
  art
    .line(line(PIVOT, 140, PIVOT, 236), 5, '#1a1014')
    .line(line(PIVOT + 1.6, 160, PIVOT + 1.6, 236), 1.4, '#c98a4c');
  byLamp(art, Path.join(ellipse(PIVOT, 236, 8), ellipse(PIVOT, 250, 7)), '#8a5c30', 3);
  art.line(
    [
      curve(
        `${PIVOT - 11},${BEAM + 10} ${PIVOT - 12},280 ${PIVOT},256 ${PIVOT + 12},280 ${PIVOT + 11},${BEAM + 10}`,
      ),
    ],
    5,
    '#a06c34',
  );
  art.fill(polygon(points(`${PIVOT - 3},${BEAM} ${PIVOT + 3},${BEAM} ${PIVOT},268`)), '#f0c878');
}

export function beam(art: Art): void {
  const arm = (x: number, end: number): Path =>
    tube(points(`${PIVOT},${BEAM} ${(PIVOT + x) / 2},${BEAM - 1} ${x},${BEAM - 2}`), [11, end + 1.4, end], 12)
      .outline;
  byLamp(art, Path.join(arm(NEAR.x, 8), arm(FAR.x, 3)), '#bd8a46', 5, { shade: '#4a2a1c' });
  byLamp(art, ellipse(PIVOT, BEAM, 12), '#d29c50', 4);
  art.fill(ellipse(PIVOT, BEAM, 4), '#4a2a1c');
  for (const { x, half } of [NEAR, FAR]) {
    art.line(
      curve(`${x},${BEAM} ${x + half * 0.07},${BEAM + half * 0.09} ${x},${BEAM + half * 0.2}`),
      half / 22,
      '#d8a858',
    );
  }
}

const hook = ({ half }: Pan): number => BEAM + half * 0.2;

/** The cord behind, and the bowl's hollow. */
export function panInside(art: Art, one: Pan): void {
  const { x, y, half, open } = one;
  art.line(line(x, hook(one), x + half * 0.16, y - open), half / 44, '#6e4a2c');
  art.fill(
    ellipse(x, y, half, open),
    art.linear(
      x - half,
      0,
      x + half,
      0,
      x > 300 ? ramp(0, '#5a3420', 1, '#c08a48') : ramp(0, '#b07a3c', 0.6, '#6e4526', 1, '#442618'),
    ),
  );
}

/** The bowl's outside, its lip over what lies in it. */
export function pan(art: Art, { x, y, half, open }: Pan): void {
  const at = (dx: number, dy: number): string => `${x + dx * half},${y + dy * half}`;
  const r = open / half;
  const bowl = closed(
    `${at(-1, 0)}! ${at(-0.72, r * 0.7)} ${at(-0.38, r * 0.93)} ${at(0, r)} ${at(0.38, r * 0.93)} ${at(0.72, r * 0.7)} ${at(1, 0)}!`,
    `${at(0.86, 0.3)} ${at(0.5, 0.54)} ${at(0, 0.62)} ${at(-0.5, 0.54)} ${at(-0.86, 0.3)}`,
  );
  byLamp(art, bowl, '#b98443', half * 0.16, { shade: '#3a1e18' });
  strokes(
    art,
    [
      curve(
        `${at(-1, 0)} ${at(-0.72, r * 0.7)} ${at(-0.38, r * 0.93)} ${at(0, r)} ${at(0.38, r * 0.93)} ${at(0.72, r * 0.7)} ${at(1, 0)}`,
      ),
    ],
    INK.contour,
    '#f6cf86',
    0.02,
  );
  strokes(
    art,
    [curve(`${at(-0.7, 0.4)} ${at(-0.3, 0.5)} ${at(0.1, 0.51)} ${at(0.6, 0.44)}`)],
    INK.detail,
    '#6e4526',
    0.2,
  );
}

export function cords(art: Art, one: Pan): void {
  const { x, y, half } = one;
  for (const side of [-1, 1]) {
    const to: [number, number] = [x + side * half * 0.96, y + half * 0.02];
    art.line(line(x, hook(one), ...to), half / 34, side * (x > 300 ? -1 : 1) > 0 ? '#e0b068' : '#8a5c34');
  }
}
