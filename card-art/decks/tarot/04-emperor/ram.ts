import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, local, points, range, tube } from '../../../kit/pen/index.ts';
import { DARK, toned } from './form.ts';

/** The throne's stone: what looks into the sun, what is turned from it, what it keeps from itself. */
const STONE = { lit: '#ecc591', fill: '#b98a68', shade: '#805a54', deep: '#523844', rim: '#ffe7ba' } as const;

/** A ram's head and breast carved from the post of the throne's arm, seen from its side, bowed; its brow at (x, y). Its breast runs down 190 × `scale`, out of the window. */
export function ram(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  // what the head keeps from the sun on the mantle behind it
  box.fill(closed('60,-70! 96,-44 106,0 96,40 84,84 74,120 78,190! 40,190! 50,0!'), DARK, 0.7);
  flat(
    box,
    '-14,-20! 30,-46 70,-36 72,10! 76,100 76,190! 32,190! 25,178 23,165! 16,169 7,171! 3,158 4,146! -2,147 -9,145! -12,130 -9,117! -13,117 -18,115! -19,90 -10,60',
    STONE.shade,
    // the fleece before the breast is in the sun below the head's shadow
    ['-24,92! -2,89 8,102 8,122 16,146 22,166 30,190! -30,190!', STONE.fill],
    ['46,60! 42,90 50,120 46,150 54,190! 90,190! 90,20!', STONE.deep],
    ['-24,50! 22,36 76,20! 74,52 50,54 26,66 4,80 -16,84!', STONE.deep],
    {
      along: ['-18.5,88 -19,102 -18,115', '-9,119 -12,131 -9,145', '4,148 3,159 7,171'],
      paint: STONE.rim,
      width: 4,
    },
  );
  strokes(
    box,
    [
      '-6,92 -4,104 -10,116',
      '6,112 8,128 -2,144',
      '20,136 22,152 12,168',
      '16,84 24,100 20,116',
      '34,68 42,86 38,104',
      '32,118 38,134 32,150',
      '42,150 46,166 40,180',
      '56,92 62,108 56,124',
      '62,130 66,146 60,162',
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

/** Set in its bone at the head's side, under a heavy lid: a ball of the same stone, its pupil a level slit cut deep. */
function eye(box: Local, scale: number): void {
  const ball = closed('-30,2! -25,-5 -17,-7 -9,-5 -4,1! -9,6.4 -17,8.4 -26,6.6');
  box
    .fill(closed('-36,5! -34,-8 -21,-14 -6,-11 2,0! -3,6 -12,11 -24,11.4'), STONE.shade)
    .fill(ball, STONE.fill);
  box.clip(ball, () => {
    // what the lid throws, the slit, the light on the ball's lower left
    box
      .fill(closed('-34,-10! 0,-10! -1,2! -10,-0.6 -18,-1 -28,2.6!'), STONE.deep)
      .fill(closed('-24,2.4! -17,0.8 -10,2! -12,4.4 -18,5 -23,4.4!'), '#3a2630')
      .fill(closed('-30,4! -25,5.6 -18,6.6 -14,9! -28,10!'), STONE.lit);
  });
  // lid and brow in the sun, the fold between them
  box.fill(closed('-33,2! -30,-6 -20,-10.6 -9,-8.4 -1,1! -9,-2.6 -19,-3.6 -28,-0.4!'), STONE.lit);
  box.fill(closed('-38,-2! -34,-14 -21,-19 -6,-15 4,-4! -7,-11 -20,-14 -31,-8!'), STONE.fill);
  strokes(box, ['-31,-5 -20,-10.4 -9,-8.4 -1,0', '-30,9 -18,12 -7,8'], 1.8 * scale, STONE.deep, 0.1);
  strokes(box, ['-35.6,-6 -32,-13 -22,-17.6'], 1.8 * scale, STONE.rim, 0.2);
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
