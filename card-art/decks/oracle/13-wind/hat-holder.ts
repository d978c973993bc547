import { hand } from '../../../kit/figure/hand/hand.ts';
import { rounding } from '../../../kit/figure/hand/poses.ts';
import { flat, lit, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  polar,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.8, -0.5] },
  shade: '#7c4a4c',
  rim: '#fff3cc',
  rimWidth: 1,
  stray: 0,
});

const SKIN = { mid: '#dda47e', shade: '#a8654e', light: '#f3c69c' } as const;
const LINEN_SHADE = '#7fa094';

/** Set down the slope before her; behind, up on its ball: calf, ankle, heel and sole along the line of the hill. */
const FRONT_LEG = closed(
  '-17,-32! -17.4,-20 -16.4,-9 -16.8,-4.4! -19.6,-0.4 -23.6,3.8 -27.4,6.8! -28.4,8.6 -26.6,9.8! -21,7.2 -16,4.2 -10.6,1.4! -8.8,-0.8 -9.2,-3.4 -10.4,-6.6! -9,-14 -5,-22 -4,-32!',
);
const REAR_LEG = closed(
  '0,-38! 3,-28 8,-19.6 9.4,-15.6! 7.6,-11.6 4.6,-8.6 2,-6.8! 1.4,-5 3.2,-4.4! 6.6,-5.6 10.4,-7.4! 13.4,-9.6 16.6,-12.8! 18,-15 17.4,-17.6 15.4,-20! 15.4,-26 15,-32 13,-38!',
);
const SKIRT = closed(
  '-12,-63! -16,-50 -21,-34 -25,-20! -15,-14.6 -6,-17 6,-21.4 18,-20.4 34,-25 50,-22 74,-28! 62,-36 46,-43 30,-51 17,-58 9,-64!',
);
/** Chest and ribs, the back hollow, drawn in at the waist. */
const BLOUSE = closed(
  '-8.6,-86.6! -13.4,-81.6 -16,-76.6 -15.6,-73! -13.2,-69 -11.2,-65 -10.6,-61! -1,-59.4 9,-61! 9.8,-66 12,-72 12.6,-80 5,-88! -2,-90',
);
const WAISTBAND = closed('-11.4,-63.4! -1,-61.6 9.6,-63.4! 10.4,-59.6! -1,-57.6 -12.2,-59.4!');

const HEAD = closed(
  '-11,-113! -13.2,-108.6 -12.8,-106! -14.6,-103.4 -16.8,-101! -16.2,-99.8 -14.2,-99.6! -15,-98.2 -14.4,-97.4! -14.8,-96.2 -13.6,-95.2! -13.8,-92.8 -11.4,-90.8 -7,-91.8 -2,-95! 3,-100 4,-108 0,-114',
);
const BRIM_SHADOW = closed('-22,-118! -20,-107.4! -13,-106.4 -7,-105 0,-103.4 8,-102.4! 8,-118!');
const JAW_SHADE = closed('-9.6,-90! -6.4,-94 -3,-98 -1.4,-103! 6,-103 4,-88!');
const NECK = closed('-7.4,-96! -6.6,-91 -8.4,-86! -2,-83 4,-86! 3,-92 4,-99!');
const HAIR = closed(
  '-10,-114! -8.6,-110 -5.4,-107.6 -4.4,-103! -3,-97.6 1,-95 5,-95.6 9,-101 8,-109 3,-114!',
);
const EAR = closed('-4,-104.6! -1.6,-105.4 -0.4,-103 -1.6,-100 -3.2,-99.4 -4,-102');
const BRAID = limb('6,-99 16,-93 28,-98 42,-92 53,-97', [4.6, 4.2, 3.6, 2.8, 0.6], 20);

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
const FOREARM = closed('-37,-89! -34.6,-96 -32.8,-101! -30,-101 -29.2,-99.4! -30,-95 -31.4,-89!');
const PALM = closed('-33.2,-100! -34.4,-104 -33.6,-107.4! -27.4,-108.6 -24.6,-106.4! -27,-102.6 -29,-99.2!');
const FINGERS = closed(
  '-35.2,-106.6! -34.8,-109.6 -32.6,-111 -31.2,-110.4! -30.4,-112 -28.4,-112.4 -27.4,-111.4! -26.2,-112.6 -24.4,-112.4 -24,-110.8! -22.4,-110.8 -22,-109.2 -23.6,-108.4! -28,-107.2 -32,-105.6!',
);

