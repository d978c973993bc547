import { ink } from '../../../kit/hand/index.ts';
import { type Art, curve, polygon, ramp, range, roundRect } from '../../../kit/pen/index.ts';
import { DAIS, face, STEP, seen, toned } from './form.ts';
import { onWall } from './glass.ts';

/** How far from us the wall behind him is, and the dais's edge. */
const WALL = 6.4;
const EDGE = 3.02;

/** The choir: a facet with the window, a shaft in the corner, the wall behind him. */
export function walls(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(190, 0, 560, 0, ramp(0, '#4a2f34', 0.5, '#3a2530', 1, '#22161f')),
  );
  const facet = polygon([onWall(-0.3, 0), onWall(1, 0), onWall(1, 4), onWall(-0.3, 4)]);
  art.fill(facet, art.linear(40, 0, 196, 0, ramp(0, '#5c3f38', 1, '#7a543e')));
  const courses = range(13, (row) => {
    const up = row * 0.3;
    const [x0, y0] = onWall(0, up);
    const [x1, y1] = onWall(1, up);
    return ink(curve(`${x0},${y0} ${(x0 + x1) / 2},${(y0 + y1) / 2} ${x1},${y1}`), 1.3, row, 0.1);
  });
  art.blot(courses, '#442c30', 0.8);
  const level = range(14, (row) => {
    const [x, y] = seen([-0.56, row * 0.3, WALL]);
    return ink(curve(`${x},${y} 380,${y} 560,${y}`), 1.2, row, 0.1);
  });
  art.blot(level, '#2a1a24', 0.7);
  art.fill(
    roundRect(190, 44, 370, 640),
    art.linear(300, 280, 560, 400, ramp(0, '#170e1a', 0, 1, '#170e1a', 0.75)),
  );
  corner(art);
}

/** What the window does not reach: the right, and the foot of the picture. */
export function dusk(art: Art): void {
  const all = roundRect(44, 44, 512, 824);
  art.fill(
    all,
    art.linear(360, 420, 560, 480, ramp(0, '#150a1c', 0, 0.5, '#150a1c', 0.34, 1, '#150a1c', 0.74)),
  );
  art.fill(all, art.linear(0, 640, 0, 868, ramp(0, '#150a1c', 0, 1, '#150a1c', 0.6)));
}

/** Three shafts in the corner on their bases, the light on their left. */
function corner(art: Art): void {
  const foot = heightOf(DAIS, WALL - 0.1);
  for (const [right, half, fill, shade] of [
    [-0.5, 0.05, '#5c4038', '#3a2830'],
    [-0.63, 0.045, '#8a6048', '#5c4038'],
    [-0.565, 0.07, '#a3754f', '#6a4840'],
  ] as const) {
    const [x] = seen([right, 0, WALL - 0.1]);
    const wide = half * 204;
    const tones = { fill, shade, rim: '#f0c88e', soft: wide * 0.7, towards: [-1, 0] } as const;
    const block = (grow: number, top: number, low: number): void => {
      const [left, width] = [x - wide - grow, 2 * (wide + grow)];
      toned(art, roundRect(left, top, width, low - top), tones);
    };
    block(0, 40, foot);
    block(3, foot - 24, foot - 16);
    block(5, foot - 12, foot + 4);
  }
}

/** How low on the picture a level thing so high is seen, so far away. */
const heightOf = (up: number, away: number): number => seen([0, up, away])[1];

/** The dais of two stones and the step before it. */
export function floor(art: Art): void {
  for (const [top, near, far] of [
    [DAIS, EDGE, WALL],
    [DAIS - STEP, 2.4, EDGE],
  ] as const) {
    const [low, high] = [heightOf(top, near), heightOf(top, far)];
    const tread = roundRect(20, high, 560, low - high);
    art.fill(tread, art.linear(60, 0, 540, 0, ramp(0, '#9a7056', 0.42, '#7a5648', 1, '#3c2730')));
    art.clip(tread, () => stones(art, top, near));
    if (top < DAIS) continue;
    const foot = heightOf(top - STEP, near);
    art.fill(
      roundRect(20, low, 560, foot - low),
      art.linear(60, 0, 540, 0, ramp(0, '#5c3f3c', 0.5, '#4a3036', 1, '#2a1b26')),
    );
    art.blot(ink(curve(`20,${low} 300,${low} 580,${low}`), 2.2, 2, 0.05), '#d0a27a');
  }
  art.fill(
    roundRect(300, 646, 260, 222),
    art.linear(360, 700, 560, 760, ramp(0, '#1c101a', 0, 1, '#1c101a', 0.8)),
  );
}

/** Every second stone is darker. */
function stones(art: Art, top: number, near: number): void {
  const side = 0.34;
  art.blot(
    range(12, (row) =>
      range(12, (column) => {
        const [x, z] = [(column - 6.3) * side, near + row * side];
        const hidden = Math.abs(seen([x + side / 2, top, z])[0] - 300) > 380;
        return hidden || (row + column) % 2
          ? []
          : face([x, top, z], [x + side, top, z], [x + side, top, z + side], [x, top, z + side]);
      }),
    ),
    '#4a3036',
    0.5,
  );
}
