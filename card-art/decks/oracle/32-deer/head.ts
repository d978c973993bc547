import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './form.ts';

/** From the side, a little from below: poll, forehead, brow, bridge, nose, lips, chin, jaw, cheek. */
const HEAD =
  '-24,-20 -8,-26 8,-25 17,-20 23,-12 33.8,-3 48.9,6 62.8,12 72.9,15 80.4,21 81.7,29 76.7,36 70.4,42 61.5,45 50.2,44 35.1,40 20,40 8,45 -6,48 -20,44 -33,33 -41,17 -40,-4 -33,-14';

/** His head, stretched before him into the light. Round (0, 0): a little behind his eye. */
export function head(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -3 });
  flat(
    box,
    HEAD,
    COAT.coat,
    // forehead and bridge, which the sun meets
    [
      closed(
        '-26,-24! -8,-30 10,-29 26.3,-14 51.5,4 76.7,14! 66.6,20 46.4,13 28.8,5 20,-3 14,-12 4,-16 -10,-15 -22,-14!',
      ),
      COAT.lit,
    ],
    // the dark of the bridge
    [closed('20,-14 31.3,-4 48.9,7 64.1,14 65.3,19 48.9,13 31.3,5 21,-4'), '#9a5331'],
    // below the cheek bone the head turns down from the light
    [
      closed('-46,8! -30,6 -16,14 -2,23 12,26 26.3,28 40.1,33 48.9,39! 36.3,40 22,40 10,44 -6,54! -46,42!'),
      COAT.shade,
    ],
    [closed('-44,30! -30,30 -18,38 -4,41 8,39 20,36 36.3,37! 31.3,48! -10,56! -44,48!'), COAT.deep],
    // the pale lips and chin
    [closed('43.9,36! 48.9,27 59,25 69.1,31 81.7,31! 79.2,38 69.1,38.4 56.5,37.6'), COAT.pale],
    [closed('45.2,37! 56.5,38.6 69.1,39 76.7,37! 74.1,48! 43.9,48! 38.9,42'), COAT.paleShade],
    { along: ['-6,-26 8,-25 17,-20 23,-12 33.8,-3 48.9,6 62.8,12 72.9,15'], paint: COAT.rim, width: 4.6 },
  );
  nose(box);
  eye(box);
}

function nose(box: Local): void {
  flat(box, '64.1,12.4! 72.9,14.6 80.9,21 82.2,29 76.7,35 69.1,33! 64.1,27 62.3,19', COAT.dark, [
    closed('65.3,13! 72.9,15 79.9,21 76.7,22.4 70.4,19'),
    '#8b7068',
  ]);
  box.fill(closed('68.6,24! 72.9,22.4 77.9,24.6 77.9,28 74.9,29 72.9,26.4'), '#0f0a0c');
  strokes(box, ['73.4,37.8 65.3,38.2 55.2,38.6 45.2,40.4'], 1.6, COAT.dark, 0.1);
}

/** Large and dark as a deer's is, its lid low against the sun. */
function eye(box: Local): void {
  box.fill(closed('-5,3! -2,-6 5,-10.6 13,-8.4 19,-1 19.8,4.4! 13.4,9.4 5,9.8 -2,7'), '#d7a873');
  flat(box, '-2.4,2! 0.6,-5.4 6.6,-8.4 13.4,-6 17.6,1.6! 13,6.6 5.6,7', '#17100f', [
    closed('1,4.4! 7,3 13,3.6 16.6,3! 12,8 4,8'),
    '#6d432a',
  ]);
  // the lid and its lashes
  box.fill(closed('-4,2! -1,-6.4 6.4,-10.4 14,-7.6 18.8,2! 13.4,-4.2 6.6,-6 1,-3'), COAT.shade);
  strokes(box, ['-6,4.6 -1.6,-1.6 6.2,-6 13.4,-4.2 19,3'], 2.1, COAT.ink, 0);
  box.fill(ellipse(10.6, -1.8, 2, 1.6), '#fff8e4');
  strokes(box, ['18.4,3.6 24,9 30,12'], 2.6, COAT.ink, 0.1);
}

/** An ear laid back, listening behind him. */
export function ears(art: Art, x: number, y: number, scale: number, which: 'near' | 'far'): void {
  const box = local(art, x, y, scale, { rot: -3 });
  if (which === 'far') {
    const ear = closed('2,-20! 10,-36 22,-49 38,-57! 39,-44 32,-30 20,-18!');
    flat(box, ear, COAT.far, [closed('10,-20! 20,-38 38,-57! 35,-42 24,-24'), '#c08d70'], {
      along: ['2,-20 10,-36 22,-49 38,-57'],
      paint: COAT.rim,
      width: 3,
    });
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
