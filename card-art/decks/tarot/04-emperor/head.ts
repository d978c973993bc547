import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { crown } from './crown.ts';
import { DEEP, HAIR, SKIN, toned } from './form.ts';

const LASH = '#2e1a22';
const MID = '#cf9066';

/** An old man's head, turned to us a little from the left, long white hair and beard; (x, y) is between his eyes. Half units. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const hair = (knots: string, deep: number): void =>
    toned(box, knots, { ...HAIR, soft: deep * scale, rimWidth: 1.2 });
  // hair behind neck and cheeks, most of it in the shade
  box.fill(closed('50,-70! 96,-50 112,-6 114,44 124,92 148,132! 128,150 100,142! 84,166 50,140!'), DEEP.hair);
  hair('84,-44! 106,-6 106,46 114,90 136,126! 116,132 96,116 84,70 78,20!', 14);
  hair('-66,-60! -90,-34 -98,8 -94,48 -106,88 -118,116! -96,120 -72,104 -60,60!', 8);
  face(art, x, y, scale);
  // moustache and beard
  hair(
    '-76,30! -88,62 -82,92 -92,128 -80,164 -82,196 -62,222 -60,252 -38,276 -34,306 -12,340! -4,318 -6,300! 8,316 10,332! 24,300 22,276! 34,284 40,296! 58,256 56,226 74,202 76,166 94,134 88,98 98,62 86,16! 78,48 60,74 32,68 4,60 -20,62 -44,68 -66,54!',
    22,
  );
  for (const lock of [
    '6,100! 20,140 6,184 18,226 4,268 8,316 10,332! 24,300 22,276! 34,284 40,296! 40,250 54,210 46,160 56,120 46,98!',
    '-30,110! -22,150 -34,190 -20,236 -26,270 -12,318! -14,270 -4,230 -16,180 -10,130!',
  ])
    box.fill(closed(lock), HAIR.shade);
  strokes(
    box,
    [
      '-64,84 -72,120 -60,158 -62,190',
      '-44,98 -52,140 -42,180 -46,232',
      '-8,104 4,150 -8,200 2,260',
      '30,100 38,140 28,190 36,240',
      '64,84 72,124 60,170',
      '-66,180 -54,210 -48,250',
      '58,170 50,210 44,250',
    ],
    2.2 * scale + 0.4,
    DEEP.hair,
    0.08,
  );
  box.fill(closed('-40,80! -18,75 12,80! 0,88 -16,90 -30,87'), '#b06458');
  strokes(box, ['-42,80 -18,76 14,80'], 2.4, '#5d2c34', 0);
  hair('-20,51! -36,48 -54,58 -72,78 -90,100! -64,98 -46,92 -32,82 -18,78!', 6);
  hair('-20,51! 2,45 26,55 50,78 74,106! 44,102 22,94 2,83 -18,78!', 10);
  strokes(box, ['-28,56 -48,68 -66,86', '-4,56 22,68 46,90', '-24,62 -38,74 -50,82'], 1.4, DEEP.hair, 0.1);
  // hair from under the crown over the temples
  hair('-60,-66! -82,-42 -91,-6 -86,34 -92,66! -78,52 -73,22 -76,-8 -66,-40!', 6);
  hair('58,-66! 82,-42 98,-4 96,40 104,84! 88,66 82,30 84,-4 72,-40!', 10);
  crown(art, x, y, scale);
}

/** Hard light from the left: his right side lit, the other in the shade of nose and brow but for the cheekbone. */
function face(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const outline = closed(
    '-72,-66! -79,-34 -78,-6 -76,16 -72,36 -58,68 -28,96 12,100 50,84 78,44 86,4 84,-66!',
  );
  toned(box, outline, { ...SKIN, shade: SKIN.fill, soft: 0, rimWidth: 1.2 });
  art.clip(box.place(outline), () => {
    box.fill(
      closed('34,-70! 26,-44 6,-30 -6,-18 -8,0 -13,22 -16,40 -22,52! 0,104 90,110 100,-70!'),
      SKIN.shade,
    );
    // under the crown, in the eyes' hollows, along the jaw
    box.fill(closed('-84,-70! -82,-46 -40,-56 0,-58 40,-55! 92,-44 92,-72!'), SKIN.shade);
    box.fill(closed('-68,-20! -50,-30 -24,-22 -16,-16! -18,0 -30,7 -50,6 -66,-4!'), MID);
    box.fill(closed('2,-24! 24,-32 50,-28 70,-16! 66,2 44,8 20,6 4,-4!'), DEEP.skin);
    box.fill(closed('17,22! 32,12 58,14 64,20! 58,38 42,52 26,48!'), '#d99a6e');
    box.fill(closed('-72,34! -60,44 -48,58 -40,80! -70,80'), MID);
  });
  eye(art, x, y, scale, -42, '#f7e8d2');
  eye(art, x, y, scale, 29, '#c9ab9a');
  nose(art, x, y, scale);
  strokes(box, ['-62,-47 -40,-52 -14,-46', '-56,-40 -38,-44 -18,-39'], 1.3, MID, 0.1);
  strokes(box, ['-46,36 -58,48 -64,64', '-70,-2 -75,4 -77,12', '-58,14 -46,19 -32,15'], 1.3, SKIN.shade, 0.1);
  strokes(box, ['40,-46 30,-42 10,-44', '18,15 30,19 46,15', '12,40 26,52 36,66'], 1.3, DEEP.skin, 0.1);
  // brows
  toned(box, '-76,-20! -66,-33 -48,-37 -28,-30 -11,-13! -28,-19 -46,-25 -60,-23!', {
    ...HAIR,
    soft: 3 * scale,
    rimWidth: 1,
  });
  toned(box, '0,-13! 14,-31 36,-39 58,-35 74,-18! 58,-25 38,-27 18,-20!', {
    ...HAIR,
    fill: '#d6c8c2',
    soft: 5 * scale,
    rimWidth: 0.6,
  });
}

