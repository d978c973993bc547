import { INK, ink, modelled, regionOf, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  Path,
  points,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';
import { jug } from './jug.ts';

const BACK = closed(
  '-34,-322! -36,-302 -50,-288 -74,-280 -92,-268 -84,-246 -66,-228 -60,-200 -52,-166 -46,-138 -54,-112 -66,-84! 0,-60 70,-80! 62,-108 46,-138 52,-172 60,-204 64,-230 84,-250 84,-268 66,-280 36,-288 10,-302 6,-322!',
);
const LEFT_ARM = limb(
  '-70,-262 -106,-270 -142,-284 -174,-286 -204,-286',
  [17, 19, 17, 13.5, 13.5, 12, 8.5, 4],
  24,
);
const RIGHT_ARM = limb(
  '68,-262 94,-236 112,-202 126,-172 139,-152',
  [17, 19, 17, 13.5, 13.5, 12, 8.5, 4],
  24,
);
const SHIN = Path.join(
  limb('-112,-96 -126,-60 -126,-28 -128,-4', [18, 19, 15, 11, 9], 24),
  limb('-120,-8 -132,-1 -152,4 -172,8', [9, 11, 9, 6, 3], 24),
);
/** Chin up, towards the star. */
const tilted = (path: Path): Path => path.rotate(9, -24, -330);
const HEAD = tilted(
  closed(
    '-14,-392 -44,-388 -56,-376 -60,-364 -59,-355 -65,-344 -70,-337 -66,-332! -65,-328! -68,-323 -64,-319.5! -66,-315 -63,-310! -63,-302 -54,-295 -42,-298 -24,-308 -8,-316 0,-350 -4,-380',
  ),
);
const FEATURES = [
  '-60,-353 -54,-357 -46,-352',
  '-58,-366 -51,-371 -42,-367',
  '-67,-322 -62,-320 -57,-321',
  '-46,-297 -28,-306 -14,-322',
].map((knots) => tilted(curve(knots)));
const HAIR = closed(
  '-58,-374! -48,-394 -22,-400 4,-390 16,-366 18,-342 26,-316 44,-290 56,-254 54,-220 62,-190 52,-160 56,-138 38,-104! 36,-130 22,-156 20,-190 6,-222 4,-256 -8,-284 -16,-306 -22,-326! -16,-340 -26,-352! -34,-358 -46,-364',
);
const LOCKS = [
  '-40,-390 -8,-378 4,-350 12,-312 34,-276 40,-226 42,-180 46,-140',
  '-50,-382 -20,-368 -8,-344 0,-308 20,-270 28,-226 32,-180 40,-130',
  '-30,-396 2,-382 12,-352 24,-308 46,-270 48,-220 54,-180',
  '-52,-372 -30,-362 -16,-338 -10,-306 8,-270 18,-228',
];
const LIGHTS = [
  '-44,-386 -14,-376 0,-350 6,-316 26,-280 32,-236 36,-196',
  '-26,-392 -2,-380 8,-354',
  '8,-288 14,-252 22,-214 26,-186',
];
const BAND = curve('-54,-379 -30,-384 -6,-374 12,-352');
const DRAPE = closed(
  '-62,-104! -86,-120 -114,-130 -138,-121 -147,-98! -134,-82 -120,-60 -113,-34 -116,-4! -104,12 -84,5 -58,14 -30,8 4,16 40,9 74,15 106,8! 134,14 160,8 190,10! 166,-2 136,-10 116,-24 108,-48 102,-78 88,-100 66,-112! 34,-94 0,-86 -32,-92',
);
/** The cloth's upper edge, rolled round the hips. */
const ROLL = tube(points('-66,-108 -40,-98 0,-90 36,-97 70,-113'), [5, 8, 9, 8, 5], 20).outline;
/** Valleys between the folds: across the thigh and seat, then down to the hem. Spine, width, where it is widest. */
const VALLEYS: readonly (readonly [knots: string, width: number, peak: number])[] = [
  ['-66,-104 -92,-102 -118,-106 -142,-100', 12, 0.5],
  ['86,-92 40,-70 -20,-66 -74,-78 -122,-88', 15, 0.4],
  ['102,-62 54,-36 -10,-32 -66,-46 -112,-62', 19, 0.4],
  ['-20,-24 -60,-20 -88,-24 -114,-36', 11, 0.5],
  ['-50,-14 -62,-2 -66,12', 13, 0.9],
  ['62,-20 56,-6 64,12', 14, 0.9],
  ['108,-30 98,-12 108,8', 14, 0.9],
  ['112,-22 136,-4 168,8', 10, 0.7],
];
const FOLDS = [
  '-64,-100 -92,-97 -120,-100 -136,-94',
  '90,-86 42,-62 -18,-59 -72,-70 -108,-78',
  '104,-54 58,-27 -8,-22 -62,-36 -100,-52',
  '-44,-12 -56,0 -58,12',
  '69,-18 64,-4 72,11',
  '118,-18 142,-3 176,8',
];

/**
 * A woman kneels with her back to us, the right knee on the bank at (x, y), the left foot in the water, and pours
 * from two jugs; about 400 × `scale` high, the light from the upper left. Gives the jugs' mouths.
 */
export function waterBearer(art: Art, x: number, y: number, scale: number) {
  const box = local(art, x, y, scale);
  const skin = (draw: () => void): void => round(box, draw, 10, '#4b2852');
  skin(() => void box.fill(SHIN, '#c08468'));
  // one call for all of it: the parts are shaded as one body, without seams
  skin(() => {
    box.fill(RIGHT_ARM, '#cf9576').fill(LEFT_ARM, '#cf9576').fill(BACK, '#cf9576');
  });
  const dim = [
    closed('-8,-284! 20,-280 44,-262 52,-210 48,-160 46,-134 70,-90 10,-70! 2,-110 -6,-170 -4,-226'),
    closed('-40,-232! -30,-214 -36,-190 -50,-172 -60,-200 -64,-226'),
  ];
  for (const part of dim.map((path) => box.place(path))) {
    stippled(art, part, '#6e3d58', [box.at(-40, 0)[0], 0], [box.at(80, 0)[0], 0], [0.05, 0.9]);
  }
  modelled(
    art,
    regionOf(box.place(HEAD), 20),
    { towards: [-4, -1], soft: 4, shade: '#a8665e', depth: 0.6, rim: '#fff0cf', rimWidth: 2.4 },
    () => void box.fill(HEAD, '#d39a7a'),
  );
  art.blot(
    FEATURES.map((line, i) => ink(box.place(line), i ? 1.7 : 2.4, i, 0)),
    '#5c2b40',
  );
  box.fill(tilted(ellipse(-54.5, -352.6, 2.3, 2.9)), '#4a1f36');
  strokes(
    box,
    [
      '-12,-276 -4,-226 -8,-170 0,-112',
      '-64,-248 -40,-230 -36,-206',
      '72,-246 52,-236 46,-212',
      '-80,-246 -70,-236 -66,-224',
    ],
    INK.form,
    '#7a4456',
  );
  const left = jug(art, ...box.at(-209, -286), scale, -104);
  const right = jug(art, ...box.at(141, -150), scale * 0.96, 100);
  round(
    box,
    () => {
      box.fill(DRAPE, '#efe9e2').fill(ROLL, '#efe9e2');
    },
    17,
    '#46568f',
    '#fffdf0',
  );
  art.blot(
    VALLEYS.map(([knots, width, peak]) =>
      ribbon(box.place(curve(knots)), width * scale, { end: peak > 0.8 ? 0.6 : 0, peak }),
    ),
    '#b4bbd6',
  );
  strokes(box, FOLDS, INK.form, '#46568f');
  strokes(box, ['-62,-102 -36,-94 0,-84 36,-91 68,-106', '-30,-100 -4,-94 20,-98'], INK.form, '#46568f');
  round(box, () => void box.fill(HAIR, '#b15734'), 12, '#4a1d33', '#ffd9a0');
  strokes(box, LOCKS, INK.form, '#6b2a34');
  strokes(box, LIGHTS, INK.form, '#e79a5c');
  art.blot(ink(box.place(BAND), 5, 3, 0), '#f4ead6');
  return { left, right };
}

function round(box: Local, draw: () => void, soft: number, shade: string, rim = '#fff0cf'): void {
  const [left, top] = box.at(-310, -410);
  const [right, bottom] = box.at(220, 30);
  modelled(
    box.art,
    [left, top, right, bottom],
    { towards: [-soft, -soft * 0.55], soft, shade, rim, rimWidth: 2.6 },
    draw,
  );
}
