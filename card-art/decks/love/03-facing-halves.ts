import { defineCard } from '../../define.ts';
import { half } from './03-facing-halves/half.ts';
import { he, shadows, she } from './03-facing-halves/people.ts';
import { sparrow } from './03-facing-halves/sparrow.ts';
import { carafe, crumbs, inShade, plate, table } from './03-facing-halves/table.ts';
import { DAPPLE, onTable } from './03-facing-halves/view.ts';
import { leafShade, twigs, yard } from './03-facing-halves/yard.ts';

/** Noon, straight down on a white cloth: a pomegranate broken in two, and each spoons out of the other's half. */
export const picture = defineCard({
  name: 'love/03-facing-halves',
  light: [120, 240],
  numeral: 'III',
  draw(art) {
    yard(art);
    leafShade(art, DAPPLE);
    table(art);
    inShade(art, (tone) => leafShade(art, tone));
    shadows(art);
    const box = onTable(art);
    plate(art, -6, -55);
    plate(art, 10, 55);
    crumbs(art);
    half(art, ...box.at(-6, -55), 0.75, { rot: -80, seed: 3, eaten: 4 });
    half(art, ...box.at(10, 55), 0.75, { rot: 96, seed: 8 });
    carafe(art);
    sparrow(art, ...box.at(186, 22));
    she(art);
    he(art);
    twigs(art);
  },
});
