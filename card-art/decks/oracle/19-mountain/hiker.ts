import { flat, INK, type Plane, strokes, type Tones, twoTone, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  local,
  ribbon,
  roundLimb,
  unit,
} from '../../../kit/pen/index.ts';
import { NEAR_WAY } from './meadow.ts';

const SKIN = { fill: '#e0a67c', shade: '#99644e', rim: '#ffe9c4' } as const;
const WOOL = { fill: '#c84f45', shade: '#7c3038', rim: '#ffd0a4' } as const;
const BREECHES = { fill: '#6c6856', shade: '#403f3a', rim: '#ecdcae' } as const;
const BOOT = { fill: '#6a4836', shade: '#3c2a28', rim: '#dcae7c' } as const;
const PACK = { fill: '#d8a84e', shade: '#966434', rim: '#fff0bc' } as const;
const ASH = { fill: '#a8794c', shade: '#5c4030' } as const;

/** Where the stick stands and where the hand has it, in the walker's hundredths. */
const STICK = '25.6,-79 28.6,-52 35,-8';

/**
 * Somebody with a pack, from the side, who goes up the path: one foot planted higher, the other pushing off, the
 * weight over the stick, the face to the summit. The rear toe at about (x, y), 100 × `scale` high, sun from the left.
 */
export function hiker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const paint = painter(box);
  shadow(box);
  frontLeg(paint, box);
  rearLeg(paint, box);
  stick(box);
  trunk(paint, box);
  pack(paint, box);
  neck(paint, box);
  head(local(art, ...box.at(14, -85.2), scale * 0.5, { rot: -8 }));
  arm(paint, box);
}

const toned = twoTone({ towards: unit([-1, -0.35]) });

type Paint = (outline: string, tones: Tones, soft?: number, ...planes: readonly Plane[]) => void;

const painter =
  (box: Local, rimWidth = 1.9): Paint =>
  (outline, tones, soft = 4, ...planes) =>
    toned(box, outline, { rimWidth, ...tones, soft: soft * box.scale }, ...planes);

/** From both feet away from the sun, up the slope, the stick's beside it: green on the turf, brown on the path. */
function shadow(box: Local): void {
  const cast = closed(
    '-22,1! -8,-1 6,-4 14,-9! 26,-8.4 36,-9 48,-12 64,-13.6 76,-12.4 84,-12! 90,-13.8 96,-12.6 97,-9.8 93,-7.6 85,-8! 76,-5 62,-3.6 46,-3.4 30,-3.6 8,-0.6 -10,2.4!',
  );
  const ofStick = ribbon(curve('35,-8 52,-14 74,-17'), 1.3, { start: 1, end: 0.3 });
  box.fill([cast, ofStick], '#39653f', 0.6);
  within(box.art, NEAR_WAY, [box.place([cast, ofStick]), '#a9845a']);
}

/** Planted flat on the path above, the knee over the toes: it takes the weight. */
function frontLeg(paint: Paint, box: Local): void {
  paint(
    '10.2,-18! 18,-18.4 18.4,-14.6 21,-12.4 25,-11.4 27.8,-9.6 28,-7! 9,-7! 8.8,-9.6 10.2,-12.4',
    BOOT,
    2.2,
    ['8,-9! 29,-9! 29,-6! 8,-6!', '#2c2022'],
    { along: ['10.4,-12.6 12.6,-10.6 13,-8.8'], paint: '#3c2a28', width: 1.2 },
  );
  box.fill(closed('8.6,-7.4! 14.4,-7.4! 14.2,-6! 8.8,-6!'), '#2c2022');
  strokes(box, ['17.4,-15.4 19.6,-14.8', '18.6,-13 20.6,-12.8'], INK.detail, '#caa070', 0);
  paint(
    '13,-34! 22,-34! 21.8,-29 19.8,-23 18.2,-16.2! 10,-16! 10.6,-21.4 11.8,-27.4',
    { ...WOOL, fill: '#b4523e' },
    2.6,
  );
  paint(
    '-3,-56! 8,-56! 15,-48.4 20.6,-41 22.8,-36 22.4,-31.4! 11.2,-30.4! 10.4,-34.6 5,-40 -2,-46',
    { ...BREECHES, fill: '#575444' },
    4,
  );
  strokes(
    box,
    ['22,-35.6 17.6,-34 13.4,-34.8', '10.4,-34.8 14,-37 16,-39.6', '18.4,-19 14.6,-17.8 11,-18.6'],
    INK.detail,
    '#2c2a28',
    0.1,
  );
}

