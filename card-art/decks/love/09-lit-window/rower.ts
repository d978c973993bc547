import { contactShadow, strokes } from '../../../kit/hand/index.ts';
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

const SKIN = { fill: '#a86c48', shade: '#5c3830', rim: '#ffd28c', rimWidth: 2, soft: 4 };
const SHIRT = { fill: '#6186a2', shade: '#2b4a65', rim: '#ffd489', rimWidth: 2.4, soft: 9 };
const WAISTCOAT = { fill: '#33506c', shade: '#182f45', rim: '#86a6ba', rimWidth: 1.2, soft: 12 };
const STRAW = { fill: '#d9ae60', shade: '#8a6238', rim: '#ffe6a8', rimWidth: 2, soft: 6 };
const WOOD = { fill: '#c89c5c', shade: '#5a4028', rim: '#ffdf9c', soft: 3, rimWidth: 1.6 };
const CREASE = '#2b4a65';
const SEAM = '#142a3e';

/** Where each oar lies in the gunwale, and how its blade hangs over the water. */
const OARS = [
  { loom: [-20, -72], lock: [-108, -62], blade: [-196, -44], drips: [-30, -14, 4] },
  { loom: [20, -72], lock: [108, -61], blade: [164, -50], drips: [-6] },
] as const;

/**
 * Somebody lets the boat run and looks up at the window, from behind: his hands are before him, the oars lie at rest and
 * drip; the bow's foot 50 below (x, y), about 420 × 270.
 */
export function rower(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  contactShadow(art, x + 4, y + 36, 138, 26, '#06141c');
  inside(box);
  oars(box);
  trunk(box);
  head(box);
  hull(box);
}

/** The boat comes towards us, bow first: the stern behind him, the far gunwale, the dark inside. */
function inside(box: Local): void {
  toned(box, '-121,-60! -108,-76 -84,-90 -54,-98! 54,-98! 84,-90 108,-76 121,-58! 70,-18 4,8! -66,-20', {
    fill: '#12292f',
    shade: '#0a1a20',
    soft: 4,
  });
  toned(box, '-54,-98! 54,-98! 50,-70! -50,-70!', { fill: '#5a4030', shade: '#2c2422', soft: 4 });
  strokes(box, ['-120,-60 -106,-77 -84,-90 -52,-98', '52,-98 84,-90 106,-77 120,-59'], 4.6, '#7a5638', 0);
  strokes(box, ['-54,-98 0,-101 54,-98'], 4, '#8a6040', 0);
}

/** Each a straight shaft over the gunwale; the blade is clear of the water and drips. */
function oars(box: Local): void {
  OARS.forEach(({ loom: [lx, ly], lock: [ox, oy], blade: [bx, by], drips }, i) => {
    box.line(line(lx, ly, bx, by), 6, i ? '#8a6a40' : '#c89c5c');
    box.line(line(lx, ly - 2, bx, by - 2), 1.6, i ? '#d8ae68' : '#ffdf9c');
    const blade = closed('-8,-4! 8,-9 34,-10 44,-5! 45,4! 34,8 8,6 -8,3!')
      .rotate((Math.atan2(by - ly, bx - lx) * 180) / Math.PI)
      .translate(bx, by);
    toned(box, blade, i ? { ...WOOD, fill: '#8a6a40' } : WOOD);
    const out = Math.sign(bx);
    for (const [at, drip] of drips.entries()) {
      const dx = bx + out * (26 - drip * 0.4);
      box.fill(
        closed(
          `${dx},${by + 14 + at * 7}! ${dx + 2},${by + 20 + at * 7} ${dx},${by + 23 + at * 7} ${dx - 2},${by + 20 + at * 7}`,
        ),
        '#ffe6ac',
      );
    }
    strokes(
      box,
      [
        `${bx + out * 2},${by + 56} ${bx + out * 26},${by + 51} ${bx + out * 54},${by + 56}`,
        `${bx + out * 8},${by + 60} ${bx + out * 28},${by + 64} ${bx + out * 48},${by + 60}`,
        `${bx + out * 18},${by + 56} ${bx + out * 27},${by + 54} ${bx + out * 36},${by + 56}`,
      ],
      2.4,
      i ? '#7fa08c' : '#ffe2a0',
      0,
    );
    // the rowlock
    strokes(
      box,
      [`${ox - 5},${oy - 8} ${ox - 5},${oy + 5} ${ox + 5},${oy + 5} ${ox + 5},${oy - 8}`],
      2.8,
      '#b08a50',
      0,
    );
  });
}

