import { byHand, INK, outOfFocus, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { bySun } from './view.ts';

/** Haze over a bay, a bare mountain, the slope where the ewes are. */
export function far(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 640),
    art.linear(0, 80, 0, 520, ramp(0, '#a9c9cc', 0.6, '#d9e6dc', 1, '#f6f0d8')),
  );
  outOfFocus(art, 0.9, () => {
    const mountain = Path.join(
      curve('30,470 80,440 128,392 168,374 206,398 250,424 320,446 400,470 570,490'),
    );
    art.fill(byHand(mountain.lineTo(570, 600).lineTo(30, 600).close(), 2), '#9dbabb');
    art.fill(closed('168,374! 206,398 250,424 320,446 380,464! 300,470 230,452 196,430 180,400'), '#7fa1a6');
    art.fill(roundRect(40, 498, 520, 60), '#d3e4dd');
    art.fill(closed('30,520! 90,508 160,514 220,524 290,530! 290,560 30,560!'), '#a9b596');
  });
  const slope = byHand(polygon(points('30,548 120,538 220,548 340,544 450,552 570,544 570,760 30,760')), 3);
  art.fill(slope, '#d9cf9e');
  stippled(art, slope, '#f6ecbe', [300, 660], [260, 556], [0, 0.95]);
  for (const [x, y, size, mirror] of [
    [96, 566, 1.5, false],
    [150, 556, 0.9, true],
    [74, 548, 0.7, true],
  ] as const) {
    const box = local(art, x, y, size, { mirror });
    box.fill(closed('-10,9 8,8 30,12 8,14'), '#b3a876');
    box.blot(
      range(4, (i) => roundRect([-9, -5, 5, 9][i]!, 2, 2.2, 9)),
      '#5c4c44',
    );
    box.fill(closed('-13,-2 -10,-9 -3,-10 4,-11 11,-8 14,-1 11,5 2,6 -8,6'), '#fffaf0');
    box.fill(closed('12,-10! 16,-14 22,-12 24,-7 18,-5 13,-4'), '#5c4c44');
  }
}

/** Pale dry ground; what they throw on it lies to the right, under them. */
export function ground(art: Art): void {
  const near = byHand(polygon(points('30,668 120,658 240,664 380,652 480,660 570,650 570,900 30,900')), 4);
  art.fill(near, art.linear(0, 650, 0, 868, ramp(0, '#f2e6bd', 0.6, '#e6d3a0', 1, '#c9b684')));
  stippled(art, near, '#b9ab7c', [200, 760], [220, 868], [0, 0.7]);
  art.fill(
    byHand(closed('60,812! 100,800 240,786 380,770 590,770 590,868 420,862 250,852 120,832'), 2),
    '#8a7450',
  );
  const chance = random('dry grass');
  for (let i = 0; i < 9; i++) {
    const [x, y] = [chance.between(60, 540), i % 2 ? chance.between(676, 720) : chance.between(850, 866)];
    art.blot(
      range(6, (k) => leaf(x + k * 3, y, chance.between(10, 24), 3, -34 + k * 13 + chance.between(-5, 5), 4)),
      i % 2 ? '#b5a870' : '#7f7a4e',
    );
  }
}

/** Almond wood, grey and cracked, behind the lion; a bough runs over both. */
export function tree(art: Art): void {
  const stem = tube(
    points('560,720 540,620 528,520 506,420 468,340 440,270'),
    [56, 44, 36, 30, 24, 16],
    30,
  ).outline;
  const bough = tube(points('490,390 420,336 330,306 240,304 150,330'), [18, 14, 10, 7, 3], 24).outline;
  const second = tube(points('520,460 548,380 570,300'), [18, 15, 12], 12).outline;
  const third = tube(points('446,290 400,220 330,170 270,150'), [13, 10, 7, 3], 16).outline;
  bySun(art, Path.join(second, third, bough, stem), '#7d6a60', 12, { shade: '#3c3034', rim: '#e8d6c0' });
  strokes(
    art,
    [
      '516,640 508,560 492,470 470,400',
      '540,640 530,550 514,480',
      '530,520 522,500 528,484 538,500',
      '470,376 410,340 350,322',
    ],
    INK.form,
    '#3c3034',
    0.25,
  );
}

/** Five petals, or a bunch of them seen from any side. */
function bunch(x: number, y: number, size: number, key: string): Path[] {
  const chance = random(key);
  return range(7, () => {
    const [px, py] = polar(x, y, size * chance.between(0.1, 1), chance.between(0, 360));
    const r = chance.between(4, 9.5);
    return closed(
      `${px - r},${py} ${px - r * 0.5},${py - r * 0.9} ${px + r * 0.6},${py - r * 0.8} ${px + r},${py + r * 0.2} ${px + r * 0.3},${py + r * 0.9} ${px - r * 0.6},${py + r * 0.7}`,
    );
  });
}

/** In flower before the leaves: three tones from shade to sun. */
export function blossom(art: Art): void {
  const chance = random('almond');
  const twigs = [
    '420,336 380,350 350,380',
    '330,306 290,330 262,360 254,392',
    '240,304 200,290 160,262 120,262',
    '150,330 110,344 82,376',
    '330,170 290,200 240,214',
    '400,220 350,240 300,238',
    '270,150 240,168 214,200',
    '440,270 460,220 430,180',
    '528,420 490,440 470,462',
    '190,316 170,346 166,378',
    '548,380 520,340 512,300',
  ];
  art.blot(
    twigs.map((one) => ribbon(curve(one), 5, { start: 1, end: 0.2, samples: 12 })),
    '#5c4a48',
  );
  const places = twigs.flatMap((one, k) =>
    curve(one)
      .walk(6)
      .slice(1)
      .map(({ x, y }, i) => [x + chance.between(-15, 15), y + chance.between(-13, 13), `${k} ${i}`] as const),
  );
  for (const [fill, dx, dy, size] of [
    ['#c9979a', 3, 6, 18],
    ['#f0cfc6', 0, 0, 17],
    ['#fff6ee', -3, -4, 12],
  ] as const)
    art.blot(
      places.flatMap(([x, y, key], i) =>
        fill === '#fff6ee' && i % 5 === 3 ? [] : bunch(x + dx, y + dy, size, key + fill),
      ),
      fill,
    );
  art.blot(
    places.flatMap(([x, y], i) => (i % 3 ? [] : [ellipse(x - 4, y - 3, 1.8)])),
    '#b8465c',
  );
}

/** What has fallen already: on the ground, on the mane, and two on their way. */
export function petals(art: Art): void {
  for (const [x, y, turn] of [
    [110, 850, 70],
    [330, 852, 100],
    [270, 694, 80],
    [424, 470, 40],
    [462, 560, 120],
    [392, 620, 20],
    [196, 470, 30],
    [120, 486, 140],
    [500, 846, 95],
  ] as const)
    art.fill(leaf(x, y, 13, 9, turn, 2), '#fff3ea');
}
