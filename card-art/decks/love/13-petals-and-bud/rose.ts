import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  limb,
  line,
  local,
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
      '20,900 70,800 104,700 100,600 84,500 76,424 84,360 104,318 132,298 155,308',
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

/** The spent bloom from its side: it hangs, four petals still overlap, one of them has let go at its foot. */
export function spent(art: Art, x: number, y: number, scale: number, placement: Placement): void {
  const box = local(art, x, y, scale, placement);
  const part = (knots: string, fill: string, soft: number): void =>
    form(art, box.place(closed(knots)), fill, soft, { shade: '#a85560', depth: 0.85 });
  sepal(box, '6,10! 20,12 34,6 44,-4 54,-8! 50,6 38,18 22,22 8,22!', '#597656');
  // far petals, in the bloom's own shade
  part('10,16! 36,20 53,38 55,62 46,82! 34,93 16,95 0,84! 0,48 2,20!', '#d2807f', 9);
  part('-10,16! -32,22 -50,40 -54,66 -49,84! -34,94 -14,92 0,80! 0,48 -2,20!', '#dd9490', 9);
  box.fill(closed('-16,72! -10,92 2,98 16,94 26,76! 14,66'), '#a94f5b');
  // the one that slips
  part(
    '-26,76! -42,78 -58,88 -66,104 -62,118! -54,116 -50,122 -42,121! -28,114 -18,100 -16,86!',
    '#f3c1b0',
    7,
  );
  part('-66,104! -67,114 -62,118! -54,116 -50,122 -42,121! -50,114 -58,110', '#fbe6d4', 2);
  // near petals: the left one before all, both with a rolled edge
  part('2,14! 28,18 46,34 50,56 43,76 32,88! 22,86 12,76 6,60', '#eba99c', 9);
  part('50,56! 52,70 44,84 32,92! 20,90 12,80! 24,80 38,74', '#f8d5c2', 3);
  part('-8,14! -34,20 -49,40 -48,64 -38,82! -24,94 -6,98 12,90! 20,66 18,36 8,14!', '#f6d3bd', 11);
  part('-44,74! -36,90 -16,103 4,101 14,88! 4,92 -14,90 -30,82', '#fdecda', 3);
  strokes(
    box,
    [
      '-12,26 -28,46 -32,72',
      '-6,28 -14,54 -14,82',
      '2,28 4,54 2,82',
      '18,30 32,46 36,68',
      '-36,88 -46,98 -54,110',
    ],
    INK.detail,
    '#c9706e',
    0.2,
  );
  sepal(box, '-6,10! -20,12 -34,4 -44,-8 -52,-14! -50,2 -38,16 -24,22 -8,22!', '#728661');
  sepal(box, '-7,12! -9,26 -4,40 4,50! 8,38 9,24 7,12!', '#728661');
  // the hip
  form(art, box.place(closed('-4,-17 -11,-9 -15,3 -12,14 0,18 12,14 15,3 11,-9 4,-17')), '#84956f', 8, {
    rimWidth: 1.6,
  });
}

/** Of the calyx, folded back from the petals, one down over them. */
const sepal = (box: Local, knots: string, tone: string): void =>
  form(box.art, box.place(closed(knots)), tone, 4, { rimWidth: 1.4 });

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
