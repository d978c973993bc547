import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  polar,
  random,
  range,
  tube,
} from '../../../kit/pen/index.ts';
import { arm, armShapes, grip, resting, SKIN, steadying } from './arms.ts';
import { inShade } from './table.ts';
import { onTable, shadow, sunny, TURN, toned, YARD_SHADE } from './view.ts';

/** The boxes of both: the head's crown is (0, 0), each looks towards its own +y, which is the other. */
const her = (art: Art): Local => local(art, ...onTable(art).at(-8, -186), 1, { rot: TURN + 4 });
const him = (art: Art): Local => local(art, ...onTable(art).at(14, 182), 1.04, { rot: TURN + 186 });

const BACK = closed(
  '-92,-26! -104,-52 -88,-80 -46,-96 0,-100 46,-96 88,-80 104,-52 92,-26! 58,-8 0,-2 -58,-8',
);
const HIS_BACK = closed(
  '-96,-20! -112,-50 -94,-84 -50,-104 0,-108 52,-102 96,-78 108,-44 92,-14! 56,-4 0,2 -58,-4',
);
/** Her braid: lobes to both sides by turns, smaller towards its end. */
const BRAID = curve('0,-38 8,-60 7,-86 -2,-108 -4,-122')
  .walk(8)
  .slice(0, -1)
  .flatMap(({ x, y, angle, t }) =>
    ([-1, 1] as const).map((side) =>
      ellipse(side * 5.4 * (1 - 0.4 * t), 0, 5.8 * (1 - 0.35 * t), 10)
        .rotate(angle + 90 - side * 26)
        .translate(x, y + (side < 0 ? 0 : -6)),
    ),
  );

/** Their shadows, on yard and cloth. */
export function shadows(art: Art): void {
  for (const [box, back, who] of [
    [her(art), BACK, 'hers'],
    [him(art), HIS_BACK, 'his'],
  ] as const) {
    const cast = [
      ...[30, 50].map((up) => box.place(back).translate(...shadow(up))),
      box.place(ellipse(0, 0, 42, 48)).translate(...shadow(72)),
      ...armShapes(who).map((shape) => box.place(shape).translate(...shadow(22))),
    ];
    art.fill(cast, YARD_SHADE);
    inShade(art, (tone) => void art.fill(cast, tone));
  }
}

/** A chair of bent wood: rail behind the back, seat below. */
function chair(art: Art, box: Local, dark: string, colour: string): void {
  const seat = closed('-86,-92! -80,-20! 80,-20! 86,-92! 60,-112 -60,-112');
  art.fill(box.place(seat).translate(...shadow(44)), YARD_SHADE);
  sunny(art, box.place(seat), dark, 5, { shade: '#3a2c2c' });
  sunny(
    art,
    box.place(
      tube(
        [
          [-88, -92],
          [-50, -124],
          [0, -134],
          [50, -124],
          [88, -92],
        ],
        [6, 7, 7, 7, 6],
        20,
      ).outline,
    ),
    colour,
    3,
    { shade: '#4a2c24' },
  );
}

/** She: blue frock with white dots, chestnut hair in a braid. */
export function she(art: Art): void {
  const box = her(art);
  chair(art, box, '#8a5f40', '#b07c4c');
  const chance = random('dots');
  const dots = range(84, (i) =>
    ellipse(
      -150 + (i % 13) * 24 + chance.between(-3, 3),
      -88 + Math.floor(i / 13) * 23 + (i % 2) * 9,
      chance.between(2.8, 3.6),
    ),
  );
  arm(box, 'hers', 'other', dots);
  steadying(art, box);
  toned(
    box,
    BACK,
    { fill: '#6f98c6', shade: '#456a9f', rim: '#eef4f8', soft: 14 },
    [dots, '#f2f4ee'],
    // the braid's shadow
    [BRAID.map((lobe) => lobe.translate(9, 5)), '#456a9f'],
  );
  strokes(
    box,
    ['62,-86 72,-54 62,-24', '-24,-96 -30,-80', '28,-97 34,-80', '-58,-22 -44,-34 -40,-48'],
    INK.form,
    '#3a5c92',
  );
  arm(box, 'hers', 'spoon', dots);
  grip(art, box, 'hers', [-64, 152], [12, 236]);
  // collar, nape, ears, the tip of her nose
  box.fill(closed('-40,-34 -24,-54 0,-60 24,-54 40,-34 30,-14 -30,-14'), '#f6f3e6');
  strokes(box, ['-38,-32 -22,-50 0,-55 22,-50 38,-32'], INK.form, '#c3cbd6', 0);
  box.fill(closed('-20,-44 20,-44 22,-10 -22,-10'), SKIN.hers.shade);
  for (const part of ['-38,0! -46,4 -46,16 -38,20!', '38,0! 46,4 46,16 38,20!'])
    toned(box, part, { ...SKIN.hers, soft: 2 });
  face(box, SKIN.hers, '#eabf97', '#5a3024');
  braid(box);
  const hair = closed(
    '0,34! -8,38.6 -18,38 -27,33 -34,27! -40,14 -42,0 -36,-26 -18,-42 0,-46 18,-42 36,-26 42,0 40,14 34,27! 27,33 18,38 8,38.6',
  );
  toned(
    box,
    hair,
    { fill: '#8a4a30', shade: '#552a26', rim: '#e0a070', soft: 9 },
    // combed back from the parting: what faces the sun
    ['-3,34! -22,33 -33,16 -32,-10 -16,-34! -22,-8 -18,16 -6,32!', '#a96440'],
    ['5,35! 16,20 18,-4 8,-32! 12,-36 30,-20 33,6 24,32!', '#71382a'],
  );
  strokes(
    box,
    [
      '-4,33 -26,20 -30,-10 -8,-38',
      '-3,18 -16,6 -18,-14 -5,-36',
      '4,33 26,22 30,-8 8,-38',
      '3,18 15,8 18,-12 5,-36',
      '2,0 7,-10 3,-34',
    ],
    INK.form,
    '#4c2422',
    0.1,
  );
  strokes(box, ['0,36 2,16 0,-20'], INK.form, '#e8b890', 0.05);
}