/** Round the middle of its rim: inside, rim, outside; the linen over it. */
const BASKET = {
  inside: closed('-18.4,0! -12,-4 0,-5.4 12,-4 18.4,0! 10,4 -10,4'),
  outside: closed(
    '-18.6,0! -11,3.8 0,5.2 11,3.8 18.6,0! 17.4,9 13.6,17.6! 6,20.6 -6,20.6 -13.6,17.6! -17.4,9',
  ),
  rim: closed(
    '-18.6,-0.8! -12,3.6 0,5.4 12,3.6 18.6,-0.8! 20,0.6 18.6,3! 11,6.6 0,8 -11,6.6 -18.6,3! -20,0.6',
  ),
} as const;
const LINEN = closed('-17,0! -14.6,-6.6 -8,-6 -3.4,-10 3,-6.4 9,-8.2 15.6,-3 17,0.6! 8,4.4 -2,5 -11,3.6');
const WEAVE = [
  '-17.6,8 -8,11.4 0,12.2 8,11.4 17.6,8',
  '-16,13 -7,16.2 0,16.8 7,16.2 16,13',
  '-12.4,6.4 -10,18',
  '-4.4,8 -3.6,20',
  '4.4,8 3.6,20',
  '12.4,6.4 10,18',
];
/** From the shoulder's round down to the bent elbow, gathered in its cuff on the forearm. */
const SLEEVE = closed(
  '2,-88! 9.6,-88 15.4,-83.4 19.6,-76 24,-68.6! 26,-63.6 23.6,-59.4! 19,-57.4 14.4,-56.4! 13,-60.6 13.6,-66! 10.4,-70.6 6,-75 2.6,-80!',
);
/** Her left arm goes round the basket; fingers lie on its side, the thumb over the rim. */
const HAND = hand({
  pose: rounding,
  side: 'left',
  at: [4.4, -56.2],
  length: 16,
  fingers: -103,
  turn: 150,
  light: [-0.8, -0.5],
  forearm: 1,
});
const TONES = { light: '#f6cfa6', middle: '#dda47e', dark: '#b5735a', line: '#8f4f40' } as const;

/** The skirt's three folds, from where it is gathered to where the wind opens it. */
const FOLDS = [
  '-8,-46! -11.6,-34 -14,-23 -15.4,-13! -12,-13 -9.6,-15! -8.4,-26 -7.6,-36!',
  '1,-62! 4.4,-48 8.4,-33 13.6,-15! 20,-15 25,-19! 16,-35 8.4,-49!',
  '5,-63! 20,-48 35,-35 46,-19! 54,-21 58,-23! 44,-36 26,-49!',
].map((outline) => closed(outline));
const CRESTS = [
  '0,-50! 2,-40 4,-29 6,-17! 10,-19 13,-18! 8.4,-32 4.4,-44!',
  '5,-58! 13,-46 22,-34 31,-20! 38,-21 42,-21! 31,-35 18,-48!',
].map((outline) => closed(outline));

/** The wind holds the lean of her legs; from the waist she leans on it more. */
const LEAN = { legs: -6, torso: -15, waist: 62 } as const;

const painted =
  (box: Local) =>
  (outlines: readonly Path[], fill: string, soft: number, shade?: string): void => {
    const placed = box.place(outlines);
    form(box.art, placed, () => void box.art.fill(placed, fill), soft * box.scale, shade ? { shade } : {});
  };

/** Somebody on the ridge who steps into the wind, her face to it, and holds her hat by the brim, 128 × `scale` high; feet at (x, y). */
export function hatHolder(art: Art, x: number, y: number, scale: number): void {
  const below = local(art, x, y, scale, { rot: LEAN.legs });
  const [waistX, waistY] = below.at(0, -LEAN.waist);
  const foot = polar(waistX, waistY, LEAN.waist * scale, 180 + LEAN.torso);
  const above = local(art, ...foot, scale, { rot: LEAN.torso });
  legs(local(art, x, y, scale));
  farArm(above);
  skirt(below);
  torso(above);
}

function legs(box: Local): void {
  for (const [leg, hem] of [
    [REAR_LEG, '-4,-40! 20,-40! 20,-19 12,-16.4 4,-19!'],
    [FRONT_LEG, '-22,-36! 2,-36! 2,-13 -8,-10.6 -20,-12!'],
  ] as const)
    flat(box, leg, SKIN.mid, { side: [3, 0.6], paint: SKIN.shade }, [closed(hem), SKIN.shade, 0.85], {
      side: [-1.5, -1],
      paint: SKIN.light,
    });
  // ankle bones, toes
  strokes(
    box,
    ['-14,-5.6 -12.6,-4.4 -13.4,-3', '-25.6,6.8 -24.4,8', '12.2,-17 13.4,-15.8 12.8,-14.4', '3.6,-7 4.6,-6'],
    0.7,
    SKIN.shade,
    0,
  );
}

function skirt(box: Local): void {
  flat(
    box,
    SKIRT,
    '#d86f4b',
    ...FOLDS.map((fold) => [fold, '#b04f42'] as const),
    [closed('8,-66! 17,-58 30,-51 46,-43 62,-36 74,-28! 58,-30.6 42,-38 27,-48 14,-57!'), '#b04f42'],
    ...CRESTS.map((crest) => [crest, '#e78a62'] as const),
    // what the basket throws on it
    [closed('-8,-62! -4,-43 3,-35.4 14,-33 24,-36.4 30,-44 33,-56! 10,-60!'), '#933f3a', 0.7],
    {
      along: ['-12,-63 -16,-50 -21,-34 -25,-20'],
      paint: '#ffd9a0',
      width: 4,
    },
  );
}

