import { mix } from '../../../kit/grade/mix.ts';
import { stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  lerp,
  type Path,
  type Place,
  type Point,
  polygon,
  polyline,
  range,
} from '../../../kit/pen/index.ts';
import { face, seen } from './view.ts';

interface House {
  near: number;
  far: number;
  eaves: number;
  ridge: number;
  lamp: boolean;
}

/** Metres from the eye's line to the row's front; how far its houses go back. */
const FRONT = 6.8;
const DEEP = 6;
/** Each is turned from us: a metre farther back is so much farther away, and ridge and eaves run off to the right. */
const TURN = 0.62;

/** Nearest first; their feet stand in the water. */
const ROW: readonly House[] = [
  { near: 9.2, far: 13.8, eaves: 3.4, ridge: 5.5, lamp: false },
  { near: 14.4, far: 18.6, eaves: 3.1, ridge: 4.9, lamp: true },
  { near: 19.4, far: 24.4, eaves: 3.6, ridge: 5.6, lamp: false },
  { near: 25.2, far: 30, eaves: 3, ridge: 4.8, lamp: true },
  { near: 31, far: 37, eaves: 3.4, ridge: 5.2, lamp: false },
  { near: 38.4, far: 46, eaves: 3, ridge: 4.8, lamp: false },
];

/** Nearer than this a lit window's image would be a scrap beside the fisher's shoulder. */
const SHOWN = 20;

const BACKWARDS = [...ROW].reverse();

const turned = (right: number, up: number, away: number): Place => [right, up, away + (right - FRONT) * TURN];

/** A row that goes away along the shore. */
export function boathouses(art: Art): void {
  for (const house of BACKWARDS) draw(art, house, 1);
}

/** How it stands on its head in the water. */
export function boathousesImage(art: Art): void {
  for (const house of BACKWARDS) draw(art, house, -1);
}

/** @param way 1 as it stands, -1 as the water shows it */
function draw(art: Art, house: House, way: 1 | -1): void {
  const { near, far, eaves, ridge, lamp } = house;
  const haze = (colour: string): string => {
    const aired = mix(colour, '#dcc884', Math.min(0.62, Math.max(0, (near - 10) / 46)));
    return way > 0 ? aired : mix(aired, '#3d6a5e', 0.5);
  };
  const at = (right: number, up: number, away: number): Place => turned(right, up * way, away);
  const shape = (...corners: Place[]): Path => (way > 0 ? face(...corners) : rippled(face(...corners)));
  const middle = (near + far) / 2;
  const [front, back, over] = [FRONT - 0.35, FRONT + DEEP, 0.4];
  const flank = shape(at(FRONT, 0, near), at(back, 0, near), at(back, eaves, near), at(FRONT, eaves, near));
  art.fill(flank, haze('#4a4438'));
  const gable = shape(
    at(FRONT, 0, near),
    at(FRONT, eaves, near),
    at(FRONT, ridge, middle),
    at(FRONT, eaves, far),
    at(FRONT, 0, far),
  );
  art.fill(gable, haze('#96764e'));
  if (way > 0) boards(art, house, haze('#6e5640'));
  const bay = shape(
    at(FRONT, 0, near + 0.7),
    at(FRONT, 1.9, near + 0.7),
    at(FRONT, 1.9, far - 0.7),
    at(FRONT, 0, far - 0.7),
  );
  art.fill(bay, haze('#2c3530'));
  const pane = shape(
    at(FRONT, 2.4, lerp(near, far, 0.36)),
    at(FRONT, 3.3, lerp(near, far, 0.36)),
    at(FRONT, 3.3, lerp(near, far, 0.68)),
    at(FRONT, 2.4, lerp(near, far, 0.68)),
  );
  art.fill(pane, lamp && (way > 0 || near > SHOWN) ? (way > 0 ? '#ffd27c' : '#e0b468') : haze('#41483e'));
  // the far slope's underside, where it reaches out over the gable
  const under = shape(
    at(front, ridge - 0.1, middle),
    at(front, eaves - 0.3, far + over),
    at(FRONT + 0.1, eaves - 0.3, far + over),
    at(FRONT + 0.1, ridge - 0.1, middle),
  );
  art.fill(under, haze('#4c3c2e'));
  const roof = shape(
    at(front, ridge, middle),
    at(back, ridge, middle),
    at(back, eaves - 0.2, near - over),
    at(front, eaves - 0.2, near - over),
  );
  art.fill(roof, haze('#5d7266'));
  if (way < 0) return;
  sash(art, house, haze('#5c4634'));
  tiles(art, house, haze('#44594f'));
  stippled(art, roof, haze('#a9b48a'), seen(at(front, ridge, middle)), seen(at(back, eaves, near)), [0.6, 0]);
  verge(art, house, [haze('#e2c68c'), haze('#b89a68')], haze('#4c3c2e'));
}

