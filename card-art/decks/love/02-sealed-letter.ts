import { defineCard } from '../../define.ts';
import { casement, curtain, desk, lamp, sill } from './02-sealed-letter/desk.ts';
import { crumpled, wax } from './02-sealed-letter/drafts.ts';
import { dusk, quay, sea, wetPanes } from './02-sealed-letter/harbour.ts';
import { letter } from './02-sealed-letter/letter.ts';
import { pen } from './02-sealed-letter/pen.ts';
import { sheet } from './02-sealed-letter/sheet.ts';
import { BULB, seen } from './02-sealed-letter/view.ts';

/** A sealed letter leans on the window; below on the quay somebody waits for the ferry and does not turn round. */
export const picture = defineCard({
  name: 'love/02-sealed-letter',
  light: seen(BULB),
  numeral: 'II',
  draw(art) {
    dusk(art);
    sea(art);
    quay(art);
    wetPanes(art);
    casement(art);
    curtain(art);
    sill(art);
    desk(art);
    lamp(art);
    letter(art);
    crumpled(art, [-3.4, 60], 2.2);
    wax(art);
    sheet(art);
    pen(art);
  },
});
