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
      '-70,-268! -81,-262 -91,-255 -98,-247! -103,-240 -102,-235.6! -95,-231 -84,-229.4 -70,-229.6 -56,-231 -42,-233 -30,-234 -18,-234.6! -18,-248! -30,-247.6 -42,-248.6 -52,-251.4 -60,-255.4!',
    ),
    SKIN,
    // what the elbow turns away from the sun, down to the wrist; what the vest throws on it
    [
      outline('-108,-246! -96,-240 -84,-238 -70,-236.6 -54,-237 -38,-238.6 -20,-239! -20,-222! -108,-222!'),
      '#8a5048',
    ],
    [outline('-39,-254! -36,-244 -38,-226! -10,-226! -10,-254!'), '#6e3c3c'],
  );
  lines(
    ['-58,-253.6 -66,-249 -74,-248.6', '-97,-246 -93.6,-241.6 -95.6,-236.4', '-80,-245 -70,-243.6 -60,-245'],
    '#6e3c3c',
    1.2,
  );
  cut(
    world,
    outline(
      '-20,-302! -31,-308.6 -44,-308.6 -55,-303 -65,-294 -75,-285 -84,-275.6 -89,-266! -80,-255 -67,-247 -60,-247! -54,-254 -47,-261 -41,-267 -36.6,-273! -28,-286',
    ),
    SHIRT,
    [outline('-62,-240! -66,-252 -57,-264 -47,-276 -40,-288 -32,-297! -20,-280!'), '#8f8c9c'],
  );
  // the sleeve is rolled above the elbow
  cut(
    world,
    outline('-90,-272! -93.6,-264 -87,-255 -75,-247 -61,-242.6! -56.6,-248 -62,-254.6 -73,-261 -82,-270!'),
    {
      ...SHIRT,
      soft: 2.4,
    },
  );
  lines(
    [
      '-81,-268 -73,-260 -62,-253',
      '-38,-275 -46,-281 -50,-290',
      '-39,-273 -50,-275 -60,-280',
      '-76,-277 -70,-268 -64,-264',
      '-34,-303 -42,-298 -50,-290',
      '-37,-290 -45,-290 -53,-286',
      '-87,-262 -77,-253 -64,-247.4',
    ],
    '#77748a',
    1.3,
  );
}

/** Let down beside his head until a finger meets the finger that comes up in the lake. */
export function armDown(world: World, hung: Turned, lines: Lines): void {
  const outline = (knots: string): Path => hung(closed(knots));
  cut(
    world,
    outline(
      '62,-342! 63,-354 61.4,-366 59.6,-379 58.4,-391 57,-402 55.6,-412! 67.6,-413! 70.6,-404 75.4,-393 81,-381 85.4,-370 87.6,-360 85,-346!',
    ),
    SKIN,
    // the forearm's muscle towards us lies in shade, its bone catches the water's light
    [outline('92,-340! 78,-350 76,-362 73,-376 68.6,-390 65,-402 62.6,-416! 92,-416!'), '#8f5549'],
    [outline('58,-344! 65.4,-352 65,-366 62,-380 59.4,-393 56.4,-404! 50,-404!'), '#e0a67e'],
  );
  lines(['85.6,-352 81,-358 82.4,-365', '64.6,-357 69,-359.6 74,-357.6'], '#6e3c3c', 1.2);
  hand(world, outline, lines);
  cut(
    world,
    outline(
      '14,-300! 27,-313 36,-318 42,-327 47,-337 50,-344 54,-352! 68,-352 80,-345 86,-336! 84.6,-325 80,-313 73,-302 64,-292 53,-279! 44,-276 36,-290',
    ),
    SHIRT,
    [outline('92,-346! 80,-340 72,-330 66,-318 58,-304 48,-291! 54,-270! 92,-290!'), '#8f8c9c'],
  );
  cut(
    world,
    outline(
      '50.6,-349! 51.6,-357 60,-360 72,-356.6 83,-350 90,-340.6 87.6,-333.6! 81,-341 70,-347.6 60,-351!',
    ),
    {
      ...SHIRT,
      soft: 2.6,
    },
  );
  lines(
    [
      '53,-350.6 62,-351.6 74,-346.6 85,-337',
      '53,-279 53,-290 49,-300',
      '54,-279 61,-294 62,-308',
      '58,-349 54,-338 45,-330',
      '72,-345 69,-332 60,-322',
      '80,-339 79,-329 73,-319',
      '40,-312 45,-318 48,-327',
      '45,-298 52,-304 56,-314',
      '55,-355 66,-354.6 78,-348',
    ],
    '#77748a',
    1.3,
  );
}

/** It hangs from its wrist, the palm half to us: the index leads to the water, the others fall in a fan behind it, the thumb apart. */
function hand(world: World, shape: (knots: string) => Path, lines: Lines): void {
  const finger = { shade: '#6e3c3c', soft: 1.4, rim: '#e0a67e', rimWidth: 0.9 } as const;
  cut(world, shape('66,-424! 69.4,-429.6 72.6,-432 75,-432 75.6,-429.8 74,-426 70.6,-419!'), {
    ...finger,
    fill: '#84493f',
  });
  cut(world, shape('61.6,-426! 65,-434 68.4,-438 71,-439 72.4,-437.2 71.6,-433.6 69.6,-429 68,-422!'), {
    ...finger,
    fill: '#96594a',
  });
  cut(
    world,
    shape('57,-428! 59,-436.6 61.6,-441.6 64.6,-444.4 66.8,-444 67,-441 65.6,-436.4 64.8,-431 64,-424!'),
    {
      ...finger,
      fill: '#ab6d56',
    },
  );
  cut(
    world,
    shape(
      '56.2,-404! 54,-413 52,-421 50.8,-428 51,-435 52,-442 53.2,-447.4 54.4,-451 55.8,-452 57.2,-450.8 57.8,-446.4 57.8,-440 58.2,-434.4 60.6,-432 64.4,-430.6 68,-427.4 71,-423.6 71,-418 69.4,-412.4 70,-404!',
    ),
    { fill: SKIN.fill, shade: SKIN.shade, soft: 0.8 },
    // the back of the hand towards the little finger, and the index finger's far side
    [shape('74,-402! 65.6,-402 63,-413 63.4,-421 65,-432! 78,-428!'), '#8f5549'],
    [shape('58.6,-430! 56.2,-436 56,-444 56,-454! 61,-453! 61,-430!'), '#a9694f'],
  );
  cut(
    world,
    shape(
      '56.6,-404! 51.6,-412.4 47.4,-419 45,-425.4 43.6,-431 44,-435.4 46,-436.4 48,-433.4 49.6,-428.6 53,-424.6 57.4,-421 59,-412!',
    ),
    { ...SKIN, soft: 1.4, rimWidth: 1 },
    [shape('59,-408! 56,-416 51,-421 48,-427.4 46,-438! 56,-434! 62,-418!'), '#a9694f'],
  );
  lines(['52,-438 54.6,-438.8 57,-438', '60.6,-437 62.8,-437.4 65,-436'], '#7a453f', 0.7);
}
