import {
  type Art,
  type Knot,
  LINE,
  lerp,
  line,
  type Paint,
  type Path,
  polygon,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';

/** Height of a skirt's flank at the place `u` of its width, 0 = its peak, 1 = its hem. */
const flank = (u: number): number => (u < 0.26 ? (0.52 * u) / 0.26 : 0.52 + (0.48 * (u - 0.26)) / 0.74);

/** One tier: its peak on the trunk, its hem, and how far it reaches left and right. */
interface Tier {
  x: number;
  peak: number;
  hem: number;
  left: number;
  right: number;
  /** How far the hem hangs, and how much further its two ends. */
  sag: number;
  leftDrop: number;
  rightDrop: number;
  /** The ragged hem, from right to left. */
  teeth: Knot[];
}

const skirt = ({ x, peak, hem, left, right, sag, leftDrop, rightDrop, teeth }: Tier): Path =>
  spline(
    [
      [x, peak, 1],
      [x + right * 0.26, lerp(peak, hem, 0.52)],
      [x + right, hem + sag * 0.6 + rightDrop, 1],
      ...teeth,
      [x - left, hem + sag * 0.6 + leftDrop, 1],
      [x - left * 0.26, lerp(peak, hem, 0.52)],
    ],
    true,
  );

/** Needles on the shaded right side. */
const needles = ({ x, peak, hem, right }: Tier, width: number): Path[] => {
  const count = Math.max(2, Math.round(width / 6));
  return range(count, (i) => {
    const u = ((i + 0.6) / count) * 0.84;
    const top = flank(u) + 0.07;
    const foot = Math.min(0.93, top + 0.3);
    if (foot <= top + 0.05) return [];
    return [
      line(x + right * u, lerp(peak, hem, top), x + right * Math.min(u * 1.06, 0.9), lerp(peak, hem, foot)),
    ];
  }).flat();
};

/** Snow on the two shoulders. */
const snowOn = ({ x, peak, hem, left, right, sag, leftDrop, rightDrop }: Tier): Path[] => [
  spline(
    [
      [x - left, hem + sag * 0.6 + leftDrop, 1],
      [x - left * 0.34, lerp(peak, hem, 0.46)],
      [x, peak, 1],
      [x - left * 0.12, lerp(peak, hem, 0.5)],
      [x - left * 0.5, lerp(peak, hem, 0.86)],
    ],
    true,
  ),
  spline(
    [
      [x + right, hem + sag * 0.6 + rightDrop, 1],
      [x + right * 0.34, lerp(peak, hem, 0.46)],
      [x + right * 0.1, lerp(peak, hem, 0.3), 1],
      [x + right * 0.3, lerp(peak, hem, 0.62)],
      [x + right * 0.62, lerp(peak, hem, 0.9)],
    ],
    true,
  ),
];

/**
 * A fir of overlapping skirts with ragged hems; (x, y) is its foot. No two are alike: chance begins
 * with x.
 */
export function fir(
  art: Art,
  x: number,
  y: number,
  height: number,
  {
    tiers = 7,
    spread = 0.36,
    fill = art.palette.ink,
    lineWidth = LINE.fine,
    snow = 0,
    engrave = true,
  }: {
    tiers?: number;
    /** Width of the lowest skirt, as a part of the height. */
    spread?: number;
    fill?: Paint;
    lineWidth?: number;
    /** How white the shoulders are, 0 … 1. */
    snow?: number;
    engrave?: boolean;
  } = {},
): void {
  const chance = random(`fir${x}`);
  const trunk: Knot[] = [
    [x - height * 0.016, y - height * 0.1],
    [x + height * 0.016, y - height * 0.1],
    [x + height * 0.022, y],
    [x - height * 0.022, y],
  ];
  art.solid(polygon(trunk), fill, lineWidth);
  const skirts: Path[] = [];
  const hems: Path[] = [];
  const strokes: Path[] = [];
  const white: Path[] = [];
  for (let i = tiers - 1; i >= 0; i--) {
    const t = (i + 1) / tiers;
    const width = height * spread * 0.5 * t ** 0.85 + height * 0.02;
    const hem = y - height * 0.05 - height * 0.9 * (1 - t);
    const [left, right] = [width * chance.between(0.8, 1.12), width * chance.between(0.8, 1.12)];
    const sag = height * 0.016;
    const count = (2 + Math.round(t * 2)) * 2;
    const tier: Tier = {
      x,
      peak: hem - (height / tiers) * (i ? 1.55 : 1.75),
      hem,
      left,
      right,
      sag,
      leftDrop: chance.between(-0.6, 1) * sag,
      rightDrop: chance.between(-0.6, 1) * sag,
      teeth: range(count - 1, (j) => {
        const u = (j + 1) / count;
        const drop = (j % 2 ? sag * 0.9 : -sag * 0.5) + (1 - Math.abs(u * 2 - 1)) * sag * 1.2;
        return [lerp(x + right, x - left, u), hem - sag + drop, 1];
      }),
    };
    skirts.push(skirt(tier));
    hems.push(spline(tier.teeth.slice(0, Math.ceil(tier.teeth.length * 0.62))));
    strokes.push(...needles(tier, width));
    white.push(...snowOn(tier));
  }
  // one outline for the whole tree: strokes first, bodies over them
  art.line(skirts, lineWidth * 2);
  art.blot(skirts, fill);
  if (engrave) {
    art.line(hems, LINE.hair, 'gold', 0.6);
    art.line(strokes, LINE.hair, 'gold', 0.5);
  }
  if (snow) art.blot(white, '#e6e9ff', snow * 0.92);
}