function farArm(box: Local): void {
  painted(box)([FAR_SLEEVE], '#e6dfc2', 4, LINEN_SHADE);
  flat(box, FOREARM, SKIN.mid, [closed('-31.4,-102! -33.4,-94 -34,-87! -28,-87 -28,-102!'), SKIN.shade]);
  flat(box, FAR_CUFF, '#e6dfc2', [closed('-33,-94! -34.6,-85 -35,-75! -29,-75 -29,-94!'), '#b6c2aa']);
}

function torso(box: Local): void {
  const part = painted(box);
  part([BLOUSE], '#f6f0d8', 6, LINEN_SHADE);
  within(
    box,
    BLOUSE,
    // under the breast
    [
      closed('-16,-73.6! -12,-71.4 -6,-71 0,-73! -3,-67 -5,-60! -11,-60 -11.4,-65 -14,-69.6!'),
      '#c9d3ba',
      0.9,
    ],
  );
  strokes(
    box,
    ['-8,-61.6 -8.4,-66 -11,-70.4', '-3.4,-61 -3.6,-66 -5.6,-70', '1.6,-61 2.4,-66 1.6,-70'],
    0.9,
    LINEN_SHADE,
  );
  flat(box, WAISTBAND, '#b04f42', { along: ['-11.4,-63.4 -12.2,-59.4'], paint: '#ffd9a0', width: 3 });
  part([BRAID], '#4a332e', 3, '#241c28');
  flat(box, NECK, SKIN.mid, [closed('-10,-97! -6,-91 0,-87.4 2,-82! 8,-84 8,-100!'), SKIN.shade]);
  part([CROWN], '#f0d48c', 4, '#a8783c');
  part([BAND, TAIL], '#2f7470', 2, '#1c4448');
  flat(box, UNDER, '#a8783c');
  flat(
    box,
    HEAD,
    SKIN.mid,
    [closed('-18,-106! -11.6,-103.6 -9.4,-99.6 -10.6,-95.4 -12.4,-90! -20,-90!'), SKIN.light],
    [JAW_SHADE, SKIN.shade],
    [ellipse(-9, -99, 2, 1.7), '#e0906e', 0.7],
    [BRIM_SHADOW, SKIN.shade, 0.8],
  );
  strokes(box, ['-13,-103.4 -11.6,-102.4 -9.2,-102.8'], 1.1, '#4a2a28', 0);
  strokes(box, ['-13,-106.8 -11,-107.4 -8.4,-106.4'], 0.9, '#4a2a28', 0);
  strokes(box, ['-14.2,-97.4 -12.4,-97.6 -11.4,-98.4'], 0.9, '#9c4640', 0);
  flat(box, HAIR, '#4a332e', [closed('-2,-114! 4,-108 4,-100 0,-95! 12,-92 12,-114!'), '#241c28']);
  flat(box, EAR, SKIN.mid, [ellipse(-2, -102.4, 0.8, 1.6), SKIN.shade]);
  part([BRIM], '#f6dfa0', 2.4, '#c79a54');
  flat(box, PALM, SKIN.mid, [closed('-30,-98! -31,-103 -27,-107! -22,-106 -26,-98!'), SKIN.shade]);
  flat(box, FINGERS, SKIN.light);
  strokes(
    box,
    ['-31.2,-110.2 -31,-107.4', '-27.6,-111.2 -27.8,-108.2', '-24.2,-110.6 -24.8,-108.6'],
    0.6,
    SKIN.shade,
    0,
  );
  basket(local(box.art, ...box.at(8, -57), box.scale, { rot: -7 }));
  HAND.paint(box, TONES);
  part([SLEEVE], '#f6f0d8', 4, LINEN_SHADE);
  strokes(
    box,
    [
      '13.6,-66 17,-67.6 21,-66.6',
      '13.4,-65.4 17,-63.6 19,-60.4',
      '8,-84 11,-77 11.6,-71',
      '16,-66 16.6,-61 17,-57.4',
    ],
    1,
    LINEN_SHADE,
  );
}

/** On the hip, seen a little from above: washing in it. */
function basket(box: Local): void {
  const part = painted(box);
  box.fill(BASKET.inside, '#5c3f34');
  part([LINEN], '#fbf6e0', 3, '#8fae9c');
  strokes(box, ['-9,-5 -6,-1 -7,3', '3,-6 2,-2 4,3', '9,-7.4 10,-3 9,2'], 0.8, '#8fae9c', 0);
  part([BASKET.outside], '#b98a50', 4, '#5c3f34');
  strokes(box, WEAVE, 0.9, '#74502f', 0);
  flat(
    box,
    BASKET.rim,
    '#cda062',
    { side: [-0.8, -1], paint: '#f3d498' },
    { side: [0.4, 1], paint: '#8a6238' },
  );
}
