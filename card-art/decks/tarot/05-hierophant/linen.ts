import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Path, type Point, polygon, ribbon } from '../../../kit/pen/index.ts';
import { GOLD, LINE, LINEN, toned } from './form.ts';

/** White linen over chest and belly; over two thighs that come towards us, the knees, and the shins below them. */
const CHEST = closed(
  '356,384! 340,410 330,440 326,476 324,506 321,528! 350,556 400,560 470,550! 476,500 470,440 446,400 392,380!',
);
const LAP = closed(
  '322,528! 312,548 296,558 276,564 258,572 247,586 245,602 248,640 246,680 240,730! 470,730! 470,640 474,590 476,540! 450,524 400,530 360,530',
);

/** He sits, turned to the window. */
export function linen(art: Art): void {
  toned(
    art,
    CHEST,
    { ...LINEN, soft: 7 },
    // what the beard, the cope and the near arm throw
    [closed('352,384! 360,410 372,428 386,428 398,416 420,440 452,470! 480,440! 400,376!'), '#bfa8a2'],
    [closed('440,482! 428,504 424,530! 480,540! 480,470! 458,488'), '#9a8488'],
    // folds from the breast into the girdle, and out of it
    [closed('352,420! 352,456 346,490 340,520! 334,520 340,486 344,452'), '#d3bfac'],
    [closed('378,436! 380,470 374,500 368,524! 358,524 368,496 372,464'), '#c6af9e'],
    [closed('416,446! 420,480 416,506 410,526! 400,526 410,502 412,470'), '#c6af9e'],
  );
  lap(art);
}

function lap(art: Art): void {
  // below the beam it takes the cool of the choir
  const matt = {
    fill: art.linear(0, 540, 0, 660, [
      [0, LINEN.fill],
      [1, '#dcd6d8'],
    ]),
    shade: LINEN.shade,
  };
  toned(
    art,
    LAP,
    { ...matt, soft: 3 },
    // what the girdled belly throws, and the valley between the thighs
    [closed('318,524! 360,533 410,534 474,518! 474,536 430,543 384,547 340,543!'), '#c9bab4'],
    [closed('290,594! 312,578 338,562 372,550! 366,566 348,580 334,592 326,606! 308,604!'), '#b3a6ac'],
    // the cloth between the knees, its folds hang from where it sags
    [
      closed('280,590! 290,602 306,608 322,606 332,600! 330,640 326,740! 276,740! 282,680 284,630!'),
      '#8f8498',
    ],
    [closed('290,606! 298,622 302,670 302,740! 284,740! 290,690 292,640!'), '#5f5470'],
    [closed('320,610! 324,640 322,690 320,740! 306,740! 312,690 316,640!'), '#5f5470'],
    // the far shin's side
    [closed('272,590! 280,590 284,600 286,640 282,690 280,740! 266,740! 270,680 272,630!'), '#b0a5b2'],
    // the near thigh's side under its ridge, the calf's, and the folds that hang from them
    [closed('366,602! 382,588 416,568 476,546! 480,740! 376,740! 379,690 377,640'), '#a398aa'],
    [closed('384,610! 400,594 434,580 480,566! 480,740! 390,740! 396,690 394,644'), '#82778c'],
    [closed('392,614! 401,650 402,700 400,740! 414,740! 412,690 405,646'), '#62566e'],
    [closed('430,590! 439,640 440,700 438,740! 456,740! 452,690 445,636'), '#62566e'],
    // the near thigh rounds over to its side, and what it keeps from the light under it
    [closed('374,604! 398,588 434,573 478,556! 478,570 440,586 408,601 382,618!'), '#bcb1be'],
    [closed('390,616! 410,606 444,594 480,586! 480,602 448,608 420,616!'), '#6f6480'],
    // the knees: what each throws on the cloth that falls from it
    [closed('246,616! 260,620 276,612 288,598! 290,620 284,652 276,690! 268,700 258,660 250,640'), '#a99eac'],
    [
      closed('331,630! 342,637 360,635 375,628 381,620! 384,646 380,682 378,724! 368,684 354,662 338,646'),
      '#6e6279',
    ],
    // the ridge of the near thigh and both knees take the light
    [
      closed(
        '470,536! 430,552 396,566 366,586 346,590 335,600 331,614! 342,606 352,603 368,602! 392,584 430,566 476,548!',
      ),
      '#fbf3e8',
    ],
    [
      closed(
        '330,538! 314,550 292,560 264,568 248,582 244,606 246,640! 254,606 264,592 284,584! 304,574 330,556!',
      ),
      '#fffaf0',
    ],
    [closed('245,606! 246,592 254,582 268,577 281,580 288,589! 285,601 274,610 260,615 248,614!'), '#fffaf0'],
    [closed('331,618! 331,606 338,597 351,592 367,594 378,603! 379,612 373,621 362,626 346,627!'), '#f3eae2'],
    [closed('331,617! 345,627 362,626 373,621 379,609! 383,618 376,630 360,637 342,635 331,628!'), '#b9adb6'],
    [closed('264,616! 276,610 286,600 289,590! 293,598 288,608 278,615 268,619!'), '#c6bac0'],
  );
  strokes(
    art,
    [
      // over the thighs to the knees
      '350,546 326,560 300,572 284,580',
      '440,552 408,566 384,582',
      // slung from knee to knee
      '284,600 294,612 308,617 320,613 328,604',
      // round the knees
      '246,610 258,616 274,611 286,601',
      '342,634 358,634 372,627 380,616',
      '366,602 380,592 398,584',
      '372,614 386,606 404,602',
      // down from the knees
      '256,612 254,650 250,690',
      '272,606 271,650 268,690',
      '338,620 335,660 334,700',
      '376,622 378,660 378,700',
    ],
    INK.form,
    LINE.linen,
    0.14,
  );
}

