import { mix } from '../../../kit/grade/mix.ts';
import { type Flow, fringe, printed, ragged } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  type Paint,
  type Path,
  type Point,
  polygon,
  random,
  range,
  unit,
} from '../../../kit/pen/index.ts';
import { BANDS } from './colours.ts';
import { COAT } from './form.ts';

/** Where the colours lie on a form: its edge that the fan meets, nape to rump, and the line where it turns from it. */
export interface Rows {
  edge: string;
  turn: string;
  /** How far the form bends them, and which share of the spectrum it has, from the red. */
  round: number;
  share: number;
  /** The way that the hair lies there. */
  flow: Flow;
}
const HUES = 9;
const DEPTHS = [-0.2, 0, 0.2, 0.4, 0.6, 0.8, 0.94] as const;

/**
 * The colours on the coat, as light that has fallen on it: nearly white along the edge that it meets, each running into
 * the next in specks, paler where the form begins to turn away, and there it ends as hair ends.
 */
export function wrapped(art: Art, within: Path, { edge, turn, round, share, flow }: Rows): void {
  const [top, foot] = [curve(edge).walk(121), curve(turn).walk(121)];
  const at = (part: number, down: number): Point => {
    const i = Math.min(120, Math.max(0, Math.round((1 - part / share) * 120)));
    const [before, after] = [top[Math.max(0, i - 3)]!, top[Math.min(120, i + 3)]!];
    const [dx, dy] = unit([after.x - before.x, after.y - before.y]);
    const push = round * 4 * down * (1 - down);
    return [lerp(top[i]!.x, foot[i]!.x, down) + dx * push, lerp(top[i]!.y, foot[i]!.y, down) + dy * push];
  };
  const chance = random(edge);
  const side = (part: number, reach: number): Point[] => DEPTHS.map((down) => at(part, down * reach));
  const strip = (from: number, to: number, reach: number): Path =>
    polygon([...side(from, reach), ...side(to, reach).reverse()]);
  const band = (i: number, reach: number): Path => {
    const [from, to] = [i / HUES, (i + 1.04) / HUES];
    const end = range(5, (k) => at(lerp(from, to, (k + 1) / 6), reach));
    return polygon([...side(from, reach), ...end, ...side(to, reach).reverse()]);
  };
  /** Where a colour ends: some tufts have more of it than others, and all lie as the coat does. */
  const tufts = (i: number, reach: number, length: readonly [number, number]): Path[] =>
    ragged(range(4, (k) => at((i + 0.06 + k * 0.3) / HUES, reach).join()).join(' '), flow, {
      count: 11,
      bare: 0.3,
      length,
      width: 4.4,
      seed: `${edge} ${i} ${reach}`,
    });
  const fade = (from: Point, to: Point, colour: string, start: number, end: number): Paint =>
    art.linear(...from, ...to, [
      [0, colour, start],
      [1, colour, end],
    ]);
  const hues = range(HUES, (i) => BANDS[i * 3]!).slice(0, Math.ceil(share * HUES));
  const [left, upper, right, lower] = within.bounds();
  const inSpecks = (draw: () => void): void =>
    printed(
      art,
      [Math.floor(left - 4), Math.floor(upper - 4), Math.ceil(right + 4), Math.ceil(lower + 4)],
      draw,
    );
  art.clip(within, () => {
    for (const [i, hue] of hues.entries()) {
      const [far, near] = [chance.between(0.8, 0.84), chance.between(0.64, 0.68)];
      const [dim, clear] = [mix(hue, COAT.shade, 0.55), mix(hue, COAT.shade, 0.12)];
      art.fill(band(i, far), dim).blot(tufts(i, far, [8, 34]), dim);
      art.fill(band(i, near), clear).blot(tufts(i, near, [7, 26]), clear);
    }
    // each spreads over its border into the next, and the next into it
    inSpecks(() => {
      for (const [i, hue] of hues.slice(1).entries()) {
        const [border, far] = [(i + 1) / HUES, 0.62 / HUES];
        for (const [way, colour] of [
          [-far, mix(hue, COAT.shade, 0.12)],
          [far, mix(hues[i]!, COAT.shade, 0.12)],
        ] as const)
          art.fill(
            strip(Math.min(border, border + way), Math.max(border, border + way), 0.76),
            fade(at(border, 0.35), at(border + way, 0.35), colour, 0.66, 0.1),
          );
      }
    });
    // the farther from the edge, the more of the coat's own shade
    inSpecks(() => {
      for (const i of hues.keys()) {
        const middle = (i + 0.5) / HUES;
        art.fill(
          strip(i / HUES, (i + 1) / HUES, 0.86),
          fade(at(middle, 0.36), at(middle, 0.82), COAT.shade, 0, 0.62),
        );
      }
    });
    // along the edge it is light before it is colour
    inSpecks(() => {
      for (const [i, hue] of hues.entries()) {
        const middle = (i + 0.5) / HUES;
        art.fill(
          strip(i / HUES, (i + 1) / HUES, 0.42),
          fade(at(middle, 0.04), at(middle, 0.32), mix(hue, '#ffffff', 0.6), 0.86, 0),
        );
      }
    });
    for (const [i, hue] of hues.entries()) art.fill(band(i, 0.1), mix(hue, '#ffffff', 0.84));
  });
}

/** The hairs that stand out from the back into the fan: they have the light before the coat has it. */
export const caught = (edge: string): Path[] =>
  fringe(edge, -15, { count: 54, bare: 0.4, length: [6, 14], width: 1.9, seed: 'in the fan' });