/** It pushes off: knee, calf and ankle in a line from the hip, the heel high, the boot broken over the ball of the foot. */
function rearLeg(paint: Paint, box: Local): void {
  paint(
    '-20.6,-20! -22.4,-16 -24.6,-12.2 -25.2,-9.4! -23.4,-7 -18.4,-3.8 -14,0.6! -10,1.2 -5.4,1! -3.8,-0.6 -4.8,-3 -8,-4.6! -11,-6.4 -13,-10 -13.2,-15.4!',
    BOOT,
    2.4,
    ['-26.4,-9.8! -23,-8.2 -18,-5.2 -13,-1.2! -9,-0.6 -3,-0.8! -3,2! -15,2! -27,-6!', '#2c2022'],
    { along: ['-22,-14.6 -18.6,-12 -18.4,-7.6'], paint: '#3c2a28', width: 1.2 },
  );
  strokes(
    box,
    ['-15.4,-13.6 -12.8,-12', '-14.4,-11 -11.8,-9.2', '-11.4,-6.6 -11.8,-4 -13.4,-2.4'],
    INK.detail,
    '#caa070',
    0,
  );
  paint(
    '-4,-30! -5,-26 -8,-21.6 -10.6,-17.8 -12.8,-14! -21.4,-18.8! -19.4,-22.4 -18,-26.6 -15.6,-31 -13,-34.6!',
    WOOL,
    2.8,
  );
  strokes(
    box,
    ['-20.6,-20.2 -16.6,-18 -12.6,-17.4', '-20.2,-22.6 -16.4,-20.2 -13,-19.8'],
    INK.detail,
    '#6a2c34',
    0.1,
  );
  paint(
    '-9,-57! 7.6,-56! 8,-50 5.6,-43 1.6,-37 -1,-32.6 -2,-27.4! -8,-27.6 -14.2,-32.4! -12.6,-37.6 -11.8,-43 -11.8,-49 -10.8,-53',
    BREECHES,
    5,
    ['8.6,-57! 6,-47 1.6,-39 -2.4,-33 -4.4,-26! 3,-26! 13,-47!', BREECHES.shade],
  );
  strokes(
    box,
    [
      '-13.6,-33.6 -8.4,-30 -3.2,-29.4',
      '-1.4,-33 -5,-33.6 -7,-35.4',
      '6,-51 0,-47.6 -5,-48.4',
      '-11.4,-41 -8,-38.4 -4.6,-38.2',
    ],
    INK.detail,
    '#302f2c',
    0.1,
  );
}

function stick(box: Local): void {
  box.fill(ribbon(curve(STICK), 1.9, { start: 0.9, end: 0.8 }), ASH.shade);
  box.fill(ribbon(curve(STICK).translate(-0.35, 0), 0.8, { start: 0.9, end: 0.8 }), ASH.fill);
}

/** It leans into the slope. */
function trunk(paint: Paint, box: Local): void {
  paint(
    '4,-83! 9,-84.6 14.4,-82.4! 16.4,-76 14.6,-68 11.6,-60 9.4,-50.6! 0,-49.4 -9.6,-51.4! -7.4,-58 -4.4,-66 -1,-76',
    WOOL,
    6,
    [closed('17,-84! 13,-74 9,-62 6,-48! 12,-48! 20,-74!'), WOOL.shade],
  );
  strokes(box, ['-8,-54.6 0,-52.6 9,-53.6', '11,-64 7,-60.6 3,-60'], INK.detail, '#6a2c34', 0.1);
}

