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
  '-79,-56! -84,-70 -82,-86 -68,-102! -46,-106! -38,-96 -24,-87 -6,-83 10,-90 30,-106 48,-122 66,-130 84,-126 96,-114! 100,-98 96,-82 84,-72! 60,-70 44,-66 30,-52 14,-36 0,-24 -14,-17! -34,-15 -50,-21 -63,-30 -72,-43!';
const LEGS = {
  nearHind:
    '66,-122! 48,-104 38,-84 42,-68! 52,-56 66,-46 72,-40! 68,-26 64,-12! 56,-8 50,-3 52,0! 64,1.4 78,0! 80,-10 82,-26 90,-44! 86,-54 84,-62 94,-84 100,-104!',
  farHind:
    '40,-98! 28,-84 24,-70 34,-58 46,-48! 44,-34 40,-18! 32,-14 27,-9 29,-6! 42,-5 54,-6! 56,-16 58,-32 64,-46! 58,-58 66,-80!',
  nearFore:
    '-42,-80! -30,-80 -20,-72 -13,-58 -8,-42 -4,-28 0,-15! 4,-9 3,-2 -4,2.4! -18,2 -30,-2 -40,-6! -52,-8.6 -64,-8 -73,-5! -78,-1 -84,2.4 -96,3.6 -105,2! -109,-3 -106,-9 -97,-13 -84,-15! -74,-18 -62,-21 -46,-25! -56,-35 -60,-48 -53,-64!',
  farFore:
    '-44,-40! -44,-28 -56,-22 -74,-17 -89,-13! -94,-9 -106,-8 -116,-9.6! -121,-14 -118,-19 -108,-22! -92,-25 -77,-31 -66,-39 -58,-50!',
} as const;
const TAIL = '78,-118! 90,-134 93,-152 88,-170 76,-186! 92,-179 102,-162 103,-138 92,-106!';

/** Where it bows: the ground under it. */
const [X, Y] = [437, 786];

/** A dog bows with its chest on the ground, rump and tail up, and lifts its head to the one who howls. */
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
      '-60,-112! -40,-112 -6,-90 20,-106 60,-138 100,-124! 84,-112 62,-104 40,-84 18,-68! 4,-67 -12,-71 -30,-79 -48,-92!',
      LIT,
    );
    // ribs and belly turn from it, then the chest over the ground
    plane(
      '-92,-94! -74,-86 -64,-72 -58,-56! -46,-50 -30,-52 -8,-56 8,-52 26,-68 44,-84 60,-84! 50,-60 20,-20 -20,0! -80,0!',
      DUSK,
    );
    plane('-92,-84! -78,-77 -72,-66 -70,-50! -92,-44!', DEEP);
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
    plane('-46,-84! -26,-82 -20,-70 -27,-60 -38,-54 -50,-50 -62,-50!', LIT);
    plane('-8,-58! -14,-44 -20,-34 -30,-27 -46,-24! -38,-18 -26,-13 -12,-12 6,-16!', DUSK);
    plane('8,-10! -8,-7 -28,-9 -50,-13 -72,-11 -88,-7 -108,-4! -108,8! 10,6!', DUSK);
    plane('6,-4! -6,-1 -20,-2 -36,-6! -36,5! 6,5!', DEEP);
  });
  strokes(
    box,
    [
      '-101,3 -100,-4',
      '-92,3.4 -91,-4',
      '-111,-9 -110,-14',
      '-59,-45 -56,-34 -46,-25',
      '-46,-25 -38,-19 -29,-14',
      '-8,-36 -4,-22 2,-11 1,-2',
      '-56,-52 -48,-51 -38,-54',
      '-73,-17 -71,-12 -73,-7',
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

/** Written level, looking left: 95 from the back of the skull to the nose, a deep stop, a short muzzle. */
const SKULL =
  '40,-24! 30,-35 14,-40 -2,-37! -11,-31 -16,-22 -24,-18! -38,-17 -50,-16! -57,-14 -58,-5 -54,1! -55,6 -50,11 -40,12! -26,18 -10,25 8,28 28,24 44,8!';

/** Lifted to the wolf's song out of the bow, its brow in the moon. */
function head(art: Art, parent: Local): void {
  const box = local(art, ...parent.at(-74, -103), 0.74, { rot: 32 });
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  const stroke = (knots: string, width: number, tone: string): void =>
    void box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), tone);
  toned(art, box.place(closed(SKULL)), { ...COAT, soft: 5, rimWidth: 3 }, () => {
    plane('-2,-42! -8,-28 -16,-17 -26,-13 -56,-9! -62,-16 -40,-24!', LIT);
    plane('46,-4! 22,8 4,4 -12,4 -24,8 -40,8 -60,8! -60,34! 46,34!', DUSK);
    plane('44,4! 24,18 8,20 -10,17 -30,15! -30,34! 46,34!', DEEP);
    // a patch over ear and crown; the eye lies free of it
    plane('46,-30! 30,-44 10,-46 2,-38! 6,-28 8,-18 12,-8 26,2 46,4!', PATCH.fill);
  });
  // nose, mouth that turns up, whiskers
  plane('-50,-16.6! -57,-15.4 -61,-9 -58.4,-3.6 -53,-4! -50,-9', '#1c2630');
  plane('-56,-13.6! -52.6,-14.6 -51,-12.6! -54,-11.6', '#d5e0cc');
  stroke('-55,0 -47,4.6 -36,5.4 -25,3 -20,-1', 2, INKED);
  stroke('-56,-4 -55.4,-1 -54,0.6', 1.5, INKED);
  box.fill([ellipse(-44, -1.6, 0.9), ellipse(-39, 0.4, 0.9), ellipse(-38, -3.6, 0.9)], INKED);
  // the eye looks up past the brow
  plane('-15,-19! -10,-23.4 -3.6,-23.2 1.6,-19.4! -4,-17.4 -10,-17.2!', '#6b4630');
  box.fill(ellipse(-7.6, -20.6, 3.2, 2.8), '#1b171c').fill(ellipse(-9, -21.8, 1), '#fffdf0');
  stroke('-16.4,-18 -10.6,-23.8 -3.4,-23.6 2.8,-18.8', 2.4, INKED);
  stroke('-13,-16.4 -7,-15.6 -1,-17.4', 1, INKED);
  plane('-9,-32! -4,-34.6 1,-32! -3,-29.8', '#b8a98e');
  // the ear hangs from its fold, straight down
  toned(
    art,
    box.place(closed('12,-34! 24,-39 37,-34 48,-20 54,0 55,20 47,32! 36,27 27,14 20,-2 14,-18!')),
    { ...PATCH, fill: '#54494a', rimWidth: 2.4 },
    () => plane('14,-22! 24,-4 32,12 42,24 50,34! 20,30!', '#3c3c46'),
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
