import { contactShadow, INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, limb, local, Path } from '../../../kit/pen/index.ts';

const LEGS = [
  limb('8,-48 12,-27 15,-5', [9, 7, 5.4], 10),
  limb('2,-48 -8,-28 -5,-5', [9, 7, 5.4], 10),
] as const;
const BOOTS = [closed('9,-9! 20,-9! 21,0! 4,0! 5,-4'), closed('-10,-9! 0,-9! 1,0! -17,0! -15,-4')] as const;
const COAT = closed(
  '15,-40! 18,-50 13,-62! 4,-75 -5,-84 -12,-88! -19,-86 -22,-79! -17,-68 -12,-56 -9,-39! 2,-36',
);
const HEM = closed('15,-40! 15.8,-44! 2,-40.4 -9.2,-43! -9,-39! 2,-36');
const ARM = limb('-8,-79 -15,-64 -23,-53', [6.4, 5.4, 3.6], 12);
const FAR_ARM = limb('-15,-80 -26,-70 -33,-56', [5, 4.2, 3.2], 10);
/** Closed on the rope, and flat on the post's head. */
const HANDS = [
  closed('-21,-54! -26,-55 -29.5,-52 -29.5,-48 -27,-46 -23,-47.5!'),
  closed('-30,-57! -34.5,-57 -38,-52 -38,-49 -33,-49!'),
] as const;
/** About the nape; the face is turned from us, down to the rope. */
const HEAD = closed(
  '-2,1! -1,-12 -6,-22 -16,-23 -18,-15 -18.6,-10.5! -20,-8! -18.6,-6.6 -18,-3 -15,0 -10,1 -8,4!',
);
const HAIR = closed(
  '0,0! 2.4,-8 2,-16 -3,-23 -11,-25.6 -17,-22.6 -18,-17.6! -14,-17 -12.4,-11 -11.4,-7 -7.4,-5 -5,0!',
);
const BAND = closed('-18.6,-18.4! -10,-19 1.6,-13.4! 2,-9.4! -10,-15 -18.8,-14.6!');
const ENDS = [closed('1.6,-12! 9,-12 11,-7!'), closed('1.8,-10! 7,-5 6.4,-1!')];

/** Stoops to make the rope fast; the feet at (x, y), 100 units tall if he stood straight. */
export function fisher(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const paint = lit({
    from: { towards: [-1, 0.15] },
    shade: '#1f2e30',
    rim: '#f2b671',
    rimWidth: 1.5,
    stray: 0.3,
  });
  const shadow = box.place(closed('-8,-2! 20,-1! 60,4 84,9 70,13 20,7!'));
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#2f332c', 0.85));
  contactShadow(art, x + 3, y, 34, 5, '#2f2c24');
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(outline), fill, soft);
  form(HANDS[1], '#a8704e', 2);
  form(FAR_ARM, '#8a4434', 4);
  form(Path.join(LEGS[0]), '#3c5450', 6);
  form(BOOTS[0], '#2c2e2c', 3);
  form(LEGS[1], '#4a6660', 6);
  form(BOOTS[1], '#3a3832', 3);
  form(COAT, '#b8573c', 9);
  box.fill(HEM, '#8a4434');
  strokes(
    box,
    ['12,-44 7,-56 -2,-68', '-8,-46 -4,-56 4,-62', '15,-51 9,-56', '-3,-80 1,-72 0,-64'],
    INK.form,
    '#74352c',
    0.2,
  );
  head(local(art, ...box.at(-19, -81), scale * 0.8, { rot: -10 }), paint);
  form(HANDS[0], '#c98a62', 2);
  form(ARM, '#c7643f', 5);
}

function head(box: Local, paint: ReturnType<typeof lit>): void {
  paint(box.art, box.place(HEAD), '#c98a62', 4);
  paint(box.art, box.place(HAIR), '#55524a', 3);
  box.fill(BAND, '#f3e4c4').fill(ENDS, '#d9c5a0');
}
