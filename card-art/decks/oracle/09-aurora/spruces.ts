import { lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  type Knot,
  lerp,
  local,
  Path,
  type Point,
  polygon,
  type Random,
  random,
  spline,
} from '../../../kit/pen/index.ts';

/** Foot, height, how far it leans, seed. */
type Spruce = readonly [x: number, y: number, height: number, lean: number, seed: number];

const FAR: readonly Spruce[] = [
  [490, 676, 64, 2, 1],
  [506, 684, 100, -3, 2],
  [226, 660, 30, 0, 4],
  [214, 664, 46, 1, 5],
  [74, 694, 62, 2, 6],
  [62, 698, 96, 3, 7],
];
const NEAR: Spruce = [562, 866, 440, -20, 11];

const form = lit({
  from: { towards: [-0.9, -0.3] },
  shade: '#0f3038',
  rim: '#eaffcc',
  rimWidth: 1.8,
  stray: 0.6,
  region: (outline) => {
    const [left, top, right, bottom] = outline.bounds();
    return [left - 30, top - 20, right + 30, bottom + 20];
  },
});

export function farSpruces(art: Art): void {
  for (const spruce of FAR) draw(art, spruce, '#7fbfa4', '#24545a');
}

export function nearSpruce(art: Art): void {
  draw(art, NEAR, '#a9dcc0', '#0f2f38');
}

/** Narrow, its boughs pressed down by years of snow: each droops from the trunk, dark needles hang under its load. */
function draw(art: Art, [x, y, height, lean, seed]: Spruce, snow: string, dark: string): void {
  const chance = random(`spruce ${seed}`);
  const box = local(art, x, y, 1);
  const tiers = Math.round(5 + height / 36);
  const core = polygon([
    [-height * 0.1, 0],
    [lean, -height],
    [height * 0.1, 0],
  ]);
  const boughs: { needles: Path; load: Path }[] = [];
  for (let tier = 0; tier < tiers; tier++) {
    const t = tier / (tiers - 1);
    const half = height * lerp(0.22, 0.03, t ** 0.85);
    const root: Point = [lean * t, -height * lerp(0.1, 0.97, t)];
    // those that come towards us lie over those that stand out to the sides
    for (const out of [-1, 1, -0.62, 0.66, 0.04]) {
      const reach = half * out * chance.between(0.82, 1.14);
      const drop = (height / tiers) * lerp(1.5, 0.9, Math.abs(out)) * chance.between(0.75, 1.2);
      boughs.push(bough(root, reach, drop, half * 0.34, chance));
    }
  }
  const outline = box.place(Path.join(core, ...boughs.map(({ needles }) => needles)));
  form(
    art,
    outline,
    () => {
      box.fill(core, dark);
      for (const { needles, load } of boughs) box.fill(needles, dark).fill(load, snow);
    },
    Math.max(3, height * 0.04),
  );
}

function bough(
  [x, y]: Point,
  reach: number,
  drop: number,
  breadth: number,
  chance: Random,
): { needles: Path; load: Path } {
  const back = (t: number): Point => [x + reach * t, y + drop * (0.25 * t + 0.75 * t * t)];
  const wide = (t: number): number => breadth * (0.35 + 0.65 * Math.sin(Math.PI * t ** 0.7));
  // foreshortened ones spread to both sides
  const spread = breadth * Math.max(0, 1 - Math.abs(reach) / (breadth * 3));
  const [top, teeth, rim]: [Knot[], Knot[], Knot[]] = [[], [], []];
  for (let i = 0; i <= 6; i++) {
    const [bx, by] = back(i / 6);
    const w = wide(i / 6);
    const bump = i % 2 ? 1 : chance.between(0.4, 0.8);
    top.push([bx - spread * (1 - i / 6), by - w * 0.45 * bump]);
    teeth.push([bx + spread * (i / 6), by + w * chance.between(0.7, 1.1), 1]);
    if (i) teeth.push([back((i - 0.4) / 6)[0], back((i - 0.4) / 6)[1] + w * 0.35, 1]);
    rim.push([bx + spread * 0.5 * (i / 6), by + w * (i % 2 ? 0.16 : -0.14) * chance.between(0.7, 1.3)]);
  }
  const [tx, ty] = back(1.08);
  return {
    needles: spline([...top, [tx, ty + breadth * 0.2, 1], ...teeth.reverse()], true),
    load: spline([...top, ...rim.reverse()], true),
  };
}
