import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, limb, local, type Path } from '../../../kit/pen/index.ts';

const CUSHION = closed('-62,-6! -40,-12 40,-12 62,-6! 66,2 58,8! -58,8! -66,2');
const COAT = closed(
  '-22,-137! -40,-131 -54,-119 -57,-96 -54,-62 -56,-30 -60,-4! -22,3 24,3 58,-4! 56,-34 52,-66 52,-98 46,-118 32,-130 14,-136!',
);
/** The one it leans back on; the other lies in the lap. */
const ARM = limb('-38,-112 -64,-82 -77,-46 -88,-12', [16, 16, 15, 15], 16);
const FAR_SLEEVE = limb('36,-112 58,-86 64,-56 52,-40', [15, 15, 15, 10], 14);
const HAND = closed('-98,-10! -83,-11! -82,-2 -90,3 -104,2 -104,-3');
/** The coat's dark band round the neck. */
const COLLAR = closed(
  '-24,-139! -14,-130 -2,-127 10,-130 17,-138! 22,-133 18,-122 -2,-114 -22,-122 -29,-132',
);
const HAIR = closed(
  '-2,-186 -15,-182 -23,-171 -25,-157 -20,-144 -12,-136! 0,-134 8,-139! 12,-150 17,-160! 17,-171 10,-182',
);
const KNOT = closed('-22,-160! -34,-162 -39,-152 -35,-142 -24,-140 -17,-147!');
const CHEEK = closed('9,-170! 17,-167 21,-161 24,-156 20,-153 20,-147 14,-141 4,-134 -2,-132!');

const paint = lit({
  from: { towards: [0.85, -0.6] },
  shade: '#2a1a16',
  rim: '#ffe9ba',
  rimWidth: 2.2,
  stray: 0.4,
});

/** Somebody at the veranda's end, from behind, leaning back on one hand, the face up to the moon; seated at (x, y). */
export function viewer(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.84);
  const form = (outline: Path, fill: string, soft: number, shade?: string): void =>
    paint(art, box.place(outline), fill, soft, shade ? { shade } : {});
  form(CUSHION, '#6f7448', 5, '#2c2e1e');
  form(HAND, '#c08a64', 3);
  form(FAR_SLEEVE, '#a5503a', 6);
  form(ARM, '#a5503a', 8);
  form(CHEEK, '#e0a878', 3);
  form(COAT, '#b5593c', 14);
  strokes(
    box,
    [
      '-40,-118 -43,-80 -42,-46 -46,-8',
      '-22,-114 -25,-80 -23,-46 -26,-4',
      '-4,-112 -5,-80 -3,-46 -5,-2',
      '15,-114 15,-80 18,-46 18,-2',
      '33,-120 34,-84 37,-46 40,-8',
    ],
    INK.contour,
    '#7c3a2a',
    0.2,
  );
  strokes(
    box,
    ['-64,-96 -72,-62 -86,-24', '-52,-40 -30,-24 -8,-22', '50,-52 34,-34 12,-26'],
    INK.form,
    '#4c221c',
    0.3,
  );
  form(COLLAR, '#453a30', 3, '#1e1814');
  form(KNOT, '#a39684', 4, '#4f463c');
  form(HAIR, '#a39684', 7, '#4f463c');
  strokes(
    box,
    [
      '-19,-150 -16,-168 -4,-181',
      '-14,-142 -6,-160 4,-178',
      '-4,-138 6,-156 11,-172',
      '-34,-156 -27,-150 -22,-152',
    ],
    1.3,
    '#5f5548',
    0.3,
  );
}
