import { INK, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon, unit } from '../../../kit/pen/index.ts';

const SKIN = { fill: '#e0a67c', shade: '#99644e', rim: '#ffe9c4' } as const;
const WOOL = { fill: '#c84f45', shade: '#7c3038', rim: '#ffd0a4' } as const;
const BREECHES = { fill: '#75705e', shade: '#454640', rim: '#ecdcae' } as const;
const BOOT = { fill: '#6a4836', shade: '#3c2a28', rim: '#dcae7c' } as const;
const PACK = { fill: '#d8a84e', shade: '#966434', rim: '#fff0bc' } as const;

/**
 * Somebody with a pack and a stick, from behind, who goes up and looks where it leads; the rear heel lifts.
 * Feet at (x, y), about 230 × `scale` high, sun from the left.
 */
export function hiker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const paint = painter(box);
  shadow(box);
  frontLeg(paint, box);
  rearLeg(paint, box);
  trunk(paint, box);
  paint('-8,-204! -9,-187 11,-187 9,-204!', { ...SKIN, fill: '#c88c66' }, 5);
  paint('-11,-192! -12,-186 0,-183 13,-186 12,-193! 0,-190', { ...WOOL, fill: '#b2443f' }, 4);
  pack(local(art, ...box.at(0, -36), scale * 1.24));
  head(local(art, ...box.at(3, -193), scale * 1.14, { rot: -8 }));
}

const toned = twoTone({ towards: unit([-1, -0.35]) });

type Paint = (outline: string, tones: Tones, soft?: number) => void;

const painter =
  (box: Local): Paint =>
  (outline, tones, soft = 4) =>
    toned(box, outline, { rimWidth: 1.1 * box.scale, ...tones, soft: soft * box.scale });

/** From both feet away from the sun: legs, pack, head, and the stick's. */
function shadow(box: Local): void {
  box.fill(
    closed(
      '-22,8! 0,10 20,4 44,2 70,0 96,-6 132,-12 160,-10 174,-6! 190,-12 206,-10 212,-4 206,3 190,5 174,1! 144,8 100,10 70,8 40,12 10,16 -14,16!',
    ),
    '#39653f',
    0.62,
  );
  box.fill(ribbon(curve('57,-6 110,-14 168,-19'), 3.4, { start: 1, end: 0.3 }), '#39653f', 0.62);
}

/** On the next step already, the knee still bent. */
function frontLeg(paint: Paint, box: Local): void {
  paint('5,-36! 19,-36 21,-26 27,-20 30,-14 29,-11! 5,-10! 2,-16 3,-26', { ...BOOT, fill: '#5a3e32' }, 5);
  box.fill(closed('5,-12.4! 29.4,-13.4! 29.4,-10 22,-8.6 5,-8.6!'), '#2c2022');
  paint('4,-66! 22,-66 24,-55 21,-44 18,-32! 6,-32! 2,-46', { ...WOOL, fill: '#b4523e' }, 5);
  paint(
    '-2,-122! 23,-122 27,-106 28,-88 26,-72 24,-62! 13,-57 2,-62! 0,-82',
    { ...BREECHES, fill: '#67624f' },
    9,
  );
  strokes(
    box,
    ['6,-41 12,-38 19,-40', '26,-80 20,-74 21,-65', '23,-112 16,-102 6,-98'],
    INK.detail,
    '#3c2a28',
    0,
  );
}

/** It pushes off: the weight is on the ball of the foot, the sole begins to show. */
function rearLeg(paint: Paint, box: Local): void {
  paint('-23,-28! -8,-28 -5,-18 -5,-8 -2,2 -2,8 -6,12 -20,12 -25,7! -25,-6 -26,-18', BOOT, 6);
  box.fill(closed('-24.6,-12! -18,-14 -10,-12! -8,-4 -6,4 -7,11.4 -20,11.4 -24.4,5 -24,-4'), '#2c2022');
  strokes(
    box,
    ['-22,-8 -16,-9.4 -11,-8', '-21.6,-3 -15,-4 -9.6,-2.6', '-21.4,2.4 -14,2 -8,3', '-20,7 -14,7.4 -8,7.4'],
    INK.detail,
    '#8a6c50',
    0,
  );
  // the calf, full above and narrow where the boot takes it
  paint('-24,-56! -3,-56 0,-46 -2,-36 -8,-22! -22,-22! -27,-36 -27,-47', WOOL, 6);
  strokes(box, ['-23,-31 -15,-28 -7,-30', '-24,-36 -15,-33 -5,-35'], INK.detail, '#7c3038', 0);
  paint(
    '-23,-124! 2,-124 6,-106 4,-86 0,-70 -1,-56! -12,-50 -25,-55! -28,-70 -28,-88 -26,-108',
    BREECHES,
    11,
  );
  strokes(
    box,
    ['-24,-60 -13,-55 -3,-60', '-1,-74 -9,-68 -19,-67', '5,-104 -2,-96 -14,-93', '-8,-84 -14,-78 -22,-77'],
    INK.detail,
    '#3c3c38',
    0.1,
  );
}

