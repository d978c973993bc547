import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, Path, ribbon } from '../../../kit/pen/index.ts';
import { thrown, toned } from './form.ts';

const COAT = { fill: '#93a697', shade: '#4a666d', rim: '#eef2d8', soft: 7, rimWidth: 2.2 } as const;
const FAR = { fill: '#667a78', shade: '#3d545c', rim: '#c6d2bc', soft: 4, rimWidth: 1.4 } as const;
const PATCH = { fill: '#5f5650', shade: '#363a46', rim: '#dcd8b8', soft: 5, rimWidth: 2 } as const;
const DUSK = '#5f7b7e';
const DEEP = '#3f5b64';
const LIT = '#c0ccb2';
const INKED = '#26343e';

const BODY =
  '-74,-64! -66,-75 -50,-82 -26,-82 -8,-82 10,-90 30,-106 48,-122 66,-130 84,-126 96,-114! 100,-98 96,-82 84,-72! 60,-70 44,-66 30,-52 14,-36 0,-24 -14,-17! -34,-15 -50,-21 -63,-30 -72,-43!';
const LEGS = {
  nearHind:
    '66,-122! 48,-104 38,-84 42,-68! 52,-56 66,-46 72,-40! 68,-26 64,-12! 56,-8 50,-3 52,0! 64,1.4 78,0! 80,-10 82,-26 90,-44! 86,-54 84,-62 94,-84 100,-104!',
  farHind:
    '40,-98! 28,-84 24,-70 34,-58 46,-48! 44,-34 40,-18! 32,-14 27,-9 29,-6! 42,-5 54,-6! 56,-16 58,-32 64,-46! 58,-58 66,-80!',
  nearFore:
    '-40,-72! -26,-74 -19,-66 -15,-54 -10,-38 -4,-24 3,-14! 7,-9 7,-3 2,1 -8,2! -28,0 -40,-3! -56,-6 -72,-5 -84,-3! -90,2 -102,2.6 -111,1! -115,-4 -112,-10 -101,-13! -82,-16 -62,-19 -47,-22! -55,-32 -57,-46 -50,-61!',
  farFore:
    '-44,-40! -44,-26 -58,-20 -78,-15 -96,-11! -102,-8 -116,-7.4 -126,-9! -130,-14 -126,-19 -116,-21! -96,-24 -80,-29 -68,-37 -60,-50!',
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
    // its back in the moon
    plane(
      '-76,-60! -70,-80 -40,-90 -6,-90 20,-106 60,-138 100,-124! 84,-112 62,-104 40,-84 18,-68! 0,-66 -22,-68 -48,-64!',
      LIT,
    );
    // ribs and belly turn from it, then the chest over the ground
    plane('-78,-50! -56,-46 -30,-52 -8,-56 8,-52 26,-68 44,-84 60,-84! 50,-60 20,-20 -20,0! -80,0!', DUSK);
    plane('-60,-32! -34,-26 -8,-30 10,-38 30,-58 44,-70! 30,-40 -10,0! -60,0!', DEEP);
    // a saddle over the loins
    plane(
      '6,-96! 8,-80 18,-70 30,-72! 36,-82 50,-92 62,-94! 74,-106 86,-112 96,-110! 100,-142! 40,-140!',
      PATCH.fill,
    );
    plane(
      '8,-80! 18,-72 30,-73 36,-82 50,-92 62,-94 74,-106 88,-112! 70,-112 52,-102 36,-88 20,-80!',
      PATCH.shade,
    );
  });
  const { rim: _, ...matt } = COAT;
  toned(art, at(LEGS.nearHind), { ...matt, soft: 5 }, () => {
    plane('60,-120! 50,-100 44,-82 50,-70! 60,-72 68,-88 78,-104 80,-120!', LIT);
    plane('100,-104! 90,-86 78,-68 80,-54 78,-36 75,-14 73,4! 100,4! 110,-60!', DUSK);
    plane('42,-68! 54,-62 70,-54 84,-60! 84,-48 74,-40 60,-48 48,-58!', DUSK);
  });
  // shoulder, elbow on the ground, forearm stretched before it
  toned(art, at(LEGS.nearFore), { ...matt, soft: 3 }, () => {
    // the blade slants from the withers to the shoulder's point, the upper arm back from there
    plane('-44,-76! -24,-76 -20,-66 -28,-56 -40,-44 -52,-36 -60,-40!', LIT);
    plane('-10,-58! -15,-46 -20,-36 -30,-28 -44,-23! -34,-19 -22,-15 -10,-14 6,-18!', DUSK);
    plane('10,-12! -8,-9 -30,-8 -60,-11 -86,-9 -114,-4! -114,8! 10,6!', DUSK);
    plane('8,-5! -8,-3 -24,-3 -40,-5! -40,4! 8,5!', DEEP);
  });
  strokes(
    box,
    [
      '-107,1 -106,-5',
      '-99,2 -98,-5',
      '-119,-8 -118,-13',
      '-57,-40 -54,-31 -47,-22',
      '-47,-22 -38,-20 -30,-17',
      '-7,-31 -2,-21 4,-13 7,-6 4,0',
      '58,0 58,-5',
      '64,0.6 64,-5',
      '88,-46 80,-46 74,-42',
      '44,-68 54,-76 60,-90',
      '10,-46 15,-55 17,-64',
      '20,-52 26,-60 28,-68',
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
  const box = local(parent.art, ...parent.at(-84, -58), 0.72, { rot: -18 });
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
      plane('-16,-40! -14,-22 -24,-12 -44,-8 -60,-5! -68,-12 -40,-20!', LIT);
      plane('46,0! 20,8 0,6 -20,3 -40,5 -66,5! -60,30! 40,30!', DUSK);
      plane('40,8! 20,16 4,18 -8,16 -20,14 -30,20! -10,32 40,32!', DEEP);
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
