import { stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';
import { MOON, RADIUS } from './form.ts';

const PALE = '#fbf6de';
const SOFT = '#e4e6cd';
const MID = '#c3cfbb';
const DEEP = '#8fa89f';
const EYE = '#3f5f66';

/** Her face is made of her own seas: drowsy, turned a little to the wolf, she looks down from under heavy lids. */
export function moon(art: Art): void {
  const box = local(art, ...MOON, RADIUS / 100, { rot: -8 });
  const disc = ellipse(...MOON, RADIUS);
  const plane = (knots: string, tone: string): void => void box.fill(closed(knots), tone);
  const stroke = (knots: string, width: number, tone: string): void =>
    void box.fill(ribbon(curve(knots), width, { start: 0.2, end: 0.2 }), tone);
  art.fill(disc, PALE);
  art.clip(disc, () => {
    // seas: brow, temple, cheek, chin; they run together into the shade of the face's far side
    plane(
      '10,-100! 20,-78 44,-70 62,-76 84,-50 78,-28 88,0 74,24 80,48 60,66 44,62 30,78 36,104! 120,100! 120,-100!',
      SOFT,
    );
    plane('70,-80! 82,-52 78,-34 92,-12 84,14 88,40 70,60 62,84! 120,80! 120,-80!', '#d3dac5');
    plane('-88,-30! -80,-52 -66,-62 -60,-50 -70,-36 -78,-18', SOFT);
    plane('-30,-88! -8,-92 6,-80 -4,-68 -22,-70', SOFT);
    plane('-80,40! -66,34 -54,46 -58,62 -72,66', SOFT);
    features(plane, stroke);
    stippled(art, disc, DEEP, [MOON[0] + 20, MOON[1] + 16], [MOON[0] + 70, MOON[1] + 62], [0, 0.6]);
  });
}

function features(
  plane: (knots: string, tone: string) => void,
  stroke: (knots: string, width: number, tone: string) => void,
): void {
  // sockets, then the lids that come out of them
  plane('-72,-20! -62,-36 -44,-40 -28,-30 -24,-14! -36,-2 -58,0 -70,-8', MID);
  plane('-4,-16! 4,-34 24,-44 48,-40 64,-22! 56,-4 32,4 8,0', MID);
  plane('-68,-14! -60,-27 -46,-29 -33,-17! -44,-11 -58,-9', '#f1efd8');
  plane('2,-12! 12,-28 34,-33 56,-15! 42,-8 20,-6', '#f1efd8');
  plane('-67,-13! -56,-9 -44,-10.6 -33,-16! -37,-8 -48,-3 -60,-5', '#eef0dc');
  plane('3,-11! 18,-5 38,-6.6 55,-14! 48,-3 32,3 14,0', '#eef0dc');
  plane('-61,-10.8! -48.6,-11! -48.6,-6 -52,-3.2 -56,-3.4 -60,-6', EYE);
  plane('12,-7.6! 29,-6.4! 29,-1 25,2.4 18,2.2 13,-1', EYE);
  plane('-57,-9! -54.6,-9! -54.6,-6.4! -57,-6.4!', PALE);
  plane('17,-5! 20,-4.6! 20,-2 17,-2!', PALE);
  stroke('-69,-13 -57,-8.6 -44,-10 -31,-17', 3.6, '#648682');
  stroke('1,-11 18,-4.6 38,-6 57,-16', 3.8, '#648682');
  stroke('-62,-29 -48,-33 -34,-25', 1.8, DEEP);
  stroke('10,-31 32,-38 52,-27', 1.8, DEEP);
  stroke('-60,1 -48,4 -38,1', 1.6, DEEP);
  stroke('14,6 30,9 46,4', 1.6, DEEP);
  stroke('-72,-40 -56,-50 -36,-46', 5, '#a9bcae');
  stroke('0,-48 26,-58 56,-46', 5.2, '#a9bcae');
  // nose: its side, its underside
  plane('-16,-30! -10,-10 -12,10 -2,24 -6,33 -18,35! -24,28 -22,10 -24,-12', MID);
  plane('-44,26! -36,30 -26,29 -18,34 -8,33! -14,39 -26,37 -38,36 -44,32', DEEP);
  stroke('-26,-22 -32,2 -44,20 -46,28 -40,33', 2, DEEP);
  // lips
  plane('-46,56! -36,50 -29,53 -22,50 -2,55! -16,58 -30,60', DEEP);
  plane('-42,58! -30,61 -8,57! -16,68 -30,70', MID);
  stroke('-48,55 -38,57 -30,58.6 -16,57 1,53', 2, '#648682');
  plane('-38,76! -26,73 -12,76! -24,82', MID);
  // the cheek that is turned to us
  stroke('2,34 10,44 10,56', 1.6, DEEP);
}
