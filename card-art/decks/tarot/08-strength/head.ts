import { flat, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { RIM, SKIN } from './form.ts';
import { wildRose } from './roses.ts';

const HAIR = { lit: '#b06a42', base: '#7c4230', mid: '#5a2c2c', dusk: '#3c1c28', line: '#2c1420' } as const;

/** Her head's own box: 100 from crown to chin, the face to the left, bowed. */
const head = (art: Art): Local => local(art, 390, 430, 0.86, { rot: -33 });

const FACE =
  '-18,-46! -30,-37 -36.6,-26 -38.6,-15! -37,-8 -37.4,-3 -41,5 -46,12.4! -47.4,15.4 -45.6,18.4 -40.4,20.2! -39.8,23.4 -42.6,27 -43,29.4! -40.4,31.2! -42,34 -41.4,37.4 -37.8,39.4! -37,42.4 -38.6,46.4 -36.6,51 -31.4,53.6! -23,53 -11,48 4,40 12,34 26,8 24,-30 2,-48';

/** Neck, from the jaw into the gown. */
export function neck(art: Art): void {
  flat(
    art,
    '386,462! 396,478 403,492 408,508! 430,520 458,506 462,484! 452,466 446,448 440,420 400,430!',
    SKIN.mid,
    ['376,460 400,462 424,452 440,424 446,448 434,468 420,486 416,512 396,512', SKIN.dusk],
    ['438,436 448,464 464,484 460,500 448,486 440,462', SKIN.base],
  );
  strokes(art, ['428,470 420,490 416,502'], INK.detail, SKIN.line, 0.1);
}

/** The face in the shade of its own brow, what the floor throws back along the jaw. */
export function face(art: Art): void {
  const box = head(art);
  flat(
    box,
    FACE,
    SKIN.base, // away from the sun: brow, socket, the side of the nose, round the mouth
    [
      '-16,-50 -22,-34 -28,-20 -27,-9 -22,-4 -25,4 -30,10 -33,18 -31,24 -34,32 -31,40 -28,47 -30,58 -60,58 -60,-50',
      SKIN.mid,
    ],
    // under the nose, under the lip, under the jaw
    ['-47,16 -45,19 -40,21 -35,20 -34,16 -39,17', SKIN.dusk],
    ['-41,37 -37,40 -33,40 -36,37', SKIN.dusk],
    ['-34,56 -22,52 -8,45 6,36 14,30 20,44 -10,64 -36,62', SKIN.dusk],
    // the cheekbone and the temple in the sun
    ['-10,4 0,-6 12,-8 14,4 8,18 -4,22 -12,14', SKIN.lit],
  );
  eye(box);
  box.fill(
    closed('-39.6,24.4! -43,27.6 -43.2,29.6 -40.2,31.4! -36,31.2 -31.4,30! -35,27.4 -37.4,26'),
    '#a8484c',
  );
  box.fill(
    closed('-31.4,30.4! -35.6,31.8 -40.4,31.6! -42.2,34.4 -41,37.2 -38,38.4! -34.4,36.4 -32.8,33'),
    '#c2605c',
  );
  strokes(box, ['-30.4,29.4 -34.6,31.4 -40.8,31.2'], 1.3, SKIN.line, 0);
  strokes(box, ['-43.6,17.2 -41,15.6 -40.4,12.4'], 1.2, SKIN.line, 0);
}

/** Her look goes down to the lion; the lid is low over it. */
function eye(box: Local): void {
  box.fill(closed('-38,1! -36,-5.6 -30,-8 -21,2.6! -27,1 -33,0.6'), SKIN.base);
  const slit = closed('-37.6,2.4! -34,0.4 -28,0.8 -23,4! -28,6.2 -33,6.8 -36.6,5.6!');
  box.fill(slit, '#f7e6d2');
  box.art.clip(box.place(slit), () => {
    box.fill(ellipse(-34.6, 4.4, 3, 4.8), '#2e1620');
    box.fill(ellipse(-34, 2.9, 0.8, 0.8), '#fff8e6');
  });
  strokes(box, ['-39,5.6 -37.4,2.4 -33,0 -27.6,0.6 -20.6,5'], 2.6, '#34141e', 0);
  strokes(box, ['-36.6,2.4 -41.4,6', '-35,1 -39.8,3.4'], 1.4, '#34141e', 0);
  strokes(box, ['-37,-4 -32,-7.8 -26,-6.6 -20.6,-1', '-34,8 -30,8 -26.4,6.8'], 0.9, SKIN.line, 0);
  box.blot(
    ribbon(curve('-37.4,-14 -32,-18.6 -24,-18.6 -12,-12.6'), 3.4, { start: 0.5, end: 0.1, samples: 12 }),
    HAIR.mid,
  );
}

/** Parted over the brow, taken back behind the ear, loose down her back. */
export function hair(art: Art): void {
  const box = head(art);
  // down the back, in the picture's own units
  flat(
    art,
    '424,396! 446,408 462,432 470,458 486,482 506,504 520,532 522,560 514,584 518,606 532,626! 516,624 505,614! 506,632 494,644! 492,624 486,606 488,582 482,556 466,530 452,508 444,484 436,462 428,440',
    HAIR.base,
    [
      '424,400 436,440 444,470 460,498 476,526 490,556 488,584 496,612 500,650 470,620 430,470 416,430',
      HAIR.dusk,
    ],
    [
      '436,420 450,450 460,476 482,502 498,528 504,558 494,584 500,606 514,626 496,616 486,584 492,556 478,524 456,496 442,464',
      HAIR.mid,
    ],
    [
      '458,424 474,458 490,482 512,504 526,534 526,562 516,584 522,606 532,630 516,620 508,598 504,580 514,558 510,532 496,508 474,482 460,456',
      HAIR.lit,
    ],
    { along: ['447,408 463,432 471,458 487,481 507,503 521,532 523,560 513,584'], paint: RIM, width: 4 },
  );
  strokes(
    art,
    [
      '440,430 452,466 474,496 494,526 498,556 488,588 498,622',
      '452,428 464,462 484,486 506,512 514,546 504,580 512,612',
      '438,446 448,480 466,510 482,542',
    ],
    INK.form,
    HAIR.line,
    0.12,
  );
  flat(
    box,
    '-19,-44! -26,-50 -20,-57 -2,-61 18,-60 38,-51 51,-34 57,-12 57,10 52,30 42,54! 34,44 27,33 22,20! 26,8 22,-4 12,-8! 4,-2 -2,8 -8,16! -10,4 -7,-10 -9,-24 -14,-36',
    HAIR.base,
    ['-22,-50 -8,-36 -4,-18 -6,0 -8,20 -20,10 -24,-40', HAIR.mid],
    ['22,28 34,30 44,6 46,-12 58,-8 56,20 44,58 34,48', HAIR.mid],
    ['0,-60 20,-60 40,-50 54,-30 50,-22 36,-38 18,-48 2,-52', HAIR.lit],
    { along: ['-2,-61.6 18,-60.6 38.6,-51.6 46,-43'], paint: RIM, width: 4 },
  );
  ear(box);
  strokes(
    box,
    [
      '-16,-46 0,-40 10,-26 12,-10',
      '-10,-54 14,-48 30,-30 34,-6 28,16',
      '6,-57 30,-46 44,-22 44,6 36,28',
      '-14,-38 -6,-26 -4,-10 -6,4',
      '20,-8 28,4 26,20',
    ],
    INK.form,
    HAIR.line,
    0.1,
  );
  for (const [x, y, r, rot, look] of [
    [-27, -44, 10, 0, 0.5],
    [-15, -55, 13, 30, 0.2],
    [6, -62, 10, 70, 0.45],
    [24, -59, 12, 10, 0.3],
    [41, -47, 9, 40, 0.6],
  ] as const)
    wildRose(art, ...box.at(x, y), r, rot, look);
}

function ear(box: Local): void {
  flat(
    box,
    '8,6! 10,-4 17,-8 23,-4 23,5 18,13 13,20 9,17',
    SKIN.mid,
    ['6,6 10,-2 16,-2 18,4 14,10 12,18 6,20', SKIN.dusk],
    { along: ['11,-5 17,-8.6 23.4,-4 23.4,5 18.4,13'], paint: SKIN.lit, width: 2.4 },
  );
  strokes(box, ['19,-3 13,-3 12,4 14,9'], INK.detail, SKIN.line, 0);
}
