import type { Picture } from '../../define.ts';
import { velvet } from '../../kit/grade/grade.ts';
import { mountains } from '../../kit/land/mountains.ts';
import { type Art, LINE, points, ramp, roundRect } from '../../kit/pen/index.ts';
import { ridge, scene } from './scene.ts';

interface EdgeDefinition {
  name: `scenes/${'ridge' | 'dusk'}-${'wide' | 'tall'}`;
  width: number;
  height: number;
  widths: readonly number[];
}

interface Range {
  /** x 0 … 1, y as a part of the picture's height, from its foot. */
  knots: string;
  seed: number;
  top: string;
  bottom: string;
  stroke: string;
}

/** The page's night, in which its pictures begin or end. */
export const NIGHT = '#171232';
/** The page's paper. */
const PAPER = '#fcf7ee';

const RIDGES: Range[] = [
  {
    knots: '0,.66 .1,.86 .2,.6 .3,.76 .42,.46 .53,.52 .64,.42 .75,.62 .86,.9 .94,.64 1,.8',
    seed: 23,
    top: '#a57a9c',
    bottom: '#dcb5b8',
    stroke: '#e0bd86',
  },
  {
    knots: '0,.36 .12,.56 .24,.3 .36,.44 .5,.2 .66,.26 .8,.48 .9,.34 1,.52',
    seed: 5,
    top: '#e3c3c0',
    bottom: PAPER,
    stroke: '#b98a58',
  },
  {
    knots: '0,.16 .16,.32 .28,.16 .45,.24 .6,.13 .74,.18 .88,.3 1,.18',
    seed: 41,
    top: '#f4e4da',
    bottom: PAPER,
    stroke: '#c09a66',
  },
];

const DUSKS: Range[] = [
  {
    knots: '0,.62 .09,.9 .18,.56 .28,.74 .4,.42 .52,.5 .63,.36 .74,.62 .85,.88 .93,.6 1,.8',
    seed: 8,
    top: '#5b477c',
    bottom: '#2b2258',
    stroke: '#b98a58',
  },
  {
    knots: '0,.3 .1,.5 .22,.24 .35,.36 .5,.16 .66,.2 .8,.42 .9,.26 1,.44',
    seed: 15,
    top: '#2a2256',
    bottom: NIGHT,
    stroke: '#d9b878',
  },
];

function drawRanges(art: Art, ranges: readonly Range[]): void {
  const { width, height } = art;
  for (const { knots, ...look } of ranges) {
    // two units below the foot: no gap may open towards the page
    const peaks = ridge(points(knots), width, height, height);
    mountains(art, 0, width, height + 2, peaks, { ...look, lineWidth: LINE.fine });
  }
}

/** From a page's night to its paper: a rosy haze, clear at its head, and three pale ranges. */
export const ridgeEdge = (definition: EdgeDefinition): Picture =>
  scene({
    ...definition,
    light: [definition.width / 2, 0],
    reach: definition.width * 0.7,
    grade: velvet(0.66, 12),
    keep: [PAPER],
    draw(art) {
      const haze = ramp(0, '#5d3b70', 0, 0.55, '#7a4d78', 0.55, 1, '#c98fa0', 0.8);
      art.fill(roundRect(0, 0, art.width, art.height), art.linear(0, 0, 0, art.height, haze));
      drawRanges(art, RIDGES);
    },
  });

/** From the paper to the footer's night: dark ranges before an empty sky. */
export const duskEdge = (definition: EdgeDefinition): Picture =>
  scene({
    ...definition,
    light: [definition.width / 2, 0],
    reach: definition.width * 0.7,
    grade: null,
    draw: (art) => drawRanges(art, DUSKS),
  });