/** A back in a waistcoat; the arms hang from the shoulders, from the elbows on they are before him. */
function trunk(box: Local): void {
  for (const side of [-1, 1] as const) sleeve(box, side);
  toned(
    box,
    '-15,-151! -28,-146 -37,-139! -33,-120 -36,-100 -33,-82 -36,-60 -38,-38! 40,-38! 39,-58 35,-80 38,-100 34,-120 37,-138! 28,-144 13,-151! 0,-147!',
    WAISTCOAT,
    // the light from the window lies on the shoulder
    ['-42,-142! -14,-154! -10,-148 -22,-138 -30,-122! -44,-116!', '#5a7c98'],
    // where the back is drawn together over the belt
    ['-38,-62! -26,-72 -14,-76 -4,-74! -12,-66 -24,-56 -36,-44!', '#22394f'],
  );
  strokes(box, ['-3,-146 -6,-112 -5,-82', '-4,-66 -2,-34'], 2, SEAM, 0.05);
  strokes(
    box,
    [
      '-24,-134 -20,-114 -25,-96',
      '26,-132 23,-110 29,-92',
      '-31,-90 -21,-84 -10,-82',
      '33,-88 21,-83 6,-82',
      '-24,-66 -20,-52 -22,-40',
      '21,-66 19,-54 23,-42',
    ],
    2,
    SEAM,
    0.1,
  );
  // half-belt and its buckle
  toned(box, '-21,-79! -4,-75 20,-79! 20,-71! -4,-67 -21,-71!', {
    ...WAISTCOAT,
    soft: 2,
    rim: '#8aa0ac',
    rimWidth: 1,
  });
  box.line(closed('-9,-78! 2,-78! 2,-68! -9,-68!'), 1.8, '#d8b26c');
  // the thwart
  toned(box, '-112,-44! 112,-44! 100,-30! -100,-30!', {
    fill: '#7a5638',
    shade: '#4a3426',
    rim: '#d8a860',
    soft: 4,
  });
}

/** From shoulder to elbow; the forearm turns inward behind the flank. */
function sleeve(box: Local, side: 1 | -1): void {
  const on = (knots: string): Path => closed(knots).scale(side, 1);
  const tones = side < 0 ? SHIRT : { ...SHIRT, fill: '#4f728e', rim: '#7fa0b8', rimWidth: 1.2 };
  toned(box, on('56,-90! 60,-82 56,-70! 46,-62 34,-58! 32,-76 42,-86!'), { ...tones, fill: '#3f6079' });
  toned(
    box,
    on('20,-149! 36,-143 47,-137! 55,-124 60,-106 65,-88! 64,-80 57,-76! 48,-79 41,-84! 37,-100 33,-122!'),
    tones,
  );
  strokes(
    box,
    ['44,-132 46,-118 41,-106', '62,-88 54,-92 46,-92', '56,-116 54,-107 48,-100'].map((crease) =>
      curve(crease).scale(side, 1),
    ),
    1.7,
    CREASE,
    0,
  );
}

