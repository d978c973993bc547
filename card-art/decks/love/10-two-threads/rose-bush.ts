import { type Art, polar, ramp } from '../../../kit/pen/index.ts';
import { veinedLeaf } from '../../../kit/plants/leaf.ts';
import { rose } from '../../../kit/plants/rose.ts';

/** A rose with its leaves, for banks and corners; `angles` are the leaves', back to front. */
export function roseBush(
  art: Art,
  x: number,
  y: number,
  radius: number,
  {
    rot = 0,
    lite = '#e58f98',
    dark = '#6a1f42',
    angles = [-110, 110, -70, 70, -30],
  }: { rot?: number; lite?: string; dark?: string; angles?: readonly number[] } = {},
): void {
  for (const angle of angles) {
    const fill = art.linear(x, y - radius * 1.5, x, y + radius, ramp(0, '#6b2a4c', 1, '#260b1e'));
    const foot = polar(x, y, radius * 0.6, angle);
    veinedLeaf(art, ...foot, radius * 1.1, radius * 0.46, angle, { veins: 4, fill });
  }
  rose(art, x, y, radius, { rot, lite, dark, layers: radius > 34 ? 4 : 3 });
}
