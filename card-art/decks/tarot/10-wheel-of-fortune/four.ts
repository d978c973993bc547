import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  limb,
  local,
  type Path,
  points,
  polygon,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

function pencil(art: Art, x: number, y: number, scale: number, rot = 0, mirror = false) {
  const box = local(art, x, y, scale, { rot, mirror });
  return {
    box,
    shape: (outline: Path | string, fill: string, soft: number, shade: string, rimWidth = 1.8): void =>
      form(art, box.place(typeof outline === 'string' ? closed(outline) : outline), fill, soft * scale, {
        shade,
        rimWidth,
      }),
    folds: (lines: readonly string[], colour: string, weight: number = INK.form): void =>
      strokes(box, lines, weight, colour),
  };
}

/** Upper left, on a cloud: an angel reads. */
export function angel(art: Art, x: number, y: number, scale: number): void {
  const { shape, folds } = pencil(art, x, y, scale);
  const WING = '#fff3dc';
  const DUSK = '#b08a96';
  shape(
    '-4,-54! -24,-78 -50,-88 -78,-78! -70,-70 -74,-62! -62,-58 -64,-50! -52,-48 -52,-40! -40,-40 -38,-32! -18,-34',
    '#f6dcc0',
    8,
    DUSK,
  );
  shape('-14,-60! -2,-62 8,-56! 12,-38 30,-28 46,-14 50,2! -26,4! -24,-24', '#c4515a', 9, '#5c2444');
  shape(
    '2,-58! -6,-80 -24,-104 -50,-116! -46,-104 -54,-98! -42,-88 -46,-80! -32,-74 -32,-62! -18,-58 -14,-46!',
    WING,
    8,
    DUSK,
  );
  folds(['-4,-62 -20,-86 -42,-104', '-8,-58 -24,-76 -40,-86', '-10,-52 -24,-64 -32,-70'], DUSK, INK.detail);
  shape('-4,-64! -8,-74 -6,-84 4,-88 12,-82 13,-76 15,-72 12,-70 12,-66 4,-62!', '#d9a27a', 3, '#7a4a3c');
  shape('6,-86! 10,-90 2,-94 -8,-90 -13,-80 -12,-66 -8,-60! -2,-66 0,-76', '#6a4030', 3, '#2c1a2c');
  shape(limb('0,-52 12,-40 28,-42', [7, 6, 4], 12), '#d0606a', 3, '#5c2444');
  shape('24,-46! 40,-56! 52,-50! 38,-38!', '#fffbe8', 2, DUSK);
  folds(['26,-45 39,-53 50,-49'], '#8a6a5c', INK.detail);
  folds(['0,-40 6,-24 24,-10', '-10,-48 -8,-24 4,-4', '14,-32 28,-20 40,-4'], '#7a2c48');
}

/** Upper right, coming down: an eagle. */
export function eagle(art: Art, x: number, y: number, scale: number): void {
  const { box, shape, folds } = pencil(art, x, y, scale);
  const BROWN = '#6b4438';
  const DARK = '#33203a';
  shape(
    '6,-6! 20,-30 46,-52 78,-62! 74,-52 86,-50! 76,-42 86,-36! 72,-30 78,-22! 62,-20 62,-10! 46,-10 40,0! 20,8',
    '#59394a',
    8,
    DARK,
  );
  shape('30,2! 46,0 62,8 70,20! 58,20 54,26! 42,20 30,16', '#efe2cc', 4, '#8d7f98');
  shape('-18,-8! -4,-16 16,-12 38,2! 30,16 10,20 -8,14 -18,4', BROWN, 7, DARK);
  shape(
    '-2,-12! -14,-36 -10,-66 6,-94! 12,-84 22,-92! 24,-78 36,-82! 34,-66 44,-66! 38,-50 46,-44! 36,-32 38,-22! 24,-14 16,-2!',
    '#7a4e3c',
    9,
    DARK,
  );
  folds(['4,-14 6,-44 14,-78', '12,-14 18,-40 28,-68', '20,-14 28,-32 38,-48'], DARK);
  shape(
    '-14,-10! -20,-20 -32,-22 -40,-15! -46,-12 -47,-5! -42,-7 -38,-5! -32,2 -20,6 -14,6!',
    '#f6ecd8',
    4,
    '#8d7f98',
  );
  shape('-39,-14.6! -46,-13 -48.6,-8 -47,-2! -43,-6.4 -38,-6!', '#e8a83c', 1.4, '#8a5430', 1);
  box.fill(ellipse(-34, -13, 2), '#2a1630').fill(ellipse(-34.6, -13.8, 0.8), '#fffdf0');
  shape('0,16! -4,26 2,30! 8,26 10,18!', '#e8a83c', 2, '#8a5430', 1);
}

