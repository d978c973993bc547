import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, roundLimb } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

const FAIR = { shade: '#b4705c', rim: '#fff4d2', rimWidth: 1.6 };
const TAN = { shade: '#7e4442', rim: '#ffe2b0', rimWidth: 1.6 };

/** She jumps from the left bank, one foot already on the stone in the brook at (x + 50, y). */
export function woman(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(roundLimb('8,-150 44,-142 88,-130', [7.5, 6, 4.2], 10)), '#dba07c', 3, FAIR);
  // legs: the one that pushes off, the one that lands
  form(art, box.place(limb('-12,-84 -44,-54 -78,-34', [14, 10, 5.6], 12)), '#dba07c', 4, FAIR);
  form(art, box.place(closed('-74,-40 -84,-36 -98,-16 -94,-10 -84,-18 -72,-28')), '#dba07c', 2, FAIR);
  form(art, box.place(limb('8,-86 40,-62 46,-14', [14, 11, 5.6], 12)), '#f0bd96', 4, FAIR);
  form(art, box.place(closed('40,-16 51,-16 66,-5 66,0 46,1 40,-4')), '#f0bd96', 2, FAIR);
  // skirt, blown back by the leap
  form(
    art,
    box.place(
      closed(
        '-15,-112! 15,-112! 34,-92 50,-66 46,-42! 26,-48 10,-38 -10,-44 -30,-30 -52,-36 -74,-24 -92,-40! -72,-60 -46,-84 -26,-102',
      ),
    ),
    '#fbeed4',
    13,
    { shade: '#b08a86', rim: '#ffffff' },
  );
  strokes(
    box,
    ['-8,-106 -32,-76 -70,-40', '0,-106 -12,-76 -34,-40', '8,-106 12,-76 4,-46', '12,-106 30,-80 38,-54'],
    INK.form,
    '#b08a86',
    0.16,
  );
  form(
    art,
    box.place(closed('-16,-108! -19,-132 -14,-156 -2,-164 12,-160 19,-146 17,-126 15,-108!')),
    '#fdf3de',
    8,
    { shade: '#b08a86', rim: '#ffffff' },
  );
  form(art, box.place(closed('-17,-116! 0,-112 16,-116! 16,-107! 0,-103 -17,-107!')), '#c8404a', 3, {
    shade: '#7a2038',
  });
  form(
    art,
    box.place(closed('-14,-112! -34,-108 -56,-92 -70,-94! -60,-84 -40,-92 -16,-104!')),
    '#c8404a',
    3,
    { shade: '#7a2038' },
  );
  head(art, ...box.at(12, -184), scale);
  form(art, box.place(roundLimb('0,-152 38,-138 82,-120', [8, 6.6, 4.6], 10)), '#f0bd96', 3, FAIR);
}

function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -10 });
  form(art, box.place(closed('-8,8! -10,26 6,26 6,12!')), '#d99c78', 2, FAIR);
  form(art, box.place(closed('-8,-14 6,-17 14,-8 15,-2! 19,4! 15,6 15,12 8,17 -4,13 -10,4')), '#f4c49c', 4, {
    ...FAIR,
    depth: 0.3,
    towards: [0.9, -0.4],
  });
  form(
    art,
    box.place(
      closed(
        '14,-9! 10,-20 -4,-23 -16,-16 -22,-2 -36,8 -58,8 -76,-2! -72,14 -52,24 -60,30 -80,28! -60,42 -36,34 -18,24 -8,14! -3,6 -4,-2 2,-8',
      ),
    ),
    '#5a2f2c',
    8,
    { shade: '#2b1722', rim: '#f0b070' },
  );
  strokes(
    box,
    ['4,-18 -10,-8 -20,8 -44,20', '-4,-20 -18,-4 -36,12 -62,12', '-8,4 -20,18 -44,30'],
    INK.form,
    '#9a5a3c',
    0.1,
  );
  box.fill(ellipse(10.4, -1, 1.4, 2), '#38201f');
  strokes(box, ['8,-6.4 11,-7.4 13.6,-6'], 1.2, '#5a2f2c', 0);
  strokes(box, ['10,9.6 13.6,8.4'], 1.4, '#a84a48', 0);
  box.fill(ellipse(5, 6, 3.4, 2.4), '#e5907c', 0.7);
}

