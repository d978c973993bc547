import { INK, strokes } from '../../../kit/hand/index.ts';
import { closed, ellipse, type Local } from '../../../kit/pen/index.ts';
import { form, HAIR, HER_SKIN, headBox } from './tones.ts';

const OUTLINES = {
  farArm:
    '-1,-81! -6,-74 -12,-68.4! -18,-66 -22.4,-64! -24,-66.4 -25.6,-66.8 -25.4,-64.8! -28.4,-64.6 -31.4,-63! -31.6,-61.8 -28.6,-62! -31,-60.4 -30.4,-59.4 -27.4,-60! -28.6,-58.4 -26.6,-58.2 -23.4,-60.4! -17,-61.6 -11,-64! -7,-66 -2,-72 3,-78!',
  rearLeg:
    '-7,-46! 3,-40 -1,-30! -4,-25.8 -9,-24.8! -16,-24.6 -23,-23.8 -28.6,-23.4! -30.4,-20.6 -33,-17.2 -35.6,-16! -38,-16.6 -37.6,-19 -36,-22.4! -34.8,-25.4 -35.4,-28.4 -34.4,-30.6! -32,-31 -29.6,-29! -22,-31 -16,-33.6 -12,-37!',
  leg: '-2,-48! 11,-48! 12.8,-38 13.2,-31! 12.6,-26.4 13.6,-20.6 12.4,-13 11,-8! 11.8,-5 15,-3 20,-1.6 21.6,0.4! 20.6,1.4 12,1.4 5.4,1! 4.8,-2.4 6.8,-6.4! 5,-14 4.4,-20 5.8,-26! 4,-34 0,-42!',
  skirt:
    '-6.8,-63! 0,-61.4 7.4,-63! 13,-56 22,-48.6 35,-42! 33,-36.6 26,-32.6! 19,-34.4 13,-28 5,-30 -2,-25.6 -11,-28.6! -14,-34 -13.4,-43 -10.4,-53!',
  bodice:
    '-3.4,-83! -5.6,-81.6 -7,-76 -7.6,-69 -6.8,-62! 0,-60.4 7.4,-62! 9,-68 9.6,-75 8.2,-82.4! 6,-81 3,-80.6 0,-81.6 -1.4,-83!',
  neck: '-5,-80! -2,-82.6 0.4,-85 0.6,-90! 6.4,-90! 5.8,-85 8,-80! 3,-76',
  face: '2,-100! 8,-102.6 11.6,-100! 12,-97.4! 14.2,-94.6 13.4,-93.8! 12.6,-93.4 13,-92.4! 12.4,-91.6 12.6,-90.6! 11.8,-88 8.6,-87 5,-88.2! 1,-91 0,-96!',
  hair: '11.2,-99.8! 9.6,-103.8 4,-105.4 -1.6,-103.4 -4.6,-98 -4,-93 -1,-89.4 1.8,-89.8! 2.2,-93 3.4,-96! 6,-97.4 8.4,-99.2!',
  arm: '1.4,-81.6! 6,-82 12,-85.2 16,-89! 17.2,-93.4 18.4,-98 19.8,-102.6! 22.6,-102! 22.4,-97 21.6,-91 19.8,-85.8! 15.4,-80.4 9.4,-76.4 3.6,-74.8!',
  hand: '19.2,-101.8! 18.4,-105 19.4,-107.8 22,-108.6 24.4,-107 24.4,-103.8 22.8,-101.2!',
} as const;

const DRESS = { fill: '#cf9c42', shade: '#8a5f2a', light: '#e6bc62', line: '#7a5226' } as const;

/** All of her, for her shadow. */
export const herShape = Object.values(OUTLINES).map((outline) => closed(outline));

