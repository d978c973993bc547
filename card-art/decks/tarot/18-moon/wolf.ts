import { flat, INK, ragged, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  Path,
  type Point,
  ribbon,
} from '../../../kit/pen/index.ts';
import { thrown, toned } from './form.ts';

const COAT = { fill: '#2a4454', shade: '#162b3a', rim: '#f1f6da', soft: 9, rimWidth: 2.4 } as const;
const FAR = { fill: '#182d3b', shade: '#0f202d', rim: '#8fb0ac', soft: 4, rimWidth: 1.2 } as const;
const DARK = '#12242f';
const FAINT = '#365466';
const FUR = '#3b5c6c';
/** Where the moon slants over its back, and what of it reaches shoulder and haunch. */
const MOONLIT = '#54798a';
const GLEAM = '#3f6172';

const BODY =
  '70,-230! 58,-223 47,-212 38,-202! 43,-203 34,-196 18,-185! 25,-186 14,-180 0,-175! -14,-172 -34,-170 -54,-172 -74,-168 -90,-157 -99,-142 -100,-126 -92,-110! -62,-104 -38,-117! -12,-103 20,-98 48,-98 68,-94! 78,-97 86,-103 91,-105! 93,-112 98,-120 107,-124! 105,-132 109,-146 119,-151! 115,-160 117,-174 125,-181! 119,-192 118,-204 114,-212! 100,-230';
/** What of it the moon meets. */
const BACK = [
  '70,-230 58,-223 47,-212 38,-202',
  '43,-203 34,-196 18,-185',
  '25,-186 14,-180 0,-175 -14,-172 -34,-170 -54,-172 -74,-168 -90,-157 -98,-145',
];
/** Written level, looking right: 80 from the back of the skull to the nose, the jaws apart. */
const SKULL =
  '-38,-8! -30,-18 -16,-23 -4,-21 6,-16! 14,-13.6 26,-12 38,-11 44,-11.4! 49,-10 50,-5 47,-0.6! 40,2 32,2.6! 24,5 14,8! 22,9 30,10 36,10.6! 39.4,13 38,17 32,18.6! 22,21 12,23 2,26 -8,31 -14,38! -30,36!';
const NECK: Point = [95, -230];
const THROWN_BACK = -56;
const HEAD = 1.1;
const LEGS = {
  nearFore:
    '36,-150! 26,-128 26,-110 32,-96! 43,-91 53,-81 59,-68 63,-55! 60,-49 60,-43 65,-38! 68,-29 69,-18! 63,-12 61,-4 64,2! 71,4.4 78,3.6! 80.5,1! 83,3.8 90,5.4 96,3.8! 98,1! 103,4 109,1.6 109,-4 103,-10 93,-15 85,-19! 82,-28 80,-38! 82,-46 79,-55! 80,-66 85,-84 92,-104 96,-126 88,-146 64,-160',
  farFore:
    '40,-112! 33,-98 37,-84 40,-68 42,-54! 39,-48 39,-43 43,-38! 45,-28 44,-20! 38,-14 36,-8 39,-4.6! 46,-2.8 52,-4! 54.5,-6! 58,-3.4 65,-2.6 71,-4.6! 75,-9 71,-14 62,-18 58,-21! 56,-30 55,-40! 57,-48 56,-56 58,-70 62,-90 66,-112!',
  nearHind:
    '-22,-124! -24,-106 -32,-92 -46,-80 -62,-69 -75,-58! -79,-46 -79,-32 -77,-19! -70,-13 -61,-9 -54,-4 -54,1.4! -61,4 -68,2.6! -70.5,.6! -74,3.4 -81,3.8 -88,2! -91,-4 -88,-11 -90,-19! -93,-32 -98,-43 -107,-57! -100,-68 -93,-79 -97,-98 -101,-122 -98,-148! -60,-160!',
  farHind:
    '-28,-124! -16,-100 -22,-84 -34,-73 -46,-62! -50,-50 -50,-34 -47,-23! -40,-18 -32,-14 -26,-9 -27,-4.6! -34,-2.6 -41,-4! -43.5,-6! -47,-3.4 -53,-3 -59,-5! -62,-10 -59,-16 -60,-23! -64,-36 -69,-46 -78,-58! -70,-70 -64,-86 -60,-110!',
} as const;
const TAIL =
  '-90,-156! -106,-148 -120,-128 -130,-100 -134,-70! -131,-66 -132,-48! -126,-44 -122,-26! -114,-34 -108,-50! -105,-48 -102,-64! -99,-90 -96,-112 -94,-134!';

