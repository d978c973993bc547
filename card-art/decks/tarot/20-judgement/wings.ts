import { INK, ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  Path,
  type Point,
  polar,
  random,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** A feather with a round tip, pointing up before it is turned. */
const feather = (x: number, y: number, length: number, width: number, angle: number): Path =>
  spline(
    [
      [-0.12, 0],
      [-0.46, -0.35],
      [-0.5, -0.74],
      [-0.26, -0.96],
      [0.08, -1],
      [0.4, -0.9],
      [0.5, -0.62],
      [0.36, -0.28],
      [0.12, 0],
    ].map(([u, v]): [number, number] => [u! * width, v! * length]),
    true,
  )
    .rotate(angle)
    .translate(x, y);

/** What one wing is painted with. */
interface Wing {
  /** Its front edge, from the root to the tip. */
  edge: string;
  /** Where its feathers point at the root and at the tip, in degrees. */
  turn: readonly [number, number];
  /** How long the great feathers are there. */
  length: readonly [number, number];
  /** Of the three rows, from the longest feathers to the shortest: light comes through the thin ones. */
  tones: readonly [string, string, string];
  shade: string;
  /** How dense the shade gets, 0 … 1. */
  depth: number;
  toLight: readonly [number, number];
}

const ROWS = [
  { size: 1, width: 34, skip: 1 },
  { size: 0.6, width: 29, skip: 1 },
  { size: 0.32, width: 32, skip: 0 },
] as const;

function wing(art: Art, { edge, turn, length, tones, shade, depth, toLight }: Wing): void {
  const chance = random(edge);
  const lead = curve(edge);
  const steps = lead.walk(19);
  const rootsOfFeathers = steps.map(({ x, y, t }) => polar(x, y, 34, lerp(...turn, t ** 1.15)));
  art.fill(spline([...steps.map(({ x, y }): Point => [x, y]), ...rootsOfFeathers.reverse()], true), tones[1]);
  ROWS.forEach(({ size, width, skip }, row) => {
    const placed = steps.slice(skip).map(({ x, y, t }) => ({
      at: [x, y] as const,
      reach: lerp(...length, t ** 0.85) * size * chance.between(0.93, 1.05),
      angle: lerp(...turn, t ** 1.15) + chance.between(-3, 3),
    }));
    const feathers = placed.map(({ at, reach, angle }) => feather(...at, reach, width, angle));
    modelled(
      art,
      regionOf(Path.join(feathers), 24),
      { towards: [toLight[0], toLight[1]], soft: 7, shade, depth, rim: '#fff8e0', rimWidth: 1.6 },
      () => {
        for (const one of feathers) art.fill(one, tones[row]!);
      },
    );
    art.blot(
      placed.map(({ at, reach, angle }, i) =>
        ink(
          spline([
            polar(...at, reach * 0.35, angle - 7),
            polar(...at, reach * 0.93, angle - (width * 20) / reach),
          ]),
          row ? INK.detail : INK.form,
          i + row * 40,
          0.2,
        ),
      ),
      shade,
      0.75,
    );
  });
  art.fill(ribbon(lead, 24, { samples: 16, start: 0.1, end: 0.8 }), tones[2]);
  art.blot(ink(lead.translate(toLight[0], toLight[1] / 2), 4, edge.length, 0.05), '#fff8e0');
}

/** The wing beyond the head, thin against the light. */
export function farWing(art: Art): void {
  wing(art, {
    edge: '344,300 330,214 282,140 212,96 150,84',
    turn: [268, 236],
    length: [60, 190],
    tones: ['#f6cfae', '#fbe0c2', '#fff0da'],
    shade: '#c88f8c',
    depth: 0.7,
    toLight: [-6, 5],
  });
}

/** The wing on our side, in its own shade; the arch crops it. */
export function nearWing(art: Art): void {
  wing(art, {
    edge: '366,312 372,226 398,150 448,92 520,56',
    turn: [142, 74],
    length: [104, 240],
    tones: ['#b98a9c', '#d3a5a4', '#efc6b0'],
    shade: '#7a5684',
    depth: 0.6,
    toLight: [-6, -2],
  });
}
