import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { LINEN, PEOPLE, profile, SKIN, strawHat, thrown, tones } from './people.ts';

const TROUSERS = { fill: '#4d5d62', shade: '#333e44', soft: 3, rim: '#a8b8b0', rimWidth: 1.1 };
const WAISTCOAT = { fill: '#7f8f6c', shade: '#56644c', soft: 4, rim: '#dfe4c4', rimWidth: 1.2 };

const LEGS = [
  closed('-12,-42! -13,-28 -12,-15! -7,-13.6 -3,-15! -1,-28 1,-42!'),
  closed('0,-42! 2,-28 4,-12! 8,-10.6 12.4,-12! 13,-28 12,-42!'),
] as const;
const SHINS = [
  closed('-10.4,-16! -10,-8 -9.6,0! -5,0! -4,-8 -4.6,-16!'),
  closed('5,-13! 5.6,-5 6,3! 10.6,3! 11.4,-5 11,-13!'),
] as const;
const SHIRT = closed('-11,-80! 0,-84 12,-80! 15,-66 12,-50 12,-40! 0,-37 -12,-40! -13,-52 -14,-66');
const SLEEVE_RAISED = closed('4,-81.4! 11,-83 18,-85.6 24,-86.6! 29,-82 28.6,-76! 21,-72.6 13,-70 8,-68.6!');
const FOREARM_RAISED = closed('23.6,-85.4! 27,-91 29,-98.4! 33.4,-97.8! 33.6,-89 32,-82 28.6,-77!');
const SLEEVE_HANGING = closed('-7,-81! -13.6,-78.4 -19.4,-71 -22.8,-62! -18.8,-58 -13.6,-59! -11,-64 -7,-69');
const FOREARM_HANGING = closed('-21.8,-62! -23,-54 -22,-45! -18,-44.6! -15.6,-52 -14.6,-60!');

/** He has stepped into the water beside the stones, and lifts his hat to her. */
export function man(art: Art): void {
  const on = local(art, 173, 811, PEOPLE, { rot: 5 });
  thrown(on, Path.join(LEGS, SHINS, SHIRT, SLEEVE_RAISED, FOREARM_RAISED, SLEEVE_HANGING));
  inTheWater(on);
  for (const shin of SHINS) tones(on, shin, SKIN);
  for (const leg of LEGS) tones(on, leg, TROUSERS);
  strokes(on, ['-12,-16.6 -7,-15 -3,-16.6', '4,-13.6 8,-12 12.4,-13.6'], 2, '#6c7c80', 0);
  waterline(on);
  tones(on, SHIRT, LINEN);
  tones(on, closed('-9,-81! -4,-82 0,-70 5,-82 10,-80! 12,-64 10,-46! 0,-43 -10,-46! -12,-64'), WAISTCOAT);
  strokes(on, ['0,-70 0,-58 1,-45', '-6,-38 -7,-28', '7,-38 8,-26'], INK.detail, '#39463c');
  shoes(on);
  head(on);
  raisedArm(on);
}

/** The elbow at the shoulder's height, the hat held by its brim. */
function raisedArm(on: Local): void {
  tones(on, FOREARM_RAISED, SKIN);
  tones(on, closed('29,-97.6! 28.4,-101 30,-104 33,-105 35.4,-102.6 35,-99.6 33.4,-97!'), SKIN);
  strawHat(on, 38, -110, 0.8, 30, '#3f4a4c');
  tones(on, closed('28.8,-98! 26,-101 25.2,-105 27.2,-106.4 29,-103.6 31.4,-100.4!'), SKIN);
  tones(
    on,
    SLEEVE_RAISED,
    LINEN,
    [closed('28.6,-76! 21,-76.6 13,-75 6,-74! 8,-66 21,-71'), '#c4bea6'],
    [closed('28.6,-76! 26,-80 24.6,-86.4! 22,-82 24,-77'), '#a8a894'],
  );
  strokes(on, ['20,-84.6 20.6,-80 19,-76', '11,-81.6 14,-77.6 13,-73'], 0.9, '#8f8f80', 0);
}

