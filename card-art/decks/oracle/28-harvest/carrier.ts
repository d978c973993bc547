import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { INK, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, Path, type Point } from '../../../kit/pen/index.ts';
import { head } from './head.ts';
import { farStrap, load, strap } from './load.ts';
import { COAT, COLLAR, FAR_SKIN, LINE, MONPE, SASH, SKIN, SUN, TABI, WRAP } from './tones.ts';

const toned = twoTone({ towards: SUN });

/** Of who stands upright; a head is 40 of it, millimetres are a fifth of it. */
const MILLIMETRE = 0.2;

const NEAR_LEG = {
  thigh:
    '-24,-150! -42,-131 -60,-113 -71,-103 -78,-94 -79,-82 -76,-70 -72,-62! -60,-57 -45,-61! -43,-68 -34,-77 -16,-85 6,-92 24,-103 32,-118 28,-142!',
  shin: '-73,-68! -71.6,-54 -66,-34 -60.4,-17! -51,-14 -42.6,-17! -42.4,-26 -40.6,-38 -40.4,-50 -44,-66!',
  foot: '-61,-21! -52,-18 -42,-21! -38.6,-13 -37.4,-5 -38,0.6! -60,1.4 -84,1.2! -90,-1 -89.6,-5.6 -82,-10 -70,-14!',
};
const FAR_LEG = {
  thigh:
    '-22,-140! -23,-116 -12,-92 -4,-70 0,-54 6,-43 14,-36 24,-32! 33,-42 41,-59! 37,-70 36,-84 36,-104 28,-140!',
  shin: '38,-61! 48,-60 60,-52 71,-42 81,-35! 77,-24 69,-16! 58,-20 44,-27 25,-35!',
  foot: '68,-18! 74,-27 82,-37! 90,-35 96,-28 95,-21! 84,-12 74,-4 62,-0.4 46,0! 42,-3.4 46,-8.4 58,-13!',
};
const TRUNK =
  '-86,-196! -88,-182 -82,-166 -68,-152 -48,-141 -35,-136! -14,-142 8,-160! 6,-174 -2,-190 -14,-206 -29,-218 -46,-224 -62,-224!';
const SKIRT =
  '-36,-140! -46,-128 -54,-113! -36,-104 -10,-99 14,-101 35,-108! 37,-122 33,-139 23,-154 8,-163! -14,-150!';
/** The lower end of a sleeve that is turned up over the elbow. */
const TURNED_UP = '-44,-150! -46,-134 -56,-123 -68,-126 -82,-138! -75,-149 -65,-158!';

/** Somebody who walks into the low sun under a sheaf, 300 × `scale` if upright; the feet's middle at (x, y). */
export function carrier(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  shadow(box);
  leg(box, FAR_LEG, true);
  farStrap(box);
  forearm(box, -17, -1, true);
  leg(box, NEAR_LEG, false);
  trunk(box);
  load(box);
  neck(box);
  strap(box);
  head(local(art, ...box.at(-93, -229), scale * 0.4, { rot: -6 }));
  forearm(box, 0, 0, false);
  upperArm(box);
  tufts(box);
}

/** Long over the field, away from the sun: a leg each from the soles, then the body and its load in one. */
function shadow(box: Local): void {
  box.fill(
    closed(
      '-89,0! -62,-2 -38,-3! 0,7 50,18 96,25! 72,14 58,7 44,1! 70,-3 96,-5! 124,9 164,20 224,22 290,32 352,50 366,62 330,74 280,78 220,68 160,58 104,44 50,32 0,20 -56,8!',
    ),
    '#57532f',
    0.8,
  );
}

