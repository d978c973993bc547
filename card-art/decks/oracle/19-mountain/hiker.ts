import { INK, strokes, type Tones, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon, unit } from '../../../kit/pen/index.ts';

const SKIN = { fill: '#e0a67c', shade: '#99644e', rim: '#ffe9c4' } as const;
const WOOL = { fill: '#c84f45', shade: '#7c3038', rim: '#ffd0a4' } as const;
const BREECHES = { fill: '#75705e', shade: '#454640', rim: '#ecdcae' } as const;
const BOOT = { fill: '#6a4836', shade: '#3c2a28', rim: '#dcae7c' } as const;
const PACK = { fill: '#d8a84e', shade: '#966434', rim: '#fff0bc' } as const;

/**
 * Somebody with a pack and a stick, from behind, who goes up and looks where it leads; the rear heel lifts.
 * Feet at (x, y), about 150 × `scale` high, sun from the left.
 */
export function hiker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const paint = painter(box);
  shadow(box);
  frontLeg(paint, box);
  rearLeg(paint, box);
  trunk(paint, box);
  paint('-4,-124! -5,-112 9,-112 7,-124!', { ...SKIN, fill: '#c88c66' }, 4);
  pack(paint, box);
  head(local(art, ...box.at(2, -121), scale, { rot: -8 }));
}

const toned = twoTone({ towards: unit([-1, -0.35]) });

type Paint = (outline: string, tones: Tones, soft?: number) => void;

const painter =
  (box: Local): Paint =>
  (outline, tones, soft = 4) =>
    toned(box, outline, { rimWidth: 1.1 * box.scale, ...tones, soft: soft * box.scale });

/** From both feet away from the sun: legs, pack, head, and the stick's. */
function shadow(box: Local): void {
  box.fill(
    closed(
      '-14,4! 2,1 22,-2 44,-2 60,-6 88,-9 108,-7 116,-5! 126,-9 138,-8 142,-3 138,2 126,3 114,1! 96,4 64,5 46,3 26,5 6,7!',
    ),
    '#39653f',
    0.62,
  );
  box.fill(ribbon(curve('37,-8 66,-13 100,-16'), 2.4, { start: 1, end: 0.3 }), '#39653f', 0.62);
}

/** On the next step already, the knee still bent. */
function frontLeg(paint: Paint, box: Local): void {
  paint(
    '9,-24! 17,-25 20,-18 20,-14! 26,-10 26,-6 20,-5 10,-6 7,-10! 9,-16',
    { ...BOOT, fill: '#5a3e32' },
    4,
  );
  paint('9,-46! 20,-46 21,-36 19,-22! 10,-22! 7,-34', { ...WOOL, fill: '#b4523e' }, 4);
  paint('-3,-78! 18,-78 24,-64 25,-52 21,-40! 14,-38 8,-41! 2,-56', { ...BREECHES, fill: '#67624f' }, 7);
  strokes(box, ['9,-30 14,-28 19,-29', '22,-60 17,-54 18,-44'], INK.detail, '#3c2a28', 0);
}

/** It pushes off: only the ball of the foot is on the ground, the heel is high and the sole shows. */
function rearLeg(paint: Paint, box: Local): void {
  paint('-26,-21! -22,-26 -12,-24.4 -8,-18.5! -5,-8.4 -1,-1.7 -2,4 -8,5 -13,2! -20,-8.4', BOOT, 5);
  box.fill(
    closed('-26.4,-20.7! -22.4,-22.7 -18.4,-16.8 -14.6,-6.7 -8.6,4.6! -12.8,4.6 -17,-0.8 -22,-9.2'),
    '#2c2022',
  );
  strokes(
    box,
    ['-24,-16.8 -19.4,-18.1', '-21.6,-11.8 -17.4,-13.1', '-18.6,-5.9 -15,-6.7', '-15.4,-0.8 -12.2,-1.7'],
    INK.detail,
    '#a8825c',
    0,
  );
  // the calf, full above and narrow where the boot takes it
  paint(
    '-16,-47! -2,-45.8 1,-37.7 -1,-30.8 -8,-19.2! -12,-18 -21,-23.8 -24,-27.3! -22,-35.4 -19,-42.4',
    WOOL,
    5,
  );
  strokes(box, ['-23,-30.8 -17,-26.1 -9,-25', '-22,-35.4 -16,-30.8 -7,-30.8'], INK.detail, '#7c3038', 0);
  paint('-17,-80! 8,-80 10,-68 5,-55 2,-43! -6,-40 -17,-43.6! -19,-56 -20,-68', BREECHES, 8);
  strokes(
    box,
    ['-17,-47 -9,-44 1,-46', '7,-70 0,-62 -8,-60', '-3,-57 -6,-51 -13,-49'],
    INK.detail,
    '#3c3c38',
    0.1,
  );
}

