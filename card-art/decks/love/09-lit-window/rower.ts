import { finger } from '../../../kit/figure/finger.ts';
import { contactShadow, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, line, local, Path } from '../../../kit/pen/index.ts';
import { byLamp, toned } from './view.ts';

const SKIN = { fill: '#a86c48', shade: '#5c3830', rim: '#ffd28c', rimWidth: 2.2, soft: 5 };
const SHIRT = { fill: '#6186a2', shade: '#2b4a65', rim: '#ffd489', rimWidth: 2.4, soft: 9 };
const TROUSERS = { fill: '#3b3a42', shade: '#1b1c26', soft: 8 };
const STRAW = { fill: '#d9ae60', shade: '#8a6238', rim: '#ffe6a8', rimWidth: 2, soft: 6 };
/** Linen in its own light: rolled sleeves, the collar. */
const LINEN = { fill: '#7a9fba', shade: '#42657f', soft: 4 };
const CREASE = '#2b4a65';

const BRASS = { fill: '#b98a48', shade: '#6a4c2a', rim: '#ffe6a8', rimWidth: 1, soft: 1.6 };
const HORN = '-3.6,6! -3.8,0 -5,-4 -4,-8! -1.6,-7.6 -1.6,-3 -0.2,1 1.4,6!';

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
  seat(box);
  const far = local(art, ...box.at(-5, 4), 1, { rot: 3 });
  forearm(far, 1);
  forearm(box, -1);
  shirt(box);
  cuff(far, 1);
  cuff(box, -1);
  head(box);
  form(closed('-99,-56! -60,-28 -24,-8 3,0! 4,46! -34,39 -72,14 -94,-24'), '#8a6040', 13);
  form(closed('99,-54! 62,-26 30,-8 3,0! 4,46! 38,39 74,14 94,-24'), '#4a3a30', 13);
  strokes(box, ['-95,-36 -56,-6 2,15', '-87,-14 -50,16 2,31'], 2, '#4a3020');
  strokes(box, ['95,-34 60,-6 8,15', '87,-14 52,16 8,31'], 2, '#241c18');
  form(closed('-2,-8! 9,-8! 8,50! -1,50!'), '#5a4030', 2);
  // each rowlock's near horn, before the shaft
  for (const {
    lock: [lx, ly],
  } of OARS) {
    const on = local(art, ...box.at(lx, ly), 1, { mirror: lx > 0 });
    on.fill(ellipse(-0.6, 6, 5.4, 2.4), '#3a2a1c');
    toned(on, HORN, BRASS);
  }
  strokes(
    box,
    ['-206,4 -180,0 -150,5', '-212,12 -178,8 -140,13', '140,4 166,0 186,5', '-78,42 -34,50 4,52 44,50 84,42'],
    2.6,
    '#e4c07c',
  );
}

