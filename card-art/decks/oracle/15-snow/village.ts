import { byHand, INK, ink, modelled, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  closed,
  curve,
  local,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

/** A house that the snow has almost taken in: gable to us, roof running back to the right; foot of the wall at (x, y). */
export function house(art: Art, x: number, y: number, scale: number, awake: boolean): void {
  const box = local(art, x, y, scale);
  const shape = (knots: string): Path => byHand(polygon(points(knots)), 1);
  const soft = (knots: string): Path => closed(knots);
  const smoke = ribbon(curve('92,-168 84,-200 100,-232 88,-268 104,-310'), 17, {
    start: 0.4,
    end: 0.1,
    peak: 0.6,
  });
  if (awake) printed(art, box.place(smoke).bounds(), () => void box.fill(smoke, '#f4f8ff', 0.85));
  box.fill(shape('84,-176 100,-177 100,-140 84,-138'), '#4c4a6c');
  box.fill(shape('40,6 40,-50 150,-76 150,-18'), '#3c4470');
  modelled(
    art,
    box.place(roundRect(-60, -150, 120, 160)).bounds(),
    { towards: [-9, -5], soft: 9, shade: '#2a2c54', rim: '#9aa6cc', rimWidth: 1 },
    () => void box.fill(shape('-40,8 -40,-54 2,-140 42,-50 42,8'), '#5c5878'),
  );
  const planks = [
    '-26,4 -26,-76',
    '-12,4 -12,-104',
    '2,4 2,-134',
    '16,4 16,-100',
    '30,4 30,-72',
    '-40,-52 42,-50',
  ];
  art.blot(
    planks.map((plank, i) => ink(box.place(curve(plank)), INK.form * Math.sqrt(scale), i, 0.1)),
    '#2f2f58',
  );
  box.fill(shape('-4,-92 12,-92 12,-70 -4,-70'), '#2f2f58');
  if (awake) {
    stippledGlow(art, ...box.at(-8, -22), 74 * scale, '#ffc46c', 0.9);
    box.fill(shape('-26,-42 14,-42 14,-6 -26,-6'), '#ffdf94');
    box.fill(shape('-26,-42 14,-42 14,-32 -26,-32'), '#ffc870');
    box
      .fill(shape('-8,-42 -4,-42 -4,-6 -8,-6'), '#6c4438')
      .fill(shape('-26,-26 14,-26 14,-22 -26,-22'), '#6c4438');
  } else box.fill(shape('-22,-38 8,-38 8,-8 -22,-8'), '#2f3560');
  // the roof's snow: its thick edge in the light, the long slope turned from it
  modelled(
    art,
    box.place(roundRect(-90, -180, 290, 190)).bounds(),
    { towards: [-8, -12], soft: 12, shade: '#7c9fd0', rim: '#ffffff', rimWidth: 2.6 },
    () =>
      void box.fill(
        soft(
          '4,-172! 60,-184 116,-184 132,-172! 150,-128 174,-78 170,-66! 132,-54 92,-48 58,-34 48,-42! 34,-84 12,-130',
        ),
        '#c6d9f2',
      ),
  );
  modelled(
    art,
    box.place(roundRect(-80, -180, 150, 160)).bounds(),
    { towards: [-5, -5], soft: 5, shade: '#9dbbe2', rim: '#ffffff', rimWidth: 2 },
    () =>
      void box.fill(
        soft(
          '2,-176! 14,-170 34,-122 62,-52 60,-34! 44,-32 30,-70 2,-140! -22,-96 -44,-48 -52,-34! -70,-36 -72,-48 -40,-108 -14,-158',
        ),
        '#f6faff',
      ),
  );
}

/** Drifts that lie against the walls and bury their feet. */
export function drift(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const heap = closed(
    '-110,22! -76,4 -50,-8 -36,2 -10,8 20,2 44,-6 80,-14 120,-26 154,-30 190,-10! 180,34 0,44',
  );
  box.fill(heap, '#f2f7ff');
  stippled(art, box.place(heap), '#9dbbe2', box.at(30, -20), box.at(120, 20), [0, 0.9]);
}

/** A fir that bends under its snow: x, foot, height. */
function fir(art: Art, x: number, foot: number, height: number, seed: number): void {
  const chance = random(seed);
  const tiers = range(6, (i): readonly [Path, Path] => {
    const t = (i + 1) / 6;
    const [y, half] = [foot - height + height * t, height * 0.3 * t * chance.between(0.85, 1.1)];
    const top = y - height * 0.26;
    const sag = height * 0.05;
    const bough = spline(
      [
        [x, top, 1],
        [x + half * 0.5, y - sag],
        [x + half, y + sag, 1],
        [x + half * 0.4, y],
        [x, y + sag * 0.6],
        [x - half * 0.4, y],
        [x - half, y + sag, 1],
        [x - half * 0.5, y - sag],
      ],
      true,
    );
    const snow = spline(
      [
        [x + half * 0.1, top, 1],
        [x + half * 0.3, y - sag * 2],
        [x + half * 0.2, y - sag],
        [x - half * 0.3, y - sag * 1.4],
        [x - half * 0.95, y + sag * 0.8, 1],
        [x - half * 0.5, y - sag * 1.6],
      ],
      true,
    );
    return [bough, snow];
  });
  modelled(
    art,
    [x - height * 0.4, foot - height, x + height * 0.4, foot + 10],
    { towards: [-height * 0.06, -2], soft: height * 0.05, shade: '#24386c', rim: '#ffffff', rimWidth: 1.4 },
    () => {
      for (const [bough] of tiers) art.fill(bough, '#4f74a8');
    },
  );
  for (const [, snow] of tiers) art.fill(snow, '#eef4fd');
}

const AIR = ramp(0, '#3a66a8', 0.26, '#5c8ac6', 0.48, '#94b6e0', 0.64, '#cfdff2', 0.76, '#f6ecdc');

export function sky(art: Art): void {
  art.fill(roundRect(44, 44, 512, 824), art.linear(0, 60, 0, 868, AIR));
  stippledGlow(art, 120, 560, 300, '#fff4e2', 0.9, 0.7);
}

/** Far woods in the falling snow, and the fields before them: crest, fill, what they fade to. */
export function fields(art: Art): void {
  for (const [crest, fill, mist] of [
    ['30,590 80,566 140,578 210,548 280,570 340,544 420,566 490,540 570,560', '#a3bfe2', '#dfe9f6'],
    ['30,630 100,610 190,622 270,600 360,616 450,596 570,610', '#c3d6ee', '#eef4fc'],
  ] as const)
    mistyHill(art, { crest, fill, mist, depth: [14, 80], foot: 880 });
  const chance = random('wood');
  const wood = range(46, (): Path => {
    const x = chance.between(40, 560);
    const y = 606 - Math.sin(x / 60) * 6;
    const height = chance.between(14, 34);
    return polygon([
      [x, y - height],
      [x + height * 0.24, y + 6],
      [x - height * 0.24, y + 6],
    ]);
  });
  printed(art, [40, 550, 560, 630], () => void art.fill(Path.join(wood), '#6c93c6', 0.9));
}

/** The near slope with its blue hollows, and the steps from the door to where the child stands. */
export function slope(art: Art): void {
  const ground = byHand(
    closed('30,676! 120,664 210,676 300,700 400,708 480,694 570,676! 570,900! 30,900!'),
    2,
  );
  art.fill(ground, '#f4f8ff');
  stippled(art, ground, '#b3cdec', [200, 690], [420, 868], [0, 0.85]);
  for (const hollow of [
    '570,730! 480,744 400,770 330,812 300,868! 570,880!',
    '30,720! 90,728 150,752 120,770 60,768 30,776!',
  ])
    stippled(art, byHand(closed(hollow), 2), '#86abd8', [520, 740], [330, 850], [0.75, 0.1]);
}

export function steps(art: Art): void {
  const way = curve('422,730 412,735 396,742 374,748 346,760 312,776 276,792 240,806');
  const prints = way.walk(13).map(({ x, y, t }, i) => {
    const size = 3.4 + t * 6;
    const side = (i % 2 ? 1 : -1) * size * 1.5;
    return spline(
      [
        [x - size * 1.1, y + side * 0.5 + size * 0.2],
        [x - size * 0.1, y + side * 0.5 - size * 0.42],
        [x + size * 1.1, y + side * 0.5 - size * 0.3],
        [x + size * 0.3, y + side * 0.5 + size * 0.4],
      ],
      true,
    );
  });
  art.blot(prints, '#7299cc');
  // the window's light on the snow before it
  stippledGlow(art, 428, 728, 96, '#ffcf80', 1, 0.26);
}

/** At the left edge, by the far house. */
export function firs(art: Art): void {
  fir(art, 64, 664, 124, 4);
  fir(art, 128, 654, 60, 5);
}
