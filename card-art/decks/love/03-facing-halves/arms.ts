import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  range,
} from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

type Who = 'hers' | 'his';

export const SKIN = {
  hers: { fill: '#dba680', shade: '#b0714f', line: '#8a4f3c', soft: 4 },
  his: { fill: '#ba7e58', shade: '#85503a', line: '#5c3028', soft: 4 },
} as const;

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
      forearm: '-128,60! -126,88 -109,118 -81,146! -64,134! -82,108 -93,86 -97,64!',
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
      forearm: '125,54! 124,72 114,90 101,103! 85,89! 92,78 96,66 96,56!',
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
        '62,-98! 100,-86 120,-56 133,-12 149,38! 146,60 128,74 104,80! 97,62 97,44! 106,38 107,30! 96,6 84,-14 70,-32!',
      forearm: '108,76! 88,76 68,70 54,60! 50,40! 68,46 86,49 102,48!',
      folds: ['147,40 130,42 114,40', '144,56 130,54 118,48', '136,18 124,28 112,30'],
      cuff: '112,78! 106,60 106,42! 97,42! 93,62 100,82!',
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

/** A hand with a spoon between thumb and first finger, the other fingers curled under; the spoon goes to `to`. */
export function grip(
  art: Art,
  box: Local,
  who: Who,
  [x, y]: readonly [number, number],
  to: readonly [number, number],
): void {
  const [[ax, ay], [ex, ey]] = [box.at(x, y), box.at(...to)];
  // the hand is drawn for a spoon that goes off at this angle
  const turn = (Math.atan2(ey - ay, ex - ax) * 180) / Math.PI - 52.7;
  const rest = Math.hypot(ex - ax, ey - ay) / (box.scale * 0.92);
  const hand = local(art, ax, ay, box.scale * 0.92, { rot: turn });
  const skin = SKIN[who];
  const put = (knots: string): void => toned(hand, knots, { ...skin, soft: 3 });
  put(
    '-23,-17! -22,-8 -27,4 -28,16 -21,29! -14,37 -6,38 -2,34! 1,43 11,45 16,38! 19,44 27,44 30,36! 28,26 20,16! 16,4 8,-9 -3,-26!',
  );
  strokes(hand, ['-2,34 -6,26 -7,18', '16,38 10,28 7,20'], 1.5, skin.line, 0);
  strokes(hand, ['-18,12 -14,14', '-10,18 -6,17'], 1.3, skin.line, 0);
  const [bx, by] = [rest * 0.606, rest * 0.795];
  const stem = curve(`-10,-13 ${bx},${by}`);
  hand.line(stem, 5.4, '#8f9aa0').line(stem.translate(-1, -1.2), 1.8, '#ffffff');
  const bowl = ellipse(0, 0, 9, 13).rotate(-37.3).translate(bx, by);
  hand.fill(bowl, '#9aa6ac').line(bowl, 1.4, '#ffffff');
  hand
    .fill([ellipse(bx - 2, by - 3, 4.6), ellipse(bx + 3, by + 3, 4.4)], '#b41f42')
    .fill(ellipse(bx - 3, by - 5, 1.4), '#fff0e6');
  put('1,-15! 15,-12 26,-2 31,10! 35,20 33,31 27,36! 20,38 16,32! 17,22 13,12 5,3!');
  strokes(hand, ['32,22 27,22'], 1.3, skin.line, 0);
}

/** Her second hand: holds the fruit by its rim, the thumb apart. */
export function steadying(box: Local): void {
  toned(
    box,
    '103,101! 99,115 89,127 77,131! 68,138 57,138 56,131! 48,135 40,132 44,124! 35,125 31,118 38,112! 51,106 63,102 70,98! 63,94 54,88 54,80! 58,76 64,79! 72,86 80,89 85,89!',
    SKIN.hers,
  );
  strokes(box, ['56,131 66,125 74,121', '44,124 58,118 70,113'], 1.5, SKIN.hers.line, 0);
  strokes(
    box,
    range(2, (i) => curve(`${72 - i * 3},${131 - i * 8} ${75 - i * 3},${128 - i * 8}`)),
    1.3,
    SKIN.hers.line,
    0,
  );
}

/** His second hand: his head lies in it, the fingers on his temple. */
export function propped(box: Local): void {
  toned(
    box,
    '57,60! 46,63 36,55! 27,46 18,32 16,20! 18,13 25,14 28,20! 23,9 25,0 32,2! 37,9 39,15! 38,5 44,0 49,6! 54,20 57,32 56,42!',
    SKIN.his,
  );
  strokes(box, ['28,20 32,28 37,34', '39,15 42,24 45,31'], 1.5, SKIN.his.line, 0);
}
