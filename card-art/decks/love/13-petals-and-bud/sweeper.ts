import { byHand, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, line, local, spline } from '../../../kit/pen/index.ts';
import { backOfHand, palmOfHand } from './hands.ts';
import { form, RIM, SKIN, small } from './view.ts';

/** Where she stands on the picture; she is 300 high in her own box. */
const FEET = [384, 576] as const;
const SIZE = 1;
/** How far the head is carried before and above where it would lie on the shoulders. */
const HEAD = [4, -30] as const;

const LINEN = { fill: '#f7ecd0', shade: '#a9a18f', soft: 6, ...RIM };

/** Her shadow runs to the right over the stones: skirt, the elbow, the hat's disc. */
export function sweeperShadow(art: Art): void {
  const box = local(art, ...FEET, SIZE);
  const shadow = spline(
    [
      [-112, 10, 1],
      [-40, -22],
      [56, -42],
      [92, -52],
      [104, -72, 1],
      [116, -62],
      [124, -68],
      [122, -82],
      [140, -92],
      [164, -84],
      [170, -66],
      [156, -54],
      [138, -50],
      [112, -32],
      [74, -8],
      [30, 8, 1],
    ],
    true,
  );
  art.group('style="mix-blend-mode:multiply"', () => void art.fill(box.place(byHand(shadow, 2)), '#5f8ab8'));
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
  small(box, '-110,-66! -80,-66! -84,-44 -90,-26 -90,-14! -106,-12! -111,-32', SKIN);
  small(box, '-107,-18! -90,-20! -83,-12 -83,2! -97,7 -116,13 -131,13! -136,9 -131,3 -117,-4', shoe);
}

/** The skirt over a step: before the front knee it is drawn tight, behind it hangs to the other foot. */
function skirt(box: Local): void {
  form(
    box.art,
    box.place(
      closed(
        '-12,-186! 10,-196 32,-196! 50,-182 60,-158 66,-126 77,-90 92,-54! 66,-40 34,-40 0,-36 -40,-32 -78,-34 -116,-46! -108,-70 -92,-94 -66,-122 -38,-154',
      ),
    ),
    '#477e84',
    20,
    { shade: '#123b4a' },
  );
  // between both legs
  small(box, '8,-160! -10,-124 -22,-84 -34,-33! 0,-36 42,-41! 36,-80 28,-120 20,-164!', {
    fill: '#295f6a',
    shade: '#295f6a',
    soft: 0,
  });
  // the front thigh, and what falls from its knee
  small(
    box,
    '-20,-178! -38,-154 -66,-121 -91,-93! -106,-69 -113,-47! -92,-38 -78,-34! -76,-62 -64,-92 -40,-130!',
    {
      fill: '#679f9e',
      shade: '#679f9e',
      soft: 0,
    },
  );
  strokes(
    box,
    [
      '-6,-180 -34,-140 -52,-96 -58,-36',
      '-80,-102 -90,-80 -98,-46',
      '4,-184 -10,-130 -20,-86 -34,-36',
      '22,-188 34,-140 48,-84 60,-42',
      '40,-176 48,-140 62,-94 76,-50',
    ],
    INK.form,
    '#123b4a',
    0.2,
  );
}

/** From the waist forward over the broom; the shoulder blade is nearest to us. */
function bodice(box: Local): void {
  form(
    box.art,
    box.place(
      closed(
        '-14,-186! -26,-196 -42,-207 -60,-218 -78,-229! -90,-240 -96,-252 -94,-264! -84,-259 -72,-264 -62,-273 -57,-282! -38,-276 -20,-264 -2,-248 14,-230 26,-212 33,-196! 12,-188',
      ),
    ),
    '#51898c',
    15,
    { shade: '#18475a' },
  );
  small(box, '-14,-186! -26,-196 -42,-207 -60,-218 -78,-229! -68,-232 -46,-224 -24,-212 -4,-192!', {
    fill: '#275c68',
    shade: '#275c68',
    soft: 0,
  });
  // the neckline, from the throat to the nape
  strokes(box, ['-95,-262 -84,-257 -72,-262 -61,-271 -56,-281'], 4.4, '#e9dcc0', 0);
  box.fill(closed('-15,-189! 8,-199 33,-199! 34,-191 10,-190 -12,-181!'), '#c4596a');
}