/** Loose trousers, the shins wrapped, the feet in split-toed shoes. */
function leg(box: Local, outlines: typeof NEAR_LEG, far: boolean): void {
  const dark = far ? { fill: MONPE.dim, shade: MONPE.shade } : {};
  toned(box, outlines.foot, { ...TABI, soft: 5 * box.scale });
  toned(box, outlines.shin, {
    ...WRAP,
    ...(far ? { fill: '#cbbd95' } : {}),
    soft: 9 * box.scale,
    rimWidth: far ? 0 : 1.6,
  });
  toned(box, outlines.thigh, { ...MONPE, ...dark, soft: 12 * box.scale, rimWidth: far ? 0 : 1.8 });
  strokes(
    box,
    far
      ? ['33,-57 26,-50 22,-38', '50,-57 45,-46 40,-31', '62,-48 57,-37 52,-25', '8,-62 16,-66 28,-68']
      : [
          '-71,-56 -58,-50 -43,-50',
          '-69,-43 -57,-38 -43,-38',
          '-65,-31 -55,-27 -43,-27',
          '-46,-72 -56,-79 -66,-81',
          '-50,-66 -60,-70 -70,-70',
          '14,-98 -8,-100 -28,-96',
        ],
    INK.detail,
    far ? '#3a4a4a' : '#26403f',
    0.12,
  );
}

/** Bent from the hips: coat and its skirts, tied in by the sash. */
function trunk(box: Local): void {
  toned(box, SKIRT, { ...COAT, soft: 10 * box.scale }, [
    closed('-10,-164! 0,-142 8,-120 6,-94! 50,-94! 50,-175!'),
    COAT.shade,
  ]);
  toned(
    box,
    TRUNK,
    { ...COAT, soft: 0 },
    // what the sheaf throws down the back
    [closed('-62,-220! -44,-206 -26,-194 -16,-180 -10,-164 -8,-140! 20,-140! 20,-220!'), COAT.shade],
    [closed('-36,-134! -50,-150 -58,-164! -48,-160 -34,-150 -22,-138!'), COAT.shade],
  );
  crosses(
    box,
    [
      [-28, -198],
      [-12, -184],
      [-33, -178],
      [-18, -166],
      [-2, -168],
      [-30, -156],
    ],
    38,
  );
  crosses(
    box,
    [
      [-42, -118],
      [-26, -126],
      [-26, -110],
      [-8, -134],
      [-10, -116],
      [6, -124],
      [8, -108],
      [34, -118],
    ],
    8,
  );
  strokes(
    box,
    [
      '-24,-186 -26,-168 -20,-152',
      '-36,-176 -38,-160 -30,-146',
      '-30,-138 -36,-122 -40,-108',
      '-4,-146 2,-128 0,-104',
      '14,-150 24,-132 26,-108',
    ],
    INK.detail,
    LINE.coat,
    0.12,
  );
  toned(
    box,
    '-40,-143! -26,-146 -8,-154 4,-166! 13,-156! 0,-144 -18,-135 -34,-131!',
    { ...SASH, soft: 4 * box.scale },
    [closed('-8,-160! 0,-150 -6,-138! 20,-140! 20,-170!'), SASH.shade],
  );
  toned(box, '2,-154! 10,-156 20,-146 26,-130 27,-114! 17,-112! 15,-130 8,-144!', {
    ...SASH,
    fill: SASH.shade,
    rimWidth: 1.2,
    soft: 0,
  });
  strokes(box, ['-36,-138 -20,-141 -4,-150'], INK.detail, LINE.sash, 0.1);
}

/** Out of the collar, forwards into the skull. */
function neck(box: Local): void {
  box.fill(closed('-102,-212! -94,-205 -86,-198 -80,-190! -60,-208! -66,-217 -74,-230!'), SKIN.shade);
  box.fill(closed('-102,-212! -94,-206 -87,-199 -82,-192! -76,-196! -86,-208 -92,-216!'), SKIN.fill);
  toned(
    box,
    '-84,-198! -76,-199 -68,-206 -63,-215! -57,-212! -60,-202 -67,-192 -77,-184! -80,-176 -76,-164! -82,-172 -86,-186!',
    { ...COLLAR, soft: 4 * box.scale },
  );
}

