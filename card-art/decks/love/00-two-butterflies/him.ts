import { flat, INK, ink, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
} from '../../../kit/pen/index.ts';
import { openHand } from './hands.ts';
import { GLOW, LINEN, SKIN, strawHat, tones } from './people.ts';

/** He stands nearer to us than she. */
const SIZE = 1.24;
/** Where the water stands round his legs. */
const WATER = -30;

const TROUSERS = { fill: '#4d5d62', shade: '#2f3a41', soft: 8, rim: '#a8b8b0', rimWidth: 1.8 };
const WAISTCOAT = { fill: '#a3774a', shade: '#6c4a36', soft: 12, rim: '#f2d6a0', rimWidth: 2 };
const HAIR = '#3c322e';
const FOLD = '#8f8f80';
const LINE = '#8a5340';

const LEFT_LEG = closed('-26,-124! -32,-96 -38,-64 -46,10! -20,10! -14,-44 -4,-82 3,-104!');
const RIGHT_LEG = closed('-7,-104! 4,-76 11,-46 13,10! 41,10! 40,-46 36,-90 27,-124!');
const BACK = closed(
  '-39,-201! -29,-217 -11,-223 12,-224 27,-220 37,-206! 36,-186 29,-160 25,-128! 0,-122 -23,-126! -25,-156 -35,-184',
);
const SLEEVE_RAISED = closed(
  '20,-221! 38,-227 56,-241 68,-254! 79,-247 85,-236! 71,-222 53,-205 34,-190! 28,-204',
);
const FOREARM_RAISED = closed(
  '69,-254! 82,-263 90,-272 96,-284! 108,-276! 105,-262 97,-246 84,-234! 76,-240',
);
const SLEEVE_HANGING = closed('-24,-217! -39,-210 -50,-191 -58,-168! -48,-157 -36,-158! -31,-175 -26,-192');
const FOREARM_HANGING = closed('-57,-167! -61,-148 -58,-128 -52,-111! -41,-113! -40,-130 -38,-147 -37,-160!');

/** He has stepped into the water beside the stones, his back to us, and reaches up to her. */
export function man(art: Art): void {
  const on = local(art, 101, 851, SIZE, { rot: 8 });
  // his shade on the water
  on.fill(closed('20,-30! 52,-26 96,-14 140,4 170,20! 60,30 10,0!'), '#2f5652', 0.55);
  tones(on, LEFT_LEG, TROUSERS);
  tones(on, RIGHT_LEG, TROUSERS);
  // the seat, and what the shirt shades
  on.fill(closed('-28,-124! 28,-124! 31,-102 24,-86 6,-82 -2,-92 -10,-82 -26,-86 -31,-102'), TROUSERS.fill);
  on.fill(closed('-28,-122! 28,-122! 29,-106 0,-98 -29,-104!'), TROUSERS.shade);
  strokes(
    on,
    ['0,-98 2,-84 6,-70', '-24,-86 -14,-80 -6,-84', '-36,-58 -24,-52 -15,-56', '38,-54 26,-48 15,-53'],
    INK.form,
    '#2a343a',
    0.1,
  );
  waterline(on);
  hatAndHand(on);
  tones(on, closed('-28,-132! 28,-132! 29,-114 0,-107 -29,-112!'), { ...LINEN, soft: 6 });
  reachingArm(on);
  tones(on, BACK, WAISTCOAT, [
    closed('28,-222! 27,-192 17,-158 14,-124! 30,-124 44,-190 40,-216'),
    WAISTCOAT.shade,
  ]);
  // the seam of the back, the pull towards the raised arm
  strokes(
    on,
    ['1,-222 -1,-180 0,-124', '30,-212 20,-204 13,-190', '-30,-200 -22,-190 -20,-178'],
    INK.form,
    '#5c402e',
    0.1,
  );
  head(on);
}

