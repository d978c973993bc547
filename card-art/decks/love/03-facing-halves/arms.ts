import { finger } from '../../../kit/figure/finger.ts';
import { INK, type Plane, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  line,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { SHADE, shadow, TURN, toned } from './view.ts';

type Who = 'hers' | 'his';

export const SKIN = {
  hers: { fill: '#dba680', shade: '#b0714f', line: '#8a4f3c', soft: 4 },
  his: { fill: '#ba7e58', shade: '#85503a', line: '#5c3028', soft: 4 },
} as const;

/** What the sun makes of an edge of skin. */
const GLINT = { hers: '#f4cba8', his: '#e0ad80' } as const;

const CLOTH = {
  hers: { fill: '#6f98c6', shade: '#456a9f', rim: '#eef4f8', line: '#34568c' },
  his: { fill: '#ecc25c', shade: '#bd8438', rim: '#fff2c4', line: '#a06a28' },
} as const;

interface Arm {
  sleeve: string;
  forearm: string;
  /** Where the cloth breaks at the elbow and is drawn from the shoulder. */
  folds: readonly string[];
  /** The edge of the sleeve turned up. */
  cuff: string;
}

/** In the box of the one whose they are. The spoon's arm goes past the own half to the other's. */
const ARMS: Record<Who, { spoon: Arm; other: Arm }> = {
  hers: {
    spoon: {
      sleeve:
        '-60,-88! -90,-82 -108,-60 -122,-22 -143,20! -141,40 -132,64! -114,73 -95,72! -94,52 -101,30! -85,-4 -68,-28! -55,-58',
      forearm: '-128,60! -128,86 -116,110 -99,124 -87,135 -79,147! -63,137! -72,125 -80,112 -91,90 -97,64!',
      folds: [
        '-141,22 -126,24 -114,20',
        '-140,34 -124,38 -106,32',
        '-128,4 -118,12 -106,14',
        '-96,-72 -104,-52 -106,-34',
      ],
      cuff: '-135,56! -117,65 -95,63! -95,73! -114,75 -133,66!',
    },
    other: {
      sleeve:
        '58,-90! 90,-84 110,-58 124,-20 140,16! 138,36 129,58! 112,65 93,61! 93,44 99,26! 86,-6 70,-30!',
      forearm: '126,54! 126,67 119,81 104,97! 94,104 79,91 88,78! 94,67 96,56!',
      folds: ['138,20 124,22 112,18', '137,32 122,34 106,28', '126,2 116,10 106,12'],
      cuff: '131,50! 114,57 93,53! 93,62! 112,67 129,60!',
    },
  },
  his: {
    spoon: {
      sleeve:
        '-62,-96! -98,-88 -118,-58 -132,-18 -151,22! -149,44 -138,67! -118,77 -98,74! -97,52 -105,30! -88,-4 -70,-30! -57,-62',
      forearm: '-134,62! -130,90 -108,120 -79,144! -62,132! -84,108 -95,88 -99,66!',
      folds: [
        '-149,24 -134,26 -120,22',
        '-148,36 -130,40 -110,34',
        '-136,4 -124,12 -112,14',
        '-104,-78 -112,-56 -114,-36',
      ],
      cuff: '-143,54! -122,66 -98,63! -98,75! -118,79 -139,69!',
    },
    other: {
      sleeve:
        '62,-98! 102,-90 126,-64 145,-30 167,0! 167,22 160,46! 142,57 118,53! 115,34 120,16! 98,-12 76,-32! 58,-62',
      forearm: '157,42! 158,60 151,78 143,94! 122,87! 121,74 121,60 120,46!',
      folds: [
        '166,2 150,6 134,4',
        '166,14 148,20 124,14',
        '149,-18 137,-6 124,-4',
        '110,-76 121,-54 122,-36',
      ],
      cuff: '165,34! 144,46 117,41! 118,54! 140,60 160,48!',
    },
  },
};

/** What an arm throws its shadow with. */
export const armShapes = (who: Who): Path[] =>
  Object.values(ARMS[who]).flatMap(({ sleeve, forearm }) => [closed(sleeve), closed(forearm)]);

/** Forearm and sleeve. @param dots of a printed cloth, in the same box */
export function arm(box: Local, who: Who, which: 'spoon' | 'other', dots: readonly Path[] = []): void {
  const { sleeve, forearm, folds, cuff } = ARMS[who][which];
  const { line, ...cloth } = CLOTH[who];
  toned(box, forearm, SKIN[who]);
  toned(box, sleeve, { ...cloth, soft: 9 }, [dots, '#f2f4ee']);
  toned(box, cuff, { ...cloth, soft: 3 });
  strokes(box, folds, INK.form, line, 0.1);
}

/** A right hand, its back to us: the stem lies along the forefinger's side, the thumb on it; it goes to `to`. */
export function grip(
  art: Art,
  box: Local,
  who: Who,
  [x, y]: readonly [number, number],
  to: readonly [number, number],
): void {
  const [[ax, ay], [ex, ey]] = [box.at(x, y), box.at(...to)];
  // the hand is drawn for a spoon that goes off to the right
  const turn = (Math.atan2(ey - ay, ex - ax) * 180) / Math.PI;
  const rest = Math.hypot(ex - ax, ey - ay) / box.scale;
  const hand = local(art, ax, ay, box.scale, { rot: turn });
  const skin = { ...SKIN[who], rim: GLINT[who], rimWidth: 1.3, soft: 2.4 };
  const put = (path: string | Path, ...planes: Plane[]): void => toned(hand, path, skin, ...planes);
  // drawn in under it: little finger, ring, middle
  put(finger('-6,17 3,21 9,22 12,19.6', 8));
  put(finger('-2,14 10,18.4 18,19 21,16.4', 8.8));
  put(finger('2,9 16,13.6 25,14.6 28.6,12', 9.4));
  put(
    '-25,-8! -17,-10 -8,-14 0,-14.4 9,-11.4 14,-5 16,3 13.6,10! 11,14.6 7.4,15! 5.6,19 0,19.6! -4,21 -10,17! -17,12 -25,8!',
  );
  // forefinger, straight along the stem and a little bent at its end
  put(finger('2,3.6 16,3 30,4.6 42.6,5.4', 10.4));
  strokes(hand, ['12.6,10 9.6,9.6 7,8.4', '7.4,15 4.6,14.4 2,12.8'], 1.4, skin.line, 0);
  hand.fill(
    [ellipse(9.6, 5, 3.6, 2.6), ellipse(5.4, 10.4, 3, 2.3), ellipse(0.6, 15, 2.6, 2)],
    GLINT[who],
    0.6,
  );
  strokes(hand, ['22.6,0.4 24,4.6 23,9', '34,1 35,5 34.4,9.4'], 1.2, skin.line, 0);
  const stem = line(-2, -7, rest, 0);
  hand.fill(ribbon(line(-1.4, -4.4, 42, 2), 5, { start: 1, end: 0.2, samples: 3 }), skin.line, 0.6);
  hand.line(stem, 5, '#8f9aa0').line(stem.translate(-0.4, -1.2), 1.8, '#ffffff');
  const bowl = ellipse(0, 0, 13, 8.8).translate(rest, 0);
  hand.fill(bowl, '#9aa6ac').line(bowl, 1.4, '#ffffff');
  hand
    .fill([ellipse(rest - 3, -1.6, 4.4), ellipse(rest + 4, 2, 4.2)], '#b41f42')
    .fill(ellipse(rest - 4, -3, 1.4), '#fff0e6');
  // the thumb from the wrist over the web; its tip presses the stem on the forefinger
  hand.fill(closed('-6,-9! 8,-8 20,-3 30,3 38,4! 40,1 36,-5 24,-11 8,-16!'), skin.line, 0.35);
  put(
    '-22,-8.6! -18,-16 -9,-21.4 2,-21.4 13,-18 24,-12.6 33,-7.6! 38.6,-4 39.6,0 36,2.6! 30,2.4 22,-2.6 13,-7.4 3,-9.4 -8,-8!',
  );
  strokes(hand, ['14,-16.6 16.6,-13 15.6,-9', '-6,-19 -4,-17'], 1.2, skin.line, 0);
  hand.fill([ellipse(39.4, 3.6, 2.3, 1.9), ellipse(34.4, -4, 2.8, 1.8).rotate(30, 34.4, -4)], GLINT[who]);
  // the wrist's fold
  strokes(hand, ['-22,-5 -19,0 -20,6'], 1.3, skin.line, 0);
}

/** Her second hand, its back to us: four fingers come over the fruit's rim, the thumb holds it further up. */
export function steadying(art: Art, box: Local): void {
  const hand = local(art, ...box.at(87, 90), box.scale, { rot: TURN + 4 + 58 });
  const skin = { ...SKIN.hers, rim: GLINT.hers, rimWidth: 1.3, soft: 2.4 };
  const fingers = [
    finger('-12,27 -17,42 -15.4,57', 10.4),
    finger('-3.6,29 -5,46 -2.6,62', 10.8),
    finger('5.6,28 8,44 9.4,58', 10.4),
    finger('13.4,24 18.6,37 20.4,48', 9),
  ];
  art.fill(
    fingers.slice(0, 3).map((path) => hand.place(path).translate(...shadow(5))),
    '#571430',
    0.75,
  );
  toned(hand, finger('-8,4 -21,12 -31,22 -35,35', 11.6), skin);
  for (const path of fingers) toned(hand, path, skin);
  toned(
    hand,
    '-8.6,-12! -9.6,0 -14,12 -18,24 -17.6,31! -13,35 -8,32 -3,36.6 2,33 6,35.6 10,31 14,31 18,26! 17,14 11,3 9,-12!',
    { ...SKIN.hers, soft: 3 },
    ['-12,20! -8,16 -5,24! -7,31 -13,31!', '#eabf97'],
    ['-1,20! 3,17 5,24! 3,31 -3,31!', '#eabf97'],
  );
  const { line } = SKIN.hers;
  strokes(
    hand,
    ['-8,33 -8.6,28 -8,24', '1.6,34 1.4,29 1,25', '10,32 8.6,27 7,23', '-16,15 -19,19 -19,23'],
    1.6,
    line,
    0,
  );
  strokes(hand, ['-20,44 -13,43.4', '-9.4,47 -1,46.6', '3.6,46 11.6,44.6', '-34,25 -28,21'], 1.1, line, 0);
  strokes(hand, ['-8,-8 -2,-5.6 3,-6.4'], 1.3, line, 0);
  hand.fill(
    [
      ellipse(-15.4, 54.6, 2.8, 3.4),
      ellipse(-2.8, 59.4, 2.9, 3.6),
      ellipse(9.2, 55.4, 2.8, 3.4),
      ellipse(20, 45.6, 2.3, 2.8),
    ],
    '#f4cba8',
  );
}

/** His second hand lies flat on the cloth, its back to us, thumb and little finger apart. */
export function resting(art: Art, box: Local): void {
  const hand = local(art, ...box.at(132, 88), box.scale * 1.1, { rot: TURN + 186 + 6 });
  const outline = closed(
    '-11,-6! -13,8 -21,17 -29,24 -35,33! -37,40 -31,42 -25,37! -20,33 -17,34! -20,44 -21,53 -20,61! -16,66 -12,63 -11,57! -9,49 -7,44! -7,56 -6,66! -2,72 3,69 3,63! 6,69 11,67 11,61! 11,52 10,43! 13,48 16,55! 20,58 24,55 22,49! 18,38 17,24 14,12 11,-6!',
  );
  art.fill(hand.place(outline).translate(...shadow(7)), SHADE);
  toned(
    hand,
    outline,
    { ...SKIN.his, rim: '#e0ad80', rimWidth: 1.4, soft: 3 },
    // the wrist goes down to the cloth; the tendons stand between it and the knuckles
    ['-9,30! -5,24 0,30! -2,38 -7,38!', '#cb9069'],
    ['2,30! 6,25 10,29! 9,37 4,38!', '#cb9069'],
  );
  strokes(hand, ['3,63 2,54 1,44', '-7,44 -7,38', '10,43 9,38', '-17,34 -13,28'], 1.5, SKIN.his.line, 0);
  strokes(hand, ['-18,48 -13,47', '-5,53 0,53', '4,51 9,50', '-30,29 -26,33'], 1.2, SKIN.his.line, 0);
  hand.fill([ellipse(-16, 61, 2.6, 3), ellipse(-1.6, 67, 2.6, 3), ellipse(8, 64, 2.3, 2.7)], '#dcaa86');
}
