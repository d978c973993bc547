import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, Path } from '../../../kit/pen/index.ts';
import { reachingHand } from './hands.ts';
import { GLOW, LINEN, profile, SKIN, strawHat, thrown, tones } from './people.ts';

const SIZE = 0.96;

const ROSE = { fill: '#c0586c', shade: '#84324e', soft: 9, rim: '#ffd8cc', rimWidth: 2 };
const SHOE = { fill: '#6a4a3a', shade: '#453028', soft: 4, rim: '#c9a07c', rimWidth: 1.4 };
const FOLD = '#8f8f80';
const LINE = '#8a5340';

/** Her weight has come down on the near stone, the shin upright over the foot; the far foot still has its toes on the stone behind. */
const SKIRT = closed(
  '-46,-208! -66,-182 -88,-142 -104,-92! -92,-76 -76,-72! -56,-82 -34,-77! -10,-92 8,-88! 22,-98 32,-108! 28,-138 18,-160 8,-178! 2,-194 -6,-210!',
);
const STANDING = closed('-18,-106! -10,-82 3,-54 14,-25! 27,-21! 28,-38 29,-56 26,-76 16,-106!');
const STEPPING = closed(
  '-97,-100! -95,-76 -91,-48 -87,-20 -86,6! -72,6! -70,-16 -64.5,-36 -61.5,-58 -64,-96!',
);
const TRUNK = closed(
  '-46,-208! -54,-226 -67,-244 -70,-258 -66,-276 -58,-296! -48,-301 -38,-302! -26,-296 -15,-280 -9,-256 -6,-232 -5,-210! -24,-203',
);
const FAR_ARM = closed(
  '-60,-292! -80,-275 -96,-258 -104,-248! -118,-247 -134,-247 -150,-245! -148,-230! -130,-225 -114,-221 -98,-220! -90,-228 -82,-240 -70,-252 -58,-262!',
);
const UPPER_ARM = closed(
  '-28,-270! -12,-254 3,-239 14,-226! 24,-226 29,-237 25,-248! 13,-262 2,-276 -8,-286!',
);
const FOREARM = closed('29,-240! 28,-222 21,-204 14,-187! 0,-190! 2,-206 5,-221 11,-232!');

/** She steps from one stone to the next, her skirt held up in one hand, the other out to his. */
export function woman(art: Art): void {
  const on = local(art, 506, 652, SIZE);
  thrown(on, Path.join(SKIRT, STANDING, TRUNK));
  legs(on);
  farArm(on);
  skirt(on);
  tones(
    on,
    TRUNK,
    { ...LINEN, soft: 14 },
    // what the breast and the sleeve shade
    [closed('-66,-246! -52,-238 -40,-240 -30,-252! -32,-230 -40,-206! -52,-212 -60,-230'), '#cfc6ac'],
  );
  strokes(on, ['-44,-210 -40,-226 -44,-240', '-26,-208 -22,-228 -26,-246'], INK.detail, FOLD, 0.2);
  on.fill(closed('-48,-211! -26,-204 -4,-212! -4,-203 -26,-195 -50,-203!'), '#7d2e48');
  head(on);
  nearArm(on);
}

function legs(on: Local): void {
  // inside the skirt
  on.fill(closed('-103,-94! -60,-104 -10,-106 31,-110! 20,-84 -30,-70 -86,-70!'), '#5e2038');
  tones(on, STANDING, { ...SKIN, soft: 9 }, [closed('-30,-110! 18,-110! 18,-80 -2,-74 -26,-84!'), '#96644a']);
  tones(on, closed('13,-27.6! 28,-22.6! 33.4,-14 32,-5.4! 23,-3 14,4 3,10! -9,11 -15,6 -7,-3 4,-13'), SHOE);
  tones(on, STEPPING, { ...SKIN, soft: 9 }, [
    closed('-102,-104! -50,-100! -52,-64 -74,-58 -100,-68!'),
    '#96644a',
  ]);
  on.fill(closed('-112,31! -84,28 -62,24! -48,28 -40,34 -60,38 -90,38!'), '#3f4442', 0.75);
  tones(on, closed('-87.4,0! -70.6,0! -62.6,11 -61,25! -78,28 -98,32 -113,31! -119,26 -109,18 -97,10'), SHOE);
}

