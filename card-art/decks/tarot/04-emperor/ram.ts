import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, points, range, tube } from '../../../kit/pen/index.ts';
import { toned } from './form.ts';

/** The throne's stone: what looks into the sun, what is turned from it, what it keeps from itself. */
const STONE = { lit: '#ecc591', fill: '#b98a68', shade: '#805a54', deep: '#523844', rim: '#ffe7ba' } as const;

/** A ram's head carved from the end of the throne's arm, seen from its side, bowed; its brow at (x, y), its neck grows from the block below it. About 150 × `scale` high. */
export function ram(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // what the head keeps from the sun on the mantle behind it
  box.fill(closed('60,-70! 96,-44 106,0 96,40 84,84 74,120 62,132! 40,100! 50,0!'), '#380d1e', 0.75);
  flat(
    box,
    '-14,-20! 30,-46 70,-36 72,10! 70,60 70,96! 66,112 58,126! 52,116 48,112! 44,128 34,146! 26,130 24,118! 18,128 8,138! 2,124 2,108! -4,112 -12,114! -16,90 -10,60',
    STONE.shade,
    // the fleece before the breast is in the sun below the head's shadow
    ['-20,92! -2,90 10,100 14,118 8,142! -30,142!', STONE.fill],
    ['44,60! 40,90 50,108 46,150! 90,150! 90,20!', STONE.deep],
    ['-24,50! 22,36 76,20! 74,52 50,54 26,66 4,80 -14,84!', STONE.deep],
    { along: ['-16,88 -14,104 -12,114', '2,112 4,126 8,138'], paint: STONE.rim, width: 4 },
  );
  strokes(
    box,
    [
      '-4,92 4,98 2,108',
      '14,80 22,98 20,114',
      '32,68 42,84 40,100',
      '10,108 12,122 8,132',
      '34,112 38,126 34,140',
      '52,92 60,104 56,118',
    ],
    2 * scale,
    STONE.deep,
    0.08,
  );
  face(box, scale);
  horn(box, scale);
}

/** A bowed nose, nostril and lip, jaw: its ridge looks into the sun, the cheek is turned from it. */
function face(box: Local, scale: number): void {
  flat(
    box,
    '-8,-44! -24,-34 -38,-10 -52,20 -63,42! -68,52 -64,60 -58,62! -58,70 -48,74 -38,68! -20,58 4,52 22,34! 30,0 20,-36 6,-46',
    STONE.fill,
    // brow, nose and the muzzle's front
    ['0,-60! -14,-36 -22,-16 -27,-2 -38,24 -48,42 -54,50 -60,64! -90,60! -50,-30!', STONE.lit],
    // the socket, the cheek behind its bone, the jaw's underside
    ['-30,-12! -18,-15 -6,-10 0,0! -8,8 -20,9 -28,4!', STONE.shade],
    ['-4,2! -12,16 -22,30 -38,44! -24,48 0,44! 50,60! 50,-50! 2,-40!', STONE.shade],
    ['8,20! 4,34 -8,42 -30,53 -44,60 -60,63! -60,84! 50,84! 50,10!', STONE.deep],
    ['-58,64! -48,66 -40,62 -36,66! -46,78 -60,76!', STONE.shade],
    { along: ['-8,-44 -24,-34 -38,-10 -52,20 -63,42', '-63,42 -68,52 -64,60'], paint: STONE.rim, width: 5 },
  );
  eye(box, scale);
  // cut deep: the nostril, the mouth
  box.fill(closed('-64,46! -57,43 -54,49! -60,52'), STONE.deep);
  strokes(box, ['-60,62 -50,60 -40,53'], 2.6 * scale, STONE.deep, 0);
}

/** Set in its bone at the head's side: an amber ball without white, its pupil a level slit from corner to corner. */
function eye(box: Local, scale: number): void {
  const ball = closed('-30,1! -28,-6.5 -19,-10.5 -9,-7.5 -4,0! -8,6.5 -17,9 -26,7');
  box
    .fill(closed('-35,3! -32,-9 -20,-14 -7,-11 0,-1! -3,3 -9,9.4 -18,11.4 -28,9.2'), '#64444a')
    .fill(ball, '#d29a54');
  box.clip(ball, () => {
    box
      .fill(closed('-40,-16! 10,-16! 10,-4! -8,-6.4 -20,-7.4 -34,-2!'), '#8a5a40')
      .fill(closed('-26,-1.4! -18,-2.4 -9,-1.6! -8,0.2 -9,1.8! -18,2.2 -26,1.8! -27,0.2'), '#20131b');
  });
  // the bone over it, in the sun
  box.fill(closed('-36,-2! -33,-13 -21,-18.4 -7,-15 2,-4! -8,-10.4 -21,-13 -31,-7!'), STONE.fill);
  strokes(box, ['-34.6,-6 -31,-12.8 -22,-17'], 1.8 * scale, STONE.rim, 0.2);
}

/** Once round the ear; each ridge has its light and its shade. */
function horn(box: Local, scale: number): void {
  flat(box, '0,-60! 40,-66 70,-40 74,0 60,26 30,28 8,20!', STONE.shade, [
    '-10,-20! 10,-48 40,-60 66,-50 76,-30! 60,-34 40,-36 24,-26 14,-12 14,2 20,14 36,20! 30,40! -10,30!',
    STONE.deep,
  ]);
  toned(box, '6,-14! 20,-16 40,-8 54,6! 40,8 22,4 10,-2', {
    fill: STONE.fill,
    shade: STONE.shade,
    soft: 5 * scale,
    rim: STONE.lit,
    rimWidth: 1.4,
  });
  const coil = tube(
    points('-4,-36 10,-66 42,-78 74,-58 82,-20 66,14 36,28 10,22 -4,4 -4,-10'),
    [13, 17, 18, 17.5, 16, 13.5, 11, 8, 5, 0.6],
    44,
  );
  flat(
    box,
    coil.outline,
    STONE.fill,
    // the part over the brow and, below, what comes round into the sun again
    ['-30,-20! -20,-70 10,-100 50,-104! 40,-82 16,-70 6,-50 0,-30!', STONE.lit],
    ['-20,-20! -12,30 10,40! 12,24 2,10 -2,-10!', STONE.lit],
    ['62,-100! 66,-66 70,-24 52,6 26,12 24,40! 120,60! 120,-100!', STONE.shade],
    ['80,-90! 84,-56 88,-20 72,14 40,26 30,44! 120,60! 120,-100!', STONE.deep],
    { along: ['-16,-40 -4,-76 24,-95 50,-95', '-5,-8 -8,6 4,26'], paint: STONE.rim, width: 5 },
  );
  const ribs = range(18, (i) => 0.05 + i * 0.048);
  strokes(
    box,
    ribs.map((t) => coil.rib(t, 0.02, -0.94, 0.8)),
    2.6 * scale,
    STONE.deep,
    0.05,
  );
  strokes(
    box,
    ribs.slice(0, 8).map((t) => coil.rib(t + 0.012, 0.02, -0.9, 0.2)),
    1.6 * scale,
    STONE.rim,
    0.1,
  );
}
