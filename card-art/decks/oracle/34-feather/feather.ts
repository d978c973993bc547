import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  along,
  curve,
  type Knot,
  lerp,
  local,
  type Path,
  polar,
  random,
  range,
  spline,
  tube,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** From the quill's end up to the tip. */
const SHAFT = curve('24,214 2,160 -14,96 -16,28 -4,-44 22,-112 62,-172');
const STEPS = SHAFT.walk(121);
/** How far the vane reaches on either side, from the quill's end to the tip. */
const REACH = [
  [0, 0, 20, 44, 58, 64, 66, 64, 58, 46, 26, 2],
  [0, 0, 16, 30, 38, 41, 42, 40, 36, 29, 18, 2],
] as const;
/** Where the barbs have parted: place, how much stays. */
const PARTED = [
  [
    [0.36, 0.3],
    [0.62, 0.5],
    [0.8, 0.42],
  ],
  [
    [0.48, 0.35],
    [0.71, 0.55],
  ],
] as const;

/** Where a barb that leaves the shaft at `t` ends; barbs lie towards the tip. */
function barb(side: 0 | 1, t: number, part: number): Path {
  const { x, y, angle } = STEPS[Math.round(t * 120)]!;
  const reach = along(REACH[side], t) * part;
  const turn = side ? 1 : -1;
  return spline([
    [x, y],
    polar(x, y, reach * 0.55, angle + turn * 58),
    polar(x, y, reach * 1.12, angle + turn * 44),
  ]);
}
const barbEnd = (side: 0 | 1, t: number, part = 1): Knot => {
  const { x, y } = barb(side, t, part).walk(2)[1]!;
  return [x, y];
};

function vane(side: 0 | 1): Path {
  const edge: Knot[] = [];
  for (let i = 14; i <= 120; i += 3) {
    const t = i / 120;
    const cut = PARTED[side].find(([at]) => Math.abs(at - t) < 0.013);
    if (!cut) {
      edge.push(barbEnd(side, t, 1 + 0.035 * Math.sin(i * 1.7)));
      continue;
    }
    const [x, y] = barbEnd(side, t - 0.012);
    edge.push([x, y, 1], [...(barbEnd(side, t, cut[1]) as [number, number]), 1]);
    const [u, v] = barbEnd(side, t + 0.03, 0.97);
    edge.push([u, v, 1]);
  }
  const spine = range(20, (i): Knot => {
    const { x, y } = STEPS[Math.round(lerp(120, 14, i / 19))]!;
    return [x, y, i === 0 || i === 19 ? 1 : 0];
  });
  return spline([...edge, ...spine], true);
}

/** Down at the root: loose threads, lit and in shade. */
function down(from: number): Path[] {
  const chance = random(`down ${from}`);
  return range(34, (i) => {
    const { x, y, angle } = STEPS[10 + Math.floor(chance() * 22)]!;
    const turn = chance() < 0.56 ? -1 : 1;
    const reach = chance.between(16, 40);
    return ink(
      spline([
        [x, y],
        polar(x, y, reach * 0.6, angle + turn * chance.between(50, 84)),
        polar(x, y, reach, angle + turn * chance.between(64, 120)),
      ]),
      2.2,
      `${from}${i}`,
      0,
    );
  });
}

/** A wing's feather, falling, the sun through its wide side. */
export function feather(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const place = (paths: readonly Path[]): Path[] => paths.map((path) => box.place(path));
  art.blot(place(down(1)), '#b9a7a4').blot(place(down(2)), '#fff8e8');
  form(art, box.place(vane(1)), '#d3cbc9', 8, {
    shade: '#7d7489',
    depth: 0.8,
    rim: '#f4ece4',
    rimWidth: 1.2,
  });
  form(art, box.place(vane(0)), '#fffaf0', 9, { shade: '#c3aca2', depth: 0.7, rim: '#ffffff' });
  const barbs = (side: 0 | 1, every: number, weight: number): Path[] =>
    range(Math.floor(100 / every), (i) =>
      ink(
        box.place(barb(side, (16 + i * every) / 120, i % 3 ? 0.72 : 0.94)),
        i % 4 ? weight : weight * 1.7,
        i,
        0.24,
      ),
    );
  art.blot(barbs(0, 2, 0.9), '#c9b6ac').blot(barbs(1, 2.5, 0.9), '#958a98');
  const shaft = tube(
    STEPS.filter((_, i) => i % 15 === 0).map(({ x: u, y: v }): Knot => [u, v]),
    [1.6, 4.6, 4.4, 3.2, 2.2, 1.3, 0.5],
    30,
  ).outline;
  form(art, box.place(shaft), '#f0dcb8', 2, { shade: '#8f6f66', rimWidth: 1.2 });
  strokes(box, [SHAFT.translate(3.6, 1)], INK.detail, '#8d7a80', 0.2);
}
