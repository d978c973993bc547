import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { form, SKIN } from './tones.ts';

const HAIR = { fill: '#6b4238', shade: '#452a2c', light: '#94624a', rim: '#e0b080', rimWidth: 1.8 } as const;

/** Her head in profile to the right, tipped back, 180 high: she looks up at the peg. The ear is at (x, y). */
export function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.3, { rot: -14 });
  tail(box);
  form(
    box,
    '30,-88! 54,-74 63,-58 66,-40 66,-28 63,-16! 65,-6 73,4 82,10 86,15 83,21 74,25! 73,31 77,36 79,39! 75,43! 78,47 76,53 70,56! 69,60 73,67 71,76 63,82 48,82 28,70 8,52 -8,30! -20,-20 0,-80!',
    { ...SKIN, soft: 0, rimWidth: 0 },
    // the sun comes round her cheek and jaw from behind; the face's front looks away from it
    ['66,-90! 52,-50 50,-16 54,6 50,24 54,44 44,62 40,84! 100,90 100,-90!', '#bd8a6e'],
    ['66,-22! 56,-26 42,-22 34,-10! 44,-4 56,-6 64,-8!', SKIN.shade],
    ['66,2! 61,14 66,21 74,24! 70,28 58,26 56,14', SKIN.shade],
    ['86,20! 78,22 70,24 66,28! 76,29', SKIN.dark],
    ['72,55! 64,56 60,61 71,63!', SKIN.shade],
    ['60,10! 50,8 38,14 34,24 42,32 55,29', '#d27c66', 0.45],
  );
  box.fill(closed('80,39.4! 76,35 70,35.4 58,38.4! 66,42 75,43.4!'), '#a04a4a');
  box.fill(closed('75,43! 66,42.4 58,38.6! 62,47 69,52 76,51 78,46.6'), '#bd6460');
  strokes(box, ['76,43 66,42.6 58,38.6 54,33'], 0.9, SKIN.line, 0);
  eye(box);
  hair(box);
  form(box, '7,-14! 2,-25 -9,-26 -16,-18 -17,-5 -11,8 -7,18 0,22! 4,13 5,2', { ...SKIN, soft: 2 });
  box.fill(closed('1,-14! -3,-19 -9,-18 -10,-10 -7,0 -3,6! -4,-6 -1,-12'), SKIN.shade);
}

/** Lifted: the iris stands high under the lid. */
function eye(box: Local): void {
  const slit = closed('64,-3! 62,-11 57,-14! 48,-12 40,-5! 48,0 57,1 63,0!');
  box.fill(slit, '#f4e6d4');
  box.clip(slit, () => void box.fill(ellipse(59.4, -8, 4.4, 6.6), '#33201e'));
  box.fill(ellipse(60, -10.4, 1.4, 1.6), '#fff6e4');
  box.fill(ribbon(curve('36,-4 45,-12 56,-15.4 65,-13'), 4.4, { start: 0.2, end: 0.5 }), '#2c1618');
  box.fill(ribbon(curve('65,-38 56,-43 42,-41 29,-32'), 5, { start: 0.6, end: 0 }), '#4a2a26');
}

/** Gathered high behind, tied with a red band; it falls down her back. */
function tail(box: Local): void {
  form(
    box,
    '-44,-66! -70,-72 -92,-56 -100,-26 -98,6 -88,38 -88,66 -98,92! -78,88 -62,70 -56,40 -60,8 -60,-18 -50,-42!',
    { ...HAIR, soft: 6 },
    ['-56,-60! -70,-40 -74,-4 -68,34 -72,64 -84,92! -60,80 -40,40 -40,-50', HAIR.shade],
  );
  strokes(box, ['-64,-62 -86,-40 -88,0 -78,40'], 1, HAIR.light, 0.1);
}

function hair(box: Local): void {
  form(
    box,
    '40,-84! 30,-104 0,-114 -34,-104 -58,-78 -62,-44 -52,-12 -36,10 -20,26! -12,14 -12,-10 -4,-28! 8,-34 16,-26 18,-6! 24,-20 24,-44 34,-66!',
    { ...HAIR, soft: 0 },
    ['26,-44! 8,-46 -20,-36 -52,-30! -40,-6 -20,30 4,10 26,-10', HAIR.shade],
    ['30,-96! 0,-100 -30,-88 -52,-62! -44,-56 -20,-76 10,-82', HAIR.light],
  );
  strokes(
    box,
    ['34,-82 4,-84 -26,-72 -50,-54', '22,-58 0,-62 -26,-56 -50,-46', '-8,-30 -28,-34 -48,-40'],
    0.9,
    '#38201f',
    0.1,
  );
  form(box, '-52,-70! -42,-72! -38,-40! -50,-34! -58,-50', { fill: '#c8646a', shade: '#97434f', soft: 2 });
}
