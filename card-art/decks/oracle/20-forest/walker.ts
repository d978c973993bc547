import {
  contactShadow,
  flat,
  INK,
  modelled,
  printed,
  stippledGlow,
  strokes,
  within,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
  roundLimb,
} from '../../../kit/pen/index.ts';

/** Its hem swings with the step: up over the foot that is ahead. */
const CLOAK = closed(
  '-9,-88! -17,-78 -22,-54 -27,-28 -26,-17! -17,-12.4 -8,-12.6 2,-17 12,-20.6 25,-19.4! 22.4,-42 18,-66 12,-82 8,-89!',
);
/** Its point falls back towards us; it runs out over the shoulders. */
const HOOD = closed(
  '-22,-76! -16.6,-82 -13.4,-86.6! -14.2,-94 -13.4,-101 -14.6,-106.6 -19.4,-112.4! -11,-113.2 -3,-114.4 4.4,-113 10,-108.4 13,-101! 13,-95 11,-90 10.4,-86.6! 14,-82 19,-76.6! 12,-73 4,-71.4 -6,-71.2 -15,-73',
);
/** What is seen of its lining past the edge. */
const LINING = closed('8.6,-109.4! 12.6,-106 15,-100 14.6,-94 11.6,-88.6! 9.4,-87! 12,-95 12,-102');
const PACK = closed(
  '-15.6,-72! -20.4,-62 -20,-48 -16.6,-41.4! -6,-39.6 3,-41.4! 7.4,-49 8.4,-60 5.6,-72! -5,-74',
);
const FLAP = closed('-16.6,-72.4! -5,-75.6 6.4,-72.4! 9.4,-65 9.2,-58.4! 3,-56 -7,-55 -19.8,-58! -20,-65');

/** Shoulder, elbow, wrist: the upper arm falls, the forearm rises. */
const SLEEVE = closed(
  '4,-81! 9,-82.4 14,-79.6 19,-73.6 23.2,-69! 27,-74.4 31.4,-82! 37.6,-78.8! 35.8,-71.6 31,-64 26,-58.6! 21.6,-57.4 17,-61 10,-68 5,-74',
);
const SKIN = { light: '#f6c48e', middle: '#e0a074', dark: '#a8654a', line: '#6e3c30' } as const;

/** Ahead and flat on the path; behind, its heel up and its weight on the ball. */
const AHEAD = closed(
  '5.4,-24! 16,-24! 16.4,-15 16.2,-9.6! 19.6,-8.6 22.8,-7 23.6,-4.4! 18,-2.8 12,-2 6.2,-2.2! 5.4,-5.4 6.4,-9 6.2,-15',
);
const PUSHING = closed(
  '-14.6,-19! -4.4,-19! -4,-12 -5,-6.4! -1.4,-3.4 2,0.4 2.6,3.4! 0.4,5.4 -3.4,5.2 -6.8,3.6! -10.2,0.8 -13.6,-3 -15.4,-6.4! -14.4,-11',
);

/** Somebody small with a lamp, from behind, about 114 × `scale` high; feet at (x, y), lit by what they carry. */
export function walker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (outline: Path, fill: string, soft: number, shade: string, rim: string): void =>
    modelled(
      art,
      box.place(outline).bounds(),
      { towards: [soft, -soft * 0.1], soft, shade, rim, rimWidth: 1.8 },
      () => void box.fill(outline, fill),
    );
  contactShadow(art, x + 4 * scale, y, 30 * scale, 5 * scale, '#14363c');
  const shadow = closed('-8,0! -26,7 -44,15 -54,24! -34,23 -12,14 6,5!');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#24504c', 0.92));
  boots(box);
  const [lx, ly] = box.at(41, -62);
  stippledGlow(art, lx, ly, 104, '#ffdc8c', 1);
  form(CLOAK, '#d8a24a', 11, '#7c4a30', '#fff0b4');
  within(box, CLOAK, [closed('8,-90! 12,-70 17,-46 20,-26 19,-8! 32,-8 32,-60 16,-92!'), '#ffc65e', 0.85]);
  strokes(
    box,
    [
      '-9,-38 -13,-27 -15,-15',
      '1,-39 3,-30 2,-19',
      '10,-56 12,-40 11,-23',
      '16,-58 19,-44 19,-24',
      '-19,-50 -21,-38 -22,-24',
    ],
    INK.form,
    '#7c5030',
    0.1,
  );
  pack(box, form);
  fist(box);
  arm(box);
  box.fill(LINING, '#a8662f');
  form(HOOD, '#d8a24a', 6, '#7c4a30', '#fff0b4');
  hoodFolds(box);
  lamp(box);
}

