import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  line,
  local,
  type Path,
  type Placement,
  polar,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './view.ts';

const GREENS = ['#47684b', '#597656', '#6a8563', '#36593f'] as const;

/** The canes that climb to our balcony. */
export function canes(art: Art): void {
  form(
    art,
    limb('20,900 70,800 104,700 100,600 84,500 76,420 92,352 124,318', [9, 8.6, 8, 7, 6, 5, 4.4, 4], 40),
    '#5b6943',
    3,
  );
  form(
    art,
    limb('92,764 160,792 240,806 320,806 396,804 432,800 448,784', [7.5, 7, 6.6, 6.4, 6.4, 7, 8], 40),
    '#6f7f59',
    3,
  );
  const thorn = (x: number, y: number, angle: number): void =>
    form(
      art,
      closed(`${polar(x, y, 7, angle - 90)}! ${polar(x, y, 15, angle)}! ${polar(x, y, 6, angle + 80)}!`),
      '#a4593f',
      2,
      { rimWidth: 1 },
    );
  for (const [x, y, angle] of [
    [108, 660, 66],
    [88, 540, 80],
    [92, 590, -80],
    [214, 792, 12],
    [300, 806, 170],
    [372, 796, -24],
  ] as const)
    thorn(x, y, angle);
}

/** A leaf of five on its stalk, from (x, y) towards `angle`. */
function spray(
  art: Art,
  x: number,
  y: number,
  size: number,
  angle: number,
  seed: string,
  leaflets = 5,
): void {
  const chance = random(seed);
  const tip = polar(x, y, size * 1.5, angle);
  art.line(line(x, y, ...tip), 2.6, '#526845');
  const places = range(leaflets, (i) => {
    const pair = Math.floor(i / 2);
    return i === leaflets - 1 ? ([1, 0] as const) : ([0.42 + pair * 0.32, i % 2 ? 62 : -62] as const);
  });
  for (const [i, [t, aside]] of places.entries()) {
    const foot = polar(x, y, size * 1.5 * t, angle);
    const long = size * (aside ? 0.82 : 1.05) * chance.between(0.9, 1.1);
    const to = angle + aside + chance.between(-9, 9);
    const blade = leaf(...foot, long, long * 0.82, to, chance.between(-5, 5));
    form(art, blade, GREENS[(i + Math.floor(chance() * 2)) % 4]!, long * 0.14, {
      rimWidth: 1.4,
      rim: '#d7deb2',
    });
    strokes(
      art,
      [
        line(...foot, ...polar(...foot, long * 0.9, to)),
        ...[0.3, 0.5, 0.68].flatMap((at) =>
          [-44, 44].map((side) =>
            line(
              ...polar(...foot, long * at, to),
              ...polar(...polar(...foot, long * at, to), long * 0.22, to + side),
            ),
          ),
        ),
      ],
      INK.detail,
      '#244a38',
      0.1,
    );
  }
}

export function leavesBehind(art: Art): void {
  spray(art, 79, 452, 52, 66, 'l1');
  spray(art, 106, 700, 52, 72, 'l2');
  spray(art, 300, 792, 50, 176, 'l3');
}

export function leavesBefore(art: Art): void {
  spray(art, 98, 596, 60, -54, 'l4');
  spray(art, 170, 766, 66, 150, 'l5');
  spray(art, 366, 800, 54, 110, 'l6');
  spray(art, 50, 822, 78, 58, 'l7');
}

/** The spent bloom: it hangs, its heart lies open, two petals are left. */
export function spent(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  const part = (knots: string, fill: string, soft: number, shade = '#a85560'): void =>
    form(art, box.place(closed(knots)), fill, soft, { shade, depth: 0.85 });
  part('0,-6! 14,-30 36,-42 56,-36 60,-24! 70,-22 74,-6 64,10 44,16 18,10', '#e9a79c', 11);
  part('-2,2! 24,2 50,10 66,28 62,44! 54,50 56,62 42,70 24,58 6,34 -8,16', '#f6d3bd', 11);
  strokes(
    box,
    ['10,-8 32,-20 54,-24', '12,-2 38,-6 64,-6', '10,8 34,18 54,34', '8,14 26,32 42,56', '4,16 14,32 22,46'],
    INK.detail,
    '#c9706e',
    0.2,
  );
  sepals(box);
  stamens(box);
}

function sepals(box: Local): void {
  for (const knots of [
    '-8,-10! -2,-30 8,-44 20,-56! 14,-36 8,-20 6,-8!',
    '-10,0! -28,-26 -30,-44 -24,-62! -14,-44 -6,-26 0,-10!',
    '-8,8! -26,18 -36,34 -36,54! -22,40 -8,28 0,14!',
  ])
    form(box.art, box.place(closed(knots)), '#728661', 4, { rimWidth: 1.4 });
  form(box.art, box.place(closed('-34,-8 -22,-16 -6,-13 4,-4 4,8 -6,15 -22,14 -34,7')), '#84956f', 6, {
    rimWidth: 1.6,
  });
}

