import { strokes } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, ribbon } from '../../../kit/pen/index.ts';
import { form, HAIR, SKIN } from './tones.ts';

/** Her head in profile to the right, bent over what she does; the ear is at (0, 0), the head 190 high. */
export function head(box: Local): void {
  bun(box);
  profile(box);
  eye(box);
  hair(box);
  ear(box);
}

function profile(box: Local): void {
  form(
    box,
    '16,-90! 46,-81 61,-62 67,-44 68,-29 65.6,-17 69,-6 75,4 81.4,12.6 83.4,18 80.6,23.6 72.4,26! 71.8,30.6 73.6,35 75,39! 71.6,42.2! 73.8,45.8 73,50.6 69,54.4! 67.8,59.4 70,65 69.4,72 63.4,78.4 54,80.6 43,77.4 27,67.4 12,53 2,38! -24,20 -30,-50',
    { fill: SKIN.light, shade: SKIN.light, soft: 0 },
    // cheek and temple turn from the window
    [
      '-40,-60! 26,-84 34,-58 27,-36 26,-14 34,8 35,24 30,40 33,56 44,70 57,79 64,92! 20,94 -20,50',
      SKIN.middle,
    ],
    ['-40,-30! 8,-34 11,-10 8,14 8,32 16,48 32,64 50,86! 20,92 -20,50', SKIN.dark, 0.5],
    ['66,-23! 56,-24 45,-19 38,-8! 46,-3 57,-5 64,-9! 65,-15', SKIN.middle],
    ['67,8! 64,15 65.6,20.6 71,24! 66,26.4 60,23.6 60,15', SKIN.middle, 0.7],
    ['83,19.6! 78,21 72.6,22.8 68,26.4! 76,30', '#c08a70'],
    ['69.4,54.6! 63,55 58,58.6 67,61.6!', SKIN.middle],
    ['57,12! 44,10 28,20 26,34! 36,36 50,30 58,22', '#d9745f', 0.22],
  );
  // lips, shut, a little pressed together with care
  box.fill(closed('75.2,39! 71.8,36.2 66,37.2 57.6,41! 63.6,42.6 71.6,42.4!'), '#b0605a');
  box.fill(closed('71.6,42.2! 63.6,42.6 58,41.2! 61,45.8 65.2,49 71.6,48.6 73.8,45.6'), '#cf8072');
  strokes(box, ['72.8,42.4 64.4,42.8 56.8,41'], 1.2, SKIN.line, 0);
  strokes(box, ['66.6,16 63.8,20 65.8,24.6'], 0.9, SKIN.dark, 0.05);
  strokes(box, ['77.2,24 73.4,24.4'], 1.2, SKIN.line, 0);
}

/** The lid lowered over the look down at the gap. */
function eye(box: Local): void {
  box.fill(closed('62.6,2! 63.4,-6 60,-11.6 52,-12.6 44,-9 38,-3! 46,2 55,4!'), '#e2ad86');
  box.fill(closed('38,-3! 44,-9 52,-12.6! 50,-6 47,-1 48,2!'), SKIN.middle);
  strokes(box, ['61,-10.4 54,-14 45,-12.4 37,-6'], 1, SKIN.dark, 0.05);
  box.fill(ribbon(curve('35,-4 45,1.6 54,4.4 63.6,3'), 4.2, { start: 0.1, end: 0.5, peak: 0.65 }), '#2c1518');
  for (const lash of ['61,3.4 65,5 68,7.4', '56,4.6 59.4,7 61.4,9.8'])
    box.fill(ribbon(curve(lash), 2, { start: 0.8, end: 0 }), '#2c1518');
  box.fill(ribbon(curve('68,-33 60,-37.6 47,-36 32,-26'), 5, { start: 0.5, end: 0, peak: 0.35 }), HAIR.fill);
}

function ear(box: Local): void {
  form(box, '9,-14! 4,-25 -8,-27 -16,-19 -17,-6 -11,8 -7,18 0,22! 5,14 6,2', {
    fill: '#c98f70',
    shade: SKIN.dark,
    soft: 3,
  });
  box.fill(closed('2,-14! -2,-20 -9,-19 -11,-12 -8,-2 -3,3! -4,-7 -2,-12'), SKIN.deep);
}

/** Put up in haste; a ribbon holds it. */
function bun(box: Local): void {
  form(
    box,
    '-48,-74! -66,-86 -92,-80 -106,-58 -104,-32 -88,-14 -64,-12 -48,-24 -42,-48!',
    { fill: HAIR.fill, shade: HAIR.shade, soft: 9 },
    ['-66,-84! -90,-76 -98,-56 -90,-40! -84,-58 -74,-70 -60,-76!', HAIR.light, 0.8],
  );
  strokes(
    box,
    ['-56,-70 -80,-66 -90,-46 -80,-28', '-52,-56 -70,-54 -78,-42 -68,-28', '-54,-24 -74,-20 -92,-30'],
    1.8,
    HAIR.shade,
    0.05,
  );
  form(box, '-44,-80! -52,-78 -58,-56 -52,-26 -44,-20! -38,-26 -44,-52 -36,-76!', {
    fill: '#c4586a',
    shade: '#8c3550',
    soft: 3,
  });
}

function hair(box: Local): void {
  form(
    box,
    '52,-77! 42,-93 20,-106 -8,-110 -36,-100 -54,-76 -61,-48 -62,-26! -60,-8 -55,8 -47,22 -40,29! -31,26 -22,18 -15,4 -12,-6! -8,-22 4,-30 13,-16 13,0 11,12! 18,2 20,-20 25,-42 36,-62!',
    { fill: HAIR.fill, shade: HAIR.shade, soft: 0 },
    // under the bun, where the nape's hair is drawn up into it
    ['-66,-36! -54,-28 -48,-12 -42,4 -30,18 -14,4! -16,24 -44,40 -70,20', HAIR.shade],
    ['48,-84! 30,-100 4,-106 -18,-102 -34,-90! -10,-94 14,-90 32,-76 36,-66!', HAIR.light, 0.55],
    ['48,-84! 32,-99 8,-105! 24,-94 38,-80 42,-72!', '#e2b184', 0.8],
  );
  strokes(
    box,
    [
      '40,-72 20,-82 -10,-78 -46,-58',
      '32,-58 12,-66 -16,-62 -48,-48',
      '24,-38 4,-48 -22,-48 -50,-40',
      '-22,17 -33,2 -44,-16 -54,-30',
      '-14,2 -26,-12 -40,-26 -54,-36',
    ],
    1.5,
    HAIR.shade,
    0.08,
  );
  strokes(box, ['46,-78 24,-90 -8,-88 -44,-68', '38,-66 16,-75 -12,-71 -44,-56'], 1.2, HAIR.light, 0.1);
  // what has slipped out
  box.fill(ribbon(curve('26,-50 30,-26 24,0 30,26 26,44'), 4, { start: 0.8, end: 0 }), HAIR.fill);
  strokes(box, ['-38,26 -40,42 -34,52', '-44,22 -51,34 -50,46'], 1.6, HAIR.fill, 0);
  box.fill(ellipse(1, 27, 4), '#e6c47c');
}