/** What is seen of a face from above: forehead, the brows' ridge, cheeks beyond it, the nose below both. */
function face(box: Local, { fill, shade }: (typeof SKIN)['hers' | 'his'], light: string, brow: string): void {
  const skin = { fill, shade, soft: 2.4 };
  toned(
    box,
    '-37,16! -37.6,28 -35,38 -31,44.6 -24,49.4 -15,50! 15,50! 24,49.4 31,44.6 35,38 37.6,28 37,16!',
    skin,
    ['-36,30! -34,40 -27,46.6 -19,47! -23,40 -28,32!', light],
  );
  toned(
    box,
    '-31,22! -29.6,36 -24,44 -15,49.4 -7,51.2! -7.4,54 -8,56.4 -6,58.4! -3,58.2 0,60.6 3,58.2 6,58.4! 8,56.4 7.4,54 7,51.2! 15,49.4 24,44 29.6,36 31,22!',
    skin,
    ['-30,30! -24,40 -14,46 -3,48! -3.4,54 -1.6,58 0.6,56 1.4,48! 8,44 -2,38 -16,34!', light],
    ['3.4,51! 4,54 2.6,58 7,60! 9,55 8,50!', shade],
  );
  strokes(box, ['-7,50.4 -14,48.6 -21,44.4 -25.6,39.6', '7,50.4 14,48.6 21,44.4 25.6,39.6'], 2.8, brow, 0.1);
}

/** Down her back, over the chair. */
function braid(box: Local): void {
  for (const lobe of BRAID)
    toned(box, lobe, { fill: '#955234', shade: '#552a26', rim: '#d09060', rimWidth: 1, soft: 3 });
  toned(box, '-9,-118! 0,-120 0,-130! -2,-140 -8,-145 -12,-138 -11,-128!', {
    fill: '#8a4a30',
    shade: '#552a26',
    soft: 3,
  });
  box.fill(closed('-11,-117! 2,-119! 2,-125! -11,-123!'), '#d98a80');
}

/** He: straw-yellow shirt with braces, dark curls; one hand flat beside his plate, he has time. */
export function he(art: Art): void {
  const box = him(art);
  chair(art, box, '#7a5238', '#a06c40');
  resting(art, box);
  arm(box, 'his', 'other');
  const back = box.place(HIS_BACK);
  toned(art, back, { fill: '#ecc25c', shade: '#bd8438', rim: '#fff2c4', soft: 14 }, () => {
    strokes(box, ['-30,-112 -40,-60 -44,0', '30,-112 40,-60 44,0'], 9, '#6a4034', 0);
  });
  strokes(
    box,
    ['-70,-90 -76,-56 -68,-26', '74,-86 78,-52 68,-22', '-8,-106 -6,-92', '18,-105 14,-90'],
    INK.form,
    '#a06a28',
  );
  // the light is on his fingers' side: the wrist goes over the hand
  grip(art, box, 'his', [-60, 150], [21, 229]);
  arm(box, 'his', 'spoon');
  box.fill(closed('-36,-38 -20,-56 0,-61 20,-56 36,-38 28,-12 -28,-12'), '#f6dc92');
  strokes(box, ['-33,-36 -18,-51 0,-55 18,-51 33,-36'], INK.form, '#bd8438', 0);
  box.fill(closed('-22,-44 22,-44 24,-10 -24,-10'), SKIN.his.shade);
  const head = local(art, ...box.at(2, 2), 1.02, { rot: TURN + 196 });
  for (const ear of [ellipse(-40, 6, 7, 10), ellipse(40, 6, 7, 10)])
    toned(art, head.place(ear), { ...SKIN.his, soft: 2 });
  face(local(art, ...head.at(0, -2), head.scale * 0.96, { rot: TURN + 196 }), SKIN.his, '#cb9069', '#2a2028');
  const chance = random('curls');
  // the hair goes back from the forehead
  const curls = range(26, (i) => {
    const angle = (i < 17 ? i / 17 : (i - 17) / 9) * 360;
    const out = i < 17 ? 37 - 7 * Math.max(0, -Math.cos((angle * Math.PI) / 180)) : 18;
    return ellipse(...polar(0, 0, out, angle), chance.between(9, 13));
  });
  sunny(
    art,
    head.place(Path.join(ellipse(0, -5, 38, 37), ...curls)),
    () => void head.fill([ellipse(0, -5, 38, 37), ...curls], '#35303c'),
    12,
    { shade: '#14121e', rim: '#b8a8b0' },
  );
  strokes(
    head,
    range(22, () => {
      const [x, y] = polar(0, 0, chance.between(4, 38), chance.between(0, 360));
      return curve(`${x - 6},${y} ${x - 2},${y - 6} ${x + 5},${y - 3} ${x + 3},${y + 4}`);
    }),
    INK.form,
    '#74687a',
    0,
  );
}
