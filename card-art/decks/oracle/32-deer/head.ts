import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './form.ts';

/** Three quarters from the front and a little from below: forehead, the other eye's brow, bridge, nose, chin, jaw. */
const HEAD =
  '-24,-19 -6,-24 12,-22 21,-17 27,-8 29,1 35,8 47,14 57,17 65,23 66,32 62,39 57,45 46,50 34,51 20,49 4,48 -14,45 -30,36 -41,18 -40,-4 -33,-14';
/** Its front plane, which the sun meets: forehead and bridge. */
const FRONT =
  '-20,-22 -4,-27 14,-25 24,-16 30,-6 31,3 46,12 58,16 60,22 48,24 34,20 22,13 10,6 0,4 -10,-6 -18,-14';

/** His head, stretched before him into the light. Round (0, 0): the middle between his eyes. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -3 });
  const outline = closed(HEAD);
  box.fill(outline, COAT.coat);
  box.clip(outline, () => {
    box.fill(closed(FRONT), COAT.lit);
    // the dark of the bridge, broad between the eyes
    box.fill(closed('-8,-16 2,-19 10,-14 12,-2 24,8 40,17 54,21 52,26 38,22 20,14 6,6 -4,-2'), '#9a5331');
    // jaw and throat turn down from the light
    box.fill(closed('-46,6! -30,12 -16,24 2,32 20,34 30,40 24,56 -20,56 -50,40!'), COAT.shade);
    box.fill(closed('-44,24! -28,30 -10,40 8,43 22,43 20,56 -44,56!'), COAT.deep);
    // the pale muzzle, chin in shade
    box.fill(closed('30,30 40,26 50,28 54,36 52,42 42,43 32,40'), COAT.pale);
    box.fill(closed('18,50! 26,45 36,43 48,45 58,43! 56,54 30,56'), COAT.paleShade);
  });
  box.blot(
    ['20,-18 27,-8 29,1', '33,7 46,14 57,17'].map((edge) =>
      ribbon(curve(edge), 3, { start: 0.2, samples: 12 }),
    ),
    COAT.rim,
  );
  nose(box);
  eyes(box);
}

function nose(box: Local): void {
  box.fill(closed('47,21! 56,17 64,22 66,30 62,37 57,39 52,37 48,30'), COAT.dark);
  box.fill(closed('50,21 57,19 62,23 58,24'), '#8b7068');
  box.fill(closed('49,28! 53,27 56,31 54,34 51,33'), '#0f0a0c');
  box.fill(closed('61,29! 64,28 64,33 61,34'), '#0f0a0c');
  strokes(box, ['56,38 56,43 48,44 38,41 30,37'], 1.7, COAT.dark, 0.1);
}

function eyes(box: Local): void {
  // the near one: pale ring, dark ball with the sun in it, lid, tear gland
  box.fill(closed('-22,4 -18,-6 -10,-9 -1,-5 2,4 -4,9.5 -15,10'), '#dcae7e');
  box.fill(closed('-19,5! -15,-3 -9,-5.6 -3,-2.6 1,5! -5,7.6 -13,7.8'), '#17100f');
  box.fill(closed('-15,4.6 -11,6 -5,6 -2,3.6 -6,7 -12,7.2'), '#6d432a');
  box.fill(ellipse(-6, -1.6, 2.2, 1.8), '#fff8e4');
  strokes(box, ['-24,7 -18,-3.6 -10,-7.8 -2,-4.4 3,5'], 2.6, COAT.ink, 0);
  strokes(box, ['2,6 9,13 15,16'], 2.8, COAT.ink, 0.1);
  // of the other only what stands out beyond the bridge
  box.fill(closed('20,-9! 26,-8 29,-1 27,3 22,2! 20,-3'), '#17100f');
  box.fill(ellipse(26.2, -4.6, 1.3, 1.7), '#fff8e4');
  strokes(box, ['18,-10 23,-12 28,-7'], 2.2, COAT.ink, 0);
}

/** An ear laid back, listening behind him. */
export function ears(art: Art, x: number, y: number, scale: number, which: 'near' | 'far'): void {
  const box = local(art, x, y, scale, { rot: -3 });
  if (which === 'far') {
    const ear = closed('16,-20! 30,-34 48,-42 66,-42! 62,-28 48,-16 26,-10!');
    box.fill(ear, COAT.far);
    box.clip(ear, () => void box.fill(closed('22,-18! 40,-32 66,-42! 58,-26 44,-18'), '#d9a888'));
    box.blot(ribbon(curve('17,-20 30,-34 48,-42 65,-42'), 2.4, { start: 0.2 }), COAT.rim);
    return;
  }
  const ear = closed('-26,-16! -46,-30 -72,-40 -106,-38! -98,-20 -82,-6 -62,2 -42,4 -36,-2!');
  box.fill(ear, COAT.coat);
  box.clip(ear, () => {
    box.fill(closed('-34,-14! -60,-24 -104,-38! -96,-18 -80,-6 -58,0'), '#5a2f27');
    box.fill(closed('-40,-10! -62,-18 -98,-33! -84,-16 -60,-6'), '#c98e72');
    box.fill(closed('-34,2! -60,0 -84,-8 -106,-38! -96,-2 -60,12!'), COAT.shade);
  });
  strokes(
    box,
    ['-42,-10 -56,-14 -70,-22', '-44,-6 -58,-8 -74,-14', '-40,-12 -58,-20 -78,-28'],
    1.8,
    '#f6e2c0',
    0.2,
  );
  box.blot(ribbon(curve('-28,-17 -46,-30 -72,-40 -104,-38'), 2.8, { start: 0.2 }), COAT.rim);
}
