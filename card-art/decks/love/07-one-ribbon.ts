import { defineCard } from '../../define.ts';
import { ribbonInTheWind } from './07-one-ribbon/ribbon.ts';
import { fists, runners } from './07-one-ribbon/runners.ts';
import { footprints, sand } from './07-one-ribbon/sand.ts';
import { foam, gulls, headlands, sea, sky } from './07-one-ribbon/sea.ts';

/** A windy forenoon by the sea, close: two run along the water, one ribbon blown up between them. */
export const picture = defineCard({
  name: 'love/07-one-ribbon',
  light: [500, 120],
  numeral: 'VII',
  draw(art) {
    sky(art);
    headlands(art);
    sand(art);
    sea(art);
    foam(art);
    gulls(art);
    footprints(art);
    runners(art);
    ribbonInTheWind(art);
    fists(art);
  },
});