/** A lid with two straps down to their buckles, and those that it is carried by. */
function pack(
  box: Local,
  form: (outline: Path, fill: string, soft: number, shade: string, rim: string) => void,
): void {
  // under the arm, forwards
  box.blot(ribbon(curve('5,-46 11,-54 13.4,-66'), 3, { start: 0.9, end: 0.8 }), '#5c2f2c');
  form(PACK, '#9c4a3c', 6, '#34283c', '#f0a060');
  form(FLAP, '#b45a44', 5, '#5c2f34', '#ffbe78');
  for (const [x, low] of [
    [-12, -50.6],
    [1.6, -51],
  ] as const) {
    box.blot(ribbon(curve(`${x + 0.6},-73 ${x},-64 ${x},${low}`), 2.4, { start: 1, end: 1 }), '#4a2830');
    box.fill(
      closed(`${x - 2},${low - 2}! ${x + 2},${low - 2}! ${x + 2},${low + 1.4}! ${x - 2},${low + 1.4}!`),
      '#e8c070',
    );
  }
  strokes(box, ['-17,-46 -6,-44.4 5,-46.6'], INK.detail, '#4a2830', 0.1);
}

/** From the point and the crown down to where the cloth is drawn together at the neck, and from there over the shoulders. */
function hoodFolds(box: Local): void {
  within(
    box,
    HOOD,
    [
      closed('5,-116! 8,-106 7.4,-96 4.6,-86.6! 8,-80 10,-70! 24,-70 22,-84 20,-104 10,-116!'),
      '#ffc65e',
      0.85,
    ],
    [closed('-14,-87! -6,-83.6 2,-83.4 10.6,-87! 9,-83.6 2,-80.6 -7,-80.8!'), '#8a5430'],
    {
      along: ['10,-108.4 13,-101 13,-95 11,-90 10.4,-86.6', '10.4,-86.6 14,-82 19,-76.6'],
      paint: '#fff4c0',
      width: 3.4,
    },
  );
  strokes(
    box,
    [
      '-17.6,-111.4 -9,-107 -4,-99 -2,-88',
      '-13.6,-105 -9.6,-98 -8.6,-88.6',
      '7,-110 6.6,-100 4,-89',
      '-9,-81.4 -13,-78 -15.6,-74.4',
      '-1,-80.6 -2,-76 -2.4,-72.4',
      '6,-81.6 9,-78 10.4,-74.6',
    ],
    INK.detail,
    '#7c4a30',
    0.1,
  );
}

function boots(box: Local): void {
  contactShadow(box.art, ...box.at(14, -2.6), 13 * box.scale, 2.6 * box.scale, '#14363c');
  flat(
    box,
    AHEAD,
    '#4a3240',
    [closed('4,-26! 11,-26 11.6,-14 11,-8 13,-1! 3,0!'), '#2a2231'],
    [closed('4,-3.8! 12,-3.8 24.4,-6! 24.4,-1! 4,0!'), '#1c1a26'],
    { along: ['16,-24 16.4,-15 16.2,-9.6 19.6,-8.6 23,-7'], paint: '#e2a060', width: 3.4 },
  );
  contactShadow(box.art, ...box.at(-1, 4.6), 10 * box.scale, 2.4 * box.scale, '#14363c');
  flat(
    box,
    PUSHING,
    '#4a3240',
    [closed('-17,-20! -10,-20 -9.6,-10 -9,-2 -4,6! -18,6!'), '#2a2231'],
    // the sole, seen from behind
    [closed('-16,-6.8! -13,-5 -9.4,-1.4 -5.6,1.8 -1,3.2 3.4,3! 2,7! -8,6!'), '#17161f'],
    { along: ['-4.4,-19 -4,-12 -5,-6.4 -1.4,-3.4 2.2,0.6'], paint: '#c48654', width: 2.6 },
  );
  strokes(box, ['-13.6,-8.6 -9,-7.4 -5.4,-7.8', '7,-10.4 11,-9.4 15.8,-10'], 0.9, '#17161f', 0);
}

