import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const SKIN = '#c78a63';
const SKIN_DARK = '#7d4a3a';
/** What meets the star: its light is whiter and cooler than the dawn's. */
const STARLIGHT = '#f8fbe0';
/** From under the cap's edge down brow, nose, lips and chin, back along the jaw to the ear. */
const PROFILE =
  '-23,-14! -26,-8 -26.4,-4 -24.4,1! -26.8,6 -30.2,11 -32.6,14 -32.4,17 -30,18.8 -27,19.4! -29,22.4 -28.6,24.6 -25.6,25.4! -27.8,27.4 -27.4,30 -25,31.6! -26.8,35 -25.4,39.4 -20.4,41 -12,38.6 -2,34 6,28! 14,20 16,4 10,-14!';

/** His head, seen from behind and turned aside: a profile lifted to the star. Round its middle. */
export function liftedHead(art: Art, x: number, y: number, scale: number): void {
  const upright = local(art, x, y, scale);
  toned(upright, '-20,24! -15,34 -12,42! -8,50 22,48! 20,36 18,20!', {
    fill: '#9c6349',
    shade: '#5f382e',
    soft: 12,
    rim: '#c98f68',
    rimWidth: 1.4,
  });
  const box = local(art, x, y, scale, { rot: 20 });
  // hair at the nape
  toned(box, '0,-10! 2,6 6,18 10,29 18,33 25,26 29,12 30,-6!', {
    fill: '#3a2a2b',
    shade: '#1e1719',
    soft: 8,
  });
  strokes(box, ['12,12 14,22 17,30', '19,8 20,18 21,26'], 1.4, '#6a4a40', 0.2);
  face(box);
  cap(box);
  // collar, up against the cold
  toned(
    local(art, x, y, 1.1, { rot: -13 }),
    '-26,42! -20,38 -4,42 12,40 24,33! 30,44 38,58 12,64 -12,64 -32,60!',
    { fill: '#943f30', shade: '#5d2527', soft: 7, rim: '#ffd9a0' },
  );
}

/** Brow, nose and cheek take the star's light; temple and jaw turn away from it. */
function face(box: Local): void {
  flat(
    box,
    PROFILE,
    SKIN,
    ['-18,46! -20,39 -13,34 -4,29 2,18 3,2 0,-16! 24,-16! 24,46!', '#a4684c'],
    ['-26,46! -20,40.4 -10,37 0,31 8,22! 24,20! 24,46!', SKIN_DARK],
    // hollow of the eye, under nose and lip
    ['-25,0! -20,0 -14,2 -15,7 -20,8 -25,6!', '#a4684c'],
    ['-32,18.6! -28,17 -25,18 -24,22 -28,22!', '#a4684c'],
    ['-27,31! -24,29.4 -21,31 -23,33.6!', '#a4684c'],
    ['-28,-10! -20,-10 -12,-6 -14,-2 -21,-1.6 -28,0!', '#efc69a'],
    ['-26,1! -22.6,5 -24,10 -27,15 -35,18! -36,8!', '#efc69a'],
    ['-24,12! -20,9.4 -13,7.6 -3,6! -4,12 -9,17 -16,20 -23,25 -25,18!', '#dda97e'],
    ['-21,11.4! -15,9 -8,8.4! -9,12 -14,14.6 -20,16!', '#f6d5aa'],
    ['-28,34! -23,33.6 -21.4,37 -25,40!', '#e4b488'],
    {
      along: [
        '-23,-14 -26,-8 -26.4,-4 -24.4,1',
        '-24.4,1 -26.8,6 -30.2,11 -32.6,14',
        '-25,31.6 -26.8,35 -25.4,39.4',
      ],
      paint: STARLIGHT,
      width: 2.8,
    },
  );
  // lips, wing of the nose, the lifted eye and its brow
  box.fill(closed('-29,22.6! -26.6,22.4 -23,25! -25.6,25.6! -28.4,24.8'), '#9a5743');
  box.fill(closed('-27.6,27.8! -25.6,25.8 -23,25.4! -24.6,28.8'), '#b4745a');
  strokes(box, ['-28.4,18.4 -26.4,16.4 -25.6,14', '-25.4,25.4 -22.6,24.8'], 1.2, SKIN_DARK, 0.2);
  box.fill(closed('-23.2,3.2! -20.6,2 -17.6,4! -20.4,5.8 -22.4,5.8!'), '#f6ecd6');
  box.fill(ellipse(-21.7, 3.8, 1.3, 1.9), '#2a1b1b').fill(ellipse(-22.1, 3.1, 0.5), '#ffffff');
  strokes(box, ['-24,3.2 -20.8,1.4 -15.6,4.4'], 1.8, '#2a1b1b', 0.2);
  box.fill(closed('-25.2,-3.4! -20,-6 -14,-5 -10.6,-2.4! -14.4,-3.2 -20,-3.6'), '#3a2a2b');
  // before the ear and behind it, and the ear
  box.fill(closed('-6,-12! -5,2 -3,10! 2,4 12,-12!'), '#3a2a2b');
  toned(box, '0,2! 2,-4 9,-4 13,1 12,8 8,15 4,18 1.6,14!', {
    fill: SKIN,
    shade: SKIN_DARK,
    soft: 2.5,
    rim: '#efc69a',
    rimWidth: 1.4,
  });
  strokes(box, ['4,2 8.6,1.6 8.6,7 6,11', '5,6.6 6,10'], 1.1, '#6b3d30', 0);
}

/** Knitted: crown, ribs, turned-up edge; the star stands over it. */
function cap(box: Local): void {
  toned(
    box,
    '-26,-10! -29,-22 -24,-37 -9,-46 9,-46 24,-36 31,-20 31,-2! 8,-6 -12,-10!',
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
    '-29,-14! -29.4,-20 -26,-22 -6,-19 14,-14 33,-10! 34,2 29,6 8,-2 -12,-8 -27,-11!',
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
  const course = curve('278,598 288,618 294,640 296,664 300,688').walk(8);
  for (const [i, { x, y, angle }] of course.entries()) {
    const half = 9.4 - i * 0.5;
    const side = i % 2 ? 1 : -1;
    toned(
      art,
      closed(`${-half},-8 0,-11 ${half},-5 ${half * 0.8},6 0,12 ${-half * 0.7},6`)
        .rotate(angle - 180 + side * 22)
        .translate(x + side * 2, y),
      { fill: '#6b3d2c', shade: '#36211f', soft: 3.5, rim: '#c98a5c', rimWidth: 1.4 },
    );
  }
  art.fill(ellipse(300, 692, 6.4, 4), '#b4524a');
  art.blot(
    ['300,694 298,708 292,722', '301,694 302,710 300,726', '302,694 306,708 308,720'].map((hair) =>
      ribbon(curve(hair), 5, { start: 0.8, peak: 0.3, samples: 8 }),
    ),
    '#5a3327',
  );
}
