import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, Path, ribbon } from '../../../kit/pen/index.ts';
import { thrown, toned } from './form.ts';

const COAT = { fill: '#93a697', shade: '#4a666d', rim: '#eef2d8', soft: 7, rimWidth: 2.2 } as const;
const FAR = { fill: '#667a78', shade: '#3d545c', rim: '#c6d2bc', soft: 4, rimWidth: 1.4 } as const;
const PATCH = { fill: '#5f5650', shade: '#363a46', rim: '#dcd8b8', soft: 5, rimWidth: 2 } as const;
const DUSK = '#5f7b7e';
const DEEP = '#3f5b64';
const INKED = '#26343e';

const BODY =
  '-74,-64! -66,-75 -50,-82 -26,-82 -8,-82 10,-90 30,-106 48,-122 66,-130 84,-126 96,-114! 100,-98 96,-82 84,-72! 60,-70 44,-66 30,-52 14,-36 0,-24 -14,-17! -34,-15 -50,-21 -63,-30 -72,-43!';
const LEGS = {
  nearHind:
    '66,-122! 48,-104 38,-84 42,-68! 52,-56 66,-46 72,-40! 68,-26 64,-12! 56,-8 50,-3 52,0! 64,1.4 78,0! 80,-10 82,-26 90,-44! 86,-54 84,-62 94,-84 100,-104!',
  farHind:
    '40,-98! 28,-84 24,-70 34,-58 46,-48! 44,-34 40,-18! 32,-14 27,-9 29,-6! 42,-5 54,-6! 56,-16 58,-32 64,-46! 58,-58 66,-80!',
  nearFore:
    '-10,-54! -1,-38 -6,-25 -16,-18! -38,-10 -56,-5 -68,-2! -74,2 -88,2.4 -97,1! -101,-4 -98,-10 -88,-13! -74,-16 -58,-21 -46,-29 -44,-46!',
  farFore:
    '-44,-40! -44,-28 -56,-21 -74,-14 -90,-10! -95,-7 -108,-6.6 -117,-8! -121,-13 -117,-18 -108,-20! -92,-23 -78,-28 -66,-36 -60,-50!',
} as const;
const TAIL = '78,-118! 90,-134 93,-152 88,-170 76,-186! 92,-179 102,-162 103,-138 92,-106!';

/** Where it bows: the ground under it. */
const [X, Y] = [437, 786];

/** A dog bows with its chest on the ground, rump and tail up: nose to nose with something. */
export function dog(art: Art): void {
  const box = local(art, X, Y);
  const at = (knots: string): Path => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  toned(art, at(TAIL), PATCH);
  toned(art, at(LEGS.farHind), FAR);
  toned(art, at(LEGS.farFore), FAR);
  toned(art, at(BODY), { ...COAT, rimWidth: 2.8 }, () => {
    plane('-78,-54! -56,-48 -40,-45 -16,-44 6,-54 26,-74 44,-86 60,-84! 50,-60 20,-20 -20,0! -80,0!', DUSK);
    plane('-58,-30! -30,-26 -6,-32 14,-48 32,-64! 20,-20 -20,0! -60,0!', DEEP);
    // a saddle over the loins
    plane('6,-96! 10,-80 22,-74 38,-84 52,-96 68,-110 82,-119 92,-121! 92,-142! 40,-140!', PATCH.fill);
    plane('10,-84! 22,-79 38,-89 52,-101 68,-114 80,-121! 68,-104 52,-90 36,-78 22,-70!', PATCH.shade);
  });
  const { rim: _, ...matt } = COAT;
  toned(art, at(LEGS.nearHind), { ...matt, soft: 5 }, () =>
    plane('100,-104! 86,-84 74,-66 80,-54 78,-36 74,-14 72,4! 100,4! 110,-60!', DUSK),
  );
  toned(art, at(LEGS.nearFore), { ...matt, soft: 4 }, () =>
    plane('4,-40! -10,-26 -26,-18 -46,-11 -68,-7 -84,-4 -104,-3! -104,8! 10,6!', DUSK),
  );
  strokes(
    box,
    [
      '-94,1 -93,-5',
      '-87,2 -86,-5',
      '-110,-7 -109,-12',
      '-46,-29 -38,-38 -34,-50',
      '-64,-3 -68,-9',
      '58,0 58,-5',
      '64,0.6 64,-5',
      '88,-46 80,-46 74,-42',
      '44,-68 54,-76 60,-90',
      '-6,-80 -2,-64 -10,-50',
      '20,-64 24,-72 22,-82',
    ],
    INK.form,
    INKED,
    0.08,
  );
  head(art, box);
}

/** Stretched low to what it smells: a long muzzle, a lifted brow, the ear fallen forward. */
function head(art: Art, parent: Local): void {
  // written level, looking left, 100 from the back of the skull to the nose
  const box = local(parent.art, ...parent.at(-80, -54), 0.62, { rot: -16 });
  const at = (knots: string): Path => box.place(closed(knots));
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  const stroke = (knots: string, width: number, tone: string): void =>
    void box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), tone);
  toned(
    art,
    at(
      '40,-28! 24,-38 6,-39 -8,-32! -14,-22 -24,-16 -44,-13 -60,-10! -68,-8 -69,0 -64,6! -66,12 -58,18 -44,18! -26,22 -10,28 8,28 26,22 42,10!',
    ),
    COAT,
    () => {
      plane('46,0! 20,8 0,6 -20,4 -40,6 -66,6! -60,30! 40,30!', DUSK);
      // a patch round eye and ear
      plane('44,-34! 20,-42 -4,-36 -12,-24! -8,-10 6,-4 20,-8 44,4!', PATCH.fill);
      plane('-10,-20! -2,-12 8,-10 20,-12 30,-4! 14,0 0,-4!', PATCH.shade);
    },
  );
  // nose, mouth, chin
  plane('-58,-11! -66,-11 -71,-6 -70,1 -64,3! -59,-2', '#1c2630');
  plane('-67,-7! -63,-8.6 -61,-7! -64,-5.6', '#c6d2bc');
  stroke('-65,5 -52,9 -38,9 -24,14', 2.2, INKED);
  stroke('-65,3 -64,6 -62,8', 1.6, INKED);
  for (const [dx, dy] of [
    [-48, 2],
    [-42, 4],
    [-50, 5],
  ] as const)
    box.fill(ellipse(dx, dy, 1), INKED);
  // the eye: it looks down at what this is
  plane('-12,-18! -8,-22.6 -1,-22 3,-17 -1,-13 -8,-13', '#221a20');
  plane('-9.6,-19.6! -6.4,-21 -5,-18.4! -8,-17!', '#fffdf0');
  stroke('-13,-18.6 -8,-23.4 0,-22.6 5,-17', 1.5, INKED);
  box.fill(ellipse(-7, -28, 4, 2.2), '#b8a98e');
  // the ear
  toned(
    art,
    at('18,-40! 32,-40 46,-30 52,-12 48,10 38,26! 26,24 18,12 14,-6 10,-24!'),
    { ...PATCH, fill: '#4f4a4c' },
    () => plane('14,-30! 22,-10 26,8 36,28! 10,30! 4,-20!', '#3c3c46'),
  );
}

/** What it throws towards us. */
export const dogShadow = (): Path => {
  const placed = (knots: string): Path => closed(knots).translate(X, Y);
  return Path.join(
    [LEGS.nearHind, LEGS.nearFore, BODY, TAIL].map((part) => thrown(placed(part), Y)),
    [LEGS.farHind, LEGS.farFore].map((part) => thrown(placed(part), Y - 8)),
  );
};
