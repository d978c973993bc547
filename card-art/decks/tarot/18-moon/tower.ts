import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  type Path,
  type Point,
  polar,
  polygon,
  radians,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form, HORIZON, MOON, toned } from './form.ts';

/** How far the picture is from the eye: it says how round a ring looks above or below us. */
const FOCUS = 900;
const SHADE = '#12283a';

interface Tower {
  seed: string;
  x: number;
  foot: number;
  /** Half its breadth at the foot. */
  half: number;
  /** What time has left of its wall's top: degrees from the middle, height in the picture. */
  crown: readonly (readonly [angle: number, y: number])[];
  /** A course of stones that stands out, and the window below it. */
  ledge: number;
  window: number;
  fill: string;
  /** Its stones that are darker or paler than the wall. */
  worn: readonly [dark: string, pale: string];
  /** A crack from the crown down. */
  crack: string;
  /** Where ivy climbs: degrees, and up to which height. */
  ivy: readonly [angle: number, top: number];
}

/** Close to us, cut by the frame: half its battlements are gone, the side to the moon has come down in steps. */
export const GREAT: Tower = {
  seed: 'great',
  x: 92,
  foot: 606,
  half: 54,
  crown: [
    [-90, 312],
    [-52, 312],
    [-51, 330],
    [-30, 330],
    [-29, 309],
    [-6, 310],
    [-3, 316],
    [-2, 337],
    [15, 339],
    [16, 351],
    [26, 352],
    [34, 354],
    [35, 369],
    [50, 372],
    [58, 388],
    [90, 390],
  ],
  ledge: 392,
  window: 436,
  fill: '#2c5364',
  worn: ['#234656', '#3a6675'],
  crack: '8,348 13,364! 7,378! 15,400! 11,418',
  ivy: [40, 470],
};

/** Far off, beyond the way: a ruin that slopes the other way. */
export const LESSER: Tower = {
  seed: 'lesser',
  x: 495,
  foot: 566,
  half: 29,
  crown: [
    [-90, 408],
    [-62, 404],
    [-60, 394],
    [-34, 392],
    [-32, 402],
    [-16, 402],
    [-14, 388],
    [8, 387],
    [10, 398],
    [26, 400],
    [28, 392],
    [48, 394],
    [52, 404],
    [90, 410],
  ],
  ledge: 424,
  window: 446,
  fill: '#3f6a76',
  worn: ['#355d6a', '#527f88'],
  crack: '-8,390 -5,404! -9,416! -6,430',
  ivy: [-30, 512],
};

/** A round tower against the light, weathered: a ruined crown, worn stones, a crack, ivy, one lit window. */
export function tower(art: Art, tower: Tower): void {
  const { x, foot, half, crown, ledge, fill, worn } = tower;
  const side = Math.sign(MOON[0] - x);
  const top = Math.min(...crown.map(([, y]) => y));
  /** It is a little broader at its foot. */
  const radius = (y: number): number => half * lerp(0.84, 1, ((y - top) / (foot - top)) ** 2);
  const on = (angle: number, y: number, out = 0): Point => {
    const r = radius(y) + out;
    const a = radians(angle);
    return [x + r * Math.sin(a), y + ((y - HORIZON) / FOCUS) * r * 2.4 * Math.cos(a)];
  };
  const ring = (y: number, from = -90, to = 90, out = 0): Point[] =>
    range(9, (i) => on(from + ((to - from) * i) / 8, y, out));
  const band = (upper: number, lower: number, from = -90, to = 90, out = 0): Path =>
    polygon([...ring(upper, from, to, out), ...ring(lower, from, to, out).reverse()]);
  const towards = [side, -0.3] as const;
  const wall = polygon([...crown.map(([angle, y]) => on(angle, y)), ...ring(foot).reverse()]);
  form(art, wall, fill, half * 0.42, { towards, shade: SHADE, rim: '#e9efdc', rimWidth: 2 });
  art.clip(wall, () => {
    const chance = random(`stones ${tower.seed}`);
    const course = half * 0.19;
    for (const row of range(Math.floor((foot - top) / course), (i) => i))
      for (const _ of range(2, (i) => i)) {
        const [start, wide] = [chance.between(-80, 70), chance.between(12, 24)];
        const y = top + row * course;
        if (chance() < 0.42)
          art.fill(band(y + 1, y + course - 1, start, start + wide), worn[chance() < 0.62 ? 0 : 1], 0.9);
        else if (chance() < 0.5)
          strokes(art, [spline(ring(y + course, start, start + wide))], INK.form, SHADE, 0.1);
      }
    art.fill(band(ledge + half * 0.14, ledge + half * 0.26), SHADE, 0.7);
  });
  toned(art, band(ledge, ledge + half * 0.14, -90, 90, half * 0.05), {
    fill: worn[1],
    shade: SHADE,
    rim: '#e9efdc',
    rimWidth: 1.4,
    soft: half * 0.1,
    towards,
  });
  strokes(art, [curve(tower.crack).translate(x, 0)], 2.4, SHADE, 0);
  window(art, x - side * half * 0.06, tower.window, half * 0.12);
  ivy(art, tower, on);
}

/** From the foot up, thinner the higher: leaves of the night's own dark, some of them pale to the moon. */
function ivy(
  art: Art,
  { seed, ivy: [angle, top], foot, half }: Tower,
  on: (angle: number, y: number) => Point,
): void {
  const chance = random(`ivy ${seed}`);
  const leaves = range(80, () => {
    const t = chance() ** 1.5;
    const y = lerp(foot + 2, top, t);
    const [x] = on(angle + chance.between(-1, 1) * lerp(38, 6, t) + Math.sin(t * 7) * 12, y);
    return [
      leaf(x, y, half * chance.between(0.1, 0.19), half * 0.11, chance.between(90, 270)),
      chance(),
    ] as const;
  });
  art
    .blot(
      leaves.flatMap(([one, tone]) => (tone < 0.72 ? [one] : [])),
      '#163543',
    )
    .blot(
      leaves.flatMap(([one, tone]) => (tone < 0.72 ? [] : [one])),
      '#3d6a6c',
    );
}

function window(art: Art, x: number, y: number, half: number): void {
  const arch = (grow: number): Path =>
    spline(
      [
        [x - half - grow, y + half * 3.4 + grow, 1],
        [x - half - grow, y - half],
        ...([-45, 0, 45].map((angle) => polar(x, y - half, half + grow, angle)) as Point[]),
        [x + half + grow, y - half],
        [x + half + grow, y + half * 3.4 + grow, 1],
      ],
      true,
    );
  art.fill(arch(half * 0.5), SHADE).fill(arch(0), '#f0bd62');
}
