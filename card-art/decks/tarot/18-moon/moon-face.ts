import { byHand, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, ramp } from '../../../kit/pen/index.ts';
import { MOON, RADIUS } from './form.ts';

const PALE = '#fcf7df';
/** Seas, the deeper the darker: plains, brows, what closes the lids. */
const SEA = '#dfe4cc';
const DEEP = '#c2cfbc';
const SHADE = '#9fb6aa';
const LINE = '#6d8b88';

/** Her face is made of her own seas, straight on as her disc is: she sleeps, the head a little to one side. */
export function moon(art: Art): void {
  const box = local(art, ...MOON, RADIUS / 100, { rot: -9 });
  const disc = ellipse(...MOON, RADIUS);
  art.fill(disc, PALE);
  art.clip(disc, () => {
    seas(box);
    eyes(box);
    nose(box);
    mouth(box);
    craters(box);
    // the ball turns away at its edge
    printed(art, [MOON[0] - RADIUS, MOON[1] - RADIUS, MOON[0] + RADIUS, MOON[1] + RADIUS], () =>
      art.fill(
        disc,
        art.radial(
          MOON[0] - 16,
          MOON[1] - 18,
          RADIUS * 1.28,
          ramp(0.62, SHADE, 0, 0.84, SHADE, 0.35, 1, SHADE, 0.8),
        ),
      ),
    );
  });
}

function sea(box: Local, tone: string, ...outlines: string[]): void {
  for (const outline of outlines) box.art.fill(byHand(box.place(closed(outline)), 1.3), tone);
}

/** The wide ones lie round the face as a hood of hair does: over the brow, down one cheek to the chin. */
function seas(box: Local): void {
  sea(
    box,
    SEA,
    '-104,-34! -84,-30 -74,-40 -70,-54 -58,-58 -50,-70 -38,-66 -26,-62 -16,-70 2,-72 20,-66 34,-60 50,-54 60,-44 76,-36 72,-22 80,-10 86,6 78,18 80,32 66,40 64,52 70,62 56,70 48,84 34,90 30,104! 120,100! 120,-120! -104,-120!',
    '-104,6! -88,12 -82,22 -86,34 -78,46 -68,52 -72,66! -104,78!',
  );
  sea(
    box,
    DEEP,
    '-40,-104! -44,-90 -34,-82 -22,-84 -12,-78 4,-82 26,-86 34,-76 48,-72 64,-70 66,-58 78,-50 92,-46! 120,-60! 60,-120! -40,-120!',
    '96,-18! 88,-6 94,8 90,22 88,34 76,44 82,56! 120,60! 120,-20!',
  );
}

/** A sea under each brow, the lid's ball in it, and the lid shut over the cheek. */
function eyes(box: Local): void {
  sea(
    box,
    SEA,
    '-74,-16! -70,-34 -54,-44 -34,-44 -18,-36 -10,-22! -12,-8 -22,4 -40,10 -58,6 -70,-4',
    '74,-16! 70,-34 54,-44 34,-44 18,-36 10,-22! 12,-8 22,4 40,10 58,6 70,-4',
  );
  // brow and the hollow beneath it, down to the root of the nose
  sea(
    box,
    DEEP,
    '-76,-24! -68,-40 -52,-48 -32,-47 -16,-38 -8,-22 -8,-8! -14,-14 -20,-26 -34,-34 -50,-34 -64,-28!',
    '76,-24! 68,-40 52,-48 32,-47 16,-38 7,-22 6,-8! 14,-14 20,-26 34,-34 50,-34 64,-28!',
  );
  // the lids, round over the eye
  sea(
    box,
    '#f3f0da',
    '-63,-10! -56,-23 -42,-29 -28,-25 -18,-11! -26,-4 -40,1 -54,-2',
    '63,-10! 56,-23 42,-29 28,-25 18,-11! 26,-4 40,1 54,-2',
  );
  // shut: the shadow where lid meets cheek, thick in its middle
  for (const side of [-1, 1]) {
    const at = (knots: string): string =>
      knots.replace(/(-?[\d.]+),/g, (_, x: string) => `${Number(x) * side},`);
    sea(box, LINE, at('67,-13! 58,-4 44,1.4 30,0 15,-12! 28,5.4 44,7.6 60,1'));
    sea(box, SEA, at('62,0! 46,9 30,7.6 19,-3! 30,14 48,15'));
    strokes(box, [at('62,-15 55,-27 42,-33 28,-29 19,-18')], 1.3, SHADE, 0.2);
  }
}

/** One long plain; the light comes over it from the left, so that its other side is a sea. */
function nose(box: Local): void {
  sea(box, DEEP, '7,-24! 5,-6 7,10 14,22 21,30! 20,37 12,38 4,35! 8,26 5,12 2,-4');
  sea(box, SHADE, '-17,33! -9,33 -4,37 3,38.6 9,36 20,35! 12,42 2,44 -8,41');
  sea(box, SEA, '-13,20! -20,27 -20,34 -13,35! -16,30 -15,26');
}

/** Small and full, its corners a little up. */
function mouth(box: Local): void {
  sea(box, DEEP, '-5,45! -3,49 3,49 5,45! 4,51 -4,51');
  sea(box, SHADE, '-24,56! -14,53 -6,51 0,53.4 6,51 14,53 24,56! 12,61 0,60 -12,61');
  sea(box, DEEP, '-18,60.4! -8,61 0,60 8,61 18,60.4! 12,68 0,71 -12,68');
  strokes(box, ['-26,55 -14,59.6 -5,59.4 0,60.4 5,59.4 14,59.6 26,55'], 2.1, LINE, 0);
  sea(box, DEEP, '-12,77! -5,75 6,75 13,77! 6,81 -5,81');
}

/** A bright one on the cheek with its rays, small ones where nothing of the face is. */
function craters(box: Local): void {
  for (const [x, y, r] of [
    [-58, 40, 5.4],
    [-46, -80, 6],
    [60, 30, 4.4],
    [48, -64, 4],
    [80, -30, 3.4],
    [-84, -18, 4.4],
    [38, 70, 3.6],
  ] as const) {
    box.fill(ellipse(x, y, r), '#fffdf0').fill(ellipse(x + r * 0.2, y + r * 0.24, r * 0.66), DEEP);
  }
  strokes(
    box,
    ['-58,33 -56,22', '-51,37 -36,30', '-51,43 -38,50', '-58,47 -56,60', '-64,45 -74,54', '-65,38 -76,34'],
    1.6,
    '#fffef4',
    0.1,
  );
}