/** Thrown back to look up: the straw hat's crown is turned to us, of the face the lit cheek is seen below the brim. */
function head(box: Local): void {
  toned(box, '-14,-168! 13,-168! 14,-152 18,-145! 0,-139 -18,-145! -14,-154!', {
    ...SKIN,
    fill: '#8a563c',
    rimWidth: 1.6,
  });
  toned(box, '-21,-150! -12,-145 0,-142 12,-145 20,-151! 22,-143! 10,-136 -8,-136 -23,-143!', {
    fill: '#7a9fba',
    shade: '#42657f',
    rim: '#ffd489',
    rimWidth: 1.6,
    soft: 3,
  });
  const face = local(box.art, ...box.at(-6, -171), box.scale, { rot: 16 });
  // jaw and chin, lifted towards the window
  toned(
    face,
    '-14,-14! -24,-8 -28.6,-4! -33,-1 -31.4,2.6! -29,3.6 -29.6,6! -27.6,7 -28.4,9.6! -28,14 -23,16.6! -16,17 -9,16! -2,14 4,6 4,-12!',
    { ...SKIN, soft: 0 },
    ['-30,18! -22,12 -12,8 -4,-2 -4,-14! 10,-14 10,20!', '#7c4c38'],
  );
  // hair at the nape, an ear
  toned(face, '-2,-12! -4,-2 -3,8! 2,12 10,14 18,10! 22,0 20,-12!', {
    fill: '#33241f',
    shade: '#1c1414',
    soft: 4,
  });
  toned(face, '-9,-6! -4,-9 -0.6,-5 -2,1 -5,6! -8,3!', { ...SKIN, soft: 2, rimWidth: 1.2 });
  strokes(face, ['-6,-4 -3.4,-3.4 -4.6,1'], 1.1, '#5c3830', 0);
  hat(local(box.art, ...box.at(1, -176), box.scale, { rot: 14 }));
}

/** Tipped back with the head: the brim a round about the crown, which is turned to us, a band between. */
function hat(face: Local): void {
  const brim = ellipse(0, 0, 42, 23).rotate(-22).translate(2, -17);
  toned(face, brim, { ...STRAW, soft: 6 });
  const crown = '-20,-19! -22,-32 -14,-43 0,-47 15,-43 24,-31 23,-20! 14,-9 2,-5 -12,-9!';
  face.fill(ellipse(0, 0, 27, 19).rotate(-16).translate(4, -17), '#8a6238', 0.55);
  toned(face, crown, { ...STRAW, soft: 8 }, [
    '-24,-28! -12,-18 2,-15 14,-20 26,-32! 26,-14! 12,-4 0,-2 -14,-4 -24,-16!',
    '#b8506a',
  ]);
  strokes(face, ['-14,-35 0,-40 14,-36', '-18,-28 0,-32 18,-30'], 1.3, '#8a6238', 0.2);
  strokes(face, ['-32,-4 -14,3 8,2 32,-12', '-36,-12 -30,-20 -20,-28'], 1.3, '#8a6238', 0.2);
}

/** Bow and planks, the stem in the middle; the wave that it pushes. */
function hull(box: Local): void {
  const form = (path: Path, fill: string, soft: number): void =>
    byLamp(box.art, box.place(path), fill, soft, { rimWidth: 2.6 });
  form(closed('-123,-64! -98,-38 -56,-12 2,0! 4,54! -30,44 -66,20 -98,-16'), '#8a6040', 15);
  form(closed('123,-62! 98,-38 58,-12 4,0! 4,54! 36,44 70,20 100,-16'), '#4a3a30', 15);
  strokes(box, ['-117,-44 -74,-8 2,16', '-106,-24 -58,12 2,33'], 2, '#4a3020');
  strokes(box, ['116,-42 76,-8 6,16', '107,-24 62,12 8,33'], 2, '#241c18');
  form(closed('-5,-8! -3,-14 9,-14 11,-8! 8,58! 0,58!'), '#5a4030', 2);
  strokes(
    box,
    ['-98,0 -66,32 -24,52 4,60 34,52 72,30 100,0', '-112,14 -84,38 -44,58', '54,56 90,36 116,14'],
    2.6,
    '#e4c07c',
  );
}