/** What goes on below the water: shins and feet, bent aside and as green as the bed. */
function inTheWater(on: Local): void {
  on.fill(
    [
      closed('-9.4,-1! -4.6,-1! -4,6 -3.6,11! 0,14 1,17 -5,17 -9,13!'),
      closed('6.2,2! 10.8,2! 11.6,9 12,13! 16,16 17,19 11,19 7,15!'),
    ],
    '#7f8c6e',
  );
}

/** Broken rings where the shins meet the water; the stream draws them out towards us. */
function waterline(on: Local): void {
  const [white, dark] = ['#eef3de', '#3d625e'];
  const rings: Path[] = [];
  for (const [x, y, r] of [
    [-7.2, 0, 6],
    [8.4, 3, 6],
  ] as const)
    rings.push(arc(x, y, r, 110, 255, r * 0.42), arc(x + 1, y + 3, r * 2.1, 114, 186, r * 0.9));
  rings.push(arc(-7, 2, 14, 196, 250, 6), arc(9, 5, 14, 110, 164, 6), arc(1, 8, 31, 142, 218, 14));
  on.art.blot(
    rings.map((ring, i) => ink(on.place(ring), i % 2 ? 1.4 : 1.9, i, 0.1)),
    white,
  );
  on.art.blot(
    [
      ink(on.place(arc(2, 10, 24, 130, 200, 10)), 1.4, 7, 0.2),
      ink(on.place(curve('-9,2 -6,3.4 -3,2')), 1.2, 8),
    ],
    dark,
    0.7,
  );
}

/** In his other hand, tied by their laces. */
function shoes(on: Local): void {
  on.line(curve('-19,-41 -20,-36 -22,-32'), 1.4, '#3c322e').line(
    curve('-19,-41 -17,-36 -16,-31'),
    1.4,
    '#3c322e',
  );
  on.fill(closed('-26,-32! -20,-33! -18,-24 -21,-20 -26,-22'), '#5c4030').fill(
    closed('-18,-31! -13,-32! -11,-23 -14,-19 -18,-21'),
    '#6e4e38',
  );
  tones(on, closed('-22.4,-46! -17.6,-46! -16.2,-42 -17.2,-38.4 -20.4,-37.2 -23,-40!'), SKIN);
  strokes(on, ['-21.6,-41.4 -20.6,-38.4', '-19.6,-41.4 -19,-38.2'], 0.8, '#8a5340', 0);
  tones(on, FOREARM_HANGING, SKIN);
  tones(on, SLEEVE_HANGING, LINEN, [closed('-22.8,-62! -19,-62.4 -13.6,-59! -14,-56 -22,-58!'), '#a8a894']);
  strokes(on, ['-19,-69 -16,-66 -15,-62', '-13,-76 -11,-72 -12,-67'], 0.9, '#8f8f80', 0);
}

/** He looks up at her. */
function head(on: Local): void {
  tones(on, closed('-3,-80! 4,-80! 4.6,-89 -2,-89!'), { ...SKIN, fill: '#b0785a' });
  const box = local(on.art, ...on.at(3, -92.6), 0.49 * PEOPLE, { rot: -15, mirror: true });
  profile(box);
  box
    .fill(closed('-14,-4! -10.6,-4.8 -8,-2.8! -11,-1.6'), '#f4ead8')
    .fill(ellipse(-12, -3.2, 1.5), '#2c1e1c');
  strokes(box, ['-14.6,-8 -11,-10 -7,-9'], 1.2, '#3c322e', 0);
  box.fill(ellipse(3, 2, 2.8, 4.4), '#b0785a');
  box.fill(
    closed('-13,-11! -15,-17 -10,-22 -2,-24 7,-22 13,-15 14,-4 11,6 6,10! 6,3 5,-2 1,-3! 0,-8 -4,-12 -9,-12'),
    '#3c322e',
  );
  strokes(box, ['-8,-19 0,-20 6,-17', '2,-14 8,-11 10,-4'], INK.detail, '#6c5c50', 0);
}
