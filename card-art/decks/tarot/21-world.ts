import { defineCard } from '../../define.ts';
import { printed } from '../../kit/hand/index.ts';
import { type Art, ellipse, type Path, ramp, random, range, roundRect } from '../../kit/pen/index.ts';
import { bull } from './21-world/bull.ts';
import { dancer, shadowOf } from './21-world/dancer.ts';
import { eagle, eagleNeck } from './21-world/eagle.ts';
import { DARK, SUN } from './21-world/form.ts';
import { human, mantle } from './21-world/human.ts';
import { lion } from './21-world/lion.ts';
import { valley } from './21-world/valley.ts';
import { opening, wreath } from './21-world/wreath.ts';

/** Night all round; what the wreath lets out of its morning thins towards the corners. */
function night(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, 824),
    art.linear(0, 60, 0, 868, ramp(0, '#1c2450', 0.5, '#262656', 1, DARK)),
  );
  const haze = (colour: string, start: number): string =>
    art.radial(300, 452, 300, ramp(0, colour, start, 0.56, colour, start, 0.9, colour, 0), 1.4);
  art.fill(ellipse(300, 452, 300, 420), haze('#8a6690', 0.55));
  printed(art, [60, 60, 540, 868], () => void art.fill(ellipse(300, 452, 300, 420), haze('#a87c9a', 0.55)));
  const chance = random('stars');
  art.blot(
    range(46, (): Path => {
      const [x, y] = [chance.between(56, 544), chance.between(60, 700)];
      return ellipse(x, y, chance.between(0.7, 1.9));
    }),
    '#ffe9c4',
    0.85,
  );
}

/** A dancer in a wreath of laurel where it is morning; human, eagle, bull and lion look in out of the dark. */
export const picture = defineCard({
  name: 'tarot/21-world',
  seed: 'wo',
  light: SUN,
  numeral: 'XXI',
  draw(art) {
    night(art);
    mantle(art);
    eagleNeck(art);
    art.clip(opening(), () => {
      valley(art);
      printed(art, [180, 640, 440, 720], () => void art.fill(shadowOf(), '#1f4448', 0.8));
    });
    wreath(art);
    human(art);
    eagle(art);
    dancer(art);
    bull(art);
    lion(art);
  },
});
