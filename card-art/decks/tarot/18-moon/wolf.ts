import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, Path, ribbon } from '../../../kit/pen/index.ts';
import { thrown, toned } from './form.ts';

const COAT = { fill: '#2a4454', shade: '#162b3a', rim: '#f1f6da', soft: 9, rimWidth: 2.4 } as const;
const FAR = { fill: '#182d3b', shade: '#0f202d', rim: '#8fb0ac', soft: 4, rimWidth: 1.2 } as const;
const DARK = '#12242f';
const FAINT = '#365466';

const BODY =
  '138,-288! 143,-286 145,-281 141,-275! 132,-262 120,-248! 132,-254 138,-259! 140,-253 134,-243 124,-233 115,-226! 114,-212 113,-200! 114,-190! 108,-192! 109,-180 110,-170! 104,-173! 104,-160 104,-150! 98,-154! 97,-142 96,-131! 91,-135! 84,-118 74,-106 56,-99! 24,-98 -8,-104 -36,-118! -60,-106 -90,-112! -99,-128 -99,-144 -92,-156! -78,-166 -60,-170 -36,-168 -10,-166! -15,-172! 2,-169 14,-170! 8,-178! 22,-176 34,-180! 29,-189! 42,-188 50,-195! 46,-204! 58,-204 64,-212! 61,-221! 72,-222 77,-231! 75,-239! 84,-243 98,-252! 108,-256 116,-266! 126,-278';
const LEGS = {
  nearFore:
    '34,-128! 38,-104 45,-86 49,-62 53,-38 54,-22 51,-11 50,-2! 57,1.4 68,1.4 79,0! 81,-5 76,-10 69,-16! 67,-36 70,-60 76,-84 83,-106 86,-128 78,-148 62,-158 44,-150',
  farFore:
    '56,-108! 64,-72 69,-44 71,-28 69,-18 68,-9! 75,-6 83,-6 94,-8! 95,-12 90,-16 84,-22! 83,-40 82,-64 80,-88 70,-112!',
  nearHind:
    '-24,-122! -32,-98 -42,-80 -56,-64 -68,-50! -68,-32 -69,-17! -63,-11 -56,-6 -55,-1! -64,1.6 -78,1.6 -86,0! -86,-9 -82,-18! -86,-34 -91,-46 -98,-56! -91,-68 -90,-80 -97,-98 -101,-122 -98,-148! -60,-160!',
  farHind:
    '-28,-124! -22,-96 -28,-76 -38,-62 -45,-50! -46,-34 -47,-22! -42,-16 -36,-12 -35,-8! -44,-5.6 -58,-5.6 -64,-7! -64,-14 -60,-22! -63,-38 -68,-48 -74,-56! -66,-68 -62,-84 -60,-110!',
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
  toned(art, at(BODY), { ...COAT, rimWidth: 3 }, () => {
    // breast and throat, turned from the moon; the belly's shade
    plane(
      '126,-236! 112,-228 102,-208 96,-182 88,-154 76,-124 54,-108 20,-106 -10,-112 -40,-126! -40,-90! 80,-90! 140,-160!',
      DARK,
    );
    // shoulder blade and hip catch a little
    plane('-84,-160! -62,-158 -50,-142 -52,-122! -66,-136 -78,-146', FAINT);
    plane('100,-250! 112,-256 124,-268 136,-280! 130,-266 118,-252 108,-242!', FAINT);
  });
  const { rim: _, ...matt } = COAT;
  toned(art, at(LEGS.nearHind), { ...matt, soft: 5 }, () =>
    plane('-96,-150! -90,-120 -84,-96 -82,-76 -88,-58 -82,-44 -78,-20 -80,4! -110,4! -110,-150!', DARK),
  );
  toned(art, at(LEGS.nearFore), { ...matt, soft: 4 }, () =>
    plane('28,-136! 48,-112 56,-86 58,-64 60,-38 60,-14 58,4! 40,4! 36,-90!', DARK),
  );
  edges(box);
  fur(box);
  head(art, box);
  paws(box);
}