/** The farther shoulder shows beyond the breast, in the sun; from its sleeve the arm goes down to the stick's middle. */
function farArm(box: Local): void {
  small(
    box,
    '-108,-254! -108,-236 -103,-214 -98,-196! -103,-184 -105,-164 -106,-136! -91,-132! -82,-152 -74,-174 -73,-192! -76,-206 -80,-224 -82,-246!',
    { ...SKIN, fill: '#cc8e62' },
    [
      '-82,-250! -80,-224 -76,-206 -70,-190! -74,-164 -90,-130! -96,-134 -88,-160 -83,-188 -88,-212 -92,-236!',
      '#9b6046',
    ],
    // what the sleeve shades
    ['-112,-250! -98,-242 -80,-236! -78,-228 -96,-232 -112,-242!', '#9b6046'],
  );
  strokes(box, ['-76,-194 -82,-198 -88,-197'], INK.detail, '#8e5440', 0.1);
  palmOfHand(local(box.art, ...box.at(-106, -110), SIZE * 0.96, { rot: 36 }));
  small(
    box,
    '-66,-272! -84,-283 -102,-278 -112,-264! -114,-254 -110,-246! -98,-238 -82,-234! -66,-240!',
    LINEN,
    ['-112,-254! -98,-246 -80,-241! -82,-232 -100,-236 -112,-245!', '#a9a18f'],
  );
  strokes(box, ['-98,-274 -102,-264 -101,-254', '-88,-272 -92,-262 -90,-250'], INK.detail, '#8f8877', 0.2);
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
  box.line(line(-33, -211, -180, -7), 6.4, '#8a5d38').line(line(-35.4, -212, -182, -8), 2, '#e8c48a');
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

/** The nearer elbow, a corner, stands out behind her back; the forearm comes back before the waist to the top of the stick. */
function nearArm(box: Local): void {
  // forearm: full below the elbow, narrow at the wrist
  small(
    box,
    '38,-220! 40,-211 33,-203! 18,-195 2,-188 -14,-181 -27,-176! -34,-192! -20,-198 -6,-203 6,-210 16,-219!',
    SKIN,
    ['42,-212! 30,-206 14,-200 -4,-192 -18,-186 -30,-181! -26,-168 10,-180 40,-196', '#a66a4c'],
  );
  box.line(line(-56, -179, -30, -215), 6.4, '#8a5d38').line(line(-58.4, -180, -32.4, -216), 2, '#e8c48a');
  backOfHand(local(box.art, ...box.at(-56, -180), SIZE * 0.96, { rot: 37 }));
  small(
    box,
    '-54,-258! -38,-255 -18,-247 2,-239 18,-234 30,-229! 39,-225 41,-216! 35,-209 24,-210 12,-216! -4,-220 -22,-225 -38,-230 -52,-236!',
    { ...SKIN, soft: 0 },
    [
      '-52,-236! -38,-230 -22,-225 -4,-220 12,-216 24,-210! 35,-210 20,-220 2,-228 -20,-235 -36,-242!',
      '#a66a4c',
    ],
  );
  strokes(box, ['22,-211 27,-216 29,-221'], INK.form, '#8e5440', 0.1);
  // a short sleeve, its hem open
  small(
    box,
    '-70,-246! -69,-262 -58,-273 -42,-272 -27,-261! -25,-249 -30,-236 -39,-227! -50,-229 -61,-236',
    LINEN,
    ['-39,-227! -31,-236 -27,-248! -33,-246 -42,-240 -50,-231!', '#8f8877'],
  );
  strokes(box, ['-44,-262 -40,-252 -38,-244', '-60,-266 -56,-256'], INK.detail, '#8f8877', 0.2);
}

/** The profile that looks down after the broom, the knot of hair. */
function face(box: Local): void {
  small(
    box,
    '-112,-308! -122,-296 -128,-284 -129,-278 -133,-270 -137,-264 -136,-260.6 -130.6,-259! -131.6,-255 -129.4,-252.4! -130,-249 -127.4,-246.6! -128,-241 -122,-236 -112,-238 -99,-246 -88,-258! -78,-276 -84,-300!',
    { ...SKIN, fill: '#c98a60', shade: '#8e5440', soft: 0 },
    // what the brim shades; then the jaw's underside
    ['-140,-300! -134,-276 -128,-272 -112,-270 -92,-266 -74,-280! -80,-310!', '#8e5440'],
    ['-119,-233! -112,-243 -100,-251 -88,-262! -80,-254 -98,-238', '#9a5f47'],
  );
  strokes(box, ['-127,-272 -121,-268.6 -114,-269.4'], INK.form, '#43241f', 0);
  box.fill(closed('-131,-253! -127,-253.6 -123.6,-251.6! -126.4,-249.4 -129.8,-249.4!'), '#b0605a');
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
