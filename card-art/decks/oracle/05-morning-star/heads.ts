import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const SKIN = '#c78a63';
const SKIN_DARK = '#7d4a3a';
/** What meets the star: its light is whiter and cooler than the dawn's. */
const STARLIGHT = '#f8fbe0';
/** From under the cap's edge down brow, nose, lips and chin, back along the jaw to the ear. */
const PROFILE =
  '-23,-14! -25.6,-8 -25.8,-4 -23.6,1! -26.4,6.6 -29.6,11 -31.8,14.2 -31.4,17 -29,18.6 -26,18.8! -27.4,21.6 -27.6,24 -24.8,25.2! -26.4,27.4 -25.8,29.8 -23.6,31.2! -24.8,34.6 -23.4,39.4 -18.8,41.4 -10,38 0,32.6 6.4,26! 10.4,17 12,4 10,-14!';

/** His head, seen from behind and turned aside: a profile lifted to the star. Round its middle. */
export function liftedHead(art: Art, x: number, y: number, scale: number): void {
  // the neck leans forward out of the collar, up into the skull
  toned(art, '201,532! 207,545 206.6,553 209,566! 222,576 254,570! 250,548 246,526! 220,516!', {
    fill: '#9c6349',
    shade: '#5f382e',
    soft: 14,
    rim: '#c98f68',
    rimWidth: 1.4,
  });
  strokes(art, ['226,536 222,548 214,562'], 2, '#6f4233', 0.1);
  const box = local(art, x, y, scale, { rot: 20 });
  // hair at the nape
  toned(box, '0,-10! 3,4 8,14 13,21 20,26 33,28! 37,12 37,-6!', {
    fill: '#3a2a2b',
    shade: '#1e1719',
    soft: 8,
  });
  strokes(box, ['14,10 16,18 20,25', '22,6 24,16 27,25'], 1.4, '#6a4a40', 0.2);
  face(box);
  cap(box);
  // collar, up against the cold
  toned(art, '190,563! 206,556 230,560 250,553 262,541! 272,552 276,566! 252,580 222,584 196,580!', {
    fill: '#943f30',
    shade: '#5d2527',
    soft: 7,
    rim: '#ffd9a0',
  });
}

/** Brow, nose, cheek and chin take the light in one plane; temple and jaw turn away from it. */
function face(box: Local): void {
  flat(
    box,
    PROFILE,
    SKIN,
    ['-14,46! -12,40 -6,33 -2,24 0,14 -4,4 -6,-4 -4,-16! 24,-16! 24,46!', '#a4684c'],
    ['-24,46! -18,40.6 -9,36.6 0,30.6 6,23! 24,18! 24,46!', SKIN_DARK],
    [
      '-16,-16! -15,-9 -18,-3 -16,7! -9,8 -6,12 -9,17 -15,20 -20,24 -20,31 -18,37 -20,43! -36,44! -36,-16!',
      '#e3b085',
    ],
    // the eye lies back under the brow; below nose and lip
    ['-25,-2! -20,-3.6 -14,-2 -10,2.6! -13.4,4.6 -16.4,2.4 -20.4,1 -24.4,2.6!', '#bf8360'],
    ['-30.4,18.6! -27.4,16.6 -24.6,17.4 -23.8,21 -27,20.6!', '#b87a58'],
    ['-25.4,30.6! -22.6,29.4 -20,31 -22.4,33.4!', '#b87a58'],
    {
      along: [
        '-23,-14 -25.6,-8 -25.8,-4 -23.6,1',
        '-23.6,1 -26.4,6.6 -29.6,11 -31.8,14.2',
        '-23.6,31.2 -24.8,34.6 -23.4,39.4',
      ],
      paint: STARLIGHT,
      width: 2.3,
    },
  );
  // wing of the nose, lips
  strokes(box, ['-26.4,18 -24.4,16.4 -24.2,13.8', '-24.8,25.2 -21.4,24.4'], 1.2, SKIN_DARK, 0.2);
  box.fill(closed('-27.4,23! -25,22.6 -22,24.6! -24.6,25.4! -26.9,25'), '#a4624c');
  box.fill(closed('-26,27.4! -24.6,25.8 -22,25! -23.2,28.4'), '#bd7d62');
  // seen from its side the lifted eye is a wedge, open to the front
  box.fill(closed('-20.8,2.4! -18,2.6 -15.2,4.8! -17.8,5.5 -20.3,5.7!'), '#e0cbae');
  box.fill(closed('-21,2.2! -19.2,2.3 -18.7,4 -19.3,5.5 -20.5,5.7! -21,4'), '#2a1b1b');
  strokes(box, ['-21.8,2.4 -19.8,1.4 -17,2.6 -14.2,5'], 1.5, '#2a1b1b', 0.2);
  box.fill(closed('-25,-4.2! -20,-6.8 -15,-6.4 -10.8,-3.8! -15,-4.8 -20,-4.6'), '#3a2a2b');
  // before the ear, and the ear, its top under the cap
  box.fill(closed('0,-12! 2.4,-4 4.6,3 7.4,9! 9.4,4 9,-12!'), '#3a2a2b');
  toned(box, '9,-6! 14,-7 19,-4 20.4,2 18,8 14,11.6 11.4,14.4 9,12!', {
    fill: SKIN,
    shade: SKIN_DARK,
    soft: 2.5,
    rim: '#e3b085',
    rimWidth: 1.4,
  });
  strokes(box, ['12,0.4 16.4,0.6 16.4,5 13,9', '12.4,4 13.4,7'], 1.1, '#6b3d30', 0);
}

