import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  lerp,
  line,
  local,
  Path,
  type Point,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { DOOR, face, ROOM, seen, TRANSOM } from './view.ts';

const { end } = ROOM;
const OUT = Path.join(
  face([DOOR.left, 0, end], [DOOR.left, DOOR.head, end], [DOOR.right, DOOR.head, end], [DOOR.right, 0, end]),
  face(
    [DOOR.left, TRANSOM.foot, end],
    [DOOR.left, TRANSOM.head, end],
    [DOOR.right, TRANSOM.head, end],
    [DOOR.right, TRANSOM.foot, end],
  ),
);

/** Metres: the lane's edges. */
const LANE = { left: -0.62, right: 0.72 } as const;

/** Nothing outside lies nearer than the step. */
const NEAR = end + 0.1;

/** A smooth flat piece of ground through places right of us and away. */
const lying = (...places: readonly (readonly [right: number, away: number, corner?: 1])[]): Path =>
  spline(
    places.map(([right, away, corner]): Knot => {
      const [x, y] = seen([right, 0, away]);
      return corner ? [x, y, corner] : [x, y];
    }),
    true,
    0.8,
  );

/** What the open door shows: a lane between hedges that turns off to the left, a neighbour's house, the morning. */
export function lane(art: Art): void {
  art.clip(OUT, () => {
    art.fill(
      roundRect(290, 150, 210, 540),
      art.linear(470, 200, 310, 400, ramp(0, '#fffbe6', 0.5, '#eef3d8', 1, '#cfe3cf')),
    );
    far(art);
    art.fill(roundRect(290, 376, 210, 320), art.linear(0, 376, 0, 600, ramp(0, '#a9c07e', 1, '#86a45e')));
    way(art);
    hedge(
      art,
      'right',
      closed(
        '506,570! 506,236! 492,232 482,242 476,256 462,254 454,264 452,276 440,276 432,288 430,300 420,302 414,312 409,326! 408,370 410,420! 430,452 452,486 478,526!',
      ),
      ['#34604a', '#2a5040', '#44724f', '#6f9a58'],
    );
    hedge(
      art,
      'left',
      closed(
        '280,520! 280,286! 290,282 300,290 304,302 314,304 319,314 317,324 326,328 331,340 328,356 334,372 330,392 335,408 330,428! 318,446 304,474!',
      ),
      ['#6f9a55', '#5a8a50', '#8fb262', '#c3d07c'],
    );
    tufts(art);
    walker(art, ...seen([-0.02, 0, 14.6]), 1.72);
    step(art);
  });
}

/** Its light gravel, level shadows across it, narrower the farther. */
function way(art: Art): void {
  const gravel = lying(
    [LANE.left - 0.1, NEAR, 1],
    [LANE.left, 7],
    [LANE.left, 11],
    [LANE.left - 0.1, 15],
    [-1.2, 19],
    [-3, 22, 1],
    [-3, 27, 1],
    [-0.6, 25.6],
    [0.5, 22],
    [LANE.right, 16],
    [LANE.right, 11],
    [LANE.right, 7],
    [LANE.right + 0.1, NEAR, 1],
  );
  art.fill(gravel, art.linear(0, 405, 0, 660, ramp(0, '#f0dfb2', 1, '#fdf1cd')));
  // the right hedge's shade on it, and what single bushes throw across: the sun makes them fall towards us
  const across = (away: number, broad: number, reach: number): Path =>
    lying(
      [LANE.right + 0.3, away + broad, 1],
      [0.42, away + broad * 0.9 - 0.3],
      [0.14 - reach * 0.3, away + broad * 1.05 - 0.62],
      [-reach, away + broad * 0.5 - 0.94],
      [-reach * 0.5, away + broad * 0.2 - 0.78],
      [0.1, away + broad * 0.1 - 0.56],
      [0.4, away - 0.26],
      [LANE.right + 0.3, away, 1],
    );
  art.clip(gravel, () => {
    for (const shade of [
      lying(
        [LANE.right + 0.4, NEAR, 1],
        [0.62, NEAR, 1],
        [0.56, 6],
        [0.62, 8],
        [0.5, 11],
        [0.56, 15],
        [0.34, 19],
        [0.5, 24, 1],
        [LANE.right + 0.6, 24, 1],
      ),
      across(5.7, 0.5, 0.5),
      across(7.3, 0.8, 0.24),
      across(9.4, 0.8, 0.58),
      across(12.2, 1.4, 0.4),
      across(17, 2.4, 0.6),
    ])
      art.fill(shade, '#d3c99c');
    strokes(
      art,
      (
        [
          [-0.2, 5.1, 0.16],
          [-0.42, 6.1, 0.12],
          [0.1, 6.6, 0.12],
          [-0.1, 8.2, 0.2],
          [-0.4, 10.4, 0.2],
          [0.2, 11.4, 0.2],
        ] as const
      ).map(([right, away, half]) =>
        line(...seen([right - half, 0, away]), ...seen([right + half, 0, away + 0.03])),
      ),
      1.4,
      '#dcc48e',
      0.2,
    );
  });
}