/** The elbow a little bent, the palm up, open to hers. */
function reachingArm(on: Local): void {
  tones(
    on,
    FOREARM_RAISED,
    { ...SKIN, soft: 7, rimWidth: 0 },
    {
      along: ['74,-258 82,-263 90,-272 96,-284 99,-290'],
      paint: GLOW,
      width: 5,
    },
  );
  openHand(on.art, ...on.at(101, -278));
  tones(
    on,
    SLEEVE_RAISED,
    { ...LINEN, soft: 10 },
    // the sleeve rolled over the elbow
    [closed('68,-254! 79,-247 85,-236! 80,-231 74,-240 63,-249!'), '#b9b39c'],
  );
  strokes(on, ['58,-242 60,-232 56,-220', '40,-226 44,-216 42,-206', '30,-216 36,-206'], INK.form, FOLD, 0.1);
}

/** In the other hand, against his thigh, his hat. */
function hatAndHand(on: Local): void {
  strawHat(on, -56, -76, 1.7, 68, '#3f4a4c');
  tones(on, FOREARM_HANGING, { ...SKIN, soft: 7 });
  tones(on, closed('-54,-115! -41,-116! -37,-106 -39,-95 -47,-90! -54,-93 -58,-102'), { ...SKIN, soft: 5 });
  strokes(on, ['-47,-104 -46,-92', '-52,-104 -52,-94', '-42,-106 -41,-98'], INK.detail, LINE, 0);
  tones(on, SLEEVE_HANGING, { ...LINEN, soft: 9 }, [
    closed('-58,-168! -48,-157 -36,-158! -36,-164 -46,-165 -55,-174!'),
    '#a8a894',
  ]);
  strokes(on, ['-46,-186 -40,-178 -38,-168', '-34,-206 -31,-194 -33,-184'], INK.form, FOLD, 0.1);
}

/** Below the water his legs are as green as the bed; broken rings go out from them, drawn towards us by the stream. */
function waterline(on: Local): void {
  const [white, dark] = ['#eef3de', '#3d625e'];
  on.fill(closed(`-42,${WATER}! -28,${WATER + 4} -15.6,${WATER}! -20,14! -47,14!`), '#5f8079', 0.86);
  on.fill(closed(`12,${WATER + 2}! 26,${WATER + 7} 40.4,${WATER + 2}! 42,16! 13,16!`), '#5f8079', 0.86);
  const rings: Path[] = [];
  for (const [x, y, r] of [
    [-28, WATER, 17],
    [26, WATER + 3, 17],
  ] as const)
    rings.push(arc(x, y, r, 100, 262, r * 0.36), arc(x + 2, y + 3, r * 1.9, 108, 190, r * 0.74));
  rings.push(arc(-28, WATER + 4, 34, 196, 256, 12), arc(26, WATER + 8, 34, 104, 164, 12));
  on.art.blot(
    rings.map((ring, i) => ink(on.place(ring), i % 2 ? 2 : 2.8, i, 0.1)),
    white,
  );
  on.art.blot([ink(on.place(curve('-38,-26 -28,-23 -18,-26')), 1.6, 8)], dark, 0.7);
}

