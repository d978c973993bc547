import { ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  bandBetween,
  curve,
  Path,
  type Point,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { net } from './net.ts';

/** The hollow's edge against the sky, from the trough up the face and over to the lip. */
const HOLLOW = curve(
  '20,716 110,722 200,710 284,676 348,620 388,546 400,462 382,380 338,316 284,286 234,292 200,330',
);
/** The farthest water that still runs into the lip: beyond the window below and to the right. */
const OUTER = curve(
  '20,900 180,910 330,890 470,830 576,720 622,580 612,430 546,300 446,206 340,160 248,186 186,318',
);
/** The back, from the lip's tip to the window's edge. */
const BACK = '186,344 178,300 200,244 246,196 312,160 396,142 480,140 580,156';
const BODY = Path.join(
  curve('20,716 110,722 200,710 284,676 348,620 388,546 400,462 382,380 338,316 284,286 234,292 200,330'),
)
  .append(curve(BACK), 1)
  .lineTo(580, 900)
  .lineTo(20, 900)
  .close();

const FINE = 240;
const inner = HOLLOW.walk(FINE + 1);
const outer = OUTER.walk(FINE + 1);
/** A place on the face: `u` up from the trough to the lip, `v` from the hollow's edge outwards. */
function onFace(u: number, v: number): Point {
  const i = Math.round(Math.min(1, Math.max(0, u)) * FINE);
  const [a, b] = [inner[i]!, outer[i]!];
  return [a.x + (b.x - a.x) * v, a.y + (b.y - a.y) * v];
}

/** The way of the water in the place `v`, from `u0` up to `u1`. */
export const flow = (v: number, u0: number, u1: number, count = 14): Path =>
  spline(range(count, (i) => onFace(u0 + ((u1 - u0) * i) / (count - 1), v)));

/** Green where the light comes through the thin crest, dark at the foot. */
export function body(art: Art): void {
  const water = art.linear(
    250,
    170,
    470,
    860,
    ramp(0, '#bfe6cf', 0.16, '#8ccfbb', 0.36, '#4aa6a0', 0.62, '#21737f', 1, '#114a60'),
  );
  modelled(
    art,
    [200, 110, 590, 900], // what lies to the left is under the near swells
    { towards: [-26, -6], soft: 26, shade: '#1c6474', depth: 0.7, rim: '#f4ffe9', rimWidth: 3 },
    () => void art.fill(BODY, water),
  );
}

/** Bands of light and of depth that are drawn up the face; v from, v to, u from, u to, colour, strength. */
const BANDS = [
  [0.02, 0.09, 0.1, 1, '#d8f4d9', 0.75],
  [0.14, 0.2, 0.22, 1, '#1c6878', 0.75],
  [0.24, 0.27, 0.3, 0.96, '#c4ecd2', 0.8],
  [0.32, 0.42, 0.12, 0.98, '#185a6e', 0.75],
  [0.47, 0.5, 0.26, 1, '#b4e4cd', 0.7],
  [0.55, 0.64, 0.2, 1, '#14506a', 0.75],
  [0.69, 0.72, 0.3, 0.97, '#a4dac8', 0.6],
  [0.78, 0.9, 0.25, 0.95, '#124a62', 0.7],
] as const;

export function streaks(art: Art): void {
  art.clip(BODY, () => {
    for (const [from, to, start, end, colour, strength] of BANDS) {
      const side = (v: number, sign: 1 | -1): Point[] =>
        range(25, (i) => {
          const t = i / 24;
          // a band is widest in the middle of its way and wavers a little
          const half = ((to - from) / 2) * Math.sin(Math.PI * t) ** 0.7;
          return onFace(start + (end - start) * t, v + sign * half + Math.sin(t * 9 + v * 40) * 0.008);
        });
      const middle = (from + to) / 2;
      const band = spline([...side(middle, -1), ...side(middle, 1).reverse()], true);
      art.fill(band, colour, strength);
    }
    const fine = range(26, (i) => {
      const chance = random(`streak ${i}`);
      const start = chance.between(0.1, 0.6);
      const path = flow(chance.between(0.02, 0.9), start, start + chance.between(0.12, 0.38));
      return ink(path, chance.between(1.2, 3), i, 0.3);
    });
    art.blot(
      fine.filter((_, i) => i % 2),
      '#e9fae4',
      0.8,
    );
    art.blot(
      fine.filter((_, i) => i % 2 === 0),
      '#0f4a60',
      0.7,
    );
    const back = range(12, (i): Path => {
      const chance = random(`back ${i}`);
      const from = chance.between(400, 490) + i * 3;
      const drop = 16 + i * 7;
      return ink(
        spline([
          [from, 150 + drop + (from - 420) * 0.05],
          [from + 60, 152 + drop + i],
          [from + 130, 166 + drop + i * 3],
        ]),
        chance.between(1.4, 3.2),
        i,
        0.3,
      );
    });
    art.blot(back, '#e9fae4', 0.8);
    stippled(art, bandBetween(HOLLOW, OUTER, 0, 0.5), '#f2fbdc', [240, 240], [430, 420], [0.75, 0]);
    stippled(art, roundRect(230, 620, 330, 250), '#0c3450', [300, 640], [420, 862], [0, 0.9]);
  });
}

/** Foam of the last wave, drawn out into a torn net by the face that sucks it up. */
export function lace(art: Art): void {
  for (const [u0, u1, v0, v1, count, seed] of [
    [0.16, 0.5, 0.2, 0.5, 50, 4],
    [0.02, 0.4, 0.52, 0.8, 46, 9],
    [0.4, 0.62, 0.56, 0.74, 22, 5],
  ] as const)
    net(art, count, seed, (x, y) => onFace(u0 + (u1 - u0) * x, v0 + (v1 - v0) * y), '#e2f5ea');
}
