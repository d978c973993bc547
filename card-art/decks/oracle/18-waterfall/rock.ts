import { ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  lerp,
  type Path,
  type Point,
  polygon,
  polyline,
  ramp,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';

/** One buttress of the wall: a face towards us, and a flank towards the water. */
export interface Buttress {
  /** Its broken head, from its outer side to the edge between face and flank. */
  head: readonly Point[];
  /** Where that edge and the outer side come down to. */
  foot: readonly [outer: number, edge: number, y: number];
  /** How broad its flank is seen, and how much lower its far side stands. */
  flank: readonly [width: number, lower: number];
  /** Light, middle and dark of the face; the flank's own. */
  tones: readonly [light: string, middle: string, dark: string, flank: string];
  /** What grows on its head. */
  turf?: string;
  /** Where the spray wets it, 0 … 1. */
  wet?: number;
}

/** An edge of split rock from a point down to another: straight pieces, each a little out of line with the last. */
function split([x0, y0]: Point, [x1, y1]: Point, seed: string): Point[] {
  const chance = random(seed);
  const points: Point[] = [[x0, y0]];
  let y = y0;
  while (y < y1 - 50) {
    y = Math.min(y1, y + chance.between(30, 110));
    const x = x0 + ((x1 - x0) * (y - y0)) / (y1 - y0) + chance.between(-6, 6);
    points.push([x, y]);
    // a corner broken out
    if (chance() < 0.45) points.push([x + chance.between(-6, 6), y + chance.between(4, 12)]);
  }
  points.push([x1, y1]);
  return points;
}

/** A buttress with its planes and its wet. `turn` is the way its flank looks: 1 to the right. */
export function buttress(
  art: Art,
  { head, foot, flank, tones, turf, wet = 0 }: Buttress,
  turn: 1 | -1,
): void {
  const seed = `buttress ${head[0]}`;
  const chance = random(seed);
  const [light, middle, dark, side] = tones;
  const [outer, edge, low] = foot;
  const last = head[head.length - 1]!;
  const arris = split(last, [edge, low], `${seed} arris`);
  const back = split(
    [last[0] + turn * flank[0], last[1] + flank[1]],
    [edge + turn * flank[0] * 1.2, low],
    `${seed} back`,
  );
  const face = polygon([...head, ...arris, [outer, low]]);
  const beside = polygon([...arris, ...[...back].reverse()]);
  art.fill(beside, side);
  art.clip(beside, () => {
    columns(art, beside, [dark, side, middle], 2, `${seed} beside`, 0.4);
    if (turn > 0) sunlit(art, beside, last, flank[0], 1 - wet);
    runs(art, beside, `${seed} s`, wet);
  });
  art.fill(face, middle);
  art.clip(face, () => {
    columns(art, face, [light, middle, dark], Math.max(2, Math.round(Math.abs(edge - outer) / 34)), seed, 1);
    if (wet > 0.4) stippled(art, face, '#0c3440', [outer, 0], [edge, 0], [0, wet]);
    runs(art, face, `${seed} f`, wet * 0.7);
  });
  art.blot(ink(polyline(arris), 2, seed, 0.15), turn > 0 ? '#dadb9c' : '#7fae9f', turn > 0 ? 0.85 : 0.55);
  if (turf) onItsHead(art, head, turf, chance);
}

/** The flank that looks to the sun is warm along its edge, less the wetter and the deeper it stands. */
function sunlit(art: Art, beside: Path, [x, y]: Point, width: number, dry: number): void {
  const strength = 0.5 * dry;
  art.fill(
    beside,
    art.linear(
      x - 4,
      y,
      x + width * 1.1,
      y,
      ramp(0, WARM, strength, 0.4, WARM, strength * 0.75, 1, WARM, strength * 0.12),
    ),
  );
}

const WARM = '#c2bf7c';

/** A face split into columns, each broken across on a slant, piece by piece of another tone. */
function columns(
  art: Art,
  within: Path,
  tones: readonly [light: string, middle: string, dark: string],
  count: number,
  seed: string,
  strength: number,
): void {
  const chance = random(`${seed} columns`);
  const [left, top, right, low] = within.bounds();
  const bounds = [
    left,
    ...range(count - 1, (i) => left + ((right - left) * (i + 1 + chance.between(-0.25, 0.25))) / count),
    right,
  ];
  for (let i = 0; i < count; i++) {
    const [a, b] = [bounds[i]!, bounds[i + 1]!];
    let y = top - 20 + chance.between(0, 60);
    let slant = chance.between(-14, 14);
    while (y < low) {
      const next = y + chance.between(46, 170);
      const after = chance.between(-18, 18);
      const tone = chance();
      const piece = polygon([
        [a + chance.between(-3, 3), y - slant],
        [b + chance.between(-3, 3), y + slant],
        [b + chance.between(-5, 5), next + after],
        [a + chance.between(-5, 5), next - after],
      ]);
      if (tone < 0.3) art.fill(piece, tones[0], 0.9 * strength);
      else if (tone > 0.6) art.fill(piece, tones[2], 0.9 * strength);
      // where it came apart: a dark joint, and the head of the piece below catches the sky
      if (strength * (b - a) > 9 && next < low) {
        const joint = (by: number): Path =>
          polyline([
            [a, next - after + by],
            [lerp(a, b, 0.4), next - after * 0.1 + by + 2],
            [b, next + after + by],
          ]);
        art.blot(ink(joint(0), 2.2, `${seed} ${i} ${next}`, 0.2), '#123f49', 0.75);
        if (tone < 0.7) art.blot(ink(joint(3), 1.5, `${seed} ${i} ${next} lit`, 0.3), tones[0], 0.8);
      }
      y = next;
      slant = after;
    }
    if (i && strength * (b - a) > 9)
      art.blot(
        ink(
          polyline([
            [a, top],
            [a + chance.between(-4, 4), low],
          ]),
          1.8,
          `${seed} arris ${i}`,
          0.1,
        ),
        '#123f49',
        0.6,
      );
  }
}

/** Water that runs down wet rock: dark courses, a few that shine. */
function runs(art: Art, within: Path, seed: string, wet: number): void {
  if (!wet) return;
  const chance = random(`${seed} wet`);
  const [left, top, right, low] = within.bounds();
  const run = (): Path => {
    const [x, y] = [chance.between(left, right), chance.between(top, low - 60)];
    const long = chance.between(30, 130);
    return ribbon(
      curve(
        `${x},${y} ${x + chance.between(-3, 3)},${y + long * 0.5} ${x + chance.between(-4, 4)},${y + long}`,
      ),
      chance.between(1.2, 3),
      { samples: 6, peak: 0.3 },
    );
  };
  const count = Math.round((wet * (low - top)) / 26);
  art.blot(range(count, run), '#0c2f3a', 0.8);
  art.blot(range(Math.round(count * 0.5), run), '#a8d8d4', 0.7);
}

/** Turf on a broken head, torn at its lower edge: it hangs in places, and is thin where the rock drops. */
function onItsHead(art: Art, head: readonly Point[], turf: string, chance: () => number): void {
  const along = polyline(head).walk(Math.round(Math.abs(head[head.length - 1]![0] - head[0]![0]) / 4));
  const deep = along.map(({ x }) => (0.25 + Math.abs(Math.sin(x * 0.09))) * chance() ** 2 * 15);
  const band = (rise: number, share: number): Path =>
    polygon([
      ...along.map(({ x, y }): Point => [x, y - rise - 2 * Math.abs(Math.sin(x * 0.3))]),
      ...along.map(({ x, y }, i): Point => [x, y + 1 + deep[i]! * share]).reverse(),
    ]);
  art.fill(band(1, 1), '#2c6249').fill(band(4, 0.45), turf);
}
