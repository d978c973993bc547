import { contactShadow, flat, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';

const COAT = '#3a3038';
const WHITE = '#f3e2c6';

/** From its left side, a little from before: breast, back, rump; the legs come over it. */
const BODY = closed(
  '-10,-64! -19,-54 -22,-42 -20,-26 -12,-8! 6,-4 28,1! 37,-4 41,-18 37,-34 27,-48 15,-59 4,-66!',
);
const BIB = closed('-12,-61! -19,-52 -20.5,-42 -16,-30! -12,-34 -7,-45 -5,-59!');
const FAR_LEG = '-21,-46! -22,-32 -20,-18 -21,-7 -24.4,-2 -23.4,1! -12,1! -11.4,-4 -13,-16 -10,-36!';
const NEAR_LEG = '-6,-44 -10,-32 -8.6,-18 -9,-7 -13,-2 -12,2! 1,2! 2,-3 0,-8 -0.6,-18 3,-30 2,-42';
/** The thigh drawn up beside the belly, its foot flat before it. */
const HAUNCH = '10,-2! 6,-12 8,-24 17,-33 29,-33 38,-23 40,-10 34,-1 24,2!';
const HIND_FOOT = '5,2! 5.4,-2 10,-4.6 18,-4.4 25,-2 26,2!';
const PAWS = [
  '-24.4,-2! -22,-6 -13,-6.4 -11.4,-3 -12,1.4! -23.4,1.4!',
  '-13,-1.6! -10,-6 -1,-6.6 2.2,-3 1.4,2.2! -12,2.2!',
];
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
  const shadow = closed(
    '-20,1! 8,-9 36,-19 60,-28! 66,-36 75,-36! 80,-41 87,-38! 96,-32 96,-22 84,-15! 64,-8 44,-1 30,4!',
  );
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#8a6448', 0.8));
  form(art, box.place(ribbon(TAIL, 10, { start: 1, end: 0.25, samples: 16 })), COAT, 2);
  flat(box, FAR_LEG, '#2c242e', { side: [-1.2, 0], paint: '#a98a74' });
  form(art, box.place(BODY), COAT, 8);
  box.fill(BIB, WHITE);
  flat(box, HAUNCH, '#463a42', { side: [5, 5], paint: '#241e28' }, { side: [-1.6, -1.6], paint: '#8a7064' });
  flat(box, HIND_FOOT, WHITE, { side: [2, 2.4], paint: '#c9aa90' });
  flat(
    box,
    NEAR_LEG,
    COAT,
    { along: ['4,-32 -0.6,-18 0,-8 2,-3'], paint: '#17121a', width: 4.6 },
    { along: ['-10,-36 -8.6,-18 -9,-7'], paint: '#ecc49a', width: 2.6 },
  );
  for (const paw of PAWS) flat(box, paw, WHITE, { side: [2.2, 1.6], paint: '#c9aa90' });
  strokes(
    box,
    ['-20,1 -19.6,-2.4', '-16,1.2 -16,-2.6', '-8.6,2 -8,-2.4', '-4,2 -3.6,-2.6', '10,2 11,-1.4'],
    0.9,
    '#6a5450',
    0,
  );
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