/** Lit from the lamp below the fist; the cloth folds where the elbow bends. */
function arm(box: Local): void {
  within(box, CLOAK, [
    closed('12,-66! 16,-61 20,-57.6! 19.6,-52 19,-46 18,-40! 16,-50 13.6,-58'),
    '#a06a34',
    0.8,
  ]);
  flat(
    box,
    SLEEVE,
    '#e0a94e',
    [closed('0,-84! 6,-77 12,-74.6 17,-69 21.6,-64 23.2,-69! 20,-76 14,-82 8,-86!'), '#b87e3c'],
    [closed('24,-57! 25.6,-62 29,-67 33,-73.6 36,-80.6! 42,-80! 40,-56!'), '#ffd070'],
    { along: ['37.6,-78.8 35.8,-71.6 31,-64 26,-58.6'], paint: '#fff4c0', width: 3.4 },
  );
  strokes(
    box,
    [
      '23.2,-69 23.6,-65 22.4,-61',
      '23.4,-68.6 26.6,-65.6 28.4,-62.4',
      '22.8,-68.6 19.4,-66.4 17,-63.6',
      '31,-80.4 34,-78.4 37,-77.4',
    ],
    INK.detail,
    '#8a5430',
    0,
  );
}

/** The back of the hand and the thumb, beyond the bow. */
function fist(box: Local): void {
  flat(
    box,
    closed('31.8,-79! 33,-84 34.6,-88.4 38,-91 43,-91.4 47,-89.6 48,-86 46,-83! 41,-82 38.8,-80.6 37.4,-77!'),
    SKIN.middle,
    { side: [-2, -1], paint: SKIN.dark },
  );
}

/** It hangs by its bow over four fingers; its light comes from below on them. */
function lamp(box: Local): void {
  box.line(curve('34.4,-71 33.6,-79 36,-85.4 41,-87.4 46.2,-85.4 48.4,-79 47.6,-71'), 1.5, '#2c2430');
  for (const [i, course] of [
    '37,-89.8 36.4,-86.4 37,-83.4',
    '39.9,-90.6 39.4,-86.6 39.8,-82.6',
    '42.9,-90.6 42.5,-86.6 42.7,-82.6',
    '45.7,-89.4 45.5,-86 45.4,-83.2',
  ].entries()) {
    const finger = roundLimb(course, [1.6, 1.65, 1.45], 7);
    box.fill(finger, i < 2 ? SKIN.middle : '#eeb684');
  }
  strokes(
    box,
    ['38.5,-89.6 38,-86.4 38.4,-83.4', '41.4,-90.4 41,-86.6 41.3,-83', '44.3,-89.8 44,-86.4 44.1,-83.2'],
    0.8,
    SKIN.line,
    0,
  );
  box.fill(closed('32.4,-70! 36,-74! 46,-74! 49.6,-70!'), '#3c2c2c');
  box.fill(closed('34,-70! 48,-70! 47.4,-53! 34.6,-53!'), '#fff0bc');
  box.fill(ellipse(41, -61, 3.6, 5.6), '#fffdf4');
  box.line(curve('34.2,-70 34.8,-53'), 1.6, '#4c3428').line(curve('47.8,-70 47.2,-53'), 1.6, '#4c3428');
  box.fill(closed('33,-53.6! 49,-53.6! 48,-50! 34,-50!'), '#3c2c2c');
}
