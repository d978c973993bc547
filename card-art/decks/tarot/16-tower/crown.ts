import { ink, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  local,
  type Path,
  polygon,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { boltlit } from './form.ts';

const HALF = 76;
const DEEP = 21;

/** A point of the crown's ring: `a` in degrees round it, 0 nearest to us; we look up at it, so the near side is higher. */
const ring = (a: number, height: number, spread = 1): [number, number] => [
  HALF * spread * Math.sin((a * Math.PI) / 180),
  -height - DEEP * Math.cos((a * Math.PI) / 180),
];

const band = (from: number, to: number, low: number, high: number, spread = 1): Path =>
  polygon([
    ...range(17, (i) => ring(lerp(from, to, i / 16), low)),
    ...range(17, (i) => ring(lerp(to, from, i / 16), high, spread)),
  ]);

/** Five points, as on every crown; each a leaf with a ball on it. */
const POINTS = [-80, -42, 0, 42, 80] as const;

/** The gilded crown that roofed the tower, tipping off it: (x, y) is the middle of its open underside. */
export function crown(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const metal = (outline: Path, fill: string, shade: string, soft: number, rim = '#fff8e2'): void =>
    boltlit(box, outline, { fill, shade, soft: soft * scale, rim });
  const cap = closed('-66,-40! -62,-76 -36,-100 0,-106 36,-100 62,-76 66,-40!');
  metal(cap, '#8e2f3c', '#5a1c34', 26, '#ffd8c4');
  art.blot(
    ['-30,-44 -34,-74 -16,-100', '4,-50 6,-80 4,-104', '36,-46 38,-76 20,-100'].map((fold, i) =>
      ink(box.place(curve(fold)), 2.4, i, 0.15),
    ),
    '#3c1230',
  );
  for (const a of POINTS) {
    const [px, py] = ring(a, 26, 1.02);
    const slant = a * 0.16;
    const wide = 17 * Math.max(0.5, Math.cos((a * Math.PI) / 180));
    metal(
      closed(
        `${px - wide},${py + 4}! ${px - wide * 0.5 + slant * 0.4},${py - 22} ${px + slant},${py - 46}! ${px + wide * 0.5 + slant * 0.4},${py - 22} ${px + wide},${py + 4}!`,
      ),
      '#d39a44',
      '#8e5a2c',
      7,
    );
    metal(ellipse(px + slant, py - 50, 8), '#eec06a', '#a0662e', 6);
  }
  metal(band(-92, 92, -2, 28, 1.02), '#dca64e', '#a46a30', 9);
  // the far end of the ring turns from the bolt
  box.fill(band(34, 92, -2, 28, 1.02), '#8e5a2c', 0.55);
  const stones = [-62, -22, 20, 60].map((a) => {
    const [px, py] = ring(a, 13, 1.01);
    return ellipse(px, py, 8 * Math.cos((a * Math.PI) / 180), 6.4);
  });
  box.blot(stones, '#8e2f3c');
  const edges = [5, 22].map((height, i) =>
    ink(box.place(spline(range(13, (k) => ring(lerp(-90, 90, k / 12), height)))), 1.8, i, 0.05),
  );
  art.blot(edges, '#6a3a20');
  // what burns below lights the hollow
  const hollow = ellipse(0, 1, HALF, DEEP);
  box.fill(hollow, '#3a1420');
  const fire = box.place(hollow);
  const [left, top, right, bottom] = fire.bounds();
  const [fx, fy] = box.at(-20, 12);
  printed(
    art,
    [left, top, right, bottom],
    () =>
      void art.fill(
        fire,
        art.radial(fx, fy, 80 * scale, [
          [0, '#ffc868', 1],
          [0.5, '#f0702c', 0.8],
          [1, '#f0702c', 0],
        ]),
      ),
  );
}
