import { closed, type Path } from '../../../kit/pen/index.ts';
import { SHIRT, SKIN } from './arms.ts';
import { cut, type World } from './world.ts';

const BLUE = { fill: '#235272', shade: '#173450', rim: '#ffe6b0', soft: 4, rimWidth: 2.4 } as const;

type Lines = (all: readonly string[], colour: string, weight?: number) => void;

/** Neck, waist in its shirt, and the ribs in a doublet that has slid down to them: stretched on the side of the arm that hangs. */
export function torso(world: World, hung: (path: Path) => Path, lines: Lines): void {
  const outline = (knots: string): Path => hung(closed(knots));
  cut(world, outline('-12,-300! -10,-310 -9,-330! 23,-330! 24,-312 27,-300!'), SKIN, [
    outline('-14,-300! 4,-308 28,-300! 28,-314! 8,-320 -14,-314'),
    '#7c4844',
  ]);
  // the waist: drawn in between hip and ribs, pinched on the left, drawn long on the right
  cut(
    world,
    outline(
      '-29,-216! -28,-224 -25,-234 -26,-246 -33,-262! 42,-262! 37,-248 32,-236 32,-222 34,-209! 3,-206',
    ),
    { ...SHIRT, fill: '#bcb4b8' },
    [outline('40,-205! 24,-212 20,-226 18,-240 24,-266! 52,-266!'), '#918d9f'],
    [outline('-36,-205! -24,-216 -16,-230 -18,-246 -24,-264! -46,-264!'), '#9d97a6'],
    // what the doublet's hem throws on it
    [outline('-40,-236! -26,-240 -6,-235 16,-234 40,-241! 44,-270! -40,-270!'), '#77748a'],
  );
  lines(
    [
      '-28,-216 -16,-224 -6,-226',
      '-26,-226 -14,-230 -2,-240',
      '-12,-211 -8,-222 -6,-236',
      '6,-208 8,-222 8,-236',
      '30,-214 24,-226 20,-238',
      '33,-226 28,-234 26,-242',
    ],
    '#77748a',
    1.4,
  );
  doublet(world, outline, lines);
  const slope = (path: Path): Path => hung(path.map((x, y) => [x, y + 0.17 * (x - 3)]));
  cut(world, slope(closed('-31,-206! 3,-200 35,-209! 34,-216! 3,-208 -31,-214!')), {
    fill: '#e6b358',
    shade: '#9c6a34',
    rim: '#fff0b8',
    soft: 2,
  });
}

/** The ribs as a barrel: its front towards us, both flanks turned away; at its hem the lining falls open. */
function doublet(world: World, outline: (knots: string) => Path, lines: Lines): void {
  const { art, at, tone } = world;
  cut(
    world,
    outline(
      '-30,-238! -36,-250 -43,-264 -45,-278 -41,-291! -33,-298 -29,-306 -27,-314! -16,-318! 4,-301 24,-320! 34,-322! 37,-312 42,-302 51,-290! 54,-276 49,-260 39,-241! 22,-235 3,-233 -14,-234!',
    ),
    BLUE,
    // flanks
    [outline('-30,-230! -26,-250 -29,-268 -27,-286 -20,-300! -60,-300! -60,-240!'), '#173450'],
    [outline('42,-234! 32,-250 35,-268 34,-284 26,-302! 40,-312 64,-290! 60,-240!'), '#173450'],
    // breast: it looks down at the lake
    [outline('-31,-277! -20,-275 -8,-276 3,-279! 3,-302 -16,-322! -30,-322! -22,-298!'), '#3a7896'],
    [outline('24,-276! 18,-276 10,-277 3,-279! 3,-302 24,-324! 38,-328! 28,-304!'), '#2e6886'],
    // under the arch of the ribs it falls in
    [outline('-26,-234! -24,-254 -12,-263 3,-266 18,-263 30,-254 34,-234!'), '#1c4462'],
  );
  lines(['3,-301 4,-280 4,-260 3,-246'], '#102c44', 2);
  art.blot(
    [-292, -279, -266, -254].map((y) => at(outline(`1.6,${y}! 3.6,${y + 2.4} 5.6,${y}! 3.6,${y - 2.4}`))),
    tone('#e6b358'),
  );
  lines(
    [
      '-24,-250 -16,-260 -6,-267',
      '31,-251 24,-260 14,-266',
      '-39,-270 -30,-264 -22,-256',
      '49,-274 40,-266 32,-256',
      '-31,-298 -28,-288 -29,-280',
      '41,-300 37,-290 39,-282',
    ],
    '#102c44',
  );
  cut(
    world,
    outline(
      '-29,-236! -37,-246 -39,-257! -31,-254 -27,-261! -19,-252 -13,-257! -5,-248 3,-256! 10,-248 18,-257! 26,-251 34,-261! 38,-254 46,-256! 44,-246 38,-238! 22,-232 3,-230 -14,-231!',
    ),
    { fill: '#8fb4b4', shade: '#5c8894', rim: '#e6f2d4', soft: 3 },
    [outline('-44,-230! -26,-234 -22,-246 -26,-264! -48,-264!'), '#6b959c'],
    [outline('48,-230! 28,-232 27,-246 30,-266! 52,-266!'), '#6b959c'],
  );
  lines(
    [
      '-26,-239 -30,-247 -33,-253',
      '-12,-234 -15,-244 -16,-251',
      '3,-233 3,-243 3,-251',
      '18,-235 19,-244 20,-251',
      '32,-238 34,-246 37,-253',
    ],
    '#3f6c80',
  );
  // collar
  cut(
    world,
    outline('-19,-320! -12,-314 -4,-304 4,-299 13,-305 24,-321! 30,-324! 22,-306 5,-289 -10,-301 -25,-319!'),
    SHIRT,
  );
}
