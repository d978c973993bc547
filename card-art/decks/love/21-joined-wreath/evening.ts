import { byHand, INK, ink, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  local,
  Path,
  points,
  polygon,
  ramp,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { GLOW } from './wreath.ts';

/** Where the sun went down it is still bright; over us it is night already. */
export function sky(art: Art): void {
  art.fill(
    roundRect(40, 40, 520, 460),
    art.linear(
      0,
      60,
      0,
      470,
      ramp(0, '#2c4258', 0.3, '#4c6a7c', 0.54, '#93a79a', 0.76, '#e0cc98', 0.9, '#f2cf90', 1, '#f6d694'),
    ),
  );
  stippledGlow(art, GLOW[0], 452, 240, '#fdf0b8', 0.95, 0.62);
  for (const [band, tone] of [
    [
      '40,312 86,306 120,296 150,302 196,298 236,304 300,300 352,308! 290,318 240,316 190,328 130,322 84,330 40,326!',
      '#5a7180',
    ],
    ['300,252 352,246 384,236 420,246 470,240 540,236! 500,256 440,266 390,260', '#3f5a6c'],
    ['52,374 84,370 106,362 134,368 196,370! 150,380 120,378 90,386', '#b08a74'],
  ] as const) {
    const cloud = byHand(closed(band), 2);
    art.fill(cloud, tone);
    const [, top, , foot] = cloud.bounds();
    stippled(art, cloud, '#f3d9a4', [300, top + (foot - top) * 0.5], [300, foot], [0, 0.85]);
  }
  // geese, on their way too
  strokes(
    art,
    range(9, (i) => {
      const [x, y] = i < 6 ? [150 + i * 19, 214 + i * 8.5] : [245 - (i - 5) * 9, 256 + (i - 5) * 15];
      return curve(`${x - 8},${y + 4} ${x - 3},${y} ${x},${y + 3} ${x + 4},${y - 1} ${x + 9},${y + 2}`);
    }),
    INK.form,
    '#1f3142',
    0,
  );
}

/** Hills behind one another, a row of poplars. */
export function fields(art: Art): void {
  for (const [crest, fill] of [
    ['30,440 120,424 220,436 330,418 440,432 570,414', '#8c967c'],
    ['30,462 110,456 200,460 320,450 440,456 570,444', '#66785f'],
    ['30,492 120,486 240,494 360,482 470,490 570,478', '#4c6152'],
  ] as const) {
    const field = byHand(Path.join(curve(crest)).lineTo(570, 540).lineTo(30, 540).close(), 2);
    art.fill(field, fill);
    stippled(art, field, '#e3cf90', [300, 500], [300, 440], [0, fill === '#8c967c' ? 0.9 : 0.55]);
  }
  art.fill(roundRect(30, 530, 540, 350), '#4c6152');
  stippled(
    art,
    byHand(polygon(points('30,530 570,530 570,880 30,880')), 2),
    '#22352f',
    [300, 560],
    [300, 860],
    [0, 0.95],
  );
  art.blot(
    range(7, (i) => {
      const [x, tall] = [158 + i * 15 + (i % 2) * 3, 58 - i * 4.4 + (i % 3) * 5];
      return byHand(
        closed(
          `${x},${456}! ${x - 6},${444 - tall * 0.3} ${x - 3},${450 - tall} ${x},${446 - tall * 1.1} ${x + 4},${450 - tall} ${x + 6.4},${444 - tall * 0.3}`,
        ),
        1,
      );
    }),
    '#3d5450',
  );
}

/** The house they are going to: somebody has lit the lamp. */
export function home(art: Art): void {
  const box = local(art, 104, 470, 0.84);
  box.fill(closed('-60,6 -52,-30 -34,-50 -14,-40 -4,-10 0,8'), '#2f4640');
  box
    .fill(polygon(points('-22,4 -22,-26 34,-26 34,4')), '#b3a98a')
    .fill(polygon(points('34,4 34,-26 54,-30 54,0')), '#6f7468');
  box
    .fill(polygon(points('-30,-24 -12,-50 44,-50 34,-24')), '#7d4a48')
    .fill(polygon(points('34,-24 44,-50 60,-28')), '#55363a');
  box.fill(roundRect(12, -62, 9, 16), '#6a5650');
  box.fill(roundRect(-12, -19, 12, 14), '#fbe5a0').fill(roundRect(14, -19, 9, 23), '#f2c878');
  stippledGlow(art, 98, 458, 46, '#fbe5a0', 0.8, 0.8);
  art.blot(ink(box.place(curve('16,-64 10,-80 22,-96 14,-116 26,-136')), 6, 4, 0.4), '#a9b3a4', 0.7);
}
