import { byHand, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  Path,
  type Point,
  points,
  polygon,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** Where the level lines of the wall meet, on the eye's height. */
const [VX, VY] = [-160, 500];
/** A place on the wall: `x` on the picture, `height` below the eye measured at the window's edge (x 550). */
const onWall = (x: number, height: number): Point => [x, VY + (height * (x - VX)) / (550 - VX)];
const pane = (x0: number, x1: number, top: number, foot: number): Path =>
  polygon([onWall(x0, top), onWall(x1, top), onWall(x1, foot), onWall(x0, foot)]);

/** The house's far corner, the opening, its sill and lintel. */
const CORNER = 384;
const [LEFT, RIGHT] = [424, 518];
const [LINTEL, SILL] = [-212, 136];

/** Plaster that the dawn reaches from the left, shutters folded back. */
export function wall(art: Art): void {
  const plaster = byHand(pane(CORNER, 580, -380, 420), 1);
  modelled(
    art,
    [CORNER - 4, 80, 580, 900],
    { towards: [-16, 0], soft: 22, shade: '#6a5c68', depth: 0.7, rim: '#f2d0bc', rimWidth: 2.4 },
    () => void art.fill(plaster, '#bb9c96'),
  );
  art.clip(plaster, () => {
    stippled(art, plaster, '#54505e', [0, 330], [0, 120], [0, 0.9]);
    stippled(art, plaster, '#4c5458', [460, 690], [470, 870], [0, 0.9]);
  });
  for (const [from, to] of [
    [CORNER + 9, LEFT - 6],
    [RIGHT + 8, 580],
  ] as const)
    shutter(art, from, to);
}

/** A louvred shutter flat against the wall. */
function shutter(art: Art, from: number, to: number): void {
  const board = byHand(pane(from, to, LINTEL - 4, SILL + 2), 0.6);
  stippled(art, board.translate(7, 8), '#4c4450', [0, 280], [0, 640], [0.8, 0.8]);
  modelled(
    art,
    board.bounds(),
    { towards: [-5, -4], soft: 6, shade: '#2c4a4c', rim: '#cfd6bc', rimWidth: 1.8 },
    () => void art.fill(board, '#6c8c80'),
  );
  const inset = (to - from) * 0.16;
  const slats = range(17, (i): Path => {
    const height = LINTEL + 12 + i * 19.4;
    return pane(from + inset, to - inset, height, height + 7);
  });
  art.blot(slats, '#456a64');
}

/** The opening: lamp light in the room, the frame's thickness on the far side. */
export function room(art: Art): void {
  art.fill(pane(LEFT - 7, RIGHT + 7, LINTEL - 9, SILL + 4), '#5c4648');
  const opening = pane(LEFT, RIGHT, LINTEL, SILL);
  art.fill(opening, '#b8764c');
  art.clip(opening, () => {
    stippledGlow(art, 494, 400, 150, '#ffd088', 1, 1.2);
    // a shelf with books, far in; the lamp that was left burning
    art.fill(polygon(points('436,446 520,442 520,448 436,452')), '#7c4a3c');
    art
      .fill(polygon(points('452,422 459,422 459,445 452,446')), '#8f5a48')
      .fill(polygon(points('461,416 470,415 470,444 461,445')), '#6c5a58');
    art.line(curve('494,290 494,372'), 1.6, '#5c4038');
    art.fill(closed('470,398! 476,374 494,366 512,374 518,398! 494,404'), '#ffe9b8');
    art.fill(pane(LEFT, LEFT + 11, LINTEL, SILL), '#8a5a4c');
  });
}

/** The ledge, that stands out from the wall towards us. */
export function sill(art: Art): void {
  const [a, b] = [onWall(LEFT - 16, SILL), onWall(RIGHT + 14, SILL)];
  const [c, d]: Point[] = [
    [b[0] - 44, b[1] + 26],
    [a[0] - 54, a[1] + 24],
  ];
  const board = (top: Point, end: Point, thick: number): Path =>
    polygon([top, end, [end[0], end[1] + thick], [top[0], top[1] + thick]]);
  art.clip(pane(CORNER, 580, 0, 420), () => {
    stippled(
      art,
      board([d![0] + 16, d![1] + 4], [c![0] + 10, c![1] + 4], 26),
      '#4c4450',
      [0, 640],
      [0, 676],
      [1, 0.4],
    );
  });
  art.fill(byHand(polygon([a, b, c!, d!]), 0.6), '#e3c6b6').fill(byHand(board(d!, c!, 12), 0.6), '#8a6c6c');
  art.fill(polygon([c!, b, [b[0], b[1] + 12], [c![0], c![1] + 12]]), '#745a60');
}

/** The roof's edge over the window: boards from below, a row of tiles. */
export function eave(art: Art): void {
  const under = polygon([onWall(CORNER - 8, -366), onWall(580, -366), [580, 66], [330, 192]]);
  art.fill(byHand(under, 1), '#3c4450');
  const rafters = range(7, (i): Path => {
    const x = 386 + i * 30;
    const [wx, wy] = onWall(x, -366);
    return polygon([
      [wx, wy],
      [wx + 9, wy - 5],
      [wx - 34, wy - 44],
      [wx - 42, wy - 38],
    ]);
  });
  art.blot(rafters, '#5c5658');
  const rim = tube(
    [[326, 198], ...range(5, (i): Point => [374 + i * 54, 172 - i * 28])],
    [5, 7, 9, 11],
    12,
  ).outline;
  const tiles = range(11, (i) => ellipse(336 + i * 22.4, 189 - i * 11.6, 8 + i * 0.4, 8 + i * 0.4));
  modelled(
    art,
    [300, 40, 580, 220],
    { towards: [-4, -5], soft: 5, shade: '#27323e', rim: '#e0bcae', rimWidth: 1.6 },
    () => void art.fill(Path.join(rim, tiles), '#5f6c70'),
  );
}

/** Half-closed roses: place, size, where they lean, how far open. */
const ROSES = [
  [404, 812, 1, -18, 0.9],
  [448, 778, 1.3, 12, 1.2],
  [480, 816, 0.9, -26, 0.5],
  [520, 772, 1.2, -8, 0.7],
  [366, 838, 0.8, 16, 0.4],
] as const;

/** Weeds and wild roses at the foot of the wall, close to us. */
export function weeds(art: Art): void {
  const chance = random('weeds');
  const blades = range(44, (i): Path => {
    const x = 352 + i * 5 + chance.between(-4, 4);
    return leaf(
      x,
      884,
      chance.between(40, 96) * (x > 420 ? 1.2 : 0.8),
      chance.between(7, 13),
      chance.between(-26, 20),
      chance.between(-10, 6),
    );
  });
  art.blot(
    blades.filter((_, i) => i % 3),
    '#2b4a4a',
  );
  art.blot(
    blades.filter((_, i) => i % 3 === 0),
    '#4c6c60',
  );
  for (const [x, y, size, turn, open] of ROSES) {
    art.blot(ink(curve(`${x},${y} ${x + 5},${y + 40} ${x + 3},${y + 90}`), 2.2, x, 0), '#2b4a4a');
    // before sunrise they have hardly opened
    const petals = [-34, 34, -14, 16].map((angle) =>
      leaf(x, y + 4, 19 * size, 12 * size, turn + angle * open, angle * 0.1),
    );
    modelled(
      art,
      Path.join(petals).bounds(),
      { towards: [-3, -2], soft: 3, shade: '#95566c', rim: '#f6d3c6', rimWidth: 1.2 },
      () => {
        petals.forEach((petal, i) => void art.fill(petal, i < 2 ? '#bc7f86' : '#d59c9a'));
      },
    );
    art.fill(ellipse(x, y + 4, 4 * size, 4.6 * size), '#2b4a4a');
  }
}
