import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';
import { form, GOLD, LINE, LINEN, toned } from './form.ts';

const RED = { shade: '#4a1230', rim: '#ffb98c', rimWidth: 2 } as const;

/** White linen: chest and belly, two thighs that come towards us to the knees, and what falls from them to the feet. */
const CHEST = closed(
  '352,384! 338,440 328,500 318,552! 380,572 446,568! 484,548 500,500 484,440 446,396 392,380!',
);
const LAP = closed(
  '330,512! 312,544 288,552 268,562 257,576 254,600 252,640 248,690 238,730! 254,739 276,738 290,732! 302,744 326,756 352,760 380,757 430,742! 452,700 470,640 484,590 494,540! 430,520 380,508',
);

/** He sits: linen over breast, lap and knees, girt with gold. */
export function linen(art: Art): void {
  toned(
    art,
    CHEST,
    { ...LINEN, soft: 8 }, // what the sleeve and the beard throw
    [closed('424,452! 436,500 462,536 500,556! 470,580 440,566 424,520 414,474'), '#bfa8a2'],
    [closed('350,380! 356,400 370,424 386,424 400,404! 404,384!'), '#bfa8a2'],
    // folds run from the breast to the girdle, and on from it
    [closed('366,430! 372,462 370,496 362,524! 356,524 362,490 362,458'), '#d0bca8'],
    [closed('384,430! 392,466 392,498 386,526! 376,526 384,494 382,460'), '#bfa48e'],
    [closed('412,424! 424,462 430,496 432,522! 418,522 416,490 408,456'), '#d0bca8'],
    [closed('352,526! 350,544 342,562! 332,562 342,544 344,526'), '#d0bca8'],
    [closed('376,530! 378,548 370,566! 358,566 368,548 368,530'), '#bfa48e'],
    [closed('410,530! 416,544 414,560! 402,560 406,544 402,530'), '#bfa48e'],
    [
      closed('322,520! 352,531 390,534 436,528 490,506! 490,514! 436,537 390,543 352,540 320,528!'),
      '#a68a84',
    ],
  );
  // below the beam it takes the cool of the choir
  const matt = {
    fill: art.linear(0, 530, 0, 640, [
      [0, LINEN.fill],
      [1, '#e2dedf'],
    ]),
    shade: LINEN.shade,
  };
  toned(
    art,
    LAP,
    { ...matt, soft: 3 }, // the near thigh's side and the calf's, turned from the window
    ['344,604! 372,588 410,572 450,556 480,540! 490,770! 362,770! 368,720 366,670 358,630', '#a096a4'],
    ['372,640! 400,610 440,600 480,580! 490,770! 384,770! 388,720 384,680', '#7b6f82'], // between the knees
    [
      '286,574! 300,580 316,590 324,604! 314,620 312,660 306,720 304,760! 288,740 292,690 296,640 292,600',
      '#857a8c',
    ], // the far thigh, under the near one's light
    ['296,562! 330,570 370,566 420,552! 380,584 346,592 326,598 310,584', '#bfb6bb'],
  );
  strokes(
    art,
    [
      // from the knees down
      '334,606 326,650 324,700 318,750',
      '344,612 346,660 344,710 346,756',
      '352,612 362,660 360,704',
      '264,578 260,630 256,690',
      '274,584 272,640 266,700 264,734',
      // across the lap, from the hip
      '456,552 420,572 384,582 356,590',
      '440,544 404,558 372,562',
      '318,556 334,566 356,566 376,558',
      '300,566 318,578 328,592',
      // the bend of the body
      '348,540 372,548 400,546',
      '340,526 360,534 384,532',
      // what falls beside the calf
      '400,622 408,670 404,740',
      '430,610 432,660 424,720',
    ],
    INK.form,
    LINE.linen,
    0.14,
  );
  girdle(art);
}

/** A gold cord round the waist, knotted at his left. */
function girdle(art: Art): void {
  const way = '318,512 350,524 390,527 436,521 494,498';
  toned(art, ribbon(curve(way), 9, { start: 1, end: 1, samples: 20 }), { ...GOLD, soft: 2.4 });
  art.blot(
    curve(way)
      .walk(22)
      .map(({ x, y }) =>
        ribbon(curve(`${x - 2},${y - 4} ${x},${y} ${x + 2},${y + 4}`), 1.4, { start: 0.6, end: 0.6 }),
      ),
    LINE.gold,
  );
}

