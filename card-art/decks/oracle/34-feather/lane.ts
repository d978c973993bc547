import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  type Path,
  type Place,
  ramp,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { between, END, face, LEFT, LOW, RIGHT, seen } from './view.ts';

/** How far along the lane the picture reaches. */
const FAR = 5.2;

/** A strip of summer sky, palest over the roof that the sun comes from. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 814),
    art.linear(150, 120, 460, 560, ramp(0, '#a9d3d2', 0.4, '#5fa9b8', 1, '#3d8aa3')),
  );
  // one thin cloud, combed by the wind
  for (const wisp of ['210,210 262,182 308,176', '352,236 396,214 436,208', '318,84 372,70 410,56'])
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

/** The eaves over a wall: the boards' underside, rafters, the gutter's edge. */
function eaves(
  art: Art,
  spot: Spot,
  out: Spot,
  top: number,
  [from, to]: readonly [number, number],
  tones: readonly [string, string, string],
): void {
  art.fill(face(spot(from, top), spot(to, top), out(to, top), out(from, top)), tones[0]);
  strokes(
    art,
    range(Math.round((to - from) / 0.32), (i) => {
      const at = from + 0.16 + i * 0.32;
      return between(spot(at, top), out(at, top));
    }),
    4,
    tones[1],
    0,
  );
  art.line(between(out(from, top), out(to, top)), 5, tones[2]);
}

/** Plaster that has come off, cracks. */
const worn = (
  art: Art,
  spot: Spot,
  spots: readonly (readonly [number, number, number])[],
  colour: string,
): void =>
  void art.blot(
    spots.map(([along, high, size]) =>
      ellipse(...seen(spot(along, high)), size, size * 0.6).rotate(along * 40, ...seen(spot(along, high))),
    ),
    colour,
  );

/** The left house, whose whole side lies in the shade. */
export function leftHouse(art: Art): void {
  const { top, at } = LEFT;
  const wall = face(onLeft(END.at, top), onLeft(FAR, top), onLeft(FAR, LOW), onLeft(END.at, LOW));
  art.fill(
    wall,
    art.linear(...seen(onLeft(1, top)), ...seen(onLeft(1, 3.4)), ramp(0, '#8f6a5c', 1, '#553b40')),
  );
  stippled(art, wall, '#33232e', seen(onLeft(0, 7)), seen(onLeft(0, 3.6)), [0, 0.85]);
  const tones = ['#a98771', '#35564f', '#2b2630'] as const;
  pane(art, onLeft, [2.3, 3], [7.6, 9.4], tones);
  pane(art, onLeft, [0.3, 1], [7.6, 9.4], tones);
  pane(art, onLeft, [2.15, 2.95], [4.7, 6.4], tones);
  pane(art, onLeft, [0.1, 0.9], [4.7, 6.4], tones);
  worn(
    art,
    onLeft,
    [
      [-0.5, 5.4, 16],
      [1.7, 7.1, 7],
      [1.5, 4.2, 18],
    ],
    '#6d4e48',
  );
  // the pipe
  const pipe = [between(onLeft(-0.35, top), onLeft(-0.35, 3.6))];
  art.line(pipe, 7, '#3c2c33').line(pipe, 2.4, '#8a6a60');
  eaves(
    art,
    onLeft,
    (along, high) => [at + 0.28, along, high],
    top,
    [END.at, FAR],
    ['#4b3436', '#2f2228', '#2a1f26'],
  );
  // the sun stands right behind this roof
  art.line(between([at + 0.32, END.at + 0.3, top], [at + 0.32, FAR, top]), 1.8, '#fff1c4');
}

/** The right house: above the slanting edge the sun has come down its wall. */
export function rightHouse(art: Art): void {
  const { top, at } = RIGHT;
  const wall = face(onRight(END.at, top), onRight(FAR, top), onRight(FAR, LOW), onRight(END.at, LOW));
  art.fill(
    wall,
    art.linear(...seen(onRight(1, 6)), ...seen(onRight(1, 3)), ramp(0, '#a8705a', 1, '#5d3f42')),
  );
  const sun = face(onRight(END.at, top), onRight(FAR, top), onRight(FAR, 4.6), onRight(END.at, 6.3));
  art.fill(
    sun,
    art.linear(...seen(onRight(1, top)), ...seen(onRight(1, 5)), ramp(0, '#ffdfa4', 1, '#eeb274')),
  );
  stippled(art, sun, '#cf8a5c', seen(onRight(0, 7)), seen(onRight(0, 5)), [0, 0.6]);
  const tones = ['#fff0cc', '#4d8a80', '#4a3a40'] as const;
  pane(art, onRight, [2.1, 2.7], [6.7, 8.2], tones);
  pane(art, onRight, [0.3, 0.9], [6.7, 8.2], tones);
  pane(art, onRight, [0.2, 0.9], [4.2, 5.6], ['#c49372', '#3f6f68', '#33282f']);
  worn(
    art,
    onRight,
    [
      [1.5, 5.9, 9],
      [-0.4, 7.4, 6],
    ],
    '#d99c68',
  );
  eaves(
    art,
    onRight,
    (along, high) => [at - 0.36, along, high],
    top,
    [END.at, FAR],
    ['#d08a58', '#8e5540', '#6c3e36'],
  );
}

/** The house across the end; the left wall throws its shade over a part of it. */
export function endHouse(art: Art): void {
  const { top } = END;
  const wall = face(onEnd(LEFT.at, top), onEnd(RIGHT.at, top), onEnd(RIGHT.at, LOW), onEnd(LEFT.at, LOW));
  art.fill(wall, art.linear(...seen(onEnd(0, 7)), ...seen(onEnd(0, 3)), ramp(0, '#b08663', 1, '#5f4a43')));
  const sun = face(onEnd(-0.9, top), onEnd(RIGHT.at, top), onEnd(RIGHT.at, 4.9), onEnd(0.4, 6.6));
  art.fill(sun, art.linear(...seen(onEnd(0, top)), ...seen(onEnd(0, 5)), ramp(0, '#f6dcae', 1, '#e0ab78')));
  stippled(art, wall, '#33232e', seen(onEnd(0, 5)), seen(onEnd(0, 3)), [0, 0.85]);
  pane(art, onEnd, [-1.3, -0.7], [3.5, 4.7], ['#a98771', '#35564f', '#2b2630']);
  pane(art, onEnd, [0.5, 1.05], [3.3, 4.3], ['#a98771', '#35564f', '#2b2630']);
  eaves(
    art,
    onEnd,
    (across, high) => [across, END.at + 0.34, high],
    top,
    [LEFT.at, RIGHT.at],
    ['#a3704f', '#6d4638', '#553430'],
  );
}
