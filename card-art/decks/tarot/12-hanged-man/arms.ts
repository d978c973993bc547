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

/** It hangs from its wrist, the palm half to us: the index leads to the water, the others fall in a fan behind it, the thumb apart. */
function hand(world: World, shape: (knots: string) => Path, lines: Lines): void {
  const finger = { shade: '#6e3c3c', soft: 1.4, rim: '#e0a67e', rimWidth: 0.9 } as const;
  cut(
    world,
    shape(
      '63,-412! 67.2,-421 70.2,-426.6 72.8,-430 75,-430.6 76.4,-428.6 75.6,-424 73.6,-418 71.4,-412 65,-408!',
    ),
    {
      ...finger,
      fill: '#84493f',
    },
  );
  cut(world, shape('62,-420! 65.6,-429.4 69,-434.8 72,-438 74.2,-437.8 74.4,-434.8 72,-428.6 68.6,-417!'), {
    ...finger,
    fill: '#96594a',
  });
  cut(world, shape('57,-421! 59.2,-432 61.6,-439.6 63.8,-444.6 66,-445.4 66.9,-442.6 66,-435.6 64,-421!'), {
    ...finger,
    fill: '#ab6d56',
  });
  cut(
    world,
    shape(
      '55.6,-405! 53,-413 51.6,-421 51.2,-429 51.6,-437 52.6,-445 54,-450.4 55.4,-451.6 56.6,-450 57.2,-444 57.8,-436.6 58.8,-431 60.6,-428.2 64,-425.4 67.4,-421.8 69.4,-417 69.4,-411 66.4,-405!',
    ),
    { fill: SKIN.fill, shade: SKIN.shade, soft: 2 },
    // the hollow of the palm, and the index finger's far side
    [shape('74,-404! 63,-406 60,-412 60.6,-419 63,-428! 76,-428!'), '#8f5549'],
    [shape('55.6,-428! 55.4,-437 55.2,-445 55.6,-453! 60,-453! 60,-430!'), '#a9694f'],
  );
  cut(
    world,
    shape(
      '55,-408! 50.4,-413.6 47,-421 45,-428.4 45,-433.6 46.8,-435.4 49,-433 50.6,-427 53.4,-422 58,-418.6 60,-413 58,-408!',
    ),
    { fill: SKIN.fill, shade: SKIN.shade, soft: 1.4 },
    [shape('61,-410! 56.6,-415 52,-420.6 49.6,-427 48,-436! 56,-434! 64,-416!'), '#a9694f'],
  );
  lines(['52.2,-438.6 54.6,-439.2 57,-438.4'], '#7a453f', 0.7);
}
