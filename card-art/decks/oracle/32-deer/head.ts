import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { COAT } from './form.ts';

/** From the side, a little from below: poll, forehead, brow, bridge, nose, lips, chin, jaw, cheek. */
const HEAD =
  '-24,-20 -8,-26 8,-25 17,-20 23,-12 32,-3 44,6 55,12 63,15 69,21 70,29 66,36 61,42 54,45 45,44 33,40 20,40 8,45 -6,48 -20,44 -33,33 -41,17 -40,-4 -33,-14';

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
        '-26,-24! -8,-30 10,-29 26,-14 46,4 66,14! 58,20 42,13 28,5 20,-3 14,-12 4,-16 -10,-15 -22,-14!',
      ),
      COAT.lit,
    ],
    // the dark of the bridge
    [closed('20,-14 30,-4 44,7 56,14 57,19 44,13 30,5 21,-4'), '#9a5331'],
    // below the cheek bone the head turns down from the light
    [
      closed('-46,8! -30,6 -16,14 -2,23 12,26 26,28 37,33 44,39! 34,40 22,40 10,44 -6,54! -46,42!'),
      COAT.shade,
    ],
    [closed('-44,30! -30,30 -18,38 -4,41 8,39 20,36 34,37! 30,48! -10,56! -44,48!'), COAT.deep],
    // the pale lips and chin
    [closed('40,36! 44,27 52,25 60,31 70,31! 68,38 60,38.4 50,37.6'), COAT.pale],
    [closed('41,37! 50,38.6 60,39 66,37! 64,48! 40,48! 36,42'), COAT.paleShade],
    { along: ['-6,-26 8,-25 17,-20 23,-12 32,-3 44,6 55,12 63,15'], paint: COAT.rim, width: 4.6 },
  );
  nose(box);
  eye(box);
}

function nose(box: Local): void {
  flat(box, '56,12.4! 63,14.6 69.4,21 70.4,29 66,35 60,33! 56,27 54.6,19', COAT.dark, [
    closed('57,13! 63,15 68.6,21 66,22.4 61,19'),
    '#8b7068',
  ]);
  box.fill(closed('59.6,24! 63,22.4 67,24.6 67,28 64.6,29 63,26.4'), '#0f0a0c');
  strokes(box, ['63.4,37.8 57,38.2 49,38.6 41,40.4'], 1.6, COAT.dark, 0.1);
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
