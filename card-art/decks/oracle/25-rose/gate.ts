import { byHand, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  ellipse,
  Path,
  type Point,
  polygon,
  random,
  range,
  ribbon,
  roundRect,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Units to the metre at the fence, and the ground there. */
const METRE = 130;
const GROUND = 632;
/** The wicket's posts. */
const POSTS = [304, 498] as const;

const wood = lit({
  from: { towards: [0.8, -0.3] },
  shade: '#6f4a44',
  rim: '#fff2c4',
  rimWidth: 1.8,
  stray: 0.5,
});

const board = (x: number, foot: number, head: number, half: number): Path =>
  polygon([
    [x - half, foot],
    [x - half, head + half],
    [x, head],
    [x + half, head + half],
    [x + half, foot],
  ]);

/** The wicket, hung on the right post and pushed inwards: its free end stands farther off. */
export function wicket(art: Art): void {
  const at = (t: number, up: number): Point => {
    // half of its way runs away from us, so the far half is shorter in the picture
    const depth = 4 + 1.06 * t;
    const x = 404 + ((POSTS[1] - 404) / METRE - 0.72 * t) * (520 / depth);
    return [x, 430 + (1.55 - up) * (520 / depth)];
  };
  const bars = [0.3, 0.86].map((up) =>
    polygon([at(0.02, up), at(1, up), at(1, up + 0.09), at(0.02, up + 0.09)]),
  );
  const brace = polygon([at(0.04, 0.36), at(0.98, 0.84), at(0.98, 0.92), at(0.04, 0.44)]);
  const pickets = range(7, (i) => {
    const [from, to] = [0.04 + i * 0.136, 0.11 + i * 0.136];
    const tall = 1.04 + 0.12 * Math.sin((i / 6) * Math.PI);
    return polygon([
      at(from, 0.06),
      at(to, 0.06),
      at(to, tall),
      at((from + to) / 2, tall + 0.06),
      at(from, tall),
    ]);
  });
  art.blot([bars, brace].flat(), '#b98f6c');
  for (const picket of pickets) art.blot(picket, '#d9b48a');
  art.blot(
    pickets.map((picket) => edgeOf(picket)),
    '#fff2c4',
  );
}

/** The side of a board that the sun meets: the left one, for the wicket hangs to the right of it. */
const edgeOf = (picket: Path): Path => {
  const [left, top, , foot] = picket.bounds();
  return polygon([
    [left, top + 6],
    [left + 1.6, top + 6],
    [left + 1.6, foot - 1],
    [left, foot - 1],
  ]);
};

/** Pickets on both sides of the sun, each lit on the side that looks to it, what grows behind them, and the posts. */
export function fence(art: Art): void {
  hedge(art);
  for (const [places, left, right, towards] of [
    [range(11, (i) => 56 + i * 22.5), 40, 300, [0.8, -0.3]],
    [range(3, (i) => 518 + i * 21), 500, 570, [-0.8, -0.3]],
  ] as const) {
    const rails = Path.join([536, 600].map((top) => roundRect(left, top, right - left, 11)));
    const boards = Path.join(places.map((x, i) => board(x, GROUND - 4, 506 + (i % 3) * 1.5, 7)));
    wood(art, rails, '#a87e62', 3, { towards });
    wood(art, boards, '#d9b791', 3, { towards });
  }
  const [near, far] = POSTS;
  wood(art, board(near, GROUND + 4, 426, 11), '#c99e78', 6);
  wood(art, board(far, GROUND + 4, 426, 11), '#c99e78', 6, { towards: [-0.8, -0.3] });
}

/** Old roses behind the fence, dark against the sun. */
function hedge(art: Art): void {
  const mass = byHand(closed('30,640! 30,130 90,96 160,120 214,190 250,280 280,350 296,420 300,640!'), 5);
  const chance = random('hedge');
  art.fill(mass, '#2f5a40');
  const leaves = (count: number, size: number): Path[] =>
    range(count, () => {
      const y = chance.between(110, 620);
      const right = 126 + (y - 110) * 0.56;
      return leaf(
        chance.between(40, Math.min(298, right)),
        y,
        size * chance.between(0.7, 1.4),
        size * 0.6,
        chance.between(0, 360),
      );
    });
  const fringe = mass
    .walk(150)
    .filter((step) => step.y < 620)
    .map((step) =>
      leaf(step.x + chance.between(-5, 5), step.y + chance.between(-5, 5), 18, 11, chance.between(0, 360)),
    );
  art.blot(fringe, '#2f5a40').blot(leaves(90, 20), '#244a38').blot(leaves(80, 17), '#41724a');
  const sunny = fringe.filter((_, i) => i % 2).map((one) => one.translate(-3, 5));
  art.blot(sunny, '#8f9c52');
  for (const [x, y, r] of [
    [78, 250, 15],
    [262, 402, 13],
    [66, 420, 16],
    [250, 470, 12],
    [226, 232, 14],
    [284, 512, 10],
  ] as const)
    smallRose(art, x, y, r, chance() * 360);
}

/** The rose's canes over the wicket, full of leaf and flower. */
export function arch(art: Art): void {
  const chance = random('arch');
  const span = tube(
    [
      [300, 600],
      [296, 500],
      [292, 400],
      [318, 312],
      [400, 268],
      [484, 310],
      [508, 400],
      [504, 470],
    ],
    [10, 18, 32, 44, 46, 42, 30, 12],
    40,
  );
  const leaves = (count: number, from: number, to: number, size: number): Path[] =>
    range(count, () => {
      const [x, y] = span.at(chance(), chance.between(from, to));
      return leaf(x, y, size * chance.between(0.7, 1.3), size * 0.58, chance.between(0, 360));
    });
  art.fill(byHand(span.outline, 5), '#2f5a40');
  art
    .blot(leaves(150, -1.15, 1.15, 18), '#2f5a40')
    .blot(leaves(110, -1, 1, 16), '#447548')
    .blot(leaves(70, -1.1, 0.4, 15), '#244a38')
    .blot(leaves(80, 0.3, 1.2, 14), '#a8aa58');
  strokes(
    art,
    [span.edge(-0.2, 0, 0.4), span.edge(0.3, 0.02, 0.3), span.edge(0.1, 0.7, 1)],
    2.6,
    '#6f4a3c',
    0.2,
  );
  const roses = range(30, (i): readonly [number, number, number] => {
    const [x, y] = span.at(0.14 + ((i * 0.618) % 1) * 0.82, chance.between(-0.85, 0.85));
    return [x, y, chance.between(8, 14.5)];
  });
  for (const [x, y, r] of roses) smallRose(art, x, y, r, chance() * 360);
}

/** A rose too far for its petals to be counted: rounds of petals in four tones, lit from the right. */
function smallRose(art: Art, x: number, y: number, r: number, turn: number): void {
  const round = (count: number, reach: number, size: number, dx: number, dy: number, tone: string): void => {
    art.blot(
      range(count, (i) => {
        const angle = ((turn + (i * 360) / count) * Math.PI) / 180;
        return ellipse(
          x + dx + Math.cos(angle) * reach * r,
          y + dy + Math.sin(angle) * reach * r * 0.86,
          size * r,
          size * r * 0.9,
        );
      }),
      tone,
    );
  };
  round(5, 0.52, 0.52, 0, 0, '#b8485a');
  round(5, 0.46, 0.46, r * 0.12, -r * 0.08, '#e2807c');
  round(4, 0.34, 0.3, r * 0.26, -r * 0.18, '#f6b79c');
  art.fill(ellipse(x + r * 0.06, y, r * 0.36, r * 0.32), '#cf5c66');
  // the heart is rolled up: a turn of shade, and one of light within it
  const turnOf = (reach: number, from: number): Path =>
    ribbon(arc(x + r * 0.08, y - r * 0.02, reach * r, from, from + 230, reach * r * 0.84), r * 0.17, {
      samples: 8,
    });
  art.blot(turnOf(0.4, turn), '#a23a50').blot(turnOf(0.2, turn + 150), '#f2a894');
}
