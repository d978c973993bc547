import { contactShadow, INK, ink, modelled, printed } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, limb, local, type Path } from '../../../kit/pen/index.ts';

const LEGS = [
  [limb('-4,-52 -12,-28 -18,-4', [8, 7, 5.6], 14), closed('-26,-6! -12,-8 -10,2! -34,3! -34,-2')],
  [limb('8,-52 12,-28 14,-4', [8, 7, 5.6], 14), closed('8,-6! 22,-7 23,2! -1,3! 0,-3')],
] as const;
const COAT = closed(
  '-12,-116! -20,-104 -20,-84 -17,-66 -22,-44 -24,-34! -6,-30 10,-32 30,-38 50,-50! 42,-62 26,-78 18,-96 12,-114! 0,-118',
);
const HOOD = closed('-8,-118! 2,-122 14,-120 24,-112 28,-100 18,-98 4,-104 -10,-108!');
/** The head is drawn level and thrown back. */
const back = (path: Path): Path => path.rotate(16).translate(0, -134);
const HEAD = back(
  closed(
    '-13,-12! -15,-5 -16,-1 -22,5! -18,7 -17,9! -14,12 -15,14! -16,17 -12,20 -6,19 0,17! 2,26 16,24 15,12! 16,0 12,-14 0,-18',
  ),
);
const HAIR = back(
  closed('-14,-8! -18,-16 -10,-22 0,-23 12,-20 19,-10 20,2 16,14 11,20! 5,16 4,8 1,4! 2,-2 -4,-8'),
);
const EAR = back(closed('0,0! 5,-2 7,3 4,8 0,7'));
const LID = back(curve('-14,-2 -11,0 -8,-1'));
const TAIL = closed('14,-146! 26,-152 40,-148 54,-154 72,-146! 58,-138 46,-137 32,-134 16,-134!');
/** One side of the funnel round the mouth. */
const HAND = closed('-27,-113! -32,-121 -36,-130 -38,-138 -34,-140 -29,-134 -23,-130 -17,-127 -14,-119!');
const FAR_HAND = HAND.rotate(10, -20, -116).translate(-2, -2);
const SLEEVE = closed(
  '6,-113! 12,-106 8,-97 -4,-91 -22,-88 -34,-93 -39,-103 -34,-114 -28,-122! -20,-119 -15,-114! -20,-106 -17,-103 -8,-107!',
);
const FAR_SLEEVE = SLEEVE.translate(-6, -3);
const SCARF = closed('-14,-120! 0,-114 14,-120! 17,-110 4,-104 -10,-107!');
const SCARF_END = closed(
  '12,-116! 30,-122 48,-116 66,-122 84,-116! 78,-104 64,-108 48,-102 30,-108 12,-106!',
);

/** Somebody from the side, head back, hands at the mouth, calling to the left; feet at (x, y), light from the right. */
export function caller(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 4 });
  const form = (
    fills: readonly (readonly [Path, string])[],
    soft: number,
    shade: string,
    rim: string,
  ): void =>
    modelled(
      art,
      box.place(fills.map(([outline]) => outline)).bounds(),
      { towards: [soft, -soft * 0.6], soft, shade, rim, rimWidth: 2 },
      () => {
        for (const [outline, fill] of fills) box.fill(outline, fill);
      },
    );
  contactShadow(art, x - 4 * scale, y + 2, 46 * scale, 8 * scale, '#0f3640');
  const shadow = closed('-30,2! 20,-2 10,10 -40,30 -90,46! -80,30 -50,12');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#0f3640', 0.6));
  form([[TAIL, '#4c3030']], 3, '#24182c', '#e3a878');
  form([[SCARF_END, '#f2c860']], 4, '#a8642c', '#fffbd0');
  form(
    [
      [FAR_HAND, '#d8a084'],
      [FAR_SLEEVE, '#a83a34'],
    ],
    4,
    '#541c34',
    '#f09a6c',
  );
  for (const [leg, boot] of LEGS)
    form(
      [
        [leg, '#35506c'],
        [boot, '#5c3a34'],
      ],
      3,
      '#182440',
      '#c3d3d8',
    );
  form([[COAT, '#d75045']], 12, '#6c1c38', '#ffd8a8');
  art.blot(
    ['-4,-96 -6,-66 -10,-38', '8,-92 16,-64 32,-46', '2,-90 4,-60 12,-38'].map((fold, i) =>
      ink(box.place(curve(fold)), INK.form, i, 0.2),
    ),
    '#7c2438',
  );
  form([[HEAD, '#f2c3a0']], 4, '#c07c68', '#fff0d8');
  art.blot(ink(box.place(LID), 2, 1, 0), '#5c3430');
  form([[HAIR, '#4c3030']], 5, '#24182c', '#e3a878');
  box.fill(EAR, '#e3a888');
  form(
    [
      [HOOD, '#d75045'],
      [SCARF, '#f2c860'],
    ],
    4,
    '#a8442c',
    '#fffbd0',
  );
  form([[HAND, '#f2c3a0']], 3, '#c07c68', '#fff0d8');
  form([[SLEEVE, '#d75045']], 5, '#6c1c38', '#ffd8a8');
  art.blot(ink(box.place(curve('-16,-98 -24,-98 -30,-104')), INK.form, 4, 0.1), '#7c2438');
}