/** It looks at us. */
function eye(art: Art, x: number, y: number, scale: number, cx: number, white: string): void {
  const box = local(art, ...local(art, x, y, scale).at(cx, -8), scale);
  const lid = closed('-19,3! -11,-4.6 1,-6.4 14,-2.4 18,3.4! 8,8.4 -8,8.4');
  box.fill(lid, white);
  art.clip(box.place(lid), () => {
    box.fill(ellipse(0.5, 0, 8, 8.4), '#4a6a70');
    box
      .fill(ellipse(0.5, 0, 4.2, 4.6), '#1a1018')
      .fill(closed('-20,-8! 0,-12 20,-6! 18,0 2,-3.4 -12,-1!'), LASH, 0.5);
    box.fill(ellipse(-2.6, -2.6, 2), '#fffdf4');
  });
  strokes(box, ['-20,4 -11,-5.4 1,-7.6 14,-3.4 20,5'], 3.2 * scale + 0.6, LASH, 0);
  strokes(box, ['-15,7 0,10.4 15,7'], 1.1, DEEP.skin, 0);
  strokes(box, ['-17,-6.6 -3,-12.6 15,-7'], 1.1, DEEP.skin, 0.1);
}

function nose(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // the ridge takes the light, its far plane and the underside do not
  box.fill(closed('-20,-16! -12,-18 -6,-12! -8,4 -12,22 -14,34 -22,42! -36,40 -34,28 -26,12'), '#f2c496');
  box.fill(closed('-6,-14! -8,4 -13,24 -15,38! -4,46 8,44 10,36! 4,24 0,6'), DEEP.skin);
  box.fill(closed('-42,38! -34,42 -24,44 -14,40! 0,46 6,44! 0,52 -14,50 -20,53 -34,50 -41,46!'), '#7a3f38');
  strokes(box, ['-36,24 -44,34 -43,43 -37,45', '-30,6 -33,16 -36,24'], 1.5, SKIN.shade, 0);
}