/** Grass that leans over the lane's edges. */
function tufts(art: Art): void {
  const chance = random('verge');
  const blades = range(64, (i): Path => {
    const away = lerp(5.4, 15, chance() ** 1.4);
    const side = i % 2;
    const [x, y] = seen([
      side ? LANE.right + chance.between(-0.02, 0.16) : LANE.left - chance.between(-0.02, 0.2),
      0,
      away,
    ]);
    const tall = (170 / away) * chance.between(0.5, 1.1);
    return leaf(x, y + 1, tall, tall * 0.24, chance.between(-34, 34));
  });
  art.blot(blades.slice(0, 36), '#6f9352').blot(blades.slice(36), '#a9c074');
}

function far(art: Art): void {
  art.fill(
    closed(
      '280,400! 280,336 300,328 318,334 334,318 348,326 362,314 380,322 400,308 420,320 440,316 450,400!',
    ),
    '#bcd2b2',
  );
  const [x, foot] = [392, 378];
  art.fill(roundRect(x - 25, foot - 44, 50, 44), '#f7e8c4');
  art.fill(roundRect(x - 25, foot - 44, 16, 44), '#e3d2ae');
  art.fill(
    polygon(
      points(`${x - 32},${foot - 42} ${x - 20},${foot - 66} ${x + 22},${foot - 66} ${x + 34},${foot - 42}`),
    ),
    '#c98a68',
  );
  art.blot([roundRect(x - 3, foot - 33, 8, 10), roundRect(x + 11, foot - 33, 8, 10)], '#7f8f80');
  // the garden that closes the lane where it turns
  art.fill(
    closed(
      '280,408! 282,384 300,378 318,382 334,374 350,380 368,372 384,378 404,370 424,378 440,408! 360,404',
    ),
    '#86a86e',
  );
  art.fill(closed('330,404! 340,388 358,386 372,392 388,386 404,390 420,404!'), '#6f9660');
}

