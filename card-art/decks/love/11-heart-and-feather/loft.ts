import {
  byHand,
  contactShadow,
  INK,
  outOfFocus,
  stippled,
  stippledGlow,
  strokes,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { byLamp, FLAME } from './view.ts';

const [X, Y] = FLAME;

/** Board wall, rafters, and the hatch it came in by. */
export function loft(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.radial(X, Y, 560, ramp(0, '#d69a50', 0.2, '#96602f', 0.45, '#5a3630', 0.75, '#2e1c24', 1, '#160e18')),
  );
  stippledGlow(art, X, Y - 20, 270, '#f4c070', 0.8);
  const joints = [58, 112, 176, 232, 298, 352, 418, 476, 530];
  strokes(
    art,
    joints.map((x, i) => curve(`${x},${120 + (i % 3) * 20} ${x + 2},400 ${x - 1},800`)),
    INK.contour,
    '#1c1118',
    0.04,
  );
  const chance = random('board grain');
  strokes(
    art,
    range(26, () => {
      const [x, y] = [chance.between(60, 540), chance.between(300, 740)];
      return curve(`${x},${y} ${x + 2},${y + 30} ${x - 1},${y + chance.between(50, 90)}`);
    }),
    INK.detail,
    '#2c1a1c',
    0.3,
  );
  // what the near pan and its heart throw on the boards
  stippled(
    art,
    byHand(closed('44,560! 96,556 140,596 150,640 120,676 44,690!'), 3),
    '#1a1016',
    [150, 620],
    [44, 620],
    [0.85, 0.5],
  );
  hatch(art);
  for (const [knots, fill] of [
    ['330,40 400,40 590,330 590,420 556,392', '#1d1219'],
    ['290,40 230,40 20,300 20,372 60,340', '#191018'],
    ['40,128 560,116 560,158 40,166', '#241519'],
  ] as const)
    byLamp(art, polygon(points(knots)), fill, 9, { rim: '#8a5634', rimWidth: 1.6 });
}

function hatch(art: Art): void {
  const hole = polygon(points('432,250 526,262 526,418 432,408'));
  art.fill(hole, art.linear(0, 250, 0, 418, ramp(0, '#10303f', 0.6, '#2f5f66', 1, '#7ea09a')));
  art.clip(hole, () => {
    outOfFocus(art, 1.2, () => {
      art.fill(closed('420,430! 420,372 444,352 462,372 484,338 504,362 540,346 540,430!'), '#143038');
    });
    art.blot([ellipse(456, 286, 1.6), ellipse(500, 300, 1.2), ellipse(480, 322, 1)], '#e8f0d8');
  });
  // its shutter stands open, towards us
  byLamp(art, polygon(points('526,256 570,240 570,446 526,424')), '#4a2e28', 8);
  art.fill(polygon(points('424,242 432,250 432,408 526,418 526,428 424,418')), '#57382a');
  strokes(art, [curve('432,409 480,414 526,419')], INK.contour, '#c98a4c', 0);
}

/** The bench below, lit round the lamp's foot. */
export function bench(art: Art): void {
  const top = byHand(polygon(points('30,778 580,752 580,890 30,890')), 1.5);
  art.fill(top, art.radial(X, 806, 380, ramp(0, '#d29a56', 0.3, '#94603a', 0.7, '#4a2c28', 1, '#20141a')));
  strokes(art, [curve('30,812 300,802 580,792'), curve('30,852 300,846 580,840')], INK.form, '#3a2222', 0.05);
  strokes(
    art,
    [
      '90,826 150,822 190,824',
      '240,832 300,826 330,828',
      '400,818 440,814 500,816',
      '420,854 470,850 520,852',
    ],
    INK.detail,
    '#4a2c26',
  );
  // what the near pan throws, away from the lamp
  stippled(
    art,
    byHand(closed('40,806 90,790 190,792 236,806 210,830 120,842 40,840'), 2),
    '#2a171b',
    [60, 810],
    [240, 822],
    [1, 0.35],
  );
  // down that it lost when it landed
  const down = [
    [268, 842, -60],
    [296, 824, 40],
    [222, 858, 10],
  ] as const;
  for (const [x, y, turn] of down) {
    art.fill(ellipse(x - 6, y + 3, 13, 3), '#3a2222');
    byLamp(art, leaf(x, y, 22, 9, turn, 4), '#f2e2bc', 2, { shade: '#8a6a5a' });
  }
}

/** Brass weights that nobody needs. */
export function weights(art: Art): void {
  for (const [x, y, size] of [
    [528, 808, 1.25],
    [484, 816, 0.9],
    [506, 842, 0.6],
  ] as const) {
    const box = local(art, x, y, size);
    box.fill(closed('8,0 60,6 64,16 20,14'), '#2a181c');
    byLamp(art, box.place(closed('-17,-34! 17,-34! 17,0! 0,5 -17,0!')), '#a8743a', 6);
    byLamp(art, box.place(ellipse(0, -34, 17, 4.6)), '#d8a858', 3);
    byLamp(
      art,
      box.place(closed('-4,-34! -4,-38 -7,-42 -5,-46 0,-47 5,-46 7,-42 4,-38 4,-34!')),
      '#b8823f',
      3,
    );
  }
}

/** Oil lamp with a glass. */
export function lamp(art: Art): void {
  const box = local(art, X, 804, 1);
  contactShadow(art, X, 808, 62, 11, '#3a1e1c');
  byLamp(art, box.place(closed('-34,0! -30,-10 -12,-18 -8,-32 8,-32 12,-18 30,-10 34,0! 0,8')), '#7a4e2c', 6);
  byLamp(art, box.place(closed('-30,-46! -26,-34 0,-29 26,-34 30,-46! 20,-64 0,-68 -20,-64')), '#b07a3c', 8);
  byLamp(art, box.place(roundRect(-11, -78, 22, 13)), '#8a5c30', 3);
  art.glow(X, Y, 120, '#ffe9b0', 0.75);
  const glass = closed('-10,-78! -24,-96 -25,-112 -13,-136 -9,-172! 9,-172! 13,-136 25,-112 24,-96 10,-78!');
  box.fill(glass, '#fff0c0', 0.5);
  box.fill(closed('0,-132! 9,-112 11,-98 6,-86 -6,-86 -11,-98 -8,-112'), '#f6c46a');
  box.fill(closed('0,-118! 5,-104 5,-94 0,-88 -5,-94 -5,-104'), '#fffbe6');
  box.line(
    Path.join(
      curve('-10,-78 -24,-96 -25,-112 -13,-136 -9,-172'),
      curve('10,-78 24,-96 25,-112 13,-136 9,-172'),
    ),
    1.6,
    '#fff2cc',
  );
  box.line(line(-9, -172, 9, -172), 2, '#fff2cc');
}