/** Jacket and arms: the left one swings, the right hand is on the stick. */
function trunk(paint: Paint, box: Local): void {
  paint(
    '-17,-112! -20,-98 -18,-84 -19,-74! -8,-70 8,-70 19,-75! 18,-88 20,-102 17,-113! 8,-118 -8,-118',
    WOOL,
    9,
  );
  // right: down to the elbow, forward to the stick
  box.fill(ribbon(curve('29,-92 33,-52 38,-6'), 2.4, { start: 0.8, end: 1 }), '#6a4a30');
  box.fill(ribbon(curve('28,-92 32,-52 37,-8'), 0.9, { start: 0.8, end: 1 }), '#c89a62');
  paint('12,-114! 20,-112 26,-102 30,-92! 31,-88 36,-84! 34,-76 30,-76! 22,-80 17,-88 14,-98!', WOOL, 5);
  strokes(box, ['29,-90 24,-89 20,-91', '29,-88 26,-85 26,-81'], INK.detail, '#6a2c34', 0);
  paint('30,-84! 34,-86 36.6,-83 36.4,-77 33,-73.6! 29.4,-75 28.6,-80', SKIN, 2.4);
  strokes(box, ['35.6,-82 32,-81.4', '36,-79 32.4,-78.4', '35,-76 32,-75.8'], 0.8, '#7a4a3c', 0);
  // left: swung out from the elbow, the hand half closed
  paint(
    '-30,-79! -35,-80 -36.4,-75 -36,-70 -33.4,-66 -30,-65.6 -28.6,-68.6! -28,-71 -26.6,-72.6 -26.4,-76.4 -28,-79!',
    SKIN,
    2.2,
  );
  strokes(box, ['-33.6,-66.6 -34,-70', '-31.4,-66 -31.8,-69.6', '-28.6,-69 -29.8,-73'], 0.8, '#7a4a3c', 0);
  paint(
    '-11,-115! -18,-113 -25,-104 -31,-93! -35,-85 -36,-78! -32,-75.4 -27,-77! -25,-84 -22,-89! -15,-94 -10,-98! -10,-104',
    WOOL,
    4,
  );
  strokes(
    box,
    ['-31,-92 -25,-93 -21,-96', '-30,-89 -25,-88 -23,-89', '-35,-80 -31,-78 -27,-79'],
    INK.detail,
    '#6a2c34',
    0,
  );
}

/** Lid, side pocket, rolled mat beneath; all its straps pull. */
function pack(paint: Paint, box: Local): void {
  paint(
    '-15,-77! -19,-73 -16,-68 8,-66 16,-69 17,-74 13,-77!',
    { fill: '#5f9a86', shade: '#2f5c58', rim: '#d8f0d0' },
    4,
  );
  strokes(box, ['-9,-76 -10,-71 -8,-67', '7,-76 8,-71 6,-66'], INK.detail, '#2c4c48', 0);
  paint('11,-98! 17,-97 20,-90 19,-80 13,-78!', { ...PACK, fill: '#b8873e' }, 4);
  paint('-13,-110! -17,-98 -17,-84 -13,-77! 2,-75 12,-78! 15,-90 14,-104 11,-111!', PACK, 8);
  strokes(
    box,
    ['-15,-86 -4,-84 12,-86', '-9,-108 -10,-94 -9,-77', '6,-108 7,-94 6,-77'],
    INK.detail,
    '#8a5a30',
    0,
  );
  paint(
    '-14,-108! -16,-114 -12,-120 -2,-122 8,-120 13,-115 12,-108! 4,-105 -6,-105',
    { ...PACK, fill: '#e2b45a' },
    5,
  );
  strokes(
    box,
    ['-12,-111 -2,-109 10,-111', '-8,-106 -8.6,-102', '6.4,-106 6.6,-102'],
    INK.form,
    '#8a5a30',
    0,
  );
}

/** Turned to the summit: cheek, tip of the nose, chin; its box begins where it sits on the neck. */
function head(box: Local): void {
  const paint = painter(box);
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