/** Somebody who comes up the lane and has seen the dog, head near our own eye's level; the shadow towards us. */
function walker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  box.fill(closed('-1,0! -10,4 -22,9 -29,13 -28,15 -18,12 -6,7 4,2!'), '#c3b486');
  // trousers, one leg before the other
  box.fill(closed('-0.6,-16! 4.8,-16! 5,-9 6.6,-1.4! 3.6,-0.6 1.6,-8'), '#3f4c58');
  box.fill(closed('-4.8,-16! 1.6,-16! 0,-8 -2.4,0.4! -5.6,0.4 -5,-8'), '#566572');
  box.blot(
    [closed('-6.6,0! -5,-1.2 -2.2,-0.6 -2.2,1.4 -6.4,1.6!'), closed('3.2,-1.8! 6.6,-1.8 7.4,0 3.4,0.6!')],
    '#4a2f28',
  );
  // the arm that waves
  box.fill(
    ribbon(curve('-4.4,-27.6 -8.6,-27 -10.6,-33.4'), 3.2, { start: 1, end: 0.8, samples: 9 }),
    '#b25544',
  );
  box.fill(ellipse(-11, -35.4, 1.7, 2), '#d99c78');
  box.fill(closed('-4.4,-29.4! 0,-31 4.4,-29.4! 5.6,-22 5.2,-14.4! -5.2,-14.4! -5.4,-22'), '#c0604a');
  box.fill(closed('-4.4,-29.4! 0,-31 0.6,-24 -1,-14.4! -5.2,-14.4! -5.4,-22'), '#97493f');
  box.fill(closed('4,-28.6! 6.8,-26 8.6,-20.6 8,-15.6! 6.2,-15.8 5.8,-20.4'), '#c96a50');
  box.fill(roundRect(5, -15, 6.4, 5.6, 1.5), '#d9b878');
  box.fill(roundRect(-1.2, -33, 2.6, 3), '#b97e60');
  box
    .fill(ellipse(0, -35.6, 3.2, 3.9), '#d99c78')
    .fill(closed('-3.5,-34.6! -4,-38.6 0,-40.8 4,-38.6 3.5,-34.8! 2.6,-37 -2.4,-37!'), '#4a352a');
}

/** Clipped leaves in masses: ground, shade, middle, and where the sun comes. */
function hedge(
  art: Art,
  seed: string,
  outline: Path,
  [ground, shade, middle, light]: readonly [string, string, string, string],
): void {
  const form = lit({
    from: { towards: [0.8, -0.6] },
    shade: '#2f5440',
    rim: '#f3f0b0',
    rimWidth: 2,
    stray: 2.4,
  });
  form(art, outline, ground, 8, { depth: 0.5 });
  const chance = random(`hedge ${seed}`);
  const [x0, y0, x1, y1] = outline.bounds();
  const masses = (count: number, size: number, low: number): Path[] =>
    range(count, () => {
      const t = chance() ** 1.1;
      const [x, y] = [chance.between(x0 - 6, x1 + 6), y0 + t * low * (y1 - y0)];
      return clump(x, y, size * (0.5 + t) * chance.between(0.5, 1.2), chance);
    });
  art.clip(outline, () => {
    art.blot(masses(34, 17, 1), shade).blot(masses(40, 15, 0.96), middle);
    art.blot(masses(26, 8, 0.9), light);
    art.blot(sprigs(30, [x0, y0, x1, y1], chance), middle).blot(sprigs(22, [x0, y0, x1, y1], chance), light);
  });
}

/** A mass of clipped leaves: round to the sun, ragged below. */
function clump(x: number, y: number, size: number, chance: ReturnType<typeof random>): Path {
  const edge = range(13, (i): Point => {
    const angle = (i * 360) / 13;
    const ragged = angle > 90 && angle < 270 ? chance.between(0.35, 1.05) : chance.between(0.8, 1.1);
    return polar(x, y, size * ragged, angle);
  });
  return spline(edge, true, 0.6).scale(1, 0.82, x, y);
}

/** A few leaves drawn one by one, where the hedge is near. */
function sprigs(
  count: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  chance: ReturnType<typeof random>,
): Path[] {
  return range(count, () => {
    const t = 0.3 + 0.7 * chance();
    const size = (3 + t * 9) * chance.between(0.6, 1.2);
    return leaf(chance.between(x0, x1), y0 + t * (y1 - y0), size, size * 0.5, chance.between(-100, 60));
  });
}

/** Two flat stones before the door. */
function step(art: Art): void {
  art.fill(closed('280,690! 280,640! 330,634 420,634 500,640! 500,690!'), '#efe0ba');
  art.fill(closed('280,656! 340,650 430,650 500,655! 500,690! 280,690!'), '#fff6da');
  strokes(
    art,
    ['282,650 340,648 430,648 498,652', '372,636 366,650', '382,652 380,668'],
    1.4,
    '#c4ad82',
    0.1,
  );
}
