import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import {
  contactShadow,
  flat,
  INK,
  ink,
  modelled,
  printed,
  stippledGlow,
  strokes,
  within,
} from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';

/** Its hem swings with the step: up over the foot that is ahead. */
const CLOAK = closed(
  '-9,-88! -17,-78 -22,-54 -27,-28 -26,-17! -17,-12.4 -8,-12.6 2,-17 12,-20.6 25,-19.4! 22.4,-42 18,-66 12,-82 8,-89!',
);
const HOOD = closed('-12,-84! -14,-96 -9,-108 2,-112! 11,-106 14,-96 11,-84! 2,-80 -6,-80');
const PACK = closed('-15,-76! -20,-62 -19,-46 -8,-42 4,-44 8,-58 5,-74! -6,-78');

/** From the shoulder's round to the elbow and up to the cuff; the lamp hangs from the fist. */
const SLEEVE = closed(
  '2,-85! 9,-86.4 15.4,-83.4 20.6,-78.4 26,-75.4! 29.6,-78.4 33,-83.2! 36.4,-82.6 39.6,-79.4! 38,-72 33.4,-66.2 27.6,-63.8! 23,-62.2 19,-62.4 15.8,-64.4! 11,-69 6,-76',
);
const GRIP: HandPose = { ...holding(0.1), wrist: [0, -24] };
/** The right hand, its fingers round to us, the bow of the lamp across its fingers. */
const HAND = hand({
  pose: GRIP,
  side: 'right',
  at: [37.6, -81.6],
  length: 20,
  fingers: 2,
  turn: 24,
  light: [0.7, 0.5],
  build: 'man',
  tip: 22,
  forearm: 0.2,
});
const SKIN = { light: '#f6c48e', middle: '#e0a074', dark: '#b5724f', line: '#8a4f3c' } as const;

/** Ahead and flat on the path; behind, its heel up and its weight on the ball. */
const AHEAD = closed(
  '5.4,-24! 16,-24! 16.4,-15 16.2,-9.6! 19.6,-8.6 22.8,-7 23.6,-4.4! 18,-2.8 12,-2 6.2,-2.2! 5.4,-5.4 6.4,-9 6.2,-15',
);
const PUSHING = closed(
  '-14.6,-19! -4.4,-19! -4,-12 -5,-6.4! -1.4,-3.4 2,0.4 2.6,3.4! 0.4,5.4 -3.4,5.2 -6.8,3.6! -10.2,0.8 -13.6,-3 -15.4,-6.4! -14.4,-11',
);

/** Somebody small with a lamp, from behind, about 112 × `scale` high; feet at (x, y), light from the left and from the lamp. */
export function walker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (
    fills: readonly (readonly [Path, string])[],
    soft: number,
    shade: string,
    rim: string,
  ): void =>
    modelled(
      art,
      box.place(fills.map(([outline]) => outline)).bounds(),
      { towards: [-soft, -soft * 0.4], soft, shade, rim, rimWidth: 2 },
      () => {
        for (const [outline, fill] of fills) box.fill(outline, fill);
      },
    );
  contactShadow(art, x + 4 * scale, y, 30 * scale, 5 * scale, '#14363c');
  const shadow = closed('-8,0! -26,7 -44,15 -54,24! -34,23 -12,14 6,5!');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#24504c', 0.92));
  boots(box);
  const [lx, ly] = box.at(41, -62);
  stippledGlow(art, lx, ly, 104, '#ffdc8c', 1);
  form([[CLOAK, '#d8a24a']], 11, '#6a3c2c', '#fff2c0');
  within(box, CLOAK, [closed('8,-90! 10,-70 15,-46 17,-26 15,-8! 30,-8 30,-60 16,-92!'), '#ffc65e', 0.8], {
    along: ['12,-82 18,-66 22,-40 24,-14'],
    paint: '#fff0b4',
    width: 6,
  });
  form([[PACK, '#9c4a3c']], 7, '#34283c', '#ecd49c');
  within(box, PACK, { along: ['5,-74 8,-58 4,-44'], paint: '#f0a060', width: 4 });
  art.blot(
    ['-10,-40 -16,-18', '2,-40 2,-19', '9,-60 11,-23'].map((fold, i) =>
      ink(box.place(curve(fold)), INK.form, i, 0.1),
    ),
    '#7c5030',
  );
  HAND.paint(box, SKIN);
  arm(box);
  form([[HOOD, '#d8a24a']], 6, '#6a3c2c', '#fff2c0');
  within(box, HOOD, [closed('4,-114! 6,-104 7,-94 5,-78! 20,-78 20,-104 8,-116!'), '#ffc65e', 0.8], {
    along: ['2,-112 11,-106 14,-96 11,-84'],
    paint: '#fff4c0',
    width: 6,
  });
  lamp(box);
}