/** Lid, side pocket, a rolled mat beneath; its strap runs over the shoulder. */
function pack(paint: Paint, box: Local): void {
  paint(
    '-18.6,-54.6! -19.4,-50.4 -16,-47 -11.4,-47.4 -8.4,-50.6 -9.4,-54.4!',
    { fill: '#5f9a86', shade: '#2f5c58', rim: '#d8f0d0' },
    2.6,
  );
  box.fill(closed('-15.8,-53 -13,-52.8 -11.6,-50.6 -13.4,-48.8 -16,-49.4'), '#3f7468');
  paint('-1,-81! 2.4,-76 1.4,-66 -2,-57 -5.6,-53! -14,-53 -19.4,-55! -19.6,-63 -17,-73 -13,-80!', PACK, 5);
  paint('-6,-72! -7.6,-62 -10,-56! -16,-57! -16,-64 -13,-72!', { ...PACK, fill: '#e0b45e' }, 2.4);
  paint(
    '-14.4,-78! -13.6,-83.4 -6,-86.6 1.4,-84.6 3.6,-79.6! -3,-76.6 -9,-76',
    { ...PACK, fill: '#e2b45a' },
    3,
  );
  strokes(
    box,
    ['-14,-79 -6,-77 3,-80', '-6.4,-77 -7,-72.6', '-12,-68 -9.6,-67.4 -7,-68'],
    INK.detail,
    '#8a5a30',
    0,
  );
  box.fill(ribbon(curve('0,-83 6,-84.6 9.6,-80 10,-73 6,-66 0,-61'), 2.1, { start: 1, end: 0.8 }), '#8a5a30');
}

/** Elbow at the side, the hand on the stick below the shoulder: that is where the weight goes. */
function arm(paint: Paint, box: Local): void {
  paint(
    '3.6,-81! 7,-83.4 11.4,-82 13.6,-77.6 14,-71.4 15.4,-68! 18.4,-68.6 22.4,-71.6! 24.4,-65 20.6,-61.6 16.4,-59.4 12,-59.8! 8,-65 4.6,-73',
    WOOL,
    3.4,
    ['14,-80! 11,-74 11,-68 14.6,-63.4 20,-64.6 26,-69! 27,-62! 14,-56! 8,-62! 9,-72!', WOOL.shade],
  );
  strokes(
    box,
    ['15.6,-67.4 12.4,-65.4 9.6,-65.8', '15.4,-66.6 14,-63 14.4,-60.6', '6,-80 8,-76 7.6,-71'],
    INK.detail,
    '#6a2c34',
    0.1,
  );
  fist(box);
  // the cuff, closed round the wrist
  flat(box, '20.4,-72.2! 23,-72.6 25.2,-69 25.6,-65 24.4,-63.4! 21.6,-62.4! 22.4,-66 21.8,-69.6', '#a83f3c', {
    side: [-1.2, -0.8],
    paint: '#e2806a',
  });
}

/** From its back: the thumb along the top, four knuckles in front of the wood, from where the fingers go round it. */
function fist(box: Local): void {
  flat(box, roundLimb('24.3,-70 26.2,-72.1 28.6,-73.2', [1.4, 1.4, 1], 8), '#c88c66', {
    side: [-0.6, -1],
    paint: SKIN.rim,
  });
  flat(
    box,
    '22.9,-70.5! 24.8,-71.9 27.2,-72.2! 29.4,-72.1 30.1,-70.8 29.5,-69.9! 30.6,-69.2 30.3,-67.8 29.6,-67.4! 30.4,-66.5 29.8,-65.4 29.1,-65.2! 29.5,-64.2 28.8,-63.4 27.7,-63.3! 25.4,-63.6 23.5,-65.4!',
    SKIN.fill,
    { side: [1.6, 1.4], paint: SKIN.shade },
    { side: [-1, -1.2], paint: SKIN.rim },
  );
  strokes(
    box,
    ['29.8,-69.9 28.3,-69.7 27,-70.2', '29.9,-67.4 28.3,-67.3 27,-67.8', '29.4,-65.2 28,-65.2 26.9,-65.7'],
    INK.detail,
    '#6f4238',
    0,
  );
}

