import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, limb, local, type Path, polygon } from '../../../kit/pen/index.ts';
import { HERS, herHead } from './heads.ts';
import { shadow, toned } from './view.ts';

const DRESS = { fill: '#4f8092', shade: '#30546d', rim: '#e6f0e4' } as const;
const SKIRT = closed(
  '-36,-102! -20,-112 -4,-98 6,-88! 22,-76 32,-62 34,-46! 20,-38 2,-34 -18,-34 -36,-40! -44,-58 -46,-82',
);
const BODICE = closed(
  '-38,-98! -34,-122 -14,-143 14,-157 36,-164 50,-162! 60,-152 57,-140 46,-128! 34,-114 22,-100 6,-84! -10,-88 -24,-90',
);
const LEGS = [
  limb('18,-50 19,-30 16,-8', [8, 7.4, 4.4], 10),
  limb('-14,-46 -14,-24 -16,-2', [9, 8.4, 5], 10),
] as const;
const REACH = closed(
  '40,-158! 52,-160 62,-150 78,-130 84,-120! 96,-112 110,-103! 106,-95! 92,-99 74,-108! 64,-114 50,-132 42,-146',
);

/** She stoops in the gold ring, a hand on her knee, and holds the last stone out to him. */
export function her(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const at = (knots: string): Path => box.place(closed(knots));
  shadow(
    box,
    [SKIRT, BODICE, REACH, ...LEGS, closed('46,-160! 58,-186 74,-194 92,-188 98,-168 86,-152 62,-150!')],
    6,
  );
  farArm(box);
  const shoe = { fill: '#7c4438', shade: '#4c2a30', soft: 3 } as const;
  toned(box, '11,-8! 18,-11 27,-7 41,-1! 42,5 12,4!', shoe);
  toned(box, LEGS[0], { ...HERS, fill: HERS.shade, shade: HERS.dark, soft: 6, rim: HERS.fill });
  toned(box, '-22,-2! -14,-5 -3,-1 12,6! 13,12 -22,10!', shoe);
  toned(box, LEGS[1], { ...HERS, soft: 7 });
  toned(box, SKIRT, { ...DRESS, soft: 16 }, () => {
    // the cloth hangs from the hip: folds that widen
    for (const fold of [
      '-20,-104! -30,-80 -30,-36! -22,-34! -20,-70',
      '-4,-94! -6,-70 -8,-34! 2,-32! 2,-66',
      '14,-80! 18,-64 16,-38! 24,-38! 26,-62',
    ])
      art.fill(at(fold), '#3b667c');
  });
  toned(box, '36,-160! 50,-170 60,-174! 70,-152 60,-142! 48,-146', {
    ...HERS,
    fill: HERS.shade,
    shade: HERS.dark,
    soft: 6,
    rim: HERS.fill,
  });
  toned(box, BODICE, { ...DRESS, soft: 15 }, ['2,-86! 14,-104 28,-118 40,-128! 34,-100!', '#274a63']);
  strokes(
    box,
    ['-30,-104 -18,-98 0,-96', '30,-150 26,-138 30,-126', '-6,-96 6,-104 14,-114'],
    INK.form,
    '#274a63',
    0.1,
  );
  // apron: its band round the waist, tied behind, and what hangs before
  toned(box, '-40,-100! -22,-92 -4,-86 10,-80! 4,-72! -10,-78 -28,-84 -44,-92!', {
    fill: '#f4ead6',
    shade: '#b4a4b4',
    soft: 4,
  });
  toned(box, '-38,-98! -52,-104 -60,-96 -56,-88 -42,-92!', { fill: '#f4ead6', shade: '#b4a4b4', soft: 4 });
  toned(box, '-40,-94! -54,-84 -58,-70 -50,-66! -46,-78 -38,-88!', {
    fill: '#f4ead6',
    shade: '#b4a4b4',
    soft: 4,
  });
  herHead(art, ...box.at(76, -171), 0.44 * scale, 20);
  // collar
  toned(box, '32,-166! 44,-172 56,-164 64,-150! 58,-142 52,-146! 48,-156 40,-160!', {
    fill: '#f4ead6',
    shade: '#b4a4b4',
    soft: 4,
  });
  nearArm(box);
}

/** The arm that gives: sleeve to the elbow, the forearm bare. */
function farArm(box: Local): void {
  toned(box, '72,-127! 84,-121 98,-113 112,-106! 114,-100 109,-95! 96,-98 82,-105 70,-111!', {
    ...HERS,
    fill: HERS.shade,
    shade: HERS.dark,
    soft: 4,
    rim: HERS.fill,
  });
  toned(box, '42,-158! 54,-158 66,-144 80,-127! 78,-116 68,-109! 56,-118 44,-134', {
    ...DRESS,
    fill: '#3d6b7f',
    soft: 7,
  });
  toned(box, '80,-129! 83,-122 74,-107 67,-107! 66,-113 74,-126', {
    fill: '#f4ead6',
    shade: '#b4a4b4',
    soft: 2,
  });
  strokes(box, ['62,-138 64,-128 60,-120'], INK.form, '#274a63', 0.1);
}

/** Her fingers with the stone between them: painted last, over his. */
export function giving(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const skin = { ...HERS, soft: 2, rim: '#f4cda4', rimWidth: 1 };
  toned(box, '121,-99! 125,-94 130,-88 127,-85 121,-88 116,-94!', skin);
  toned(
    box,
    polygon([
      [124, -96],
      [134, -97],
      [139, -90],
      [134, -83],
      [125, -85],
    ]),
    { fill: '#e08a6c', shade: '#8e3a34', soft: 3, rim: '#ffd8b8' },
  );
  toned(
    box,
    '106,-106! 118,-107 126,-104 134,-100 136,-96 132,-94! 126,-96 122,-96! 120,-92 113,-93 106,-96!',
    { ...skin, rim: HERS.fill },
    ['106,-98! 114,-99 122,-97 130,-95! 124,-88 106,-92!', HERS.shade],
  );
  strokes(box, ['119,-103 122,-100 126,-98'], 1, HERS.line, 0);
}

/** The near arm props her: the hand spread on the knee. */
function nearArm(box: Local): void {
  toned(box, '36,-114! 38,-98 32,-84 26,-76! 16,-74 12,-80! 18,-94 22,-112!', { ...HERS, soft: 6 });
  toned(
    box,
    '13,-80! 22,-80 28,-76! 34,-68 36,-58 33,-54! 29,-58! 29,-52 25,-51! 22,-55! 20,-51 16,-53! 15,-60! 10,-60 8,-64! 12,-72',
    { ...HERS, soft: 4 },
  );
  strokes(box, ['27,-66 30,-61 29,-57', '21,-65 23,-60 22,-56'], 1.1, HERS.line, 0);
  toned(box, '22,-152! 34,-156 44,-148 46,-132 42,-116 39,-107! 28,-104 18,-109! 16,-126 16,-142', {
    ...DRESS,
    soft: 9,
  });
  toned(box, '17,-113! 28,-107 41,-112! 41,-104 28,-100 16,-105!', {
    fill: '#f4ead6',
    shade: '#b4a4b4',
    soft: 3,
  });
  strokes(box, ['26,-146 24,-130 26,-118', '38,-138 36,-126 38,-116'], INK.form, '#274a63', 0.1);
}
