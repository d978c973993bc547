import { INK, printed, regionOf, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** The sun stands low behind her left: small and far, she is in flat tones, lit along that side only. */
const tones = twoTone({ towards: [-0.96, -0.28] });
const RIM = { rim: '#fff3d0', rimWidth: 2 };
const COAT = { fill: '#843e50', shade: '#56263e', soft: 7, ...RIM };
const SLEEVE = { fill: '#8e4658', shade: '#56263e', soft: 4, ...RIM };
const BOOT = { fill: '#3f3048', shade: '#2a1e34', soft: 4, ...RIM };
const SKIN = { fill: '#b8806a', shade: '#8c5a4a', soft: 3, rim: '#ffe2c0', rimWidth: 1.6 };

/** Somebody who waits in the lane and looks at our gate, flowers in both hands, her weight on one leg. The feet are at (x, y). */
export function visitor(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.72);
  const shadow = box.place(closed('-14,0! 9,1! 36,18 62,36 84,58 70,60 40,42 10,18'));
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#7c6468', 0.85));
  legs(box);
  tones(box, closed('13,-57! 22,-55! 23,-41 20,-39.5 12,-41!'), {
    fill: '#a07850',
    shade: '#6c4a34',
    soft: 4,
  });
  coat(box);
  tones(box, closed('-3,-89! 6,-89! 6.5,-81 -3,-81!'), { ...SKIN, fill: '#9c6854' });
  head(local(art, x + 1.6 * 1.72, y - 92.6 * 1.72, 0.74, { rot: 4 }));
  tones(box, closed('-7.4,-84! -2,-82 5,-82.6 9.6,-85! 12,-81 9,-77 1,-75.4 -6,-77 -9.4,-80.6'), {
    fill: '#9cb0a4',
    shade: '#6c8480',
    soft: 4,
    ...RIM,
  });
  strokes(box, ['-5,-80 1,-78 7,-80', '4,-78 6,-76'], INK.form, '#6c8480');
  tones(box, closed('4,-77! 9,-78! 11,-68 8.6,-66! 6,-67!'), { fill: '#8ca296', shade: '#6c8480', soft: 2 });
  arms(box);
}

function legs(box: Local): void {
  tones(
    box,
    closed(
      '-9,-32! 0,-32! -1.4,-22 -3.4,-12 -4,-4! -4.6,0 -9,3 -14.6,4 -16,1.6 -12,-1.4 -9.4,-4! -10.4,-13 -10,-22',
    ),
    BOOT,
  );
  tones(
    box,
    closed('1,-32! 11,-32! 10.4,-21 9,-12 8.6,-4! 11,0 11.4,4 7,5.6 2.6,4.4 2.4,0 3.4,-4! 2,-13 1.4,-22'),
    BOOT,
  );
  strokes(box, ['-10,-6 -4,-6', '3,-5.4 9,-5.4'], INK.detail, '#6c5468', 0);
}

/** A coat that opens a little below its belt; its folds run from there. */
function coat(box: Local): void {
  tones(
    box,
    closed(
      '-5,-82! -12,-79.4 -13,-70 -10,-60 -9.6,-56! -12,-44 -15,-29! -9,-26.4 -1,-25.6! 1,-25! 9,-25.4 16.4,-28! 14,-43 11,-56! 12,-62 14.6,-70 15,-78 8,-82!',
    ),
    COAT,
    [closed('1,-56! 2,-42 -0.6,-25! 1,-25 4,-25.2 3.4,-42 2.6,-56!'), '#56263e'],
    [closed('-6,-55! -8,-42 -9.6,-26! -7,-26 -5.4,-42 -4,-55!'), '#6c3046'],
    [closed('8,-55! 10,-42 10,-25! 17,-27 13,-44 11,-56!'), '#56263e'],
  );
  strokes(box, ['-9.6,-57.4 0,-55.4 11.4,-57.4'], 4.6, '#6c3046', 0);
  // the strap of the bag
  box.line(curve('13,-79 15,-68 16.4,-55'), 2.6, '#4a3038');
}

/** Both arms bent: the elbows stand off the body, the hands meet round the paper. */
function arms(box: Local): void {
  tones(
    box,
    closed('9,-80! 14.6,-79 17,-74 18.6,-66 20,-58.6! 18,-56 14,-55.6 8,-57! 7.4,-62! 13,-62.4 12.4,-68'),
    {
      ...SLEEVE,
      fill: '#763648',
      rimWidth: 0,
    },
    [closed('20,-59! 15,-60 13,-62.4! 15,-57 12,-54!'), '#56263e'],
  );
  tones(
    box,
    closed(
      '-12,-79.4! -8,-80 -6.6,-74 -9,-68 -10.4,-63.4! -5,-61.4 -1.6,-60.4! -2.6,-55.4! -9,-55 -14.4,-56.4 -17,-60! -16.4,-66 -14.6,-73',
    ),
    SLEEVE,
    [closed('-17,-60! -13,-62 -10.4,-63.4! -12,-60.6 -11,-58 -12,-55.6!'), '#56263e'],
  );
  flowers(box);
  // the far hand's fingers in front of the paper, its thumb behind
  tones(box, closed('8.6,-62.4! 5,-63.6 1.4,-62.8 0,-61 1,-58.6 4,-57 8.4,-57.2!'), SKIN);
  strokes(box, ['1.4,-60.8 4.8,-60.4', '2,-58.8 5,-58.4'], INK.detail, '#7a4a3e', 0);
  tones(box, closed('-2,-60.2! 1,-60 3.4,-58 4.6,-55.6 2,-54.4 -2.4,-55.6!'), SKIN);
  strokes(box, ['0.6,-57.6 3.6,-56.4'], INK.detail, '#7a4a3e', 0);
}