/** Lower left, in the shallows: a bull drinks. */
export function bull(art: Art, x: number, y: number, scale: number): void {
  const { box, shape, folds } = pencil(art, x, y, scale);
  const COAT = '#5c3a3c';
  const DARK = '#26142c';
  for (const leg of ['-72,-30 -74,-4 -72,24', '12,-34 16,-6 14,26'])
    shape(limb(leg, [12, 7, 6], 10), '#43293a', 4, DARK);
  const whole = [
    closed(
      '-130,-92! -96,-100 -50,-98 -14,-104 14,-118 40,-108 58,-84! 70,-66 74,-44! 60,-22 34,-30 0,-26 -40,-18 -80,-24 -130,-20!',
    ),
    limb('-98,-50 -100,-8 -96,28', [26, 9, 7], 12),
    limb('36,-56 34,-10 34,30', [26, 9.5, 7], 12),
  ];
  form(
    art,
    box.place(whole),
    () => {
      for (const part of whole) box.fill(part, COAT);
    },
    16 * scale,
    { shade: DARK, rimWidth: 2 },
  );
  // head down to the water; where it joins the neck no light falls between
  form(
    art,
    box.place(
      closed(
        '30,-104! 60,-106 84,-94 98,-70! 108,-48 114,-24 113,-8! 108,6 92,8 82,-2! 70,-16 54,-28 36,-44!',
      ),
    ),
    '#64403f',
    8 * scale,
    { shade: DARK, rim: '#64403f', rimWidth: 1 },
  );
  folds(['52,-88 62,-66 64,-46', '74,-14 86,-4 94,8'], '#8a5c50');
  folds(['62,-105 84,-94 97,-72', '99,-68 108,-48 114,-24'], '#a87860', 2);
  shape(leaf(58, -78, 28, 14, 248, 4), '#43293a', 2, DARK);
  shape('82,-96! 96,-100 108,-112 110,-128! 120,-112 112,-92 96,-82!', '#efe0c4', 3, '#8a6a6a');
  shape('56,-98! 48,-110 50,-126 60,-138! 60,-122 66,-110 74,-100!', '#d9c6ae', 3, '#8a6a6a');
  shape('96,-14! 110,-20 114,-6 108,8 94,9 86,0', '#b08a7c', 3, DARK, 1.2);
  box.fill(ellipse(108, -6, 2, 3), '#26142c');
  box.fill(ellipse(86, -58, 3.6, 3.2), '#150a1a').fill(ellipse(85, -59.4, 1.3), '#fffdf0');
  for (const [rx, ry, rw] of [
    [100, 10, 24],
    [-72, 24, 20],
    [-96, 28, 22],
    [14, 26, 20],
    [34, 30, 22],
  ] as const)
    art.line(
      box.place([ellipse(rx, ry, rw, rw * 0.2), ellipse(rx, ry + 1, rw * 1.7, rw * 0.34)]),
      1.7,
      '#dfe8c8',
      0.8,
    );
  folds(['50,-96 40,-70 52,-44', '-84,-84 -90,-60 -82,-36', '14,-110 10,-80 18,-50'], '#8a5c50');
}

