import { byHand, INK, strokes, twoTone, within } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, line, local } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** Where she stands on the picture; she is 300 high in her own box. */
const FEET = [384, 576] as const;
const SIZE = 1;
/** How far the head is carried before and above where it would lie on the shoulders. */
const HEAD = [4, -30] as const;

const small = twoTone({ towards: [-0.8, -0.6] });
const RIM = { rim: '#fff2c6', rimWidth: 2.2 };
const SKIN = { fill: '#d79a6a', shade: '#8e5440', soft: 6, ...RIM };
const LINEN = { fill: '#f7ecd0', shade: '#a9a18f', soft: 6, ...RIM };

/** Her shadow from both soles to the right over the stones: legs, skirt, then the back bent as hers is, an elbow, the hat. */
const SHADOW = [
  '-84,11! -62,11 -40,4! -8,-4 34,-15! 26,-28! -20,-18 -54,-6!',
  '28,6! 50,1 72,-10! 90,-18 106,-24! 96,-38! 70,-28 48,-18!',
  '-10,-14! 30,-12 72,-8 110,-12! 122,-26 128,-42 128,-54! 116,-64 102,-62! 60,-56 10,-40!',
  '102,-60! 116,-52 129,-52! 142,-66 148,-84 142,-100! 132,-106 122,-104! 110,-92 104,-76!',
  '128,-56! 144,-60 158,-68 161,-76! 156,-82 148,-82 140,-78!',
  '122,-100! 112,-93 98,-88 86,-78! 82,-70 86,-66! 102,-74 116,-82!',
  '120,-100! 136,-102! 138,-112 130,-120 116,-118! 110,-112 111,-104!',
  '90,-104 95,-111 110,-119 130,-126 148,-129 155,-126 150,-118 134,-109 114,-102 98,-99 91,-100',
  '105,-116! 104,-128 111,-138 123,-142 134,-139 140,-128! 124,-114!',
] as const;

export function sweeperShadow(art: Art): void {
  const box = local(art, ...FEET, SIZE);
  art.group('style="mix-blend-mode:multiply"', () => {
    for (const part of SHADOW) art.fill(box.place(byHand(closed(part), 1.2)), '#5f8ab8');
  });
}

/** Somebody in a straw hat sweeps the yard, bent to the left over the stroke, into the sun: both arms are bare to the shoulder. */
export function sweeper(art: Art): void {
  const box = local(art, ...FEET, SIZE);
  legs(box);
  broom(box);
  farArm(box);
  neck(box);
  skirt(box);
  bodice(box);
  const head = local(art, ...box.at(...HEAD), SIZE);
  face(head);
  nearArm(box);
  hat(head);
}

function legs(box: Local): void {
  const shoe = { fill: '#7a4636', shade: '#43292a', soft: 5, rim: '#eab88a', rimWidth: 2 };
  small(box, '44,-62! 66,-64! 66,-44 62,-28 62,-18! 49,-16! 46,-30', { ...SKIN, fill: '#b27a58' });
  small(box, '50,-26! 62,-28! 70,-22 72,-10! 64,-6 52,0 34,5! 28,3 30,-4 42,-14', {
    ...shoe,
    fill: '#5f382f',
  });
  small(box, '-58,-60! -30,-58! -33,-40 -38,-24 -38,-14! -53,-12! -59,-30', SKIN);
  small(box, '-54,-18! -38,-20! -31,-12 -31,2! -46,6 -66,12 -82,12! -86,8 -82,2 -66,-4', shoe);
}

/** The skirt hangs from the hips, both knees felt in it. */
function skirt(box: Local): void {
  form(
    box.art,
    box.place(
      closed(
        '-12,-186! 10,-196 32,-196! 50,-182 58,-160 62,-128 72,-90 86,-52! 60,-36 30,-30 0,-28 -34,-32 -70,-44! -66,-70 -60,-96 -46,-124 -28,-152',
      ),
    ),
    '#477e84',
    20,
    { shade: '#123b4a' },
  );
  small(box, '6,-160! -4,-120 2,-80 6,-28! 30,-30 42,-33! 34,-80 24,-120 18,-164!', {
    fill: '#295f6a',
    shade: '#295f6a',
    soft: 0,
  });
  small(box, '-34,-138! -50,-112 -58,-84 -62,-46! -50,-38 -40,-36! -38,-70 -34,-100!', {
    fill: '#679f9e',
    shade: '#679f9e',
    soft: 0,
  });
  strokes(
    box,
    [
      '-10,-180 -22,-140 -30,-90 -34,-36',
      '4,-184 -4,-130 -8,-80 -6,-34',
      '22,-188 32,-140 44,-80 54,-40',
      '40,-176 46,-140 58,-94 70,-50',
    ],
    INK.form,
    '#123b4a',
    0.2,
  );
}

