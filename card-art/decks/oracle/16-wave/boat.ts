import { flat, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  points,
  ribbon,
  tube,
  unit,
} from '../../../kit/pen/index.ts';

/**
 * Seen from astern and a little from its lee side, its bow away from us and to the right, laid over by the wind from the
 * left. Its waterline's middle at (0, 0). Transom: high windward corner, round below, low leeward corner.
 */
const TRANSOM = closed('-42,-26! -41,-12 -34,3 -22,12 -10,13 -4,5 -4,-11!');
const SIDE = closed('-4,-11! 28,-19 56,-35 76,-57! 75,-38 62,-13 38,6 10,14 -10,14! -5,5');
const DECK = closed('-42,-26! -14,-39 20,-51 52,-58 76,-57! 56,-35 28,-19 -4,-11!');
/** What is open of it, and in that the windward side's inner wall. */
const COCKPIT = closed('-32,-24! -10,-34 12,-42 24,-45! 34,-40 30,-29 12,-20 -6,-15!');
const INNER = closed('-32,-24! -10,-34 12,-42 24,-45! 24,-40 8,-34 -12,-26 -27,-18!');

/** The mast is stepped on the keel's line before the cockpit and leans with the hull; the sail stands out to leeward, pressed full above its boom. */
const MAST = tube(points('39,-43 60,-114 80,-190'), [3.2, 2.6, 1.3], 12).outline;
const BOOM = tube(points('42,-56 72,-50 108,-40'), [2.4, 2.6, 2], 8).outline;
const SAIL = closed('80,-188! 104,-150 118,-112 118,-74 106,-43! 86,-50 64,-55 44,-59!');
const SHADED = closed('80,-188! 104,-150 118,-112 118,-74 106,-43! 101,-74 100,-112 94,-150');
const JIB = closed('78,-172! 116,-128 135,-94 136,-62! 120,-60 100,-60 84,-58! 86,-112');

/** The morning low on the left. */
const toned = twoTone({ towards: unit([-0.95, -0.3]) });

/** A small sailing boat, heeled over as it climbs towards the wave; who sails it hangs out to windward. */
export function boat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  toned(box, JIB, { fill: '#f2cf96', shade: '#c98a4e', soft: 8, rim: '#fff4d4' });
  toned(box, DECK, { fill: '#cfa878', shade: '#8d6a58', soft: 3 });
  box.fill(COCKPIT, '#4c3040').fill(INNER, '#7d5a58');
  box.blot(ribbon(curve('-42,-26 -14,-39 20,-51 52,-58 76,-57'), 3, { start: 0.7, end: 0.7 }), '#f6ead0');
  const crew = local(art, ...box.at(8, 0), scale);
  legs(crew);
  box.fill(MAST, '#54382f');
  toned(
    box,
    SAIL,
    { fill: '#e0914e', shade: '#9c4a2c', soft: 3, rim: '#ffe3ae', rimWidth: 1.6 },
    [SHADED, '#c06f38'],
    // strained from the corner that the sheet holds, and across its seams
    {
      along: ['105,-43 90,-90 84,-152', '105,-43 80,-82 68,-122', '105,-43 74,-62 54,-82'],
      paint: '#b4602f',
      width: 2,
    },
    { along: ['106,-42 98,-96 90,-152'], paint: '#f6b878', width: 1.6 },
    {
      along: ['68,-142 86,-146 106,-146', '59,-112 88,-112 121,-104', '50,-82 84,-80 120,-72'],
      paint: '#a8552f',
      width: 1.1,
    },
  );
  toned(box, SIDE, { fill: '#e6d9c2', shade: '#8c7a7c', soft: 4 }, [
    '-14,17! 8,12 36,2 60,-15 76,-41! 72,-6 30,24!',
    '#8f3f34',
  ]);
  box.blot(ribbon(curve('-4,-10 28,-18 56,-34 76,-56'), 3.4, { start: 0.9, end: 0.6 }), '#a9805e');
  flat(
    box,
    TRANSOM,
    '#f4ead2',
    { side: [4, 2], paint: '#c3b3a4' },
    ['-42,-1! -32,4 -18,8.6 -8,9 4,4! -2,20 -38,20!', '#8f3f34'],
    { side: [-1.6, -0.4], paint: '#ffffff' },
  );
  box.blot(ribbon(curve('-42,-26 -22,-18 -4,-11'), 3, { start: 0.9, end: 0.9 }), '#a9805e');
  box.blot(BOOM, '#54382f').blot(ribbon(curve('44,-57.4 72,-51.6 106,-41.4'), 1.2), '#c98f58');
  // rudder and tiller
  box.fill(closed('-25,-18! -20.6,-16.6! -19,18 -26,16!'), '#54382f');
  box.line(curve('-22,-19 -10,-27'), 2.2, '#54382f');
  sailor(crew);
}

