import { finger } from '../../../kit/figure/finger.ts';
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
const TROUSERS = { fill: '#3b3a42', shade: '#1b1c26', soft: 8 };
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
    box.line(line(fx - inboard * 22, fy - 13, bx, by), 6, i ? '#8a6a40' : '#c89c5c');
    if (!i) box.line(line(fx - inboard * 22, fy - 15, bx, by - 2), 1.8, '#ffdf9c');
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

/** A back that leans from the window and turns its near shoulder to it; shirt, braces, trousers on the thwart. */
function trunk(box: Local): void {
  // the thwart, and the hips that rest on it: two rounds, the cloth flat where they bear
  toned(box, '-88,-45! 88,-45! 78,-28! -78,-28!', {
    fill: '#7a5638',
    shade: '#4a3426',
    rim: '#d8a860',
    soft: 5,
  });
  box.fill(closed('-50,-36! -20,-30 20,-30 54,-36! 58,-31.6 20,-28 -20,-28 -54,-31.6!'), '#2e2018');
  toned(
    box,
    '-34,-68! 0,-64 38,-68! 43,-58 47,-46 46,-37! 40,-31.4 24,-30 8,-31 2,-34! -4,-31 -20,-30 -37,-31.4 -43,-37! -45,-46 -40,-58!',
    TROUSERS,
    ['2,-68! 4,-50 2,-34! 10,-28! 60,-28! 50,-70!', '#22232d'],
    ['-40,-56! -28,-50 -12,-50 -2,-56! -6,-44 -22,-40 -40,-44!', '#4c4a52'],
  );
  strokes(box, ['1,-62 2,-48 2,-34', '-8,-33 -20,-35 -32,-40', '12,-33 24,-35 36,-40'], 1.8, '#14151d', 0.1);
  toned(
    box,
    '-15,-152! -34,-147 -50,-138 -53,-124 -45,-105 -37,-90 -31,-76! -36,-66 -37,-58! -22,-52 -4,-56 14,-51 30,-54 40,-58! 40,-68 36,-76! 39,-92 44,-110 50,-126 44,-142! 32,-149 14,-153!',
    SHIRT,
    // from the spine on it turns out of the light
    ['2,-154! 0,-128 3,-100 2,-76 4,-48! 60,-48! 66,-150!', '#3d5f7a'],
    ['34,-152! 30,-132 30,-112 28,-88 26,-72 30,-50! 66,-50! 66,-150!', '#23405a'],
    // both blades with the shade under their edges, the spine's furrow between the long muscles
    ['-56,-142! -34,-148 -20,-144! -13,-132 -14,-118 -20,-106! -28,-110 -40,-120 -50,-128!', '#8db0bc'],
    ['-14,-128! -13,-116 -19,-104! -30,-108 -44,-120! -38,-104 -24,-95 -14,-100 -10,-116!', '#3d617b'],
    ['14,-140! 26,-144 38,-138 38,-124! 30,-112 22,-106! 16,-114 13,-128!', '#57748a'],
    ['13,-128! 16,-114 22,-106! 32,-113 36,-122! 34,-104 24,-96 15,-102 10,-116!', '#23405a'],
    ['-8,-104! -5,-92 -5,-72! -12,-70 -17,-82 -14,-98!', '#7599ae'],
    ['-3,-150! 3,-150! 4,-124 2,-100 2,-62! -2,-62! -2,-100 -1,-124!', '#2f506a'],
    ['-34,-78! -22,-70 -8,-68 6,-70! 4,-62 -18,-60 -40,-64!', '#3d617b'],
  );
  strokes(
    box,
    ['-32,-84 -20,-76 -8,-74', '38,-88 26,-78 12,-75', '-32,-70 -20,-63 -10,-62', '36,-68 26,-62 16,-60'],
    2,
    CREASE,
    0.1,
  );
  strokes(box, ['-27,-149 -20,-128 -6,-106 1,-92', '27,-150 21,-128 8,-106 1,-92'], 5.4, '#5a2f38', 0);
  strokes(box, ['1,-92 -7,-72 -15,-56', '1,-92 9,-72 17,-56'], 4.4, '#5a2f38', 0);
  strokes(box, ['-28.4,-148 -21.4,-127 -7,-105'], 1.4, '#d9977c', 0);
  box.fill(closed('-5,-97! 1,-101 7,-97! 6,-88 1,-84 -4,-88!'), '#c99a54');
}

