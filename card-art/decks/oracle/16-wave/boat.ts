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

/** The mast is stepped on the keel's line a third from the bow and leans with the hull; boom and sail come back over the cockpit. */
const MAST = tube(points('41,-42 62,-116 84,-190'), [3.2, 2.6, 1.3], 12).outline;
const BOOM = tube(points('49,-68 24,-62.6 -6,-54.6'), [2.6, 2.6, 2], 8).outline;
const SAIL = closed('84,-189! 58,-166 31,-128 10,-92 -4,-57! 12,-56 32,-62 48,-70! 62,-112 74,-152');
const SHADED = closed('84,-188! 74,-152 62,-112 48,-70! 36,-65! 42,-92 54,-128 68,-160');
const JIB = closed('77.4,-156! 83.4,-122 85,-90 80,-61! 70,-54 60,-50 52,-49! 60,-80 69,-116');

/** The morning low on the left. */
const toned = twoTone({ towards: unit([-0.95, -0.3]) });

/** A small sailing boat, heeled over as it climbs towards the wave; who sails it hangs out to windward. */
export function boat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  sailor(box);
  toned(box, DECK, { fill: '#cfa878', shade: '#8d6a58', soft: 3 });
  box.fill(COCKPIT, '#4c3040').fill(INNER, '#7d5a58');
  box.blot(ribbon(curve('-42,-26 -14,-39 20,-51 52,-58 76,-57'), 3, { start: 0.7, end: 0.7 }), '#f6ead0');
  legs(box);
  hull(box);
  sails(box);
  arms(box);
}

function hull(box: Local): void {
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
  // rudder and tiller
  box.fill(closed('-25,-18! -20.6,-16.6! -19,18 -26,16!'), '#54382f');
  box.line(curve('-22,-19 -6,-25'), 2.2, '#54382f');
}

function sails(box: Local): void {
  // the foot of the mast lies in the shadow of the sails
  box.fill(closed('37,-40 44,-46 56,-47 48,-39'), '#8d6a58');
  toned(
    box,
    SAIL,
    { fill: '#e0914e', shade: '#9c4a2c', soft: -3, rim: '#ffe3ae', rimWidth: 1.6 },
    [SHADED, '#c06f38'],
    // strained from the corner at the boom's end, and across its seams
    {
      along: ['-2,-59 28,-98 68,-160', '-2,-58 30,-86 62,-118', '-2,-58 24,-70 50,-82'],
      paint: '#b4602f',
      width: 2,
    },
    { along: ['-1,-62 24,-106 62,-160'], paint: '#f6b878', width: 1.6 },
    {
      along: ['50,-157 64,-150 80,-150', '28,-124 48,-115 68,-114', '8,-91 32,-82 56,-82'],
      paint: '#a8552f',
      width: 1.1,
    },
  );
  box.fill(MAST, '#54382f');
  box.blot(BOOM, '#54382f').blot(ribbon(curve('46,-69 24,-64 -5,-56.2'), 1.2), '#c98f58');
  toned(
    box,
    JIB,
    { fill: '#f2cf96', shade: '#c98a4e', soft: 6, rim: '#fff4d4' },
    {
      along: ['53,-50 70,-86 76,-140', '53,-50 72,-66 82,-84'],
      paint: '#d9a05e',
      width: 1.4,
    },
  );
}

const [TROUSER, TROUSER_DARK, SHOE] = ['#2b4a78', '#1c2f50', '#efe2c4'] as const;

/** Over the edge that they hang on: thighs, knees, shins down into the boat, feet hooked under a strap along its floor. */
function legs(box: Local): void {
  flat(
    box,
    closed('-26,-46! -18,-52 -8,-55 -1,-53 3,-46 7,-35! 1,-33! -3,-42 -6,-46 -16,-40!'),
    TROUSER_DARK,
  );
  flat(box, closed('2,-36.6! 8,-36.4 13,-33 14,-30! 9,-29 3,-31.4!'), SHOE, {
    side: [1, 1.4],
    paint: '#a98f7c',
  });
  flat(
    box,
    closed(
      '-35,-44! -28,-49 -18,-51 -10,-51.4 -5.4,-47 -3,-38 -0.4,-30! -6.6,-28.4! -9.6,-37 -12.4,-42 -20,-38 -31,-32.6! -36,-34',
    ),
    TROUSER,
    { side: [1, 3], paint: TROUSER_DARK },
    { along: ['-30,-48 -18,-51 -9,-50.6'], paint: '#5f86ac', width: 2 },
  );
  flat(box, closed('-6.4,-31! -0.6,-32 4.4,-28.4 6.4,-25! 2,-23.8 -5,-26!'), SHOE, {
    side: [1, 1.4],
    paint: '#a98f7c',
  });
  box.blot(ribbon(curve('-14,-20 1,-27.6 18,-35'), 2.6, { start: 1, end: 1 }), '#d8b25a');
}