function stamens(box: Local): void {
  const chance = random('stamens');
  const heads: Path[] = [];
  const threads = range(22, (i): Path => {
    const angle = 36 + i * 5.4 + chance.between(-4, 4);
    const reach = chance.between(12, 30);
    const [hx, hy] = polar(0, 1, reach, angle);
    heads.push(ellipse(hx, hy, 2.6));
    return line(2, 1, hx, hy);
  });
  box.line(threads, 1.4, '#f0dc9a').blot(heads, '#c98a34');
}

/** The bud: shut, but its tip turns. */
export function bud(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  const part = (knots: string, fill: string, soft: number): void =>
    form(art, box.place(closed(knots)), fill, soft, { shade: '#8a2f4a', rim: '#ffe6cc' });
  // far sepals
  form(art, box.place(closed('14,-8! 34,-26 44,-52 44,-82! 30,-62 16,-40 6,-14!')), '#597656', 4, {
    rimWidth: 1.4,
  });
  part('-6,-4! 20,-14 34,-40 34,-66 25,-90 13,-105 0,-109 -10,-100 -22,-60', '#b8404f', 9);
  part('-2,-4! -24,-14 -35,-42 -31,-74 -16,-98 -2,-108! 8,-96 8,-60 2,-28', '#d8666a', 11);
  // the innermost, rolled
  box.fill(closed('-12,-94 -8,-104 2,-107 13,-102 17,-91 8,-84 -4,-84'), '#8e2c42');
  part('-7,-94! -4,-102 4,-103 10,-97 10,-89 4,-85! 6,-92 2,-97', '#d8666a', 3);
  // the outer one on the left begins to turn back
  part('-6,-4! -30,-14 -42,-38 -44,-56 -54,-68! -40,-77 -24,-72! -18,-52 -12,-28', '#e0766f', 9);
  part('-54,-68! -47,-79 -33,-81 -21,-71! -32,-71 -43,-65', '#f8c9ae', 3);
  // the one before all, its edge rolled
  part('-16,-92! 0,-90 18,-78 29,-54 28,-24 12,-3 -8,-3! -21,-22 -24,-58', '#ea8f80', 14);
  box.fill(closed('-17,-86! -8,-84 2,-70 4,-48 -2,-24 -10,-8! -19,-22 -22,-50'), '#f7ab98');
  part('-18,-94! -8,-100 8,-93 21,-78 28,-60! 16,-74 0,-85', '#fad2b6', 3);
  strokes(
    box,
    [
      '-14,-82 -18,-56 -14,-26',
      '-4,-80 2,-54 -2,-22',
      '8,-76 16,-50 12,-20',
      '-36,-62 -34,-46 -26,-28',
      '-24,-88 -29,-76 -32,-68',
    ],
    INK.form,
    '#b84a58',
    0.25,
  );
  form(art, box.place(closed('-17,-8 -4,-12 8,-11 17,-6 19,8 11,22 0,27 -11,23 -19,10')), '#8b9a72', 7);
  for (const knots of [
    '-6,4 -22,-8 -36,-26 -56,-46! -52,-22 -42,-2 -30,10 -18,19 -8,19',
    '-16,2 -19,-24 -14,-48 -18,-72! -2,-50 2,-26 2,0 -4,10',
    '2,6 16,-12 22,-36 34,-54! 37,-30 31,-6 17,10',
  ])
    form(art, box.place(closed(knots)), '#82926b', 5, { rimWidth: 1.8 });
  strokes(
    box,
    ['-12,2 -30,-10 -48,-32', '-8,0 -9,-26 -14,-56', '8,4 22,-14 30,-40'],
    INK.detail,
    '#36593f',
    0.1,
  );
}

/** The rail that we lean on, at the foot of the picture; leaves throw their shade on it. */
export function rail(art: Art): void {
  art.fill(closed('20,846! 300,838 580,830! 580,900! 20,900!'), '#2d5c60');
  form(art, closed('20,808! 300,798 580,786! 580,832! 300,842 20,852!'), '#6fa59a', 8, {
    towards: [0.2, -1],
  });
  strokes(
    art,
    [
      curve('40,834 200,826 380,820 570,812'),
      curve('60,820 160,816 240,812'),
      curve('400,802 480,800 560,796'),
    ],
    INK.form,
    '#3d7472',
    0.15,
  );
  art.fill(closed('60,838! 120,808 200,812 236,826 200,840 140,836 96,846'), '#3d7472', 0.8);
  art.fill(closed('286,832 310,814 350,812 366,824 330,836'), '#3d7472', 0.8);
}
