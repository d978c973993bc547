import { flat, lit, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, limb, local, Path, polar } from '../../../kit/pen/index.ts';
import { face } from './face.ts';

const form = lit({
  from: { towards: [-0.8, -0.5] },
  shade: '#7c4a4c',
  rim: '#fff3cc',
  rimWidth: 1,
  stray: 0,
});

const SKIN = { mid: '#dda47e', shade: '#a8654e', light: '#f3c69c' } as const;
const LINEN_SHADE = '#7fa094';

/** Calf, ankle, heel, and a bare foot set into the wind. */
const LEGS = [
  closed(
    '-13,-34! -3.4,-34! -4.4,-22 -8.4,-9 -8.2,-4.6! -7.4,-0.6 -8.6,2.4! -13,2.4 -19,4.4 -23.6,4.6! -25,2.6 -23.4,0.8! -18.4,-0.8 -14,-4 -12.8,-8! -14.6,-22',
  ),
  closed(
    '2,-34! 12,-34! 12.4,-22 10.8,-9 11.4,-4.6! 12.8,-1 11.6,2! 7,2 1.4,4.2 -3.2,4.6! -4.8,2.8 -3.2,0.8! 1.6,-1 5.6,-4.2 6.4,-8! 3.4,-22',
  ),
];
const SKIRT = closed(
  '-12,-63! -16,-50 -21,-38 -25,-27! -17,-22 -7,-25 3,-28 13,-23 26,-30 38,-26 54,-34 68,-34 80,-43! 72,-47 58,-48 44,-51 30,-55 17,-60 9,-64!',
);
/** Between the folds that the wind pulls out of the waist. */
const FOLDS = [
  '-6,-64! -8.6,-46 -12,-28 -11,-20! -1,-22! -3,-44 -3,-64!',
  '0,-63! 4,-48 7,-32 9,-20! 20,-22! 11,-44 4,-63!',
  '5,-62! 17,-50 27,-36 32,-22! 46,-24! 28,-45 9,-62!',
  '9,-62! 30,-51 50,-43 62,-30! 76,-32! 60,-44 36,-52 14,-61!',
].map((outline) => closed(outline));
const FULL = [
  '-12,-62! -16,-48 -23,-30 -24,-26! -18,-22! -13,-42 -9,-62!',
  '-2,-60! 0,-46 2,-34 1,-26! 5,-26! 4,-42 1,-60!',
  '6,-58! 13,-46 20,-34 24,-28! 28,-29! 19,-45 9,-59!',
].map((outline) => closed(outline));
const BLOUSE = closed('-9,-86! -15,-79 -16,-73 -12,-62! -2,-60 9,-62! 12,-71 11,-82 5,-88! -2,-90');

const NECK = closed('-8,-97! -6.8,-91 -9,-85! -2,-82 5,-85! 3.4,-92 4.4,-100!');
/** Streams from the nape as the wind goes. */
const HAIR = closed(
  '2,-110! 14,-108 26,-108.6 38,-105 50,-107 60,-112! 55,-105 47,-101 58,-100.6 68,-103.4! 58,-97.4 46,-95.6 56,-93 62,-89! 48,-89.4 38,-90.6 30,-91 36,-87.6 42,-85.6! 28,-84.6 16,-88 7,-92!',
);
const STRANDS = [
  '4,-107 16,-104.6 28,-104.6 40,-102 52,-105',
  '5,-102 18,-99.4 32,-100 44,-98.4 60,-100.6',
  '6,-98 18,-94.6 30,-95 42,-92.4 54,-91.6',
  '8,-94 18,-90.4 28,-88.6 36,-87',
];

const CROWN = closed('-15,-113! -14.4,-121 -11,-127 -2,-128.6 6,-126 9.4,-119 11,-113! -2,-110');
const BAND = closed('-15.4,-112! -15,-116.6 -2,-114.6 10.6,-117 11.4,-112! -2,-109');
const TAIL = closed('10,-116! 18,-120 28,-116 44,-123! 36,-112 25,-110.6 11,-112');
const UNDER = closed(
  '-35,-108! -22,-113.6 -4,-114 16,-113 27,-117! 20,-108.6 4,-105.8 -14,-105.6 -27,-105.6',
);
const BRIM = closed('-35,-108! -25,-113.4 -10,-116 8,-116 27,-117! 17,-112.2 0,-110.4 -16,-110 -28,-108.2');

