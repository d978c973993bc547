import { contactShadow, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  line,
  local,
  type Path,
} from '../../../kit/pen/index.ts';
import { byLamp, toned } from './view.ts';

const SKIN = { fill: '#a86c48', shade: '#5c3830', rim: '#ffd28c', rimWidth: 2.2, soft: 5 };
const SHIRT = { fill: '#6186a2', shade: '#2b4a65', rim: '#ffd489', rimWidth: 2.4, soft: 9 };
const WAISTCOAT = { fill: '#33506c', shade: '#182f45', rim: '#86a6ba', rimWidth: 1.4, soft: 12 };
const STRAW = { fill: '#d9ae60', shade: '#8a6238', rim: '#ffe6a8', rimWidth: 2, soft: 6 };
/** Linen in its own light: rolled sleeves, the collar. */
const LINEN = { fill: '#7a9fba', shade: '#42657f', soft: 4 };
const CREASE = '#2b4a65';

/** Where the oars lie in the gunwale, and where each is held. */
const OARS = [
  { fist: [-57, -71], lock: [-94, -49], blade: [-164, -8] },
  { fist: [56, -63], lock: [94, -48], blade: [152, -13] },
] as const;

/**
 * Somebody lets the boat run and looks up, from behind: fists on both oars, the chin lifted; the bow's foot 44 below
 * (x, y), about 380 × 270.
 */
export function rower(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const form = (path: Path, fill: string, soft: number): void =>
    byLamp(art, box.place(path), fill, soft, { rimWidth: 2.6 });
  contactShadow(art, x + 4, y + 38, 116, 24, '#06141c');
  // the boat comes towards us, bow first; far gunwale, and the dark inside
  toned(box, '-97,-52! -64,-76 0,-84 64,-76 97,-50! 56,-20 4,6! -52,-22', {
    fill: '#0f252c',
    shade: '#0a1a20',
    soft: 4,
  });
  strokes(box, ['-95,-52 -64,-75 0,-83 64,-75 95,-50'], 4.6, '#6a4c34', 0);
  oars(box);
  trunk(box);
  // the hand that is turned from the window has sunk a little
  arm(local(art, ...box.at(-5, 4), 1, { rot: 3 }), 1);
  arm(box, -1);
  head(box);
  form(closed('-99,-56! -60,-28 -24,-8 3,0! 4,46! -34,39 -72,14 -94,-24'), '#8a6040', 13);
  form(closed('99,-54! 62,-26 30,-8 3,0! 4,46! 38,39 74,14 94,-24'), '#4a3a30', 13);
  strokes(box, ['-95,-36 -56,-6 2,15', '-87,-14 -50,16 2,31'], 2, '#4a3020');
  strokes(box, ['95,-34 60,-6 8,15', '87,-14 52,16 8,31'], 2, '#241c18');
  form(closed('-2,-8! 9,-8! 8,50! -1,50!'), '#5a4030', 2);
  // rowlocks
  for (const { lock } of OARS) {
    const [lx, ly] = lock;
    strokes(
      box,
      [`${lx - 4},${ly - 7} ${lx - 4},${ly + 5} ${lx + 4},${ly + 5} ${lx + 4},${ly - 7}`],
      2.6,
      '#b08a50',
      0,
    );
  }
  strokes(
    box,
    ['-206,4 -180,0 -150,5', '-212,12 -178,8 -140,13', '140,4 166,0 186,5', '-78,42 -34,50 4,52 44,50 84,42'],
    2.6,
    '#e4c07c',
  );
}

/** Each a straight shaft from the fist over the gunwale to the blade. */
function oars(box: Local): void {
  OARS.forEach(({ fist: [fx, fy], lock: [lx, ly], blade: [bx, by] }, i) => {
    const inboard = Math.sign(fx);
    box.line(line(fx - inboard * 12, fy - 8, bx, by), 6, i ? '#8a6a40' : '#c89c5c');
    if (!i) box.line(line(fx - inboard * 12, fy - 10, bx, by - 2), 1.8, '#ffdf9c');
    else box.line(line(lx, ly - 2, bx, by - 2), 1.4, '#d8ae68');
    const blade = closed('-8,-4! 10,-7 34,-7 40,-3! 40,6! 30,8 8,5 -8,3!')
      .rotate((Math.atan2(by - fy, bx - fx) * 180) / Math.PI)
      .translate(bx, by);
    toned(box, blade, {
      fill: i ? '#8a6a40' : '#c89c5c',
      shade: '#5a4028',
      rim: '#ffdf9c',
      soft: 3,
      rimWidth: 1.6,
    });
  });
}

