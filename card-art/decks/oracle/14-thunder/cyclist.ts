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
      '6,-68! 18,-66 25,-76 29,-90! 44,-88 55,-86 66,-92! 61,-83 55,-80 51,-73! 45,-71 41,-63 33,-58 22,-55 12,-58!',
    ),
    '#7d5f1c',
  );
  legs(box);
  bicycle(box);
  cape(art, box);
  hood(art, box);
}

/** One stretched on the low pedal; the other's knee is forward and up, so that of its thigh little is seen. */
function legs(box: Local): void {
  // the cranks, from the axle below the saddle
  box.line([line(-4.6, -17, -6.6, -5), line(4.6, -17, 6.6, -26)], 2.6, '#20292a');
  toned(
    box,
    closed(
      '-15,-70! -18,-61 -19.4,-52 -18.4,-45! -19.8,-39 -19.4,-33 -17.4,-25! -8.4,-25! -6,-32 -5.4,-39 -6.4,-45! -4,-54 0,-66!',
    ),
    { ...TROUSERS, soft: 4 },
  );
  toned(
    box,
    closed('1,-68! 13,-71 22,-68 26,-61! 26.4,-55 23.4,-49 21.4,-44! 9.8,-44! 9,-49 7.4,-54 3,-58!'),
    { ...TROUSERS, soft: 4 },
    // the hollow of the knee
    [closed('1,-62! 9,-60 17,-57 22,-54! 18,-51 12,-51 7,-53!'), '#1d3033'],
  );
  strokes(
    box,
    ['-18,-47 -13,-44 -7,-45', '9,-51 14,-49.4 20,-51', '22,-62 19,-58 19,-54'],
    1.2,
    '#101d20',
    0.1,
  );
  boot(box, -13, -9, 1);
  boot(box, 15.6, -29, -1);
  pedal(box, -13, -4.6);
  pedal(box, 15, -24.6);
}

