import { byHand, flat, stippled, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  line,
  type Path,
  points,
  polar,
  polygon,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** What of the rock stands against the valley: the slab overhangs, a recess, a buttress. */
const RIGHT =
  '340,645 352,650 350,664 339,675 327,690 319,711 331,728 317,752 323,774 309,792 323,812 313,840 305,866 300,900';
const MASS = polygon(points(`30,676 150,666 268,652 ${RIGHT} 30,900`));

/** A plane of the rock, its tone, and the way its strokes run: degrees from upright. */
type Plane = readonly [knots: string, tone: string, grain: number];

const PLANES: readonly Plane[] = [
  // left of the slab: a high wall
  ['30,676 112,668 124,702 92,724 58,708 30,716', '#523a6a', 14],
  ['112,668 170,662 174,704 140,722 124,702', '#63466f', 8],
  ['124,702 140,722 174,704 178,726 152,764 122,752 92,724', '#3d2b5b', 24],
  ['30,716 58,708 92,724 122,752 88,774 30,764', '#453061', 18],
  // under the slab
  ['178,724 214,706 262,712 270,732 226,756 196,774 152,764', '#2b1e48', 20],
  ['214,706 262,712 272,732 288,746 262,768 226,754 218,730', '#4b3364', 12],
  ['262,712 298,696 308,714 301,738 288,746 271,731', '#7d5177', 10],
  ['298,696 329,688 319,711 331,728 317,752 301,738 308,714', '#cd8378', 6],
  // its foot, far down
  ['88,774 122,752 152,764 160,796 130,826 98,810', '#563c6b', 10],
  ['152,764 196,774 216,802 206,852 178,840 160,796', '#35254f', 26],
  ['30,764 88,774 98,810 76,850 30,838', '#3f2c5c', 16],
  ['98,810 130,826 160,796 178,840 206,852 214,900 120,900 104,854 76,850', '#291c45', 20],
  ['30,838 76,850 104,854 120,900 30,900', '#332350', 14],
  // the buttress
  ['226,754 238,774 268,784 242,818 254,852 246,900 212,900 206,852 216,802', '#523869', 10],
  ['268,784 297,770 291,798 275,822 287,852 277,900 246,900 254,852 242,818', '#8a5979', 6],
  [
    '297,770 317,752 323,774 309,792 323,812 313,840 305,866 300,900 277,900 287,852 275,822 291,798',
    '#d68f80',
    2,
  ],
  ['226,754 262,768 288,746 301,738 317,752 297,770 268,784 238,774', '#ab88a6', 80],
  // the slab he stands on: its front, its broken end
  ['170,662 232,656 300,648 342,645 334,661 322,678 292,673 250,692 206,685 174,704', '#6f4b73', 4],
  ['342,645 353,650 350,664 339,676 322,678 334,661', '#eaa888', 2],
];
/** The slab's underside and the shadow that it throws into the recess. */
const UNDERSIDE =
  '174,704 206,685 250,692 292,673 322,678 339,676 331,684 300,690 264,706 236,704 212,706 190,716 178,728';

const CRACKS: readonly string[] = [
  '112,668 119,684 124,702 112,712 92,724',
  '232,657 226,668 233,676 228,687',
  '288,650 282,660 288,668 284,674',
  '174,704 177,724 166,746 152,764 158,782 160,796',
  '122,752 108,762 98,810 88,830 76,850',
  '218,730 224,742 226,754 219,778 216,802 208,826 206,852',
  '242,818 250,836 254,852 248,874',
  '58,708 50,726 56,744 48,764',
  '196,774 190,796 198,816',
];

/** The cliff: broken rock under a strip of turf. */
export function rock(art: Art): void {
  const mass = byHand(MASS, 1.6);
  art.fill(mass, '#35254f');
  art.clip(mass, () => {
    for (const plane of PLANES) face(art, plane);
    const under = byHand(polygon(points(UNDERSIDE)), 1.6);
    art.fill(under, '#1f1438');
    stippled(art, under, '#6d4468', [200, 0], [340, 0], [0, 0.6]);
    strokes(
      art,
      CRACKS.map((crack) => spline(points(crack), false, 0.5)),
      3.2,
      '#1a1132',
      0.2,
    );
    stippled(art, mass, '#9a6f9a', [0, 790], [0, 890], [0, 0.55]);
  });
  within(art, mass, { side: [2.2, 0.4], paint: '#ffdcaa' });
  falling(art);
  turf(art);
}

/** One plane: it darkens away from the sun; strokes like the cuts of an axe say which way it breaks. */
function face(art: Art, [knots, tone, grain]: Plane): void {
  const plane = byHand(polygon(points(knots)), 1.6);
  const [left, top, right, bottom] = plane.bounds();
  art.fill(plane, tone);
  stippled(art, plane, '#1f1439', [right, top], [left, bottom], [0, 0.8]);
  const chance = random(knots);
  const cuts = range(Math.round(((right - left) * (bottom - top)) / 210), (i): Path => {
    const [x, y] = [chance.between(left, right), chance.between(top, bottom)];
    const length = chance.between(7, 24);
    const cut = ribbon(
      line(x, y, ...polar(x, y, length, grain + chance.between(-12, 12))),
      chance.between(1.6, 4.4),
      {
        start: 1,
        peak: 0.05,
        samples: 5,
      },
    );
    return i % 2 ? cut : cut.rotate(180, x, y);
  });
  art.clip(plane, () => {
    art.blot(
      cuts.filter((_, i) => i % 3),
      '#241843',
      0.55,
    );
    art.blot(
      cuts.filter((_, i) => i % 3 === 0),
      '#f3b79c',
      grain < 12 ? 0.4 : 0.16,
    );
  });
  if (grain < 12) within(art, plane, { side: [0.7, -1.1], paint: '#e2a690' });
}

/** What his heel has loosened. */
function falling(art: Art): void {
  for (const [knots, tone] of [
    ['354,684 359,680 364,684 363,690 357,692', '#3f2b5c'],
    ['366,716 370,713 373,718 369,722', '#3f2b5c'],
    ['349,712 352,709 355,713 352,716', '#54386a'],
    ['374,752 377,750 379,754 375,757', '#54386a'],
  ] as const) {
    const stone = polygon(points(knots));
    flat(art, stone, tone, { side: [1.6, 0.2], paint: '#f4c39a' });
  }
}

/** Its edge towards us: it hangs over in tongues, thick here and worn there. */
const SOD = closed(
  '30,668! 110,660 200,652 280,643 326,640 346,643! 342,650 335,649 331,654! 322,653 312,655 300,656! 294,664 288,657 276,659 262,660! 257,671 248,675 243,666! 230,664 216,667 200,667! 192,670 186,682 177,680 172,672! 156,674 140,674 128,677! 123,685 117,687 112,681! 96,683 84,687! 78,696 67,699 60,690! 46,690 30,693!',
);
const ROOTS = [
  '246,676 250,694 244,706 248,722',
  '182,684 176,700 180,716',
  '118,690 122,704 116,722 120,734',
  '68,700 74,716 70,728',
];

/** Turf, tussocks on it, a few flowers, roots that the rock has let go. */
function turf(art: Art): void {
  art.fill(SOD.translate(-4, 7), '#1f1438', 0.75);
  art.blot(
    ROOTS.map((root) => ribbon(spline(points(root)), 3, { start: 1, peak: 0.05 })),
    '#8a6a6c',
  );
  flat(art, SOD, '#5f7350', { side: [-1.5, 7], paint: '#36493f' }, { side: [1.6, -2.2], paint: '#c6bf7e' });
  grass(art);
}

function grass(art: Art): void {
  const chance = random('grass');
  const top = (x: number): number => 668 - ((x - 30) / 310) * 27;
  const blade = (x: number, tall: number, lean: number): Path =>
    ribbon(
      spline([
        [x, top(x) + 5],
        [x + lean * 0.25, top(x) + 5 - tall * 0.6],
        [x + lean, top(x) + 5 - tall],
      ]),
      3,
      { start: 0.9, peak: 0.1, samples: 5 },
    );
  // at the edge they hang
  art.blot(
    range(64, (i): Path => {
      const x = 40 + i * 4.7 + chance.between(-2, 2);
      const y = top(x) + 14 - ((x - 30) / 310) * 6;
      const fall = chance.between(6, 17);
      return ribbon(
        spline([
          [x, y],
          [x + chance.between(-2, 3), y + fall * 0.5],
          [x + chance.between(-4, 5), y + fall],
        ]),
        2.6,
        { start: 1, peak: 0.1, samples: 5 },
      );
    }),
    '#4b6046',
  );
  // they stand in tussocks, not in a row
  const tussocks = [52, 78, 108, 128, 176, 206, 226, 322, 334].flatMap((x, i) =>
    range(8, () =>
      blade(x + chance.between(-11, 11), chance.between(9, i % 3 ? 20 : 30), chance.between(-4, 13)),
    ),
  );
  art.blot(
    tussocks.filter((_, i) => i % 3),
    '#566b4a',
  );
  art.blot(
    tussocks.filter((_, i) => i % 3 === 0),
    '#a9ad70',
  );
  for (const x of [64, 116, 196, 330] as const) {
    const y = top(x) - chance.between(9, 18);
    art.blot(ribbon(line(x + 1, top(x) + 4, x, y - 1), 1.4, { start: 1 }), '#8f9a62');
    art.blot(
      range(5, (i) =>
        closed('0,0 -1.5,-2 0,-3.6 1.5,-2')
          .rotate(i * 72)
          .translate(x, y),
      ),
      '#fff3d6',
    );
  }
}

/** His sole is pressed into the turf from heel to ball: its shadow, and blades before it, bent out from under it. */
export function trodden(art: Art): void {
  art.fill(
    closed(
      '212,652! 250,650 284,647 318,643.6! 324,646 318,650 300,653.6 280,654 262,657 246,655 230,658 218,656!',
    ),
    '#26352f',
  );
  const chance = random('trodden');
  const blades = range(34, (i): Path => {
    const x = 218 + i * 3 + chance.between(-1, 1);
    const y = 653 - (x - 218) * 0.09;
    const out = (x - 268) * 0.2 + chance.between(-4, 4);
    const tall = chance.between(5, 10);
    return ribbon(
      spline([
        [x, y + 3],
        [x + out * 0.4, y + 3 - tall],
        [x + out, y + 3 - tall * 0.7],
      ]),
      3,
      { start: 0.9, peak: 0.1, samples: 5 },
    );
  });
  art.blot(
    blades.filter((_, i) => i % 3),
    '#4b6046',
  );
  art.blot(
    blades.filter((_, i) => i % 3 === 0),
    '#a9ad70',
  );
}
