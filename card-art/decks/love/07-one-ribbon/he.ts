import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local } from '../../../kit/pen/index.ts';
import { form, HAIR, HIS_SKIN, headBox } from './tones.ts';

const OUTLINES = {
  farArm: '5,-80! 12,-76 17,-71! 22,-71.4 27,-74! 29.4,-71.4 28.4,-68.4! 22,-65 16,-64! 9,-68 3,-74!',
  farHand: '27,-74! 30.6,-76 33.4,-75 33.2,-71.4 30.4,-68.6 28,-68.2!',
  rearLeg: '-6,-52! 4,-50 0,-40 -6,-32! -12,-27 -18.6,-20! -23.6,-23.4 -24.4,-25.6! -20,-32 -15,-39 -12,-46!',
  rearFoot:
    '-19.4,-20.8! -23.4,-16 -27,-12! -27.8,-8 -29.4,-3.6 -30.6,-0.6! -33,0.4 -34.6,-1! -34.2,-5 -34,-9 -36,-12.6! -35.6,-15.6 -32.6,-16.4 -30.4,-17.4! -27,-21 -23.4,-25!',
  leg: '-3,-52! 10,-51! 14.4,-42 19,-35! 20,-31 18.8,-24 18,-18.6! 9.6,-18.6! 10,-26 9.4,-31! 3,-38 -3,-44!',
  foot: '10.6,-18! 10.6,-12 12,-7! 10.4,-3 10.6,1! 18,1.4 27.4,1! 27.4,-1.4 22,-3.6 17.2,-6.4! 17.4,-11 17.6,-18!',
  cuff: '9,-21! 18.6,-20.6! 18.8,-16.6! 9,-16.8!',
  shirt:
    '-6.4,-83.6! 1,-86 8.4,-83.6! 11.4,-76 11.6,-66 11,-58! 16,-54 21,-47.4! 15,-45.6 9,-48 2,-45.4 -6.4,-47! -9.4,-54 -10,-64 -9.6,-75!',
  neck: '-3,-83! -2.6,-91! 4.2,-91! 4.8,-83.4! 1,-81.6',
  face: '4,-101! -2,-104.4 -7.2,-102.6 -8.6,-99! -8.8,-97! -11.2,-93.8 -10.4,-93! -9.4,-92.6 -9.8,-91.4! -9.2,-90.6 -9.4,-89.6! -8.2,-86.8 -4.6,-86 -1,-87.4! 3.4,-90 4.8,-95!',
  hair: '-8.4,-101.4! -8,-105 -4,-107.4 -2,-109.6! 0,-107.8 4,-109 5,-110! 7,-106 10,-103.6 9.6,-97.6 8.4,-93 5.4,-89 2.8,-90.4! 2,-94 0.2,-97.4! -2.4,-100.4 -5.6,-101!',
  sleeve: '-4.4,-83.4! -12,-86 -18,-89! -21,-86.6 -20,-83! -14,-79 -8,-75.4 -3,-74!',
  forearm: '-17.4,-88.4! -22,-91.6 -26,-95.2! -28.6,-93.6! -28,-91.4! -24,-87 -19,-83.6!',
  hand: '-25,-95! -26.8,-98.6 -30,-98.8 -32,-96.2 -30.8,-92.8 -27.8,-91!',
} as const;

const SHIRT = { fill: '#f3ead2', shade: '#a9aa9c', soft: 5, rim: '#ffffff', rimWidth: 1.6 } as const;
const TROUSERS = { fill: '#47696c', shade: '#2c4750', soft: 4, rim: '#a9bcb0', rimWidth: 1.2 } as const;

/** All of him, for his shadow. */
export const hisShape = Object.values(OUTLINES).map((outline) => closed(outline));

/** He has looked round to her as he runs: shirt out in the wind, trousers rolled up. 100 high, the near foot at (14, 0). */
export function he(box: Local): void {
  const skin = { ...HIS_SKIN, soft: 2.2 };
  const far = { ...HIS_SKIN, fill: HIS_SKIN.shade, shade: HIS_SKIN.dark, rim: HIS_SKIN.fill, soft: 1.6 };
  form(box, OUTLINES.farHand, far);
  form(box, OUTLINES.farArm, { ...SHIRT, fill: '#cfcdbc', shade: '#8f9488', soft: 3, rimWidth: 1 });
  form(box, OUTLINES.rearFoot, far);
  form(box, OUTLINES.rearLeg, { ...TROUSERS, fill: '#38565c', shade: '#243c46' });
  form(box, OUTLINES.foot, skin);
  strokes(box, ['20,-1.4 22,-0.6 24.4,-0.4'], 0.9, HIS_SKIN.line, 0);
  form(box, OUTLINES.leg, TROUSERS, ['2,-50! 8,-42 13,-34 12,-18! 22,-18 22,-36 12,-52!', '#385860']);
  strokes(box, ['10,-30 14,-31 18,-33', '11,-27 14,-26.4'], INK.detail, '#243c46', 0.1);
  form(box, OUTLINES.cuff, { fill: '#6c8c8a', shade: '#47696c', soft: 1.6 });
  form(box, OUTLINES.neck, { ...skin, fill: HIS_SKIN.shade, shade: HIS_SKIN.dark });
  form(
    box,
    OUTLINES.shirt,
    SHIRT,
    // pulled from the lifted arm down to where the wind lifts the hem
    ['-4,-80! 0,-70 4,-58 14,-46! 20,-44 14,-56 8,-66 2,-78!', '#cdcab8'],
    ['6,-84! 7,-72 8,-60 16,-50! 24,-44 14,-60 13,-84!', '#b4b4a4'],
    ['-6,-74! -5,-64 -2,-54 -2,-44! 3,-44 2,-54 -1,-64!', '#d8d3be'],
  );
  head(headBox(box, [0, -87]));
  form(box, OUTLINES.forearm, skin);
  form(box, OUTLINES.sleeve, { ...SHIRT, soft: 3 }, [
    '-18,-89! -16,-86 -17,-82! -22,-82 -22,-88!',
    '#cdcab8',
  ]);
  strokes(box, ['-13,-83.4 -10,-81 -6,-80.6', '-9,-78 -6,-78'], INK.detail, '#8f9084', 0.1);
}

/** In profile over his shoulder, smiling. */
function head(box: Local): void {
  form(box, OUTLINES.face, { ...HIS_SKIN, soft: 3, rimWidth: 1.2 });
  strokes(box, ['-5,-96.2 -6.8,-97.2 -8.8,-96.6', '-6.2,-89.4 -7.8,-88.8 -9.2,-89.8'], 1, HIS_SKIN.line, 0);
  box.fill(ellipse(-7.4, -95.7, 0.66, 0.95), HAIR.his.shade);
  strokes(box, ['-4.8,-98.8 -6.8,-99.8 -8.6,-99'], 1.3, HAIR.his.shade, 0);
  form(box, OUTLINES.hair, {
    fill: HAIR.his.fill,
    shade: HAIR.his.shade,
    soft: 3,
    rim: '#8f7a68',
    rimWidth: 1.2,
  });
  form(box, ellipse(0.8, -94.6, 1.4, 2), { ...HIS_SKIN, soft: 0.8 });
}

/** His fist over the ribbon's other end: painted after it. */
export function hisHand(box: Local): void {
  form(box, OUTLINES.hand, { ...HIS_SKIN, soft: 2 });
  strokes(
    box,
    ['-27.6,-97.6 -28.6,-95.6 -28,-94', '-29.8,-97.4 -30.4,-95.4 -29.6,-93.6'],
    0.9,
    HIS_SKIN.line,
    0,
  );
}
