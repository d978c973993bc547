import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  local,
  Path,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { ROPE, WOOD } from './trunk.ts';

const HALF = 17;

const paint = lit({
  from: { towards: [-0.7, -0.7] },
  shade: '#6d5a30',
  rim: '#efdfae',
  rimWidth: 1.6,
  stray: 0.4,
});

/** Units along the rope at which its strands lie; where it turns round the trunk they close up and its girth rounds off. */
const PLACES = [0, 3, 7, 13, 21, 31, 43, ...range(20, (i) => 57 + i * 15)];
const GIRTH = [0.56, 0.8, 0.92, 0.98] as const;
const STEPS = ROPE.walk(321);
/** Its three strands laid round each other, from behind the trunk to the window's edge. */
const STRANDS = PLACES.flatMap((place, i) => {
  const step = STEPS[place];
  if (!step) return [];
  const { x, y, angle } = step;
  const half = HALF * (GIRTH[i] ?? 1);
  const [ax, ay] = polar(x, y, half, angle - 90);
  const [bx, by] = polar(x, y, half, angle + 90);
  const [sx, sy] = polar(0, 0, Math.min(15, ((PLACES[i + 1] ?? place) - place) * 1.2 + 2), angle);
  return spline(
    [
      [ax - sx * 1.5, ay - sy * 1.5],
      [ax + sx * 0.2, ay + sy * 0.2 - 3],
      [x + sx * 0.75, y + sy * 0.75 - 2],
      [bx + sx * 1.7, by + sy * 1.7],
      [bx + sx * 0.3, by + sy * 0.3 + 2],
      [x - sx * 0.75, y - sy * 0.75 + 2],
    ],
    true,
  );
});
export const ROPE_OUTLINE = Path.join(STRANDS);
/** What is seen of it: at the trunk's edge it narrows downwards and is gone behind the bark. */
export const ROPE_SEEN = closed(
  '256,407! 249.6,406 245.6,402 244.4,396 246.4,389.6 252,383 262,375.4 276,367 294,358.6 312,351.8 332,345.6 346,342! 346,320! 640,320! 640,480! 310,480! 300,398! 284,400 270,405!',
);

/** The straw rope that makes a tree holy. */
function twist(art: Art): void {
  art.fill(
    ribbon(curve('262,386 300,373 360,362 430,358 500,362 570,374'), HALF * 2 - 6, {
      samples: 16,
      start: 0.7,
      end: 1,
    }),
    '#8a7440',
  );
  STRANDS.forEach((strand, i) => {
    paint(art, strand, i % 3 ? '#c9b176' : '#bda368', i < 5 ? 3 : 6);
  });
}

/** Cut straw and folded paper that hang from it. */
function pendants(art: Art): void {
  const chance = random('straw');
  const at = (t: number): { x: number; y: number } => ROPE.walk(101)[Math.round(t * 100)]!;
  for (const t of [0.3, 0.66]) {
    const { x, y } = at(t);
    const stalks = range(16, (i) =>
      ribbon(
        curve(
          `${x + (i - 8) * 0.9},${y + 10} ${x + (i - 8) * 1.4},${y + 44} ${x + (i - 8) * 2 + chance.between(-3, 3)},${y + chance.between(66, 84)}`,
        ),
        2.6,
        { start: 1, end: 0.4, samples: 5 },
      ),
    );
    art.fill(Path.join(stalks), '#6d6038');
    art.fill(Path.join(stalks.filter((_, i) => i % 3 === 0)), '#9a8b58');
  }
  for (const t of [0.13, 0.48, 0.83]) {
    const { x, y } = at(t);
    const box = local(art, x, y + 12, 1.25, { rot: 3 - t * 8 });
    box.fill(closed('6,0! 20,2! 24,84! 4,70!'), '#2b2a1a', 0.35);
    // only the first hangs in the sun
    const [front, folded] = t < 0.2 ? ['#fffbe6', '#d6cba2'] : ['#a3a284', '#7d7e62'];
    for (const [knots, fill] of [
      ['-7,0! 9,0! 9,20! -7,16!', front],
      ['-7,16! 9,20! 15,36! 0,32!', folded],
      ['0,30! 16,35! 14,53! -2,48!', front],
      ['-2,46! 14,52! 20,68! 4,64!', folded],
      ['3,62! 20,67! 17,86! 1,80!', front],
    ] as const)
      box.fill(closed(knots), fill);
    strokes(box, ['0,-12 1,4'], INK.form, '#8a7440', 0);
  }
}

/** The last turns lie away from the light. */
function turn(art: Art): void {
  art.fill(
    closed('262,410! 248,409 242,402 243,391! 246,396.6 250.6,400 259,401 274,399! 270,410!'),
    '#5d4c28',
    0.55,
  );
  art.fill(
    ribbon(curve('245,396 247,389.8 252.4,383.6 262.2,376 276.2,367.6 294,359.2 312,352.5 330,346.8'), 2, {
      samples: 18,
    }),
    '#efdfae',
  );
}

export function rope(art: Art): void {
  art.clip(
    WOOD,
    () =>
      void art.fill(
        ribbon(curve('226,440 256,418 304,394 364,381 434,377 504,381 574,393'), 32, {
          samples: 16,
          start: 1,
          end: 1,
        }),
        '#2b2a1a',
        0.55,
      ),
  );
  pendants(art);
  art.clip(ROPE_SEEN, () => {
    twist(art);
    turn(art);
  });
}
