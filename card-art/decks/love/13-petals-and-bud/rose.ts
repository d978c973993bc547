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
    limb(
      '20,900 70,800 104,700 100,600 84,500 76,420 84,350 106,308 134,292 156,310',
      [9, 8.6, 8, 7, 6, 5, 4.6, 4.4, 4.2, 4.6],
      48,
    ),
    '#5b6943',
    3,
  );
  form(art, limb('92,764 160,792 230,804 300,806', [7.5, 6.4, 4.4, 1.6], 30), '#6f7f59', 3);
  // a young shoot, close before our eyes: it bears the bud
  form(art, limb('330,920 380,884 424,842 452,796 464,752', [9, 8.6, 8, 7.4, 7.4], 40), '#728661', 4);
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
    [424, 834, -52],
    [456, 800, 62],
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
  spray(art, 296, 806, 46, 100, 'l3');
}

export function leavesBefore(art: Art): void {
  spray(art, 98, 596, 60, -54, 'l4');
  spray(art, 170, 766, 66, 150, 'l5');
  spray(art, 430, 834, 50, 104, 'l6');
  spray(art, 50, 822, 78, 58, 'l7');
}

/** The spent bloom from its side: it hangs, of its petals two are left, between them the ring of stamens. */
export function spent(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  const part = (knots: string, fill: string, soft: number): void =>
    form(art, box.place(closed(knots)), fill, soft, { shade: '#a85560', depth: 0.85 });
  sepal(box, '4,14! 22,8 38,-6 50,-28 58,-34! 56,-14 44,8 30,22 12,26!', '#597656');
  part('6,22! 26,26 48,42 60,66 60,84! 54,88 54,98 44,106! 34,100 24,104 14,94! 6,72 0,44', '#e9a79c', 11);
  stamens(box);
  part('-12,20! -30,30 -48,52 -52,78 -46,96! -36,95 -30,106 -18,104! -6,96 2,76 4,52 -1,26!', '#f6d3bd', 11);
  // its edge turns back
  part('-52,76! -49,88 -46,96! -36,95 -30,106 -18,104! -22,94 -32,88 -38,84 -46,86', '#fbe6d4', 3);
  strokes(
    box,
    [
      '-8,30 -24,48 -36,78',
      '-6,32 -16,58 -22,86',
      '-3,34 -4,60 -10,86',
      '14,30 34,48 48,76',
      '10,34 24,60 32,92',
    ],
    INK.detail,
    '#c9706e',
    0.2,
  );
  form(art, box.place(closed('-6,-16 -14,-4 -17,10 -14,22 0,27 14,22 17,10 14,-4 6,-16')), '#84956f', 8, {
    rimWidth: 1.6,
  });
  sepal(box, '-4,16! -20,8 -34,-8 -42,-30 -40,-44! -50,-22 -46,0 -32,18 -12,26!', '#728661');
  sepal(box, '-8,24! -6,8 0,-8 10,-20 20,-24! 17,-8 12,8 8,25!', '#728661');
}

/** Of the calyx, turned back from the rim where the petals hang. */
const sepal = (box: Local, knots: string, tone: string): void =>
  form(box.art, box.place(closed(knots)), tone, 4, { rimWidth: 1.4 });

/** A ring of threads round the rim, which fall with the bloom. */
function stamens(box: Local): void {
  const chance = random('stamens');
  const heads: Path[] = [];
  const threads = range(26, (i): Path => {
    const round = (i / 26) * 2 - 1;
    const [hx, hy] = polar(round * 9, 24, chance.between(24, 44), 180 - round * 44 + chance.between(-5, 5));
    heads.push(ellipse(hx, hy, 2.7));
    return line(round * 9, 22, hx, hy);
  });
  box.fill(closed('-12,22! -18,40 -10,58 4,62 16,54 18,36 12,22!'), '#a8763a', 0.55);
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