/** Where it stands: its feet; its withers are 170 over them. */
const [X, Y] = [190, 742];

/** A wolf howls: it stands sideways on the bank, its throat bared to the moon. */
export function wolf(art: Art): void {
  const box = local(art, X, Y);
  const at = (knots: string): Path => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  toned(art, at(LEGS.farFore), FAR);
  toned(art, at(LEGS.farHind), FAR);
  toned(art, at(TAIL), COAT, () => plane('-100,-150! -118,-110 -122,-70 -122,-30! -90,-30! -90,-150!', DARK));
  const { rim, ...matt } = COAT;
  toned(box, BODY, matt, () => {
    plane(
      '-100,-140! -94,-166 -54,-178 -14,-178 14,-188 38,-206 62,-228! 58,-210 44,-192! 48,-184 40,-166! 34,-176 22,-170! 12,-162 -8,-158 -30,-160! -36,-152 -52,-150! -60,-156 -74,-154 -92,-136!',
      MOONLIT,
    );
    plane('-84,-142! -68,-148 -54,-138 -46,-120 -48,-104! -58,-108 -66,-124 -78,-132', GLEAM);
    plane('-36,-134! -14,-138 10,-134 28,-122 34,-108! 14,-116 -10,-118 -30,-122', GLEAM);
    // the ruff: thick from behind the ears to the breast, it ends in locks over the shoulder
    plane(
      '66,-230! 50,-212 43,-196 42,-180! 48,-184 53,-183! 49,-170 51,-154! 58,-162 63,-161! 62,-144 68,-128! 75,-139 80,-139! 82,-124 90,-112! 112,-110 124,-190!',
      FUR,
    );
    // breast and throat, turned from the moon; the belly's shade
    plane(
      '118,-206! 106,-196 100,-178! 103,-179 97,-158! 101,-160 92,-136! 96,-137 84,-112! 76,-90 130,-90!',
      DARK,
    );
    plane('72,-92! 50,-106 20,-108 -12,-112 -40,-128! -50,-90!', DARK);
    // under the shoulder blade
    plane('36,-162! 44,-140 58,-122 74,-112! 58,-110 42,-122 34,-142', DARK);
    plane('44,-156! 58,-150 70,-136 76,-118! 64,-122 52,-134 44,-146', GLEAM);
    locks(box, MOONLIT, 238, '28,-175 20,-169 10,-162 -8,-158 -30,-160', 12);
    locks(box, COAT.fill, 232, '-36,-134 -14,-138 10,-134 28,-122', 13);
    locks(box, GLEAM, 242, '34,-109 14,-117 -10,-119 -30,-123', 13);
    locks(box, COAT.fill, 236, '70,-93 50,-106 20,-108 -12,-112', 14);
  });
  within(box, BODY, { along: BACK, paint: rim, width: 6 });
  toned(art, at(LEGS.nearHind), { ...matt, soft: 5 }, () => {
    plane('-96,-150! -90,-120 -84,-96 -82,-76 -95,-58 -89,-44 -85,-20 -84,5! -112,5! -110,-150!', DARK);
    plane('-62,-142! -44,-134 -28,-112 -34,-94 -46,-76 -60,-60! -70,-62 -58,-78 -52,-100 -54,-124', GLEAM);
    locks(box, GLEAM, 212, '-58,-136 -54,-124 -52,-100 -58,-78 -68,-63', 15);
    locks(box, COAT.fill, 196, '-60,-141 -44,-134 -30,-116', 9);
    locks(box, COAT.fill, 216, '-95,-142 -90,-120 -84,-96 -82,-78', 13);
  });
  toned(art, at(LEGS.nearFore), { ...matt, soft: 4 }, () => {
    plane('20,-140! 36,-122 44,-102 57,-85 66,-66 69,-52! 69,-40 73,-24 74,6! 50,6! 18,-90!', DARK);
    plane('64,-122! 84,-118 94,-128 91,-104 83,-82 77,-62 76,-46! 70,-50 71,-66 73,-90 67,-108', GLEAM);
    plane('76,-14! 85,-18 98,-13 108,-4! 99,-6 96,-3! 89,-8 80,-5!', GLEAM);
    locks(box, COAT.fill, 188, '62,-121 74,-118 86,-119 94,-128', 9);
    locks(box, GLEAM, 206, '67,-110 73,-90 71,-66', 8);
    locks(box, COAT.fill, 208, '30,-132 36,-122 44,-102 57,-85 65,-68', 13);
  });
  locks(box, MOONLIT, 222, '-34,-159 -42,-152 -54,-152 -64,-158 -76,-155 -86,-150', 15);
  // the ruff hangs over the shoulder
  locks(box, FUR, 196, '42,-152 52,-158 64,-160 78,-154 90,-142', 16, 1.7);
  edges(box);
  fur(box);
  head(art, box);
  // the throat's hair hangs over the joint
  plane('116,-222! 123,-208 127,-193! 121,-196 119,-180! 110,-172 102,-180 104,-198!', DARK);
  paws(box);
}

