import { lit, stippled, strokes, twoTone, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  type Local,
  line,
  local,
  roundRect,
} from '../../../kit/pen/index.ts';
import { metre, seen } from './view.ts';

const AWAY = 6.7;

const form = lit({
  from: { towards: [-0.6, -0.8] },
  shade: '#7a5a1c',
  rim: '#fffbe0',
  rimWidth: 2.2,
  stray: 0.3,
});
const toned = twoTone({ towards: [-0.6, -0.8] });

const TROUSERS = { fill: '#34504f', shade: '#16262a', rim: '#a9b596', rimWidth: 1.4 } as const;
const BOOT = { fill: '#ddd6b4', shade: '#86886f', rim: '#fffdea', rimWidth: 1.2 } as const;
const CREASE = '#8d6a1c';

/** Somebody in a yellow cape stands on the pedals and rides home, into the storm. */
export function cyclist(art: Art): void {
  const [x, y] = seen([1.36, 0, AWAY]);
  const box = local(art, x, y, (metre(AWAY) * 1.9) / 120, { rot: 5 });
  // what the flash throws behind the rider, towards us
  const cast = box.place(closed('-4,0 -12,20 -26,46 -34,74 -14,92 18,92 34,70 24,40 10,18 5,0'));
  stippled(art, cast, '#1e2a2b', [x, y], [x + 6, y + 90], [0.95, 0.1]);
  // the cape's inside, where the wind lifts it
  box.fill(
    closed(
      '6,-68! 20,-66 30,-76 36,-90! 52,-88 68,-86 86,-91! 76,-81 62,-78 54,-70 46,-66 40,-58 30,-53 22,-51 12,-56!',
    ),
    '#7d5f1c',
  );
  legs(box);
  bicycle(box);
  cape(art, box);
  hood(art, box);
}

/** One stretched on the low pedal; the other's knee is up and out, and lifts the cape. */
function legs(box: Local): void {
  box.line([line(-5, -15, -7, -5), line(5, -15, 7, -25)], 2.6, '#20292a');
  for (const [x, y] of [
    [-22, -5],
    [6, -25],
  ] as const)
    box
      .fill(roundRect(x, y, 16, 3.4, 1), '#1a2122')
      .line(line(x + 1, y + 0.6, x + 15, y + 0.6), 0.8, '#8d9684');
  toned(
    box,
    closed(
      '-15,-70! -17,-60 -18,-50 -17.4,-42! -18.6,-36 -18.4,-29 -16.6,-20! -8.8,-20! -6.4,-28 -5.4,-35 -5.8,-42! -4,-52 0,-66!',
    ),
    { ...TROUSERS, soft: 4 },
  );
  // the thigh goes out to the knee, the shin comes back under it
  toned(
    box,
    closed(
      '2,-68! 14,-72 26,-69 34,-62! 37.6,-57 37,-52 33.6,-48! 30,-42 26,-37 22,-32! 12,-33! 12.4,-39 14.6,-44 18,-49! 13,-51 7,-53 2,-56!',
    ),
    { ...TROUSERS, soft: 4 },
    [closed('2,-58! 10,-58 20,-56 28,-55! 24,-51 20,-47 15,-42 12,-47!'), '#16262a'],
  );
  strokes(
    box,
    ['-17,-44 -12,-41 -6,-42', '18,-49 23,-51.4 29,-52', '34,-57 31,-54 30.6,-50'],
    1.2,
    '#101d20',
    0.1,
  );
  boot(box, -13, -4, 1);
  boot(box, 16, -24, -1);
}

/** A rubber boot from behind: shaft, ankle, the heel round over its block; the side that is turned out runs on to the toe. */
function boot(box: Local, x: number, y: number, mirror: 1 | -1): void {
  const put = (knots: string) => closed(knots).scale(mirror, 1).translate(x, y);
  toned(box, put('-4,-6! -8,-7 -10.4,-5 -11,-2.4 -10,0! -4,1!'), { ...BOOT, fill: '#b9b491', soft: 2 });
  toned(
    box,
    put('-5.8,-18! 5.6,-18! 5,-13 3.8,-9 5.2,-5 5.4,-1 4.6,1! -5,1! -6,-1 -5.8,-5 -4.6,-9 -5.2,-13!'),
    { ...BOOT, soft: 4 },
    [put('-7,-19! 7,-19! 6,-16 0,-15 -6,-16!'), '#f6f1d4'],
  );
  strokes(
    box,
    ['-4.4,-9.4 0,-8 3.6,-9.4', '-4.6,-12 -2,-11 0,-11.4'].map((way) =>
      curve(way).scale(mirror, 1).translate(x, y),
    ),
    0.9,
    '#77785f',
    0,
  );
  box.fill(
    put('-5.4,0.2! 5.2,0.2! 5.4,2 4.6,4.2! -4.8,4.2! -5.4,2.6 -8.4,1.2 -11.2,-0.4! -11,-2 -8,-0.8!'),
    '#20292a',
  );
}

