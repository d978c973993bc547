import { contactShadow, flat, INK, printed, stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ramp, ribbon } from '../../../kit/pen/index.ts';

/** Gathered low in the nape, off the ear. */
const HAIR = closed(
  '-24,-340 -21,-356 -11,-368 4,-373 18,-368 27,-356 29,-346! 25,-343 22,-337 18,-331 15,-322! 8,-312 0,-306 -9,-309 -18,-319 -23,-329',
);
/** Turned to the sun until little is left of it: brow, cheek, the point of the nose, jaw; the nape below. */
const FACE = closed(
  '14,-350! 27,-352 29.6,-346 33.6,-340.6 38,-336! 33,-333.6 32.4,-328 29,-320 20,-313! 17,-306 20,-292! -14,-292! -11,-304 -10,-318',
);
const EAR = closed('15,-343 20,-344 22,-338 19.6,-331 16,-327 13.6,-331 13.6,-338');
/** From its tie over the collar, moved by the wind. */
const TAIL = closed(
  '-9,-316! 3,-318! 6,-306 3,-292 -2,-278 -2,-264 -8,-248 -18,-236! -16,-246 -20,-254 -24,-248! -22,-262 -18,-276 -14,-290 -13,-304',
);

/** Round the shoulders, the right one pushed up by the elbow that leans on the rail; over the left elbow, and from there straight down. */
const BLANKET = closed(
  '-24,-309! -42,-296 -53,-283 -64,-264 -74,-246 -75,-236! -69,-229 -65,-213 -66,-188 -71,-164 -79,-132! -66,-130.6 -54,-135 -44,-139 -34,-134.6 -22,-134 -10,-139.6 2,-139 14,-143.6 24,-147 36,-145 48,-149.6 60,-157! 57,-181 55,-204 55,-218 58,-227! 60,-236 64,-246 68,-257! 68,-270 64,-291 53,-307 30,-313! 0,-304',
);
/** Of the cloth, what looks away from the sun: the left of the back, under the elbows, and one side of each fold. */
const TURNED = [
  '-24,-312! -31,-284 -39,-262 -46,-244 -42,-220 -44,-181 -46,-144! -88,-131! -88,-250 -62,-300',
  '-13,-282! -20,-256 -28,-238 -20,-214 -22,-181 -24,-135! -37,-135 -43,-144! -40,-181 -37,-220 -46,-244 -37,-262 -24,-284',
  '2,-229! 6,-203 4,-174 2,-137! -13,-142! -7,-174 -4,-203',
  '64,-235! 50,-229 37,-214 31,-188 28,-144! 20,-147! 18,-181 24,-213 40,-232',
].map((outline) => closed(outline));
/** The deepest of it. */
const UNDER = [
  '-75,-240! -61,-235 -46,-244! -53,-226 -57,-203 -57,-167 -59,-135! -70,-135! -68,-167 -64,-203 -68,-229',
  '-28,-238! -28,-214 -31,-174 -32,-137! -40,-141! -39,-174 -35,-214',
  // the arms stand off the back, from the shoulder to the elbow on the rail
  '38,-296! 44,-279 48,-262 57,-247 70,-236! 56,-236 42,-244 35,-259 34,-279',
  '-40,-292! -44,-276 -48,-262 -56,-250 -72,-240! -58,-236 -44,-242 -36,-258 -35,-276',
  '68,-234! 55,-226 46,-214 42,-199! 48,-213 59,-222 63,-229',
].map((outline) => closed(outline));
/** What looks to it. */
const TO_THE_SUN = [
  '24,-302! 46,-297 60,-276 66,-248! 54,-258 46,-276 36,-289',
  '4,-200! 11,-181 11,-160 11,-138! 4,-138! 4,-174',
  '52,-214! 55,-188 55,-167 57,-147! 40,-142! 40,-174 44,-203',
  '-20,-207! -15,-181 -15,-160 -17,-138! -24,-135! -22,-174',
].map((outline) => closed(outline));
const COLLAR = closed(
  '-28,-316! -36,-304 -30,-290 -14,-281 6,-279 26,-286 38,-300 36,-312! 28,-314 24,-303 12,-296 -4,-295 -18,-302',
);
const STRIPES = [
  ['-88,-171 -61,-174 -42,-167 -26,-171 -9,-165 7,-173 24,-168 42,-176 66,-178', 13, '#ead8b0'],
  ['-88,-158 -61,-160 -42,-153 -26,-158 -9,-152 7,-159 24,-155 42,-163 66,-165', 6, '#d0694e'],
] as const;
/** Where the sun comes over the edge. */
const EDGES = ['30,-313 53,-307 64,-291 68,-270 68,-257', '58,-226 55,-206 57,-181 59,-155'];

