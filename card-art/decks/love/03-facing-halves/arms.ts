import { INK, strokes } from '../../../kit/hand/index.ts';
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
  hers: { fill: '#dba680', shade: '#b37a5c', line: '#8a4f3c', soft: 4 },
  his: { fill: '#ba7e58', shade: '#85503a', line: '#5c3028', soft: 4 },
} as const;

/** What the sun makes of an edge of skin. */
const GLINT = { hers: '#f9d6b0', his: '#e3b084' } as const;

const CLOTH = {
  hers: { fill: '#6f98c6', shade: '#456a9f', rim: '#eef4f8', line: '#34568c' },
  his: { fill: '#ecc25c', shade: '#bd8438', rim: '#fff2c4', line: '#a06a28' },
} as const;

interface Arm {
  sleeve: string;
  /** What is bare: from above the elbow to the wrist. */
  limb: string;
  /** Where the cloth is drawn from the shoulder and breaks over the cuff. */
  folds: readonly string[];
  /** The bend of the elbow and its bone. */
  joint: readonly string[];
  /** The edge of the sleeve turned up. */
  cuff: string;
}

/** In the box of the one whose they are. The spoon's arm goes past the own half to the other's. */
const ARMS: Record<Who, { spoon: Arm; other: Arm }> = {
  hers: {
    spoon: {
      sleeve:
        '-58,-88! -88,-84 -106,-62 -120,-30 -131,2! -133,10 -124,15! -104,18 -84,10! -80,4 -82,-4! -74,-26 -62,-36! -54,-60',
      limb: '-84,-10! -92,14 -95,34 -90,60 -80,96 -68,122 -56,140! -78,158! -94,136 -104,118 -119,86 -131,54 -135,28 -126,-6!',
      folds: ['-126,-14 -110,-4 -94,-8', '-118,-34 -104,-24 -94,-22', '-96,-72 -104,-52 -106,-34'],
      joint: ['-95,32 -102,37 -108,46', '-134,22 -130,32 -132,42'],
      cuff: '-131,-3! -108,9 -82,1! -80,12 -106,23 -134,11!',
    },
    other: {
      sleeve:
        '56,-90! 88,-86 112,-72 130,-50 147,-24! 148,-14 139,-7! 120,-9 100,-20! 96,-28 98,-34! 84,-40 70,-36',
      limb: '98,-26! 109,-14 113,2 109,28 101,54 94,78 86,96! 108,112! 119,92 128,72 140,42 148,12 148,-8 138,-30!',
      folds: ['138,-34 122,-30 110,-36', '124,-56 112,-46 100,-44', '92,-74 102,-58 104,-44'],
      joint: ['112,0 119,4 126,3', '147,6 142,12 142,22'],
      cuff: '149,-22! 122,-18 98,-30! 96,-20 118,-7 143,-7!',
    },
  },
  his: {
    spoon: {
      sleeve:
        '-60,-98! -88,-90 -104,-66 -116,-34 -125,-2! -127,7 -118,12! -98,16 -78,6! -74,0 -76,-8! -70,-30 -60,-36! -52,-66',
      limb: '-78,-14! -87,12 -90,32 -86,58 -78,94 -66,122 -56,138! -80,157! -92,138 -102,118 -114,86 -124,54 -128,28 -118,-10!',
      folds: ['-120,-18 -104,-8 -88,-12', '-112,-38 -98,-28 -88,-26', '-88,-80 -98,-58 -100,-38'],
      joint: ['-90,30 -97,35 -102,44', '-127,22 -123,32 -125,42'],
      cuff: '-125,-7! -102,5 -76,-3! -74,8 -100,19 -128,7!',
    },
    other: {
      sleeve:
        '60,-98! 96,-92 122,-76 142,-52 159,-26! 160,-14 150,-7! 128,-7 108,-18! 104,-26 106,-34! 90,-42 74,-34',
      limb: '108,-22! 119,-6 123,12 121,40 119,66 123,92 126,112! 139,110! 143,88 151,66 159,38 164,10 160,-12 148,-34!',
      folds: ['150,-36 134,-30 120,-36', '134,-60 122,-48 110,-46', '102,-82 112,-64 114,-48'],
      joint: ['122,10 129,14 136,12', '163,8 158,14 158,24'],
      cuff: '161,-24! 132,-17 106,-30! 104,-20 128,-6 156,-7!',
    },
  },
};

