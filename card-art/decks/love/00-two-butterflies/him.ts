import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { LINEN, profile, SKIN, strawHat, thrown, tones } from './people.ts';

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
const RAISED = closed('8,-80! 17,-80 24,-83! 26,-90 29,-99! 34,-98! 33,-88 31,-79 28,-75! 20,-72 12,-71!');
const HANGING = closed(
  '-10,-79! -16,-74 -21,-65 -23,-58! -22,-50 -21,-42! -17,-41.6! -15,-50 -15,-57! -12,-63 -8,-68!',
);

/** He has stepped into the water beside the stones, and lifts his hat to her. */
export function man(art: Art): void {
  const on = local(art, 206, 744, 1.22, { rot: 5 });
  thrown(on, Path.join(LEGS, SHINS, SHIRT, RAISED, HANGING));
  inTheWater(on);
  for (const shin of SHINS) tones(on, shin, SKIN);
  for (const leg of LEGS) tones(on, leg, TROUSERS);
  strokes(on, ['-12,-16.6 -7,-15 -3,-16.6', '4,-13.6 8,-12 12.4,-13.6'], 2, '#6c7c80', 0);
  waterline(on);
  tones(on, SHIRT, LINEN);
  tones(on, closed('-9,-81! -4,-82 0,-70 5,-82 10,-80! 12,-64 10,-46! 0,-43 -10,-46! -12,-64'), WAISTCOAT);
  strokes(on, ['0,-70 0,-58 1,-45', '-6,-38 -7,-28', '7,-38 8,-26'], INK.detail, '#39463c');
  tones(on, RAISED, LINEN, [closed('28,-75! 24,-79 24,-83! 21,-79 20,-72!'), '#a8a894']);
  tones(on, closed('29,-98! 28.4,-102 31,-105 34.6,-104 35.4,-100 34,-97!'), SKIN);
  shoes(on);
  head(on);
  strawHat(on, 35, -106, 0.8, 30, '#3f4a4c');
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
  tones(on, HANGING, LINEN, [closed('-23,-58! -18,-60 -15,-57! -17,-53 -22,-52!'), '#a8a894']);
  tones(on, closed('-21.4,-42! -17,-42! -15.8,-38 -18,-36 -21.6,-37.6!'), SKIN);
}

/** He looks up at her. */
function head(on: Local): void {
  tones(on, closed('-3,-80! 4,-80! 4.6,-89 -2,-89!'), { ...SKIN, fill: '#b0785a' });
  const box = local(on.art, ...on.at(3, -92.6), 0.6, { rot: -8, mirror: true });
  profile(box);
  box
    .fill(closed('-14,-4.6! -9.6,-4.8 -8,-2.4! -11,-1.4'), '#f4ead8')
    .fill(ellipse(-12.2, -3.4, 1.5), '#2c1e1c');
  strokes(box, ['-14.6,-8 -11,-10 -7,-9'], 1.2, '#3c322e', 0);
  box.fill(ellipse(3, 2, 2.8, 4.4), '#b0785a');
  box.fill(
    closed('-13,-11! -15,-17 -10,-22 -2,-24 7,-22 13,-15 14,-4 11,6 6,10! 6,3 5,-2 1,-3! 0,-8 -4,-12 -9,-12'),
    '#3c322e',
  );
  strokes(box, ['-8,-19 0,-20 6,-17', '2,-14 8,-11 10,-4'], INK.detail, '#6c5c50', 0);
}
