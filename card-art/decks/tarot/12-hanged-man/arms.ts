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
      '-8,-314! -22,-321 -38,-320.4 -53,-315 -65,-306 -76,-292 -84,-276! -76,-264 -66,-258! -56,-272 -44,-284 -28,-292!',
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

/** Let down beside his head, its shoulder drawn out to the ear, until a finger meets the finger that comes up in the lake. */
export function armDown(world: World, hung: Turned, lines: Lines): void {
  const outline = (knots: string): Path => hung(closed(knots));
  cut(
    world,
    outline('52,-352! 50.6,-366 51.4,-382 53.6,-397 55.4,-411! 66,-411! 68.4,-399 73,-385 76,-371 75,-352!'),
    SKIN,
    // the forearm's muscle towards us lies in shade, its bone catches the water's light
    [outline('80,-350! 66,-352 65,-368 67,-384 64.6,-398 62.6,-414! 84,-414!'), '#8f5549'],
    [outline('48,-356! 54,-358 55.6,-374 56.4,-392 58,-412! 46,-412!'), '#e0a67e'],
  );
  lines(['70,-361 72,-370 70,-379', '55,-362 60,-366 66,-365'], '#6e3c3c', 1.2);
  hand(world, outline, lines);
  // from the ribs' flank over the shoulder's cap in one sweep
  cut(
    world,
    outline(
      '22,-318! 30,-326 36,-336 40,-345 44,-357! 60,-364 82,-359! 83,-344 81,-326 74,-309 63,-294 48,-281! 41,-294 36,-308',
    ),
    SHIRT,
    [outline('90,-364! 75,-358 71,-340 67,-322 58,-306 42,-290! 46,-274! 96,-290!'), '#8f8c9c'],
    // the shoulder's cap
    [outline('30,-322! 40,-322 49,-315 53,-304 47,-290! 40,-292 33,-308!'), '#b7afb6'],
  );
  cut(
    world,
    outline(
      '41.6,-354! 41.6,-362 49,-366.6 64,-369 79,-366 84.6,-359 83.4,-352.4! 72,-357 58,-358 47,-354.6!',
    ),
    {
      ...SHIRT,
      soft: 3,
    },
  );
  lines(
    [
      '44,-355 58,-358.4 70,-357.6 83,-353',
      '48,-354 45,-340 37,-328',
      '60,-357 61,-338 54,-318',
      '77,-356 77,-338 68,-314',
      '35,-310 45,-304 54,-304',
      '40,-296 52,-297 61,-303',
    ],
    '#77748a',
  );
}

/** It hangs from its wrist, the palm half to us: two fingers long and before, two fallen in behind them, the thumb apart. */
function hand(world: World, shape: (knots: string) => Path, lines: Lines): void {
  const far = { fill: '#8f5549', shade: '#6e3c3c', soft: 1.4, rim: '#e0a67e', rimWidth: 0.8 } as const;
  const near = { ...SKIN, soft: 1.4, rimWidth: 1.2 } as const;
  cut(world, shape('65,-422! 66.4,-431 67.6,-436.6 69.4,-437.8 70.6,-435 70.8,-427 69.6,-418!'), far);
  cut(world, shape('61,-425! 62.4,-434 63.4,-441.4 65.2,-443 66.8,-440.6 67,-431 66.6,-423!'), far);
  cut(world, shape('56.4,-426! 57,-436 57.6,-443.4 59.2,-446.6 61.2,-446 62.4,-442 62.6,-434 62.8,-425!'), {
    ...near,
    fill: '#b0705a',
  });
  cut(
    world,
    shape(
      '55.6,-405! 53,-413 51.6,-421 51.4,-430 52,-440 53,-448 54.8,-450.4 56.6,-448 57.2,-440 57.8,-431 61,-428.6 66.6,-427.6 70.4,-421 69,-413 65.8,-405!',
    ),
    { fill: SKIN.fill, shade: SKIN.shade, soft: 2 },
    // the hollow of the palm, and the heel of the little finger's side
    [shape('74,-404! 63,-406 60,-413 61.4,-421 64,-430! 76,-430!'), '#8f5549'],
    [shape('54,-433! 54.6,-441 54.4,-451! 58.6,-451! 58.6,-431!'), '#a9694f'],
  );
  cut(
    world,
    shape(
      '55,-408! 50.4,-413.6 47,-421 45,-428.4 45,-433.6 46.8,-435.4 49,-433 50.6,-427 53.4,-422 58,-418.6 60,-413 58,-408!',
    ),
    near,
    [shape('61,-410! 56.6,-415 52,-420.6 49.6,-427 48,-436! 56,-434! 64,-416!'), '#a9694f'],
  );
  lines(
    ['52.4,-431.4 55,-432 57.6,-431', '57.8,-431 58.4,-427.6 58,-424', '62.6,-430 62.8,-427 62.4,-424'],
    '#7a453f',
    0.8,
  );
}