/** Four fingers come over the shaft, the thumb goes under it. */
function grip(box: Local, side: 1 | -1): void {
  const skin = { ...SKIN, fill: side < 0 ? '#b5764e' : '#94603f', soft: 1.6, rimWidth: 0 };
  const put = (path: Path, soft: number): void => toned(box, path.scale(side, 1), { ...skin, soft });
  put(finger('52,-79 45,-78 42.6,-73.6 46.4,-70.4', 6.4), 1.6);
  put(closed('74,-86! 66,-88 56,-86.4 49,-82! 47.6,-77 54,-72 62,-68 68.6,-66! 74,-72 79,-79!'), 2);
  for (const course of [
    '67,-73 65.4,-67 62.6,-61.4',
    '62.4,-76 60.6,-69.6 57.6,-63.4',
    '57.4,-79 55.4,-72.6 52.4,-66',
    '52.4,-81.4 50.4,-75.4 47.8,-69',
  ])
    put(finger(course, 6.2), 2.2);
  const top = curve('77,-82 74,-86 66,-88 56,-86.4 49,-82 46.6,-77');
  box.art.blot(ink(box.place(top.scale(side, 1)), side < 0 ? 2.2 : 1.4, 1, 0), SKIN.rim, side < 0 ? 1 : 0.7);
}

/** A sleeve rolled above the elbow, the elbow a corner, a bare forearm down to the fist that has the oar. */
function arm(box: Local, side: 1 | -1): void {
  const on = (knots: string): Path => closed(knots).scale(side, 1);
  const draw = (knots: string): Path => curve(knots).scale(side, 1);
  toned(
    box,
    on('76,-113! 87,-108 95,-98 92,-90! 84,-81 76,-73 68,-67! 60,-71 57,-79! 64,-88 67,-96 68,-104!'),
    { ...SKIN, soft: 7 },
    [on('92,-92! 80,-88 70,-80 60,-74! 66,-62 90,-74!'), side < 0 ? '#c98a5c' : SKIN.shade],
  );
  strokes(box, [draw('90,-96 84,-95 80,-98')], 1.6, SKIN.shade, 0);
  grip(box, side);
  toned(
    box,
    on('26,-150! 40,-147 54,-139 66,-127 78,-116! 84,-106 80,-97 71,-92! 62,-98 54,-103 46,-106 40,-114!'),
    side < 0 ? SHIRT : { ...SHIRT, fill: '#4a708a', shade: '#203a52', rim: '#90b2c8', rimWidth: 1.6 },
    side < 0
      ? [on('30,-152! 44,-148 58,-138 70,-124! 60,-124 50,-132 40,-138!'), '#9dbcc2']
      : [on('38,-112! 50,-116 62,-108 74,-96! 60,-90 40,-100!'), '#203a52'],
  );
  toned(box, on('74,-121! 84,-114 88,-104 82,-94 72,-88! 66,-93 66,-98! 74,-104 76,-112!'), {
    ...LINEN,
    fill: side < 0 ? '#8fb0be' : LINEN.fill,
    rim: side < 0 ? SHIRT.rim : LINEN.fill,
  });
  strokes(
    box,
    [
      draw('50,-136 54,-126 50,-116'),
      draw('62,-126 64,-116 58,-108'),
      draw('78,-116 78,-106 70,-96'),
      draw('40,-142 43,-130 40,-118'),
    ],
    1.7,
    CREASE,
    0,
  );
}

/** In profile towards the window, chin lifted; the straw hat has slid to the back of his head. */
function head(box: Local): void {
  // the nape between the trapezius' two slopes; the collar goes round it from behind
  toned(
    box,
    '-11,-166! 16,-168! 16,-156 19,-149 25,-143! 0,-136 -24,-143! -16,-149 -12,-156!',
    { ...SKIN, fill: '#8a563c', rimWidth: 1.2 },
    ['4,-168! 3,-156 6,-138! 30,-138! 22,-168!', '#6d4332'],
  );
  toned(box, '-21,-148! -10,-145 2,-144 13,-145 22,-149! 24,-141! 12,-136 -10,-136 -23,-141!', LINEN);
  strokes(box, ['-20,-142.6 -8,-139.4 4,-138.8 21,-142.6'], 1.5, CREASE, 0.1);
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