/** Each a straight shaft from its handle, past the fist and over the gunwale, to the blade. */
function oars(box: Local): void {
  OARS.forEach(({ fist: [fx, fy], lock: [lx, ly], blade: [bx, by] }, i) => {
    const inboard = Math.sign(fx);
    // the rowlock's far horn
    toned(local(box.art, ...box.at(lx - inboard * 5, ly - 6), 1, { mirror: inboard < 0 }), HORN, BRASS);
    box.line(line(fx - inboard * 26, fy - 15, bx, by), 6, i ? '#a07c4a' : '#c89c5c');
    box.line(line(fx - inboard * 26, fy - 17, bx, by - 2), i ? 1.4 : 1.8, i ? '#d8ae68' : '#ffdf9c');
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

/** The hips on the thwart, the thighs gone forward into the boat; the board's near edge is before them. */
function seat(box: Local): void {
  toned(box, '-90,-47! 90,-47! 80,-36! -80,-36!', {
    fill: '#7a5638',
    shade: '#4a3426',
    rim: '#d8a860',
    soft: 5,
  });
  toned(box, '-28,-74! -38,-76 -46,-73 -49,-66 -47,-57 -41,-45! -28,-44!', {
    ...TROUSERS,
    fill: '#46454d',
    soft: 4,
  });
  toned(box, '30,-73! 40,-74 47,-70 50,-63 48,-55 43,-45! 30,-44!', {
    ...TROUSERS,
    fill: '#2a2a33',
    soft: 4,
  });
  toned(
    box,
    '-29,-70! 32,-70! 37,-60 41,-50 42,-42! 38,-38 20,-36.4 0,-36.6 -20,-36.4 -36,-38 -40,-42! -39,-50 -35,-60!',
    TROUSERS,
    ['6,-72! 9,-58 8,-46 4,-36! 60,-28! 50,-72!', '#22232d'],
    ['-36,-62! -26,-55 -12,-54 2,-56! 1,-48 -16,-44 -40,-47!', '#4c4a52'],
  );
  strokes(box, ['-38,-44 -28,-47 -16,-47', '40,-44 30,-47 18,-47'], 1.6, '#14151d', 0.1);
  box.fill(closed('-44,-39.4! -20,-36 20,-36 46,-39.4! 56,-36! 20,-32.6 -20,-32.6 -52,-36!'), '#2e2018');
  toned(box, '-80,-36! 80,-36! 74,-28! -74,-28!', { fill: '#5d402b', shade: '#38271d', soft: 3 });
}

/** A back that leans from the window and turns its near shoulder to it, in one with its sleeves; braces over it. */
function shirt(box: Local): void {
  toned(
    box,
    Path.join([
      closed(
        '-14,-153! -29,-148 -42,-139 -45,-126 -41,-112 -35,-94 -29,-76! -34,-67 -35,-59! -20,-54 -4,-57 12,-54 26,-56 37,-60! 37,-68 33,-76! 37,-94 41,-112 40,-126 34,-137! 24,-147 13,-153!',
      ),
      closed(
        '-18,-152! -32,-148 -46,-140 -60,-128 -77,-116! -83,-106 -79,-97 -71,-93! -62,-99 -53,-105 -45,-110 -40,-113! -28,-122 -20,-136!',
      ),
      // the one that is turned from the window has sunk a little
      closed(
        '20,-136! 28,-122 40,-113! 45,-110 53,-105 62,-99 71,-93! 79,-97 83,-106 77,-116! 60,-128 46,-140 32,-148 18,-152!',
      )
        .rotate(3)
        .translate(-5, 4),
    ]),
    SHIRT,
    // the light along shoulder and upper arm
    [
      '-92,-122! -60,-134 -42,-144 -26,-152 -12,-152! -14,-142 -24,-135 -38,-128 -52,-119 -68,-106 -80,-100!',
      '#8db0bc',
    ],
    // from the spine on it turns out of the light
    ['3,-156! 0,-130 3,-104 2,-78 4,-48! 110,-40! 110,-156!', '#43657f'],
    ['40,-146! 37,-134 38,-120 44,-108! 70,-88 110,-90 110,-146!', '#3a5a74'],
    ['39,-108! 34,-96 30,-80 27,-68 29,-50! 60,-50! 50,-100!', '#23405a'],
    ['36,-108! 48,-107 58,-101 72,-92! 70,-84 50,-94 34,-100!', '#203a52'],
    // pulled from the armpits towards the spine
    ['-43,-114! -33,-110 -20,-101 -8,-89 -3,-80! -14,-87 -27,-96 -39,-103!', '#3d617b'],
    ['42,-110! 32,-106 20,-98 10,-88 5,-80! 16,-87 27,-93 37,-97!', '#23405a'],
    ['-32,-82! -22,-72 -8,-68 4,-70! 2,-63 -16,-61 -36,-66!', '#3d617b'],
    ['8,-70! 18,-68 27,-72 33,-80! 35,-66 24,-62 10,-64!', '#2f506a'],
  );
  strokes(
    box,
    [
      '-32,-73 -22,-65 -12,-63',
      '34,-73 26,-66 18,-63',
      '-1,-132 0,-118 -1,-106',
      '-50,-113 -46,-119 -44,-126',
      '47,-107 44,-114 43,-121',
    ],
    1.8,
    CREASE,
    0.1,
  );
  strokes(box, ['-25,-147.6 -19,-128 -6,-106 1,-92', '24,-144 19,-128 8,-106 1,-92'], 5, '#5a2f38', 0);
  strokes(box, ['1,-92 -6,-74 -13,-58', '1,-92 8,-74 15,-58'], 4.2, '#5a2f38', 0);
  strokes(box, ['-25.8,-146.6 -20.4,-127 -7,-105'], 1.4, '#d9977c', 0);
  box.fill(closed('-4,-97! 1,-100 6,-97! 5,-89 1,-85 -3,-89!'), '#c99a54');
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

/** The elbow a corner, a bare forearm down to the fist that has the oar. */
function forearm(box: Local, side: 1 | -1): void {
  const on = (knots: string): Path => closed(knots).scale(side, 1);
  toned(
    box,
    on('74,-113! 86,-108 94,-98 91,-90! 83,-81 75,-74 68,-68! 60,-71 58,-79! 64,-87 66,-96 66,-104!'),
    { ...SKIN, soft: 6 },
    [on('92,-92! 80,-88 70,-80 60,-74! 66,-62 90,-74!'), side < 0 ? '#c98a5c' : SKIN.shade],
  );
  strokes(box, [curve('89,-96 84,-95 80,-98').scale(side, 1)], 1.6, SKIN.shade, 0);
  grip(box, side);
}

/** The sleeve's roll above the elbow. */
function cuff(box: Local, side: 1 | -1): void {
  const lit = side < 0;
  toned(
    box,
    closed('73,-120! 83,-113 87,-104 81,-95 72,-89! 67,-92 66,-97! 73,-103 75,-111!').scale(side, 1),
    {
      ...LINEN,
      fill: lit ? '#8fb0be' : '#5f859f',
      rim: lit ? SHIRT.rim : LINEN.fill,
    },
  );
  strokes(
    box,
    ['77,-115 77,-105 69,-96', '58,-124 60,-116 56,-109'].map((fold) => curve(fold).scale(side, 1)),
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
