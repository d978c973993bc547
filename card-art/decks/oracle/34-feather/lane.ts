import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  type Place,
  ramp,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { between, END, face, LEFT, NEAR, RIGHT, seen } from './view.ts';

/** A strip of summer sky, palest over the roof that the sun comes from. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 814),
    art.linear(330, 60, 200, 520, ramp(0, '#3d8aa3', 0.45, '#5fa9b8', 1, '#b9dcd4')),
  );
  // a thin cloud, combed by the wind
  for (const wisp of ['312,272 344,254 376,250', '300,84 354,70 392,56'])
    art.fill(ribbon(curve(wisp), 13, { start: 0, end: 0.1, peak: 0.6 }), '#d8ebe2', 0.75);
}

type Spot = (along: number, high: number) => Place;
const onLeft: Spot = (along, high) => [LEFT.at, along, high];
const onRight: Spot = (along, high) => [RIGHT.at, along, high];
const onEnd: Spot = (across, high) => [across, END.at, high];

/** A window between its open shutters, the sill nearest to us. */
function pane(
  art: Art,
  spot: Spot,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
  [wall, shutter, glass]: readonly [string, string, string],
): void {
  const across = (a: number, b: number, down: number, up: number): Path =>
    face(spot(a, down), spot(a, up), spot(b, up), spot(b, down));
  const wide = to - from;
  art.fill(across(from - 0.1, to + 0.1, low - 0.1, high + 0.14), wall);
  art.fill(across(from, to, low, high), glass);
  for (const [a, b] of [
    [from - wide * 0.56, from - 0.05],
    [to + 0.05, to + wide * 0.56],
  ] as const) {
    art.fill(across(a, b, low - 0.02, high + 0.04), shutter);
    strokes(
      art,
      range(6, (i) => {
        const at = low + ((i + 0.6) * (high - low)) / 6;
        return between(spot(a + 0.06, at), spot(b - 0.06, at));
      }),
      INK.detail,
      '#1f3534',
      0.05,
    );
  }
  const middle = (from + to) / 2;
  strokes(art, [between(spot(middle, low), spot(middle, high))], INK.form, wall, 0);
}

/** The boards under a roof that stands out over the wall, and its gutter. */
function eaves(art: Art, spot: Spot, out: Spot, top: number, tones: readonly [string, string]): void {
  art.fill(
    face(spot(NEAR, top), spot(END.at, top), out(END.at, top + 0.05), out(NEAR, top + 0.05)),
    tones[0],
  );
  art.fill(
    face(out(NEAR, top + 0.05), out(END.at, top + 0.05), out(END.at, top + 0.24), out(NEAR, top + 0.24)),
    tones[1],
  );
}

/** A course of the wall that runs to the lane's end. */
const course = (spot: Spot, high: number): Path => between(spot(NEAR + 2, high), spot(END.at, high));

/** The left house, whose whole side lies in the shade. */
export function leftHouse(art: Art): void {
  const { top, at } = LEFT;
  const wall = face(onLeft(NEAR, top), onLeft(END.at, top), onLeft(END.at, 0), onLeft(NEAR, 0));
  art.fill(wall, art.linear(...seen(onLeft(END.at, 5)), 50, 560, ramp(0, '#9a7264', 1, '#5d4145')));
  stippled(art, wall, '#33232e', [90, 560], [90, 860], [0, 0.85]);
  strokes(art, [course(onLeft, 5.05), course(onLeft, 4.9)], 1.4, '#4b3436', 0);
  art.fill(face(onLeft(NEAR, 0.7), onLeft(END.at, 0.7), onLeft(END.at, 0), onLeft(NEAR, 0)), '#432f38');
  const tones = ['#b08f78', '#35564f', '#2b2630'] as const;
  for (const from of [13.2, 10.2, 7.4]) {
    pane(art, onLeft, [from, from + 1], [5.7, 7.4], tones);
    pane(art, onLeft, [from, from + 1], [2.5, 4.1], tones);
  }
  // the door behind the step on which the cat sits
  art.fill(face(onLeft(6.35, 2.2), onLeft(7.1, 2.2), onLeft(7.1, 0.3), onLeft(6.35, 0.3)), '#2b2029');
  eaves(art, onLeft, (along, high) => [at + 0.34, along, high], top, ['#3c2a32', '#2a1f26']);
  // the sun stands right behind this roof
  art.line(between([at + 0.34, NEAR, top + 0.24], [at + 0.34, END.at, top + 0.24]), 2, '#fff1c4');
}

