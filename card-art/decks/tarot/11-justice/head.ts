import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path } from '../../../kit/pen/index.ts';
import { FLESH, form, GOLD, SKIN } from './form.ts';

const HAIR = { shade: '#120d1c', rim: '#8a6a70', rimWidth: 1.4 } as const;

/** A level face that looks at us; (x, y) lies between the eyes. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const shape = (knots: string): Path => box.place(closed(knots));
  const line = (knots: string, weight: number, seed: number): Path =>
    ink(box.place(curve(knots)), weight, seed, 0);
  form(
    art,
    shape(
      '0,-52! -26,-50 -44,-28 -46,6 -42,40 -50,70 -44,92! -20,84 20,84 48,92! 52,68 44,40 47,6 44,-28 26,-50',
    ),
    '#33212c',
    7,
    HAIR,
  );
  form(art, shape('-15,34! -14,60 -26,78! 0,92 28,78! 15,60 16,34!'), '#9c6444', 4, { ...FLESH, depth: 0.6 });
  form(art, shape('-31,-30! -34,0 -28,24 -14,44 0,50 13,45 27,25 33,0 31,-30 0,-42'), SKIN, 6, {
    ...FLESH,
    shade: '#8a5540',
    depth: 0.75,
    towards: [1, 0.1],
  });
  art.fill(shape('-3,-4! -7,10 -9,18 -3,22 1,20 -1,6!'), '#96603f');
  for (const side of [-1, 1]) {
    const eye = (knots: string): Path =>
      box.place(
        closed(knots)
          .scale(side, 1)
          .translate(side * 14.5, 0),
      );
    art.fill(eye('-8.5,1! -1,-5.4 8.5,0! 0,4.6'), '#fbf1e2');
    box.fill(ellipse(side * 14.5 + 0.6, -0.6, 4.6, 4.9), '#2a1822');
    art.fill(box.place(ellipse(side * 14.5 + 2, -2, 1.2)), '#fffaf0');
  }
  art.blot(
    [
      line('-24,0 -15,-5 -6,0', 3, 1),
      line('6,0 15,-5 24,-1', 3, 2),
      line('-26,-10 -16,-14.5 -6,-11.5', 3.2, 3),
      line('6,-11.5 16,-14.5 26,-10', 3.2, 4),
      line('-6,21 0,23.4 6,21', 1.6, 5),
    ],
    '#3a1f28',
  );
  art.fill(shape('-11,33! -4,30 0,31.4 4,30 11,33! 4,38 -4,38'), '#8f4444');
  art.blot(line('-11,33 0,34.4 11,33', 1.2, 6), '#54222c');
  // the parting: hair comes down over brow and ears
  form(art, shape('0,-50! -20,-48 -38,-30 -41,4 -36,26! -32,8 -30,-12 -18,-26 0,-36!'), '#3a2630', 4, HAIR);
  form(art, shape('0,-50! 20,-48 38,-30 42,4 37,26! 33,8 30,-12 18,-26 0,-36!'), '#3a2630', 4, HAIR);
  strokes(box, ['-6,-44 -24,-34 -34,-8', '6,-44 24,-34 34,-8'], 1.4, '#7a5a60', 0.1);
  crown(art, shape);
}

/** A square crown: three towers on a band, one red stone. */
function crown(art: Art, shape: (knots: string) => Path): void {
  for (const tower of [
    '-34,-58! -40,-84! -24,-86! -20,-60!',
    '-11,-62! -12,-92! 12,-92! 11,-62!',
    '34,-58! 40,-84! 24,-86! 20,-60!',
  ])
    form(art, shape(tower), '#dcae5c', 3, GOLD);
  form(
    art,
    shape('-37,-38! -20,-45 0,-47 20,-45 37,-38! 37,-56! 20,-63 0,-65 -20,-63 -37,-56!'),
    '#e4ba66',
    6,
    GOLD,
  );
  art.fill(shape('-7,-62! 7,-62! 7,-49! -7,-49!'), '#b03048');
}
