import { byHand, INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  Path,
  points,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A rock, its moss, and the cracks of its face; courses in card units. */
export interface Boulder {
  outline: string;
  /** Ledges that moss lies on, and how far it hangs from each. */
  moss: readonly (readonly [ledge: string, hang: number])[];
  /** Shoots that trail from it down the stone. */
  strands?: readonly string[];
  /** Planes turned from the light, and towards it. */
  planes?: readonly string[];
  lit?: readonly string[];
  cracks?: readonly string[];
  /** Half width of a cushion: the nearer, the larger. */
  cushion: number;
}

const MOSS = { dark: '#1c4a36', low: '#30683f', mid: '#58894b', bright: '#8fb262', lit: '#cfe08c' } as const;
const ROCK = { fill: '#66837a', shade: '#15383c', rim: '#dcecbc' } as const;

interface Cushion {
  x: number;
  y: number;
  r: number;
  /** 0 at the ledge, 1 where it hangs lowest. */
  down: number;
}

/** Cushions along a ledge: many at its edge, fewer the farther they hang, those in front last. */
function cushions(ledge: string, hang: number, size: number): Cushion[] {
  const chance = random(ledge);
  const knots = points(ledge);
  const edge = spline(knots);
  // the rock lies to the right of a ledge that runs to the right
  const side = knots[0]![0] < knots[knots.length - 1]![0] ? 1 : -1;
  const [left, top, right, bottom] = edge.bounds();
  const steps = edge.walk(Math.round(Math.max(right - left, bottom - top) / (size * 0.5)) + 8);
  return steps
    .flatMap(({ x, y, t, angle }) => {
      const reach =
        hang * (0.35 + 0.65 * Math.abs(Math.sin(t * 9 + left))) * Math.sin(Math.PI * (0.12 + t * 0.76));
      return range(Math.max(1, Math.round(reach / (size * 0.9))), (): Cushion => {
        const down = chance() ** 1.4;
        const [inX, inY] = polar(x, y, down * reach * 0.7, angle + side * 90);
        return {
          x: inX + chance.between(-size, size) * 0.6,
          y: inY + down * reach * 0.45,
          r: size * chance.between(0.6, 1.25) * (1 - 0.45 * down),
          down,
        };
      });
    })
    .sort((a, b) => a.y - b.y);
}

/** A thread that thins towards its end, small leaves to both sides of it; what hangs lowest has the most light. */
function trail(art: Art, strand: string): void {
  const chance = random(strand);
  const thread = spline(points(strand));
  const [, top, , bottom] = thread.bounds();
  const stem = ribbon(thread, 3, { start: 1, end: 0.1, peak: 0.1 });
  const steps = thread.walk(Math.round((bottom - top) / 3.4));
  const leaves = steps.map(({ x, y, t, angle }, i) =>
    leaf(
      x,
      y,
      lerp(8.5, 4.5, t) * chance.between(0.8, 1.15),
      lerp(5, 2.6, t),
      angle + 90 + (i % 2 ? 1 : -1) * chance.between(34, 62),
    ),
  );
  art.blot(
    [stem, ...leaves].map((part) => part.translate(4, 6)),
    ROCK.shade,
    0.6,
  );
  art.blot([stem, ...leaves.filter((_, i) => i % 2)], MOSS.low);
  art.blot(
    leaves.filter((_, i) => i % 2 === 0),
    MOSS.mid,
  );
  art.blot(
    leaves.filter((_, i) => i % 4 === 2),
    MOSS.bright,
  );
}

function mossOn(art: Art, { moss, cushion, strands = [] }: Boulder, stone: Path): void {
  const chance = random('tufts');
  const all = moss.flatMap(([ledge, hang]) => cushions(ledge, hang, cushion)).sort((a, b) => a.y - b.y);
  const blades = all
    .filter((_, i) => i % 2)
    .map(({ x, y, r }) =>
      leaf(x, y + r * 0.3, r * 1.4, r * 0.5, chance.between(110, 250), chance.between(-2, 2)),
    );
  // hummocks: here the light lies on all of them together, there none of it; what hangs has the least
  const inLight = ({ x, y, down }: Cushion): number =>
    0.8 * Math.sin(x * 0.026 - y * 0.019 + 1.2) +
    0.4 * Math.sin(y * 0.034 + x * 0.021 + 2) +
    0.6 * (1 - 2.6 * down);
  const needles = (part: readonly Cushion[]): Path[] =>
    part
      .filter((_, i) => i % 2)
      .map(({ x, y, r }) => leaf(x, y + r * 0.2, r * 0.9, r * 0.26, chance.between(-60, 40)));
  // short leaves out of every cushion, so that its edge is not a ball's
  const sprigs = (part: readonly Cushion[]): Path[] =>
    part
      .filter((_, i) => i % 3 === 0)
      .flatMap(({ x, y, r }) =>
        range(3, (i) =>
          leaf(x + (i - 1) * r * 0.9, y, r * 0.8, r * 0.5, (i - 1) * 58 + chance.between(-20, 20)),
        ),
      );
  const tone = (part: readonly Cushion[], dx: number, dy: number, size: number): Path =>
    Path.join(part.map(({ x, y, r }) => ellipse(x + dx * r, y + dy * r, r * size * 1.3, r * size * 0.58)));
  // what it throws on the stone that it lies on
  art.clip(
    stone,
    () => void art.fill(tone(all, 0, 0, 1).translate(cushion * 0.6, cushion), ROCK.shade, 0.62),
  );
  for (const strand of strands) trail(art, strand);
  modelled(
    art,
    Path.join(tone(all, 0, 0, 1.5), blades).bounds(),
    {
      towards: [-cushion * 0.5, -cushion],
      soft: cushion * 0.7,
      shade: '#174a3a',
      rim: '#e8f4a4',
      rimWidth: 1.8,
    },
    () => {
      art.fill(Path.join(blades), MOSS.dark);
      const rows = Math.max(3, Math.round(all.length / 22));
      for (let row = 0; row < rows; row++) {
        const part = all.slice(
          Math.round((row * all.length) / rows),
          Math.round(((row + 1) * all.length) / rows),
        );
        const deep = part.filter((one) => inLight(one) < -0.3);
        const bright = part.filter((one) => inLight(one) > 0.42);
        const middle = part.filter((one) => inLight(one) >= -0.3 && inLight(one) <= 0.42);
        art
          .fill(tone(deep, 0.06, 0.2, 1.06), MOSS.dark)
          .fill(tone([...middle, ...bright], 0.04, 0.16, 1.04), MOSS.low)
          .fill(tone(deep, 0, 0, 1), MOSS.low)
          .fill(tone(middle, 0, 0, 1), MOSS.mid)
          .fill(tone(bright, 0, -0.06, 1.08), MOSS.bright)
          .fill(sprigs(bright), MOSS.bright)
          .fill(sprigs(middle), MOSS.mid)
          .fill(sprigs(deep), MOSS.low)
          .fill(
            tone(
              bright.filter((_, i) => i % 2 === 0),
              -0.24,
              -0.26,
              0.6,
            ),
            MOSS.lit,
          )
          .fill(needles(bright), MOSS.lit)
          .fill(needles(deep), MOSS.dark);
      }
    },
  );
}

export function boulder(art: Art, rock: Boulder, soft = 18): void {
  const outline = byHand(closed(rock.outline), 3);
  modelled(
    art,
    outline.bounds(),
    { towards: [-soft, -soft * 0.8], soft, shade: ROCK.shade, rim: ROCK.rim, rimWidth: 2.4 },
    () => void art.fill(outline, ROCK.fill),
  );
  art.clip(outline, () => {
    for (const plane of rock.planes ?? []) {
      const turned = byHand(spline(points(plane), true, 0.4), 2);
      const [left, top, right, bottom] = turned.bounds();
      stippled(art, turned, ROCK.shade, [left, top], [right, bottom], [0.4, 1]);
    }
    for (const plane of rock.lit ?? []) {
      const facing = byHand(spline(points(plane), true, 0.4), 2);
      const [left, top, right, bottom] = facing.bounds();
      stippled(art, facing, '#b4cdb4', [left, top], [right, bottom], [0.95, 0.2]);
    }
    const cracks = (rock.cracks ?? []).map((crack) => byHand(spline(points(crack), false, 0.35), 3));
    art.blot(
      cracks.map((crack, i) => ink(crack, INK.contour * 1.3, i, 0.25)),
      ROCK.shade,
    );
    art.blot(
      cracks.map((crack, i) => ink(crack.translate(2.6, 1), INK.form, i, 0.3)),
      '#a9c4a4',
    );
  });
  mossOn(art, rock, outline);
}
