import { closed, type Path } from '../../../kit/pen/index.ts';
import { cut, type World } from './world.ts';

export const SKIN = { fill: '#cc8d6c', shade: '#985c4e', rim: '#ffe2a4', soft: 4, rimWidth: 1.8 } as const;
/** White linen with the sun behind it. */
export const SHIRT = { fill: '#d3c8c4', shade: '#8f8c9c', rim: '#fff6d8', soft: 5, rimWidth: 2.2 } as const;

type Turned = (path: Path) => Path;
type Lines = (all: readonly string[], colour: string, weight?: number) => void;

/** From the shoulder, sunk towards his ear, round the bare elbow and in behind his back. */
export function armBehind(world: World, hung: Turned, lines: Lines): void {
  const outline = (knots: string): Path => hung(closed(knots));
  cut(
    world,
    outline(
      '-70,-272! -82,-274 -90,-263 -95,-250 -92,-240 -84,-234 -68,-229 -50,-223 -30,-217! -26,-229 -44,-236 -57,-243 -63,-252 -64,-262!',
    ),
    SKIN,
    // what the elbow turns away from the sun, down to the wrist
    [outline('-100,-246! -86,-247 -74,-241 -58,-234 -40,-228 -24,-222! -24,-210! -100,-222!'), '#8a5048'],
  );
  lines(['-64,-252 -72,-250 -80,-252', '-65,-256 -73,-258 -81,-262'], '#6e3c3c', 1.3);
  cut(
    world,
    outline(
      '-22,-308! -36,-317 -52,-315 -65,-306 -76,-292 -84,-276! -76,-264 -66,-258! -56,-272 -44,-284 -28,-292!',
    ),
    SHIRT,
    [outline('-70,-256! -58,-276 -44,-290 -26,-298! -20,-280! -50,-256!'), '#8f8c9c'],
  );
  // the sleeve is rolled above the elbow
  cut(world, outline('-88,-277! -89,-270 -82,-262 -72,-255 -63,-253! -60,-260 -66,-268 -76,-278 -84,-282!'), {
    ...SHIRT,
    soft: 2.6,
  });
  lines(
    [
      '-84,-276 -74,-266 -64,-259',
      '-36,-312 -50,-300 -60,-284',
      '-50,-314 -62,-300 -70,-286',
      '-30,-304 -40,-296 -48,-286',
    ],
    '#77748a',
  );
}

/** Let down beside his head until a finger meets the finger that comes up in the lake. */
export function armDown(world: World, hung: Turned, lines: Lines): void {
  const outline = (knots: string): Path => hung(closed(knots));
  cut(
    world,
    outline(
      '53,-348! 51,-362 51,-376 53,-392 54.6,-400 55,-408! 68,-408! 69,-399 73,-388 76,-377 77.4,-364 75,-348!',
    ),
    SKIN,
    // the forearm's muscle towards us lies in shade, its bone catches the water's light
    [outline('80,-346! 66,-348 64,-364 66,-380 64,-394 64,-410! 84,-410!'), '#9c5f4e'],
    [outline('50,-352! 56,-354 57,-370 56.6,-388 58.6,-410! 46,-410!'), '#ecb78e'],
  );
  lines(['70,-356 72,-364 70,-372', '55,-357 60,-361 66,-360'], '#6e3c3c', 1.2);
  hand(world, outline, lines);
  cut(
    world,
    outline('20,-306! 30,-318 40,-330 46,-350! 60,-356 80,-351! 85,-334 84,-314 75,-293 60,-272! 46,-282'),
    SHIRT,
    [outline('88,-356! 74,-350 70,-332 68,-314 60,-298 50,-284! 60,-266! 92,-290!'), '#8f8c9c'],
  );
  cut(world, outline('43,-347! 43,-355 50,-360 64,-362 79,-359 84,-353 83,-346! 72,-350 58,-351 48,-348!'), {
    ...SHIRT,
    soft: 3,
  });
  lines(
    [
      '46,-348 58,-351.4 70,-350.6 82,-347',
      '50,-347 46,-332 36,-318',
      '60,-350 60,-330 50,-310',
      '76,-349 76,-328 66,-304',
      '34,-314 44,-300 56,-292',
    ],
    '#77748a',
  );
}