const BODICE = closed(
  '-14,-186! -26,-196 -42,-207 -60,-218 -78,-229! -90,-240 -96,-252 -94,-264! -84,-259 -72,-264 -62,-273 -57,-282! -38,-276 -20,-264 -2,-248 14,-230 26,-212 33,-196! 12,-188',
);

/** From the waist forward over the broom; the shoulder blade is nearest to us. */
function bodice(box: Local): void {
  form(box.art, box.place(BODICE), '#51898c', 15, { shade: '#18475a' });
  within(box, BODICE, {
    along: ['-57,-282 -38,-276 -20,-264 -2,-248 14,-230 26,-212 33,-196'],
    paint: '#ffe4b0',
    width: 5,
  });
  small(box, '-14,-186! -26,-196 -42,-207 -60,-218 -78,-229! -68,-232 -46,-224 -24,-212 -4,-192!', {
    fill: '#275c68',
    shade: '#275c68',
    soft: 0,
  });
  // the neckline, from the throat to the nape
  strokes(box, ['-95,-262 -84,-257 -72,-262 -61,-271 -56,-281'], 4.4, '#e9dcc0', 0);
  box.fill(closed('-15,-189! 8,-199 33,-199! 34,-191 10,-190 -12,-181!'), '#c4596a');
}

/**
 * A fist round the stick, in a box whose upward axis runs up the stick: the back of the hand on our right, four fingers,
 * two by two, that go round the stick on its left, the thumb laid up along it.
 */
function grip(on: Local): void {
  const lit = { ...SKIN, fill: '#e8b082' };
  small(on, '3,-9! 8,-15 6.6,-22 3,-26! -1,-28.4 -4.6,-26 -4.4,-22! -3.6,-16 -4,-12 -3,-8!', {
    ...lit,
    soft: 2.4,
    rimWidth: 1.4,
  });
  small(on, '-6,1! -16,0.6 -17.4,4 -16.4,7.4! -16,10.6 -13.6,14 -11,15.6! -8,16.6 -5,16!', {
    ...lit,
    soft: 2,
    rimWidth: 1.8,
  });
  small(on, '-5,-14! -10,-15 -15,-12.6 -17,-8.6 -16.6,-6! -18.4,-3.6 -17.6,0 -15,1.6! -10,2 -6,2!', {
    ...lit,
    soft: 2,
    rimWidth: 1.8,
  });
  // the back of the hand, its knuckles in one arc, narrower towards the wrist
  small(
    on,
    '-5,-14.6! 1,-15.6 8,-12.4 13,-7.4! 14.4,0 12.6,9 10,13.4! 5,16.6 -1,17.6 -5.6,16.4! -8,13.6 -8.2,10.4! -9.6,7.6 -9.6,4.4 -8.4,2.4! -9.8,-0.4 -9.4,-3.6 -8,-5.4! -8.8,-8.6 -7.6,-12.4!',
    { ...SKIN, fill: '#cf9264', soft: 2.4, rimWidth: 0 },
    ['6,20! 5,12 8,4 15,-3! 20,6 12,20', '#b87d5a'],
  );
  strokes(
    on,
    ['-16.6,-6 -12,-5.8 -7.4,-5', '-15.4,1.4 -12,2 -7.4,2.4', '-16,8.4 -12,9.6 -7.4,10.2'],
    1.5,
    '#8e5440',
    0,
  );
  strokes(on, ['-7.4,-5 -2,-3.4 3,-3', '-7.4,2.4 -2,3 3,3', '-7.4,10.2 -2,9.4 2,8.8'], 1.2, '#a9694a', 0);
}

