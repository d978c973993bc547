// Heavier than 300 kB: the near ears of wheat are drawn grain by grain.
import { defineCard } from '../../define.ts';
import { contactShadow, stippled } from '../../kit/hand/index.ts';
import { type Art, lerp, type Point, random, range, roundRect } from '../../kit/pen/index.ts';
import { coming, giver } from './03-empress/children.ts';
import { empress } from './03-empress/empress.ts';
import { SUN } from './03-empress/form.ts';
import { heartShield } from './03-empress/heart-shield.ts';
import { hen } from './03-empress/hen.ts';
import { clearing, distance, field, sky } from './03-empress/land.ts';
import { seat } from './03-empress/seat.ts';
import { starCrown } from './03-empress/star-crown.ts';
import { canopy, trunk } from './03-empress/tree.ts';
import { nearWheat, type Wheat } from './03-empress/wheat.ts';

const RIPE: Wheat = ['#fbe090', '#dda544', '#8f5f2c'];
const NEAR: Wheat = ['#ffe9a4', '#d99c3c', '#6a3c20'];

/** Ears between us and the clearing, cut by the frame. */
function nearField(art: Art): void {
  const chance = random('near');
  stippled(art, roundRect(44, 770, 512, 100), '#4a2c18', [0, 790], [0, 876], [0, 0.75]);
  const row = (count: number, from: number, to: number, top: number, length: number) =>
    range(count, (i) => {
      const x = lerp(from, to, (i + chance.between(0.2, 0.8)) / count);
      const lean = chance.between(-24, -6);
      return {
        foot: [x - lean * 0.5, 980] as Point,
        tip: [x + lean, top + chance.between(-20, 20)] as Point,
        length,
      };
    });
  nearWheat(art, row(4, 484, 580, 822, 60), RIPE);
  nearWheat(art, row(4, 460, 580, 872, 74), NEAR);
  nearWheat(art, row(2, 530, 580, 742, 80), NEAR);
  nearWheat(art, row(4, 50, 160, 812, 56), RIPE);
  nearWheat(art, row(4, 52, 190, 868, 70), NEAR);
}

/** A woman crowned with twelve stars leans on her cushions at the edge of the wheat; children bring her of it. */
export const picture = defineCard({
  name: 'tarot/03-empress',
  light: SUN,
  numeral: 'III',
  draw(art) {
    sky(art);
    distance(art);
    field(art);
    trunk(art);
    clearing(art);
    coming(art);
    canopy(art);
    seat(art);
    empress(art);
    starCrown(art, 234, 366, 6);
    contactShadow(art, 128, 776, 60, 10, '#33240f');
    heartShield(art, 124, 712, 1, -9);
    giver(art);
    hen(art, 330, 816, 1.1);
    nearField(art);
  },
});