/** The right house: above the edge of the other roof's shadow the sun has come down its wall. */
export function rightHouse(art: Art): void {
  const { top, at } = RIGHT;
  const wall = face(onRight(NEAR, top), onRight(END.at, top), onRight(END.at, 0), onRight(NEAR, 0));
  art.fill(wall, art.linear(...seen(onRight(END.at, 2)), 540, 760, ramp(0, '#a8705a', 1, '#6a4546')));
  const sun = face(onRight(NEAR, top), onRight(END.at, top), onRight(END.at, 4.6), onRight(NEAR, 4.6));
  art.fill(sun, art.linear(...seen(onRight(END.at, 5)), 540, 300, ramp(0, '#ffe2ac', 1, '#f0b778')));
  stippled(art, sun, '#cf8a5c', [470, 330], [560, 120], [0, 0.5]);
  strokes(art, [course(onRight, 4.75), course(onRight, 4.6)], 1.4, '#c98a58', 0);
  const tones = ['#fff0cc', '#4d8a80', '#4a3a40'] as const;
  for (const from of [13.6, 11, 8.4, 6.1]) pane(art, onRight, [from, from + 0.9], [5.3, 6.9], tones);
  eaves(art, onRight, (along, high) => [at - 0.34, along, high], top, ['#b9744c', '#7c4a3c']);
}

/** The house across the end, its gable to us: half of it lies in the left house's shadow. */
export function endHouse(art: Art): void {
  const { top, ridge } = END;
  const middle = (LEFT.at + RIGHT.at) / 2 - 0.36;
  const gable = face(
    onEnd(LEFT.at, 0),
    onEnd(LEFT.at, top),
    onEnd(middle, ridge),
    onEnd(RIGHT.at, top),
    onEnd(RIGHT.at, 0),
  );
  art.fill(gable, '#a67c62');
  art.clip(gable, () => {
    art.fill(
      face(onEnd(middle - 0.6, 9), onEnd(RIGHT.at, 9), onEnd(RIGHT.at, 2.1), onEnd(1.2, 2.1)),
      '#f3d6a4',
    );
    art.fill(
      face(onEnd(LEFT.at, 0.8), onEnd(RIGHT.at, 0.8), onEnd(RIGHT.at, 0), onEnd(LEFT.at, 0)),
      '#6a4a46',
    );
  });
  pane(art, onEnd, [-0.5, 0.1], [2.7, 3.8], ['#b08f78', '#35564f', '#2b2630']);
  pane(art, onEnd, [1.2, 1.7], [2.9, 3.9], ['#fff0cc', '#4d8a80', '#4a3a40']);
  // a door under an arch
  const [dx, dy] = seen(onEnd(0.3, 1.5));
  const [, foot] = seen(onEnd(0.3, 0));
  art.fill(
    closed(`${dx - 20},${foot}! ${dx - 20},${dy}! ${dx},${dy - 20} ${dx + 20},${dy}! ${dx + 20},${foot}!`),
    '#3a2a34',
  );
  for (const [side, tone] of [
    [LEFT.at, '#5d3a38'],
    [RIGHT.at, '#b8644a'],
  ] as const)
    art.fill(
      face(
        onEnd(side, top - 0.1),
        onEnd(middle, ridge - 0.02),
        onEnd(middle, ridge + 0.3),
        onEnd(side, top + 0.2),
      ),
      tone,
    );
}

/** The lane's stones: their joints run to the same point as the walls; all of it lies in the shade. */
export function ground(art: Art): void {
  const floor = face([LEFT.at, NEAR, 0], [LEFT.at, END.at, 0], [RIGHT.at, END.at, 0], [RIGHT.at, NEAR, 0]);
  art.fill(floor, art.linear(0, 790, 0, 868, ramp(0, '#8a6a60', 1, '#5a434a')));
  strokes(
    art,
    [
      ...range(5, (i) => between([-1 + i * 0.7, 5, 0], [-1 + i * 0.7, END.at, 0])),
      ...range(9, (i) =>
        between([LEFT.at, 6 + i * 0.5 + i * i * 0.1, 0], [RIGHT.at, 6 + i * 0.5 + i * i * 0.1, 0]),
      ),
    ],
    1.3,
    '#3f2e36',
    0.1,
  );
  // the doorstep on which the cat sits
  const [l, r, far, near, high] = [LEFT.at, -0.72, 7.1, 6.35, 0.3];
  art.fill(face([l, far, high], [r, far, high], [r, near, high], [l, near, high]), '#b39484');
  art.fill(face([l, near, high], [r, near, high], [r, near, 0], [l, near, 0]), '#75574f');
  art.fill(face([r, near, high], [r, far, high], [r, far, 0], [r, near, 0]), '#8d6b60');
}
