import { flat } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local } from '../../../kit/pen/index.ts';
import { ABOVE, EDGE, folds, GOWN, SKIN } from './cloth.ts';

/** Linen over both knees down to the insteps: the far shin upright, the near one a little drawn back. In centimetres. */
export function gown(art: Art, box: Local): void {
  box.fill(closed('22,0! 40,-2 58,-3 84,-1.4! 74,3 50,6 24,4.6!'), '#1b3750');
  farFoot(art, box);
  farLeg(art, box);
  nearFoot(art, box);
  nearLeg(art, box);
  swag(art, box);
}

function farFoot(art: Art, box: Local): void {
  flat(
    box,
    '57,-12! 65,-11 66.6,-7.6 69.4,-5.4 72.4,-4 74.4,-3.4 76.2,-2.2 75.6,-0.8! 74,-0.2 71,0.2 66.6,-0.8 62,0.6 58,0.4',
    SKIN.middle,
    ['54,-14! 60.4,-11 62,-6 64.4,-3 68,-2 72,-1.2 76,-1! 76,3! 54,3!', SKIN.dark],
    ['64.4,-13! 66.6,-7.6 69.6,-5.4 72.4,-4! 69.4,-4.2 65.6,-6.6 63.8,-10!', SKIN.light],
    ABOVE,
  );
  folds(art, box, SKIN.line, [
    ['75.8,-1.2 74,-1.4 72.6,-2', 0.5],
    ['73.6,-0.5 72.4,-0.9 71,-1.3', 0.45],
  ]);
}

function nearFoot(art: Art, box: Local): void {
  flat(
    box,
    '37,-10! 45,-9 46.4,-5.6 48.8,-3 51.4,-1.2 53.2,-0.4 54.6,1 54,2.2! 52.4,3 49,3 44.6,1.8 41,2.6 37,2.4',
    SKIN.middle,
    ['32,-12! 40.4,-9 41.4,-4.4 43.6,-1.6 47,0 50.6,1 54,2! 52,5! 32,5!', SKIN.dark],
    ['44,-11! 46.4,-5.6 49,-3 51.4,-1.2! 48.4,-2 45.2,-4.6 43.4,-8!', SKIN.light],
    ABOVE,
  );
  folds(art, box, SKIN.line, [
    ['54.2,1.9 52.6,1.6 51.2,0.9', 0.5],
    ['52,2.6 50.8,2.2 49.4,1.8', 0.45],
  ]);
}

/** Its knee stands out past the near one; below it the cloth hangs straight and lies in the near leg's shade. */
function farLeg(art: Art, box: Local): void {
  flat(
    box,
    '14,-72! 28,-72.4 44,-71.4 54,-69.4! 60.4,-66.6 63.6,-61.6 63.8,-56! 62,-50! 62.8,-36 64.4,-22 68,-7.4! 65,-4.4! 61.6,-5 58.6,-1! 54.6,-3.6 50.6,-1.6! 46,-4 40,-3! 40,-50',
    GOWN.middle,
    ['10,-70! 40,-68.4 54,-64.4! 58.2,-58 57.6,-51! 58,-34 59.6,-18 61,4! 36,4!', GOWN.dark],
    ['10,-66! 44,-64 53.6,-56! 54,-40 54.6,-20 56.4,-4! 36,4!', GOWN.deep],
    [
      '14,-74! 54,-72! 66,-64! 66,-54! 61.2,-50.6! 59.4,-52.6! 59,-58.6 55.4,-64.4! 42,-68.4 20,-70!',
      GOWN.light,
    ],
    ['62,-50! 60,-48! 60.6,-36 62.4,-22 65,-8.4! 70,-8! 66,-30!', GOWN.light],
    EDGE,
  );
  folds(art, box, GOWN.deep, [
    ['60.4,-49 58.6,-42 58.8,-30', 1],
    ['59.6,-34 60.4,-22 62.4,-6', 0.8],
    ['52,-40 52,-22 54.6,-4', 1],
  ]);
  folds(art, box, GOWN.dark, [['55.4,-44 55.4,-26 57.4,-8', 0.9]]);
}

/** A thigh that narrows to the knee, a square kneecap, the shin's sharp edge, the calf; behind it linen falls from the seat. */
function nearLeg(art: Art, box: Local): void {
  flat(
    box,
    '6,-77! 18,-73.4 32,-69.6 43,-66.8! 49.6,-65 53.6,-61! 54.4,-56 52.8,-50.4! 51.4,-40 49.2,-26 48,-7! 45,-3.6! 41.6,-4 37.6,0.6! 33.6,-2.6 29,0.4! 25,-2.8 21,-0.8 18,-3! 21.4,-18 23,-31 23.4,-40! 12,-42 0,-43.4 -10,-44! -12,-56 -4,-68',
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
    ['27,-40 25.6,-26 22,-8', 1.1],
    ['-8,-47 6,-46.6 20,-44', 0.9],
  ]);
}

/** The one cloth of both legs: from the far knee a short fold sags to the near one, a long one to its shin, a third runs down into the hem. */
function swag(art: Art, box: Local): void {
  flat(
    box,
    '50.6,-54.6! 52.8,-52 56,-51 59.6,-51.8 62.6,-55.6! 62.8,-46 63,-36 64.4,-22 68,-7.4! 65,-4.4 61,-5.4 57,-3.2 52.4,-5 48.6,-6.2 44.6,-3.4! 43.4,-8 45.4,-24 47.4,-40!',
    GOWN.middle,
    // the sheet in the shade of the long fold
    ['47,-34! 49.4,-27 52.6,-25.4 57,-29 63,-39! 66,-4! 44,2! 45.6,-16!', GOWN.dark],
    // what runs down into the hem
    ['63,-40! 64,-28! 62.4,-17 60,-9 58.6,0! 52.4,0! 55.4,-10 59,-20 61.6,-31!', GOWN.middle],
    ['55.6,-24! 55.4,-17 53.8,-9 52,0! 49.4,0! 51.4,-11 53.4,-19!', GOWN.deep],
    // the hollow over the short fold, and over the long one
    ['50,-58! 51.4,-50 53.6,-47.4 56.4,-47.4 60,-50.4 62.6,-58!', GOWN.dark],
    ['49.6,-45! 48.6,-38 49.6,-32 52,-30.4 56,-33 60,-39 63.2,-48! 58.8,-42.4 55,-40.8 52,-42.4!', GOWN.dark],
    ['49.2,-42! 48.6,-37 49.8,-31.8 52.2,-30.6 54.8,-32! 52,-34 50.4,-38!', GOWN.deep],
    // where their ridges rise to the far knee the moon lies on them
    ['54.6,-47.4! 57.4,-47.8 60.4,-50.8 62.4,-57! 64,-52! 61,-47 58,-45.2!', GOWN.light],
    ['53.6,-30.8! 56.4,-33 60.2,-38.8 63.2,-48! 63.6,-43! 61,-35.6 57.4,-30!', GOWN.light],
    // the near shin under it, and the far one
    ['51,-56! 48,-49! 46,-38 44,-24 42.6,-3! 46.4,-4.6 47,-18 47.8,-30 49,-42 51,-50!', GOWN.light],
    ['64,-54! 62.6,-50! 62.4,-36 63.4,-22 65.8,-5! 70,-7! 66,-30!', GOWN.light],
  );
  folds(art, box, GOWN.deep, [
    ['48.6,-24 48.8,-15 48,-8', 0.7],
    ['62.8,-26 61.6,-16 61,-8', 0.6],
  ]);
}