/** What an arm throws its shadow with. */
export const armShapes = (who: Who): Path[] =>
  Object.values(ARMS[who]).flatMap(({ sleeve, limb }) => [closed(sleeve), closed(limb)]);

/** A bare arm and the sleeve that is rolled up over its elbow. @param dots of a printed cloth, in the same box */
export function arm(box: Local, who: Who, which: 'spoon' | 'other', dots: readonly Path[] = []): void {
  const { sleeve, limb, folds, joint, cuff } = ARMS[who][which];
  const { line, ...cloth } = CLOTH[who];
  const skin = SKIN[who];
  toned(
    box,
    limb,
    { ...skin, soft: 0 },
    { side: [17, 11], paint: skin.shade },
    { side: [-9, -6], paint: GLINT[who] },
    // the cuff's shadow
    [closed(cuff).translate(2, 7), skin.shade],
  );
  strokes(box, joint, INK.form, skin.line, 0.1);
  toned(box, sleeve, { ...cloth, soft: 16 }, [dots, '#f2f4ee']);
  toned(box, cuff, { ...cloth, soft: 5 });
  strokes(box, folds, INK.form, line, 0.1);
}

/** A right hand, its back to us: the spoon lies between thumb and first finger, the others curl under it; it goes to `to`. */
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
  const skin = { ...SKIN[who], rim: GLINT[who], rimWidth: 1.3 };
  const put = (knots: string): void => toned(hand, knots, { ...skin, soft: 2.4 });
  put('-4,11! 5,15 11,19! 13.6,22.6 11,26 6,25.4! -2,24 -10,20 -12,13!');
  put('4,6! 15,11 21.6,15! 24.4,19 21.6,22.8 16,22! 7,20.6 -1,18 -3,10!');
  put('6,1! 20,4.6 29,8! 33,11.6 30.6,16 25,16! 14,15.6 4,14!');
  // no edge where it goes on into the arm
  toned(hand, '-24,-10! -12,-13 0,-13.6 9,-11.4 14,-5 15,3 12.6,11 5,17 -7,16 -24,11!', {
    ...SKIN[who],
    soft: 0,
  });
  const stem = line(9, -5, rest, 0);
  hand.fill(ribbon(stem.translate(0.6, 2.4), 5, { start: 1, end: 1, samples: 3 }), skin.line, 0.5);
  hand.line(stem, 5.2, '#8f9aa0').line(stem.translate(-0.4, -1.2), 1.8, '#ffffff');
  const bowl = ellipse(0, 0, 14, 9.4).translate(rest, 0);
  hand.fill(bowl, '#9aa6ac').line(bowl, 1.4, '#ffffff');
  hand
    .fill([ellipse(rest - 3, -1.6, 4.6), ellipse(rest + 4, 2, 4.4)], '#b41f42')
    .fill(ellipse(rest - 4, -3, 1.4), '#fff0e6');
  // the first finger on its one side, bent at both joints; on the other the thumb
  put('3,-3! 12,-3.6 23,-3 32,-1.6! 39,0 42,3.6 39,7.6! 31,8.6 20,8.6 10,8 2,5!');
  put('-19,-9! -15,-17 -6,-22.6 4,-22 14,-18 25,-12.6 33,-8.6! 37,-5.6 35,-2.6 30,-3! 20,-6.6 10,-9 0,-8!');
  strokes(
    hand,
    ['20,-2.4 22,2 21,7', '33,-1 34,3 33,7.6', '-1,-9 -7,-10 -12,-12', '16,-16.4 18,-13 17,-9'],
    1.2,
    skin.line,
    0,
  );
  // knuckles of the hand's back
  strokes(hand, ['9,2 13,4 12,8', '5,10 9,12 7,16'], 1.2, skin.line, 0);
  hand.fill([ellipse(38.6, 3, 2.4, 1.9), ellipse(33, -5.4, 2.4, 1.7)], GLINT[who]);
}

