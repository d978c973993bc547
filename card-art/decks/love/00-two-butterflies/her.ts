import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, leaning, local, Path } from '../../../kit/pen/index.ts';
import { reachingHand } from './hands.ts';
import { GLOW, LINEN, profile, SKIN, strawHat, thrown, tones } from './people.ts';

const SIZE = 0.96;

const ROSE = { fill: '#c0586c', shade: '#84324e', soft: 9, rim: '#ffd8cc', rimWidth: 2 };
const SHOE = { fill: '#6a4a3a', shade: '#453028', soft: 4, rim: '#c9a07c', rimWidth: 1.4 };
const FOLD = '#8f8f80';
const LINE = '#8a5340';

/** A long step: the front knee is bent over its stone and carries her, the leg behind is stretched, both soles are down. */
const SKIRT = closed(
  '-46,-208! -62,-188 -84,-154 -104,-124! -113,-112 -115,-96 -111,-70! -99,-62 -86,-64! -70,-75 -52,-72! -34,-85 -14,-82! 8,-94 30,-99! 33,-128 24,-158 10,-178! 2,-194 -6,-210!',
);
const STANDING = closed('-8,-104! 3,-78 12,-52 18,-32 19,-14! 33,-12! 37,-34 39,-56 34,-80 24,-108!');
const STEPPING = closed('-112,-88! -111,-66 -104,-42 -97,-20 -94,6! -79,8! -78,-12 -73,-34 -71,-56 -76,-88!');
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
  // from the waist up she leans out towards him
  const upper = leaning(on, [-26, -204], -4);
  farArm(upper);
  skirt(on);
  tones(
    upper,
    TRUNK,
    { ...LINEN, soft: 14 },
    // what the breast and the sleeve shade
    [closed('-66,-246! -52,-238 -40,-240 -30,-252! -32,-230 -40,-206! -52,-212 -60,-230'), '#cfc6ac'],
  );
  strokes(upper, ['-44,-210 -40,-226 -44,-240', '-26,-208 -22,-228 -26,-246'], INK.detail, FOLD, 0.2);
  on.fill(closed('-48,-211! -26,-204 -4,-212! -4,-203 -26,-195 -50,-203!'), '#7d2e48');
  head(upper);
  nearArm(upper);
}

function legs(on: Local): void {
  // inside the skirt
  on.fill(closed('-108,-84! -60,-104 -10,-106 29,-101! 20,-82 -30,-66 -90,-62!'), '#5e2038');
  on.fill(closed('34,-4! 42,2 38,8! 22,12 2,18 -14,19 -21,14! 4,10'), '#35393a', 0.9);
  tones(on, STANDING, { ...SKIN, soft: 9 }, [closed('-30,-110! 34,-112! 36,-84 14,-66 -20,-72!'), '#96644a']);
  tones(on, closed('18,-19! 34,-17! 38,-6 36,5! 20,8 2,14 -13,15! -20,11 -15,4 -2,-1 9,-9'), SHOE);
  on.fill(closed('-70,18! -62,26 -66,32! -84,35 -104,40 -120,39 -128,33! -100,30'), '#35393a', 0.9);
  tones(on, STEPPING, { ...SKIN, soft: 9 }, [
    closed('-118,-92! -60,-92! -62,-54 -86,-46 -116,-56!'),
    '#96644a',
  ]);
  tones(on, closed('-95,2! -78,4! -70,14 -68,27! -84,30 -104,35 -119,35! -127,30 -118,22 -104,12'), SHOE);
}

/** Tight over the thigh to the knee, from which it falls free; behind, folds run to the hand that gathers the cloth. */
function skirt(on: Local): void {
  tones(
    on,
    SKIRT,
    ROSE,
    [
      closed('-47,-207! -66,-186 -88,-152 -110,-118! -104,-104 -94,-106! -78,-130 -56,-162 -34,-205'),
      '#d77084',
    ],
    [closed('-110,-118! -120,-90 -112,-66! -101,-60! -100,-84 -98,-102!'), '#d77084'],
    // under the thigh
    [
      closed('-22,-178! -44,-158 -70,-126 -93,-104! -92,-84 -86,-62! -70,-75! -68,-98 -52,-124 -28,-152'),
      '#a2465e',
    ],
    [closed('-14,-172! -34,-140 -46,-108 -52,-70! -34,-86! -28,-116 -14,-146'), '#84324e'],
    [closed('9,-178! -2,-146 -12,-112 -14,-80! 4,-92! 6,-120 10,-148'), '#84324e'],
    [closed('8,-172! -12,-140 -24,-110 -30,-84! -18,-82! -12,-112 0,-142'), '#d77084'],
  );
  strokes(
    on,
    ['4,-180 -8,-190 -16,-202', '4,-178 -20,-184 -38,-196', '0,-176 -30,-168 -56,-150'],
    INK.form,
    '#6e2440',
    0.2,
  );
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