/** Out of the collar and forwards. */
function neck(paint: Paint, box: Local): void {
  paint('6.6,-81.6! 7.4,-85 9,-90! 18,-89! 15.8,-85 14.6,-81.4! 11,-80.4', { ...SKIN, fill: '#c88c66' }, 3);
  box.blot(ribbon(curve('5.4,-82.4 10,-80.6 15,-81.4'), 2.4, { start: 0.8, end: 0.8 }), '#e2806a');
}

/** Turned to the summit: brow, nose, a short grey beard; its box begins where it sits on the neck. */
function head(box: Local): void {
  const paint = painter(box, 1.1);
  paint(
    '-2,-22! 8,-21 10.8,-17.6 11,-14.6! 10.6,-13 14.8,-8.4 14.2,-6.8 11.6,-6.6! 11.6,-3 10.6,0.4 7.4,1.8 3,0.6 -1,-2.6 -5,-4',
    SKIN,
    1.6,
  );
  box.fill(closed('6.6,-13.2! 9,-14.4 10.7,-13.2! 9.2,-12.2'), '#3e2826');
  strokes(box, ['6,-15.6 8.6,-16.6 11,-15.8'], 1.3, '#77746e', 0);
  paint(
    '1,-8.6! 3.4,-7.4 5,-5 8,-5 10,-6.8 12.4,-6.4! 13.4,-4.6 12.6,-2.8! 13.8,-0.6 12.6,3.4 8.6,5.6 4,4.2 0.4,0.8 -0.8,-4!',
    { fill: '#b9b4a4', shade: '#85817a', rim: '#fff6dc' },
    2.4,
  );
  strokes(box, ['12.2,-3 10.4,-3.2 9.4,-2.6'], 1, '#6b3c34', 0);
  strokes(box, ['4,-2.6 4.6,0 6.4,2.6', '7.4,-1.4 8,1.4 9.4,3.4'], 0.8, '#77746e', 0.1);
  // grey hair below the cap, an ear before it
  paint(
    '-10.4,-14! -11,-8 -9,-3 -5.4,-0.6! -2.6,-2 -0.8,-5! 0.6,-9 2,-12! 5,-14 7,-17!',
    { fill: '#a8a496', shade: '#77746e', rim: '#fff6dc' },
    2.4,
  );
  strokes(box, ['-8,-12 -7.6,-4', '-5,-12 -5,-3'], 0.8, '#7a766e', 0.1);
  box.fill(closed('-0.4,-11! 2.6,-12.6 3.8,-9.6 2.2,-6 0,-5.8!'), '#d99c74');
  strokes(box, ['1,-10.6 2.4,-10 1.4,-7.6'], 0.8, '#8f5a44', 0);
  paint(
    '-11.6,-12! -12,-21 -6,-27.6 2,-28 9,-23 11.6,-15.6! 6,-15 0,-13 -6,-11',
    { fill: '#31526a', shade: '#1f3448', rim: '#b9d4d4' },
    4,
  );
  paint(
    '-12,-12.6! -11.4,-16.8 -4,-17.4 4,-19.6 10.6,-20.4! 12.2,-15.4 6,-14.4 0,-12.4 -6,-10.4',
    { fill: '#40677c', shade: '#28445a', rim: '#cfe4dc' },
    3,
  );
}