/** Its back to us: the first finger alone reaches down and goes into the water, the others are drawn up behind it, the thumb hangs apart. */
function hand(world: World, shape: (knots: string) => Path, lines: Lines): void {
  const far = { ...SKIN, fill: '#a9694f', soft: 1.8, rimWidth: 1 } as const;
  const near = { ...SKIN, soft: 2, rimWidth: 1.2 } as const;
  cut(
    world,
    shape('67.9,-421.5! 68.1,-428.3 69.2,-433.4 71.5,-434 73.8,-430.6 74.2,-423.8 73.1,-418.1!'),
    far,
  );
  cut(world, shape('62.8,-423.8! 63.1,-431.8 64.2,-437.5 66.7,-438.6 69,-435.9 69.5,-428.3 69,-421.5!'), {
    ...far,
    fill: '#b4745a',
  });
  cut(
    world,
    shape('57.1,-423.8! 57.1,-432.9 58.3,-439.7 61,-441.1 63.5,-438.6 64.2,-430.6 64,-422.6!'),
    near,
  );
  cut(
    world,
    shape(
      '54.8,-396! 54.6,-401 52.8,-406.7 51.7,-413.5 51.4,-421.5! 53.7,-425.4 57.1,-426.1 60.6,-427.7 64,-426.7 67.4,-426.1 70.4,-424.5 73.6,-421! 73.4,-414 71.6,-406 69,-401 69.4,-396!',
    ),
    { fill: SKIN.fill, shade: SKIN.shade, soft: 2.4 },
    [shape('73,-394! 63.6,-396 63,-406 64.8,-414 68,-421 69.6,-425 67.4,-429! 79,-428!'), '#9c5f4e'],
    [shape('50,-398! 58.4,-396 57,-406 55.4,-414 54.6,-421! 48,-420!'), '#ecb78e'],
  );
  cut(
    world,
    shape(
      '51.4,-418.1! 50.8,-424.9 51,-430.6 52.1,-435.2 52.1,-443.2 52.6,-452.3! 56.9,-452.3! 57.6,-443.2 57.6,-435.2 58.7,-429.5 58.7,-420.4! 54.9,-415.8',
    ),
    { ...near, fill: '#d39472' },
    [shape('59.9,-415.8! 56.5,-422.6 56,-431.8 55.3,-438.6 55.3,-453.4! 60.6,-453.4!'), '#a9694f'],
  );
  cut(
    world,
    shape(
      '55.3,-402.1! 49.8,-407.8 46.2,-414.7 44.1,-421.5 43.2,-428.3! 44.6,-432.2 47.6,-431.8 48.9,-427.2 50.1,-422.2 53,-417.6 56,-413.5!',
    ),
    { ...near, fill: '#d39472' },
    [shape('56.5,-405.5! 51.4,-413.5 48.5,-420.4 46.9,-427.2 46.2,-432.9! 52.6,-432.9!'), '#a9694f'],
  );
  lines(
    [
      '57.8,-439.7 57.4,-432.9 57.8,-426.1',
      '64,-437.5 63.5,-430.6 63.5,-426.7',
      '69.2,-432.4 68.8,-427.2 68.5,-424.2',
    ],
    '#6e3c3c',
    1.2,
  );
  lines(
    [
      '59.2,-424.9 61,-426.1 62.8,-425.1',
      '65.1,-424.5 66.7,-425.1 68.3,-423.8',
      '52.1,-435.2 54.2,-436.3 56,-435.4',
      '44.1,-427.7 45.7,-426.7 47.3,-427.9',
      '53.9,-414.7 52.6,-418.1 52.1,-421.5',
    ],
    '#8a5048',
    0.9,
  );
}