/** Under the ball of the foot, on the crank's end: two treads, and the reflectors that look back. */
function pedal(box: Local, x: number, y: number): void {
  box
    .fill(roundRect(x - 8.4, y, 16.8, 4, 1.2), '#161d1e')
    .line(line(x - 7.6, y + 0.6, x + 7.6, y + 0.6), 1, '#cfd2ae')
    .fill([roundRect(x - 7, y + 1.4, 4.6, 1.9, 0.6), roundRect(x + 2.4, y + 1.4, 4.6, 1.9, 0.6)], '#e0913c');
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

/** Straight from behind: a wheel on edge under its guard, the rack that we look down on, the saddle, the red light. */
function bicycle(box: Local): void {
  box.fill(ellipse(0, -21.5, 5, 21.5), '#161c1d').fill(ellipse(0, -21.5, 2.1, 17.6), '#3c4644');
  box.line(arc(0, -21.5, 5, 200, 350, 21.5), 1.3, '#d8d2a8');
  // hub, and the rack's stays that stand on it
  box.fill(roundRect(-7.4, -23, 14.8, 3, 1.4), '#2a3230');
  box.line([line(-8.6, -41, -6.6, -21.6), line(8.6, -41, 6.6, -21.6)], 1.6, '#1a2021');
  box.line(line(-9.2, -41, -7.2, -21.6), 0.7, '#cfd2ae');
  toned(box, closed('-5.4,-41! 5.4,-41! 6,-24 4.4,-19 -4.4,-19 -6,-24'), {
    fill: '#465350',
    shade: '#232d2d',
    soft: 3,
    rim: '#d8d2a8',
    rimWidth: 1,
  });
  box
    .line(line(0, -51, 0, -43), 3, '#7f8a80')
    .line(
      [curve('-6.4,-52 -4.6,-50 -6.4,-48.6 -4.6,-47'), curve('6.4,-52 4.6,-50 6.4,-48.6 4.6,-47')],
      1.2,
      '#a9ad98',
    );
  toned(box, closed('-7.6,-46.4! 7.6,-46.4! 10,-41! -10,-41!'), {
    fill: '#56625c',
    shade: '#2a3432',
    soft: 2,
    rim: '#d8d2a8',
    rimWidth: 0.8,
  });
  box.line([line(-2.6, -46, -3.4, -41.4), line(2.6, -46, 3.4, -41.4)], 0.9, '#232d2d');
  box.fill(roundRect(-10.4, -41.4, 20.8, 2.4, 1), '#1a2021').line(line(-9.6, -41, 9.6, -41), 0.7, '#cfd2ae');
  toned(box, closed('-9.4,-62! -10.4,-57 -9.6,-53.4 -5,-51.4 0,-51 5,-51.4 9.6,-53.4 10.4,-57 9.4,-62!'), {
    fill: '#33322f',
    shade: '#1a1c1c',
    soft: 3,
    rim: '#b9a57c',
    rimWidth: 1,
  });
  box.fill(ellipse(0, -33.4, 4.4, 4.8), '#7c2428').fill(ellipse(0, -33.4, 3.4, 3.8), '#e2574a');
  box.fill(ellipse(-1, -34.8, 1.1, 1.2), '#ffc9a8');
  handle(box, 1);
  handle(box, -1);
}

/**
 * No wider than the elbows: the bar's grip, the back of a hand that lies on it, its knuckles over the far side and the
 * thumb round the near one; the forearm comes down to it from the elbow, towards us and out.
 */
function handle(box: Local, mirror: 1 | -1): void {
  const way = (knots: string) => curve(knots).scale(mirror, 1);
  const put = (knots: string) => closed(knots).scale(mirror, 1);
  box
    .line(way('-8,-67 -14,-69.6 -22,-71.4'), 3, '#2a3230')
    .line(way('-9,-68 -14,-70.6 -21,-72.2'), 0.9, '#cfd2ae');
  box.line(way('-23,-67.4 -30,-66.8 -37,-68.2'), 1.2, '#cfd2ae');
  box.line(way('-21,-71.4 -30,-72 -40.6,-71.2'), 4.8, '#161d1e');
  toned(
    box,
    put(
      '-27,-83! -25.4,-77 -23.6,-74.6 -21.2,-72.4 -20.2,-69.6! -21.4,-68 -23.4,-68.8 -25,-71! -26.6,-69.8 -28.4,-70.6! -30,-69 -32,-70! -33.8,-68.8 -35.4,-70.2! -37.2,-69.8 -38.4,-71.8! -38.4,-74.6 -37,-77 -36,-83!',
    ),
    { fill: '#d9a47c', shade: '#8a5c46', soft: 2, rim: '#fff6d6', rimWidth: 1.2 },
    [put('-40,-71! -36,-73 -32,-72.6 -28,-73 -25,-73.6! -24,-67 -40,-67!'), '#b57e60'],
  );
  strokes(
    box,
    [
      '-28.6,-74.4 -28.6,-72 -28.4,-70.6',
      '-32,-74.6 -32.2,-72 -32,-70',
      '-35,-74.4 -35.4,-72 -35.4,-70.2',
      '-26,-76 -25,-73.4 -25,-71',
    ].map(way),
    0.9,
    '#6f4335',
    0,
  );
  toned(
    box,
    put(
      '-16,-96! -26,-95 -34,-91.6 -38.4,-85.6! -38.4,-81 -37,-77.8! -31,-76.6 -25.4,-77.4! -23,-79 -18,-75!',
    ),
    {
      ...TROUSERS,
      soft: 4,
    },
  );
  strokes(box, ['-37.6,-80.6 -31.4,-79 -25,-80', '-34,-90 -30,-86.6 -29,-83'].map(way), 1, '#101d20', 0);
}

/** Over shoulders and elbows, and blown out to the right, so that we see under it. */
function cape(art: Art, box: Local): void {
  const outline = closed(
    '-7,-114! -17,-110.6 -26,-104 -34,-96 -41,-86.6! -41.4,-82 -37,-79.6 -29,-79.4! -26.4,-75 -27,-68 -24.6,-61 -20,-60.4! -12,-61 -3,-57.6 7,-60! 14,-62 18,-62 23,-65! 26,-72 27,-79 31,-87! 40,-87 47,-90 53,-89! 58,-86.6 62,-89 66,-92! 65,-97 68,-100 73,-103! 65,-107 57,-104.6 49,-106! 40,-107 27,-110 13,-114 6,-115!',
  );
  form(art, box.place(outline), '#e6b63c', 8);
  within(
    box,
    outline,
    // the flash stands before the rider: shoulders and the upper sides of the folds have it
    [
      closed('-8,-116! -20,-112 -32,-103 -46,-88! -38,-80 -29,-90 -18,-98 -6,-102 6,-103 16,-100! 12,-116'),
      '#f8dc7c',
    ],
    [closed('12,-117! 28,-112 42,-109 60,-108! 48,-103 36,-103 22,-106!'), '#f8dc7c'],
    // from the shoulder blades the cloth falls, drawn to the left elbow and to the wind
    [closed('-12,-100! -18,-88 -20,-74 -22,-60! -14,-59 -13,-74 -10,-88'), '#b98a26'],
    [closed('-2,-98! -3,-84 -4,-70 -2,-54! 6,-57 4,-72 2,-86'), '#c99a2e'],
    [closed('10,-100! 18,-86 24,-70 24,-54! 30,-58 32,-70 24,-86'), '#b98a26'],
    [closed('22,-105! 34,-98 44,-97 52,-99! 60,-101 66,-98 70,-104! 62,-104 54,-102 42,-102!'), '#b98a26'],
    [closed('18,-102! 24,-94 25,-82 22,-64! 30,-66 33,-90 27,-98!'), '#b98a26'],
  );
  // what turns from the bolt is in the storm's own dark, to the blown hem
  within(
    box,
    outline,
    [
      closed('4,-116! 14,-104 16,-90 12,-76 12,-54! 40,-50 92,-80! 92,-106 60,-110 40,-112 20,-118'),
      '#5c4a26',
      0.62,
    ],
    [closed('33,-86! 40,-92 47,-95 53,-94! 58,-92 63,-95 70,-99! 70,-84 50,-82 38,-82!'), '#2f3427', 0.34],
    [closed('-9,-117! -22,-112 -34,-102 -48,-86! -40,-78 -32,-79 -28,-91 -19,-101 -6,-107'), '#fff7cf', 0.9],
    [closed('-25,-92! -29,-84 -29,-76 -27,-64! -22,-64 -20,-78 -21,-88'), '#fdeaa0', 0.9],
    [closed('-10,-98! -13,-84 -13,-70 -11,-58! -6,-58 -6,-74 -6,-88'), '#fbe08a', 0.85],
  );
  strokes(
    box,
    [
      '-11,-104 -18,-90 -21,-66',
      '-1,-102 -3,-84 -3,-62',
      '10,-103 20,-86 24,-62',
      '22,-106 36,-101 50,-101.6 62,-103',
      '-14,-107 -27,-99 -36,-90',
      '-38.6,-84 -32,-88 -26,-88',
      '20,-101 25,-92 26,-78',
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