/** Knitted: crown, ribs, turned-up edge; the star stands over it. */
function cap(box: Local): void {
  toned(
    box,
    '-26,-10! -29,-22 -24,-37 -9,-46 10,-46 26,-37 35,-20 35,-2! 8,-6 -12,-10!',
    { fill: '#cdb27c', shade: '#71583f', soft: 13, rim: STARLIGHT, rimWidth: 3 },
    ['-30,-20! -24,-37 -9,-47 8,-47! 2,-40 -8,-36 -16,-26 -19,-12! -28,-10!', '#e9d9ac'],
    () =>
      strokes(
        box,
        [
          '-14,-42 -20,-28 -19,-13',
          '-5,-46 -9,-28 -8,-12',
          '5,-46 5,-28 4,-10',
          '14,-43 17,-26 17,-7',
          '22,-37 27,-20 27,-4',
        ],
        1.5,
        '#8d7150',
        0.15,
      ),
  );
  toned(
    box,
    '-29,-14! -29.4,-20 -26,-22 -6,-19 14,-14 37,-10! 38,2 33,7 8,-2 -12,-8 -27,-11!',
    { fill: '#dbc592', shade: '#7d6347', soft: 8, rim: STARLIGHT, rimWidth: 2 },
    ['-31,-22! -16,-22 -14,-14 -17,-6! -31,-6!', '#f4e8c2'],
  );
}

/** Her head from behind, laid on his shoulder. Round its middle. */
export function leaningHead(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -30 });
  toned(box, '-25,-6! -26,10 -20,24 -10,34 4,38 16,32 25,20 29,4 27,-8!', {
    fill: '#6b3d2c',
    shade: '#36211f',
    soft: 10,
    rim: '#e0a06a',
  });
  strokes(
    box,
    ['-18,0 -14,18 -2,34', '-9,-2 -6,16 0,32', '2,-2 4,16 4,34', '13,0 13,16 8,32', '22,0 20,16 12,30'],
    1.6,
    '#9a6242',
    0.2,
  );
  toned(
    box,
    '-28,-6! -30,-20 -23,-36 -8,-45 9,-45 24,-36 31,-20 29,-4! 10,0 -12,0!',
    { fill: '#9c3d3a', shade: '#4e1f27', soft: 11, rim: '#ffc9a0', rimWidth: 2.4 },
    () =>
      strokes(
        box,
        [
          '-15,-40 -20,-24 -18,-4',
          '-6,-44 -8,-24 -7,-2',
          '4,-45 5,-24 5,-2',
          '14,-42 17,-24 17,-4',
          '23,-36 27,-20 26,-6',
        ],
        1.5,
        '#5a2429',
        0.15,
      ),
  );
  toned(box, '-31,-10! -28,-17 -10,-12 10,-12 30,-16! 33,-4 24,3 4,6 -14,5 -29,2!', {
    fill: '#b4524a',
    shade: '#5a2429',
    soft: 5,
    rim: '#ffd9b4',
  });
  toned(box, closed('-9,-44 -13,-52 -6,-60 4,-61 12,-54 9,-45 0,-42'), {
    fill: '#c8695c',
    shade: '#5a2429',
    soft: 5,
    rim: '#ffd9b4',
  });
}

/** Her plait, strand over strand, to its tassel. */
export function braid(art: Art): void {
  const course = curve('316,604 326,620 331,638 333,656 332,674').walk(7);
  for (const [i, { x, y, angle }] of course.entries()) {
    const half = 8.6 - i * 0.55;
    const side = i % 2 ? 1 : -1;
    toned(
      art,
      closed(`${-half},-8 0,-10 ${half},-5 ${half * 0.8},6 0,12 ${-half * 0.7},6`)
        .rotate(angle - 180 + side * 22)
        .translate(x + side * 2, y),
      { fill: '#6b3d2c', shade: '#36211f', soft: 3.5, rim: '#c98a5c', rimWidth: 1.4 },
    );
  }
  art.fill(ellipse(332, 677, 5.4, 3.6), '#b4524a');
  art.blot(
    ['331,679 329,692 325,704', '332,679 333,694 331,708', '333,679 337,692 338,702'].map((hair) =>
      ribbon(curve(hair), 5, { start: 0.8, peak: 0.3, samples: 8 }),
    ),
    '#5a3327',
  );
}
