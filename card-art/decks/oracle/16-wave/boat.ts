import { flat, twoTone } from '../../../kit/hand/index.ts';
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
 * Seen from astern, its bow away from us and to the right, laid over by the wind from the left. Its waterline's middle
 * at (0, 0). Transom: high windward corner, round below, low leeward corner.
 */
const TRANSOM = closed('-42,-26! -40,-10 -30,6 -16,14 -4,13 3,6 4,-10!');
const SIDE = closed('4,-10! 26,-16 50,-32 74,-58! 72,-36 58,-10 34,8 8,15 -8,15! 1,10 4,0');
const DECK = closed('-42,-26! -12,-42 24,-56 54,-62 74,-58! 50,-32 26,-16 4,-10!');
const COCKPIT = closed('-30,-25! -6,-37 16,-45 30,-47! 30,-36 20,-24 2,-15!');

/** The mast leans with the hull; the sail stands out to leeward and is pressed full. */
const MAST = tube(points('32,-50 54,-116 76,-188'), [2.8, 2.4, 1.3], 12).outline;
const BOOM = tube(points('33,-55 62,-52 96,-44'), [1.8, 1.8, 1.3], 8).outline;
const SAIL = closed('76,-186! 98,-150 111,-112 110,-74 95,-45! 76,-54 55,-58 35,-57! 47,-96 61,-140');
const SHADED = closed('76,-186! 98,-150 111,-112 110,-74 95,-45! 92,-74 92,-112 88,-148');
const JIB = closed('74,-170! 112,-126 131,-92 131,-62! 116,-60 96,-60 76,-57! 80,-110');

/** The morning low on the left. */
const toned = twoTone({ towards: unit([-0.95, -0.3]) });

/** A small sailing boat, heeled over as it climbs towards the wave; who sails it hangs out to windward. */
export function boat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  toned(box, JIB, { fill: '#f2cf96', shade: '#c98a4e', soft: 8, rim: '#fff4d4' });
  toned(box, DECK, { fill: '#cfa878', shade: '#8d6a58', soft: 3 });
  box.fill(COCKPIT, '#4c3040');
  legs(box);
  box.fill(MAST, '#54382f');
  toned(
    box,
    SAIL,
    { fill: '#e0914e', shade: '#9c4a2c', soft: 3, rim: '#ffe3ae', rimWidth: 1.6 },
    [SHADED, '#c06f38'],
    // strained from the corner that the sheet holds, and across its seams
    {
      along: ['95,-45 82,-90 78,-150', '95,-45 70,-84 62,-120', '95,-45 64,-66 44,-80'],
      paint: '#b4602f',
      width: 2,
    },
    { along: ['96,-44 90,-96 84,-150'], paint: '#f6b878', width: 1.6 },
    {
      along: ['62,-142 80,-146 98,-146', '53,-112 80,-112 113,-104', '43,-82 76,-80 112,-72'],
      paint: '#a8552f',
      width: 1.1,
    },
  );
  box.fill(BOOM, '#54382f');
  toned(box, SIDE, { fill: '#e6d9c2', shade: '#8c7a7c', soft: 4 }, [
    '-12,17! 8,12 34,3 58,-14 74,-40! 70,-6 30,24!',
    '#8f3f34',
  ]);
  flat(
    box,
    TRANSOM,
    '#f4ead2',
    { side: [4, 2], paint: '#c3b3a4' },
    ['-40,0! -30,4 -14,9 -2,9 8,4! 0,20 -36,20!', '#8f3f34'],
    { side: [-1.6, -0.4], paint: '#ffffff' },
  );
  // rudder and tiller
  box.fill(closed('-19,-14! -14.6,-12.6! -15,18 -22,16!'), '#54382f');
  box.line(curve('-17,-16 -9,-25'), 2, '#54382f');
  sailor(box);
}

/** Feet under the strap, in the boat; the knees over its edge. */
function legs(box: Local): void {
  flat(box, ribbon(curve('-22,-40 -4,-46 6,-33'), 8.4, { start: 0.9, end: 0.6, samples: 12 }), '#1f3557');
}

/** Seat on the high edge, the back as far out over the water as it goes; head up to the wave. */
function sailor(box: Local): void {
  const CLOTH = { shade: '#1c2c50', soft: 3 } as const;
  // the sheet, tight from the boom to the fist
  box.line(curve('70,-50 20,-56 -32,-60'), 1, '#54382f');
  toned(box, ribbon(curve('-26,-37 -10,-45 -1,-34'), 9, { start: 1, end: 0.6, samples: 12 }), {
    fill: '#2b4a78',
    ...CLOTH,
  });
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
  box.fill(ellipse(-32, -60.6, 2.9, 2.6), '#eebf98');
  // thrown back: cheek and chin to the wave
  box.fill(closed('-64,-75! -58,-74! -57,-79 -60,-83 -66,-81!'), '#d9a47e');
  box.fill(closed('-66,-79! -58,-77.4 -54.6,-80.6 -54.4,-84 -55.6,-88 -60,-91 -66,-89!'), '#eebf98');
  box.fill(
    closed(
      '-58,-89! -60,-93 -66,-94.4 -72,-90.6 -73,-83.6 -69,-77.6 -64.4,-77.6! -65.4,-82 -63,-84.4 -62,-88!',
    ),
    '#3a2a34',
  );
  box.fill(
    ribbon(curve('-68,-75.6 -62,-73.6 -57,-76.4'), 3.6, { start: 0.7, end: 0.7, samples: 8 }),
    '#f0d9a4',
  );
}