/** A few garden flowers in paper. */
function flowers(box: Local): void {
  const chance = random('flowers');
  const heads = (count: number, size: number): Path[] =>
    range(count, () =>
      ellipse(chance.between(-17, -1), chance.between(-79, -69), size * chance.between(0.8, 1.2)),
    );
  box.fill(
    range(12, () => leaf(-9 + chance.between(-4, 4), -66, chance.between(9, 16), 4, chance.between(-66, 36))),
    '#6a8674',
  );
  for (const [outlines, fill, shade] of [
    [heads(8, 2.6), '#d98c9a', '#a45a74'],
    [heads(7, 2.1), '#fffaf0', '#c4aab0'],
  ] as const)
    for (const outline of outlines) tones(box, outline, { fill, shade, soft: 1.6 });
  tones(box, closed('-17,-69! -11,-66 -4,-67.6 0.6,-70! 3,-62 4.4,-52! 2.4,-51.4! -6,-59'), {
    fill: '#f0e4cc',
    shade: '#b8a494',
    soft: 4,
    ...RIM,
  });
}

/** Her face is turned to us, a little to the right; short curls. In a box of 44 units. */
function head(box: Local): void {
  tones(
    box,
    closed(
      '-3,-31 -7,-29 -12,-30 -16,-25 -21,-23 -21,-17 -24,-12 -22,-7 -24,-1 -20,3 -20,8 -14,10! 12,10! 17,7 17,2 20,-2 18,-7 20,-13 17,-17 17,-23 12,-25 9,-29 4,-28',
    ),
    { fill: '#3a2430', shade: '#281822', soft: 6, rim: '#b08870', rimWidth: 1.8 },
  );
  tones(
    box,
    closed('-13,-14 -14.4,-3 -13,6 -9,14 -3,19.4 3,21 8,18 11.6,11 13,2 12.6,-12 0,-19'),
    { ...SKIN, rimWidth: 0, soft: 3 },
    [closed('-15,-14! -10,-10 -9.6,2 -8,12 -3,20! -14,20!'), '#dca482'],
    [closed('3,-6! 5,2 7.6,7.4! 4,9.4 0.6,8.6! 3,6'), '#99634f'],
    [closed('-8,-5! -4,-6.6 1,-4.6! 0,-1 -8,-1'), '#a26c58'],
    [closed('5,-5! 8.4,-6.4 11.6,-4.4! 11,-1 5.4,-1'), '#99634f'],
  );
  // brows, lids, a look straight at us, the mouth about to smile
  box.fill(
    [closed('-10,-6.4! -6,-9.6 0.6,-7.4! -5,-7.8'), closed('5,-7.4! 9,-9.4 12.4,-6! 9,-7.4')],
    '#2e1a22',
  );
  box.fill(
    [closed('-7.6,-1.6! -4,-3.8 0,-1.4! -4,0.4'), closed('5.2,-1.6! 8.2,-3.6 11.2,-1.4! 8,0.4')],
    '#f4e4d4',
  );
  box.fill([ellipse(-3.2, -1.8, 1.9, 2), ellipse(8.6, -1.8, 1.6, 2)], '#2a1620');
  strokes(box, ['-8.6,-1 -4,-4 0.8,-1.4', '4.8,-1.6 8.2,-3.8 11.8,-1.2'], 1.2, '#2a1620', 0);
  box.fill(closed('-2,12.6! 1.4,11.4 3.6,12 5.8,11.4 9.2,12! 4,14'), '#8a4048');
  box.fill(closed('-0.4,13.2! 4,14 8,12.8! 7,15.6 3.6,16.6 1,15.4'), '#b46460');
  // the curls that fall over her brow
  tones(
    box,
    closed(
      '-15,-4! -16,-14 -13,-21 -6,-25 2,-26 9,-23 14,-16 14.6,-4! 12,-10 9.6,-13! 7,-11 4,-14! 0,-11.4 -4,-14.4! -7,-11 -11,-12! -12,-8',
    ),
    { fill: '#3a2430', shade: '#281822', soft: 3 },
  );
  strokes(
    box,
    [
      '-14,-20 -9,-22 -8,-18',
      '-4,-26 0,-22 4,-24',
      '8,-22 12,-18 10,-14',
      '-16,-8 -18,-2 -15,2',
      '15,-8 15,-2 14,3',
      '-6,-19 -2,-17 1,-20',
    ],
    INK.detail,
    '#7c5a54',
    0.1,
  );
}