/** The shins go down into the boat, the feet are hooked under a strap along its floor. */
function legs(box: Local): void {
  const [trouser, shoe] = ['#1f3557', '#efe2c4'] as const;
  flat(box, ribbon(curve('-24,-42 -6,-49 3,-34'), 8.4, { start: 0.9, end: 0.6, samples: 12 }), trouser);
  flat(box, ribbon(curve('-24,-40 -10,-46 -2,-29'), 8.8, { start: 1, end: 0.6, samples: 12 }), '#2b4a78', {
    side: [1.6, 1],
    paint: trouser,
  });
  for (const foot of [
    '1,-36! 5.4,-36 10,-33 11.6,-30! 8,-29 2,-31!',
    '-4.4,-31! 0,-31.4 4.6,-28 6,-25! 2,-24 -4,-26!',
  ])
    flat(box, foot, shoe, { side: [1, 1.4], paint: '#a98f7c' });
  box.blot(ribbon(curve('-14,-21 2,-28.6 18,-35'), 2.4, { start: 1, end: 1 }), '#d8b25a');
}

/** Thighs on the high edge, the back as far out over the water as it goes; head up to the wave. */
function sailor(box: Local): void {
  const CLOTH = { shade: '#1c2c50', soft: 3 } as const;
  // the sheet comes tight from the boom to the fist, its end hangs from it
  box.line(curve('74,-48 22,-55 -31,-60.6'), 1, '#54382f');
  box.line(curve('-33,-59 -33,-52 -26,-47'), 0.9, '#54382f');
  toned(
    box,
    closed('-19,-40! -24,-34 -32,-36 -46,-46 -59,-57 -67,-68! -65,-76 -58,-77! -49,-71 -36,-60 -25,-49!'),
    { fill: '#3a6690', ...CLOTH, soft: -3.4 },
    { along: ['-24,-46 -34,-44 -42,-46', '-46,-66 -50,-58 -56,-56'], paint: '#24406a', width: 1.4 },
    { side: [-1.4, 1], paint: '#9fc3cf' },
  );
  // over the vest
  flat(box, closed('-38,-60! -46,-68 -56,-75 -60,-76! -66,-69 -60,-60 -48,-49!'), '#d8b25a', {
    side: [2.6, -2.6],
    paint: '#f1d892',
  });
  // the near arm: elbow low, the fist at the chest
  toned(box, ribbon(curve('-58,-68 -49,-57.6 -47,-56.4'), 6.6, { start: 1, end: 0.9, samples: 8 }), {
    fill: '#3a6690',
    ...CLOTH,
    soft: 2,
  });
  toned(box, ribbon(curve('-49,-58 -41,-59 -34,-60.4'), 5.6, { start: 1, end: 0.7, samples: 8 }), {
    fill: '#44749e',
    ...CLOTH,
    soft: 2,
  });
  const skin = { fill: '#eebf98', shade: '#b87c5e', soft: 1.4 } as const;
  toned(box, '-36.4,-62.6! -33,-64.4 -29.6,-63.4! -27.6,-60.6 -29,-57.4! -32,-56.6 -35.6,-58!', skin);
  strokes(box, ['-34,-61.8 -30,-61.4', '-34,-59.6 -30,-59'], 0.7, '#9c644c', 0);
  // thrown back: brow, nose, lips and chin against the wave
  box.fill(closed('-66,-75! -58,-73! -57,-79 -60,-84 -68,-81!'), '#c68e6c');
  toned(
    box,
    '-68,-80! -62,-76 -57.4,-75.6! -54.8,-76.6 -54.4,-79! -53.2,-80.2 -54,-81.6! -53.6,-82.4 -53.6,-83.4! -51.8,-85 -52.8,-86.8! -54.4,-88.8 -54.6,-92! -59,-95 -68,-92!',
    skin,
    ['-68,-80! -62,-76 -57,-75.6! -57,-78 -61,-80 -63,-84 -68,-84!', '#c68e6c'],
  );
  strokes(box, ['-58,-90.6 -56,-91.4 -54.4,-91.4'], 1, '#3a2a34', 0);
  box.fill(closed('-57.6,-88! -56,-89.4 -54.4,-88.6! -55.4,-87'), '#2c1c24');
  strokes(box, ['-56.6,-80 -55.4,-80.8 -54,-80.8'], 0.8, '#8a4a42', 0);
  box.fill(
    closed(
      '-56,-92.4! -59,-97 -66,-98.6 -73,-94.6 -75,-87 -71.6,-80 -66.4,-79! -66.6,-82 -64.4,-84! -62,-86.4 -61,-90.6!',
    ),
    '#3a2a34',
  );
  box.fill(ellipse(-64.4, -85, 1.5, 2.2), '#dba884');
  box.fill(
    ribbon(curve('-69,-76.6 -63,-73.6 -57,-75'), 3.6, { start: 0.7, end: 0.7, samples: 8 }),
    '#f0d9a4',
  );
}