/** Jacket and arms: the left thumb is under the strap, the right hand on the stick. */
function trunk(paint: Paint, box: Local): void {
  paint(
    '-28,-176! -26,-160 -22,-142 -23,-126 -26,-111! -10,-106 8,-106 26,-112! 24,-128 23,-144 27,-160 29,-176! 20,-186 8,-191 -8,-191 -19,-187',
    WOOL,
    13,
  );
  strokes(box, ['-21,-142 -23,-128 -22,-112', '22,-128 18,-118 20,-110'], INK.detail, '#6a2c34', 0.1);
  // right: down to the elbow, forward to the stick
  box.fill(ribbon(curve('48,-152 52,-76 57,-4'), 3.6, { start: 0.8, end: 1 }), '#6a4a30');
  box.fill(ribbon(curve('47,-152 51,-76 56,-8'), 1.3, { start: 0.8, end: 1 }), '#c89a62');
  paint('44,-135! 49,-138 54.6,-135 55.6,-127 52,-120 46,-120! 42,-126', SKIN, 3);
  strokes(box, ['54.4,-132 49,-131', '55,-128 49.6,-127', '53.6,-124 49,-123.4'], 0.9, '#7a4a3c', 0);
  paint(
    '15,-189! 26,-187 33,-176 38,-160 42,-148! 46,-142 51,-136! 48,-127 42,-123! 34,-129 28,-137 23,-150 20,-168!',
    WOOL,
    7,
  );
  strokes(
    box,
    ['41,-148 35,-145 29,-147', '40,-144 36,-138 36,-131', '30,-178 25,-172 24,-164'],
    INK.detail,
    '#6a2c34',
    0,
  );
  // left: the elbow stands out
  paint(
    '-15,-190! -26,-187 -34,-174 -39,-158 -42,-147! -40,-140 -34,-138! -26,-145 -17,-153! -17,-170',
    WOOL,
    7,
  );
  strokes(
    box,
    ['-40,-146 -33,-150 -28,-157', '-38,-141 -31,-145', '-31,-178 -26,-172 -24,-164'],
    INK.detail,
    '#6a2c34',
    0,
  );
}

/** Lid, side pocket, rolled mat beneath; all its straps pull. */
function pack(box: Local): void {
  const paint = painter(box);
  paint(
    '-15,-77! -19,-73 -16,-68 8,-66 16,-69 17,-74 13,-77!',
    { fill: '#5f9a86', shade: '#2f5c58', rim: '#d8f0d0' },
    4,
  );
  strokes(box, ['-9,-76 -10,-71 -8,-67', '7,-76 8,-71 6,-66'], INK.detail, '#2c4c48', 0);
  paint('11,-98! 17,-97 20,-90 19,-80 13,-78!', { ...PACK, fill: '#b8873e' }, 4);
  paint('-13,-110! -17,-98 -17,-84 -13,-77! 2,-75 12,-78! 15,-90 14,-104 11,-111!', PACK, 8);
  strokes(
    box,
    ['-15,-86 -4,-84 12,-86', '-9,-108 -10,-94 -9,-77', '6,-108 7,-94 6,-77'],
    INK.detail,
    '#8a5a30',
    0,
  );
  paint(
    '-14,-108! -16,-114 -12,-120 -2,-122 8,-120 13,-115 12,-108! 4,-105 -6,-105',
    { ...PACK, fill: '#e2b45a' },
    5,
  );
  strokes(
    box,
    ['-12,-111 -2,-109 10,-111', '-8,-106 -8.6,-102', '6.4,-106 6.6,-102'],
    INK.form,
    '#8a5a30',
    0,
  );
}

/** Turned from us to the summit: cheek, only the tip of the nose, jaw; its box begins where it sits on the neck. */
function head(box: Local): void {
  const paint = painter(box);
  paint(
    '-2,-22! 7,-22 9.8,-17 9.6,-14.6! 9.4,-12.6 11.6,-9.6 10.8,-8.4 9.8,-8! 9.8,-5.6 8.8,-2.6 6,0.4 2,0.6 -1,-2.6 -5,-4',
    SKIN,
    1.8,
  );
  box.fill(closed('-3,-20! 4,-18 5,-10 3,-3 -1,-2! -6,-6'), '#c4875f');
  // grey hair below the cap, an ear before it
  paint(
    '-10,-14! -11,-6 -8.6,1 -5.4,3! -4,1 -1.4,-1 -0.4,-5! 0.6,-9 2,-12! 5,-14 7,-17!',
    { fill: '#a8a496', shade: '#77746e', rim: '#fff6dc' },
    2.4,
  );
  strokes(box, ['-8,-12 -8,-2', '-5,-12 -5.4,-1', '-2,-12 -3,-4'], 0.8, '#7a766e', 0.1);
  box.fill(closed('0.4,-11! 3,-12 3.8,-9.4 2.4,-6.4 0.6,-6!'), '#d99c74');
  paint(
    '-11.6,-12! -12,-21 -6,-27.6 2,-28 9,-23 11.6,-15.6! 6,-15 0,-13 -6,-11',
    { fill: '#31526a', shade: '#1f3448', rim: '#b9d4d4' },
    4,
  );
  paint(
    '-12,-12.6! -11.4,-16.8 -4,-17.4 4,-19.6 10.6,-20.4! 12.2,-15.4 6,-14.4 0,-12.4 -6,-10.4',
    { fill: '#40677c', shade: '#28445a', rim: '#cfe4dc' },
    3,
  );
}
