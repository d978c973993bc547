import { ink, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  closed,
  curve,
  lerp,
  type Paint,
  type Path,
  type Point,
  polygon,
  polyline,
  type Random,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { EYE, type Place, seen } from './view.ts';

/** The lantern's flame; all that is not night comes from it. */
export const FLAME = [142, 758] as const;

/** Metres between two ridges, half a ridge's foot, its height; the near furrow's middle, where the lantern stands in it. */
const SPACING = 0.56;
const FOOT = 0.22;
const RISE = 0.2;
const NEAR_FURROW = -0.58;
const LANTERN_AT = -0.62;

const DISTANCES = range(60, (i) => 0.78 + (i / 59) ** 3 * 60);
const RIDGES = range(17, (i) => NEAR_FURROW + SPACING * (i - 8.5));

/** How far a ridge's line strays at a distance: drawn along a string, but in earth. */
const stray = (ridge: number, away: number): number =>
  clamp(1.2 - away / 8, 0.1, 1) * 0.008 * Math.sin(away * 2.6 + ridge * 9);

const lineAt = (ridge: number, right: number, up: number): Place[] =>
  DISTANCES.map((away) => [ridge + right + stray(ridge, away), up, away]);

/** What lies far beyond the window is left out: the renderer gives up on it. */
const shown = (places: readonly Place[]): Point[] => places.map(seen).filter(([x]) => x > -500 && x < 1100);

const strip = (a: Place[], b: Place[]): Path => polygon(shown([...a, ...b.reverse()]));

/** Ridges and furrows that run to the horizon; their faces towards the lantern take its light. */
export function field(art: Art): void {
  const pool = (reach: number, ...stops: Parameters<typeof ramp>): Paint =>
    art.radial(FLAME[0], FLAME[1] + 40, reach, ramp(...stops));
  const lit = pool(420, 0, '#ffd488', 0.12, '#c58240', 0.28, '#774a26', 0.52, '#3d3020', 1, '#22241a');
  const turned = pool(520, 0, '#3e2a1c', 0.2, '#2c2219', 0.5, '#211f18', 1, '#1b1e18');
  const shaded = pool(520, 0, '#6a4526', 0.2, '#3c2b1d', 0.5, '#29241a', 1, '#20221a');
  const near = pool(400, 0, '#f6c070', 0.14, '#b0702f', 0.34, '#5c3c22', 0.65, '#30291c', 1, '#22241a');
  const edge = art.radial(FLAME[0], FLAME[1] + 40, 420, [
    [0, '#fff0bc', 1],
    [0.3, '#f0b868', 0.9],
    [1, '#8a6a3c', 0],
  ]);
  art.fill(roundRect(40, EYE.y, 520, 320), '#2a2b1f');
  for (const ridge of RIDGES) {
    const isNear = Math.abs(ridge - SPACING / 2 - NEAR_FURROW) < 0.1;
    art.fill(
      strip(lineAt(ridge, -SPACING + FOOT - 0.02, 0), lineAt(ridge, -FOOT, 0)),
      isNear ? near : shaded,
    );
    const left = strip(lineAt(ridge, -FOOT, 0), lineAt(ridge, 0, RISE));
    const right = strip(lineAt(ridge, 0, RISE), lineAt(ridge, FOOT, 0));
    const beyond = ridge > LANTERN_AT;
    art.fill(left, beyond ? lit : turned).fill(right, beyond ? turned : lit);
    slices(art, ridge, beyond ? -1 : 1, ['#4a301c', '#f3bd74']);
    slices(art, ridge, beyond ? 1 : -1, ['#3d3324', '#17170f']);
    art.line(polyline(shown(lineAt(ridge, 0, RISE))), 1.6, edge);
  }
}

/** The plough turned the earth in slices: short joints on a ridge's face, in two tones. */
function slices(art: Art, ridge: number, side: 1 | -1, [some, others]: readonly [string, string]): void {
  const chance = random(`slices ${ridge} ${side}`);
  const joints: [Path[], Path[]] = [[], []];
  for (let away = 1.05; away < 7; away += chance.between(0.05, 0.13) * away ** 0.8) {
    const [x, y] = seen([ridge, RISE, away]);
    if (x < 20 || x > 580) continue;
    const start = chance.between(0.02, 0.68);
    const down = (t: number): Point =>
      seen([ridge + side * FOOT * t + stray(ridge, away), RISE * (1 - t) ** 0.8, away - 0.07 * t]);
    const course = [start, start + chance.between(0.08, 0.2)].map((t) => down(t).join(','));
    const near = Math.hypot(x - FLAME[0], y - FLAME[1] - 40) < 230;
    joints[near && chance() < 0.4 ? 1 : 0].push(
      ink(curve(...course), chance.between(2, 4.4) / away ** 0.7, away, 0.05),
    );
  }
  art.blot(joints[0], some, 0.75).blot(joints[1], others, 0.8);
}

/** Clods in the furrows and on the ridges, each with its lit side. */
export function clods(art: Art): void {
  const chance = random('clods');
  const shades = { lit: [] as Path[], warm: [] as Path[], dark: [] as Path[] };
  for (let i = 0; i < 380; i++) {
    const away = 1.15 + chance() ** 2 * 8;
    const ridge = chance.pick(RIDGES);
    const offset = chance.between(-0.34, 0.34);
    const [x, y] = seen([ridge + offset, Math.max(0, RISE * (1 - Math.abs(offset) / FOOT)), away]);
    if (x < 40 || x > 560) continue;
    const size = (chance.between(2.5, 8) * 1.2) / away;
    const far = Math.hypot(x - FLAME[0], (y - FLAME[1] - 50) * 1.4);
    const towards = x < FLAME[0] ? 1 : -1;
    shades.dark.push(clod(x, y, size, chance).translate(-towards * size * 0.35, size * 0.12));
    if (far < 300)
      shades[far < 140 ? 'lit' : 'warm'].push(
        clod(x + towards * size * 0.1, y - size * 0.1, size * 0.75, chance),
      );
  }
  art.blot(shades.dark, '#2a2016').blot(shades.warm, '#7c5430').blot(shades.lit, '#e0a65e');
}

function clod(x: number, y: number, size: number, chance: Random): Path {
  const at = (dx: number, dy: number): string =>
    `${x + dx * size * chance.between(0.7, 1.2)},${y + dy * size * chance.between(0.7, 1.2)}!`;
  return closed(at(-1, 0.2), at(-0.6, -0.5), at(0.2, -0.7), at(0.9, -0.3), at(1, 0.3), at(0, 0.5));
}

/** The air round the flame, and what lies brightest below it. */
export function lanternLight(art: Art): void {
  stippledGlow(art, FLAME[0], FLAME[1], 220, '#f6b45c', 0.45, 0.86);
  stippledGlow(art, FLAME[0] + 10, FLAME[1] + 72, 120, '#ffe0a0', 0.65, 0.24);
}

/** Dry grass of the field's edge, cut by the frame at the right. */
export function edgeGrass(art: Art): void {
  const chance = random('edge grass');
  const blades = (count: number): Path[] =>
    range(count, () => {
      const x = chance.between(508, 580);
      const tall = chance.between(22, 64) * clamp((x - 420) / 120, 0.3, 1);
      return leaf(x, 884, tall, chance.between(4, 7), lerp(-18, 6, chance()), chance.between(-22, 4));
    });
  const [back, front, tips] = [blades(30), blades(22), blades(9)];
  art.blot(back, '#23261a').blot(front, '#353220');
  art.blot(tips, art.linear(500, 0, 570, 0, ramp(0, '#8a6a3c', 1, '#5c5030')));
}
