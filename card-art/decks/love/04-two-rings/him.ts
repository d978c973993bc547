import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { HIS, hisHead } from './heads.ts';
import { shadow, toned } from './view.ts';

const SHIRT = { fill: '#dcae54', shade: '#a4703c', rim: '#fff0c4' } as const;
const TROUSERS = { fill: '#56607e', shade: '#363a5a', rim: '#b9bcc8' } as const;
const TORSO = closed(
  '28,-66! 34,-92 30,-122 16,-143! 0,-152 -16,-148 -26,-137! -30,-112 -24,-86 -18,-62! 4,-54',
);
const FAR_LEG = closed(
  '10,-76! -16,-84 -44,-84 -62,-78! -68,-70 -70,-52 -70,-10! -56,-8! -54,-34 -48,-56! -30,-54 -8,-50 10,-46!',
);
const NEAR_LEG = closed(
  '30,-70! 32,-50 22,-26 10,-10! 30,-8 52,-4 66,-2! 66,10 40,13 4,13 -14,10! -24,2 -24,-10 -18,-22! -14,-44 -16,-62',
);

/** He kneels in the rose one and looks up to her, an open hand lifted for the stone. */
export function him(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const head = closed('-40,-176 -30,-192 -6,-192 6,-172 8,-130! -24,-126! -36,-160');
  shadow(
    box,
    [TORSO, FAR_LEG, NEAR_LEG, head, closed('-10,-134! -44,-122 -112,-138! -100,-120 -40,-90 0,-104!')],
    8,
  );
  const shoe = { fill: '#6a3a34', shade: '#3e242e', soft: 3 } as const;
  // the foot that stands
  toned(box, '-56,-12! -66,-13 -78,-8 -94,-2! -97,5 -90,8 -55,7!', shoe);
  toned(box, FAR_LEG, { ...TROUSERS, fill: '#4a5272', shade: '#30334f', soft: 9 });
  farArm(box);
  // the foot behind him on its toes
  toned(box, '60,-5! 68,-16 76,-18 80,-10 76,2 79,12! 70,14 60,11!', shoe);
  toned(box, NEAR_LEG, { ...TROUSERS, soft: 9 }, [
    '14,-70! 18,-44 6,-22 -10,-4! 0,14! 66,14! 66,6 30,2 12,-6! 26,-28 34,-50!',
    '#454c6c',
  ]);
  strokes(
    box,
    ['-16,-8 -6,-4 6,-8', '-14,-14 -4,-12 8,-16', '-12,-56 2,-54 18,-60', '12,-6 26,-2 44,0'],
    INK.form,
    '#2c2f4c',
    0.1,
  );
  toned(box, '-26,-160! -10,-172 2,-164 6,-146! -4,-136 -26,-144!', {
    ...HIS,
    fill: HIS.shade,
    shade: HIS.dark,
    soft: 6,
    rim: HIS.fill,
  });
  toned(box, TORSO, { ...SHIRT, soft: 14 }, ['36,-140! 22,-128 22,-100 16,-78 18,-54! 44,-54!', '#b5803f']);
  strokes(
    box,
    ['22,-136 20,-112 24,-90', '-18,-66 -4,-74 14,-72', '24,-72 14,-78 4,-78'],
    INK.form,
    '#80502f',
    0.1,
  );
  hisHead(art, ...box.at(-21, -173), 0.43 * scale, 14);
  // collar
  toned(box, '-27,-148! -16,-144 -2,-146 8,-152! 14,-143 6,-134 -8,-135 -25,-139!', {
    ...SHIRT,
    fill: '#e6bf6c',
    soft: 4,
  });
  nearArm(art, box);
}

/** The far hand rests on the knee, a tiler's hammer in it. */
function farArm(box: Local): void {
  toned(box, '-20,-144! -34,-134 -46,-116 -52,-104! -46,-95 -36,-94! -26,-108 -16,-126', {
    ...SHIRT,
    fill: '#c4964a',
    soft: 6,
  });
  toned(box, '-52,-104! -58,-96 -64,-88! -60,-80 -52,-80! -44,-86 -37,-94!', {
    ...HIS,
    fill: HIS.shade,
    shade: HIS.dark,
    soft: 4,
    rim: HIS.fill,
  });
  // hammer: the handle lies over the knee
  toned(box, '-86,-98! -84,-101! -44,-76! -46,-72!', { fill: '#a87444', shade: '#6a4430', soft: 2 });
  toned(box, '-96,-110! -88,-114! -76,-94! -82,-90!', { fill: '#7e8c98', shade: '#4a5668', soft: 4 });
  toned(box, '-70,-92! -62,-96 -54,-92 -50,-84! -52,-78 -60,-76 -68,-80 -72,-86!', {
    ...HIS,
    fill: '#9c6449',
    shade: HIS.dark,
    soft: 3,
    rim: HIS.fill,
  });
  strokes(box, ['-68,-87 -64,-84 -62,-79', '-63,-90 -59,-86 -57,-80'], 1, HIS.line, 0);
}

/** The near arm: elbow down, the forearm up, the palm open. */
function nearArm(art: Art, box: Local): void {
  const skin = { ...HIS, soft: 3, rim: '#ffdcb0' };
  // the far fingers, the palm from heel to fingertips, the thumb held off
  toned(box, '-84,-136! -94,-140 -106,-143 -114,-149! -119,-149 -119,-144! -112,-136 -100,-131 -88,-128!', {
    ...skin,
    fill: HIS.shade,
    rim: HIS.fill,
  });
  toned(
    box,
    '-66,-128! -76,-135 -90,-136! -102,-137 -112,-139 -119,-144! -124,-143 -123,-138! -117,-131 -106,-126! -94,-120 -82,-115 -66,-112!',
    skin,
    ['-60,-112! -76,-121 -92,-129 -110,-133 -124,-140! -124,-128 -100,-112 -70,-100!', HIS.shade],
  );
  toned(box, '-68,-126! -74,-134 -80,-141 -88,-148! -93,-150 -95,-145! -92,-138 -88,-130 -80,-122!', skin);
  strokes(
    box,
    ['-106,-137 -104,-132 -105,-128', '-95,-136 -93,-130 -94,-126', '-86,-130 -81,-126 -76,-124'],
    1,
    HIS.line,
    0,
  );
  toned(box, '-32,-122! -48,-124 -60,-128 -70,-133! -74,-126 -72,-115! -60,-108 -46,-100 -34,-96!', {
    ...skin,
    soft: 6,
    rim: HIS.fill,
  });
  art.fill(
    box.place(
      ribbon(curve('-34,-121 -48,-123 -60,-127 -72,-134'), 1.8, { samples: 6, start: 0.6, end: 0.2 }),
    ),
    '#ffdcb0',
  );
  toned(box, '8,-146! -8,-146 -22,-136 -38,-124! -44,-112 -42,-98 -34,-93! -18,-98 6,-110 20,-124! 20,-136', {
    ...SHIRT,
    soft: 9,
  });
  toned(box, '-36,-126! -30,-120 -30,-104 -34,-91! -42,-94 -46,-108 -42,-122!', {
    ...SHIRT,
    fill: '#e6bf6c',
    soft: 4,
  });
  strokes(
    box,
    ['-26,-126 -18,-118 -20,-108', '-32,-98 -20,-110 -8,-114', '12,-138 4,-128 6,-116'],
    INK.form,
    '#80502f',
    0.1,
  );
}