/** The right one carries, its foot under the head; the left is crossed over it and only its toe is set down. */
const LEGS = [
  closed('-4,-160! 46,-160! 43,-128 35,-102 29,-80 25,-58 15,-24! -10,-24! -10,-48 -7,-76 -4,-100 -4,-130'),
  closed(
    '-52,-160! 4,-160! 9,-134 17,-110 24,-91 36,-66 49,-45! 31,-31! 14,-47 -5,-67 -19,-86 -34,-110 -47,-136',
  ),
] as const;
const BOOTS = [
  closed('-12,-32! 0,-35 16,-32! 15,-18 13.4,-10 17,-1! 16,6.6! 3,9 -12,6.4! -13,-1 -11.6,-10 -12,-20'),
  closed(
    '28.6,-31! 37,-42 50.4,-48! 54.6,-38 56,-26 55.4,-16 59,-6 60.6,4! 60,10 55,13 49,11.6! 43,3 38,-6 33,-14! 30,-22',
  ),
] as const;
/** Under the heel that carries; the other, lifted, shows all of it: heel, waist and ball. */
const SOLES = [
  closed('-13,2! 2,5 17.4,2! 16.8,8! 3,10.4 -13,7!'),
  closed(
    '30.4,-23! 35,-16 38.6,-9.6 43.6,0 49,8.4 56,12.6! 52,15.4 46,13.6! 39,8 35,0 33.4,-6! 29,-10.6 26.4,-16.6! 27.4,-21.4',
  ),
] as const;

/** Out of the blanket: the elbow on the rail, the forearm along it to the wrist, and the hand that warms itself at the mug. */
const SLEEVE = closed(
  '44,-263! 58,-262.6 70,-260.6 84,-258 98,-256.4 113,-256.2! 115.4,-249 114,-241! 102,-238.4 90,-235.4 78,-231.4 69,-228 61,-228 54,-233 44,-240!',
);
const HAND = closed(
  '86,-256.4! 92,-259.4 97,-263.4 102.6,-264.6 106.4,-262.4! 106,-260 101.4,-258.6! 107.4,-257.4 108.4,-254.4 106.6,-252.6! 109,-250.4 107.6,-247.6! 107.6,-244.6 104.6,-243! 97,-241.6 87,-243!',
);

const FROM = { towards: [1, -0.3] } as const;
const toned = twoTone(FROM);