/** The green stole: down the chest, over the lap, from the knees down. It tells how he sits. */
export function stole(art: Art): void {
  for (const [way, x, y, turn] of [
    ['350,392 343,448 333,508 316,551 292,566 279,582 275,620 270,672', 271, 650, 4],
    ['398,386 406,440 402,500 388,552 362,582 350,604 351,646 347,706', 348, 684, 2],
  ] as const) {
    const band = ribbon(curve(way), 21, { start: 1, end: 1, samples: 26 });
    toned(art, band, { fill: '#2f7a62', shade: '#164440', rim: '#bcd6a0', soft: 3, rimWidth: 1.4 });
    art.line(ribbon(curve(way), 15, { start: 1, end: 1, samples: 26 }), 1.1, '#d2ac58');
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

const FAR_COPE = closed(
  '364,378! 346,354 330,358 312,386 294,416 276,440 266,456! 270,486 276,516 288,548 300,566! 316,556 324,520 330,486 340,440 358,402!',
);
const NEAR_COPE = closed(
  '384,372! 412,358 440,356 462,366 486,394 508,432 527,472 537,502! 540,560 541,640 550,716 556,756! 460,760 458,700 463,640 470,588 484,550 504,522! 503,488 492,450 472,416 444,396 414,390 378,392!',
);

/** The red cope's far half, over the lifted arm; its lining shows where it falls from the elbow. */
export function copeFar(art: Art): void {
  form(art, FAR_COPE, '#b23442', 12, RED);
  art.clip(FAR_COPE, () => {
    art.fill(closed('358,374! 330,354 300,390 262,456! 270,476! 284,456 306,420 326,390 346,378'), '#d2504c');
    art.fill(closed('352,366! 334,356 308,386 264,456! 268,464! 296,424 318,388 336,370'), '#ee8a68');
    art.fill(closed('364,380! 350,420 330,470 318,520 304,566! 324,560 344,480 362,410'), '#8a2240');
  });
  art.fill(
    closed('300,566! 290,540 282,510 278,478! 288,488 300,490 308,482! 304,520 310,548 316,556!'),
    '#6a1a34',
  );
  strokes(
    art,
    [
      '340,372 318,406 288,446',
      '346,384 330,420 306,462',
      '352,396 338,432 326,470',
      '272,466 284,472 296,470',
    ],
    INK.form,
    LINE.red,
    0.16,
  );
  orphrey(art, '364,396 350,424 338,456 328,496 320,532 308,560');
}

/** Its near half: over the shoulder, over the elbow, and down beside the throne. */
export function copeNear(art: Art): void {
  form(art, NEAR_COPE, '#b23442', 22, RED);
  art.fill(
    closed('504,522! 506,556 502,620 506,700 510,756! 460,760 458,700 463,640 470,588 484,550'),
    '#7a1c36',
    0.75,
  );
  strokes(
    art,
    [
      // from the shoulder to the elbow
      '446,364 474,396 500,444 514,486',
      '424,372 452,390 484,428 504,474',
      '462,374 490,412 518,464',
      // round the elbow
      '534,498 516,494 500,498',
      '530,484 512,480 496,486',
      // and straight down from it
      '522,512 524,600 532,740',
      '508,516 508,590 512,700',
      '536,520 538,620 548,730',
      '480,560 476,640 478,740',
    ],
    INK.form,
    LINE.red,
    0.16,
  );
}

/** Its border, over the sleeve that comes out from under it. */
export const nearBorder = (art: Art): void =>
  orphrey(
    art,
    '386,392 414,390 444,396 472,416 492,450 503,488 504,522 485,552 472,594 466,646 461,700 463,758',
  );

/** The gold border along a front edge, with its lozenges. */
function orphrey(art: Art, way: string): void {
  const path = curve(way);
  toned(art, ribbon(path, 13, { start: 1, end: 0.9, samples: 24 }), { ...GOLD, soft: 2.4 });
  art.blot(
    path
      .walk(Math.round(way.split(' ').length * 2.4))
      .slice(1, -1)
      .map(({ x, y, angle }) => closed('0,-4! 2.6,0! 0,4! -2.6,0!').rotate(angle).translate(x, y)),
    '#9a3038',
  );
}

/** Amice round the neck and the clasp of the cope. */
export function collar(art: Art): void {
  toned(art, '346,360! 352,350 380,352 404,350 414,360! 404,376 386,388 372,394 358,386', {
    ...LINEN,
    soft: 4,
  });
  strokes(art, ['352,362 364,376 374,384', '408,362 396,374 384,384'], INK.form, LINE.linen, 0.1);
}

export function clasp(art: Art): void {
  const round = closed('374,390! 384,394 389,404 384,414 374,418! 364,414 359,404 364,394');
  toned(art, round, GOLD);
  toned(art, ellipse(374, 404, 6.4, 7), {
    fill: '#3f8f86',
    shade: '#1d4c54',
    rim: '#d8f0d8',
    soft: 2,
    rimWidth: 1.2,
  });
  art.blot(
    [
      [374, 394.6],
      [374, 413.4],
      [364.6, 404],
      [383.4, 404],
    ].map(([x, y]) => ellipse(x!, y!, 2)),
    '#a82f40',
  );
}

/** What the window's reds, blues and golds throw on the knees that turn to it. */
export function colours(art: Art): void {
  const glow = (knots: string, tone: string, opacity: number): void =>
    void art.fill(closed(knots), tone, opacity);
  art.clip(LAP, () => {
    glow('268,560! 304,548 316,556 300,574 274,580 256,592!', '#f0a24c', 0.4);
    glow('250,596! 268,578 284,582! 278,622 250,634!', '#e8603c', 0.36);
    glow('250,638! 278,626 272,668 248,682!', '#4f9fb0', 0.4);
    glow('328,612! 342,600 352,640! 344,656 326,660!', '#f6c050', 0.4);
    glow('318,554! 350,548 378,552 356,574 330,580!', '#e8603c', 0.26);
  });
}
