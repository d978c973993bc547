import { byHand, flat, INK, outOfFocus, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
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
import { LIT, onLeft, onRight, sheet } from './view.ts';

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

const EAVES = 2.95;

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
    [216, 232],
    [330, 262],
  ];
  art.fill(byHand(polygon([corner, left, [40, 340], ridge[0]!]), 1.2), '#b4bddb');
  art.fill(byHand(polygon([corner, ridge[0]!, ridge[1]!, [430, 300], right]), 1.2), '#7c87b2');
  stippled(
    art,
    polygon([corner, ridge[0]!, ridge[1]!, [430, 300], right]),
    '#a3add0',
    [0, 240],
    [0, 330],
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
  flat(art, polygon(points('272,206 294,210 294,268 272,256')), '#2a3158', [
    polygon(points('286,206 296,206 296,270 286,264')),
    '#1d2244',
  ]);
  art.fill(closed('269,209! 280,200 297,206! 297,213! 270,212!'), '#cfd6ea');
  const smoke = closed('280,200 286,190 280,178 290,162 306,152 300,168 296,182 292,196');
  stippled(art, smoke, '#9098b8', [284, 200], [300, 154], [0.8, 0.1]);
}

/** Who lives there, each drawn in the box of a window 100 wide and 100 high, the sill at its foot. */
const PEOPLE: readonly ((box: Local) => void)[] = [
  // she leans on the sill with one elbow, her chin in the hand, and lets the thread run over the other
  (box) => {
    box.fill(closed('30,112! 32,74 40,62 54,58 68,64 76,80 78,112!'), '#3a2440');
    box.fill(closed('44,60! 40,46 44,32 56,28 66,34 68,46 64,56 70,66 72,82 64,80 60,62!'), '#241628');
    box.fill(closed('44,40! 41,46 43,50 42,54 46,58 54,58 58,48 54,38'), '#a4664c');
    box.fill(closed('34,100! 36,82 44,66 50,62! 54,66 48,84 46,100!'), '#5a3550');
    box.fill(closed('45,62! 46,56 51,55 54,60 52,66!'), '#a4664c');
    box.fill(closed('62,86! 78,90 90,94 94,98! 60,100!'), '#5a3550');
  },
  // he stands, pays out the thread with lifted hand
  (box) => {
    box.fill(closed('30,112! 30,66 36,54 50,48 64,54 70,68 70,112!'), '#2e2a48');
    box.fill(closed('46,50! 46,42 56,42 56,50 51,54!'), '#8f5844');
    box.fill(closed('42,34! 41,40 43,46 50,48 57,44 59,34 52,26 44,28'), '#a4664c');
    box.fill(closed('41,34! 40,24 48,18 58,20 62,30 60,40! 56,34 52,30 46,32'), '#20141f');
    box.fill(closed('36,56! 26,66 18,78 20,86! 28,84 36,74 42,64'), '#3d385a');
    box.fill(closed('20,86! 14,84 12,78 18,75 24,79!'), '#a4664c');
  },
];

/** Two windows with a lamp behind them, and somebody in each that has hold of a thread. */
export function neighbours(art: Art): void {
  for (const [i, { on, from, to, foot, top }] of LIT.entries()) {
    const pane = sheet(on, from, foot, to, top);
    const [x, y] = on((from + to) / 2, (foot + top) / 2);
    const [left, high, right, low] = pane.bounds();
    stippledGlow(art, x, y, 76, '#d88a4c', 0.6);
    art.fill(sheet(on, from - 0.14, foot - 0.06, to + 0.14, top + 0.14), '#171a34');
    art.fill(pane, art.radial(x, y - 10, 52, ramp(0, '#fff3c8', 0.5, '#ffd184', 1, '#e8964c')));
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
