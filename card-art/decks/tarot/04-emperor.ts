import { defineCard } from '../../define.ts';
import { birds, grass, ranges, sky, valley } from './04-emperor/land.ts';
import { ram } from './04-emperor/ram.ts';
import { nearArmOfRuler, ruler } from './04-emperor/ruler.ts';
import { dais, nearArm, seat } from './04-emperor/throne.ts';

/** An old ruler on a stone throne with rams, his mountains and his valley behind him in low light. */
export const picture = defineCard({
  name: 'tarot/04-emperor',
  seed: 'em',
  light: [60, 420],
  numeral: 'IV',
  draw(art) {
    sky(art);
    ranges(art);
    valley(art);
    birds(art);
    dais(art);
    seat(art);
    ram(art, 180, 528, 0.62);
    ruler(art);
    nearArm(art);
    nearArmOfRuler(art);
    ram(art, 400, 538, 0.8);
    grass(art);
  },
});
