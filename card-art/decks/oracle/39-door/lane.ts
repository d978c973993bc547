import { lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  local,
  Path,
  type Point,
  polar,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
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
    hedge(
      art,
      'right',
      closed(
        '500,700! 500,228! 482,228 470,234 464,248 450,250 438,262 436,280 422,284 416,298 418,312 404,318 400,332 392,340! 388,372 398,402 410,430 428,480 454,560 484,640 492,700!',
      ),
      ['#34604a', '#2a5040', '#44724f', '#6f9a58'],
    );
    hedge(
      art,
      'left',
      closed(
        '280,700! 280,262! 296,258 308,270 312,284 324,286 332,300 330,314 342,318 344,332 352,342! 352,372 356,398 352,430 342,470 322,540 304,600 288,660!',
      ),
      ['#6f9a55', '#5a8a50', '#8fb262', '#c3d07c'],
    );
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