/** Straight from behind: a wheel on edge, its guard, the rack, the red light; the bar's end past the elbow. */
function bicycle(box: Local): void {
  box.fill(ellipse(0, -23.5, 4.4, 23.5), '#161c1d').fill(ellipse(0, -23.5, 1.9, 20), '#3c4644');
  box.line(arc(0, -23.5, 4.4, 200, 350, 23.5), 1.3, '#d8d2a8');
  box.line([curve('-5,-52 -8,-36 -4.4,-22'), curve('5,-52 8,-36 4.4,-22')], 1.8, '#1a2021');
  toned(box, closed('-5,-52! 5,-52! 5.6,-27 4,-22 -4,-22 -5.6,-27'), {
    fill: '#465350',
    shade: '#232d2d',
    soft: 3,
    rim: '#d8d2a8',
    rimWidth: 1,
  });
  box.fill(closed('-14,-55! 14,-55! 15,-51! -15,-51!'), '#2a3230');
  box.fill(ellipse(0, -40, 4.2, 4.6), '#7c2428').fill(ellipse(0, -40, 3.3, 3.7), '#e2574a');
  box.fill(ellipse(-1, -41.4, 1.1, 1.2), '#ffc9a8');
  box.fill(closed('-9,-66! 9,-66! 7.6,-58 3,-54 -3,-54 -7.6,-58'), '#1f2728');
  handle(box, 1);
  handle(box, -1);
}

/** The bar comes out under the cape and bends back to its grip; a sleeve, a wrist, knuckles over the grip, the thumb below. */
function handle(box: Local, mirror: 1 | -1): void {
  const way = (knots: string) => curve(knots).scale(mirror, 1);
  const put = (knots: string) => closed(knots).scale(mirror, 1);
  box.line(way('-16,-71 -30,-72 -40,-75 -46,-77'), 3, '#2a3230');
  box.line(way('-17,-72 -30,-73 -39,-76'), 0.9, '#cfd2ae');
  box.line(way('-41,-75.4 -49,-77.6 -57,-77'), 4.8, '#161d1e');
  box.line(way('-44,-71.6 -51,-72.6 -57,-74.6'), 1.2, '#cfd2ae');
  toned(box, put('-24,-95! -34,-91 -42.2,-87.4! -43.8,-82 -42.2,-76.8! -34,-76 -24,-76!'), {
    ...TROUSERS,
    soft: 4,
  });
  strokes(box, ['-41,-87 -39.4,-82 -40,-77.4', '-36,-89 -33.6,-84'].map(way), 1, '#101d20', 0);
  toned(
    box,
    put(
      '-42,-86! -44.6,-87.4 -46.6,-86.8! -47.4,-85.6! -49,-86.4 -50.6,-85.4! -51.2,-84! -53,-83.8 -54,-82! -54.6,-79 -53.6,-76.6! -51,-75.4 -48.4,-76 -45.8,-75.2 -43,-76.6! -41.6,-81',
    ),
    { fill: '#d9a47c', shade: '#8a5c46', soft: 2, rim: '#fff6d6', rimWidth: 1.3 },
    [put('-56,-79.4! -50,-80.6 -45,-79.8 -41,-78! -43,-74 -55,-74!'), '#a9715a'],
  );
  strokes(
    box,
    ['-51.4,-84 -52,-80 -51.4,-76', '-47.6,-85.4 -48.4,-81 -48,-76.2', '-44,-84.4 -45,-80.6 -44.6,-76'].map(
      way,
    ),
    0.9,
    '#6f4335',
    0,
  );
}

