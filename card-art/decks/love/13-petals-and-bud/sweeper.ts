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
  '-80,-92! -78,-30 -72,-16 -114,9! -60,9 -46,-2! -53,-30 -44,-92!',
  '40,-92! 62,-40 66,-22 38,8! 60,8 91,-12! 83,-40 76,-92!',
  '-46,-300! -58,-320 -60,-340 -58,-366! -118,-366! -124,-340! -130,-328 -118,-322! -114,-304 -92,-300 -80,-284!',
  '-146,-366! -96,-354 -50,-359! -46,-365 -66,-374! -68,-402 -80,-416 -98,-418 -112,-408 -119,-378! -140,-373',
  '-50,-296! -20,-292 14,-274 44,-250! 40,-234 4,-230 -50,-220! -50,-244 -14,-246! 2,-254! -24,-262 -54,-262!',
  '-70,-290! -116,-276 -146,-228! -110,-172 -86,-170! -116,-226! -76,-252!',
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
  const shoe = { fill: '#7a4636', shade: '#43292a', soft: 4, rim: '#eab88a', rimWidth: 1.8 };
  // behind, on its toes
  small(box, '36,-92! 46,-64 58,-42 66,-24 66,-14! 83,-17! 82,-28 83,-42 86,-58 82,-76 76,-94!', {
    ...SKIN,
    fill: '#b27a58',
  });
  small(box, '66,-25! 74,-22 83,-28! 91,-24 91,-13! 80,-5 68,3 54,9! 42,12 34,9 35,4! 48,-7', {
    ...shoe,
    fill: '#5f382f',
  });
  strokes(box, ['36,9 52,6 68,0 90,-14'], INK.form, '#2c1a1e', 0);
  // before, flat on the ground
  small(box, '-80,-92! -82,-66 -77,-42 -72,-20 -72,-10! -55,-10! -55,-20 -51,-36 -43,-58 -44,-92!', SKIN, [
    '-58,-92! -58,-64 -60,-40 -60,-16! -40,-16 -36,-92!',
    '#a66a4c',
  ]);
  small(
    box,
    '-73,-21! -64,-15 -54,-21! -46,-13 -46,-2! -58,3 -74,10 -94,15! -110,16 -117,11 -112,4! -98,-3 -84,-11',
    shoe,
  );
  strokes(box, ['-116,12 -94,13 -74,8 -47,-3'], INK.form, '#2c1a1e', 0);
}

const SKIRT = closed(
  '-24,-209! -6,-215 8,-220 20,-225! 36,-212 46,-192 50,-168 58,-138 74,-112 92,-92! 72,-81 40,-74 6,-72 -32,-73 -66,-80 -95,-94! -89,-106 -82,-116 -62,-152 -42,-186',
);

/** From the waist over seat and thighs: the near knee lifts it, from there it falls; between the legs it is hollow. */
function skirt(box: Local): void {
  form(box.art, box.place(SKIRT), '#477e84', 15, { shade: '#123b4a' });
  within(
    box,
    SKIRT,
    ['-30,-62! -34,-84 -42,-104 -40,-118! -18,-130 4,-152 20,-176! 18,-140 26,-104 44,-62!', '#295f6a'],
    ['-42,-190! -62,-152 -84,-114 -100,-82! -80,-72! -74,-96 -66,-116 -46,-146 -28,-178', '#679f9e'],
    ['60,-64! 52,-98 40,-134 33,-190! 46,-152 66,-116 104,-80!', '#1d4f5d'],
  );
  strokes(
    box,
    [
      '-42,-112 -20,-128 6,-154 22,-186',
      '-44,-106 -39,-94 -36,-82',
      '-72,-106 -74,-98 -79,-88',
      '-20,-204 -34,-176 -46,-154',
      '4,-212 10,-190 8,-168',
      '30,-200 36,-160 50,-120 66,-92',
      '20,-156 22,-122 31,-84',
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
    '-106,-276! -122,-260 -137,-242 -144,-229! -142,-217 -133,-203 -122,-190 -112,-178! -97,-188! -103,-201 -110,-213 -116,-225! -110,-235 -100,-246 -90,-258!',
    { ...SKIN, fill: '#cc8e62' },
    ['-116,-225! -110,-235 -98,-248! -94,-236 -108,-222', '#9b6046'],
    ['-104,-180! -112,-200 -122,-222! -114,-226 -102,-204 -94,-184!', '#a9694a'],
    ['-124,-276! -112,-262 -96,-246! -104,-240 -120,-258 -130,-266!', '#9b6046'],
  );
  strokes(box, ['-116,-225 -121,-224 -125,-225'], INK.detail, '#8e5440', 0.1);
  small(
    box,
    '-62,-288! -78,-298 -97,-295 -112,-286 -119,-275! -110,-260 -96,-247! -82,-248 -70,-260!',
    LINEN,
  );
  strokes(box, ['-92,-290 -98,-280 -106,-270', '-80,-292 -86,-276 -96,-258'], INK.detail, '#8f8877', 0.2);
}

/** The near one: its elbow is drawn back, clear of her back; the forearm comes before the ribs to the top of the stick. */
function nearArm(box: Local): void {
  small(box, '41,-246! 38,-236 24,-230 6,-229 -12,-228 -33,-225! -36,-238! -16,-245 0,-250 14,-256!', SKIN, [
    '40,-238! 24,-229 4,-228 -36,-224! -36,-229 -10,-234 8,-236 26,-238!',
    '#a66a4c',
  ]);
  small(
    box,
    '-20,-274! -2,-281 14,-273 30,-263 42,-253! 45,-247 43,-240 36,-237! 24,-241 10,-248 -4,-254 -16,-258!',
    SKIN,
    ['46,-246! 36,-237 24,-241 10,-248 -16,-258! -8,-261 10,-254 26,-248 38,-246!', '#a66a4c'],
    // what the sleeve shades
    ['-20,-250! 8,-280! 12,-272 4,-262 -4,-250!', '#9b6046'],
  );
  strokes(box, ['36,-237 27,-239.6 19,-243.4', '38,-249 40.4,-245 39,-241'], INK.detail, '#8e5440', 0.1);
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