/** The farther shoulder shows beyond the breast, in the sun; the elbow stands out before her, the forearm comes back to the stick's middle. */
function farArm(box: Local): void {
  small(
    box,
    '-109,-256! -116,-238 -124,-216 -130,-199! -131,-191 -127,-182! -119,-168 -110,-152 -102,-136! -88,-134! -91,-152 -95,-168 -101,-182! -104,-189 -102,-197! -94,-212 -86,-230 -80,-248!',
    { ...SKIN, fill: '#cc8e62' },
    // the inner side of the upper arm; below the elbow what turns from the sun
    ['-78,-252! -86,-230 -94,-212 -102,-197! -110,-198 -108,-214 -100,-232 -92,-254!', '#9b6046'],
    [
      '-102,-197! -104,-189 -101,-182! -95,-168 -91,-152 -86,-130! -96,-136 -104,-156 -112,-174 -115,-188!',
      '#a9694a',
    ],
    // what the sleeve shades
    ['-120,-254! -104,-244 -82,-236! -80,-228 -100,-234 -120,-245!', '#9b6046'],
  );
  strokes(box, ['-101,-197 -107,-194 -112,-194'], INK.detail, '#8e5440', 0.1);
  grip(local(box.art, ...box.at(-93, -127), SIZE * 0.92, { rot: 30, mirror: true }));
  small(
    box,
    '-66,-272! -82,-284 -102,-282 -115,-270! -121,-258 -119,-248! -104,-240 -84,-233! -66,-240!',
    LINEN,
    ['-120,-256! -103,-247 -80,-241! -82,-230 -102,-235 -122,-246!', '#a9a18f'],
  );
  strokes(box, ['-101,-274 -107,-264 -109,-254', '-90,-273 -96,-262 -96,-250'], INK.detail, '#8f8877', 0.2);
}

/** Out of the neckline between both shoulders, carried on from the spine: throat in the sun, nape in the knot's shade. */
function neck(box: Local): void {
  small(
    box,
    '-56,-278! -64,-288 -72,-302 -78,-318! -108,-306! -106,-290 -102,-276 -97,-260! -80,-250 -64,-262!',
    { ...SKIN, fill: '#bd8059', soft: 0 },
    ['-52,-276! -64,-290 -72,-304 -78,-320! -92,-314 -86,-292 -78,-272 -72,-258!', '#96604a'],
    // what the jaw shades
    ['-112,-300! -104,-282 -96,-280 -84,-292! -80,-320 -110,-320!', '#8e5440'],
  );
  strokes(box, ['-90,-290 -92,-276 -93,-266'], INK.detail, '#96604a', 0.2);
}

function broom(box: Local): void {
  box.line(line(-40, -201, -180, -7), 6.4, '#8a5d38').line(line(-42.4, -202, -182, -8), 2, '#e8c48a');
  form(
    box.art,
    box.place(
      closed(
        '-158,-40! -176,-36 -198,-22 -226,-8! -229,6 -218,22 -198,32 -184,34! -168,18 -152,-6 -146,-30!',
      ),
    ),
    '#cf9c48',
    9,
  );
  strokes(
    box,
    [
      '-166,-30 -196,-12 -220,2',
      '-162,-26 -190,0 -212,16',
      '-158,-22 -182,8 -198,26',
      '-154,-20 -172,8 -184,26',
    ],
    INK.form,
    '#7a5428',
    0.1,
  );
  box.line(line(-166, -34, -149, -22), 5, '#a8404e');
}

/** The nearer elbow stands out behind her; the forearm comes back before the waist to the top of the stick. */
function nearArm(box: Local): void {
  // forearm, then the upper arm over its elbow
  small(
    box,
    '14,-222! 16,-210 8,-200 -8,-190 -24,-181 -40,-175 -52,-178! -54,-190! -34,-198 -20,-206 -6,-216 4,-226!',
    SKIN,
    ['16,-212! 8,-200 -8,-190 -24,-181 -40,-176! -36,-181 -20,-188 -4,-198 8,-208', '#a66a4c'],
  );
  small(
    box,
    '-58,-254! -40,-250 -22,-240 -4,-231 10,-226! 17,-218 16,-210 8,-206! -6,-209 -24,-216 -42,-226 -54,-234!',
    SKIN,
    ['-54,-234! -42,-226 -24,-216 -6,-209 8,-206! 16,-210 6,-214 -14,-221 -36,-232', '#a66a4c'],
  );
  strokes(box, ['2,-214 8,-216 11,-220'], INK.form, '#8e5440', 0.1);
  box.line(line(-24, -217, -7, -240), 5, '#a66a4c');
  // the stick runs on past the fist, before the arm
  box.line(line(-50, -187, 6, -264.6), 6.4, '#8a5d38').line(line(-52.2, -188.6, 4, -266.4), 2, '#f2d49a');
  grip(local(box.art, ...box.at(-50, -188), SIZE, { rot: 36 }));
  // a short sleeve, its hem open
  small(
    box,
    '-70,-246! -71,-262 -62,-275 -46,-278 -30,-270 -21,-258! -19,-247 -25,-234 -36,-225! -48,-227 -61,-235',
    LINEN,
    ['-36,-225! -25,-234 -20,-250! -28,-247 -40,-239 -50,-230!', '#8f8877'],
  );
  strokes(
    box,
    ['-47,-268 -41,-256 -37,-245', '-61,-266 -56,-256', '-34,-264 -31,-256'],
    INK.detail,
    '#8f8877',
    0.2,
  );
}

