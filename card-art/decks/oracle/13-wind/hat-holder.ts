import { lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, limb, local, type Path } from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.8, -0.5] },
  shade: '#7c4a4c',
  rim: '#fff3cc',
  rimWidth: 1,
  stray: 0,
});

const SKIN = '#dda47e';
const LEGS = [limb('-8,-30 -12,-14 -14,4', [4.4, 3.6, 3], 10), limb('5,-30 8,-14 7,6', [4.4, 3.8, 3], 10)];
const SKIRT = closed(
  '-10,-66! -15,-50 -21,-32 -27,-15! -16,-9 -6,-11 6,-15 18,-12 34,-20 50,-18 74,-28! 62,-36 46,-43 30,-51 16,-59 9,-66!',
);
const BLOUSE = closed('-12,-85! -15,-74 -11,-64! -2,-62 10,-64! 10,-74 9,-86! 0,-91');
const SLEEVE = limb('4,-82 14,-88 22,-93', [6.4, 7, 6], 10);
const FAR_SLEEVE = limb('-10,-82 -18,-76 -22,-70', [4.6, 5, 4.6], 10);
const FAR_ARM = limb('-20,-72 -24,-62 -19,-56', [3.6, 3.4, 2.8], 10);
const ARM = [
  limb('12,-87 22,-93 31,-99', [4.8, 4.2, 3.4], 8),
  limb('32.5,-98 20,-107 6,-115', [3.2, 3.6, 2.2], 10),
];
const NECK = limb('-3,-86 -5,-97', [3.8, 3.8], 6);
const FACE = ellipse(-8, -101, 8, 9.6);
const HAIR = closed('-10,-112! 2,-112 6,-102 3,-93 -3,-90 -7,-94 -8,-102');
const BRAID = limb('2,-95 14,-90 26,-95 40,-90 50,-94', [4.4, 4, 3.6, 3, 0.6], 20);
const CROWN = closed('-17,-108! -16,-120 -7,-127 4,-124 9,-112! 0,-107');
const BAND = closed('-17,-109! -16,-114 -3,-113 8,-111 9,-107! -2,-106');
const TAIL = closed('8,-111! 18,-117 28,-113 42,-119! 34,-109 24,-107 10,-107');
const BRIM = closed('-36,-112! -22,-113 -6,-109 10,-107 27,-101! 16,-98 0,-100 -16,-103 -28,-107');
const BASKET = closed('-38,-66! -26,-70 -12,-68! -13,-52! -24,-48 -34,-51!');
const LINEN = closed('-37,-66! -33,-74 -25,-72 -18,-76 -12,-67! -24,-64');

/** Somebody from behind on the ridge who leans on the wind and holds a hat, 127 × `scale` high; feet at (x, y). */
export function hatHolder(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -6 });
  const part = (outlines: readonly Path[], fill: string, soft: number, shade?: string): void => {
    const placed = box.place(outlines);
    form(art, placed, () => void art.fill(placed, fill), soft * scale, shade ? { shade } : {});
  };
  part(LEGS, SKIN, 2.4);
  part([FAR_ARM], SKIN, 2);
  part([LINEN], '#fbf6e0', 3, '#8fae9c');
  part([BASKET], '#b98a50', 4, '#5c3f34');
  strokes(box, ['-36,-61 -24,-58 -13,-60', '-35,-56 -24,-53 -13,-55'], 1, '#74502f', 0);
  part([SKIRT], '#d46a47', 8, '#7c2a3c');
  strokes(
    box,
    ['-5,-62 -11,-42 -17,-20', '1,-60 4,-40 8,-22', '5,-62 20,-46 38,-28', '7,-63 30,-48 58,-32'],
    1.5,
    '#8f3440',
  );
  part([BLOUSE, FAR_SLEEVE], '#f6f0d8', 6, '#7fa094');
  strokes(box, ['4,-78 2,-70 -1,-64'], 1.1, '#7fa094');
  part([NECK, FACE], SKIN, 3);
  part([BRAID, HAIR], '#4a332e', 3, '#241c28');
  part([CROWN], '#f0d48c', 4, '#a8783c');
  part([BAND, TAIL], '#2f7470', 2, '#1c4448');
  part([BRIM], '#f6dfa0', 3, '#a8783c');
  part(ARM, SKIN, 2.4);
  part([SLEEVE], '#f6f0d8', 3, '#7fa094');
}
