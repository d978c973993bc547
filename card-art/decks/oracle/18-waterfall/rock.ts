import { stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  type Path,
  type Point,
  polygon,
  polyline,
  type Random,
  random,
  range,
  ribbon,
} from '../../../kit/pen/index.ts';
import { HORIZON } from './light.ts';

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
  /** Of a flank that the sun meets: lit, middle, in its own shade. */
  sun?: readonly [lit: string, middle: string, shade: string];
}

/** Where ledges break a wall from one height to another: never evenly. */
function tiers(from: number, to: number, chance: Random): number[] {
  const at: number[] = [];
  for (
    let y = from + chance.between(40, 110);
    y < to - 40;
    y += chance() < 0.3 ? chance.between(34, 52) : chance.between(80, 150)
  )
    at.push(y);
  return at;
}

/** What recedes into the gorge falls towards the eye's level, the steeper the higher it lies. */
const falls = (y: number): number => Math.max(0, (HORIZON - y) / 460);

/** An edge down to a foot: it leans back in, and at every ledge juts out again, with a hollow under it. */
function stepped(
  [x0, y0]: Point,
  [x1, y1]: Point,
  ledges: readonly number[],
  out: number,
  chance: Random,
): Point[] {
  const base = (y: number): number => x0 + ((x1 - x0) * (y - y0)) / (y1 - y0);
  return [
    [x0, y0],
    ...ledges.flatMap((y): Point[] => {
      const jut = out * chance.between(0.35, 1);
      return [
        [base(y) - jut * 0.1 + chance.between(-2, 2), y - chance.between(12, 26)],
        [base(y) + jut, y - chance.between(2, 5)],
        [base(y) + jut * 0.8, y + chance.between(5, 10)],
        [base(y) - jut * 0.2, y + chance.between(13, 24)],
      ];
    }),
    [x1, y1],
  ];
}

/** A buttress with its ledges, its planes and its wet. `turn` is the way its flank looks: 1 to the right. */
export function buttress(
  art: Art,
  { head, foot, flank, tones, turf, wet = 0, sun }: Buttress,
  turn: 1 | -1,
): void {
  const chance = random(`buttress ${head[0]}`);
  const [light, middle, dark, side] = tones;
  const [outer, edge, low] = foot;
  const last = head[head.length - 1]!;
  const ledges = tiers(last[1], low, chance);
  const out = turn * Math.min(13, 5 + Math.abs(edge - outer) * 0.07);
  const arris = stepped(last, [edge, low], ledges, out, chance);
  const lower = ledges.map((y) => y + flank[0] * falls(y));
  const back = stepped(
    [last[0] + turn * flank[0], last[1] + flank[1]],
    [edge + turn * flank[0] * 1.2, low],
    lower,
    out * 0.5,
    chance,
  );
  const face = polygon([...head, ...arris, [outer, low]]);
  const beside = polygon([...arris, ...[...back].reverse()]);
  const corner = (y: number): number => last[0] + ((edge - last[0]) * (y - last[1])) / (low - last[1]);
  art.fill(beside, sun ? sun[1] : side);
  art.clip(beside, () => {
    wedges(art, beside, sun ? [sun[0], sun[2]] : [middle, dark], turn, falls, chance);
    ledges.forEach((y, i) => {
      const x = corner(y);
      shelf(
        art,
        [x - turn * 16, y - 14 * falls(y)],
        [x + turn * (flank[0] + 14), lower[i]! + 14 * falls(y)],
        sun ? [sun[0], sun[2]] : [middle, dark],
        chance,
      );
    });
    runs(art, beside, chance, wet);
  });
  art.fill(face, middle);
  art.clip(face, () => {
    wedges(art, face, [light, dark], turn, () => 0, chance);
    for (const y of ledges) {
      // it runs out on the face, and another takes over a little lower or higher
      const x = corner(y) + turn * 14;
      const end = x + (outer - x) * chance.between(0.4, 1.1);
      const dip = chance.between(-5, 9);
      shelf(art, [x, y - 2], [end, y + dip], [light, dark], chance);
      if (turf && wet < 0.4 && chance() < 0.4)
        onItsHead(
          art,
          [
            [x, y - 3],
            [(x + end) / 2, y + dip / 2 - 3],
            [x + (end - x) * 0.7, y + dip * 0.7 - 2],
          ],
          turf,
          chance,
        );
    }
    if (wet > 0.4) stippled(art, face, '#0c3440', [outer, 0], [edge, 0], [0, wet]);
    runs(art, face, chance, wet * 0.7);
  });
  if (turf) onItsHead(art, head, turf, chance);
}

/** A ledge: its lip in the light, thinning out along it, and under the lip a hollow in broken pieces. */
function shelf(
  art: Art,
  [x0, y0]: Point,
  [x1, y1]: Point,
  [lip, shade]: readonly [string, string],
  chance: Random,
): void {
  const at = (t: number, down = 0): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + down];
  const depth = 8 + Math.abs(x1 - x0) * 0.14;
  const [first, second] = [chance.between(0.15, 0.35), chance.between(0.5, 0.75)];
  art.fill(
    polygon([
      at(0),
      at(1),
      at(second + 0.12, depth * 0.3),
      at(second, depth * chance.between(0.5, 0.8)),
      at(first + 0.14, depth * 0.45),
      at(first, depth * chance.between(0.9, 1.3)),
      at(0, depth * 0.8),
    ]),
    shade,
    0.85,
  );
  art.fill(
    polygon([
      at(0, -5),
      at(first, -3.4),
      at(second, -4),
      at(1, 0),
      at(second, 1.4),
      at(first, 0.6),
      at(0, 2),
    ]),
    lip,
  );
}

/** The rock stands in long wedges: the side of a ridge that looks to the sun, and the one that looks from it. */
function wedges(
  art: Art,
  within: Path,
  [light, dark]: readonly [string, string],
  turn: 1 | -1,
  fall: (y: number) => number,
  chance: Random,
): void {
  const [left, top, right, low] = within.bounds();
  const [lit, shaded]: [Path[], Path[]] = [[], []];
  const count = Math.round(((right - left) * (low - top)) / 3600);
  for (let i = 0; i < count; i++) {
    const [x, y] = [chance.between(left - 10, right), chance.between(top - 30, low - 60)];
    const [wide, tall] = [chance.between(14, 40), chance.between(60, 170)];
    const drift = chance.between(-8, 8);
    const slope = wide * fall(y) * turn;
    const wedge = polygon([
      [x, y],
      [x + wide, y + slope + chance.between(-10, 10)],
      [x + wide + drift, y + slope + tall * chance.between(0.35, 0.7)],
      [x + wide * 0.4 + drift, y + slope * 0.5 + tall],
    ]);
    (chance() < (turn > 0 ? 0.6 : 0.42) ? lit : shaded).push(wedge);
  }
  art.blot(shaded, dark, 0.7).blot(lit, light, 0.75);
}

/** Water that runs down wet rock: dark courses, a few that shine. */
function runs(art: Art, within: Path, chance: Random, wet: number): void {
  if (!wet) return;
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