/** The profile that looks down after the broom, the knot of hair. */
function face(box: Local): void {
  small(
    box,
    '-112,-308! -120,-297 -125,-287 -126.4,-279 -129,-273 -132.6,-267 -134.4,-262.6 -133.4,-259.8 -129.6,-258.8! -130.2,-256 -128.4,-253.4! -129,-250.6 -126.6,-248.8! -127,-244.6 -125,-240.6 -120.6,-239 -113,-240.4 -101,-247 -88,-258! -78,-276 -84,-300!',
    { ...SKIN, fill: '#cf9268', shade: '#8e5440', soft: 0, rimWidth: 1.5 },
    // the side of the face that turns from the sun, down to the jaw's corner and its underside
    [
      '-92,-278! -99,-267 -101,-260 -104,-253 -110,-247 -117,-243 -124,-241! -118,-235 -104,-238 -84,-252 -70,-280!',
      '#aa6b4a',
    ],
    ['-121,-242! -114.6,-244.6 -108,-249.4 -103.6,-255.4 -102.4,-262 -105,-268! -114,-262!', '#deaa7a'],
    // in the sun: bridge, nose, lips, chin and the front of the cheek
    [
      '-146,-282! -146,-230 -124,-230! -122,-241.4 -118,-244.6 -112.6,-248.4 -108,-253.6 -106.4,-259.8 -109,-265 -114,-268.4 -118,-272 -119,-282!',
      '#f4c898',
    ],
    // below the nose, below the lower lip
    ['-134.6,-260.6! -131,-260.4 -127.4,-261.4 -126,-259.8 -128.4,-257.6 -131,-257!', '#cf9268'],
    ['-128,-249.2! -124.6,-248.8 -123,-247 -125.4,-246 -128,-246!', '#dba474'],
    // what the brim shades
    ['-122,-290! -122,-275.6 -117,-273.4 -110,-271 -100,-268 -84,-266 -74,-280! -80,-310!', '#8e5440'],
  );
  strokes(box, ['-125.4,-271.4 -121.4,-268.8 -115.6,-269.4 -112,-271'], INK.form, '#43241f', 0);
  box.fill(closed('-130,-255! -127.4,-255 -123.8,-253! -125.6,-250.6 -128.6,-250.2! -128,-252.6'), '#bd7266');
  strokes(box, ['-128.4,-253 -126,-252.6 -122.8,-254'], INK.detail, '#8e5440', 0);
  const hair = { fill: '#5c3526', shade: '#331d1b', soft: 6, rim: '#b9825a', rimWidth: 2 };
  small(box, '-108,-300! -104,-278 -96,-264 -84,-256 -70,-262! -64,-280 -70,-300!', hair);
  small(box, ellipse(-60, -268, 14, 12.5), hair);
  strokes(box, ['-70,-272 -60,-277 -51,-270', '-68,-264 -60,-268 -52,-262'], INK.detail, '#a06a48', 0.2);
}

function hat(box: Local): void {
  const on = local(box.art, ...box.at(-96, -302), SIZE, { rot: -25 });
  const { art } = on;
  form(art, on.place(ellipse(0, 0, 50, 22)), '#d3a248', 9);
  form(art, on.place(closed('-25,-3! -24,-20 -14,-31 6,-33 22,-24 26,-3! 12,5 -12,5')), '#eac46c', 9);
  on.fill(closed('-25.4,-9! 0,0 26,-9! 26.4,-1 12,7 -12,7 -25.4,-1'), '#b8505a');
  strokes(on, ['-38,6 0,17 40,5', '-46,-3 -34,-11', '46,-3 34,-11'], INK.detail, '#a07c3a', 0.2);
}
