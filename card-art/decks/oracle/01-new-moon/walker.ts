import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local } from '../../../kit/pen/index.ts';

const COAT = closed('-9,-72! -14,-60 -16,-40 -17,-28! 0,-25 15,-28! 15,-42 13,-60 9,-72! 0,-76');

/** Somebody who walks home with a hoe on the shoulder, from behind, and a dog that looks round; about 90 high. */
export function walker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // far from the lantern: what is lit is only warm
  const form = lit({
    from: { towards: [-1, 0.4] },
    shade: '#1f1e18',
    rim: '#e6b068',
    rimWidth: 1.5,
    stray: 0,
  });
  contactShadow(art, x, y, 20, 4, '#17160f');
  form(art, box.place(limb('5,-32 9,-20 7,-10 9,-4', [6, 5.4, 4, 3.4], 12)), '#2c261c', 3);
  form(art, box.place(limb('-5,-32 -8,-20 -6,-10 -7,0', [6.6, 6, 4.6, 4], 12)), '#3c3022', 3);
  form(art, box.place(COAT), '#5c4a30', 5, { depth: 0.8 });
  strokes(box, ['-6,-34 -8,-52', '4,-32 5,-54'], 0.9, '#2c241a', 0.1);
  form(art, box.place(ellipse(0, -80, 6.6, 7.6)), '#3c2c20', 2);
  form(art, box.place(closed('-13,-82! -8,-86 -6,-92 0,-94 6,-92 8,-86 13,-82! 0,-80')), '#8a6c40', 2, {
    depth: 0.6,
  });
  // over the shoulder, its blade towards us
  art.line(box.place(curve('-6,-69 -19,-88 -31,-106')), 2.4, '#8a6840');
  box.fill(closed('-36,-109! -28,-104! -33,-89! -42,-94!'), '#6a5a44');
  dog(art, x - 46, y + 9);
}

/** Trots beside, its head turned back to the light. */
function dog(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.56);
  const legs = ['-16,-28 -21,-14 -25,0', '-10,-26 -6,-14 -4,-2', '18,-28 24,-16 20,-2', '12,-26 8,-12 12,0'];
  const body = closed('-22,-44! -10,-47 10,-45 24,-44 29,-36 24,-26 6,-28 -12,-24 -24,-30');
  const tail = limb('26,-42 36,-50 42,-64', [4, 3, 1.4], 8);
  const head = closed('-18,-42! -25,-54 -24,-62! -26,-70! -19,-65 -14,-65! -8,-70! -9,-58 -10,-44!');
  const muzzle = closed('-24,-60! -33,-55 -33,-51 -24,-50 -18,-52!');
  box.fill([...legs.map((leg) => limb(leg, [5, 3.4, 2.6], 8)), body, tail, head, muzzle], '#2c2418');
  strokes(
    box,
    ['-25,-62 -33,-55', '-22,-44 -25,-32', '-21,-26 -26,-2', '-26,-69 -25,-63', '-10,-47 10,-45 24,-44'],
    1.2,
    '#c98f4c',
    0,
  );
  box.fill(ellipse(-21, -59, 1.5, 1.7), '#ffe09a');
}