function boots(box: Local): void {
  contactShadow(box.art, ...box.at(14, -2.6), 13 * box.scale, 2.6 * box.scale, '#14363c');
  flat(
    box,
    AHEAD,
    '#4a3240',
    [closed('4,-26! 11,-26 11.6,-14 11,-8 13,-1! 3,0!'), '#2a2231'],
    [closed('4,-3.8! 12,-3.8 24.4,-6! 24.4,-1! 4,0!'), '#1c1a26'],
    { along: ['16,-24 16.4,-15 16.2,-9.6 19.6,-8.6 23,-7'], paint: '#e2a060', width: 3.4 },
  );
  contactShadow(box.art, ...box.at(-1, 4.6), 10 * box.scale, 2.4 * box.scale, '#14363c');
  flat(
    box,
    PUSHING,
    '#4a3240',
    [closed('-17,-20! -10,-20 -9.6,-10 -9,-2 -4,6! -18,6!'), '#2a2231'],
    // the sole, seen from behind
    [closed('-16,-6.8! -13,-5 -9.4,-1.4 -5.6,1.8 -1,3.2 3.4,3! 2,7! -8,6!'), '#17161f'],
    { along: ['-4.4,-19 -4,-12 -5,-6.4 -1.4,-3.4 2.2,0.6'], paint: '#c48654', width: 2.6 },
  );
  strokes(box, ['-13.6,-8.6 -9,-7.4 -5.4,-7.8', '7,-10.4 11,-9.4 15.8,-10'], 0.9, '#17161f', 0);
}

/** Out and up from the elbow, lit from the lamp below the fist; the cloth hangs a little from it. */
function arm(box: Local): void {
  within(box, CLOAK, [
    closed('13,-68! 15,-65 17,-63.4 19.6,-62.4! 17.6,-58 17,-52 16.4,-42! 15.4,-52 14.4,-60'),
    '#a06a34',
    0.8,
  ]);
  flat(
    box,
    SLEEVE,
    '#e0a94e',
    [closed('0,-88! 6,-82 12,-80 17,-76.6 22,-73 26,-75.4! 20,-80 14,-86 8,-90!'), '#c48c40'],
    [closed('9,-71! 14,-70.4 20,-69.6 26,-71.4 31.6,-77 36,-84! 42,-82! 42,-60! 10,-58!'), '#ffc65e'],
    { along: ['39.6,-79.4 38,-72 33.4,-66.2 27.6,-63.8 23,-62.2 20,-62.2'], paint: '#fff4c0', width: 4.4 },
    { along: ['3,-85.4 9,-86.4 15.4,-83.4 20.6,-78.4 26,-75.4'], paint: '#fff2c0', width: 2 },
  );
  strokes(
    box,
    [
      '26,-75.4 28.4,-71.6 29,-67.6',
      '25.6,-75 24.4,-70.6 21.6,-67.4',
      '33.4,-81.4 36,-80.6 38.8,-77.8',
      '16.2,-64.4 13.6,-67.4 12.6,-71.6',
    ],
    INK.detail,
    '#8a5430',
    0,
  );
}

function lamp(box: Local): void {
  const [x, y] = HAND.held.at;
  box.line(
    curve(
      `34.2,-71 ${x - 8},${y + 7} ${x - 4.6},${y + 0.6} ${x + 4.6},${y - 0.4} ${x + 8},${y + 5} 47.8,-71`,
    ),
    1.5,
    '#2c2430',
  );
  HAND.before(box, SKIN);
  box.fill(closed('32.4,-70! 36,-74! 46,-74! 49.6,-70!'), '#3c2c2c');
  box.fill(closed('34,-70! 48,-70! 47.4,-53! 34.6,-53!'), '#fff0bc');
  box.fill(ellipse(41, -61, 3.6, 5.6), '#fffdf4');
  box.line(curve('34.2,-70 34.8,-53'), 1.6, '#4c3428').line(curve('47.8,-70 47.2,-53'), 1.6, '#4c3428');
  box.fill(closed('33,-53.6! 49,-53.6! 48,-50! 34,-50!'), '#3c2c2c');
}