/** She runs after him with long steps, an arm up with her end of it: dress, bare feet. 100 high, the near foot at (12, 0). */
export function she(box: Local): void {
  const skin = { ...HER_SKIN, soft: 2.2 };
  const far = { ...HER_SKIN, fill: HER_SKIN.shade, shade: HER_SKIN.dark, rim: HER_SKIN.fill, soft: 2 };
  form(box, OUTLINES.farArm, far);
  form(box, OUTLINES.rearLeg, far);
  form(box, OUTLINES.leg, { ...skin, soft: 5 }, [
    // what the skirt shades, and the calf's hollow
    '-6,-50! 16,-50! 14,-29 8,-26.6 2,-29!',
    HER_SKIN.dark,
  ]);
  strokes(box, ['8,-24.6 10.4,-24 12.4,-25', '13,-1.6 15,-0.6 17,-0.4'], 1, HER_SKIN.line, 0);
  form(
    box,
    OUTLINES.skirt,
    { fill: DRESS.fill, shade: DRESS.shade, soft: 5, rim: '#fff0c0', rimWidth: 1.6 },
    // folds: they run from the waist, the way the wind takes the cloth
    ['-3,-63! -6,-50 -7,-38 -6,-25! -1,-24 -1,-38 0,-52!', DRESS.shade],
    ['2,-63! 6,-50 9,-40 11,-27! 19,-30 14,-42 7,-54!', DRESS.shade],
    ['5,-63! 14,-52 24,-43 30,-33! 36,-38 24,-48 12,-57!', DRESS.shade, 0.8],
    ['-5,-62! -10,-50 -12,-38 -12,-28! -9,-27 -8.6,-40 -6,-54!', DRESS.light],
    ['1,-62! 2,-50 4,-40 4,-29! 7.6,-29 6,-42 3,-54!', DRESS.light],
    ['5,-62! 12,-51 19,-43 22,-33! 25,-34 21,-45 12,-55!', DRESS.light],
  );
  form(box, OUTLINES.neck, { ...skin, fill: HER_SKIN.shade, shade: HER_SKIN.dark });
  form(
    box,
    OUTLINES.bodice,
    { fill: '#d9a84e', shade: DRESS.shade, soft: 5, rim: '#fff0c0', rimWidth: 1.4 },
    ['4,-80! 2,-72 3,-62! 10,-60 11,-80!', '#b5853a'],
  );
  strokes(box, ['-6.8,-62.6 0,-61 7.4,-62.6'], 2.2, DRESS.shade, 0);
  head(headBox(box, [4, -88]));
  form(box, OUTLINES.arm, { ...skin, soft: 3.4 });
  strokes(box, ['15.8,-88.6 17.4,-87.4 18.4,-87'], 1, HER_SKIN.line, 0);
  form(box, '0,-83! 5.4,-83.4 8.2,-81 7,-75.4! 2,-75', {
    fill: '#d9a84e',
    shade: DRESS.shade,
    soft: 3,
    rim: '#fff0c0',
    rimWidth: 1.2,
  });
}

/** Laughing, the chin up, in profile. */
function head(box: Local): void {
  form(box, OUTLINES.face, { ...HER_SKIN, soft: 0, rimWidth: 0 }, [
    '1,-98! 5,-96 5.4,-92 9,-87.6 6,-86! -1,-90!',
    HER_SKIN.shade,
  ]);
  strokes(box, ['8.4,-96.8 10,-98 12,-97.4', '9.4,-90.2 11,-89.8 12.4,-90.8'], 1.1, HER_SKIN.line, 0);
  box.fill(ellipse(10.7, -96.5, 0.66, 1), HAIR.her.shade);
  strokes(box, ['8.4,-99.6 10,-100.4 11.6,-99.8'], 1.2, HAIR.her.shade, 0);
  form(box, ellipse(-6, -102.6, 4, 3.7), {
    fill: HAIR.her.fill,
    shade: HAIR.her.shade,
    soft: 2.6,
    rim: '#c08a5c',
    rimWidth: 1.2,
  });
  form(box, OUTLINES.hair, {
    fill: HAIR.her.fill,
    shade: HAIR.her.shade,
    soft: 3,
    rim: '#c08a5c',
    rimWidth: 1.4,
  });
  strokes(box, ['9,-103 2,-102 -3,-102', '5,-98.6 0,-98.6 -4,-101'], INK.detail, HAIR.her.shade, 0.1);
  form(box, ellipse(3.4, -94.2, 1.2, 1.8), { ...HER_SKIN, soft: 0.8 });
}

/** Her fist, closed over the ribbon's end: painted after it. */
export function herHand(box: Local): void {
  form(box, OUTLINES.hand, { ...HER_SKIN, soft: 2 });
  strokes(box, ['20.6,-107.4 21,-105.6 20.4,-104', '22.4,-107.6 22.8,-105.8 22,-104'], 0.9, HER_SKIN.line, 0);
}
