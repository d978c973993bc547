import { closed, type Path } from '../../../kit/pen/index.ts';
import { cut, type World } from './world.ts';

export const SKIN = { fill: '#c08164', shade: '#8a5048', rim: '#ffe2a4', soft: 4, rimWidth: 1.8 } as const;
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
      '53,-348! 51,-362 51,-376 53,-392 55.4,-408 55,-416! 66.6,-416! 67.6,-406 72,-392 76,-377 77.4,-364 75,-348!',
    ),
    SKIN,
    // the forearm's muscle towards us lies in shade, its bone catches the water's light
    [outline('80,-346! 66,-348 64,-364 66,-380 64,-396 62,-414! 84,-414!'), '#8f5549'],
    [outline('50,-352! 56,-354 57,-370 56.4,-388 58,-412! 46,-412!'), '#e0a67e'],
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

/** Its back to us, at rest: the thumb hangs apart, the first finger is longest by its reach, the others fall in behind it. */
function hand(world: World, shape: (knots: string) => Path, lines: Lines): void {
  const far = { ...SKIN, fill: '#a9694f', soft: 1.6, rimWidth: 1 } as const;
  const near = { ...SKIN, soft: 1.6, rimWidth: 1.2 } as const;
  cut(world, shape('65,-428! 68.6,-436 68.4,-442 66,-443.6 63.4,-440 61.6,-430!'), far);
  cut(world, shape('61.6,-429! 65.4,-438 65.6,-445.6 63,-447.4 60.4,-444 58,-430!'), far);
  cut(world, shape('57.4,-430! 61.6,-440 62,-448 59.4,-450 56.8,-446 54,-431!'), near);
  cut(
    world,
    shape(
      '55.4,-409! 51.6,-417 50.4,-426 50.6,-433 52,-441 52,-449.4 54.4,-451 56.6,-448 57.4,-438 60,-432 66,-430 69.6,-424 69.4,-416 66.4,-409!',
    ),
    { fill: SKIN.fill, shade: SKIN.shade, soft: 2.4 },
    [shape('72,-408! 63,-410 62,-418 64,-426 62,-436! 74,-436!'), '#8f5549'],
  );
  cut(
    world,
    shape('54,-411! 48.6,-416 44,-424 42.4,-432 43.6,-436.4 46.4,-436 48.4,-429 52.6,-422 56,-418!'),
    near,
  );
  lines(
    ['58,-432 58,-427 59.4,-422', '62.6,-431 62.4,-427 63,-423', '53,-420 51.6,-424 51,-429'],
    '#7a453f',
    0.9,
  );
}
