import { contactShadow, flat, INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, limb, local } from '../../../kit/pen/index.ts';
import { collar, grown, young } from './faces.ts';
import { FLAME, form } from './view.ts';

const CLOTH = { shade: '#18262a', rim: '#ffbf70' };
const WARM = { shade: '#8a4a26', rim: '#ffe2a0' };
const SKIN = { fill: '#e2a271', shade: '#8a4e38', rim: '#ffe6b0', rimWidth: 1.3 } as const;
const SEAM = '#2b413b';

const toned = twoTone({ at: FLAME });

/** Somebody bears a child on the arm, so that it can set the light in; feet at (x, y), both look to the right. */
export function pair(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x + 2, y + 3, 66 * scale, 11 * scale, '#274245');
  const shadow = closed('-14,4! 30,-2 6,8 -60,20 -150,42 -220,60! -250,48 -180,24 -90,8');
  art.fill(box.place(shadow), '#4f7173', 0.85);
  coat(box);
  childsLegs(box);
  jacket(box);
  collar(art, ...box.at(51, -249), scale);
  young(art, ...box.at(56, -272), scale);
  childsArm(box);
  bearingArm(box);
  grown(art, ...box.at(-10, -257), scale * 0.96);
}

/** The weight is carried before the body: the back leans away from it, one foot is set forward under it. */
function coat(box: Local): void {
  const on = (path: Parameters<Local['place']>[0], fill: string, soft: number): void =>
    form(box.art, box.place(path), fill, soft, CLOTH);
  on(limb('20,-84 27,-46 29,-12', [17, 14, 11], 10), '#353f42', 5);
  on(closed('18,-16! 40,-17! 41,-7 55,-3 58,4 56,6! 19,6!'), '#2d3533', 3);
  on(limb('-16,-84 -17,-46 -18,-10', [18, 15, 12], 10), '#434f51', 5);
  on(closed('-30,-14! -6,-15! -5,-4 9,0 12,7 10,9! -30,9!'), '#384039', 3);
  on(
    closed(
      '-14,-230! -32,-224 -47,-202 -50,-176 -44,-150 -49,-112 -58,-58! -26,-50 12,-52 46,-60! 43,-96 42,-130 38,-160 28,-196 12,-222',
    ),
    '#4f6a5c',
    15,
  );
  strokes(
    box,
    ['-30,-150 -33,-110 -38,-64', '-4,-140 -8,-100 -10,-58', '24,-140 26,-100 28,-62'],
    INK.contour,
    SEAM,
    0.2,
  );
}

/** Thighs on the bearing arm, the shins hang free of the coat. */
function childsLegs(box: Local): void {
  const on = (path: Parameters<Local['place']>[0], fill: string, soft: number): void =>
    form(box.art, box.place(path), fill, soft, WARM);
  on(
    closed(
      '40,-192! 64,-192 82,-188 93,-180 96,-168 95,-152 92,-137! 75,-137! 76,-152 73,-161 60,-165 40,-165!',
    ),
    '#4c3631',
    4,
  );
  on(closed('73,-140! 92,-141! 93,-131 103,-126 104,-118 99,-116! 74,-117!'), '#a3392f', 3);
  on(
    closed(
      '20,-188! 46,-187 66,-182 79,-175 84,-163 83,-146 79,-125! 59,-125! 61,-140 59,-149 44,-154 20,-157!',
    ),
    '#6b4d42',
    5,
  );
  on(closed('57,-128! 80,-129! 81,-118 91,-112 92,-104 87,-102! 58,-103!'), '#bf4838', 3);
}

/** It leans out to the light; the other arm's hand holds it round the waist. */
function jacket(box: Local): void {
  form(
    box.art,
    box.place(
      closed(
        '34,-252! 23,-240 15,-214 9,-190 7,-168! 22,-160 42,-160 58,-168! 66,-184 69,-206 68,-232 62,-246 52,-254',
      ),
    ),
    '#e2a23c',
    11,
    WARM,
  );
  strokes(
    box,
    ['16,-206 26,-200 38,-200', '20,-226 34,-222 48,-224', '12,-184 30,-176 52,-178'],
    INK.form,
    '#a86a26',
    0.1,
  );
  for (const finger of [
    '72,-208! 66,-210 57,-207 55,-204 58,-201.6 70,-202!',
    '72,-202! 65,-203 54,-200.4 52,-197.4 55,-195 70,-196!',
    '71,-196! 64,-196.6 54,-193.6 52.4,-190.8 55,-188.6 69,-190!',
    '70,-190! 64,-190.4 56,-187 54.6,-184.6 57,-182.6 67,-184!',
  ])
    flat(box, closed(finger), '#d08f60', { side: [1.5, -1.5], paint: '#ffdca0' });
}

