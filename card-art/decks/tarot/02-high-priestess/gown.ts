import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local } from '../../../kit/pen/index.ts';
import { ABOVE, EDGE, folds, GOWN, SKIN } from './cloth.ts';

/** Linen over both knees down to the insteps: the far shin upright, the near one a little drawn back. In centimetres. */
export function gown(art: Art, box: Local): void {
  box.fill(closed('22,0! 40,-2 58,-3 84,-1.4! 74,3 50,6 24,4.6!'), '#1b3750');
  farFoot(art, box);
  farLeg(art, box);
  seated(art, box);
  nearFoot(art, box);
  nearLeg(art, box);
  swag(art, box);
}

/** Under hip and thigh, whose weight is on the stone, the linen is pressed out and lies over the seat's edge. */
function seated(art: Art, box: Local): void {
  box.fill(closed('-20,-42! 36,-43! 35,-36.6 20,-34.4 4,-34.6 -20,-35.6!'), '#1f4259', 0.9);
  flat(
    box,
    '-18,-48! 34,-48! 34.6,-41.6 31,-38.4! 26.6,-39.4 22,-37.4! 15,-38.6 9,-36.8! 2,-38.4 -5,-37! -12,-38.6 -20,-38!',
    GOWN.deep,
    ['-20,-46! 10,-43 34,-43.4! 34,-41 12,-41 -20,-42!', '#466983'],
    ['22,-37! 24,-40.6 28,-42! 31,-38! 26.6,-38!', GOWN.dark],
    ['9,-36! 6,-40 -2,-41.4! -5,-36.6! 2,-38!', GOWN.dark],
  );
  folds(art, box, '#466983', [
    ['28,-43 24,-40.4 22,-38', 0.8],
    ['16,-42.6 12,-40 9.4,-37.6', 0.8],
    ['2,-42.6 -2,-40 -4.6,-37.6', 0.8],
  ]);
}

function farFoot(art: Art, box: Local): void {
  flat(
    box,
    '53.5,-12! 61.5,-11 63.1,-7.6 65.9,-5.4 68.9,-4 70.6,-3.9! 72.6,-3.6 73.8,-2.4 73.2,-1! 71.6,-0.8! 70.8,0 69,0.4 67.8,-0.2! 66.4,0.8 63.1,-0.6 58.5,0.8 54.5,0.6',
    SKIN.middle,
    ['50.5,-14! 56.9,-11 58.5,-6 60.9,-3 64.5,-2 68.5,-1.2 72.5,-1! 72.5,3! 50.5,3!', SKIN.dark],
    ['60.9,-13! 63.1,-7.6 66.1,-5.4 68.9,-4! 65.9,-4.2 62.1,-6.6 60.3,-10!', SKIN.light],
    [ellipse(58.6, -5.6, 1.3, 1.2), SKIN.middle],
    ABOVE,
  );
  folds(art, box, SKIN.line, [
    ['71.8,-0.9 70.6,-1.6 69.4,-2.4', 0.5],
    ['68.2,-0.2 67.2,-0.9 66.4,-1.6', 0.45],
    ['60,-4.6 58.8,-4 57.4,-4.6', 0.5],
  ]);
}

/** Drawn back: the heel is off the floor, the foot bends over its ball. */
function nearFoot(art: Art, box: Local): void {
  box.fill(closed('36,3.4! 42,1 50,2 58,2.4! 57,4.4 48,5 40,4.8'), '#102a42');
  flat(
    box,
    '36,-12! 45,-10 47,-6.6 49.2,-3.4 52,-1.4 55,-0.6! 57.2,0.2 58.2,1.6 57.6,3! 55.4,3.4! 53.6,4 51.4,3.4! 49.4,3.2 46.8,1.6 44.2,-1 41,-2.6! 38,-1.8 35.2,-3.2 34.8,-6.4!',
    SKIN.middle,
    ['30,-12! 39,-10 41,-6.4 43.4,-3.4 46.8,-0.4 50.6,1.4 57.8,2.2! 57,6! 30,6!', SKIN.dark],
    ['44,-11! 47,-6.6 49.2,-3.4 52,-1.4 55,-0.6! 51,-0.8 47.4,-3.4 44.8,-7!', SKIN.light],
    [ellipse(42.4, -6.2, 1.3, 1.1), SKIN.middle],
    ABOVE,
  );
  folds(art, box, SKIN.line, [
    ['57.8,2.6 56.2,2.2 55,1.4', 0.5],
    ['55.2,3.4 54,2.8 53,2', 0.45],
    ['43.8,-5.2 42.6,-4.6 41.2,-5.2', 0.5],
  ]);
}

