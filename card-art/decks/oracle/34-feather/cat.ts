import { strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, ribbon, unit } from '../../../kit/pen/index.ts';
import { LIGHT } from './view.ts';

const toned = twoTone({ towards: unit(LIGHT) });

/** A cat in a window, in the shade, that has seen the feather too; its paws on the sill at (x, y). */
export function cat(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  const fur = { fill: '#a8704a', shade: '#744a38', rim: '#e3bd92', rimWidth: 1.2 };
  const white = { fill: '#dcc8b0', shade: '#a98c7c' };
  const stripes = (...all: readonly string[]) => [
    () =>
      void box.blot(
        all.map((one) => ribbon(curve(one), 3.2, { start: 0.9, end: 0 })),
        '#70432f',
      ),
  ];
  toned(
    box,
    closed('-22,1! -28,-16 -27,-32 -18,-46! 18,-46! 27,-33 29,-17 25,1!'),
    { ...fur, soft: 9 },
    [closed('-24,-50! 24,-50! 22,-34 0,-28 -22,-34!'), '#5c3a30'],
    ...stripes(
      '-30,-26 -22,-25 -16,-21',
      '-31,-14 -23,-14 -17,-11',
      '31,-24 24,-24 18,-20',
      '32,-13 25,-13 19,-10',
    ),
  );
  box.fill(
    closed('-12,-38! 12,-38! 11,-24 9,-14! 6,-18 4,-8! 0,-13 -4,-8! -6,-18 -9,-14! -11,-24'),
    white.fill,
  );
  for (const leg of ['-18,3! -18,-12 -15,-24 -9,-28! -3,-18 -3,3!', '3,3! 3,-18 9,-28! 15,-24 18,-12 18,3!'])
    toned(
      box,
      closed(leg),
      { ...fur, soft: 4, rimWidth: 0 },
      ...stripes('-20,-12 -14,-11 -8,-13', '22,-12 15,-11 9,-13'),
    );
  for (const paw of [
    '-20,8 -20,0 -16,-5 -9,-6 -3,-3 -2,4 -3,9! -12,10',
    '2,4 3,-3 9,-6 16,-5 20,0 20,8! 12,10 3,9!',
  ])
    toned(box, closed(paw), { ...white, soft: 4 });
  strokes(box, ['-14,9 -14,3', '-8,9 -8,3', '8,9 8,3', '14,9 14,3'], 1.2, '#70504a', 0);
  for (const [ear, hollow] of [
    ['-27,-62! -31,-80 -27,-97! -17,-90 -5,-78!', '-23,-70! -26,-80 -25,-90! -18,-84 -12,-78!'],
    ['5,-78! 17,-90 27,-97! 31,-80 27,-62!', '12,-78! 18,-84 25,-90! 26,-80 23,-70!'],
  ] as const)
    toned(box, closed(ear), { ...fur, soft: 5 }, [closed(hollow), '#8f5a50']);
  toned(
    box,
    closed(
      '-27,-60! -26,-71 -20,-80 -9,-84 9,-84 20,-80 26,-71 27,-60! 35,-52! 28,-51 30,-43! 21,-43 10,-37 0,-35.4 -10,-37 -21,-43! -30,-43! -28,-51 -35,-52!',
    ),
    { ...fur, fill: '#b67c52', soft: 9 },
    ...stripes(
      '-8,-86 -7,-78 -8,-71',
      '0,-86 0,-79 0,-72',
      '8,-86 7,-78 8,-71',
      '-36,-58 -29,-57 -23,-54',
      '36,-58 29,-57 23,-54',
    ),
    [
      closed('-13,-49 -9,-56 -4,-61 -3,-70! 3,-70! 4,-61 9,-56 13,-49 10,-42 5,-40 0,-37 -5,-40 -10,-42'),
      white.fill,
    ],
  );
  // wide open in the dark room; up to where the feather is
  for (const side of [-1, 1]) {
    const at = (knots: string): Path => closed(knots).scale(side, 1);
    box.fill(at('4.4,-61! 7.4,-68 14,-71.4 20.6,-67.6! 21,-61 16,-56.4 9,-56.8'), '#43292a');
    box.fill(at('6,-61.4! 8.6,-67 14,-69.6 19.2,-66.6! 19.4,-61.4 15.4,-58 9.6,-58.4'), '#d9cc70');
  }
  box.blot([ellipse(-12, -64.6, 3.8, 4.7), ellipse(14, -64.6, 3.8, 4.7)], '#1f1820');
  box.blot([ellipse(-13.2, -67, 1.5), ellipse(12.8, -67, 1.5)], '#fff6dc');
  box.fill(closed('-3.6,-55! 3.6,-55! 1.6,-52 0,-50.6! -1.6,-52'), '#a05a54');
  strokes(box, ['0,-51 0,-48', '0,-48 -3,-45.4 -7,-46.4', '0,-48 3,-45.4 7,-46.4'], 1.4, '#70443a', 0);
  strokes(
    box,
    ['-9,-50 -24,-53 -38,-60', '-9,-48 -24,-47 -40,-49', '9,-50 24,-53 38,-60', '9,-48 24,-47 40,-49'],
    0.9,
    '#e8d8c0',
    0,
  );
}