/** He has stepped to the edge of the right bank at (x, y) and takes both her hands. */
export function man(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(roundLimb('-18,-158 -48,-142 -80,-124', [8.6, 7, 5], 10)), '#2c5478', 3, {
    shade: '#182a4c',
  });
  form(art, box.place(limb('-4,-92 -36,-60 -28,-14', [16, 13, 8], 12)), '#6b5140', 5, {
    shade: '#33263a',
    rim: '#e9c48e',
  });
  form(art, box.place(closed('-38,-18! -20,-18! -18,-6 -20,0 -48,1 -50,-6 -40,-8')), '#b27452', 2, TAN);
  form(art, box.place(limb('8,-92 22,-50 34,-10', [17, 14, 9], 12)), '#7d5f48', 5, {
    shade: '#3a2a3c',
    rim: '#f0d09a',
  });
  form(art, box.place(closed('26,-14! 44,-14! 46,-4 40,4 16,4 14,-2 24,-6')), '#b27452', 2, TAN);
  form(
    art,
    box.place(closed('-24,-78! -24,-112 -34,-148 -26,-166 -6,-174 12,-164 20,-138 24,-106 32,-76! 4,-70')),
    '#3a6a94',
    12,
    { shade: '#1c2f56', rim: '#fdf3cc' },
  );
  strokes(
    box,
    ['-16,-150 -14,-116', '8,-150 10,-116', '-10,-98 -14,-84', '8,-98 14,-80', '18,-98 24,-82'],
    INK.form,
    '#1c2f56',
    0.14,
  );
  form(art, box.place(closed('-25,-108! 0,-103 24,-110! 25,-101! 0,-94 -25,-99!')), '#e0b158', 3, {
    shade: '#8a5a34',
  });
  const head = local(art, ...box.at(-24, -194), scale, { mirror: true, rot: 6 });
  form(art, head.place(closed('-10,8! -12,26 8,26 7,12!')), '#b27452', 2, TAN);
  form(art, head.place(closed('-8,-14 6,-17 14,-8 15,-2! 20,4! 16,6 16,13 9,18 -4,15 -10,4')), '#d09470', 4, {
    ...TAN,
    depth: 0.3,
    towards: [-0.9, -0.4],
  });
  form(
    art,
    head.place(closed('15,-8! 14,-20 0,-26 -14,-21 -18,-6 -14,8 -8,12! -4,4 -5,-2 2,-9 8,-11')),
    '#33202a',
    5,
    { shade: '#1a1020', rim: '#c98a5c' },
  );
  head.fill(ellipse(10.4, -1, 1.5, 2), '#2a1620');
  strokes(head, ['7.6,-6.6 11,-7.6 14,-6'], 1.5, '#33202a', 0);
  strokes(head, ['10,10.4 14,9.4'], 1.4, '#7e3438', 0);
  form(art, box.place(roundLimb('-2,-158 -40,-136 -82,-114', [10.6, 8, 5.4], 10)), '#447aa4', 4, {
    shade: '#1c2f56',
    rim: '#fdf3cc',
  });
  strokes(box, ['-26,-150 -22,-140', '-44,-140 -40,-128'], INK.form, '#1c2f56', 0);
}

/** Where four hands meet. */
export function hands(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  form(art, box.place(closed('10,-9 0,-12 -9,-8 -10,0 -4,6 8,4')), '#c48a66', 2, TAN);
  form(art, box.place(closed('-12,-7 -2,-9 8,-4 9,3 0,7 -11,3')), '#f4c49c', 2, FAIR);
  form(art, box.place(closed('12,0 2,-2 -5,3 -4,10 4,12 13,8')), '#d09470', 2, TAN);
  strokes(box, ['-3,5 4,6', '-2,-6 5,-3'], INK.detail, '#8a4c44', 0);
}

/** What he throws towards us, and she on the stone. */
export function shadows(art: Art): void {
  stippled(
    art,
    closed('366,800 388,790 420,796 452,800 470,816 492,850 500,880 424,886 408,850 396,826 376,812'),
    '#33503c',
    [410, 796],
    [460, 880],
    [0.95, 0.5],
  );
  stippled(
    art,
    closed('276,806! 330,800! 334,812 300,819 272,816'),
    '#4b4a52',
    [320, 800],
    [280, 818],
    [0.2, 0.9],
  );
}