/** Its knee stands out past the near one; below it the cloth hangs straight and lies in the near leg's shade. */
function farLeg(art: Art, box: Local): void {
  flat(
    box,
    '14,-72! 28,-72.4 44,-71.4 52.4,-69.4! 56.9,-66.6 60.1,-61.6 60.3,-56! 58.5,-50! 59.3,-36 60.9,-22 64.5,-7.4! 61.5,-4.4! 58.1,-5 55.5,-1! 52.8,-3.6 50.1,-1.6! 46,-4 40,-3! 40,-50',
    GOWN.middle,
    ['10,-70! 40,-68.4 52.4,-64.4! 55.3,-58 54.9,-51! 55.1,-34 56.2,-18 57.5,4! 36,4!', GOWN.dark],
    ['10,-66! 44,-64 52.1,-56! 52.4,-40 52.8,-20 54,-4! 36,4!', GOWN.deep],
    [
      '14,-74! 52.4,-72! 62.5,-64! 62.5,-54! 57.7,-50.6! 56.1,-52.6! 55.8,-58.6 53.4,-64.4! 42,-68.4 20,-70!',
      GOWN.light,
    ],
    ['58.5,-50! 56.5,-48! 57.1,-36 58.9,-22 61.5,-8.4! 66.5,-8! 62.5,-30!', GOWN.light],
    EDGE,
  );
  folds(art, box, GOWN.deep, [
    ['56.9,-49 55.5,-42 55.7,-30', 1],
    ['56.2,-34 56.9,-22 58.9,-6', 0.8],
    ['51,-40 51,-22 52.8,-4', 1],
  ]);
  folds(art, box, GOWN.dark, [['53.4,-44 53.4,-26 54.7,-8', 0.9]]);
}

/** A thigh that narrows to the knee, a square kneecap, the shin's sharp edge, the calf; behind it linen falls from the seat. */
function nearLeg(art: Art, box: Local): void {
  flat(
    box,
    '6,-77! 18,-73.4 32,-69.6 43,-66.8! 49.6,-65 53.6,-61! 54.4,-56 52.8,-50.4! 51.4,-40 49.2,-26 48,-7! 45,-3.6! 41.6,-4 37.6,0.6! 33.6,-2.6 29.4,0.4! 26.6,-2.6 23.6,-2! 26.6,-15 29.6,-29 31.6,-41.4! 27,-41 18,-40.6 6,-41 -10,-41.6! -13,-54 -4,-68',
    GOWN.middle,
    // the side of the thigh that is turned to us, down from its ridge
    ['-14,-62! 6,-61 26,-58.4 41,-56.4! 45.6,-51.4! 43.4,-38 41,-22 40,4! 14,4! 18,-38! -14,-40!', GOWN.dark],
    // under the thigh and behind the calf
    ['-14,-51.4! 8,-50 24,-49.4 36.6,-50.4! 38,-44! 35.4,-34 34,-20 33,4! 14,4! 18,-38! -14,-40!', GOWN.deep],
    // the thigh's ridge up to the knee, the kneecap, the shin's edge
    ['0,-80! 34,-71! 50,-67! 47.6,-61.6! 36,-63.6 20,-66.6 6,-70!', GOWN.light],
    ['47.6,-61.6! 50,-67! 58,-62! 56,-54! 52.8,-50.4! 49.6,-52! 49.4,-57.4!', GOWN.light],
    ['52.6,-49! 49.8,-49.6! 48.2,-38 46,-24 44.6,0! 52,0! 56,-48!', GOWN.light],
    EDGE,
  );
  folds(art, box, GOWN.dark, [
    ['12,-71 24,-65.6 38,-63.4', 0.8],
    ['48,-61 43.4,-63 37,-64', 0.7],
    ['50,-51 47.4,-40 44.4,-22', 0.7],
  ]);
  folds(art, box, GOWN.deep, [
    ['46,-51.4 36,-54.6 22,-58', 1.1],
    ['45,-50 38,-46.4 29,-46', 1.1],
    ['45,-49 42,-34 41,-10', 1],
    ['42,-44 37.4,-28 36.6,-10', 1],
  ]);
  folds(art, box, '#3d5a7a', [
    ['34.6,-44 30.4,-30 28.6,-9', 1.3],
    ['31.6,-36 29,-22 26.4,-9', 0.9],
    ['-8,-47.6 8,-47.4 24,-46', 0.9],
  ]);
}

