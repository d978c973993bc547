import { gripFromBack, gripFromPalm } from '../../../kit/figure/grip.ts';
import { flat } from '../../../kit/hand/index.ts';
import { lettering } from '../../../kit/lettering/lettering.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { at, TOWARDS } from './form.ts';
import { head, neck } from './head.ts';

const SKIN = { light: '#f3cdaa', middle: '#d9a384', dark: '#a06c6c', line: '#7c4c56' } as const;
const FINGERS = { side: [1, -0.5], paint: '#fffdf0' } as const;
const BLUE = { light: '#5a86c6', middle: '#34589a', dark: '#213f7c', deep: '#142a5c' } as const;
const GOWN = { light: '#eff3e6', middle: '#c0d3d4', dark: '#86a5b8', deep: '#537690' } as const;
const EDGE = { side: TOWARDS, paint: '#f4fbe6' } as const;
/** Where blue lies on blue or on the gown the light is weaker. */
const SEAM = { side: [1.2, -0.6], paint: '#8fb2e2' } as const;
/** On what slants up into the moonlight. */
const ABOVE = { side: [0.8, -1.4], paint: '#f4fbe6' } as const;

/** She sits sideways to the gap, the scroll on her lap, and holds the cloth a hand's breadth aside. In centimetres. */
export function priestess(art: Art): void {
  const [x, y] = at(-0.47, 0, 0.12);
  const box = local(art, x, y, 2.9);
  farArm(art, box);
  gown(art, box);
  neck(art, box);
  trunk(box);
  mantle(art, box);
  scroll(art, box);
  nearArm(art, box);
  head(art, box);
}

/** Folds begin broad where the cloth is held and run out. */
const folds = (
  art: Art,
  box: Local,
  colour: string,
  lines: readonly (readonly [knots: string, width: number])[],
): void => {
  art.blot(
    lines.map(([knots, width]) =>
      ribbon(box.place(curve(knots)), width * box.scale, { start: 0.7, end: 0, peak: 0.3, samples: 14 }),
    ),
    colour,
  );
};

