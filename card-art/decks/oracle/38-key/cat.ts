import { contactShadow, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';

const COAT = '#3a3038';
const WHITE = '#f3e2c6';

/** From its left side: chest, forelegs, haunch, back. */
const BODY = closed(
  '-10,-64! -19,-53 -21,-40 -18,-24 -18,-6 -22,1! -6,1! -4,-10! 0,-6 2,1! 27,1! 35,-6 37,-20 32,-37 22,-51 12,-60 4,-66!',
);
const BIB = closed('-12,-61! -19,-50 -19.5,-37! -13,-33 -7,-44 -5,-59!');
const TAIL = curve('26,-4 42,-2 52,-8 57,-19 55,-29 49,-33');
/** About the neck. */
const HEAD = closed(
  '-18,-6 -19,-16 -17,-22! -19,-37! -8,-29! 1,-30 8,-28! 18,-36! 17,-22! 18,-14 14,-4 4,2 -9,2',
);

/** A dark cat that sits on the step and has turned its head to who comes; its paws at (x, y). */
export function cat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = lit({
    from: { towards: [-1, -0.5] },
    shade: '#17141c',
    rim: '#ecc49a',
    rimWidth: 1.8,
    stray: 0.3,
  });
  contactShadow(art, x + 6, y, 38 * scale, 6 * scale, '#6a4a38');
  const shadow = closed('-10,0! 30,-8 70,-17 96,-24 108,-30 118,-26 120,-18 104,-13 60,-2 20,4!');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#8a6448', 0.8));
  form(art, box.place(ribbon(TAIL, 10, { start: 1, end: 0.25, samples: 16 })), COAT, 2);
  form(art, box.place(BODY), COAT, 8);
  box.fill(BIB, WHITE);
  strokes(box, ['10,-3 7,-15 13,-27 25,-30', '-12,-28 -12,-14 -13,-3'], 1.5, '#7c6460', 0.1);
  box.fill([ellipse(-15, -1.4, 7, 3.6), ellipse(8, -0.6, 7, 3.2)], WHITE);
  head(art, local(art, ...box.at(-4, -64), scale, { rot: -7 }), form);
}

function head(art: Art, box: Local, form: ReturnType<typeof lit>): void {
  form(art, box.place(HEAD), '#40363c', 6);
  box.fill([closed('-16,-24! -17,-32! -11,-28!'), closed('10,-28! 16,-31! 15,-24!')], '#8a6460');
  box.fill(closed('-7,-8! -3,-6 1,-8! 3,-2 -3,1 -9,-2!'), WHITE);
  for (const eye of ['-15,-14! -11,-17.6 -7,-13! -11,-11', '2,-13! 6,-17.6 10,-14! 6,-11'])
    box.fill(closed(eye), '#e6c45c');
  box.fill([ellipse(-11, -14.2, 1.5, 3), ellipse(5.6, -14.2, 1.5, 3)], '#1c161c');
  box.fill(closed('-5,-8! -1,-8! -3,-5!'), '#c98070');
  strokes(box, ['-9,-4 -21,-6', '-9,-3 -20,-1', '3,-4 15,-6', '3,-3 14,-1'], 0.8, WHITE, 0);
}