/** One tone runs out in locks over its edge, the way that the coat lies there. */
function locks(box: Local, tone: string, lies: number, edge: string, count: number, size = 1): void {
  box.blot(
    ragged(edge, () => lies, { count, length: [8 * size, 17 * size], width: 3.2 * size, seed: edge }),
    tone,
  );
}

/** The moon along the legs' fronts. */
function edges(box: Local): void {
  for (const edge of [
    '-24,-106 -32,-92 -46,-80 -62,-69 -75,-58 -79,-46 -79,-32 -77,-19 -64,-10',
    '95,-124 92,-104 85,-84 80,-66 79.4,-55 81.4,-46 80,-38 82,-28 86,-18 96,-13 107,-6',
  ])
    box.fill(ribbon(curve(edge), 2.4, { start: 0, end: 0.7, samples: 14 }), '#dfe8d0');
}

/** Thrown back: muzzle to the moon, the eye shut, the ears laid down. */
function head(art: Art, body: Local): void {
  const box = local(art, ...body.at(...NECK), HEAD, { rot: THROWN_BACK });
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  const stroke = (knots: string, width: number, tone: string): void =>
    void box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), tone);
  const ear = (outline: string, inner: string, edge: string, fill: string): void =>
    flat(box, outline, fill, [inner, DARK], { along: [edge], paint: COAT.rim, width: 4 });
  ear(
    '-14,-20! -24,-33 -38,-41 -50,-42! -46,-32 -38,-22 -28,-14!',
    '-18,-20! -30,-32 -42,-38!',
    '-22,-31 -38,-41 -50,-42',
    FAR.fill,
  );
  flat(box, SKULL, COAT.fill, () => {
    // the cheek's hair runs into the ruff
    plane('-50,0! -28,-8 -18,-2! -21,4 -9,6! -14,12 -2,13! -6,19 6,20 0,50! -50,60!', FUR);
    // cheek and throat in the shade, the lips
    plane('-34,60! -16,32 -6,24 4,17 14,14 24,14 38,14! 44,30! 0,44!', DARK);
    plane('14,2! 26,0 38,-2 47,-2! 48,6! 14,10!', DARK);
    plane('-12,-12! 0,-12 8,-8 6,-1 -6,0 -14,-5', FAINT);
  });
  const lit = ['-30,-18 -16,-23 -4,-21 6,-16 14,-13.6 26,-12', '29,10 36,10.6 39.4,13 38,17'];
  within(box, SKULL, { along: lit, paint: COAT.rim, width: 4.4 });
  // the gape: dark, the tongue, two teeth
  plane('46,0! 32,2.6 24,5 12,8.4! 22,9 30,10 36,11! 39,6', '#4a2430');
  plane('20,7.8! 28,6.4 35,8! 36,10.6! 28,9.6', '#9c4a50');
  plane('41,1.4! 40.6,5.6 38.4,2!', '#eef0dc');
  plane('33,10.4! 34.4,6.6 36,10.8!', '#eef0dc');
  plane('43,-11.4! 49,-10.4 50.4,-5 47,-0.4! 43.6,-3 42,-8', '#0a1822');
  stroke('-4,-9 2,-7.4 8,-8.6', 2.4, '#0a1822');
  stroke('-6,-14 1,-14.6 7,-12', 1.4, '#dfe8d0');
  ear(
    '-10,-12! -24,-28 -40,-34 -54,-33! -48,-23 -38,-12 -24,-5 -12,-6!',
    '-22,-15! -34,-24 -48,-30! -40,-19 -30,-11!',
    '-18,-23 -40,-34 -54,-33',
    COAT.fill,
  );
}

