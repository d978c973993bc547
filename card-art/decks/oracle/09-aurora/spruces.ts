import { lit } from '../../../kit/hand/index.ts';
import { type Art, closed, lerp, local, Path, polygon, random } from '../../../kit/pen/index.ts';

/** Foot, height, how far it leans, seed. */
type Spruce = readonly [x: number, y: number, height: number, lean: number, seed: number];

const FAR: readonly Spruce[] = [
  [490, 676, 64, 2, 1],
  [506, 684, 100, -3, 2],
  [300, 684, 30, 0, 4],
  [286, 688, 44, 1, 5],
  [74, 694, 62, 2, 6],
  [62, 698, 96, 3, 7],
];
const NEAR: readonly Spruce[] = [
  [556, 852, 430, -22, 11],
  [468, 846, 132, 5, 12],
];

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

export function nearSpruces(art: Art): void {
  for (const spruce of NEAR) draw(art, spruce, '#9fd2b8', '#12343c');
}

/** Narrow, its boughs pressed down by years of snow. */
function draw(art: Art, [x, y, height, lean, seed]: Spruce, snow: string, dark: string): void {
  const chance = random(`spruce ${seed}`);
  const box = local(art, x, y, 1);
  const tiers = Math.round(5 + height / 34);
  const core = polygon([
    [-height * 0.15, 0],
    [lean, -height * 0.98],
    [height * 0.15, 0],
  ]);
  const boughs: Path[] = [];
  const loads: Path[] = [];
  for (let tier = 0; tier < tiers; tier++) {
    const t = tier / (tiers - 1);
    const mid = -height * lerp(0.06, 0.95, t);
    const half = height * lerp(0.23, 0.024, t ** 0.8) * chance.between(0.78, 1.2);
    const deep = (height / tiers) * 0.95;
    for (const side of [-1, 1, 0]) {
      const cx = lean * t + side * half * 0.55;
      const w = half * (side ? 0.72 : 0.6) * chance.between(0.8, 1.1);
      const cy = mid + (side ? deep * 0.2 : 0) + chance.between(-2, 2);
      const drop = deep * chance.between(0.5, 1);
      boughs.push(
        closed(
          `${cx - w},${cy + drop}! ${cx - w * 0.7},${cy - deep * 0.2} ${cx},${cy - deep * 0.5} ${cx + w * 0.7},${cy - deep * 0.2} ${cx + w},${cy + drop}! ${cx + w * 0.4},${cy + drop * 0.9} ${cx},${cy + drop * 1.25}! ${cx - w * 0.4},${cy + drop * 0.9}`,
        ),
      );
      loads.push(
        closed(
          `${cx - w * 0.98},${cy + drop * 0.8} ${cx - w * 0.7},${cy - deep * 0.25} ${cx},${cy - deep * 0.55} ${cx + w * 0.65},${cy - deep * 0.2} ${cx + w * 0.8},${cy + drop * 0.4} ${cx + w * 0.3},${cy + drop * 0.1} ${cx - w * 0.1},${cy + drop * 0.5} ${cx - w * 0.5},${cy + drop * 0.35}`,
        ),
      );
    }
  }
  const outline = box.place(Path.join(core, boughs));
  form(
    art,
    outline,
    () => {
      box.fill(core, dark);
      boughs.forEach((bough, i) => {
        box.fill(bough, dark);
        box.fill(loads[i]!, snow);
      });
    },
    Math.max(3, height * 0.05),
  );
}
