import { finger } from '../../../kit/figure/finger.ts';
import { hand } from '../../../kit/figure/hand/hand.ts';
import type { HandPose } from '../../../kit/figure/hand/skeleton.ts';
import { contactShadow, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { CORONA, SKIN } from './view.ts';

const TUNIC = { lit: '#e6c26a', fill: '#cfa444', shade: '#96702f', deep: '#6a4a26' } as const;
const SHOE = { fill: '#7c3a30', shade: '#52262a', sole: '#2a1c1c' } as const;
const HAIR = { fill: '#3a281f', shade: '#211612', line: '#6a4c3a' } as const;
const LIT_SKIN = { light: SKIN.lit, middle: SKIN.fill, dark: SKIN.shade, line: SKIN.deep };
/** Of the hand that its forearm shades. */
const DARK_SKIN = { light: SKIN.fill, middle: '#a87558', dark: SKIN.shade, line: SKIN.deep };

/*
 * The joints, the ground at 0: the weight on the right, its foot under the head; hips -15,-100 and 9,-104; knees -22,-54
 * and 8,-55; ankles -30,-13 and 5,-9; shoulders -23,-164 and 20,-162; elbows -52,-186 and 38,-188; wrists -50,-213 and 24,-212.
 */
const LEGS = [
  {
    leg: '-29,-86! -27.6,-72 -26.8,-57! -29.4,-48 -32.2,-39 -33.6,-30 -34.2,-20 -34.6,-11! -27,-10! -25.6,-20 -21.6,-30 -18.4,-40 -16.8,-48 -15,-57! -12.4,-70 -9,-86!',
    far: ['-16,-90! -18,-62 -22,-46 -25,-34 -29,-20 -30,-8! -10,-8 0,-90!'],
    back: '-25.6,-56 -21.4,-53 -17,-56',
    toe: '-35,-11! -40,-7 -45,-3 -47,0.4 -45,2.6! -38,2.6 -33,-1!',
    heel: '-36.4,-17! -25,-16! -24,-9 -24.6,-4! -29,-2.4 -34.6,-2.6! -36.4,-7 -35.6,-12',
    sole: '-24.2,-5! -29,-3.4 -34,-3 -38,0.8 -46.4,0.8! -45.4,4 -38,4.8 -33,1.4 -24.8,-1.6!',
  },
  {
    leg: '-1,-86! 0,-72 1,-57! 0,-48 -0.6,-39 0,-30 1,-20 1.4,-8! 9.4,-8! 10.2,-20 12,-30 14,-40 14.2,-48 13,-57! 15,-70 18,-86!',
    far: ['10,-90! 10,-62 9,-46 8,-32 6,-18 6,-6! 30,-6 30,-90!'],
    back: '2.6,-56 7,-53 11.6,-56',
    toe: '10,-8! 16,-5 21,-2.6 23.4,0.4 22,3! 8,3!',
    heel: '-0.6,-15! 11.4,-15! 11,-9 12.6,-4 12,2.6! -0.8,2.6! -1.6,-4 0,-9',
    sole: '-1.2,1.2! 12.4,1.2! 23,1.4! 22.4,4! 12,5 -0.8,5!',
  },
] as const;

/** The plate's edge between thumb and fingers: the thumb is ours. */
const GRIP: HandPose = {
  index: [22, 20, 10, 2],
  middle: [26, 20, 10, 0],
  ring: [30, 22, 10, 1],
  little: [32, 24, 12, 4],
  thumb: { away: 34, across: 74, bend: [4, 10] },
};
const HAND = { length: 33, light: [-0.6, -0.8], build: 'child', forearm: 0.12 } as const;
const LEFT = hand({ ...HAND, pose: GRIP, side: 'left', at: [-51, -212], fingers: 10, turn: 76 });
const RIGHT = hand({
  ...HAND,
  pose: { ...GRIP, wrist: [-24, 0] },
  side: 'right',
  at: [24, -212],
  fingers: -10,
  turn: 76,
});

/** From behind: up on one foot, the dark paper held against the sun with both hands. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x - 8 * scale, y + 3, 34 * scale, 5 * scale, '#2c2218');
  for (const [i, one] of LEGS.entries()) leg(box, one, i === 1);
  forearms(box);
  LEFT.paint(box, LIT_SKIN);
  RIGHT.paint(box, DARK_SKIN);
  paper(box);
  // the thumbs lie on our side
  flat(box, finger('-49,-215 -45.4,-220 -42,-226 -40,-232', 6), SKIN.fill, [
    '-43.6,-219! -40.6,-224 -38.6,-230 -39,-235! -34,-230 -38,-216!',
    SKIN.shade,
  ]);
  flat(box, finger('22.4,-216 18.6,-221 15.6,-227 13.6,-233', 6), '#a87558', [
    '20.6,-219! 17.8,-225 15.8,-231 14.4,-236! 24,-230 26,-216!',
    SKIN.shade,
  ]);
  tunic(box);
  sleeves(box);
  head(box);
}

function leg(box: Local, { leg, far, back, toe, heel, sole }: (typeof LEGS)[number], right: boolean): void {
  const unit = box.scale;
  flat(
    box,
    leg,
    right ? SKIN.shade : SKIN.fill,
    ...far.map((shade) => [shade, right ? SKIN.deep : SKIN.shade] as const),
    ['-40,-92! 30,-92 30,-67 12,-70 -4,-66 -20,-69 -40,-65!', SKIN.deep],
    {
      along: [
        right
          ? '0.6,-62 1,-57 0,-48 -0.6,-39 0,-30 1,-20'
          : '-27,-62 -26.8,-57 -29.4,-48 -32.2,-39 -33.6,-30 -34.2,-20',
      ],
      paint: CORONA,
      width: 2.2 * unit,
    },
  );
  strokes(box, [back], 1.2 * unit, SKIN.deep, 0.1);
  flat(box, toe, SHOE.shade);
  flat(box, heel, SHOE.fill, { side: [4 * unit, 0], paint: SHOE.shade });
  box.fill(closed(sole), SHOE.sole);
}

function paper(box: Local): void {
  flat(box, '-53,-252! 11,-263! 18,-224! -46,-212!', '#1b1f24', {
    along: ['-46,-212 -53,-252 11,-263'],
    paint: '#8f9aa0',
    width: 3,
  });
}

function forearms(box: Local): void {
  const unit = box.scale;
  flat(
    box,
    '-57,-183! -59,-192 -57,-202 -54,-211! -52,-214 -48,-213! -45,-202 -43.6,-192 -43,-183!',
    SKIN.fill,
    { side: [3.4 * unit, 1 * unit], paint: SKIN.shade },
    { along: ['-57.4,-186 -59,-192 -57,-202 -54,-211'], paint: CORONA, width: 2.2 * unit },
  );
  flat(
    box,
    '46,-187! 43,-197 36,-205 28.6,-211! 26,-214 21,-211! 24,-203 29,-193 33,-184!',
    SKIN.shade,
    { side: [3 * unit, -1 * unit], paint: SKIN.deep },
    { along: ['19.8,-212 24,-203 29,-193'], paint: SKIN.fill, width: 4 * unit },
  );
}

/** Lifted with the arms: it hangs from the shoulders and is pulled up at the sides. */
function tunic(box: Local): void {
  flat(
    box,
    '-28,-166! -24,-150 -19,-132 -17,-117! -23,-100 -35,-76! -24,-70 -8,-73 6,-68 18,-72 31,-78! 22,-100 16,-117! 18,-132 22,-148 25,-163! 14,-174 0,-170 -14,-175!',
    TUNIC.fill,
    ['4,-178! 9,-150 5,-126 10,-98 7,-60! 40,-60 34,-172!', TUNIC.shade],
    ['-11,-112! -13,-92 -20,-64! -8,-64 -8,-90!', TUNIC.shade],
    ['13,-114! 16,-96 23,-70! 36,-70 22,-120!', TUNIC.deep],
    ['-30,-166! -25,-146 -22,-128! -15,-134 -18,-152 -16,-172!', TUNIC.lit],
    {
      along: ['-28,-166 -24,-150 -19,-132 -17,-117', '-17,-117 -23,-100 -35,-76'],
      paint: CORONA,
      width: 3 * box.scale,
    },
  );
  // a belt
  flat(box, '-17.6,-119! 0,-115 16.6,-119! 16.8,-112.6! 0,-108.4 -18.6,-112!', TUNIC.shade, [
    '5,-120! 4,-104! 20,-104 20,-124!',
    TUNIC.deep,
  ]);
  strokes(
    box,
    [
      '-13,-106 -15,-88 -20,-74',
      '8,-107 13,-90 14,-73',
      '-23,-152 -14,-146 -10,-136',
      '21,-150 13,-144 10,-134',
      '-2,-160 -1,-142 -3,-128',
    ],
    1.4 * box.scale,
    TUNIC.deep,
    0.15,
  );
}

/** Short, slid back from the lifted elbows. */
function sleeves(box: Local): void {
  const unit = box.scale;
  flat(
    box,
    '-14,-176! -25,-178 -38,-187 -49,-197! -58,-192 -60,-183! -50,-173 -36,-160 -24,-150! -14,-158',
    TUNIC.fill,
    ['-10,-160! -30,-170 -46,-180 -62,-184! -50,-160 -20,-142!', TUNIC.shade],
    { along: ['-14,-176 -25,-178 -38,-187 -49,-197'], paint: CORONA, width: 3.6 * unit },
  );
  flat(
    box,
    '10,-175! 19,-180 27,-190 34,-201! 43,-198 47,-188! 41,-175 32,-160 22,-148! 12,-158',
    TUNIC.shade,
    ['16,-152! 30,-166 42,-184 52,-192! 54,-170 24,-140!', TUNIC.deep],
    { along: ['10,-175 19,-180 27,-190 34,-201'], paint: TUNIC.fill, width: 4 * unit },
  );
  strokes(box, ['-28,-174 -24,-167 -25,-160', '22,-172 19,-166 20,-158'], 1.3 * unit, TUNIC.deep, 0.1);
}

/** Laid back: we see the crown with its whorl, an ear at either side, a bit of nape. */
function head(box: Local): void {
  const unit = box.scale;
  flat(box, '-12,-180! -12,-168 -20,-164! -2,-162 15,-164! 8,-170 9,-180!', SKIN.shade);
  box.fill(closed('-17,-168! -2,-164.6 12,-168! 14,-163 -2,-160.6 -18,-163!'), TUNIC.shade);
  flat(box, '-20,-194! -24.6,-196 -25.6,-190 -23,-184 -19,-183!', SKIN.fill);
  flat(box, '14,-191! 18.6,-193 19.6,-187 17,-181 13,-180!', SKIN.shade);
  flat(
    box,
    '-21,-187! -23,-199 -17,-211 -4,-215.6 8,-212 15.6,-201 16,-188 12,-178 8,-170! 4.6,-174 2,-169! -1.4,-173 -5,-168! -8,-173 -12,-170! -17,-177',
    HAIR.fill,
    { side: [7 * unit, 2 * unit], paint: HAIR.shade },
    { along: ['-22,-190 -23,-199 -17,-211 -4,-215.6 6,-213'], paint: CORONA, width: 4.8 * unit },
  );
  strokes(
    box,
    [
      '-5,-203 -14,-198 -17,-184',
      '-5,-203 -9,-190 -9,-178',
      '-4,-203 2,-192 2,-178',
      '-4,-204 8,-200 11,-186',
      '-5,-204 -10,-209 -8,-212',
    ],
    1.3 * unit,
    HAIR.line,
    0.1,
  );
}