/** Somebody in a blanket leans on the railing, from behind; the foot that carries stands at (x, y). */
export function guest(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  contactShadow(art, x + 2, y + 7, 34, 6, '#3f2a2c');
  contactShadow(art, x + 54, y + 14, 20, 4, '#3f2a2c');
  LEGS.forEach((leg, i) => {
    toned(
      box,
      leg,
      { fill: '#715a57', shade: '#4b383c', soft: 13, rim: '#f3cfa4', rimWidth: 2 },
      // what hem and upper leg lay on it
      ...(i ? [] : [[LEGS[1].translate(6, 5), '#33262a', 0.6] as const]),
      [closed('-60,-165! 60,-168! 60,-142 30,-130 0,-124 -30,-116 -60,-116!'), '#2e2329', 0.7],
    );
    toned(box, BOOTS[i]!, { fill: '#9c6843', shade: '#6a412e', soft: 10, rim: '#f6cf9c', rimWidth: 2 });
    box.fill(SOLES[i]!, '#3c2824');
  });
  strokes(
    box,
    [
      '-14,-92 0,-88 18,-95',
      '-10,-83 2,-81 12,-84',
      '24,-40 30,-46 38,-50',
      '-8,-38 2,-35 13,-39',
      '-30,-122 -14,-118 0,-122',
    ],
    INK.form,
    '#33262a',
  );
  strokes(
    box,
    ['-11.4,-20 2,-17 14.4,-20', '32,-24 42,-31 54.6,-30', '36,-13 44,-16 54.6,-15'],
    INK.form,
    '#4a2e24',
    0.1,
  );
  flat(
    box,
    FACE,
    '#c98a6c',
    [closed('10,-350! 16,-330 20,-322 28,-318! 18,-300 22,-288! -16,-288 -14,-322'), '#a2654f'],
    {
      along: ['27,-352 29.6,-346 33.6,-340.6 38,-336! 33,-333.6 32.4,-328 29,-320 20,-313'],
      paint: '#ffdfae',
      width: 4.4,
    },
  );
  forearm(art, x, y);
  blanket(art, x, y);
  head(art, x, y);
}

/** It lies on the rail, its elbow under the cloth. */
function forearm(art: Art, x: number, y: number): void {
  const box = local(art, x, y - 4);
  contactShadow(art, x + 84, y - 237, 46, 6, '#4a2e30');
  toned(
    box,
    SLEEVE,
    { fill: '#d9c49c', shade: '#937663', soft: 0, rimWidth: 0 },
    [closed('44,-247! 62,-246 78,-247 98,-248 118,-248.4! 118,-236 80,-226 44,-222!'), '#a5866c'],
    [closed('52,-226! 60,-229 68,-231 80,-234 92,-238! 92,-230 66,-222!'), '#846656'],
    // what the cloth lays on it
    [closed('40,-270! 68,-262! 73,-252 68,-240 64,-224! 40,-222!'), '#6d5249', 0.7],
    { along: ['60,-262.4 70,-260.6 84,-258 98,-256.4 113,-256.2'], paint: '#ffd98a', width: 7 },
  );
  strokes(
    box,
    [
      '110,-256 111.6,-249 110.4,-240.4',
      '79,-257.6 83,-250 82,-242',
      '72,-236 79,-241 86,-243',
      '70,-246 75,-250 78,-256',
    ],
    INK.detail,
    '#7a5e50',
    0,
  );
}

function blanket(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  flat(
    box,
    BLANKET,
    '#5b8a79',
    () => {
      for (const [course, width, colour] of STRIPES)
        box.fill(ribbon(curve(course), width, { start: 1, end: 1, samples: 24 }), colour);
    },
    ...TO_THE_SUN.map((fold) => [fold, '#a9cdb0', 0.42] as const),
    ...TURNED.map((fold) => [fold, '#203f40', 0.46] as const),
    ...UNDER.map((fold) => [fold, '#14292f', 0.42] as const),
    () => stippled(art, box.place(BLANKET), '#1f3a3a', box.at(-84, -190), box.at(-20, -190), [0.8, 0]),
    { along: EDGES, paint: '#ffe9bc', width: 6.4 },
  );
  flat(
    box,
    COLLAR,
    '#6b9a84',
    [closed('-42,-312! -32,-298 -16,-289 6,-286 28,-294! 12,-272 -22,-274 -44,-290'), '#40685e'],
    { along: ['26,-286 38,-300 36,-312'], paint: '#ffe9bc', width: 5 },
  );
  strokes(
    box,
    ['63,-247 46,-252 26,-252', '58,-230 46,-240 34,-243', '-70,-240 -54,-256 -40,-262'],
    INK.form,
    '#2a4a48',
    0.3,
  );
  strokes(box, ['-26,-300 -8,-287 16,-288', '-2,-283 16,-284 30,-298'], INK.form, '#35574f', 0.3);
}