/** The one cloth of both legs: from the far knee a short fold sags to the near one, a long one to its shin, a third runs down into the hem. */
function swag(art: Art, box: Local): void {
  flat(
    box,
    '50.1,-54.6! 51.6,-52 53.8,-51 56.2,-51.8 59.1,-55.6! 59.3,-46 59.5,-36 60.9,-22 64.5,-7.4! 61.5,-4.4 57.5,-5.4 54.5,-3.2 51.3,-5 48.6,-6.2 44.6,-3.4! 43.4,-8 45.4,-24 47.4,-40!',
    GOWN.middle,
    // the sheet in the shade of the long fold
    ['47,-34! 49.3,-27 51.5,-25.4 54.5,-29 59.5,-39! 62.5,-4! 44,2! 45.6,-16!', GOWN.dark],
    // what runs down into the hem
    ['59.5,-40! 60.5,-28! 58.9,-17 56.5,-9 55.5,0! 51.3,0! 53.4,-10 55.8,-20 58.1,-31!', GOWN.middle],
    ['53.5,-24! 53.4,-17 52.3,-9 51,0! 49.3,0! 50.6,-11 52,-19!', GOWN.deep],
    // the hollow over the short fold, and over the long one
    ['49.7,-58! 50.6,-50 52.1,-47.4 54,-47.4 56.5,-50.4 59.1,-58!', GOWN.dark],
    [
      '49.4,-45! 48.6,-38 49.4,-32 51,-30.4 53.8,-33 56.5,-39 59.7,-48! 55.7,-42.4 53.1,-40.8 51,-42.4!',
      GOWN.dark,
    ],
    ['49.1,-42! 48.6,-37 49.5,-31.8 51.2,-30.6 53,-32! 51,-34 50,-38!', GOWN.deep],
    // where their ridges rise to the far knee the moon lies on them
    ['52.8,-47.4! 54.7,-47.8 56.9,-50.8 58.9,-57! 60.5,-52! 57.5,-47 55.1,-45.2!', GOWN.light],
    ['52.1,-30.8! 54,-33 56.7,-38.8 59.7,-48! 60.1,-43! 57.5,-35.6 54.7,-30!', GOWN.light],
    // the near shin under it, and the far one
    ['50.4,-56! 48,-49! 46,-38 44,-24 42.6,-3! 46.4,-4.6 47,-18 47.8,-30 49,-42 50.4,-50!', GOWN.light],
    ['60.5,-54! 59.1,-50! 58.9,-36 59.9,-22 62.3,-5! 66.5,-7! 62.5,-30!', GOWN.light],
  );
  folds(art, box, GOWN.deep, [
    ['48.6,-24 48.8,-15 48,-8', 0.7],
    ['59.3,-26 58.1,-16 57.5,-8', 0.6],
  ]);
}
