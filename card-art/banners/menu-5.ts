import { LINE, ribbon, spline } from '../kit/pen/index.ts';
import { lily } from '../kit/plants/lily.ts';
import { menuBanner } from './shared/banner.ts';

/** Lilies: lean and height of each, and where its stem stands. */
const LILIES = [
  [-26, 46, -22],
  [24, 42, 20],
  [2, 62, 0],
] as const;

/** Three lilies. */
export const picture = menuBanner(5, (art, x, y) => {
  for (const [lean, height, dx] of LILIES) {
    const stem = spline([
      [x + dx * 0.2, y + 58],
      [x + dx * 0.6, y + 34],
      [x + dx * 1.5, y + 2],
    ]);
    art.blot(ribbon(stem, 2.6, { start: 0.9, end: 0.7 }));
    lily(art, x + dx * 1.5, y + 4, height, { rot: lean, lineWidth: LINE.fine });
  }
});
