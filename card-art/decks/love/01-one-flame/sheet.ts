import { INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  type Paint,
  type Path,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { TIP } from './him.ts';
import { FIRE, GROUND, REAR } from './view.ts';

/** Where the rain collects and pours off. */
const SPOUT = [104, 408] as const;
const [PX, PY] = TIP;

/** The hem towards us: from pine to pine, sagging under the rain, lifted by the paddle. */
const HEM = `84,338! 90,380 ${SPOUT.join(',')}! 134,416 176,412 226,396 278,368 326,336 356,310 ${PX - 6},${PY - 1} ${PX + 6},${PY - 1} 388,306 408,328 436,346 462,348 490,338 524,316!`;

/** The sheet from below and within: bright towards the fire, in folds from where the paddle lifts it. */
export function sheet(art: Art): void {
  const under = closed(
    HEM,
    `512,440 506,${REAR}! 420,${REAR + 6} 330,${REAR + 2} 240,${REAR + 6} 146,${REAR}! 128,560 112,480`,
  );
  art.fill(
    under,
    art.radial(
      FIRE[0] + 6,
      560,
      290,
      ramp(0, '#ffe3a8', 0.22, '#f3bf72', 0.5, '#bd894f', 0.8, '#7a6342', 1, '#4c4836'),
    ),
  );
  stippled(art, under, '#4a3a2c', [200, 560], [96, 420], [0, 0.7]);
  art.clip(under, () => {
    belly(art);
    folds(art);
  });
  hem(art);
  ropes(art);
  drips(art);
  runOff(art);
}

/** Rain lies in the sheet: it hangs full and heavy between the hem and its lowest point. */
function belly(art: Art): void {
  const bag = closed(
    '78,330! 92,380 104,408! 134,416 176,412 226,396 278,368 318,342! 300,372 266,412 222,446 176,464 138,462 112,446 96,420',
  );
  art.fill(bag, art.linear(150, 404, 182, 464, ramp(0, '#6b5138', 0.5, '#93703f', 1, '#dcab62')));
  art.blot(ribbon(curve('110,446 138,461 176,463 222,445 264,412 300,370'), 4, { samples: 20 }), '#f6ca84');
  strokes(
    art,
    [
      '112,412 128,434 152,450',
      '122,414 150,436 190,446',
      '306,352 268,388 226,416',
      '292,364 262,392 236,408',
    ],
    INK.form,
    '#5a4430',
    0.1,
  );
}

/** The cloth's tension: from the paddle's tip outwards, a dark side and a light one to every fold. */
const FOLDS = [
  ['336,346 306,384 272,408', 11, '#7d5a38', '#e8b870'],
  ['350,352 330,404 306,470', 10, '#8a633c', '#ffd996'],
  ['364,356 356,430 352,500', 8, '#a97a45', '#ffe0a0'],
  ['396,350 410,410 414,520', 9, '#8a633c', '#f0c078'],
  ['402,338 432,384 464,470', 11, '#6e5036', '#c89654'],
  ['412,334 446,362 492,388', 9, '#54432f', '#9a7648'],
] as const;

function folds(art: Art): void {
  for (const [i, [course, wide, dark, light]] of FOLDS.entries()) {
    const way = curve(`${PX + (i < 3 ? -3 : 8)},${PY} ${course}`);
    const end = way.walk(2)[1]!;
    const faded = (paint: string): Paint =>
      art.linear(PX, PY, end.x, end.y, ramp(0.2, paint, 0.9, 1, paint, 0));
    const shape = { start: 0.3, end: 0.05, peak: 0.4, samples: 12 } as const;
    const side = i < 3 ? 1 : -1;
    art.fill(ribbon(way.translate(side * wide * 0.55, 0), wide * 0.7, shape), faded(light));
    art.fill(ribbon(way, wide, shape), faded(dark));
  }
  // the paddle's own shadow, thrown up and to the right
  art.fill(
    closed(`${PX + 10},${PY + 2}! 392,306 399,326 398,350 390,376! 386,360 392,340 390,316`),
    '#7a5838',
    0.8,
  );
  strokes(art, ['524,330 512,440 504,560'], INK.form, '#7a5838', 0.1);
}

function hem(art: Art): void {
  const edge = curve(HEM);
  art
    .blot(ink(edge.translate(0, -2.4), 6, 2, 0), '#2a3a36')
    .blot(ink(edge.translate(0, 1.6), 2.2, 3, 0), '#ffe2a4');
  // the tip pushes a small tent into it
  art.fill(
    closed(
      `${PX - 20},${PY + 14}! ${PX - 10},${PY - 2} ${PX},${PY - 7} ${PX + 10},${PY - 2} ${PX + 20},${PY + 14}! ${PX + 8},${PY + 4} ${PX},${PY + 1} ${PX - 8},${PY + 4}`,
    ),
    '#3a4438',
  );
}

function ropes(art: Art): void {
  for (const rope of ['84,338! 76,330 68,318', '524,316! 532,310 540,300'])
    art.line(curve(rope), 2.4, '#d8c090');
  for (const [x, peg] of [
    [146, 122],
    [506, 524],
  ] as const) {
    art.line(line(x, REAR, peg, REAR + 16), 1.6, '#c8a870');
    art.line(line(peg, REAR + 8, peg + (peg - x) * 0.1, REAR + 20), 3, '#3a2a20');
  }
}

/** Drops that hang along the hem, and some that let go. */
function drips(art: Art): void {
  const chance = random('drip');
  const steps = curve(HEM)
    .walk(40)
    .filter(({ t }) => t > 0.16 && t < 0.95);
  const drops = steps.flatMap(({ x, y }): Path[] => {
    if (chance() < 0.45) return [];
    const far = chance() < 0.35 ? chance.between(20, 60) : 4;
    return [
      ribbon(line(x, y + far, x - 0.6, y + far + chance.between(5, 10)), 2.4, {
        start: 0.1,
        end: 0.7,
        samples: 4,
      }),
    ];
  });
  art.blot(drops, '#fff0c8', 0.9);
}

/** It pours off where the sheet hangs lowest. */
function runOff(art: Art): void {
  const [x, y] = SPOUT;
  const foot = GROUND + 10;
  art.fill(
    closed(
      `${x - 9},${y - 6}! ${x - 11},${y + 50} ${x - 8},${y + 130} ${x - 13},${foot}! ${x + 6},${foot}! ${x + 1},${y + 130} ${x + 3},${y + 50} ${x + 7},${y + 2}!`,
    ),
    art.linear(x - 12, y, x + 6, y, ramp(0, '#24403f', 0.7, '#46605a', 1, '#7d7a58')),
  );
  strokes(
    art,
    [`${x + 2},${y + 6} ${x},${y + 60} ${x - 1},${y + 140} ${x + 2},${foot}`],
    1.3,
    '#c2a878',
    0.2,
  );
  strokes(
    art,
    [`${x - 7},${y + 20} ${x - 8},${y + 90} ${x - 8},${foot - 20}`, `${x - 3},${y + 50} ${x - 4},${y + 160}`],
    1.6,
    '#66827a',
    0.1,
  );
  const splash = range(8, (i) => {
    const dx = (i - 3.5) * 6;
    return curve(
      `${x - 3 + dx * 0.4},${foot} ${x - 3 + dx},${foot - 14 - ((i * 7) % 5) * 3} ${x - 3 + dx * 2},${foot - 2}`,
    );
  });
  strokes(art, splash, 1.4, '#8f9f8c', 0.1);
  art.line([ellipse(x - 3, foot + 1, 24, 3.6), ellipse(x - 5, foot + 2, 38, 5.6)], 1.1, '#8fa294', 0.6);
}
