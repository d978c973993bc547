import { printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  lerp,
  Path,
  type Point,
  polar,
  random,
  range,
  type Stop,
  spline,
} from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** One billow of cloud, smoke or spray. */
type Billow = readonly [x: number, y: number, radius: number];

/** Billows along a line, largest in its middle. */
export function along(seed: string, from: Point, to: Point, radius: number): Billow[] {
  const chance = random(seed);
  return range(11, (i): Billow => {
    const t = i / 10;
    return [
      lerp(from[0], to[0], t) + chance.between(-0.3, 0.3) * radius,
      lerp(from[1], to[1], t) + chance.between(-0.35, 0.35) * radius,
      radius * (0.5 + 0.5 * Math.sin(Math.PI * (0.1 + t * 0.8))) * chance.between(0.6, 1.1),
    ];
  });
}

/** A billow's outline: flattened by the wind, never a circle. */
function puff([x, y, r]: Billow, seed: string, wide: number): Path {
  const chance = random(`${seed} ${Math.round(x)} ${Math.round(y)}`);
  return spline(
    range(9, (i) => polar(x, y, r * chance.between(0.8, 1.18), i * 40 + chance.between(-9, 9))),
    true,
  ).scale(wide, 1, x, y);
}

interface Cloud {
  fill: string;
  shade: string;
  /** Of the billows' shoulders, and how much of it. */
  light: string;
  lit: number;
  /** Width by height of a billow. */
  wide?: number;
  /** The light comes from below: smoke over a fire. */
  fromBelow?: boolean;
  /** Small billows that burst from the great ones. */
  bursts?: number;
}

/** A mass of billows, one shade for all of it, and the light on every one's shoulder. */
export function cloud(
  art: Art,
  seed: string,
  great: readonly Billow[],
  { fill, shade, light, lit, wide = 1.4, fromBelow = false, bursts = 16 }: Cloud,
): void {
  const chance = random(`${seed} bursts`);
  const small = range(bursts, (): Billow => {
    const [x, y, r] = chance.pick(great);
    return [
      ...polar(x, y, r * chance.between(0.6, 0.9), chance.between(-95, 80)),
      r * chance.between(0.3, 0.6),
    ];
  });
  const order = fromBelow ? -1 : 1;
  const puffs = [...great, ...small]
    .sort((a, b) => order * (a[1] - order * a[2] - (b[1] - order * b[2])))
    .map((one) => puff(one, seed, wide));
  const mass = Path.join(puffs);
  const [left, top, right, bottom] = mass.bounds();
  form(art, mass, fill, 22, { shade, depth: 0.95, rim: fill, towards: [-0.4, -1.3 * order] });
  const shoulder: Stop[] = [
    [0, light, lit],
    [0.2, light, lit * 0.6],
    [0.62, light, 0],
  ];
  const paint = art.perShape(
    fromBelow ? shoulder.map(([at, ...rest]): Stop => [1 - at, ...rest]).reverse() : shoulder,
  );
  printed(art, [left, top, right, bottom], () => {
    for (const one of puffs) art.fill(one, paint);
  });
}