const CLOTH = { shade: '#1c2c50', soft: 3 } as const;

/** Seated on the high edge, hips outside it, the back as far out over the water as it goes; head up to the wave. */
function sailor(box: Local): void {
  toned(
    box,
    closed(
      '-23,-50! -33,-58 -42,-70 -47,-78! -55,-81 -62,-76! -60,-64 -54,-54 -48,-46 -44,-37 -38,-27! -24,-30! -20,-42!',
    ),
    { fill: '#3a6690', ...CLOTH, soft: -3 },
    { along: ['-28,-50 -36,-48 -43,-42', '-26,-44 -34,-41 -40,-36'], paint: '#24406a', width: 1.4 },
    { side: [-1.4, 1], paint: '#9fc3cf' },
  );
  // over the vest
  flat(box, closed('-32,-59! -40,-70 -47,-78 -54,-80! -61,-74 -58,-63 -51,-52 -45,-47!'), '#d8b25a', {
    side: [2.6, -2.6],
    paint: '#f1d892',
  });
  box.blot(ribbon(curve('-50,-51 -42,-57 -33,-60'), 1.6, { start: 1, end: 1 }), '#9a7430');
  flat(box, closed('-58,-78! -57,-84 -54,-89! -46,-86! -48,-81 -49,-77!'), '#c68e6c');
  head(local(box.art, ...box.at(-52.5, -82), box.scale * 0.82, { rot: -10 }));
  box.blot(
    ribbon(curve('-60,-77 -54,-75.6 -48,-77.6'), 3.6, { start: 0.7, end: 0.7, samples: 8 }),
    '#f0d9a4',
  );
}

const SKIN = { fill: '#eebf98', shade: '#b87c5e', soft: 1.4 } as const;

/** Brow, nose, lips and chin against the wave. */
function head(box: Local): void {
  toned(
    box,
    '-7,-3! -1,1 3.6,1.4! 6.2,0.4 6.6,-2! 7.8,-3.2 7,-4.6! 7.4,-5.4 7.4,-6.4! 9.2,-8 8.2,-9.8! 6.6,-11.8 6.4,-15! 2,-18 -7,-15!',
    SKIN,
    ['-7,-3! -1,1 4,1.4! 4,-1 0,-3 -2,-7 -7,-7!', '#c68e6c'],
  );
  strokes(box, ['3,-13.6 5,-14.4 6.6,-14.4'], 1, '#3a2a34', 0);
  box.fill(closed('3.4,-11! 5,-12.4 6.6,-11.6! 5.6,-10'), '#2c1c24');
  strokes(box, ['4.4,-3 5.6,-3.8 7,-3.8'], 0.8, '#8a4a42', 0);
  box.fill(
    closed('5,-15.4! 2,-20 -5,-21.6 -12,-17.6 -14,-10 -10.6,-3 -5.4,-2! -5.6,-5 -3.4,-7! -1,-9.4 0,-13.6!'),
    '#3a2a34',
  );
  box.fill(ellipse(-3.4, -8, 1.5, 2.2), '#dba884');
}

/** The far hand has the sheet, tight from the boom, its end hanging; the near one the stick that leads to the tiller. */
function arms(box: Local): void {
  box
    .line(curve('16,-60 -8,-63 -24,-66'), 1, '#54382f')
    .line(curve('-25,-65 -26,-58 -20,-53'), 0.9, '#54382f');
  const sleeve = (course: string, fill: string, ends: readonly [number, number]): void =>
    toned(box, ribbon(curve(course), ends[0], { start: 1, end: ends[1], samples: 8 }), {
      fill,
      ...CLOTH,
      soft: 1.8,
    });
  sleeve('-48,-74 -40,-69 -37,-67.6', '#2f5680', [6, 0.9]);
  sleeve('-38,-67.6 -32,-66.4 -28,-66.4', '#2f5680', [5.2, 0.75]);
  toned(box, '-29,-69! -25.6,-70 -22.4,-68.4! -21.6,-65.6 -24,-63.4! -28,-63.6!', SKIN);
  strokes(box, ['-26.6,-67.8 -22.8,-67.2', '-26.6,-65.8 -23,-65'], 0.7, '#9c644c', 0);
  box.line(curve('-6,-25.4 -20,-39 -37,-54'), 1.6, '#54382f');
  sleeve('-55,-73 -51,-62 -49,-58', '#3a6690', [7, 0.9]);
  sleeve('-50,-59 -43,-54.6 -36,-51.4', '#44749e', [6, 0.75]);
  toned(box, '-37,-54! -34,-55 -30.6,-53! -29.4,-50.4 -31.6,-48! -35,-48.2!', SKIN);
  strokes(box, ['-34.6,-52.6 -31,-51.4', '-34.8,-50.6 -31.8,-49.6'], 0.7, '#9c644c', 0);
}
