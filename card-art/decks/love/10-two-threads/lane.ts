import { byHand, flat, INK, outOfFocus, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  lerp,
  line,
  local,
  type Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { BLUE, LIT, onLeft, onRight, ROSE, sheet } from './view.ts';

/** The last of a winter's day over white roofs. */
export function evening(art: Art): void {
  art.fill(
    roundRect(40, 140, 400, 470),
    art.linear(0, 150, 0, 520, ramp(0, '#1d2547', 0.4, '#3d4a7a', 0.75, '#7c84a8', 1, '#a8a2b8')),
  );
  outOfFocus(art, 1.2, () => {
    for (const [knots, fill] of [
      ['60,340 110,318 170,330 240,306 320,322 440,300 440,420 60,420', '#5d6894'],
      ['330,610 330,398 372,360 414,386 440,376 440,610', '#39436c'],
      ['322,404 372,356 420,384 440,372 440,386 416,398 372,370 330,412', '#b3bcd8'],
      ['60,610 60,416 92,388 122,412 134,430 134,610', '#46527c'],
      ['60,424 92,384 126,410 128,420 92,398 60,436', '#b3bcd8'],
    ] as const)
      art.fill(polygon(points(knots)), fill);
    art.blot([roundRect(82, 440, 8, 11), roundRect(404, 430, 9, 12)], '#e8b068');
  });
}

const EAVES = 2.5;

/** A house on a corner: whoever lives in one wall never sees who lives round it. */
export function house(art: Art): void {
  art.fill(sheet(onLeft, 0, -3, 7, EAVES), '#424c74').fill(sheet(onRight, 0, -3, 7, EAVES), '#2b3258');
  const chance = random('courses');
  strokes(
    art,
    range(26, (i) => {
      const [on, at, up] = [i % 3 ? onRight : onLeft, chance.between(0.2, 4.6), chance.between(-2, 2.6)];
      return line(...on(at, up), ...on(at + chance.between(0.2, 0.5), up));
    }),
    INK.detail,
    '#1d2344',
    0.1,
  );
  // the band between the storeys, with its snow; the stones of the corner
  for (const [on, fill] of [
    [onLeft, '#59648c'],
    [onRight, '#39426c'],
  ] as const) {
    art.fill(sheet(on, 0, 0.36, 7, 0.52), fill);
    art.fill(sheet(on, 0, 0.52, 7, 0.58), on === onLeft ? '#c6cee6' : '#8f9ac2');
    art.blot(
      range(10, (i) => sheet(on, 0, EAVES - 0.5 - i * 0.56, i % 2 ? 0.42 : 0.26, EAVES - 0.22 - i * 0.56)),
      fill,
    );
  }
  // shutters of those who sleep already
  for (const [on, from, to, foot, top] of [
    [onLeft, 0.62, 1.6, -1.7, -0.3],
    [onRight, 1, 2, -1.7, -0.3],
    [onRight, 3.1, 4.2, 0.86, 2.1],
  ] as const) {
    art.fill(sheet(on, from, foot, to, top), on === onLeft ? '#2c3560' : '#1d2348');
    strokes(
      art,
      range(6, (i) => {
        const up = lerp(foot, top, (i + 0.7) / 6.4);
        return line(...on(from + 0.08, up), ...on(to - 0.08, up));
      }),
      INK.detail,
      '#4a5584',
      0.05,
    );
    art.fill(sheet(on, from - 0.12, foot - 0.14, to + 0.12, foot), on === onLeft ? '#b9c2de' : '#7f8ab4');
  }
  roof(art);
}

/** Snow on the hipped roof; the eaves hang over. */
function roof(art: Art): void {
  const [left, corner, right] = [onLeft(7, EAVES), onLeft(-0.2, EAVES - 0.04), onRight(7, EAVES)];
  const ridge: readonly [number, number][] = [
    [216, 194],
    [334, 222],
  ];
  art.fill(byHand(polygon([corner, left, [40, 330], ridge[0]!]), 1.2), '#b4bddb');
  art.fill(byHand(polygon([corner, ridge[0]!, ridge[1]!, [430, 300], right]), 1.2), '#7c87b2');
  stippled(
    art,
    polygon([corner, ridge[0]!, ridge[1]!, [430, 300], right]),
    '#a3add0',
    [0, 205],
    [0, 300],
    [0.75, 0],
  );
  for (const [on, fill] of [
    [onLeft, '#232a50'],
    [onRight, '#181d3c'],
  ] as const)
    art.fill(sheet(on, -0.1, EAVES - 0.16, 7, EAVES + 0.02), fill);
  // where the snow bends over the edge
  const lip = (on: typeof onLeft): Path =>
    closed(
      `${on(-0.2, EAVES)}! ${on(1, EAVES - 0.08)} ${on(2.2, EAVES - 0.02)} ${on(3.6, EAVES - 0.1)} ${on(5, EAVES - 0.03)} ${on(7, EAVES - 0.08)}! ${on(7, EAVES + 0.1)}! ${on(-0.2, EAVES + 0.12)}!`,
    );
  art.fill(lip(onLeft), '#d3daec').fill(lip(onRight), '#9aa5cb');
  flat(art, polygon(points('276,196 300,200 300,258 276,248')), '#2a3158', [
    polygon(points('291,196 302,196 302,260 291,254')),
    '#1d2244',
  ]);
  art.fill(closed('272,199! 285,189 303,195! 303,203! 275,202!'), '#cfd6ea');
  const smoke = closed('284,189 289,182 286,176 294,169 306,168 302,175 299,181 294,188');
  stippled(art, smoke, '#9098b8', [288, 190], [302, 168], [0.8, 0.1]);
}

/** Who lives there, each drawn in the box of a window 100 wide and 100 high, the sill at its foot; the lamp is behind them. */
const PEOPLE: readonly ((box: Local) => void)[] = [
  // she looks down and lets the thread run from one hand through the other over the sill
  (box) => {
    flat(
      box,
      '12,122! 14,86 24,70 40,61 56,60 68,67 76,84 80,122!',
      '#5a3350',
      ['40,60! 48,76 46,100 50,122! 84,122 80,60!', '#422540'],
      { side: [-1.2, -0.8], paint: '#e0a06c' },
    );
    flat(box, '40,64! 42,46 56,44 56,62 48,68!', '#7c4a3e');
    flat(
      box,
      '40,12! 54,8 62,15 63,24! 69,32 65,35! 66,38 63,40! 64,44 59,48 51,47 44,40!',
      '#a4664c',
      ['38,10! 48,20 46,34 56,50! 36,50', '#7c4a3e'],
      { side: [1, 0], paint: '#e8a878' },
    );
    strokes(box, ['61,26.4 57,28 53,26'], 1.1, '#3a1e22', 0);
    flat(
      box,
      '28,104! 24,76 24,44 28,20 38,5 52,2 62,8 65,17! 56,18 50,26 50,40! 46,54 50,72 46,94 38,106!',
      '#2c1a2c',
      { side: [-1.4, -1], paint: '#b8764c' },
    );
    // the far hand lets it run over the sill, the near one holds it up before her
    flat(box, '58,82! 66,85 74,89 78,93! 77,102! 66,102 56,98!', '#422540');
    flat(box, '75,92! 80,87.6 86,89 88.6,94! 87,100 81,102.6 76,100!', '#9a5c44', {
      side: [0.4, -1.4],
      paint: '#e8a878',
    });
    box.art.line(box.place(curve('79,80 82.6,85 83.6,91')), 1.7, BLUE);
    flat(
      box,
      '39,72! 46,65 54,66 58,73! 57.4,80 56.6,86! 61,83 66,79.6! 70.4,83 70.6,87.6! 62,96 52,102.6 43,104.6! 37,101 35.6,92 37,80!',
      '#7a4a6c',
      ['54,74! 52,84 47,94 44,106! 30,106 34,70!', '#5a3350'],
      { side: [0.4, -1.5], paint: '#d9a094' },
    );
    flat(box, '66,80! 69,75.6 74,73.4 79,75! 82,78.6 80.6,83 76,86.4! 72,88.4 69,87!', '#b87658', [
      '74,88! 76,84 81,82 84,78! 86,90 70,92!',
      '#8c5442',
    ]);
    strokes(box, ['81,79.6 77,80.6 74.6,80', '79.6,83.4 76,83.6 74,82.6'], 0.9, '#5c302e', 0);
    flat(box, '70,77.6! 74,72.6 79.4,72 81,74.4! 77,76.6 73.6,79.4!', '#cd8c68');
  },
  // he stands, looks down his own thread and pays it out, hand over hand
  (box) => {
    flat(
      box,
      '18,122! 20,84 30,68 46,60 62,61 78,70 86,90 88,122!',
      '#37325a',
      ['52,60! 50,84 56,122! 16,122 16,70', '#2a2646'],
      { side: [1.2, -0.8], paint: '#e0a06c' },
    );
    flat(box, '46,62! 46,46 62,44 62,62 54,68!', '#7c4a3e');
    flat(
      box,
      '60,10! 48,6 40,13 39,22! 32,31 37,34! 36,37 38,39! 37,44 43,48 52,47 60,40!',
      '#a4664c',
      ['62,8! 54,18 55,34 46,50! 66,50', '#7c4a3e'],
      { side: [-1, 0], paint: '#e8a878' },
    );
    strokes(box, ['40.6,25 44.6,26.6 48.6,24.6'], 1.1, '#3a1e22', 0);
    box.fill(closed('34,32! 39,35 46,37 52,46! 46,50 38,47 36,40!'), '#2c1a24');
    flat(box, '64,42! 70,24 66,6 54,-2 42,1 37,12! 46,13 54,16 56,28! 60,32 60,40!', '#2c1a24', {
      side: [1.2, -1],
      paint: '#b8764c',
    });
    box.fill(ellipse(57.6, 30, 3, 4.6), '#a4664c');
    flat(box, '48,82! 36,86 26,90 22,94! 23,103! 34,103 50,98!', '#2a2646');
    flat(box, '25,92! 20,88 14,89.6 11.6,95! 13,101 19,103 24,100.6!', '#9a5c44', {
      side: [-0.4, -1.4],
      paint: '#e8a878',
    });
    box.art.line(box.place(curve('23,75 19,82 17,91')), 1.7, ROSE);
    flat(
      box,
      '75,71! 67,64 58,65 53.6,72! 52.6,80 51.4,85! 44,80 37.4,74! 32.4,77.6 31.4,82.4! 40,93 50,101.6 60,105! 69,104 75,97 77,84!',
      '#4c4674',
      ['58,72! 58,84 56,94 62,108! 84,106 82,66!', '#37325a'],
      { side: [-0.4, -1.5], paint: '#a89ab0' },
    );
    flat(box, '37,74.6! 33.6,70 28,68.4 23.6,70.4! 20.6,74 22,79 26.4,82! 30.6,84 34,82.4!', '#b87658', [
      '29,84! 26.6,79.6 21.4,78 18.6,74! 16,88 34,88!',
      '#8c5442',
    ]);
    strokes(box, ['21.4,75 25.6,76 28,75.4', '23,79 26.6,79.2 28.6,78'], 0.9, '#5c302e', 0);
    flat(box, '33,72.4! 28.6,67.6 23,67.4 21.4,69.8! 25.4,72 29,74.6!', '#cd8c68');
  },
];

/** Two windows with a lamp behind them, and somebody in each that has hold of a thread. */
export function neighbours(art: Art): void {
  for (const [i, { on, from, to, foot, top }] of LIT.entries()) {
    const pane = sheet(on, from, foot, to, top);
    const [x, y] = on((from + to) / 2, (foot + top) / 2);
    const [left, high, right, low] = pane.bounds();
    stippledGlow(art, x, y, 112, '#d88a4c', 0.6);
    art.fill(sheet(on, from - 0.14, foot - 0.06, to + 0.14, top + 0.14), '#171a34');
    art.fill(pane, art.radial(x, y - 10, 74, ramp(0, '#fff3c8', 0.5, '#ffd184', 1, '#e8964c')));
    art.clip(pane, () => {
      const width = right - left;
      const box = local(art, left + width / 2, low - 4, Math.max(width, (low - high) * 0.7) / 100);
      PEOPLE[i]!(shifted(box));
    });
    const post = sheet(on, from - 0.02, foot, from + 0.06, top);
    art.fill(post, '#5a3a34').fill(sheet(on, to - 0.06, foot, to + 0.02, top), '#5a3a34');
    art.fill(sheet(on, from - 0.22, foot - 0.16, to + 0.22, foot), i ? '#a4aed2' : '#d3daec');
  }
}

/** The same box with its origin at the upper left corner of 100 × 100. */
const shifted = (box: Local): Local => local(box.art, ...box.at(-50, -100), box.scale);

/** Snow, not much of it: a few flakes near the window are larger. */
export function snow(art: Art): void {
  const chance = random('snow');
  art.blot(
    range(46, () => ellipse(chance.between(94, 422), chance.between(160, 590), chance.between(0.9, 2))),
    '#dfe5f4',
    0.8,
  );
  art.blot(
    range(11, () => {
      const r = chance.between(1.8, 2.7);
      return ellipse(chance.between(110, 400), chance.between(170, 580), r, r * 0.9);
    }),
    '#eef1fa',
    0.9,
  );
}