/** A back in a waistcoat, turned a little to the window; he sits on the thwart. */
function trunk(box: Local): void {
  toned(
    box,
    '-14,-150! -34,-144 -45,-135 -42,-114 -38,-96 -33,-80 -35,-34! 37,-34! 35,-78 40,-96 43,-112 46,-132! 34,-142 12,-150!',
    SHIRT,
  );
  toned(
    box,
    '-15,-151! -28,-146 -34,-140! -29,-120 -34,-100 -31,-82 -35,-58 -38,-30! 40,-30! 38,-56 33,-80 35,-100 31,-118 34,-138! 28,-144 13,-151! 0,-147!',
    WAISTCOAT,
    // where the back is drawn together over the belt
    ['-36,-62! -26,-72 -14,-76 -4,-74! -12,-66 -24,-56 -34,-44!', '#22394f'],
  );
  strokes(box, ['-3,-146 -7,-112 -6,-82', '-5,-66 -3,-34'], 2, '#142a3e', 0.05);
  strokes(
    box,
    [
      '-24,-134 -20,-114 -25,-96',
      '24,-132 22,-110 28,-92',
      '-29,-90 -20,-84 -10,-82',
      '31,-88 20,-83 6,-82',
      '-24,-66 -20,-52 -22,-40',
      '20,-66 18,-54 22,-42',
    ],
    2,
    '#142a3e',
    0.1,
  );
  // half-belt and its buckle
  toned(box, '-20,-79! -4,-75 18,-79! 18,-71! -4,-67 -20,-71!', {
    ...WAISTCOAT,
    soft: 2,
    rim: '#8aa0ac',
    rimWidth: 1,
  });
  box.line(closed('-10,-78! 0,-78! 0,-68! -10,-68!'), 1.8, '#d8b26c');
  toned(box, '-90,-40! 90,-40! 80,-28! -80,-28!', {
    fill: '#7a5638',
    shade: '#4a3426',
    rim: '#d8a860',
    soft: 4,
  });
}

/** Upper arm in its sleeve, rolled over the elbow; a bare forearm goes down to the fist. */
function arm(box: Local, side: 1 | -1): void {
  const on = (knots: string): Path => closed(knots).scale(side, 1);
  const draw = (knots: string): Path => curve(knots).scale(side, 1);
  hand(box, side);
  toned(
    box,
    on(
      '32,-144! 45,-141 56,-131 69,-117 85,-104! 87,-97 82,-89! 74,-87 65,-92! 61,-99 53,-105 44,-109 37,-120!',
    ),
    side < 0 ? SHIRT : { ...SHIRT, rim: '#90b2c8', rimWidth: 1.4 },
  );
  toned(box, on('84,-106! 90,-98 86,-86! 75,-82 64,-89! 64,-97 69,-103!'), LINEN);
  strokes(
    box,
    [
      draw('54,-130 56,-121 50,-112'),
      draw('66,-118 66,-110 60,-103'),
      draw('42,-138 44,-128 40,-118'),
      draw('72,-101 76,-93 74,-85'),
    ],
    1.7,
    CREASE,
    0,
  );
}

/** Overhand, seen from its back: the fingers go over the shaft and out of sight, the wrist is narrower than the knuckles. */
function hand(box: Local, side: 1 | -1): void {
  const at = (path: Path): Path => path.scale(0.27).rotate(122).translate(61.5, -77).scale(side, 1);
  const on = (knots: string): Path => at(closed(knots));
  // the thumb comes round from below
  toned(box, on('-30,30! -6,44 16,54 34,52! 40,44 34,36 18,34 0,26!'), {
    ...SKIN,
    fill: SKIN.shade,
    soft: 0,
  });
  for (const finger of [
    '6,16! 26,18 42,21 46,28! 42,36 30,38 10,36!',
    '10,-6! 32,-5 52,-2 57,7! 52,17 36,19 12,19!',
    '12,-28! 36,-27 55,-23 60,-13! 55,-4 38,-2 14,-2!',
    '6,-46! 26,-46 46,-42 52,-34! 48,-25 32,-22 8,-22!',
  ])
    toned(box, on(finger), { ...SKIN, soft: 2, rimWidth: 1.2 });
  toned(
    box,
    on(
      '-110,-26! -60,-24 -34,-36 -6,-46 14,-47! 24,-38 26,-26! 30,-16 30,-6! 30,6 27,16! 22,28 12,37! -20,34 -52,26 -110,30!',
    ),
    { ...SKIN, soft: 4, rimWidth: 1.6 },
    [on('-92,8! -56,10 -20,18 14,16 30,4! 40,40 -20,60 -92,50!'), SKIN.shade],
  );
  strokes(
    box,
    ['14,-24 22,-25 28,-24', '18,-4 25,-5 31,-4', '14,17 20,17 26,17', '-64,-22 -60,0 -64,22'].map((knots) =>
      at(curve(knots)),
    ),
    1.3,
    '#5c3830',
    0,
  );
}

