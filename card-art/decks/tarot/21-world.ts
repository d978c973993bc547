import { defineCard } from '../../define.ts';
import { printed, stippledGlow } from '../../kit/hand/index.ts';
import { type Art, ellipse, type Path, ramp, random, range, roundRect } from '../../kit/pen/index.ts';
import { dancer, shadowOf } from './21-world/dancer.ts';
import { DARK, SUN } from './21-world/form.ts';
import { four } from './21-world/four.ts';
import { air, globe } from './21-world/globe.ts';
import { opening, wreath } from './21-world/wreath.ts';

/** Morning stands up from the world's edge behind the dancer, night lies round it. */
function sky(art: Art): void {
  const all = roundRect(44, 44, 512, 824);
  art.fill(all, art.linear(0, 60, 0, 868, ramp(0, '#191f4c', 0.5, '#2b2960', 1, DARK)));
  const morning = (outer: number) =>
    art.radial(
      286,
      560,
      300,
      ramp(
        0,
        '#fff3cc',
        1,
        0.3,
        '#ffe0a6',
        1,
        0.5,
        '#f8bf98',
        1,
        0.68,
        '#cb8ba2',
        outer,
        0.84,
        '#6f5896',
        outer * 0.5,
        1,
        '#3a3878',
        0,
      ),
      1.7,
    );
  art.fill(all, morning(0.7));
  printed(art, [44, 44, 556, 868], () => void art.fill(all, morning(0.9)));
  stars(art);
}

function stars(art: Art): void {
  const chance = random('stars');
  art.blot(
    range(70, (): Path => {
      const [x, y] = [chance.between(56, 544), chance.between(60, 500)];
      return ellipse(x, y, Math.hypot(x - 286, (y - 560) / 1.7) < 230 ? 0 : chance.between(0.7, 1.9));
    }),
    '#ffe9c4',
    0.85,
  );
}

/** A dancer in a wreath of laurel on the top of the world at sunrise; human, eagle, bull and lion stand in the night round it as pictures of stars. */
export const picture = defineCard({
  name: 'tarot/21-world',
  seed: 'wo',
  light: SUN,
  numeral: 'XXI',
  draw(art) {
    sky(art);
    art.outside(opening(), [44, 44, 556, 868], () => four(art));
    air(art);
    stippledGlow(art, ...SUN, 150, '#fffbe6', 1);
    art.fill(ellipse(SUN[0], SUN[1], 24), '#fffdf0');
    globe(art);
    art.fill(shadowOf(), '#17405a', 0.75);
    wreath(art);
    dancer(art);
  },
});
