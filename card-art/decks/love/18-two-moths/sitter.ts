import { INK, ink, modelled, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  Path,
  points,
  polar,
  tube,
} from '../../../kit/pen/index.ts';

const NIGHT = '#120f30';
const AMBER = '#ffc888';

/** Bent forwards over the knees, from the side. */
const FACE = closed(
  '-22,-366! -34,-354 -41,-342 -43,-331! -50,-318 -55,-311! -52,-307 -46,-306! -49,-301 -46,-298! -47,-293 -43,-290! -43,-282 -37,-273 -24,-268 10,-262 16,-330 -4,-362',
);
const HAIR = closed(
  '-30,-352! -32,-374 -12,-396 22,-400 52,-386 69,-358 72,-322 72,-292 84,-262 80,-236! 72,-246 66,-250! 62,-238 54,-228! 46,-240 40,-244! 32,-232 22,-230! 12,-240 2,-254! -6,-264 4,-284 -2,-306! 6,-318 2,-332! -8,-338 -18,-346',
);
/** Legs drawn up under a night-gown. */
const GOWN = closed(
  '-10,-140! -56,-196 -92,-232 -118,-236 -136,-218 -139,-176 -134,-118 -140,-64 -152,-16! -100,2 -40,8 90,6! 80,-100',
);
const SHAWL = closed(
  '-30,-282! -52,-262 -68,-228 -76,-188 -74,-150! -40,-122 10,-92 44,-62 70,-26 84,8! 120,14 158,4! 156,-66 142,-128 124,-184 102,-230 76,-258 40,-274 0,-280',
);
const FOREARM = Path.join(
  tube(points('-36,-124 -80,-134 -118,-148'), [27, 24, 18], 12).outline,
  ellipse(-36, -124, 27),
);
const HAND = Path.join(
  ...(
    [
      ['-112,-150 -128,-156 -140,-152', [13, 14, 11]],
      ['-136,-158 -150,-152 -152,-138', [7.4, 7, 4.6]],
      ['-132,-150 -146,-143 -147,-130', [7.4, 7, 4.6]],
      ['-126,-143 -139,-135 -140,-124', [7, 6.4, 4.4]],
    ] as const
  ).map(([spine, widths]) => {
    const knots = points(spine);
    const [x, y] = knots[knots.length - 1]!;
    return [tube(knots, widths, 10).outline, ellipse(x, y, widths[2])];
  }),
);
const FOOT = closed('-138,-34! -152,-24 -170,-15 -186,-12 -194,-5 -190,3 -166,6 -130,6!');
const CUSHION = closed('-148,-4! -60,-14 80,-16 176,-8! 192,6 188,26 168,34 40,42 -90,38 -148,28! -158,16');
/** The shawl's lower edge, with its fringe. */
const HEM = curve('-74,-150 -40,-122 10,-92 44,-62 70,-26 84,8');

/** Somebody who sits up late on a cushion, the knees in the arms, seen from behind the shoulder. */
export function sitter(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (path: Path, fill: string, soft: number, shade = NIGHT, rim = AMBER): void => {
    const [left, top, right, foot] = box.place(path).bounds();
    modelled(
      art,
      [left - 24, top - 24, right + 24, foot + 24],
      { towards: [-soft * 1.1, soft * 0.35], soft, shade, rim, rimWidth: 2.8 },
      () => void box.fill(path, fill),
    );
  };
  /** The lantern's warmth on cloth: strongest to the left. */
  const warm = (path: Path, from: number, to: number, strength: number): void =>
    stippled(art, box.place(path), '#f0a868', box.at(from, -60), box.at(to, -110), [strength, 0]);

  form(CUSHION, '#4a3068', 10);
  warm(CUSHION, -160, 20, 0.7);
  form(FOOT, '#c88a6c', 6, '#4a2440');
  strokes(box, ['-184,-11 -180,-6', '-176,-13 -172,-8'], INK.form, '#6a3048');
  form(GOWN, '#6a64a4', 22);
  warm(GOWN, -150, -10, 0.85);
  strokes(
    box,
    [
      '-122,-120 -110,-70 -122,-14',
      '-100,-112 -80,-60 -86,-8',
      '-70,-104 -40,-50 -40,0',
      '-112,-222 -90,-190 -70,-176',
    ],
    INK.contour,
    '#34306c',
  );
  form(HAND, '#c88a6c', 5, '#6a3848');
  strokes(box, ['-134,-150 -146,-148', '-128,-143 -140,-139'], INK.detail + 0.4, '#6a3048');
  form(FOREARM, '#7670b0', 10);
  warm(FOREARM, -120, -60, 0.6);
  strokes(box, ['-104,-160 -98,-146 -100,-128', '-70,-146 -50,-130 -30,-128'], INK.form, '#34306c');
  form(FACE, '#cc9070', 9, '#5a2c44');
  box.fill(closed('-44,-327! -39,-329.6 -33,-328.6! -37,-325 -42,-324.8'), '#fff0dc');
  box.fill(ellipse(-40.8, -327.2, 2.2, 2.5), '#2a1430');
  strokes(box, ['-45.6,-328 -40,-331 -31,-329.4'], 3, '#2a1430');
  strokes(box, ['-43,-343 -34,-347 -25,-344'], 2.2, '#2a1430');
  art.blot(
    HEM.walk(26).map(({ x: fx, y: fy, angle }, i) =>
      ink(box.place(line(fx, fy, ...polar(fx, fy, 17 + (i % 3) * 2, Math.min(186, angle + 74)))), 2.4, i, 0),
    ),
    '#b0586c',
  );
  form(SHAWL, '#7a3458', 30);
  box.clip(SHAWL, () => {
    for (const [lift, weight] of [
      [14, 8],
      [30, 3],
    ] as const)
      art.blot(ink(box.place(HEM.translate(lift * 0.6, -lift)), weight, lift, 0), '#d08880');
  });
  warm(SHAWL, -80, 30, 0.55);
  strokes(
    box,
    [
      '-20,-270 -40,-236 -52,-190',
      '10,-268 -6,-220 -20,-160',
      '70,-252 70,-190 50,-130 40,-110',
      '104,-220 112,-150 104,-80',
      '128,-150 132,-90 120,-30',
    ],
    INK.contour,
    '#38142e',
  );
  form(HAIR, '#2a1c3c', 14, '#0e0a20', '#f0a870');
  strokes(
    box,
    [
      '-20,-376 10,-390 44,-374',
      '-22,-358 12,-372 46,-346 56,-300',
      '8,-340 26,-310 24,-262',
      '-4,-354 28,-348 42,-300 44,-256',
      '60,-330 60,-290 70,-258',
      '6,-306 12,-280 8,-258',
    ],
    INK.form,
    '#a8686c',
  );
}