/** From the elbow to the fist that pulls the rope; the far one a step before the near. */
function forearm(box: Local, dx: number, dy: number, far: boolean): void {
  const skin = far ? FAR_SKIN : SKIN;
  const own = local(box.art, ...box.at(dx, dy), box.scale);
  toned(own, '-60,-136! -64,-154! -72,-163 -80,-167 -90,-174! -98,-165.6! -92,-156 -84,-143 -70,-136!', {
    ...skin,
    soft: 4 * box.scale,
    rimWidth: far ? 0 : 1.4,
  });
  if (far) toned(own, TURNED_UP, { ...COAT, fill: '#3f5a85', soft: 8 * box.scale, rimWidth: 0 });
  const fist = local(box.art, ...own.at(-103, -178), box.scale * MILLIMETRE, { rot: 43, mirror: true });
  const tones = { light: skin.rim, middle: skin.fill, dark: skin.shade, line: LINE.skin };
  (far ? gripFromPalm : gripFromBack)(fist, tones, {
    side: [-1.2, -0.5],
    paint: skin.rim,
  });
  toned(own, '-72,-163.4! -80,-169.4 -90,-177.4! -100.4,-165.4! -94.4,-155 -87.6,-144.6! -79,-150!', {
    ...WRAP,
    ...(far ? { fill: '#cbbd95', rimWidth: 0 } : {}),
    soft: 3 * box.scale,
  });
}

/** The sleeve: the shoulder over it runs on into the back, the elbow stands before the belly. */
function upperArm(box: Local): void {
  toned(
    box,
    '-76,-190 -70,-204 -58,-211 -44,-207 -38,-194 -38,-176 -41,-156 -43,-140 -49,-127 -59,-122! -70,-126 -82,-138! -75,-149 -65,-158! -70,-168 -75,-180',
    { ...COAT, soft: 0 },
    // the far side of it, from the armpit to the elbow
    [
      closed('-36.6,-190! -43.6,-170 -48,-155 -53,-143 -62,-136 -79,-138! -60,-116! -30,-126! -32,-176!'),
      COAT.shade,
    ],
    // what the rope throws on the shoulder
    [closed('-80,-196! -66,-204 -47,-213! -56,-203 -66,-194 -77,-184!'), COAT.shade],
  );
  crosses(
    box,
    [
      [-60, -186],
      [-47, -194],
      [-66, -172],
      [-51, -176],
      [-60, -160],
      [-62, -143],
      [-74, -138],
    ],
    -12,
  );
  strokes(
    box,
    ['-65,-157 -58,-151 -48,-150', '-64,-155 -60,-146 -54,-140', '-60,-198 -56,-186 -56,-174'],
    INK.detail,
    LINE.coat,
    0.1,
  );
}

/** Stubble before the soles: they stand in the row, not on it. */
function tufts(box: Local): void {
  const stalk = (x: number, top: number, lean: number): Path =>
    closed(`${x - 1.3},4! ${x + lean - 1},${top}! ${x + lean + 1.2},${top + 0.8}! ${x + 1.4},4!`);
  box.fill(
    Path.join([stalk(-88, -9, -3), stalk(-84, -6, 0), stalk(-50, -8, 1), stalk(54, -8, -2)]),
    '#f4df9c',
  );
  box.fill(Path.join([stalk(-80, -8, 2), stalk(-46, -5, 3), stalk(58, -6, 1)]), '#cda553');
}

/** The coat is woven with small pale crosses, in rows that follow the body. */
function crosses(box: Local, places: readonly Point[], rot: number): void {
  box.fill(
    Path.join(
      places.flatMap(([x, y]) => [
        closed('-2.6,-0.6! 2.6,-0.6! 2.6,0.6! -2.6,0.6!').rotate(rot).translate(x, y),
        closed('-0.6,-2.6! 0.6,-2.6! 0.6,2.6! -0.6,2.6!').rotate(rot).translate(x, y),
      ]),
    ),
    '#a9bdd8',
    0.75,
  );
}
