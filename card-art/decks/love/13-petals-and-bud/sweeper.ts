import { byHand, castShadow, INK, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { broom, lowerGrip, upperGrip } from './broom.ts';
import { face, hat, headOf, neck } from './head.ts';
import { form, LINEN, SKIN, small } from './view.ts';

/** Where she stands on the picture; upright she would be 380 high in her own box. */
const FEET = [392, 594] as const;
const SIZE = 0.95;

/** Her shadow's way over the stones, away to the right: a part of the height sideways, another one into the depth. */
const [ASIDE, AWAY] = [0.54, -0.47];
/** What throws it beside skirt and bodice: both legs, the head under its hat, the near arm, the far one, the broom. */
const SHADE = [
  '-86,-96! -83,-60 -74,-22 -116,8! -60,9 -50,-4! -56,-36 -49,-96!',
  '24,-96! 46,-58 54,-34 20,6! 50,8 79,-26! 74,-60 64,-96!',
  '-46,-300! -58,-320 -60,-340 -58,-366! -118,-366! -124,-340! -130,-328 -118,-322! -114,-304 -92,-300 -80,-284!',
  '-146,-366! -96,-354 -50,-359! -46,-365 -66,-374! -68,-402 -80,-416 -98,-418 -112,-408 -119,-378! -140,-373',
  '-50,-296! -20,-292 16,-262 41,-222! 38,-208 4,-206 -50,-222!',
  '-70,-290! -116,-276 -152,-222! -130,-160 -98,-146! -122,-210! -76,-252!',
  '-24,-266! -18,-262! -197,-40! -204,-44!',
  '-212,-52! -194,-40! -190,20 -262,12!',
] as const;

export function sweeperShadow(art: Art): Path[] {
  const box = local(art, ...FEET, SIZE);
  return [SKIRT, BODICE, ...SHADE.map((part) => closed(part))].map((part) =>
    box.place(byHand(castShadow(part, 9, ASIDE, AWAY), 1.2)),
  );
}

/**
 * Somebody in a straw hat sweeps the yard, into the sun: her weight goes over the foot before her, the heel behind leaves
 * the ground, the back is bent over the stroke.
 */
export function sweeper(art: Art): void {
  const box = local(art, ...FEET, SIZE);
  const head = headOf(box);
  legs(box);
  farArm(box);
  neck(box);
  skirt(box);
  bodice(box);
  face(head);
  nearArm(box);
  broom(box);
  lowerGrip(box);
  upperGrip(box);
  hat(head);
}

function legs(box: Local): void {
  // what lies dark right under the soles, before the long shadows
  box.fill(closed('18,8! 34,4 60,0 84,-22! 96,-24 84,0 62,13 36,16'), '#3a4c50', 0.8);
  box.fill(closed('-112,15! -88,10 -62,2 -50,-4! -36,-6 -28,-2 -44,8 -70,15 -98,21'), '#3a4c50', 0.8);
  const shoe = { fill: '#7a4636', shade: '#43292a', soft: 3, rim: '#eab88a', rimWidth: 1.6 };
  // behind: the shin runs back from the knee, the heel has left the ground, the ball still pushes
  small(
    box,
    '20,-104! 33,-78 46,-58 55,-42 53,-31 40,-16! 56,-4 70,-24! 71,-38 76,-52 81,-68 79,-84 70,-104!',
    { ...SKIN, fill: '#b27a58', rimWidth: 1.4 },
    // what the hem shades
    ['16,-104! 26,-80 50,-72 78,-78! 70,-110', '#8e5440'],
  );
  small(
    box,
    '38,-17! 45,-12 55,-14 64,-24 71,-39! 78,-37 81,-30 78,-22! 68,-9 59,1 50,7 40,10 28,11! 19,9 17,4 22,-3! 30,-11',
    { ...shoe, fill: '#5f382f' },
  );
  strokes(box, ['79,-22 66,-6 52,7 38,11 20,10'], INK.form, '#2c1a1e', 0);
  // before: knee over the foot that carries her, which is flat on the ground
  small(
    box,
    '-90,-108! -92,-88 -87,-64 -80,-40 -76,-24 -82,-9 -97,-2! -80,6 -56,0! -58,-18 -57,-32 -50,-50 -44,-68 -46,-86 -50,-108!',
    SKIN,
    ['-54,-108! -60,-84 -61,-62 -66,-40 -66,-18 -62,0! -46,-8 -36,-108!', '#a66a4c'],
    ['-92,-92! -84,-76 -66,-68 -44,-66! -44,-110 -92,-110!', '#9b6046'],
  );
  strokes(box, ['-68,-21 -65,-17 -66,-13'], INK.detail, '#8e5440', 0.1);
  small(
    box,
    '-98,-4! -89,1.4 -77,2 -67,-3 -58,-15! -52,-12 -49.6,-5 -51,3! -60,6 -70,8.6 -82,12 -96,16 -108,17.6! -117,16 -120,10.4 -114,4! -107,-0.4',
    shoe,
  );
  strokes(box, ['-119,14 -108,18 -95,16.6 -82,12.6 -70,9 -51,4'], INK.form, '#2c1a1e', 0);
}

const SKIRT = closed(
  '-24,-209! -6,-215 8,-220 20,-225! 38,-212 49,-192 52,-170 55,-148 61,-126 70,-104 80,-86! 62,-77 36,-71 8,-69 -20,-71 -46,-78 -70,-84 -93,-92! -95,-104 -93,-116 -86,-127! -66,-148 -42,-182',
);

/** From the hip that is pushed back every fold runs to the knee before; behind it, the cloth trails after the stride. */
function skirt(box: Local): void {
  form(box.art, box.place(SKIRT), '#477e84', 15, { shade: '#123b4a' });
  within(
    box,
    SKIRT,
    // under the thigh, between the legs
    ['-40,-64! -48,-86 -60,-104 -64,-118! -34,-132 4,-156 36,-186! 26,-150 22,-110 34,-62!', '#295f6a'],
    // the thigh's upper side, the shin below the knee
    ['-24,-209! -44,-182 -68,-148 -90,-124! -78,-124 -52,-140 -20,-166 12,-196!', '#679f9e'],
    ['-90,-124! -100,-100 -96,-84! -80,-84 -82,-104 -78,-120!', '#679f9e'],
    // the thigh behind
    ['36,-190! 34,-150 42,-110 56,-66! 90,-78 66,-120 58,-190!', '#1d4f5d'],
  );
  strokes(
    box,
    [
      '-66,-117 -36,-131 2,-155 38,-190',
      '-84,-124 -60,-134 -30,-152 4,-180',
      '-64,-115 -56,-100 -49,-84',
      '-78,-118 -76,-102 -74,-88',
      '40,-188 26,-160 14,-122 8,-82',
      '42,-186 36,-154 42,-116 54,-80',
      '46,-180 50,-148 62,-110',
      '18,-221 26,-212 34,-200',
    ],
    INK.form,
    '#123b4a',
    0.2,
  );
}

const BODICE = closed(
  '-25,-206! -40,-220 -58,-232 -74,-244! -82,-256 -83,-270 -80,-284! -72,-280 -62,-284 -52,-294 -46,-305! -32,-302 -15,-289 0,-268 12,-246 20,-223! 0,-210',
);

/** From the waist forward over the broom: the rib cage, the shoulder blade under the cloth. */
function bodice(box: Local): void {
  form(box.art, box.place(BODICE), '#51898c', 13, { shade: '#18475a' });
  within(
    box,
    BODICE,
    ['-25,-206! -40,-220 -58,-232 -76,-246! -66,-246 -46,-236 -24,-226 -4,-208!', '#275c68'],
    // what the arm shades
    ['-66,-262! -40,-248 -10,-250 20,-246! 22,-224 0,-226 -30,-232 -60,-240!', '#275c68'],
    { along: ['-46,-305 -32,-302 -15,-289 0,-268 12,-246 20,-223'], paint: '#ffe4b0', width: 4.6 },
  );
  // the neckline, from the throat to the nape
  strokes(box, ['-81,-284 -72,-279 -61,-283 -51,-293 -45,-304'], 4, '#e9dcc0', 0);
  box.fill(closed('-27,-210! -12,-211 6,-217 21,-229! 25.4,-220 10,-207 -8,-200.6 -23,-200!'), '#c4596a');
}

/** The farther arm: its elbow stands out before her in the sun, the forearm comes back down to the stick. */
function farArm(box: Local): void {
  small(
    box,
    '-112,-284! -125,-267 -139,-248 -149,-231! -154,-222 -153,-212 -148,-204! -146,-192 -138,-176 -130,-160! -117,-167! -115,-178 -117,-192 -123,-206! -124,-213! -116,-228 -106,-242 -94,-254!',
    { ...SKIN, fill: '#cc8e62' },
    ['-124,-212! -117,-227 -106,-241 -94,-254! -100,-258 -118,-240 -130,-222!', '#9b6046'],
    ['-120,-160! -123,-178 -127,-196 -132,-212! -122,-212 -114,-190 -110,-166!', '#a9694a'],
    ['-124,-276! -112,-262 -96,-246! -104,-240 -120,-258 -130,-266!', '#9b6046'],
  );
  strokes(box, ['-123,-211 -128,-211 -132,-214'], INK.detail, '#8e5440', 0.1);
  small(
    box,
    '-62,-288! -78,-298 -97,-295 -112,-286 -119,-275! -110,-260 -96,-247! -82,-248 -70,-260!',
    LINEN,
  );
  strokes(box, ['-92,-290 -98,-280 -106,-270', '-80,-292 -86,-276 -96,-258'], INK.detail, '#8f8877', 0.2);
}

/** The near one: its elbow is drawn back, clear of her back; the forearm comes before the ribs to the top of the stick. */
function nearArm(box: Local): void {
  small(
    box,
    '39,-214! 30,-206 15,-206 0,-211 -14,-218 -33,-226! -36,-239! -20,-241 -4,-242 10,-238! 26,-232',
    SKIN,
    ['40,-212! 28,-203 12,-203 -36,-223! -36,-229 -14,-224 4,-218 20,-214!', '#a66a4c'],
  );
  small(
    box,
    '0,-276! 14,-263 26,-247 36,-230! 41,-222 41,-213 35,-208! 26,-210 17,-216 9,-226! -1,-236 -11,-246 -22,-256!',
    SKIN,
    [
      '9,-226! -1,-236 -11,-246 -22,-256! -14,-258 -2,-249 10,-238 20,-226! 24,-218 32,-212 38,-210! 26,-206 14,-214!',
      '#a66a4c',
    ],
    // what the sleeve shades
    ['-24,-250! 8,-280! 12,-266 4,-252 -6,-244!', '#9b6046'],
  );
  strokes(box, ['9,-226 14,-222 20,-220', '35,-217 37,-214 35,-211'], INK.detail, '#8e5440', 0.1);
  // a short sleeve, its hem open
  small(
    box,
    '-64,-272! -62,-286 -51,-298 -34,-299 -19,-293! -6,-285 3,-276! 1,-266 -7,-256 -17,-250! -32,-250 -48,-255 -59,-263',
    LINEN,
    [
      '3,-276! 1,-266 -7,-256 -17,-250! -32,-250 -48,-255 -61,-264! -46,-263 -28,-262 -14,-267 -5,-279!',
      '#a9a18f',
    ],
  );
  strokes(
    box,
    ['-46,-292 -32,-280 -19,-262', '-57,-284 -46,-272 -36,-262', '-34,-292 -20,-284 -8,-272'],
    INK.detail,
    '#8f8877',
    0.2,
  );
}