/** The moon along the legs' fronts. */
function edges(box: Local): void {
  for (const edge of [
    '-30,-104 -42,-80 -56,-64 -68,-50 -68,-32 -69,-17 -60,-10',
    '80,-98 75,-80 70,-60 67,-36 69,-16 78,-9',
  ])
    box.fill(ribbon(curve(edge), 2.4, { start: 0, end: 0.7, samples: 14 }), '#dfe8d0');
}

function head(art: Art, box: Local): void {
  const at = (knots: string): Path => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  // the gape: dark, the tongue, the teeth
  plane('140,-276! 131,-263 119,-249! 131,-255 138,-260!', '#5c2c38');
  plane('132,-262! 126,-256 121,-250.6! 128,-253.6', '#9c4a50');
  plane('138.6,-274! 137,-268 135.4,-271!', '#eef0dc');
  plane('136,-260! 135.4,-265 133.4,-259!', '#eef0dc');
  // nose, the lid that is shut, the ears laid back
  plane('137,-287! 143,-287 145.4,-281.6 141,-276! 138,-280', '#0a1822');
  box.fill(ribbon(curve('108,-251 112,-255 117,-257.6'), 2.6, { start: 0.2, end: 0.2 }), '#0a1822');
  box.fill(ribbon(curve('104,-254 110,-259.6 117,-261.6'), 1.2, { start: 0.2, end: 0.2 }), '#dfe8d0');
  toned(art, at('92,-250! 84,-256 72,-260 58,-258! 62,-250 72,-242 84,-236! 90,-240'), {
    ...FAR,
    rim: '#dfe8d0',
  });
  toned(
    art,
    at('96,-245! 86,-254 72,-259 59,-258! 63,-249 73,-240 86,-233! 93,-237'),
    { ...COAT, soft: 4 },
    () => plane('88,-245! 78,-251 70,-254 62,-256! 68,-247 78,-241!', DARK),
  );
}

/** Toes. */
const paws = (box: Local): void =>
  strokes(
    box,
    [
      '68,-1 69,-6 73,-7.6',
      '74,-0.6 75,-5 77,-6.4',
      '-68,-0.6 -67,-5 -64,-6',
      '-61,-1 -61,-5 -59,-5.6',
      '54,-34 60,-37 67,-34',
      '-91,-46 -84,-46 -78,-50',
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
      '66,-206 58,-198 50,-192',
      '74,-224 68,-216 63,-208',
      '54,-190 44,-184 36,-178',
      '84,-234 80,-224 77,-216',
      '40,-176 28,-172 18,-168',
      '22,-168 8,-166 -2,-163',
      '-16,-164 -30,-164 -42,-161',
    ],
    2,
    '#8fb0ac',
    0.1,
  );
  strokes(
    box,
    [
      '98,-216 98,-200 96,-188',
      '104,-212 105,-196 103,-180',
      '88,-208 88,-190 86,-174',
      '98,-182 96,-166 92,-150',
      '78,-190 78,-174 76,-160',
      '90,-158 86,-144 80,-132',
      '66,-180 66,-168 64,-156',
      '30,-112 16,-108 4,-108',
      '-8,-114 -20,-114 -30,-118',
      '-84,-134 -88,-116 -88,-100',
      '-74,-124 -78,-104 -78,-90',
      '-104,-134 -116,-100 -122,-66',
      '-100,-118 -110,-88 -114,-58',
      '-122,-80 -124,-58 -120,-42',
    ],
    INK.form,
    '#4f7484',
    0.1,
  );
}

/** What it throws towards us. */
export const wolfShadow = (): Path => {
  const placed = (knots: string): Path => closed(knots).translate(X, Y);
  return Path.join(
    [LEGS.nearFore, LEGS.nearHind, BODY, TAIL].map((part) => thrown(placed(part), Y)),
    [LEGS.farFore, LEGS.farHind].map((part) => thrown(placed(part), Y - 7)),
  );
};