/** Lower right, on its rock: a lion lies and looks up at the wheel. */
export function lion(art: Art, x: number, y: number, scale: number): void {
  const { box, shape, folds } = pencil(art, x, y, scale);
  const COAT = '#c08448';
  const DARK = '#5a2c34';
  shape('-30,-60! 0,-72 40,-70 84,-78 130,-60! 130,10! -60,10! -62,-2 -40,-10', COAT, 14, DARK);
  shape(limb('-22,-26 -46,-6 -88,0', [20, 11, 9], 14), '#cf9452', 6, DARK);
  shape('-84,-9! -98,-8 -104,2 -98,8! -80,9!', '#cf9452', 3, DARK);
  shape(
    '-50,-126! -44,-150 -22,-144! -8,-160 12,-142! 34,-144 38,-120! 58,-110 50,-88! 66,-72 52,-54! 58,-34 36,-26! 30,-6 8,-10! -8,4 -22,-10! -38,-8 -42,-28! -54,-36 -50,-56!',
    '#7c4030',
    14,
    '#3a1a2c',
  );
  shape(
    '-46,-120! -34,-138 -12,-132! 4,-140 14,-122! 32,-116 30,-94! 44,-78 30,-62! 32,-44 14,-36! 4,-22 -12,-30! -30,-28 -36,-48!',
    '#9a5836',
    10,
    '#5a2c34',
  );
  folds(
    [
      '-10,-134 8,-120 16,-100',
      '24,-130 40,-106 44,-84',
      '30,-70 36,-50 26,-36',
      '10,-50 14,-34 4,-18',
      '-20,-40 -22,-24 -16,-12',
      '4,-110 16,-84 12,-56',
      '-8,-90 0,-66 -10,-44',
    ],
    '#3a1a2c',
    INK.contour,
  );
  const [fx, fy] = box.at(-38, -100);
  const face = pencil(art, fx, fy, scale * 0.39, 20);
  face.shape(
    '66,-66! 24,-62 -6,-47 -30,-35 -60,-23 -92,-9 -118,3! -128,12 -129,26 -122,34! -128,48 -126,62 -116,72! -117,84 -110,100 -94,110 -66,113 -24,116 30,114 70,70! 78,0',
    '#d39a58',
    16,
    DARK,
  );
  face.box
    .fill(closed('-122,36! -100,22 -70,24 -54,42 -62,68 -92,75 -117,71!'), '#f0d3a2')
    .fill(closed('-114,76! -94,80 -70,76! -66,96 -90,108 -110,98'), '#f0d3a2');
  face.box.fill(closed('-119,3! -104,-3 -93,3 -97,16 -110,24 -123,34! -130,26 -129,12'), '#4a2430');
  face.box
    .fill(closed('-22,9! -14,-6 -2,-11 12,-6 20,5! 6,13 -8,15'), '#26142c')
    .fill(ellipse(-8, -2, 4.4), '#fffdf0');
  face.folds(['-118,72 -96,77 -74,74 -58,64', '-26,18 -14,-8 2,-14 22,2', '-46,-20 -76,-6 -98,2'], '#5a2c34');
  shape('-20,-104! -22,-118 -14,-126 -4,-120 -4,-104!', '#a5643a', 3, DARK);
  shape(closed('-34,-122! -14,-138 -2,-126! -12,-116 -18,-104! -28,-112'), '#8a4a34', 4, '#3a1a2c');
}

/** The rock under it, and reeds that the frame cuts. */
export function rock(art: Art): void {
  form(art, polygon(points('346,884 352,836 384,818 430,812 500,806 580,802 580,884')), '#5d5468', 18, {
    shade: '#241c38',
  });
  form(art, polygon(points('326,890 338,862 376,850 424,856 470,846 500,862 512,890')), '#4a4258', 10, {
    shade: '#1c1630',
  });
  strokes(
    art,
    ['400,822 392,846 400,866', '470,816 480,846 470,870', '520,812 512,832'],
    INK.form,
    '#2a2240',
  );
  const chance = random('reeds');
  for (const [left, right, base, high, fill] of [
    [36, 96, 884, 150, '#1f3440'],
    [40, 120, 886, 96, '#2f4c4c'],
    [350, 420, 884, 60, '#1f3440'],
  ] as const)
    art.blot(
      range(9, () =>
        leaf(
          chance.between(left, right),
          base,
          high * chance.between(0.5, 1),
          chance.between(6, 9),
          chance.between(-14, 18),
          chance.between(-14, 14),
        ),
      ),
      fill,
    );
}
