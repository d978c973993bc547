import { mix } from '../../../kit/grade/mix.ts';
import { byHand, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  ellipse,
  lerp,
  type Path,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Early light through mist: no sun to be seen, but where it stands. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 40, 512, 480),
    art.linear(120, 60, 420, 470, ramp(0, '#a9bdb8', 0.45, '#d3d8be', 0.8, '#f3e6ba', 1, '#f8eccb')),
  );
  stippledGlow(art, 530, 380, 240, '#fff8de', 0.9, 0.8);
}

/** Ranges and spurs, each standing in the mist before the next. */
export function hills(art: Art): void {
  for (const [crest, fill, mist, depth] of [
    [
      '30,330 90,300 150,270 200,300 260,330 330,310 400,342 480,360 580,352',
      '#9fb4b2',
      '#eee6c8',
      [20, 120],
    ],
    ['30,392 100,372 180,384 260,412 340,424 420,410 500,420 580,404', '#87a09a', '#efe5c2', [8, 74]],
    ['30,430 120,436 200,452 280,478 350,494 440,486 520,470 580,462', '#718c80', '#ede1b8', [6, 80]],
  ] as const)
    mistyHill(art, { crest, fill, mist, depth, foot: 620 });
}

/** A white village on its spur, a tower, smoke: small as one sees it over a valley. */
export function village(art: Art): void {
  const chance = random('village');
  for (const [x, y, wide, tall] of [
    [300, 476, 16, 12],
    [318, 468, 14, 16],
    [335, 478, 18, 13],
    [354, 486, 15, 11],
    [284, 484, 13, 10],
    [370, 494, 14, 9],
  ] as const) {
    art
      .fill(roundRect(x, y, wide, tall), '#d9cfae')
      .fill(roundRect(x + wide * 0.62, y, wide * 0.38, tall), '#fff4d4');
    art.fill(
      polygon([
        [x - 1.5, y + 0.5],
        [x + wide * 0.5, y - 5],
        [x + wide + 1.5, y + 0.5],
      ]),
      '#b07858',
    );
    art.fill(roundRect(x + wide * chance.between(0.15, 0.4), y + tall * 0.35, 2.2, 3.4), '#6f7a70');
  }
  art.fill(roundRect(311, 448, 7, 30), '#cfc6a8').fill(roundRect(315, 448, 3, 30), '#fff4d4');
  art.fill(closed('310,448! 314.5,436 319,448!'), '#8c6a58');
}

/** The river, where the mist opens. */
export function river(art: Art): void {
  art.fill(
    byHand(
      closed(
        '180,522! 250,514 330,520 392,512 420,514! 380,526 330,536 372,548 460,556 560,552! 560,566! 440,570 340,562 280,544 250,530',
      ),
      1.5,
    ),
    '#f7efcf',
  );
}

/** Rows of round trees down the slope, red specks in them. */
export function groves(art: Art): void {
  const chance = random('groves');
  const trees: [x: number, y: number, size: number][] = range(34, (i) => {
    const row = Math.floor(i / 12);
    return [
      chance.between(44, 360) + row * 30,
      lerp(548, 588, row / 2) + chance.between(-4, 4),
      lerp(7, 15, row / 2),
    ];
  });
  for (const [x, y, size] of trees.sort((a, b) => a[1] - b[1])) {
    const crown = byHand(ellipse(x, y - size, size * 1.1, size), 2);
    art.fill(ellipse(x - size, y, size * 1.6, size * 0.26), '#7a8862', 0.7);
    art.fill(crown, mix('#8a9c80', '#5f765c', (y - 545) / 46));
    if (size > 10) stippled(art, crown, '#ece0a8', [x - size * 0.3, y], [x + size, y - size * 1.8], [0, 0.9]);
  }
  art.blot(
    trees
      .filter(([, , size]) => size > 9)
      .flatMap(([x, y, size]): Path[] =>
        range(3, () =>
          ellipse(x + chance.between(-0.7, 0.7) * size, y - size * chance.between(0.5, 1.6), 1.4),
        ),
      ),
    '#b8524e',
  );
}