function skirt(on: Local): void {
  tones(
    on,
    SKIRT,
    ROSE,
    // the lit thigh; folds run to the hand that gathers the cloth
    [closed('-47,-207! -68,-180 -90,-140 -106,-90! -92,-74 -80,-74! -80,-112 -66,-152 -44,-190'), '#d77084'],
    [closed('-30,-204! -44,-160 -60,-120 -66,-76! -50,-84 -42,-80! -36,-120 -26,-160'), '#a2465e'],
    [closed('7,-178! -12,-146 -30,-110 -38,-76! -20,-86! -10,-116 0,-146'), '#84324e'],
    [closed('9,-176! 8,-146 2,-116 -2,-88! 14,-90! 16,-120 16,-150'), '#84324e'],
    [closed('-4,-160! -14,-134 -20,-104 -18,-86! -8,-92! -4,-120 2,-146'), '#d77084'],
  );
  strokes(on, ['4,-180 -8,-190 -16,-202', '6,-176 -20,-180 -34,-194'], INK.form, '#6e2440', 0.2);
}

/** Bare from the short sleeve on: the elbow hangs, the forearm lies level, the hand reaches down to his. */
function farArm(on: Local): void {
  tones(
    on,
    FAR_ARM,
    { ...SKIN, soft: 7 },
    [closed('-97,-222! -102,-232 -100,-244 -92,-252 -70,-268! -54,-262 -84,-232'), '#b98560'],
    { along: ['-152,-229 -130,-225 -114,-221 -98,-220 -88,-227'], paint: GLOW, width: 5 },
  );
  strokes(on, ['-104,-246 -100,-242 -99,-237'], INK.detail, LINE, 0);
  reachingHand(on.art, ...on.at(-146, -238));
  tones(
    on,
    closed('-52,-298! -68,-295 -82,-283 -91,-270! -88,-256 -78,-245! -64,-251 -54,-266'),
    { ...LINEN, fill: '#e3d9c0', soft: 7 },
    [closed('-91,-270! -88,-256 -78,-245! -75,-249 -82,-259 -85,-270!'), '#a8a894'],
  );
  strokes(on, ['-82,-268 -74,-272 -68,-278', '-76,-256 -68,-262'], INK.detail, FOLD, 0.2);
}

/** The elbow stands out behind; the fist gathers the skirt at the thigh. */
function nearArm(on: Local): void {
  tones(on, closed('-1,-193! 14,-190! 17,-180 13,-170 5,-166! -4,-168 -9,-175 -6,-186'), {
    ...SKIN,
    soft: 5,
  });
  strokes(
    on,
    ['-6,-183 1,-181 6,-182', '-8,-176 0,-174 6,-176', '-4,-170 1,-168 6,-170'],
    INK.detail,
    LINE,
    0,
  );
  tones(on, FOREARM, { ...SKIN, soft: 7 });
  tones(on, UPPER_ARM, { ...SKIN, soft: 8 });
  strokes(on, ['14,-227 18,-232 24,-234'], INK.detail, LINE, 0);
  tones(
    on,
    closed('-46,-297! -28,-301 -12,-289 -3,-271! -10,-258 -23,-250! -37,-261 -47,-279'),
    { ...LINEN, soft: 10 },
    [closed('-3,-271! -10,-258 -23,-250! -26,-255 -16,-263 -10,-274!'), '#a8a894'],
  );
  strokes(on, ['-36,-290 -30,-280 -30,-270', '-10,-272 -18,-274 -22,-280'], INK.detail, FOLD, 0.2);
}

/** She looks down at him from under the brim; her plait swings behind her. */
function head(on: Local): void {
  tones(
    on,
    closed('-60,-297! -54,-312 -52,-326! -34,-328! -35,-312 -34,-299! -46,-292'),
    { ...SKIN, fill: '#bd8b66', soft: 6, rimWidth: 0 },
    [closed('-60,-326! -34,-330! -34,-312 -50,-311!'), '#96644a'],
  );
  on.fill(
    closed('-36,-340! -20,-338 -8,-324 2,-306 4,-288! 8,-280 2,-270! -6,-280 -4,-292 -14,-306 -30,-318!'),
    '#5c3626',
  );
  strokes(
    on,
    ['-22,-330 -14,-322', '-12,-318 -4,-312', '-4,-302 2,-300', '-2,-290 4,-290'],
    INK.form,
    '#8a5c40',
    0.1,
  );
  const box = local(on.art, ...on.at(-54, -342), 1.36 * SIZE, { rot: -16 });
  profile(box, [closed('-16,-18! -15,-4 -8,-1 4,-3 12,-6! 8,-20'), '#b0785a']);
  strokes(box, ['-14,-1 -11,1.4 -7,0.4'], 1.5, '#3c2420', 0);
  box.fill(closed('-3,-14! -4,-4 0,3 0,9! 6,14 13,8 15,-4 10,-16!'), '#5c3626');
  tones(box, ellipse(1.6, 4, 2.6, 4), { fill: '#c2906a', shade: '#96644a', soft: 2 });
  strokes(box, ['4,8 9,2 10,-6'], INK.detail, '#8a5c40', 0);
  strawHat(on, -45, -363, 2.7, 14, '#7d3a4e');
}