/** Both hands at the taper. */
function childsArm(box: Local): void {
  form(box.art, box.place(limb('58,-240 82,-248 106,-266', [9, 8.4, 7], 10)), '#c98a34', 4, WARM);
  box.line(curve('100,-261 124,-274 147,-284'), 3 * box.scale, '#8a5a34');
  toned(box, closed('104,-270! 110,-274 116,-272 117,-266 112,-262 105,-263!'), {
    ...SKIN,
    fill: '#e8ac78',
    soft: 2,
  });
  form(
    box.art,
    box.place(
      closed(
        '33,-240 39,-250 50,-249 64,-240 78,-247 94,-262! 103,-252 93,-238 78,-224 62,-219 45,-221 34,-230',
      ),
    ),
    '#eeb048',
    4,
    WARM,
  );
  strokes(box, ['60,-238 66,-231 66,-226', '50,-246 54,-240 52,-234'], INK.detail, '#a86a26', 0.1);
  toned(box, closed('92,-262! 98,-268 104,-270 109,-267 110,-260 106,-254 100,-252!'), {
    ...SKIN,
    fill: '#f4bd86',
    soft: 3,
  });
  strokes(box, ['103,-269 106,-264 105,-259', '107,-267 109,-263 108,-258'], INK.detail, '#a8683f', 0);
  box.glow(148, -288, 26, '#fff0b8', 0.9);
  box.fill(closed('147,-283! 144,-289 148,-298! 152,-289'), '#fffdf0');
}

/** From a shoulder that is pulled down: the elbow at the ribs, the forearm a seat, the hand round the knee. */
function bearingArm(box: Local): void {
  toned(box, closed('55,-170! 59,-178 66,-183.4 70.6,-182 69,-176.6 63,-167!'), { ...SKIN, soft: 2 });
  // the ring finger and the small one lie lower: they bear
  for (const finger of [
    '62,-152! 71,-151.4 76.4,-148 75,-145 69,-144.6 60,-146!',
    '64,-158.6! 76,-158 82,-154.4 80.4,-151 74,-151 64,-152!',
    '66,-166! 78,-166.4 84.6,-162.6 83.4,-158.6 76,-158 66,-159!',
    '64,-171.6! 76,-173 82.6,-169.6 81.4,-165.8 74,-164.8 65,-165!',
  ])
    flat(
      box,
      closed(finger),
      SKIN.fill,
      { side: [-0.8, -1.6], paint: '#a5623c' },
      { side: [1, -1.2], paint: '#ffdca0' },
    );
  toned(
    box,
    closed('48,-169! 58,-172 66,-171 69,-164 68,-154 63,-146 48,-148!'),
    { ...SKIN, soft: 0, rimWidth: 0 },
    [closed('44,-156! 56,-154 64,-156 70,-160! 72,-140! 44,-140!'), '#b8743f'],
  );
  form(
    box.art,
    box.place(
      closed(
        '-36,-204 -30,-216 -16,-222 -2,-216 6,-202 10,-188 12,-178! 24,-174 40,-173 54,-171! 57,-160 54,-147! 36,-142 12,-142 -8,-147 -20,-158 -28,-178',
      ),
    ),
    '#5c7a68',
    8,
    CLOTH,
  );
  // the light along the forearm, and the folds that the weight pulls from the elbow
  box.fill(closed('14,-176! 28,-173.6 42,-172.6 54,-171! 55,-167! 38,-168.6 24,-170!'), '#c49a62', 0.8);
  strokes(
    box,
    [
      '-12,-150 -2,-160 10,-166',
      '-18,-160 -8,-168 6,-176',
      '2,-145 12,-152 22,-154',
      '-24,-196 -14,-190 -8,-180',
    ],
    INK.form,
    SEAM,
    0.1,
  );
  strokes(box, ['52,-170 50,-159 49,-148'], INK.form, SEAM, 0);
}
