import { contactShadow, flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local } from '../../../kit/pen/index.ts';
import { CORONA, SKIN } from './view.ts';

const TUNIC = { lit: '#e6c26a', fill: '#cfa444', shade: '#96702f', deep: '#6a4a26' } as const;
const SHOE = { fill: '#7c3a30', shade: '#52262a', sole: '#2a1c1c' } as const;
const HAIR = { fill: '#3a281f', shade: '#211612', line: '#6a4c3a' } as const;

/*
 * The joints, the ground at 0: hips -13,-100 and 11,-104, the weight on the right; knees -20,-54 and 11,-55; ankles
 * -29,-13 and 6,-9; shoulders -23,-164 and 20,-162; elbows -52,-186 and 38,-188; wrists -44,-216 and 18,-214.
 */
const LEGS = [
  {
    leg: '-29,-86! -30,-70 -29,-58 -33,-46 -34.6,-34 -33.6,-22 -33.6,-12! -25,-11! -23.4,-24 -19,-36 -16.4,-48 -13,-58 -8,-70 -5,-84!',
    far: ['-20,-90! -20,-62 -24,-44 -27,-26 -29,-8! -10,-8 0,-90!'],
    back: '-26,-58 -21,-55 -16,-58',
    shoe: '-35.6,-18! -24,-17 -22.6,-10 -24,-2 -25,2.6! -37,3! -43,1.4 -42,-2.6 -37,-7!',
    sole: '-43,0.4! -25,0.6! -25,3.6! -37,4.4 -43,3!',
  },
  {
    leg: '0,-86! 1,-70 1.6,-58 -2,-46 -2.4,-36 0.6,-22 1.6,-10! 11,-10! 12.4,-22 17,-35 18.4,-46 18.6,-58 21,-70 22,-86!',
    far: ['12,-90! 12,-60 9,-44 9,-26 7,-6! 30,-6 30,-90!'],
    back: '4,-58 10,-55 16,-58',
    shoe: '0,-15! 12,-16! 13.6,-9 19,-5 24,-1 24,3! 12,4 -1,3! -2,-4',
    sole: '-1.6,1.6! 24,1.4! 23.6,4! 10,5.4 -1,4.4!',
  },
] as const;

/** From behind: up on one foot, the dark paper held against the sun with both hands. */
export function child(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x - 8 * scale, y + 3, 34 * scale, 5 * scale, '#2c2218');
  for (const [i, one] of LEGS.entries()) leg(box, one, i === 1);
  paper(box);
  arms(box);
  tunic(box);
  sleeves(box);
  head(box);
}

function leg(box: Local, { leg, far, back, shoe, sole }: (typeof LEGS)[number], right: boolean): void {
  const unit = box.scale;
  flat(
    box,
    leg,
    right ? SKIN.shade : SKIN.fill,
    ...far.map((shade) => [shade, right ? SKIN.deep : SKIN.shade] as const),
    ['-40,-92! 30,-92 30,-67 12,-70 -4,-66 -20,-69 -40,-65!', SKIN.deep],
    {
      along: [right ? '1,-66 -2,-46 -2.4,-36 0.6,-22' : '-30,-66 -33,-46 -34.6,-34 -33.6,-14'],
      paint: CORONA,
      width: 2.2 * unit,
    },
  );
  strokes(box, [back], 1.2 * unit, SKIN.deep, 0.1);
  flat(box, shoe, SHOE.fill, { side: [4 * unit, 0], paint: SHOE.shade });
  box.fill(closed(sole), SHOE.sole);
}

function paper(box: Local): void {
  flat(box, '-53,-252! 11,-263! 18,-224! -46,-212!', '#1b1f24', {
    along: ['-46,-212 -53,-252 11,-263'],
    paint: '#8f9aa0',
    width: 3,
  });
}

/** Forearms, and the thumbs on our side of the paper; the fingers are beyond it. */
function arms(box: Local): void {
  const unit = box.scale;
  flat(
    box,
    '-57,-184! -58,-194 -54,-205 -49.6,-215! -40,-213! -41,-203 -43,-192 -44,-182!',
    SKIN.fill,
    { side: [3.4 * unit, 1 * unit], paint: SKIN.shade },
    { along: ['-57.4,-188 -58,-194 -54,-205 -49.6,-215'], paint: CORONA, width: 2.2 * unit },
  );
  flat(
    box,
    '-50,-211! -53,-217 -54,-224 -51,-229 -47.6,-227! -46,-224 -43,-228 -37,-234 -33.4,-233.6 -34.4,-229 -38,-222 -38.6,-215 -40,-210!',
    SKIN.fill,
    ['-40,-236! -42,-226 -45,-218 -46,-208! -34,-208 -30,-236!', SKIN.shade],
  );
  flat(
    box,
    '44,-187! 43,-197 34,-207 24,-217! 15,-211! 21,-202 27,-192 31,-182!',
    SKIN.shade,
    { side: [3 * unit, -1 * unit], paint: SKIN.deep },
    { along: ['15,-211 21,-202 27,-192'], paint: SKIN.fill, width: 4 * unit },
  );
  flat(
    box,
    '25,-213! 27,-220 26.6,-228 23,-232 20,-229.6! 18.4,-226 15,-231 8.6,-236.4 5.4,-235 6.4,-230.4 10.6,-224 12,-217 15,-210!',
    SKIN.shade,
    ['20,-234! 20,-222 21,-208! 32,-208 30,-236!', SKIN.deep],
    { along: ['6,-232 10.6,-224 12,-217 15,-210'], paint: SKIN.fill, width: 4 * unit },
  );
  strokes(box, ['-46,-224 -45,-219 -46,-215', '18.6,-226 18,-221 19,-217'], 1 * unit, SKIN.deep, 0);
}

/** Lifted with the arms: it hangs from the shoulders and is pulled up at the sides. */
function tunic(box: Local): void {
  flat(
    box,
    '-28,-166! -24,-150 -20,-132 -20,-118 -25,-98 -34,-75! -22,-69 -8,-72 6,-67 18,-71 30,-77! 24,-98 20,-116 19,-132 22,-148 25,-163! 14,-174 0,-170 -14,-175!',
    TUNIC.fill,
    ['4,-178! 9,-150 5,-126 10,-98 7,-60! 40,-60 34,-172!', TUNIC.shade],
    ['-22,-124! -8,-116 8,-116 22,-126! 12,-110 -4,-107 -16,-112!', TUNIC.shade],
    ['-17,-108! -15,-90 -19,-64! -9,-64 -9,-90!', TUNIC.shade],
    ['18,-118! 18,-96 24,-70! 36,-70 24,-120!', TUNIC.deep],
    ['-30,-166! -25,-146 -22,-128! -15,-134 -18,-152 -16,-172!', TUNIC.lit],
    { along: ['-28,-166 -24,-150 -20,-132 -20,-118 -25,-98 -34,-75'], paint: CORONA, width: 3 * box.scale },
  );
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