/** The far arm, out before her and back to the brim: it stands open on the sky round her profile. */
const FAR_SLEEVE = closed(
  '-7,-87! -17,-87.4 -27,-85.4 -36,-83! -38.4,-78.4 -35,-74.6! -25,-75.4 -15,-75.6 -8,-75',
);
const FAR_CUFF = closed(
  '-38.6,-80! -38.6,-87 -37.4,-91.4! -32.6,-93 -30.6,-90.6! -31.6,-84 -32.2,-78 -35,-75.4',
);
const FOREARM = closed('-37.4,-89! -36,-94 -34.2,-99.4! -29.6,-99.4! -29.8,-94 -31,-89!');
const PALM = closed(
  '-34.2,-98.6! -36,-102.6 -36.8,-107 -35.6,-110.4! -30.8,-110 -28.4,-106 -28.4,-102 -29.4,-98.2!',
);
/** Over the brim from its front, the nearest last; the thumb holds against them from below. */
const FINGERS = [
  '-35.4,-110! -34,-113.4 -29.4,-115.4 -24.2,-115.4! -22.8,-114 -24,-112.8! -29,-112 -31,-109.4!',
  '-36.2,-108.2! -35.4,-111.4 -31,-113 -25.6,-112.8! -24.2,-111.4 -25.4,-110.2! -29.4,-109.8 -31.6,-107.2!',
].map((outline) => closed(outline));
const THUMB = closed(
  '-32,-104! -30,-107.2 -25.4,-107.4 -21.6,-106.8! -20.4,-105.6 -21.6,-104.6! -25.2,-104.4 -27.6,-102.6 -29,-100!',
);

const BASKET = closed('-23,-62! -8,-65 9,-62! 7,-46! -7,-41.6 -20,-45!');
const LINEN = closed('-22,-61! -19,-69 -11,-67.6 -3,-71.6 4,-67.6 8,-61.6! -8,-59');
const WEAVE = [
  '-21.6,-57 -7,-53.6 8.2,-57',
  '-21,-51.6 -7,-48.2 7.6,-51.6',
  '-14,-60 -13,-44',
  '-5,-59 -5,-42.6',
  '3,-60 1.6,-44',
];
const SLEEVE = closed(
  '1,-84! 5,-86.4 11,-83 16.6,-75 18.6,-65.6! 16,-59.6 9.4,-58! 5,-60.4 4.4,-65! 6,-71 1.6,-79',
);
const NEAR_ARM = closed('12,-65.6! 2,-64.4 -8,-61.6! -10,-57.8 -8.6,-55.6! 2,-56.6 13,-58!');
/** Knuckles on the basket's rim, four fingers down its front. */
const NEAR_HAND = closed('-6,-62.6! -12,-63 -17,-61.4 -20.4,-58.6! -19.6,-56 -8,-54.4! -6,-56!');
const NEAR_FINGERS = [
  '-17.8,-60 -20.6,-57.6 -21.2,-54 -19.8,-50.6',
  '-14.8,-59.6 -17,-56.4 -17.2,-52.4 -16,-49.2',
  '-11.6,-59 -13.2,-55.6 -13.2,-52 -12.2,-49',
  '-8.8,-58.4 -9.6,-55.4 -9.4,-52.6 -8.6,-50.4',
].map((course) => limb(course, [1.9, 1.75, 1.55, 1], 12));

/** The wind holds the lean of her legs; from the waist she leans on it more. */
const LEAN = { legs: -6, torso: -15, waist: 62 } as const;

const painted =
  (box: Local) =>
  (outlines: readonly Path[], fill: string, soft: number, shade?: string): void => {
    const placed = box.place(outlines);
    form(box.art, placed, () => void box.art.fill(placed, fill), soft * box.scale, shade ? { shade } : {});
  };

/** Somebody on the ridge who leans on the wind, her face to it, and holds her hat by the brim, 128 × `scale` high; feet at (x, y). */
export function hatHolder(art: Art, x: number, y: number, scale: number): void {
  const below = local(art, x, y, scale, { rot: LEAN.legs });
  const [waistX, waistY] = below.at(0, -LEAN.waist);
  const foot = polar(waistX, waistY, LEAN.waist * scale, 180 + LEAN.torso);
  const above = local(art, ...foot, scale, { rot: LEAN.torso });
  legs(below);
  farArm(above);
  skirt(below);
  torso(above);
}

function legs(box: Local): void {
  for (const leg of LEGS)
    flat(
      box,
      leg,
      SKIN.mid,
      { side: [-2.2 * box.scale, -0.4 * box.scale], paint: SKIN.shade },
      [closed('-30,-36! 30,-36! 30,-19 12,-16 -4,-17 -30,-19!'), SKIN.shade],
      { side: [0.7 * box.scale, 0.3 * box.scale], paint: SKIN.light },
    );
  strokes(
    box,
    ['-9,-2.6 -11,-3.2', '10.4,-2.6 8.4,-3.2', '-22,2.4 -20.6,3.8', '-1.6,2.4 -0.2,3.8'],
    0.6,
    SKIN.shade,
    0,
  );
}

function skirt(box: Local): void {
  flat(
    box,
    SKIRT,
    '#d46a47',
    ...FULL.map((fold) => [fold, '#ea8d60'] as const),
    ...FOLDS.map((fold) => [fold, '#a9443e'] as const),
    [closed('-24,-64! -6,-58 12,-58 26,-52! 26,-66 -24,-68!'), '#8a3440', 0.45],
    { along: ['-12,-63 -16,-50 -21,-38 -25,-27'], paint: '#ffd09a', width: 1.6 * box.scale },
    { along: ['9,-64 17,-60 30,-55 44,-51 58,-48 72,-47'], paint: '#f3a273', width: 1.6 * box.scale },
  );
}

