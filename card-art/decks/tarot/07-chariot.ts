import { defineCard } from '../../define.ts';
import { body, canopy, farSide, wheel } from './07-chariot/car.ts';
import { driver, reins } from './07-chariot/driver.ts';
import { SUN } from './07-chariot/form.ts';
import { blackHorse, whiteHorse } from './07-chariot/horses.ts';
import { flamingos, mirrored, spray } from './07-chariot/spray.ts';
import { sky, storm, town, water } from './07-chariot/storm.ts';

/** A crowned driver under a starry canopy outruns a storm over a salt lake: a black horse plunges, a white one runs. */
export const picture = defineCard({
  name: 'tarot/07-chariot',
  seed: 'ch',
  light: SUN,
  numeral: 'VII',
  draw(art) {
    sky(art);
    storm(art);
    town(art);
    water(art);
    mirrored(art);
    flamingos(art);
    farSide(art);
    blackHorse(art, 420, 736, 1.56);
    driver(art, 150, 668, 2.2);
    canopy(art);
    body(art);
    wheel(art, 128, 690, 66);
    whiteHorse(art, 374, 752, 1.5);
    reins(art, [212, 527], ['330,540 440,560 520,622']);
    spray(art);
  },
});
