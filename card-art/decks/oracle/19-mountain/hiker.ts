import { gripFromBack } from '../../../kit/figure/grip.ts';
import { flat, INK, type Plane, strokes, type Tones, twoTone, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon, unit } from '../../../kit/pen/index.ts';
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
  paint('8,-80! 7.4,-86 10,-90! 16.6,-88! 15,-83 15.6,-79!', { ...SKIN, fill: '#c88c66' }, 3);
  trunk(paint, box);
  pack(paint, box);
  head(local(art, ...box.at(12, -84.6), scale * 0.47, { rot: -10 }));
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

/** Planted on the path above, the knee bent under the weight. */
function frontLeg(paint: Paint, box: Local): void {
  paint(
    '11.4,-17.6! 18.6,-17.8 19.8,-13.6 24,-11.8 28,-10 28.6,-7.2! 10.4,-7! 10.4,-9.4 11.6,-13',
    BOOT,
    2.4,
    [closed('9,-8.6! 30,-8.8! 30,-6! 9,-6!'), '#2c2022'],
  );
  paint('10.8,-32! 18.4,-32 19.2,-25 18.4,-15.6! 11.8,-15.6! 10.6,-24', { ...WOOL, fill: '#b4523e' }, 2.6);
  paint(
    '-3,-55! 8,-55! 14.6,-45.6 19.4,-37.4 20,-33.4 18.8,-29! 10.6,-28.4! 9.4,-33.6 4.4,-41 -2,-47',
    { ...BREECHES, fill: '#575444' },
    4,
  );
  strokes(box, ['19.6,-33.6 16,-32 13,-32.6', '18,-20 15,-19 12,-19.8'], INK.detail, '#2c2a28', 0.1);
}

/** It pushes off: the knee is a little forward, the heel is high, the boot bends over the ball of the foot. */
function rearLeg(paint: Paint, box: Local): void {
  paint(
    '-25.6,-15.6! -27.4,-11.6 -26.8,-8.4 -24.6,-6! -20,-3.8 -16.4,-0.6! -13.4,1 -8.6,1! -6.4,-0.6 -7.4,-3 -10.8,-4.6! -13,-6.8 -14,-9.8 -14.6,-13!',
    BOOT,
    2.6,
    [closed('-29,-9.4! -26,-7.4 -20,-5 -15.4,-1.6! -12,-0.4 -5,-0.4! -5,2! -18,2! -29,-5!'), '#2c2022'],
  );
  paint(
    '-11.6,-33! -1.2,-28! -5.2,-20.4 -9.6,-15.4 -13.6,-11.4! -25.8,-14.4! -23.4,-19 -19.6,-25',
    WOOL,
    3.2,
  );
  strokes(
    box,
    ['-25,-16.6 -20,-14 -14.8,-13.8', '-21.2,-22.4 -15.6,-19.6 -8.8,-18.8'],
    INK.detail,
    '#6a2c34',
    0.1,
  );
  paint(
    '-9,-56! 7.6,-55! 8,-49 6,-41 2.6,-34 0.2,-27! -5.4,-27.6 -12.4,-32! -11.8,-38 -10.6,-46 -10.4,-51',
    BREECHES,
    5,
    [closed('8.6,-56! 6,-46 1.6,-37 -1.8,-27! 3,-26! 13,-46!'), BREECHES.shade],
  );
  strokes(
    box,
    ['-12,-33.6 -6.2,-29.8 -0.6,-29.2', '6,-50 0,-46.6 -5,-47.4', '-12,-42 -8,-38.6 -4,-38.4'],
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
  gripFromBack(
    local(box.art, ...box.at(27.2, -68.6), box.scale * 0.062, { rot: -14 }),
    { light: SKIN.rim, middle: SKIN.fill, dark: SKIN.shade, line: '#7a4a3c' },
    { side: [-1, -0.6], paint: SKIN.rim },
  );
  paint(
    '3.6,-81! 7,-83.4 11.4,-82 13.6,-77.6 14,-71.4 15.8,-67.2! 19,-67.4 23.4,-70.6! 25.6,-66 21.4,-62 16.4,-59.4 12,-59.8! 8,-65 4.6,-73',
    WOOL,
    3.4,
    [closed('14,-80! 11,-74 11,-68 14.6,-63.4 20,-64.6 26,-69! 27,-62! 14,-56! 8,-62! 9,-72!'), WOOL.shade],
  );
  flat(box, '21.6,-71.6! 24.2,-65! 25.8,-66.2! 23.8,-72.2!', '#a83f3c');
  strokes(
    box,
    ['15.6,-67.4 12.4,-65.4 9.6,-65.8', '15.4,-66.6 14,-63 14.4,-60.6', '6,-80 8,-76 7.6,-71'],
    INK.detail,
    '#6a2c34',
    0.1,
  );
}

/** Turned to the summit: cheek, tip of the nose, chin; its box begins where it sits on the neck. */
function head(box: Local): void {
  const paint = painter(box, 1.1);
  paint(
    '-2,-22! 7,-22 10.4,-17 10.8,-14.4! 10.6,-12.6 13.6,-9.2 13,-7.8 11.2,-7.6! 11.6,-6 10.8,-4.8 11.4,-3.2! 10.6,-0.4 7.4,1.4 3,0.6 -1,-2.6 -5,-4',
    SKIN,
    1.8,
  );
  box.fill(closed('-3,-20! 4,-18 5,-10 3,-3 -1,-2! -6,-6'), '#c4875f');
  strokes(box, ['9.6,-13 7.6,-13.4 6.6,-12.6', '10.6,-5 9,-4.8'], 0.9, '#6b3c34', 0);
  // grey hair below the cap, an ear before it
  paint(
    '-10,-14! -11,-6 -8.6,1 -5.4,3! -4,1 -1.4,-1 -0.4,-5! 0.6,-9 2,-12! 5,-14 7,-17!',
    { fill: '#a8a496', shade: '#77746e', rim: '#fff6dc' },
    2.4,
  );
  strokes(box, ['-8,-12 -8,-2', '-5,-12 -5.4,-1', '-2,-12 -3,-4'], 0.8, '#7a766e', 0.1);
  box.fill(closed('0.4,-11! 3,-12 3.8,-9.4 2.4,-6.4 0.6,-6!'), '#d99c74');
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
