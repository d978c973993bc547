import { ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  closed,
  ellipse,
  type Knot,
  type Local,
  Path,
  points,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** How far the face is turned to the left of us, in radians, on a head of this radius. */
const [TURNED, RADIUS] = [0.42, 116];
const angleOf = (x: number): number => Math.asin(clamp(x / (RADIUS + 2), -1, 1)) - TURNED;
/** Where on the round head a knot of the frontal face comes to lie: the far side narrows. */
const turn = (x: number): number => RADIUS * Math.sin(angleOf(x));
const shape = (knots: string): Path =>
  spline(
    points(knots).map(([x, y, corner = 0]): Knot => [turn(x), y, corner]),
    true,
  );
/** The same on the other side of the face. */
const other = (knots: string): string =>
  knots
    .split(' ')
    .map((knot) => (knot.startsWith('-') ? knot.slice(1) : `-${knot}`))
    .join(' ');

const DISC = '0,-58 -18,-74 -48,-80 -78,-62 -94,-28 -96,12 -84,52 -58,82 -26,96 0,92 0,0';

/** Rings of fine feathers round an eye, as in a cut trunk: they thin out to the rim. */
function rings(art: Art, box: Local, side: 1 | -1): void {
  const x = turn(side * 40);
  const narrow = Math.cos(angleOf(side * 40));
  const disc = box.place(shape(side < 0 ? DISC : other(DISC)));
  art.clip(disc, () => {
    const ring = [27, 36, 45, 54, 63, 72].map((radius, i) =>
      ink(box.place(ellipse(x, 2, radius * 0.96 * narrow, radius * 1.06)), 3.6 - i * 0.2, `${side}${i}`, 0.4),
    );
    art.blot(ring, '#3a385c');
    const chance = random(`rays ${side}`);
    const rays = range(34, (i): Path => {
      const angle = i * 10.6 + chance.between(-4, 4);
      return leaf(x, 2, chance.between(44, 70), 3, angle);
    });
    art.blot(box.place(Path.join(rays)), '#d8d6e6', 0.28);
  });
}

function eye(art: Art, box: Local, side: 1 | -1): void {
  const [x, y] = [turn(side * 40), 2];
  const narrow = Math.cos(angleOf(side * 40)) ** 0.8;
  const round = (radius: number, dx = 0, dy = 0): Path =>
    ellipse(x + dx, y + dy, radius * narrow, radius * 1.02);
  box.fill(round(24), '#14142e');
  modelled(
    art,
    box.place(round(21)).bounds(),
    { towards: [-2, 7], soft: 5, shade: '#7a4420', rim: '#ffe6a0', rimWidth: 1.4 },
    () => void box.fill(round(20), '#eab04c'),
  );
  box.fill(round(12, 1, 1), '#12122a');
  box.fill(ellipse(x - 5 * narrow, y - 4, 3.8 * narrow, 3.2), '#fffdf4');
  // the lid: level, so that the look is calm
  const lid = (dx: number, dy: number, corner = 0): Knot => [x + dx * narrow, y + dy, corner];
  const edge = [lid(-13, -10), lid(0, -12), lid(13, -10)];
  box.fill(
    spline([lid(-25, -2, 1), ...edge, lid(25, -2, 1), lid(20, -24), lid(0, -30), lid(-20, -24)], true),
    '#5c587e',
  );
  art.blot(ink(box.place(spline([lid(-25, -2), ...edge, lid(25, -2)])), 3.4, side, 0), '#16162f');
}

/** White marks that stand back to back between the eyes; below the beak two pale patches of down. */
const MARKS = [
  '-4,-20! -14,-44 -34,-58 -52,-56! -34,-46 -20,-28 -14,-4 -14,24! -6,8',
  '4,-20! 14,-44 34,-58 52,-56! 34,-46 20,-28 14,-4 14,24! 6,8',
  '-5,70! -16,70 -26,78 -34,92! -20,90 -10,86 -5,80',
  '5,70! 16,70 26,78 34,92! 20,90 10,86 5,80',
];

/** A great round face, turned: two discs of rings, amber eyes, a small hooked beak. */
export function face(art: Art, box: Local): void {
  for (const side of [1, -1] as const) {
    const disc = shape(side < 0 ? DISC : other(DISC));
    modelled(
      art,
      box.place(disc).bounds(),
      { towards: [-6, -4], soft: 10, shade: '#24234a', rim: '#cfcde4', rimWidth: side < 0 ? 2.6 : 1.4 },
      () => void box.fill(disc, side < 0 ? '#d0cde0' : '#8f8ca6'),
    );
    rings(art, box, side);
  }
  const brow = shape('0,-30 -18,-60 -34,-78 -10,-92 0,-86 10,-92 34,-78 18,-60');
  stippled(art, box.place(brow), '#1c1c3c', box.at(0, -100), box.at(0, -40), [1, 0.2]);
  for (const side of [-1, 1] as const) eye(art, box, side);
  box.fill(shape('-8,60 8,60 12,84 0,98 -12,84'), '#4a4868');
  for (const [i, mark] of MARKS.entries())
    modelled(
      art,
      box.place(shape(mark)).bounds(),
      { towards: [-3, -3], soft: 4, shade: '#77748f', rim: '#ffffff', rimWidth: 1 },
      () => void box.fill(shape(mark), i % 2 ? '#d0cee0' : '#f2f0f8'),
    );
  // the beak stands out from the face, and so further to the left
  const beak = closed('-44,16! -57,25 -64,40 -65,56 -61,73! -50,62 -43,48 -39,30!');
  modelled(
    art,
    box.place(beak).bounds(),
    { towards: [-4, -4], soft: 4, shade: '#6a3c24', rim: '#fff0c0', rimWidth: 1.6 },
    () => void box.fill(beak, '#d9a650'),
  );
}
