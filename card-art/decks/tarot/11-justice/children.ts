import { ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  Path,
  range,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { FLESH, form } from './form.ts';

/** Two who wait for their share, seen from behind; the small one points at the apples. */
export function children(art: Art): void {
  boy(local(art, 378, 772, 0.86));
  girl(local(art, 482, 716, 0.96, { rot: -5 }));
}

function boy(box: Local): void {
  const { art } = box;
  const put = (knots: string): Path => box.place(closed(knots));
  // the lifted arm, its sleeve slid down
  form(art, box.place(limb('-50,60 -52,-2 -40,-66', [17, 14, 9.5], 12)), '#c98a64', 6, FLESH);
  hand(local(art, ...box.at(-38, -72), box.scale, { rot: 10 }));
  form(art, put('-76,62! -76,20 -72,-10! -52,-2 -32,-10! -26,30 -22,56 -40,90!'), '#e2c08e', 10, {
    shade: '#7a5070',
  });
  form(art, box.place(limb('0,34 0,70', [17, 20], 6)), '#c98a64', 6, FLESH);
  form(
    art,
    put('-18,54! -44,54 -66,66 -72,100 -68,180! 76,180! 78,110 70,74 46,58 18,54! 0,64'),
    '#e2c08e',
    18,
    { shade: '#7a5070' },
  );
  art.blot(
    [
      ink(box.place(curve('-34,58 -22,84 0,112')), 10, 1, 0),
      ink(box.place(curve('36,60 24,84 0,112')), 10, 2, 0),
      ink(box.place(curve('0,106 0,180')), 11, 3, 0),
    ],
    '#5a2f3c',
  );
  for (const side of [-1, 1]) form(art, box.place(ellipse(side * 45, 6, 8, 12)), '#c98a64', 4, FLESH);
  form(
    art,
    put(
      '0,-52 28,-47 44,-24 45,4 38,30 24,46! 16,40 10,50 2,42 -6,50 -14,41 -24,46! -38,30 -45,4 -44,-24 -28,-47',
    ),
    '#8a5a3a',
    14,
    { shade: '#35182c', rim: '#ffd08c', rimWidth: 3 },
  );
  strokes(
    box,
    [
      '4,-30 -16,-26 -30,-4 -32,22',
      '4,-30 24,-24 34,0 32,24',
      '4,-30 -4,-8 -10,14 -12,36',
      '4,-30 14,-4 16,18 16,34',
      '4,-30 -8,-40 -24,-36',
      '4,-30 14,-42 26,-36',
    ],
    2.2,
    '#4a2430',
    0.2,
  );
}

/** Open, it reaches for the apples; we see its back. */
function hand(box: Local): void {
  const fingers = [
    '-9,-12 -15,-27 -18,-39',
    '-3,-16 -5,-33 -6,-46',
    '4,-16 5,-33 6,-45',
    '10,-12 14,-26 16,-36',
    '11,6 21,-6 26,-14',
  ].map((way) => box.place(roundLimb(way, [5, 4.6, 3.8], 8)));
  const palm = box.place(closed('-10,14! -14,0 -13,-14 -4,-18 6,-18 13,-13 15,0 10,14!'));
  form(
    box.art,
    Path.join(palm, fingers),
    () => {
      for (const part of [palm, ...fingers]) box.art.fill(part, '#c98a64');
    },
    4,
    FLESH,
  );
}

function girl(box: Local): void {
  const { art } = box;
  const put = (knots: string): Path => box.place(closed(knots));
  form(art, box.place(limb('0,30 0,66', [16, 20], 6)), '#a4664a', 6, FLESH);
  form(
    art,
    put('-18,52! -46,56 -70,72 -78,110 -82,190! 96,190! 92,110 74,72 46,56 18,52! 0,62'),
    '#4a5a94',
    20,
    { shade: '#1d1640' },
  );
  strokes(box, ['-40,80 -48,120 -46,180', '52,80 60,120 60,180'], 2.6, '#1d1640', 0.15);
  for (const side of [-1, 1]) form(art, box.place(ellipse(side * 45, 8, 7, 12)), '#a4664a', 4, FLESH);
  form(
    art,
    put('0,-54 29,-48 46,-24 46,6 38,32 26,48! 12,40 0,34! -12,40 -26,48! -38,32 -46,6 -46,-24 -29,-48'),
    '#4a2c34',
    14,
    { shade: '#190e20', rim: '#ffbe8c', rimWidth: 3 },
  );
  strokes(
    box,
    [
      '2,-36 0,-6 0,32',
      '2,-36 -18,-16 -30,14 -26,44',
      '2,-36 -28,-24 -40,0',
      '2,-36 20,-14 30,14 26,44',
      '2,-36 30,-24 40,0',
      '2,-36 -8,-6 -14,38',
      '2,-36 10,-6 14,38',
    ],
    2,
    '#94604e',
    0.15,
  );
  for (const side of [-1, 1]) braid(box, side);
}

/** Links that lie one over the other, a red band below. */
function braid(box: Local, side: number): void {
  for (const i of range(7, (n) => n)) {
    const left = i % 2 ? 1 : -1;
    form(
      box.art,
      box.place(
        closed('0,-12! 9,-8 11,2 4,13! -4,12 -9,2 -8,-8')
          .rotate(left * 32)
          .scale(1 - i * 0.045)
          .translate(side * (27 + i * 1.2) + left * 5, 46 + i * 11),
      ),
      '#4a2c34',
      4,
      { shade: '#190e20', rim: '#c98468', rimWidth: 1.6 },
    );
  }
  form(box.art, box.place(closed('-8,0! 8,0! 7,10! -7,10!').translate(side * 34.5, 120)), '#c23a48', 3, {
    shade: '#5a1030',
  });
  form(box.art, box.place(closed('-6,9! 6,9! 8,24 0,36 -8,24').translate(side * 35, 120)), '#4a2c34', 4, {
    shade: '#190e20',
    rimWidth: 1.6,
  });
}