/** Turned over his shoulder and up to her, on a neck that the collar leaves free: cheek, eye, brow and a smile. */
function head(on: Local): void {
  tones(
    on,
    closed('-5,-221! -2,-234 -2,-250! 17,-252! 17,-238 19,-223!'),
    { ...SKIN, fill: '#c2906a', soft: 0, rimWidth: 0 },
    [closed('-2,-252! 20,-252! 19,-240 12,-238 4,-239!'), '#96644a'],
    [closed('-6,-220! -3,-236 -2,-252! 4,-252 3,-236 2,-220!'), '#a06e50'],
  );
  tones(on, closed('-8,-229! 6,-225 22,-231! 25,-222 8,-215 -11,-220!'), { ...LINEN, soft: 4 });
  const box = local(on.art, ...on.at(9, -258), 2.42 * SIZE, { rot: -16 });
  tones(
    box,
    closed(
      '-2,-8! 4,-9.6 7.4,-7.6 8.4,-4.6! 8.1,-2.8! 9.4,-0.6 11,1.5! 10.6,2.5 8.4,2.7! 8.8,3.8 8.9,4.3 8.2,4.8! 8.5,5.4 8.2,6.1 7.3,6.5! 7.1,7.2 7.5,7.9! 7.6,9 6.7,10 5,10! 2.8,9.2 0.6,7.2! -0.6,5 -4,0',
    ),
    { ...SKIN, soft: 0, rimWidth: 0 },
    // the jaw's side, the temple under the hair, the hollow of the eye, the nose's underside
    [
      closed('9,-10! 6.4,-6 5.6,-3.4 7.4,-0.4! 5.4,1 4.2,3 4.4,5 5.4,6.8 5.5,8.2 4.8,10.4! 13,11.4 13,-10!'),
      '#e9c095',
    ],
    [closed('4.6,10.6! 3.2,8.8 2.2,6.8 1.8,4.4 2.2,0.4 4,-3 4.8,-6 5,-10! -6,-10 -5,6 2,12'), '#a06c4b'],
    [closed('8.4,-2.9! 6,-3 4.4,-2 4.6,-0.6! 6.4,0.2 8.2,-0.9!'), '#b57f5a'],
    [closed('11.2,1.8! 9.4,1.4 7.9,2.1! 8.4,3 10.8,2.7'), '#96644a'],
    // the hollow under the lip, by which the chin stands out
    [closed('8,6.3! 6.8,6.3 6.2,6.8! 6.6,7.2 7.3,7.3!'), '#cf9d74'],
    {
      along: ['8.4,-5.4 8.1,-2.8 9.4,-0.6 11,1.5', '8.5,2.9 8.8,3.8 8.9,4.3', '7.1,7.2 7.5,7.9 7.6,9 6.7,10'],
      paint: GLOW,
      width: 3.4,
    },
  );
  // white of the eye, iris, lid; brow; the mouth's corner goes up
  box.fill(closed('8,-1.5! 6.8,-1.7 5.4,-1! 6.4,-0.7 7.6,-0.8!'), '#e8d6ba');
  box.fill(ellipse(7.2, -1.15, 0.55, 0.62), '#2c1d1c');
  strokes(box, ['8.4,-1.5 6.8,-2 4.4,-1'], 1.4, '#2c1d1c', 0.1);
  strokes(box, ['8.6,-4.2 6.8,-5.2 4.4,-4.2'], 1.2, HAIR, 0.1);
  strokes(box, ['8.5,4.8 7,5.1 5.4,4'], 1, '#8a3c40', 0.1);
  flat(
    box,
    '-2.6,7.6! -6.4,5.4 -8.6,1 -8.8,-4 -6.6,-8.6 -2,-11.4 3,-11.6 7.4,-9.4 8.6,-6.6! 6,-6.8 4.4,-5.4 3.4,-2.6! 2.7,-1 2.3,1.4! 1,0.8 0.6,2.6 1,4.4! -0.6,6 -1.2,8!',
    HAIR,
    // the nape in shade; the crown in the noon, the quiff in the glow
    [closed('1,8! -1.4,4 -1.6,0.6! -3.4,2 -5.6,1.4! -5,-0.4! -7,0 -8.6,-1.6! -10,0 -10,10!'), '#2a2223'],
    [
      closed(
        '-9,-3.4! -6.6,-5.6 -3.6,-6.6! -5.4,-6.8! -2,-8.4 2.6,-8.2! 0.4,-9! 3.6,-9.2 6.4,-8! 4.6,-10 1,-11.4 -4,-11.6 -8,-9',
      ),
      '#66503f',
    ],
    { along: ['3.4,-11.6 7.4,-9.4 8.6,-6.6 6.4,-6.8'], paint: '#d9b184', width: 2.6 },
  );
  tones(
    box,
    closed('0.6,-1.6! -1.2,-1.4 -2.1,0.2 -1.7,2.2 -0.8,3.9 0.4,4.1! 0.6,2.6 1.5,1.4 1.7,-0.4'),
    { fill: '#c2906a', shade: '#96644a', soft: 1 },
    [closed('0.7,-0.7! -0.8,-0.5 -0.9,1 -0.3,2.4! 0.6,1.6 0.2,0.8 0.9,0.2'), '#96644a'],
  );
  strokes(
    box,
    ['-5,-7.6 -0.6,-9.8 4.6,-9', '-6.8,-3.4 -2,-6.6 3,-7.2', '-6.4,1.4 -4.4,4 -3,5'],
    INK.detail,
    '#6c5c50',
    0,
  );
}