/** Her second hand: the fingers lie side by side over the fruit's rim, the thumb apart. */
export function steadying(box: Local): void {
  const skin = { ...SKIN.hers, rim: GLINT.hers, rimWidth: 2, soft: 3.4 };
  for (const finger of [
    '96,118! 85,128 77,138 75,146! 79,151 85,148! 91,140 102,130!',
    '90,108! 76,117 66,128 62,138! 65,144 72,142! 80,132 96,122!',
    '86,97! 70,104 58,114 53,125! 56,132 63,130! 72,120 90,112!',
    '84,86! 66,90 54,97 47,107! 49,114 57,113! 68,105 88,101!',
  ]) {
    box.fill(closed(finger).translate(2.4, 2.4), SKIN.hers.shade, 0.9);
    toned(box, finger, skin);
  }
  toned(
    box,
    '117,78! 104,76 92,80 83,88! 82,98 86,110 92,120 98,126! 108,122 116,110 124,94!',
    { ...SKIN.hers, soft: 0 },
    ['92,128! 100,118 110,106 120,94 124,100! 110,130', SKIN.hers.shade],
    ['84,88 92,84 96,91 90,99 84,97', GLINT.hers, 0.7],
    ['86,101 93,98 97,105 93,111 87,110', GLINT.hers, 0.5],
  );
  toned(box, '108,76! 94,68 78,65 64,68! 57,73 60,80! 70,81 82,84 96,92!', skin);
  box.fill(
    [ellipse(50.4, 109, 2.6, 2.1), ellipse(56, 127, 2.5, 2.1), ellipse(61.4, 74.6, 2.8, 2.2)],
    '#f8dcc4',
  );
  strokes(
    box,
    ['86,100 94,100', '90,110 97,109', '64,99 67,104', '68,116 72,121', '78,67 78,73'],
    1.3,
    SKIN.hers.line,
    0,
  );
}

/** His second hand lies flat on the cloth, its back to us, thumb and little finger apart. */
export function resting(art: Art, box: Local): void {
  const hand = local(art, ...box.at(132, 88), box.scale * 1.1, { rot: TURN + 186 + 6 });
  const outline = closed(
    '-13,-8! -14,8 -21,17 -29,24 -35,33! -37,40 -31,42 -25,37! -20,33 -17,34! -20,44 -21,53 -20,61! -16,66 -12,63 -11,57! -9,49 -7,44! -7,56 -6,66! -2,72 3,69 3,63! 6,69 11,67 11,61! 11,52 10,43! 13,48 16,55! 20,58 24,55 22,49! 18,38 17,24 14,12 13,-8!',
  );
  art.fill(hand.place(outline).translate(...shadow(7)), SHADE);
  arm(box, 'his', 'other');
  toned(
    hand,
    outline,
    { ...SKIN.his, soft: 0 },
    { along: ['13,-8 14,12 17,24 18,38 22,49', '11,50 11,61 8,68'], paint: GLINT.his, width: 5 },
    ['-16,-8! -14,8 -22,17 -32,26! -20,25 -9,17 -6,6 -6,-8!', SKIN.his.shade],
    // the wrist goes down to the cloth; the tendons stand between it and the knuckles
    ['-9,30! -5,24 0,30! -2,38 -7,38!', '#cb9069'],
    ['2,30! 6,25 10,29! 9,37 4,38!', '#cb9069'],
  );
  strokes(hand, ['3,63 2,54 1,44', '-7,44 -7,38', '10,43 9,38', '-17,34 -13,28'], 1.5, SKIN.his.line, 0);
  strokes(hand, ['-18,48 -13,47', '-5,53 0,53', '4,51 9,50', '-30,29 -26,33'], 1.2, SKIN.his.line, 0);
  hand.fill([ellipse(-16, 61, 2.6, 3), ellipse(-1.6, 67, 2.6, 3), ellipse(8, 64, 2.3, 2.7)], '#dcaa86');
}
