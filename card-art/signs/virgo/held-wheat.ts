import { COAT } from '../../kit/grade/sign-tones.ts';
import { form } from '../../kit/pen/forms.ts';
import {
  type Art,
  closed,
  curve,
  LINE,
  type Local,
  local,
  type Paint,
  type Placement,
  points,
  ramp,
  spline,
  svgPath,
  tube,
} from '../../kit/pen/index.ts';
import { facetStar } from '../../kit/sky/star.ts';
import { grainEar } from './grain-ear.ts';

/** Creases of the hand: gold would vanish on skin. */
const CREASE = '#a0647a';

/** The ears' stems, outer pair first; the last stands upright. */
const STEMS = [
  '-10,70 -44,-6 -96,-50 -158,-62',
  '10,70 44,-6 98,-58 150,-84',
  '-7,70 -28,-20 -72,-92 -118,-138',
  '7,70 28,-20 70,-88 126,-124',
  '-4,70 -14,-20 -40,-106 -64,-162',
  '4,70 14,-20 40,-112 70,-174',
  '0,70 0,-20 0,-110 0,-176',
] as const;

/** Leaves that arch out of the sheaf, and their half width. */
const LEAVES = [
  ['4,40 50,-20 112,-34 168,10', 17],
  ['-4,50 -60,-4 -118,4 -160,60', 16],
] as const;

/** Fingers from the little one up: level, left end, right end, half thickness. */
const FINGERS = [
  [102, -32, 6, 11],
  [80, -42, 14, 12.5],
  [57, -45, 18, 13],
  [34, -41, 14, 12.5],
] as const;

/** A hand that holds seven ears of wheat, Spica above them; the sleeve runs out at the lower right. */
export function heldWheat(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  for (const [knots, half] of LEAVES) leafBlade(box, knots, half);
  const ends = [-26, -16, -6, 5, 15, 25].map((v, i) =>
    spline([
      [v * 0.55, 40],
      [v * 0.6, 100],
      [v * 1.25, 176 + (i % 2) * 10],
    ]),
  );
  box.line(ends, 3.4);
  const grain = box.radial(0, -60, 170, ramp(0, '#b98a70', 0.3, '#d9b078', 0.62, '#f3d9a8', 1, '#fbe6c4'));
  STEMS.forEach((knots, i) => {
    const upright = i === STEMS.length - 1;
    const length = i < 2 ? 0.47 : upright ? 0.5 : 0.44;
    grainEar(box, curve(knots), length, grain, upright ? 34 : 40);
  });
  sleeve(box);
  const skin = box.radial(-10, 40, 170, ramp(0, '#fdeadb', 0.3, '#f5d9cc', 0.7, COAT.pale, 1, COAT.lite));
  palm(box, skin);
  for (const finger of FINGERS) bentFinger(box, skin, finger);
  thumb(box, skin);
  box.glow(0, -196, 46, art.palette.glow, 0.6);
  const outer = 24 * scale;
  facetStar(art, ...box.at(0, -196), 8, outer, outer * 0.3, {
    alt: 0.62,
    lineWidth: LINE.fine,
    dark: '#5a4066',
  });
}

function leafBlade(box: Local, knots: string, half: number): void {
  const blade = tube(points(knots), [3, half * 0.7, half, half * 0.6, 0.6], 26);
  box.solid(blade.outline, box.radial(0, 0, 190, ramp(0, COAT.lite, 0.6, COAT.mid, 1, COAT.deep)));
  const veins = [blade.edge(0, 0.05, 0.97), blade.edge(0.45, 0.1, 0.85), blade.edge(-0.45, 0.1, 0.85)];
  box.line(veins, LINE.hair, 'gold', 0.85);
}

function sleeve(box: Local): void {
  const cloth = closed('60,202! 94,164 134,120! 178,130 230,134 280,126! 210,290! 116,266 78,240');
  box.solid(
    cloth,
    box.linear(80, 150, 210, 220, ramp(0, COAT.lite, 0.5, COAT.mid, 1, COAT.deep)),
    LINE.bold * 0.9,
  );
  box.solid(closed('60,202! 94,164 134,120! 152,127! 112,174 74,220!'), '#c99d63');
  const folds = ['100,164 140,186 180,230', '114,148 160,168 220,196', '86,184 112,206 140,246'];
  box.line(
    folds.map((fold) => curve(fold)),
    LINE.fine,
    'gold',
    0.85,
  );
}

/** Wrist and palm. */
function palm(box: Local, skin: Paint): void {
  const outline = closed(
    '30,22! 50,34 72,66 98,104 124,132 112,164 78,186! 60,162 40,138 22,126 8,100 12,50',
  );
  form(box, outline, skin, LINE.bold * 0.9, () => {
    box.fill(closed('40,20 66,66 96,110 70,120 40,134 84,190 140,150 120,100 80,40'), COAT.pale, 0.7);
    const creases = ['30,122 46,112 58,96', '72,170 84,162 94,148'];
    box.line(
      creases.map((crease) => curve(crease)),
      LINE.fine,
      CREASE,
      0.8,
    );
  });
}

/** A finger bent round the stalks; its nail is turned away. */
function bentFinger(box: Local, skin: Paint, [y, left, right, half]: (typeof FINGERS)[number]): void {
  const outline = spline(
    [
      [right - 6, y - half + 3],
      [left + 22, y - half + 1],
      [left + 4, y - half * 0.7],
      [left - 3, y + 3],
      [left + 5, y + half * 0.95],
      [left + 24, y + half + 1],
      [right - 4, y + half - 1],
      [right + 7, y + 2],
      [right + 4, y - half * 0.6],
    ],
    true,
  );
  form(box, outline, skin, LINE.mid + 0.5, () => {
    const under = spline(
      [
        [left - 10, y + 4],
        [left + 20, y + 6],
        [right + 10, y + 6],
        [right + 10, y + 20],
        [left - 10, y + 20],
      ],
      true,
    );
    box.fill(under, COAT.pale, 0.8);
    const knuckle = spline([
      [left + 15, y - half * 0.5],
      [left + 12, y],
      [left + 15, y + half * 0.5],
    ]);
    box.line(knuckle, LINE.hair, CREASE, 0.8);
  });
}

/** Over the stalks, pointing up to the ears; its root melts into the palm. */
function thumb(box: Local, skin: Paint): void {
  const edge = points('58,104! 46,84 38,66 22,46 8,30 0,16 2,6 11,4 21,10 34,20 50,32 66,56 78,92!');
  box.fill(spline(edge, true), skin);
  box.line(spline(edge.slice(0, -1)), LINE.bold * 0.9);
  const nail = svgPath('M4 8C11 10 16 16 18 24C12 25 5 20 3 14');
  const creases = [curve('24,40 30,35 34,29'), curve('28,45 34,40 38,34')];
  box.line([nail, creases], LINE.hair, CREASE, 0.9);
}