/** The boards along a gable's edges, as broad as a hand is long, and their shade on it; the near eave's edge. */
function verge(
  art: Art,
  { near, far, eaves, ridge }: House,
  [lit, dim]: readonly [string, string],
  shade: string,
): void {
  const [front, over, middle] = [FRONT - 0.35, 0.4, (near + far) / 2];
  const board = (right: number, foot: number, broad: number, sink: number): Path =>
    face(
      turned(right, ridge - sink, middle),
      turned(right, eaves - 0.2 - sink, foot),
      turned(right, eaves - 0.2 - sink - broad, foot),
      turned(right, ridge - sink - broad * 1.3, middle),
    );
  art.fill([board(FRONT, near, 0.34, 0.3), board(FRONT, far, 0.34, 0.3)], shade, 0.55);
  art.fill(board(front, far + over, 0.24, 0), dim).fill(board(front, near - over, 0.26, 0), lit);
  const back = FRONT + DEEP;
  art.fill(
    face(
      turned(front, eaves - 0.2, near - over),
      turned(back, eaves - 0.2, near - over),
      turned(back, eaves - 0.36, near - over),
      turned(front, eaves - 0.36, near - over),
    ),
    shade,
  );
}

/** As water shows an outline: it sways from ripple to ripple, more towards us. */
function rippled(outline: Path): Path {
  const steps = outline.walk(150);
  return polygon(
    steps.map(({ x, y }): Point => {
      const near = clamp((y - 380) / 300, 0.15, 1);
      return [x + near * (1.1 * Math.sin(y * 0.7) + 0.8 * Math.sin(y * 0.31 + 1)), y];
    }),
  );
}

/** Upright boards of a gable. */
function boards(art: Art, { near, far, eaves, ridge }: House, colour: string): void {
  const count = 9;
  const seams = range(count, (i): Path => {
    const t = (i + 0.5) / count;
    const top = lerp(eaves, ridge, 1 - Math.abs(2 * t - 1));
    const away = lerp(near, far, t);
    return polyline([seen([FRONT, 0.1, away]), seen([FRONT, top - 0.2, away])]);
  });
  art.line(seams, 9 / near + 0.2, colour, 0.8);
}

/** Bars of the upper window, and the beam over the bay. */
function sash(art: Art, { near, far }: House, colour: string): void {
  const at = (t: number, up: number): Point => seen([FRONT, up, lerp(near, far, t)]);
  const bars = [0.44, 0.52, 0.6].map((t) => polyline([at(t, 2.4), at(t, 3.3)]));
  const level = polyline([at(0.36, 2.85), at(0.68, 2.85)]);
  art.line([...bars, level], 12 / near + 0.2, colour);
  art.line(polyline([at(0.08, 2), at(0.92, 2)]), 34 / near, colour);
}

/** Courses up a roof. */
function tiles(art: Art, { near, far, eaves, ridge }: House, colour: string): void {
  const middle = (near + far) / 2;
  const courses = range(18, (i): Path => {
    const right = FRONT - 0.3 + i * 0.36;
    return polyline([seen(turned(right, ridge, middle)), seen(turned(right, eaves - 0.2, near - 0.4))]);
  });
  art.line(courses, 10 / near + 0.2, colour, 0.75);
}
