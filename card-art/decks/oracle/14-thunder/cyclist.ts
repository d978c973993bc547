import { lit, stippled, strokes, twoTone, within } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, type Local, line, local } from '../../../kit/pen/index.ts';
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
  legs(box);
  bicycle(box);
  cape(art, box);
  hood(art, box);
}

/** One stretched on the low pedal, the other bent, its knee out. */
function legs(box: Local): void {
  toned(
    box,
    closed(
      '-15,-70! -16.4,-58 -18,-46 -17.4,-36 -18,-26 -17,-17! -8.6,-17! -6.6,-26 -5.6,-36 -5,-46 -1,-66!',
    ),
    { ...TROUSERS, soft: 4 },
  );
  toned(
    box,
    closed('2,-68! 14,-70! 20,-60 22.6,-50 20.4,-42 18.4,-35! 9.4,-35! 9.6,-42 8.4,-50 5,-58'),
    { ...TROUSERS, soft: 4 },
    [closed('8,-52! 12,-47 18,-45 23,-48! 22,-34 8,-34'), '#16262a'],
  );
  strokes(box, ['-17,-44 -12,-41 -6,-43', '22,-50 17,-46 11,-47'], 1.2, '#101d20', 0.1);
  // rubber boots: shaft, heel, sole
  toned(box, closed('-18.6,-20! -7.4,-20! -6.6,-12 -6,-6 -6.4,-2.6! -19,-2.6! -19.8,-7 -19,-13'), {
    ...BOOT,
    soft: 4,
  });
  toned(box, closed('8.4,-38! 19.2,-38! 20,-31 20.6,-26 20,-22.4! 8.4,-22.4! 7.6,-28'), { ...BOOT, soft: 4 });
  box.blot(
    [
      closed('-19.8,-4.6! -6,-4.6! -6.2,-1.4 -19.2,-1.4'),
      closed('7.8,-24.4! 20.6,-24.4! 20,-21.2 8.4,-21.2'),
    ],
    '#20292a',
  );
}

/** Straight from behind: a wheel on edge, its guard, the rack, the red light; the bar's end past the elbow. */
function bicycle(box: Local): void {
  box.line([line(-19, 0, -4, -9), line(20, -20, 4, -14)], 2.4, '#20292a');
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
  handle(box);
}

/** The bar comes out under the cape and bends back to its grip; a sleeve, a wrist, knuckles over the grip, the thumb below. */
function handle(box: Local): void {
  box.line(curve('-16,-71 -30,-72 -40,-75 -46,-77'), 3, '#2a3230');
  box.line(curve('-17,-72 -30,-73 -39,-76'), 0.9, '#cfd2ae');
  box.line(curve('-41,-75.4 -49,-77.6 -57,-77'), 4.8, '#161d1e');
  box.line(curve('-44,-71.6 -51,-72.6 -57,-74.6'), 1.2, '#cfd2ae');
  toned(box, closed('-24,-93! -34,-90.4 -42.2,-87! -43.8,-81.6 -42.2,-76.4! -34,-76 -24,-76!'), {
    ...TROUSERS,
    soft: 4,
  });
  strokes(box, ['-41,-87 -39.4,-82 -40,-77.4', '-36,-89 -33.6,-84'], 1, '#101d20', 0);
  toned(
    box,
    closed(
      '-42,-85.4! -44.2,-86.6 -46.4,-86! -47,-84.8! -48.4,-85.8 -50.2,-84.8! -50.6,-83.6! -52,-83.2 -52.8,-81.2! -53,-78.4 -52,-76.6! -49.8,-75.8 -47.8,-76.4 -45.6,-75.6 -43,-76.8! -41.6,-81',
    ),
    { fill: '#d9a47c', shade: '#8a5c46', soft: 2, rim: '#fff6d6', rimWidth: 1.3 },
    [closed('-54,-79.4! -49,-80.4 -44,-79.6 -41,-78! -43,-74 -54,-74!'), '#a9715a'],
  );
  strokes(box, ['-50.6,-83.8 -51,-80 -50.4,-76.2', '-47,-85 -47.4,-80.6 -46.8,-76.2'], 0.9, '#6f4335', 0);
}

/** Over shoulders and elbows, and blown out to the right, so that we see under it. */
function cape(art: Art, box: Local): void {
  box.fill(closed('8,-70! 34,-68 58,-66 67,-61! 58,-54 49,-55! 42,-49 33,-52! 25,-48 14,-55!'), '#7d5f1c');
  const outline = closed(
    '-7,-114! -16,-110 -25,-101 -33,-93 -40,-84! -38,-77 -31,-72! -29,-66 -22,-60! -11,-58 -2,-54 8,-57! 16,-58 22,-54 29,-57! 36,-60 42,-57 48,-60! 56,-64 62,-62 72,-65! 69,-70 78,-76! 66,-84 54,-87 43,-87! 35,-96 24,-106 13,-113 6,-115!',
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
    [closed('14,-112! 26,-103 36,-93 42,-87! 36,-86 28,-92 18,-100'), '#f8dc7c'],
    // from the shoulder blades the cloth falls, drawn to the left elbow and to the wind
    [closed('-12,-100! -18,-88 -20,-74 -22,-60! -14,-59 -13,-74 -10,-88'), '#b98a26'],
    [closed('-2,-98! -3,-84 -4,-70 -2,-54! 6,-57 4,-72 2,-86'), '#c99a2e'],
    [closed('10,-100! 18,-86 24,-70 24,-54! 30,-58 32,-70 24,-86'), '#b98a26'],
    [closed('20,-98! 34,-84 46,-72 50,-60! 58,-64 56,-74 40,-86'), '#b98a26'],
    [closed('36,-92! 50,-82 62,-76 72,-65! 80,-76 60,-82 44,-88'), '#c99a2e'],
  );
  // what turns from the bolt is in the storm's own dark, to the blown hem
  within(
    box,
    outline,
    [
      closed('4,-116! 14,-104 16,-90 12,-76 12,-54! 30,-50 60,-56 82,-66! 82,-80 60,-92 40,-100 20,-116'),
      '#5c4a26',
      0.62,
    ],
    [closed('26,-92! 44,-80 60,-74 76,-72! 70,-62 52,-60 40,-70'), '#2f3427', 0.34],
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
      '20,-100 38,-84 50,-66',
      '-14,-106 -26,-96 -35,-84',
      '38,-90 54,-81 68,-73',
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