function farArm(box: Local): void {
  flat(box, FAR_SLEEVE, '#efe8cc', [
    closed('-40,-79! -30,-79.6 -18,-81 -6,-80! -6,-72 -40,-72!'),
    LINEN_SHADE,
  ]);
  flat(box, FOREARM, SKIN.mid, [closed('-31.8,-102! -33,-94 -33.4,-87! -28,-87 -28,-102!'), SKIN.shade], {
    along: ['-37.4,-89 -36,-94 -34.2,-99.4'],
    paint: SKIN.light,
    width: 1.6 * box.scale,
  });
  flat(box, FAR_CUFF, '#efe8cc', [closed('-33,-94! -34.6,-85 -35,-75! -29,-75 -29,-94!'), '#a9b9a4']);
}

function torso(box: Local): void {
  const part = painted(box);
  hair(box);
  flat(
    box,
    BLOUSE,
    '#fbf4dc',
    [closed('0,-92! 0,-80 4,-72 1,-60! 16,-60! 16,-90!'), LINEN_SHADE],
    [closed('-14,-70! -9,-72 -2,-69 6,-70! 6,-58 -14,-58!'), '#b9c7b2'],
  );
  flat(box, NECK, SKIN.mid, [closed('-12,-98! -7,-92.6 -1,-89 3,-82! 8,-84 8,-102!'), SKIN.shade]);
  part([CROWN], '#f0d48c', 4, '#a8783c');
  part([BAND, TAIL], '#2f7470', 2, '#1c4448');
  flat(box, UNDER, '#a8783c');
  face(box.art, ...box.at(-2, -105), box.scale * 0.235, LEAN.torso);
  part([BRIM], '#f6dfa0', 2.4, '#c79a54');
  hatHand(box);
  flat(box, LINEN, '#8fc0b6', [closed('-12,-68! -9,-65 -6,-58! 10,-58! 6,-68 -3,-66!'), '#5a938e']);
  part([BASKET], '#b98a50', 4, '#5c3f34');
  strokes(box, WEAVE, 0.6 * box.scale, '#74502f', 0);
  within(box, BASKET, [closed('-24,-54! -10,-50 4,-54 20,-60! 20,-52 0,-47 -24,-44!'), '#4c3030', 0.35]);
  nearHand(box);
  flat(
    box,
    SLEEVE,
    '#fbf4dc',
    [closed('9,-86! 12,-78 12.4,-70 11,-56! 22,-58! 22,-84!'), LINEN_SHADE],
    [closed('4,-65! 9,-62.6 14,-62.4 19,-66! 18,-56 4,-56!'), LINEN_SHADE],
  );
  strokes(box, ['7,-80 8.6,-73 8,-66', '14.6,-72 13.4,-66 11,-62.6'], 0.6 * box.scale, '#5f8078');
}

function hair(box: Local): void {
  flat(box, HAIR, '#3a2830', { side: [-0.5 * box.scale, -1.2 * box.scale], paint: '#7c5040' });
  strokes(box, STRANDS, 0.7 * box.scale, '#6a4438', 0.1);
}

/** Thumb below the brim, fingers over it. */
function hatHand(box: Local): void {
  flat(box, PALM, SKIN.mid, [closed('-31,-98! -31.6,-103 -30,-107 -26,-110! -24,-98!'), SKIN.shade], {
    along: ['-34.2,-98.6 -36,-102.6 -36.8,-107 -35.6,-110.4'],
    paint: SKIN.light,
    width: 2 * box.scale,
  });
  flat(box, THUMB, SKIN.mid, [closed('-30,-100! -27,-104.6 -20,-105.4! -20,-103! -27,-100!'), SKIN.shade]);
  for (const finger of FINGERS)
    flat(box, finger, SKIN.mid, { side: [-0.4 * box.scale, -0.9 * box.scale], paint: SKIN.light });
  strokes(
    box,
    ['-34.6,-110.4 -31,-111.6 -25.4,-111.9', '-33.4,-104 -32,-106.4 -29.4,-107.2'],
    0.36 * box.scale,
    SKIN.shade,
    0,
  );
}

function nearHand(box: Local): void {
  box.fill(closed('-22,-52! -8,-48 4,-54 10,-56! 8,-52 -6,-46.4 -18,-47!'), '#4c3030', 0.4);
  for (const finger of NEAR_FINGERS)
    flat(box, finger, SKIN.mid, { side: [0.9 * box.scale, 0.2 * box.scale], paint: SKIN.shade });
  flat(
    box,
    Path.join([NEAR_ARM, NEAR_HAND]),
    SKIN.mid,
    [closed('16,-59.6! 4,-58.4 -6,-56.6 -8,-52! 16,-52!'), SKIN.shade],
    {
      along: ['12,-65.6 2,-64.4 -8,-62.4 -17,-61.4 -20.4,-58.6'],
      paint: SKIN.light,
      width: 1.9 * box.scale,
    },
  );
}
