// Heavier than 300 kB: the near ears of wheat are drawn grain by grain.
import { defineCard } from '../../define.ts';
import { cushions } from './03-empress/cushions.ts';
import { back, bearingArm, fallenSleeve, gown, sleeveMouth } from './03-empress/empress.ts';
import { SUN } from './03-empress/form.ts';
import { arm, leaves } from './03-empress/fruit.ts';
import { face, hair, plait } from './03-empress/head.ts';
import { before, field, nearest, sky } from './03-empress/land.ts';
import { farStars, starCrown } from './03-empress/star-crown.ts';

/** Among her cushions in the ripe wheat a woman crowned with twelve stars holds a split pomegranate up to the low sun. */
export const picture = defineCard({
  name: 'tarot/03-empress',
  light: SUN,
  numeral: 'III',
  draw(art) {
    sky(art);
    field(art);
    before(art);
    sleeveMouth(art);
    arm(art);
    leaves(art);
    farStars(art, 237, 292, -9);
    back(art);
    face(art);
    hair(art);
    starCrown(art, 237, 292, -9);
    gown(art);
    fallenSleeve(art);
    bearingArm(art);
    plait(art);
    cushions(art);
    nearest(art);
  },
});
