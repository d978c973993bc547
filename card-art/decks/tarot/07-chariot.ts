import { defineCard } from '../../define.ts';
import { blackForeleg, blackHorse } from './07-chariot/black-horse.ts';
import { lining, nearSpears } from './07-chariot/canopy.ts';
import { front, wheel } from './07-chariot/car.ts';
import { driver } from './07-chariot/driver.ts';
import { SUN } from './07-chariot/form.ts';
import { poleAndYoke, rein } from './07-chariot/harness.ts';
import { flung, spray } from './07-chariot/spray.ts';
import { sky, storm, water } from './07-chariot/storm.ts';
import { whiteForeleg, whiteHorse } from './07-chariot/white-horse.ts';

/**
 * Close before the horses, no higher than their elbows: a black head and a white one pull apart, between and above them the
 * crowned driver points the way, the storm behind.
 */
export const picture = defineCard({
  name: 'tarot/07-chariot',
  seed: 'ch',
  light: SUN,
  numeral: 'VII',
  draw(art) {
    sky(art);
    storm(art);
    water(art);
    wheel(art, 94, 752, 50, 158, false);
    wheel(art, 508, 752, 44, 158, true);
    lining(art);
    driver(art, () => nearSpears(art));
    front(art);
    poleAndYoke(art);
    blackHorse(art);
    whiteHorse(art);
    rein(art, '109,602 160,592 224,520 264,421');
    rein(art, '491,568 430,568 334,508 270,419');
    spray(art);
    blackForeleg(art);
    whiteForeleg(art);
    flung(art);
  },
});
