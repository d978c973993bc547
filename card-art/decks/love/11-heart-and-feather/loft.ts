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

/** The board wall, bright round the lamp. */
export function loft(art: Art): void {
  art.fill(
    roundRect(40, 50, 520, 830),
    art.radial(X, Y, 560, ramp(0, '#d69a50', 0.2, '#96602f', 0.45, '#643e34', 0.75, '#46302e', 1, '#2a1c22')),
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
}

/** Rafters and the beam across, over everything that hangs on the wall. */
export function roof(art: Art): void {
  for (const [knots, fill] of [
    ['330,40 400,40 590,330 590,420 556,392', '#1d1219'],
    ['290,40 230,40 20,300 20,372 60,340', '#191018'],
    ['40,128 560,116 560,158 40,166', '#241519'],
  ] as const)
    byLamp(art, polygon(points(knots)), fill, 9, { rim: '#8a5634', rimWidth: 1.6 });
}

/** The way the owl came in by: the night in it. */
export function hatch(art: Art): void {
  const hole = roundRect(396, 384, 128, 124);
  art.fill(hole, art.linear(0, 384, 0, 508, ramp(0, '#10303f', 0.6, '#2f5f66', 1, '#7ea09a')));
  art.clip(hole, () => {
    outOfFocus(art, 1.2, () => {
      art.fill(
        closed('380,520! 380,484 404,470 424,482 450,462 474,476 500,458 540,470 540,520!'),
        '#143038',
      );
    });
    art.blot(
      [ellipse(412, 402, 1.5), ellipse(506, 410, 1.3), ellipse(488, 440, 1), ellipse(440, 424, 0.9)],
      '#e8f0d8',
    );
  });
  // its frame, and the shutter that stands open into the room
  art.cover([roundRect(386, 374, 148, 144), hole], '#4a2e26');
  art.fill(roundRect(386, 508, 148, 12), '#7a4e34');
  strokes(art, [curve('388,508 460,509 532,508')], INK.form, '#d69a58', 0);
  byLamp(art, polygon(points('534,374 572,358 572,542 534,518')), '#4a2e28', 8);
}

/** The bench below, lit round the lamp's foot. */
export function bench(art: Art): void {
  const top = byHand(polygon(points('30,748 580,748 580,890 30,890')), 1);
  art.fill(top, art.radial(X, 798, 380, ramp(0, '#d29a56', 0.3, '#94603a', 0.7, '#4a2c28', 1, '#20141a')));
  strokes(art, [curve('30,780 300,781 580,780'), curve('30,824 300,825 580,824')], INK.form, '#3a2222', 0.05);
  strokes(
    art,
    [
      '90,760 150,762 190,761',
      '420,762 470,764 520,763',
      '120,800 180,803 230,802',
      '430,838 480,842 536,840',
      '70,846 130,848 170,846',
    ],
    INK.detail,
    '#4a2c26',
  );
  // what the column and the heart's bowl throw, away from the lamp
  stippled(
    art,
    byHand(closed('306,764! 306,782! 200,800 60,806! 60,790! 200,778'), 1.5),
    '#24141a',
    [306, 770],
    [60, 800],
    [1, 0.45],
  );
  // down that it lost when it landed
  for (const [x, y, turn] of [
    [206, 836, -60],
    [248, 816, 40],
    [160, 852, 14],
  ] as const) {
    art.fill(ellipse(x - 9, y + 3, 13, 3), '#2f1b20');
    byLamp(art, leaf(x, y, 22, 9, turn, 4), '#f2e2bc', 2, { shade: '#8a6a5a' });
  }
}

/** Brass weights that nobody needs. */
export function weights(art: Art): void {
  for (const [x, y, size] of [
    [524, 802, 1.2],
    [484, 812, 0.86],
    [506, 838, 0.6],
  ] as const) {
    const box = local(art, x, y, size);
    box.fill(closed('8,0 60,6 64,16 20,14'), '#2a181c');
    byLamp(art, box.place(closed('-17,-34! 17,-34! 17,0! 12,6 0,8 -12,6 -17,0!')), '#a8743a', 6);
    byLamp(art, box.place(ellipse(0, -34, 17, 7)), '#d8a858', 3);
    byLamp(
      art,
      box.place(closed('-4,-33! -4,-38 -7,-42 -5,-46 0,-47 5,-46 7,-42 4,-38 4,-33! 0,-32')),
      '#b8823f',
      3,
    );
  }
}

/** Oil lamp with a glass. */
export function lamp(art: Art): void {
  const box = local(art, X, 802, 1);
  contactShadow(art, X, 806, 62, 11, '#3a1e1c');
  byLamp(
    art,
    box.place(closed('-34,0! -30,-12 -12,-20 -8,-34 8,-34 12,-20 30,-12 34,0! 26,10 0,15 -26,10')),
    '#7a4e2c',
    6,
  );
  byLamp(art, box.place(closed('-30,-46! -26,-34 0,-29 26,-34 30,-46! 20,-64 0,-68 -20,-64')), '#b07a3c', 8);
  strokes(box, ['-31,-46 -14,-40 14,-40 31,-46', '-20,-14 0,-10 20,-14'], INK.form, '#5a3820', 0.05);
  // burner, the wick's wheel, the ring that holds the glass
  byLamp(art, box.place(roundRect(-11, -80, 22, 14)), '#8a5c30', 3);
  box.fill(roundRect(10, -75, 10, 3), '#6e4526').fill(ellipse(21, -73.5, 3, 4.6), '#a8763a');
  box.fill(closed('-15,-80! 15,-80! 12,-75! -12,-75!'), '#c8954e');
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