/** In profile towards the window, chin lifted; the straw hat has slid to the back of his head. */
function head(box: Local): void {
  toned(box, '-13,-166! 14,-166! 15,-150 18,-144! 0,-139 -18,-144! -14,-152!', {
    ...SKIN,
    fill: '#8a563c',
    rimWidth: 1.2,
  });
  toned(box, '-20,-149! -12,-144 0,-141 12,-144 20,-150! 22,-143! 10,-136 -8,-136 -22,-142!', LINEN);
  const [hx, hy] = box.at(-4, -180);
  const face = local(box.art, hx, hy, box.scale * 1.16, { rot: 24 });
  toned(
    face,
    '-14,-13! -16.6,-9.4 -17.4,-6 -16.2,-3! -18.2,0.8 -21.6,4.8! -22,6.6 -20.6,7.6 -18.2,7.8! -18.4,9.4 -19.6,10.8! -19.2,12 -18.2,12.4! -19,13.6 -18.6,15 -17.2,15.8! -17.8,18.4 -17,21 -14,22.8 -10,23! -3,21 3,17! 16,12 18,-2 10,-16 -4,-18!',
    { ...SKIN, soft: 6, rimWidth: 1.6 },
    ['-10,23! -4,17 0,8 2,0! 12,30 0,34!', '#7c4c38'],
    // under the brow, the nose's wing, below the lip, along the cheek
    ['-16.4,-3! -13,-6 -8,-6 -6,-2! -10,0 -15,0!', '#8c5640'],
    ['-17,2! -15,5 -16,8 -20,7.6! -18,10 -14,8 -13,4', '#8c5640'],
    ['-17.4,15.8! -14,15.4 -12,17.4 -16.4,18!', '#8c5640'],
    ['-4,-14! -3,-4 -5,6 -9,14 -12,23! 10,30 14,-10', '#8c5640'],
  );
  strokes(face, ['-17.4,-8 -13.4,-10 -7.4,-8'], 2.2, '#2a1c1a', 0);
  const eye = closed('-16,-3.2! -14,-4.8 -11.4,-4.2 -9,-2.6! -11.4,-1.8 -15,-1.6!');
  face.fill(eye, '#f0d3a8');
  face.clip(eye, () => void face.fill(ellipse(-14.6, -3.6, 1.3, 2.2), '#20181a'));
  strokes(face, ['-17,-3.4 -14,-5.2 -11.2,-4.5 -7.4,-2'], 1.4, '#2a1c1a', 0);
  face.fill(closed('-19.6,10.8! -17,10.2 -12.6,11! -15.6,12.4 -18.2,12.2!'), '#8a4440');
  face.fill(closed('-18.2,12.6! -15.4,12.4 -12.8,11.2! -14.4,14 -17,15 -18.7,14.2!'), '#a4584c');
  strokes(face, ['-18.4,12.3 -15,12.2 -11.6,9.8'], 1.1, '#5c2e2c', 0);
  toned(face, '4,-14! 2,-6 4,0! 2,6 6,10! 12,14 17,8 20,-2 16,-14!', {
    fill: '#33241f',
    shade: '#1c1414',
    rim: '#8a5c3a',
    rimWidth: 1.4,
    soft: 4,
  });
  toned(face, '1,-3! 5,-5 8,-1 6,5 2,8! 0,4!', { ...SKIN, soft: 2, rimWidth: 1 });
  strokes(face, ['3,-1 5,0 3.4,4'], 1.1, '#5c3830', 0);
  // hair over the brow, then the hat: crown, band, brim
  toned(face, '-16,-10! -17,-17 -8,-20 4,-16! 4,-9 -4,-12 -10,-13!', {
    fill: '#33241f',
    shade: '#1c1414',
    soft: 3,
  });
  toned(face, '-12,-18! -8,-32 6,-36 20,-28 26,-12 25,2! 8,-6!', STRAW);
  box.art.blot(ink(face.place(curve('-12,-19 2,-16 16,-7 25,3')), 5, 2, 0), '#b8506a');
  toned(face, '-27,-23! -14,-22 4,-16 20,-5 33,12! 24,13 12,6 -2,-4 -16,-13 -27,-19!', { ...STRAW, soft: 3 });
}
