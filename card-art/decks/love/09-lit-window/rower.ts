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
import { CREASE, farArm, grip, LINEN, nearArm, SHIRT, SKIN } from './arms.ts';
import { byLamp, toned } from './view.ts';

const TROUSERS = { fill: '#3b3a42', shade: '#1b1c26', soft: 8 };
const STRAW = { fill: '#d9ae60', shade: '#8a6238', rim: '#ffe6a8', rimWidth: 2, soft: 6 };
/** How far below the boat's own height the rower sits. */
const SUNK = 12;

/** Where the oars lie in the gunwale, and where each is held. */
const OARS = [
  { fist: [-64, -75], lock: [-94, -49], blade: [-160, 8] },
  { fist: [60, -65], lock: [94, -48], blade: [152, -19] },
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
  thwart(box);
  // he sits deep between the gunwales
  const him = local(art, ...box.at(0, SUNK));
  trunk(him);
  farArm(him);
  nearArm(him);
  for (const { fist, lock } of OARS) grip(box, fist, lock);
  head(him);
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

/** The board that he sits on, his shade on it. */
function thwart(box: Local): void {
  toned(box, '-88,-46! 88,-46! 80,-24! -80,-24!', {
    fill: '#7a5638',
    shade: '#4a3426',
    rim: '#d8a860',
    soft: 5,
  });
  box.fill(closed('-58,-30! -20,-36 20,-36 66,-30! 74,-20 20,-8 -20,-8 -56,-18!'), '#2e2018');
}

/** Hips square on the thwart, shoulders turned to the window: the near blade comes towards us, the spine bows away. */
function trunk(box: Local): void {
  toned(
    box,
    '-36,-70! 0,-64 38,-70! 45,-58 50,-44 50,-34! 44,-25 26,-22 9,-24 2,-28! -5,-24 -22,-22 -40,-25 -48,-33! -49,-45 -43,-58!',
    TROUSERS,
    ['2,-68! 4,-50 2,-28! 10,-20! 60,-20! 50,-70!', '#22232d'],
    ['-42,-56! -28,-50 -12,-48 -2,-54! -4,-40 -20,-34 -42,-38!', '#4c4a52'],
  );
  strokes(box, ['1,-62 2,-46 2,-28', '-8,-27 -20,-29 -34,-35', '12,-27 24,-29 38,-35'], 1.8, '#14151d', 0.1);
  toned(
    box,
    '-14,-151! -34,-146 -52,-136 -57,-120 -50,-103 -43,-89 -37,-76! -40,-64 -42,-53! -24,-47 -4,-50 14,-45 32,-48 43,-54! 41,-66 37,-78! 38,-94 41,-112 44,-128 41,-146! 30,-153 16,-155!',
    SHIRT,
    // from the spine on it turns out of the light
    ['10,-156! 15,-134 14,-114 8,-92 4,-74 4,-44! 60,-44! 66,-156!', '#3d5f7a'],
    ['36,-154! 34,-132 33,-112 28,-90 26,-74 30,-46! 66,-46! 66,-156!', '#23405a'],
    // the near blade, its shade below; of the far one only the edge
    ['-58,-138! -34,-147 -12,-142 0,-132! 1,-120 -6,-108 -16,-100! -30,-106 -46,-118 -58,-130!', '#8db0bc'],
    ['0,-126! -1,-114 -14,-102! -30,-108 -48,-122! -42,-102 -26,-90 -10,-92 0,-106!', '#3d617b'],
    ['24,-146! 34,-142 38,-130 34,-116! 28,-110 23,-106! 20,-118 20,-134!', '#57748a'],
    // the furrow of the spine, the long muscle beside it
    ['-6,-98! -3,-88 -5,-66! -14,-64 -20,-76 -16,-92!', '#7599ae'],
    ['7,-154! 12,-152! 17,-126 14,-106 6,-84 3,-56! -2,-58! 1,-84 9,-108 11,-126!', '#2f506a'],
    // the waist is wrung: folds run from the hip to the far ribs
    ['-38,-76! -20,-70 0,-72 12,-82! 6,-66 -16,-58 -44,-60!', '#3d617b'],
  );
  strokes(
    box,
    [
      '-36,-70 -16,-66 4,-76 18,-92',
      '-40,-60 -20,-57 -2,-60 10,-68',
      '38,-84 30,-74 20,-68',
      '40,-66 30,-60 20,-58',
      '-46,-98 -38,-90 -30,-86',
    ],
    2,
    CREASE,
    0.1,
  );
  strokes(box, ['-28,-149 -18,-132 -2,-112 9,-98', '29,-153 27,-134 20,-114 9,-98'], 5.4, '#5a2f38', 0);
  strokes(box, ['9,-98 -2,-78 -16,-52', '9,-98 14,-76 18,-50'], 4.4, '#5a2f38', 0);
  strokes(box, ['-29.4,-148 -19.4,-131 -4,-112'], 1.4, '#d9977c', 0);
  box.fill(closed('4,-102! 9,-105 14,-102! 13,-95 9,-91 5,-95!'), '#c99a54');
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