/** The green stole: down the chest, under the girdle, over the thighs, from the knees down. */
export function stole(art: Art): void {
  for (const [way, bend, x, y, turn] of [
    [
      '360,396 350,440 343,490 334,530 314,556 288,570 270,582 263,600 263,630 260,672',
      '246,608! 262,614 280,604! 284,630 278,700! 246,700 248,640!',
      261,
      650,
      3,
    ],
    [
      '396,402 402,450 398,500 392,532 380,560 364,580 354,594 350,612 352,650 350,706',
      '336,626! 350,630 366,624! 370,660 364,720! 336,720 334,660!',
      351,
      684,
      0,
    ],
  ] as const) {
    const band = ribbon(curve(way), 20, { start: 1, end: 1, samples: 30 });
    toned(art, band, { fill: '#2f7a62', shade: '#164440', rim: '#bcd6a0', soft: 3, rimWidth: 1.4 });
    // it goes over the knee: lit on top, in its own shade where it falls
    art.clip(band, () => art.fill(closed(bend), '#12403c', 0.55));
    art.line(ribbon(curve(way), 14, { start: 1, end: 1, samples: 30 }), 1.1, '#d2ac58');
    const cross = (path: Path): Path => path.rotate(turn).translate(x, y);
    art.blot(
      ['0,-11 0,11', '-7,-3 7,-3'].map((bar) => cross(ribbon(curve(bar), 3.6, { start: 0.9, end: 0.9 }))),
      '#f2cf84',
    );
    art.blot(
      [-8, -4, 0, 4, 8].map((dx) =>
        cross(ribbon(curve(`${dx},21 ${dx * 1.1},34`), 2.6, { start: 1, end: 0.7 })),
      ),
      '#e0b058',
    );
  }
}

/** A gold cord round the waist, over the stole. */
export function girdle(art: Art): void {
  const way = curve('310,516 346,529 384,533 424,529 474,512');
  art.clip(CHEST, () => {
    toned(art, ribbon(way, 9, { start: 1, end: 1, samples: 20 }), { ...GOLD, soft: 2.4 });
    art.blot(
      way
        .walk(24)
        .map(({ x, y }) =>
          ribbon(curve(`${x - 2},${y - 4} ${x},${y} ${x + 2},${y + 4}`), 1.4, { start: 0.6, end: 0.6 }),
        ),
      LINE.gold,
    );
  });
}

const [RED, AMBER, BLUE] = ['#e0603c', '#f2b04a', '#4f9fb0'] as const;

/** Where the window falls: over the thigh from its point at the hip to the knee's edge, and down before the knee. */
const THROWN: readonly (readonly [
  shape: Path,
  corners: readonly [Point, Point, Point, Point],
  wide: number,
])[] = [
  [
    closed('386,546! 356,546 322,554 292,565 270,576! 282,580 288,590! 304,586 326,576 352,562!'),
    [
      [352, 534],
      [256, 572],
      [290, 602],
      [394, 556],
    ],
    6,
  ],
  [
    closed('268,577! 254,582 246,592 245,606 247,630! 258,634 270,630 276,612! 288,598 288,589 281,580!'),
    [
      [284, 566],
      [240, 588],
      [242, 640],
      [292, 612],
    ],
    3,
  ],
];

/** The panes of the window, broken by the knee that is turned to it. */
export function colours(art: Art): void {
  art.clip(LAP, () => {
    for (const [shape, corners, wide] of THROWN)
      art.clip(shape, () => {
        art.fill(shape, '#fff0c0', 0.4);
        panes(art, corners, wide, 2);
      });
  });
}

/** A lattice of panes in a field of four corners. */
function panes(
  art: Art,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  wide: number,
  high: number,
): void {
  const across = (u: number, v: number, i: 0 | 1): number =>
    (a[i] * (1 - u) + b[i] * u) * (1 - v) + (d[i] * (1 - u) + c[i] * u) * v;
  for (let row = 0; row <= 2 * high; row++)
    for (let column = row % 2; column <= 2 * wide; column += 2) {
      const corner = (dx: number, dy: number): Point => {
        const [u, v] = [(column + dx) / 2 / wide, (row + dy) / 2 / high];
        return [across(u, v, 0), across(u, v, 1)];
      };
      const tone = [AMBER, BLUE, AMBER, RED, AMBER][(row * 2 + column) % 5]!;
      art.fill(polygon([corner(0, -0.86), corner(0.86, 0), corner(0, 0.86), corner(-0.86, 0)]), tone, 0.26);
    }
}