/** The far arm: its wide sleeve has slipped to the elbow. */
function farArm(art: Art, box: Local): void {
  flat(
    box,
    '26,-88! 33,-95.4 40,-100.4 49,-106.6! 50.2,-102.2 44.4,-95.6 38,-88.6 31,-80!',
    SKIN.middle,
    ['26,-84! 35,-90.6 42,-96.6 49.6,-103.6! 54,-100! 32,-76!', SKIN.dark],
    ABOVE,
  );
  gripFromPalm(local(art, ...box.at(55.6, -108.6), 0.25, { rot: -12 }), SKIN, FINGERS);
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

/** Two legs under linen: the far foot stands out in the light, the near one is drawn back on its toes. */
function gown(art: Art, box: Local): void {
  box.fill(closed('28,0! 40,-2 58,-3 80,-1.4! 72,3 50,5 28,4!'), '#1b3750');
  farFoot(art, box);
  farLeg(art, box);
  nearFoot(art, box);
  nearLeg(art, box);
}

function farFoot(art: Art, box: Local): void {
  flat(
    box,
    '54.6,-16! 64.4,-16 64.8,-11 67.6,-7.6 72.4,-5.2 77,-3.8 80.6,-2.4 81.6,-0.8 80.4,0.4! 72,0.6 65,-0.8 60.6,0.6 56,1 53.6,-1.4 54,-7',
    SKIN.middle,
    ['50,-18! 57.6,-16 58.4,-9 60,-4.6 67,-2.6 75,-1.6 82,-0.4! 80,3! 50,3!', SKIN.dark],
    ['64,-18! 64.6,-11 67.6,-7.6 72.6,-5 77,-3.6! 73,-3 67,-5 62.4,-8.6 61.4,-16!', SKIN.light],
    ABOVE,
  );
  folds(art, box, SKIN.line, [
    ['81,-1 78.8,-1.2 76.6,-1.9', 0.5],
    ['57.6,-6.4 59.4,-4.8 59,-3', 0.5],
  ]);
}

/** Weight on the ball of the foot, the heel off the stone. */
function nearFoot(art: Art, box: Local): void {
  flat(
    box,
    '32.4,-18! 42,-18 42.2,-13 44,-8.8 47.6,-5.4 51.6,-3.4 53.8,-1.6 53.2,0.2! 48,0.8 43.4,0.4 40.4,-2.6 37,-6.6 33.2,-8.6 31.2,-11.4 32,-14.6',
    SKIN.middle,
    ['28,-20! 35.4,-18 36.4,-12 40,-7.4 44,-3 49,-1.2 54,0! 50,3! 28,3!', SKIN.dark],
    ABOVE,
  );
  folds(art, box, SKIN.line, [
    ['53.4,-1 51,-1.4 49,-2.2', 0.5],
    ['36.4,-13 38,-11.4 37.4,-9.6', 0.5],
  ]);
}

/** Knee foremost, shin straight down into the light; the linen between both legs hangs in their shade. */
function farLeg(art: Art, box: Local): void {
  flat(
    box,
    '24,-66! 38,-68 50,-68.4 57.4,-66 61.2,-60.6 61.4,-54 59.6,-48! 60.8,-38 62.4,-27 65.6,-16.6 68.4,-12!  62,-9.4 56,-12 50,-8.6 42,-11! 40,-30',
    GOWN.middle,
    ['20,-68! 46,-66 55,-63.4 57.4,-58 56.6,-51 55,-46! 55.6,-34 57,-22 60,-8! 36,-4!', GOWN.dark],
    ['20,-64! 50,-60 53.4,-52 52.6,-40 51.6,-26 53,-6! 36,-4!', GOWN.deep],
    [
      '44,-70! 64,-70! 64,-54 60,-48! 62,-36 64,-26 69,-11! 64.6,-10.4 60,-24 57.8,-38 57,-48! 58.8,-52 58.8,-58 56,-63.4 50,-65.4!',
      GOWN.light,
    ],
    ['59.8,-49! 57,-48.6 57.6,-44 59.8,-43.4!', GOWN.middle],
    EDGE,
  );
  folds(art, box, GOWN.deep, [
    ['57.4,-47.4 55,-43 54,-37', 1.1],
    ['56.4,-40 57,-28 60,-12', 0.9],
  ]);
  folds(art, box, GOWN.dark, [
    ['53,-52 47,-34 45.4,-12', 1.4],
    ['54,-44 50,-30 50.6,-12', 1],
  ]);
}

/** Thigh on the stone, kneecap, shin drawn back, calf; what is left of the linen falls from the seat's edge. */
function nearLeg(art: Art, box: Local): void {
  flat(
    box,
    '8,-74! 17,-69.6 28,-68.2 39,-66.6 46.6,-64.8 51.8,-61.4 54,-56.4 53.2,-51 50.8,-47.2! 49.8,-40 47.4,-30 45,-21 44.4,-15.6! 40,-13.6 36,-16 32,-12 27.4,-13.6 23.4,-12.4 22.4,-14.4! 23.4,-22 24.4,-31 25,-39.4! 14,-41.6 2,-43 -10,-44! -12,-56 -4,-68',
    GOWN.middle,
    // the top of the thigh, the kneecap, the shin's edge
    [
      '0,-76! 30,-72! 60,-64! 56,-50 52,-46! 50,-48.4 46.6,-51.4 45,-56 41.4,-59.4 32,-61.6 20,-63.6 8,-67!',
      GOWN.light,
    ],
    ['52,-47! 50.6,-38 48,-28 46,-15! 43.6,-15 44.4,-24 46.4,-34 47.2,-45!', GOWN.light],
    // under the thigh, the hollow of the knee, the calf
    [
      '-14,-58! 4,-55.4 18,-52.4 30,-50.6 37.6,-49.4 41.6,-45 42.8,-38 40.6,-28 39,-12! 18,-6! 18,-40! -14,-40!',
      GOWN.dark,
    ],
    [
      '-14,-50! 6,-48.4 22,-45.6 32,-44.6! 35.4,-41 35.6,-33 33.4,-24 33.2,-10! 18,-6! 20,-40! -14,-40!',
      GOWN.deep,
    ],
    ['46,-50.6! 50.6,-46.6 50.4,-43 47.6,-45.4!', GOWN.dark],
    EDGE,
  );
  folds(art, box, GOWN.dark, [
    ['16,-68.4 22,-64 32,-60.4', 0.9],
    ['14,-64 22,-58.6 34,-56', 1],
    ['45.4,-57.6 41,-60.4 33,-61.8', 0.7],
  ]);
  folds(art, box, GOWN.deep, [
    ['35.6,-47 29,-52.6 18,-55.6', 1.2],
    ['37,-46.6 35.4,-50.8 30,-54.4', 0.9],
    ['38,-45 41.6,-40 44.6,-38.6', 1],
    ['37.6,-44 39.6,-36 39,-20', 1.2],
  ]);
  folds(art, box, '#3d5a7a', [
    ['31.4,-42 30.2,-30 29.6,-16', 1.4],
    ['27.6,-39 27,-28 25.2,-14', 1],
  ]);
}

/** Breast and belly, seen from the side; a cord above the hips. */
function trunk(box: Local): void {
  flat(
    box,
    '1,-105! 7,-108 12.6,-103 16.6,-95.6 18,-89.6 17,-84 15.4,-78 16,-71 14.6,-64! 0,-58 -12,-60! -12,-80',
    GOWN.light,
    ['8,-110! 11,-100 13.4,-92 12,-86 10.6,-78 11,-60! -12,-60! -12,-110!', GOWN.middle],
    ['10,-90! 17,-84 15.6,-79! 10,-82!', GOWN.dark],
    EDGE,
  );
  flat(
    box,
    '6,-76! 11,-75.4 16.4,-77! 16.8,-72.6! 11,-71 6,-71.6!',
    '#d2503c',
    ['4,-78! 11,-78! 10.6,-70! 4,-70!', '#8e2f3c'],
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
  const word = lettering('TORA', 0, 0, 11.4, { face: 'serif', weight: 700, spacing: 1.2 });
  const [wx, wy] = box.at(cx + 7.4, cy - 10.2);
  art.fill(word.rotate(turn - 90).translate(wx, wy), '#2a3a6c');
}

/** The near arm rests: shoulder, elbow, wrist; the sleeve hangs from the forearm. */
function nearArm(art: Art, box: Local): void {
  flat(box, '-12,-73! -9,-62 -3,-53 5,-47.6! 12,-52 17,-60 18.4,-68!', BLUE.deep, [
    '-12,-73! -9,-62 -3,-53 5,-47.6! 6,-54 2,-62 -2,-70!',
    BLUE.dark,
  ]);
  gripFromBack(local(art, ...box.at(24.4, -67), 0.25, { rot: -14 }), SKIN, FINGERS);
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
