import { flat, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, limb, local, Path, polar } from '../../../kit/pen/index.ts';

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
  '-12,-63! -16,-50 -21,-34 -25,-20! -15,-14.6 -6,-16 6,-19 18,-16 34,-22 50,-20 74,-28! 62,-36 46,-43 30,-51 17,-58 9,-64!',
);
const BLOUSE = closed('-9,-86! -15,-79 -16,-73 -12,-62! -2,-60 9,-62! 12,-71 11,-82 5,-88! -2,-90');

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

const BASKET = closed('-23,-62! -8,-65 9,-62! 7,-46! -7,-41.6 -20,-45!');
const LINEN = closed('-22,-61! -19,-69 -11,-67.6 -3,-71.6 4,-67.6 8,-61.6! -8,-59');
const WEAVE = [
  '-21.6,-57 -7,-53.6 8.2,-57',
  '-21,-51.6 -7,-48.2 7.6,-51.6',
  '-14,-60 -13,-44',
  '-5,-59 -5,-42.6',
  '3,-60 1.6,-44',
];
const SLEEVE = closed('3,-87! 11,-84 16.6,-75 18.6,-65.6! 16,-59.6 9.4,-58! 5,-60.4 4.4,-65! 6,-71 1.6,-79');
const NEAR_ARM = closed('12,-65.6! 2,-64.4 -8,-61.6! -10,-57.8 -8.6,-55.6! 2,-56.6 13,-58!');
const NEAR_HAND = closed(
  '-7,-62! -13,-62 -17.6,-60.2! -18.8,-58.2 -16.8,-57.4! -19,-56 -18,-54.2 -15.8,-54.6! -16.4,-52.6 -14.4,-51.8 -12.4,-53.2! -10,-53.2 -7.4,-55!',
);

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
      { side: [2.6, 0.8], paint: SKIN.shade },
      [closed('-30,-36! 30,-36! 30,-15 12,-12 -4,-13 -30,-12!'), SKIN.shade, 0.8],
      { side: [-1.6, -1], paint: SKIN.light },
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
    '#d86f4b',
    ...FOLDS.map((fold) => [fold, '#b04f42'] as const),
    [closed('8,-66! 17,-58 30,-51 46,-43 62,-36 74,-28! 58,-30.6 42,-38 27,-48 14,-57!'), '#b04f42'],
    ...CRESTS.map((crest) => [crest, '#e78a62'] as const),
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
  part([LINEN], '#fbf6e0', 3, '#8fae9c');
  part([BASKET], '#b98a50', 4, '#5c3f34');
  strokes(box, WEAVE, 0.9, '#74502f', 0);
  flat(
    box,
    Path.join([NEAR_ARM, NEAR_HAND]),
    SKIN.mid,
    [closed('16,-58! -4,-57.6 -12,-55.4 -19,-53! -14,-50 16,-52!'), SKIN.shade],
    {
      along: ['12,-65.6 2,-64.4 -8,-61.8 -17,-60.2'],
      paint: SKIN.light,
      width: 2,
    },
  );
  part([SLEEVE], '#f6f0d8', 4, LINEN_SHADE);
  strokes(box, ['8,-81 12,-73 11.6,-64', '14.6,-70 12.6,-65 9,-62'], 1, LINEN_SHADE);
}
