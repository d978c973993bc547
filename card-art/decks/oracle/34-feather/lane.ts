import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  lerp,
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

const BALCONY = { left: -1.0, right: 0.86, low: 5.5, out: END.at + 0.72 } as const;
/** How wide a corbel is, how far it comes out under the slab, how far it goes down the wall. */
const CORBEL = { wide: 0.15, out: END.at + 0.56, down: 0.62 } as const;

/** The balcony of the end house, from below: the underside of its slab lies in its own shade, on three corbels. */
export function balcony(art: Art): void {
  const { left, right, low, out } = BALCONY;
  const slab = face([left, END.at, low], [right, END.at, low], [right, out, low], [left, out, low]);
  // what it throws on the wall below it
  art.fill(
    face(
      [left + 0.08, END.at, low],
      [right + 0.3, END.at, low],
      [right + 0.42, END.at, low - 0.8],
      [left + 0.2, END.at, low - 0.8],
    ),
    art.linear(...seen([0, END.at, low]), ...seen([0, END.at, low - 0.8]), [
      [0, '#3a262c', 0.85],
      [1, '#3a262c', 0],
    ]),
  );
  art.fill(
    slab,
    art.linear(
      ...seen([0, END.at, low]),
      ...seen([0, out, low]),
      ramp(0, '#4d3433', 0.7, '#6d4a40', 1, '#85594a'),
    ),
  );
  strokes(
    art,
    [0.2, 0.4, 0.6, 0.8].map((t) =>
      between([left, lerp(END.at, out, t), low], [right, lerp(END.at, out, t), low]),
    ),
    INK.detail,
    '#3a272b',
    0,
  );
  for (const at of [left + 0.12, -0.14, right - 0.27]) corbel(art, at);
}

/** It stands on the wall: its sloping face is turned to us, one cheek to the lane's middle. */
function corbel(art: Art, at: number): void {
  const { wide, out, down } = CORBEL;
  const { low } = BALCONY;
  const foot = low - down;
  const cheek = at + wide / 2 < 0 ? at + wide : at;
  art.fill(face([cheek, END.at, low], [cheek, out, low], [cheek, END.at, foot]), '#3a272b');
  const slope = face([at, out, low], [at + wide, out, low], [at + wide, END.at, foot], [at, END.at, foot]);
  art.fill(
    slope,
    art.linear(...seen([at, out, low]), ...seen([at, END.at, foot]), ramp(0, '#7a5447', 1, '#a57a5c')),
  );
  strokes(art, [between([at, out, low], [at, END.at, foot])], INK.form, '#d0a47c', 0.05);
}

/** Its rail, before whoever stands there. */
export function rail(art: Art): void {
  const { left, right, low, out } = BALCONY;
  const bars = range(19, (i) => {
    const at = left + 0.04 + (i * (right - left - 0.08)) / 18;
    return between([at, out, low + 0.1], [at, out, low + 1.02]);
  });
  art.line(bars, 2.6, '#2f4a47');
  art.line(between([left, out, low + 1.02], [right, out, low + 1.02]), 6, '#35564f');
  art.line(between([left, out + 0.02, low + 1.05], [right, out + 0.02, low + 1.05]), 1.6, '#cfe0c4');
  art.fill(
    face([left, out, low], [right, out, low], [right, out, low + 0.16], [left, out, low + 0.16]),
    '#f2d2a0',
  );
}
