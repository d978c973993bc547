import { defineCard } from '../../define.ts';
import { stippled } from '../../kit/hand/index.ts';
import { type Art, ellipse, points, polygon, ramp, random, range, roundRect } from '../../kit/pen/index.ts';
import { LIGHT } from './09-hermit/form.ts';
import { hermit } from './09-hermit/hermit.ts';
import { glow } from './09-hermit/lantern.ts';
import { mountains, ridge, village } from './09-hermit/valley.ts';

/** A clear winter night; stars keep away from the lantern. */
function night(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 50, 0, 640, ramp(0, '#0a1434', 0.5, '#152c5c', 1, '#3f68a0')),
  );
  const chance = random('frost');
  art.blot(
    range(64, () => [chance.between(54, 546), chance.between(60, 460), chance.between(0.7, 2.2)] as const)
      .filter(([x, y]) => Math.hypot(x - LIGHT[0], y - LIGHT[1]) > 190)
      .map(([x, y, r]) => ellipse(x, y, r)),
    '#dfeaff',
  );
}

/** An old man on a ridge holds up a lantern with a star in it; a village far below. */
export const picture = defineCard({
  name: 'tarot/09-hermit',
  light: LIGHT,
  numeral: 'IX',
  draw(art) {
    night(art);
    mountains(art);
    village(art);
    glow(art);
    ridge(art);
    hermit(art);
    stippled(art, polygon(points('44,820 556,820 556,870 44,870')), '#0f1e48', [0, 824], [0, 870], [0, 0.7]);
  },
});