/** Toes. */
const paws = (box: Local): void =>
  strokes(
    box,
    [
      '80,2 80,-5 83,-10',
      '97.4,2 96,-5 97,-9',
      '54.6,-5 55,-11 57,-14',
      '28,-104 34,-97 46,-92',
      '-70.4,1.6 -71,-5 -68,-9',
      '61,-44 69,-47 79,-45',
      '-100,-53 -91,-53 -82,-57',
    ],
    INK.form,
    '#0c1c28',
    0.05,
  );

/** Locks where the moon gets into them: hackles, ruff, breeches, brush. */
function fur(box: Local): void {
  strokes(
    box,
    [
      '58,-214 50,-206 44,-197',
      '46,-203 38,-195 32,-187',
      '34,-190 24,-183 16,-178',
      '20,-180 8,-174 -2,-171',
      '-16,-168 -30,-168 -42,-166',
    ],
    2,
    '#8fb0ac',
    0.1,
  );
  strokes(
    box,
    [
      '72,-214 62,-198 58,-182',
      '86,-206 76,-188 72,-168',
      '98,-196 90,-176 86,-156',
      '64,-186 58,-172 57,-160',
      '78,-172 72,-156 72,-142',
      '96,-166 88,-148 86,-132',
      '56,-206 50,-194 48,-186',
      '30,-112 16,-108 4,-108',
      '-8,-114 -20,-114 -30,-118',
      '-84,-134 -88,-116 -88,-100',
      '-74,-124 -78,-104 -78,-90',
      '-104,-134 -116,-100 -122,-66',
      '-100,-118 -110,-88 -114,-58',
      '-122,-80 -124,-58 -120,-42',
    ],
    INK.form,
    '#7399a6',
    0.1,
  );
}

/** What it throws towards us. */
export const wolfShadow = (): Path => {
  const placed = (knots: string): Path => closed(knots).translate(X, Y);
  return Path.join(
    [LEGS.nearFore, LEGS.nearHind, BODY, TAIL].map((part) => thrown(placed(part), Y)),
    thrown(
      closed(SKULL)
        .rotate(THROWN_BACK)
        .translate(X + NECK[0], Y + NECK[1]),
      Y,
    ),
    [LEGS.farFore, LEGS.farHind].map((part) => thrown(placed(part), Y - 7)),
  );
};