function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  flat(
    box,
    HAIR,
    '#6b463a',
    [closed('-30,-340! -12,-372 2,-376! -8,-356 -10,-334 -4,-310 0,-300! -30,-310'), '#472d2b'],
    [closed('8,-371 20,-368 28,-354 28,-346 23,-340! 22,-352 16,-362'), '#94654a'],
    { along: ['4,-373 18,-368 27,-356 29,-346'], paint: '#ffe0ac', width: 4.6 },
  );
  flat(box, EAR, '#dd9c78', [closed('16,-340! 19,-341 19.6,-337 17,-332! 16.6,-336'), '#a5664f']);
  strokes(
    box,
    [
      '-1,-311 -14,-326 -15,-344 -6,-360',
      '1,-311 -4,-330 0,-350 10,-364',
      '4,-312 8,-328 14,-340 22,-350',
      '-4,-310 -18,-320 -21,-334',
    ],
    INK.form,
    '#3a2526',
    0.3,
  );
  flat(
    box,
    TAIL,
    '#5c3b33',
    [closed('-14,-318! -6,-318 -6,-300 -12,-280 -16,-262 -20,-240! -34,-240! -20,-290'), '#3a2526'],
    [closed('2,-314! 6,-300 0,-280 -3,-262 -8,-250! -8,-268 -3,-288'), '#94654a'],
  );
  strokes(
    box,
    ['-6,-312 -7,-294 -13,-270 -18,-256', '-13,-304 -24,-290 -36,-288'],
    INK.detail,
    '#3a2526',
    0.1,
  );
  box.fill(closed('-9,-318! 3,-320! 5,-311! -9,-309!'), '#d0694e');
}

/** Round the mug. */
export function hand(art: Art, x: number, y: number): void {
  const box = local(art, x, y - 4);
  flat(box, HAND, '#cf8f6e', [closed('84,-247! 94,-248 100,-250 110,-248! 110,-238 84,-238!'), '#a2654f'], {
    along: [
      '86,-256.4 92,-259.4 97,-263.4 102.6,-264.6 106,-262.6',
      '103,-258.8 107.4,-257.4 108.4,-254.4 107.4,-252.8',
      '107.4,-252 109,-250.4 107.6,-247.8',
      '108,-247 107,-244.4 104.6,-243',
    ],
    paint: '#ffdc98',
    width: 5,
  });
  strokes(
    box,
    ['106.8,-257.4 100,-257 96,-254.4', '107.6,-251.6 101,-251.6 97,-249.8', '107,-247 101,-247 98,-246'],
    INK.detail,
    '#8a4f40',
    0,
  );
}

/** A mug on the railing that steams into the light; it stands at (x, y). */
export function mug(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  box.line(curve('11,-20 19,-22 24.6,-18 24,-10 18,-6 10,-6'), 5.4, '#6e2b2a');
  box.line(curve('20,-22.6 26,-19 25.6,-11'), 1.4, '#ffc98a');
  toned(box, closed('-14,-26! 14,-26! 13,-4 11,0! -11,0! -13,-4'), {
    fill: '#d06a54',
    shade: '#943c36',
    soft: 10,
    rim: '#ffe9bc',
    rimWidth: 2,
  });
  box.fill(closed('-14,-26! 0,-29 14,-26! 0,-23'), '#7a3a30');
  for (const [course, width] of [
    ['-3,-28 -10,-52 4,-74 -6,-104 6,-136', 13],
    ['5,-28 10,-50 2,-70 10,-92', 8],
  ] as const) {
    const steam = box.place(ribbon(curve(course), width, { start: 0.3, end: 0.05, peak: 0.5 }));
    const fading = box.linear(0, -28, 0, -136, ramp(0, '#fffbec', 0.95, 1, '#fffbec', 0.1));
    printed(art, steam.bounds(), () => void art.fill(steam, fading));
  }
}