/** Over shoulders and elbows, and blown out to the right, so that we see under it. */
function cape(art: Art, box: Local): void {
  const outline = closed(
    '-7,-114! -16,-110 -25,-101 -33,-93 -40,-84! -38,-77 -31,-72! -29,-66 -22,-60! -11,-58 -2,-54 8,-57! 15,-60 21,-60 28,-65! 33,-71 35,-80 35,-88! 44,-87 50,-90 58,-87! 66,-85 74,-88 86,-91! 82,-95 88,-101! 74,-102 62,-100 50,-102! 38,-104 26,-109 13,-114 6,-115!',
  );
  form(art, box.place(outline), '#e6b63c', 8);
  within(
    box,
    outline,
    // the flash stands before the rider: shoulders and the upper sides of the folds have it
    [
      closed('-8,-114! -18,-108 -28,-98 -40,-84! -34,-82 -26,-90 -16,-98 -6,-102 6,-103 16,-100! 12,-116'),
      '#f8dc7c',
    ],
    [closed('12,-116! 28,-110 44,-104 66,-101! 56,-99 38,-100 22,-104!'), '#f8dc7c'],
    // from the shoulder blades the cloth falls, drawn to the left elbow and to the wind
    [closed('-12,-100! -18,-88 -20,-74 -22,-60! -14,-59 -13,-74 -10,-88'), '#b98a26'],
    [closed('-2,-98! -3,-84 -4,-70 -2,-54! 6,-57 4,-72 2,-86'), '#c99a2e'],
    [closed('10,-100! 18,-86 24,-70 24,-54! 30,-58 32,-70 24,-86'), '#b98a26'],
    [closed('22,-105! 36,-98 52,-95 70,-85! 90,-92 66,-95 44,-99!'), '#b98a26'],
    [closed('20,-102! 28,-94 31,-82 30,-66! 36,-70 37,-90 30,-98!'), '#b98a26'],
  );
  // what turns from the bolt is in the storm's own dark, to the blown hem
  within(
    box,
    outline,
    [
      closed('4,-116! 14,-104 16,-90 12,-76 12,-54! 40,-50 92,-80! 92,-104 60,-106 40,-110 20,-118'),
      '#5c4a26',
      0.62,
    ],
    [closed('30,-92! 44,-93 60,-91 90,-95! 86,-82 50,-82 34,-70!'), '#2f3427', 0.34],
    [closed('-9,-116! -20,-110 -30,-100 -43,-84! -36,-70 -29,-76 -26,-88 -18,-100 -6,-106'), '#fff7cf', 0.9],
    [closed('-26,-88! -29,-76 -30,-68 -24,-62! -20,-66 -21,-78'), '#fdeaa0', 0.9],
    [closed('-10,-98! -13,-84 -13,-70 -11,-58! -6,-58 -6,-74 -6,-88'), '#fbe08a', 0.85],
  );
  strokes(
    box,
    [
      '-11,-104 -18,-90 -21,-66',
      '-1,-102 -3,-84 -3,-62',
      '10,-103 20,-86 24,-62',
      '22,-105 42,-98 68,-93',
      '-14,-106 -26,-96 -35,-84',
      '22,-101 30,-92 33,-78',
    ],
    1.5,
    CREASE,
    0.15,
  );
}

/** Turned a little to the bolt: its peak, and under it no more than the cheek. */
function hood(art: Art, box: Local): void {
  box.fill(closed('-10,-124! -13.6,-120 -14.6,-116.4! -12.4,-115 -12,-111.6 -8,-108!'), '#d9a47c');
  const outline = closed(
    '-10,-110! -11.4,-117 -12,-124 -8,-132 1,-136.4 10,-133 15.4,-124 15,-115 11,-109! 2,-106 -6,-107',
  );
  box.fill(closed('-10,-128! -17.6,-123.4 -17.6,-120.4 -11,-119.6!'), '#b98a26');
  form(art, box.place(outline), '#eec34a', 5);
  within(
    box,
    outline,
    [closed('-13,-124! -8,-133 1,-137 9,-134! 3,-130 -4,-125 -8,-118 -9,-110!'), '#f8dc7c'],
    [closed('12,-134! 18,-120 14,-106 4,-104! 10,-113 12,-123'), '#b98a26'],
    [closed('3,-138! 6,-126 4,-114 2,-104! 20,-104 20,-138!'), '#5c4a26', 0.55],
    [closed('-13,-124! -9,-133 -1,-137.4! -6,-129 -9,-120 -9,-110 -12,-110!'), '#fff7cf', 0.9],
  );
  strokes(box, ['2,-136 4,-124 2,-109', '-9,-111 0,-107.6 12,-111'], 1.5, CREASE, 0);
}

/** An egret flees over the rice, white in the flash. */
export function egret(art: Art, x: number, y: number, size: number): void {
  const box = local(art, x, y, size, { rot: -8 });
  box.fill(closed('-2,2! -20,-14 -40,-30 -58,-34! -44,-14 -26,2 -8,8!'), '#c8cfb8');
  box.fill(closed('-34,6! -20,0 0,-4 18,-4 24,-8 20,-14! 28,-14 30,-6 22,3 4,8 -16,10!'), '#fdf9e4');
  box.fill(closed('-8,2! 2,-18 20,-42 42,-54! 36,-32 22,-10 8,4!'), '#fffdf0');
  box
    .line(curve('28,-12 42,-12'), 2, '#e0a83c')
    .line([curve('-32,7 -52,12'), curve('-32,8 -50,15')], 1.4, '#3a4340');
}
