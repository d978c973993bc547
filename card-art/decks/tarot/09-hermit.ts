import { defineCard } from '../../define.ts';
import { type Art, ellipse, ramp, random, range, roundRect } from '../../kit/pen/index.ts';
import { LIGHT } from './09-hermit/form.ts';
import { hare } from './09-hermit/hare.ts';
import { hermit } from './09-hermit/hermit.ts';
import { glow } from './09-hermit/lantern.ts';
import { footprints, mountains, ridge, village } from './09-hermit/valley.ts';
import { rock, wall } from './09-hermit/wall.ts';

/** A clear winter night; stars keep away from the lantern. */
function night(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 50, 0, 560, ramp(0, '#0a1434', 0.5, '#152c5c', 1, '#3f68a0')),
  );
  const chance = random('frost');
  art.blot(
    range(54, () => [chance.between(54, 420), chance.between(60, 400), chance.between(0.7, 2.2)] as const)
      .filter(([x, y]) => Math.hypot(x - LIGHT[0], y - LIGHT[1]) > 150)
      .map(([x, y, r]) => ellipse(x, y, r)),
    '#dfeaff',
  );
}

/** High in the snow an old man lifts a lantern with a star in it; it throws him on to a wall of ice, and a hare looks. */
export const picture = defineCard({
  name: 'tarot/09-hermit',
  light: LIGHT,
  numeral: 'IX',
  draw(art) {
    night(art);
    mountains(art);
    village(art);
    wall(art);
    glow(art);
    ridge(art);
    footprints(art);
    hermit(art);
    hare(art, 126, 812, 0.94);
    rock(art);
  },
});
