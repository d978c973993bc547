import { strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  local,
  Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { DOOR, face, ROOM, TRANSOM } from './view.ts';

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

/** What the open door shows: the step, a lane between hedges, the neighbours' roofs, the morning. */
export function lane(art: Art): void {
  art.clip(OUT, () => {
    art.fill(
      roundRect(290, 150, 210, 540),
      art.linear(470, 200, 310, 400, ramp(0, '#fffbe6', 0.5, '#eef3d8', 1, '#cfe3cf')),
    );
    far(art);
    art.fill(roundRect(290, 376, 210, 320), art.linear(0, 376, 0, 660, ramp(0, '#a5bd7c', 1, '#7f9d5c')));
    art.fill(
      closed(
        '288,690! 296,640 330,540 350,470 360,424 356,400 336,384! 352,378! 380,386 398,404 408,430 424,480 452,560 486,640 500,690!',
      ),
      art.linear(0, 380, 0, 680, ramp(0, '#f1dfb0', 1, '#fdf1cd')),
    );
    // what the right hedge throws across it
    art.fill(
      closed(
        '394,398! 408,430 424,480 452,560 486,640 500,690! 436,690! 428,652 430,636 416,600 414,572 404,548 402,520 392,494 394,474 386,450 386,428 380,404!',
      ),
      '#cbc49a',
    );
    walker(art, 366, 392);
    hedge(art, { far: [391, 336, 399], near: [506, 214, 716] }, ['#2f5a46', '#244a3b', '#4a7a54', '#86ab62']);
    hedge(art, { far: [353, 341, 399], near: [278, 250, 682] }, ['#6a9853', '#4f8049', '#90ad6e', '#d2dc8a']);
    step(art);
  });
}

function far(art: Art): void {
  art.fill(closed('330,400! 330,334 344,322 356,326 370,312 384,320 398,306 416,322 430,400!'), '#bcd2b2');
  art.fill(
    polygon([
      [358, 366],
      [358, 330],
      [392, 330],
      [392, 366],
    ]),
    '#f7e8c4',
  );
  art.fill(
    polygon([
      [352, 333],
      [362, 315],
      [388, 315],
      [398, 333],
    ]),
    '#c98a68',
  );
  art.fill(roundRect(366, 340, 7, 9), '#7f8f80');
  art.fill(closed('340,392! 342,366 352,360 362,364 372,358 384,362 396,360 404,392!'), '#8fb07a');
}

/** Somebody who comes along where the lane turns, head at our own eye's level; the shadow towards us. */
function walker(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  box.fill(closed('-1,0! -12,6 -26,12 -24,15 -8,10 4,2!'), '#cfb98a');
  box.fill(
    closed('-4.6,-16! 4.6,-16! 5,-8 6.4,-1! 3.4,-1 1.4,-8 0,-12 -1.6,-7 -3,1! -6,1 -5.4,-8'),
    '#4c5a66',
  );
  box.fill(closed('-4,-30! 0,-32 4,-30! 6,-27 5.4,-20 5.2,-14! -5.2,-14! -5.6,-22 -6,-27'), '#c0604a');
  box.fill(closed('-4,-30! 0,-32 1,-24 -1,-14! -5.2,-14! -5.6,-22 -6,-27'), '#97493f');
  box.fill(closed('4,-29! 7,-27 9.4,-21 8,-15.6! 6.4,-15.8 6.4,-20'), '#c0604a');
  box.fill(roundRect(5, -15, 7, 6, 1.5), '#d9b878');
  box
    .fill(ellipse(0, -36, 3.2, 4), '#d99c78')
    .fill(closed('-3.6,-35! -4,-39 0,-41.4 4,-39 3.6,-36! 0,-38'), '#4a352c');
}

/** Where a clipped hedge ends up the lane and where it comes to us: x, top, foot. */
interface Run {
  far: readonly [x: number, top: number, foot: number];
  near: readonly [x: number, top: number, foot: number];
}

/** One face that runs to the vanishing point, leaves that grow as it nears: in its shade, in clusters, where the sun comes. */
function hedge(
  art: Art,
  { far, near }: Run,
  [ground, shade, middle, light]: readonly [string, string, string, string],
): void {
  const chance = random(`hedge ${near[0]}`);
  /** A place on its face: `t` from far to near, `down` from its top to its foot. */
  const at = (t: number, down: number): Point => [
    lerp(far[0], near[0], t),
    lerp(lerp(far[1], near[1], t), lerp(far[2], near[2], t), down),
  ];
  const size = (t: number): number => lerp(2, 12, t);
  const leafAt = (t: number, down: number, angle: number, grown = 1): Path => {
    const length = size(t) * grown * chance.between(0.7, 1.25);
    return leaf(...at(t, down), length, length * 0.52, angle);
  };
  const crown = (from: number, grown: number, low: number): Path[] =>
    range(120, () => leafAt(chance() ** 0.8, from + low * chance() ** 2, chance.between(-75, 75), grown));
  const cluster = (count: number, leaves: number, deepest: number): Path[] =>
    range(count, (): Path[] => {
      const [t, down] = [chance() ** 0.75, chance() * deepest];
      return range(leaves, () =>
        leafAt(
          Math.max(0, t + chance.between(-0.09, 0.09)),
          down + chance.between(-0.07, 0.07),
          chance.between(-110, 110),
        ),
      );
    }).flat();
  art.blot(crown(0, 1.1, 0.03), middle);
  const wall = polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  art.fill(wall, ground);
  art.clip(wall, () => {
    art.fill(polygon([at(0, 0.72), at(1, 0.8), at(1, 1), at(0, 1)]), shade, 0.8);
    art.blot(cluster(26, 12, 1), shade).blot(cluster(20, 12, 0.85), middle);
    art.blot(cluster(9, 8, 0.5), light);
  });
  art.blot(crown(0, 0.8, 0.05), light);
  // grass at its foot
  art.blot(
    range(60, () => leafAt(chance() ** 0.8, 1, chance.between(-50, 50), 0.8)),
    middle,
  );
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
