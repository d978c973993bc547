import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { flat } from '../../../kit/hand/index.ts';
import { lettering } from '../../../kit/lettering/lettering.ts';
import { type Art, closed, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';
import { ABOVE, EDGE, folds, GOWN, SKIN } from './cloth.ts';
import { at } from './form.ts';
import { gown } from './gown.ts';
import { head, neck } from './head.ts';

const FINGERS = { side: [1, -0.5], paint: '#fffdf0' } as const;
const BLUE = { light: '#5a86c6', middle: '#34589a', dark: '#213f7c', deep: '#142a5c' } as const;
/** Where blue lies on blue or on the gown the light is weaker. */
const SEAM = { side: [1.2, -0.6], paint: '#8fb2e2' } as const;

/** She sits sideways to the gap, the scroll on her lap, and holds the cloth a hand's breadth aside. In centimetres. */
export function priestess(art: Art): void {
  const [x, y] = at(-0.565, 0, 0.25);
  const box = local(art, x, y, 3.25);
  farArm(art, box);
  gown(art, box);
  neck(art, box);
  trunk(box);
  mantle(art, box);
  scroll(art, box);
  nearArm(art, box);
  head(art, box);
}

/** The far arm: its wide sleeve has slipped to the elbow. */
function farArm(art: Art, box: Local): void {
  flat(
    box,
    '26,-88! 33,-95.4 40,-100.4 49,-106.6! 50.2,-102.2 44.4,-95.6 38,-88.6 31,-80!',
    SKIN.middle,
    ['26,-84! 35,-90.6 42,-96.6 49.6,-103.6! 54,-100! 32,-76!', SKIN.dark],
    ABOVE,
  );
  gripFromPalm(local(art, ...box.at(55.6, -108.6), 0.28, { rot: -12 }), SKIN, FINGERS);
  // the sleeve's inside, then its outside
  flat(box, '31,-96! 37,-93 39.4,-87 37,-80 34,-72 28,-65! 27,-80', BLUE.deep);
  flat(
    box,
    '2,-107! 10,-106 20,-101 31,-96.4! 34,-90 33.6,-84 32,-76 28,-65! 21,-71 12,-80 2,-88!',
    BLUE.middle,
    ['0,-98! 12,-95 22,-88 31,-84 34,-86! 32,-70 26,-60 0,-76!', BLUE.dark],
    ['6,-92! 16,-86 24,-78 29,-72! 27,-66! 10,-80!', BLUE.deep],
    EDGE,
  );
  folds(art, box, BLUE.deep, [
    ['31,-94 24,-93 14,-97', 1],
    ['32,-88 24,-86 16,-90', 1.1],
  ]);
}

/** Breast and belly, seen from the side. */
function trunk(box: Local): void {
  flat(
    box,
    '1,-105! 7,-108 12.6,-103 16.6,-95.6 18,-89.6 17,-84 15.4,-78 16,-71 14.6,-64! 0,-58 -12,-60! -12,-80',
    GOWN.light,
    ['8,-110! 11,-100 13.4,-92 12,-86 10.6,-78 11,-60! -12,-60! -12,-110!', GOWN.middle],
    ['10,-90! 17,-84 15.6,-79! 10,-82!', GOWN.dark],
    EDGE,
  );
}

/** From the shoulders down the back and over the seat, to a train on the floor. */
function mantle(art: Art, box: Local): void {
  flat(
    box,
    '0,-109! -7,-107 -13,-101 -16,-91 -14.4,-80 -12.4,-72 -14,-64 -18,-57 -21,-49.6 -21.8,-43.6! -26,-36 -29,-24 -33,-11 -42,-0.6 -54,4.6 -62,6! -54,9.6 -44,7.6 -34,9.4 -24,6.4 -16,7!  -13,-8 -8,-24 1,-39! 8.6,-47 13,-55 13.6,-64! 13,-74 10.6,-84 9.4,-96 8.4,-107!',
    BLUE.middle,
    [
      '-30,-110! -10,-104 -9,-90 -7,-78 -7,-68 -11,-58 -15,-48 -20,-36 -24,-20 -30,-4 -46,8 -70,12! -70,-40!',
      BLUE.dark,
    ],
    ['-20,-46! -16,-44 -20,-30 -25,-12 -36,2 -52,8! -64,8! -40,-10!', BLUE.deep],
    ['13,-62! 10,-52 1,-42 -8,-26 -14,-6 -16,8! -11,8! -4,-20 4,-38 16,-54!', BLUE.light],
    ['9,-108! 5,-98 5,-86 8,-74 8,-66! 14,-66! 14,-110!', BLUE.light],
    SEAM,
  );
  folds(art, box, BLUE.deep, [
    ['-12,-60 -4,-50 4,-46', 1.2],
    ['-14,-56 -12,-40 -20,-18 -28,4', 1.4],
    ['-8,-52 -6,-38 -14,-16 -20,5', 1.2],
  ]);
}

function scroll(art: Art, box: Local): void {
  const [turn, cx, cy] = [20, 25.4, -71];
  const roll = (knots: string): Path => box.place(closed(knots).rotate(turn).translate(cx, cy));
  flat(
    art,
    roll('-4.2,-23! 0,-22.2 4.2,-23! 4.2,13! 0,14.4 -4.2,13!'),
    '#f4e8c8',
    [roll('-5,-24! -1.2,-24! -1.2,16! -5,16!'), '#d2b88a'],
    [roll('-5,-24! -3,-24! -3,16! -5,16!'), '#a58a6c'],
    EDGE,
  );
  flat(box, ellipse(0, -22.8, 4.2, 1.7).rotate(turn).translate(cx, cy), '#fdf4da');
  flat(box, ellipse(0, -22.8, 2.2, 0.8).rotate(turn).translate(cx, cy), '#a58a6c');
  const word = lettering('TORA', 0, 0, 12.6, { face: 'serif', weight: 700, spacing: 1.2 });
  const [wx, wy] = box.at(cx + 7.4, cy - 10.2);
  art.fill(word.rotate(turn - 90).translate(wx, wy), '#2a3a6c');
}

/** The near arm rests: shoulder, elbow, wrist; the sleeve hangs from the forearm. */
function nearArm(art: Art, box: Local): void {
  flat(box, '-12,-73! -9,-62 -3,-53 5,-47.6! 12,-52 17,-60 18.4,-68!', BLUE.deep, [
    '-12,-73! -9,-62 -3,-53 5,-47.6! 6,-54 2,-62 -2,-70!',
    BLUE.dark,
  ]);
  gripFromBack(local(art, ...box.at(24.4, -67), 0.28, { rot: -14 }), SKIN, FINGERS);
  flat(
    box,
    '-2,-107! -9,-104.2 -14.6,-96 -17.4,-84 -17.6,-75 -13.6,-69.4! -5,-66 6,-62.6 14.6,-59.4! 18,-63 18.8,-68 17.4,-72.6! 9,-73.4 2,-77! 5.4,-86 8,-95 7,-105!',
    BLUE.middle,
    ['0,-110! -1,-98 -4,-86 -6,-78 0,-74.4 10,-71 19,-69.6! 19,-74! 8,-76! 10,-110!', BLUE.light],
    ['-20,-90! -13,-84 -12,-75 -6,-70 6,-66.6 18,-62! 16,-56! -22,-66!', BLUE.dark],
    SEAM,
  );
  folds(art, box, BLUE.deep, [
    ['1.6,-77 -5,-77.6 -12,-75', 1.3],
    ['1.6,-78 -4,-82.6 -11,-84', 1.2],
    ['2.4,-79.6 1,-86 -3,-92', 0.9],
    ['-13,-70.4 -4,-69 7,-65.6', 1],
  ]);
}
