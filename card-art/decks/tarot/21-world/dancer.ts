import { INK, printed, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, type Local, limb, local, Path } from '../../../kit/pen/index.ts';
import { inMorning } from './form.ts';

const SKIN = '#b87860';
const ROSE = '#b04a66';
const WINE = '#5c1c44';
const VEIL = '#d8b6d0';
const VEIL_SHADE = '#6a4488';

/** Parts that overlap are rounded as one form. */
type Shape = (outline: string | readonly Path[], fill: string, soft: number, shade?: string) => void;

const STANDING_LEG = limb(
  '2,-50 -0.5,-38 -1.4,-28 0.6,-18 1.6,-9 2.2,-5',
  [5.4, 4.8, 3.4, 3.6, 2.3, 1.7],
  24,
);
const STANDING_FOOT = closed('0.4,-7! 0,-4 -2.4,-1.6 -4.4,0.2 -2,1 1.6,0.4 4,-2.6 4.2,-6!');
const LIFTED_LEG = limb('17,-36 13,-28 8,-21 4.4,-17.4', [3.6, 3.7, 2.7, 1.7], 16);
const LIFTED_FOOT = closed('6,-19.6! 3,-18.4 -1.4,-14.6 -4.6,-10.8 -3.4,-10.4 1,-12.4 5,-15!');

/** Her weight on the ball of one foot, the other crossed behind the calf. */
function legs(shape: Shape): void {
  shape([STANDING_LEG, STANDING_FOOT], SKIN, 1.3);
  shape([LIFTED_LEG, LIFTED_FOOT], '#c5866a', 1.2);
}

/** The skirt swings out to the right, after the turn. */
function skirt(
  shape: Shape,
  folds: (lines: readonly string[], colour: string, weight?: number) => void,
  box: Local,
): void {
  shape('-3,-58! -7,-48 -11,-36 -13,-24! -8,-27 -3,-24 3,-29 10,-26! 8,-40', '#863452', 3, '#3c1034');
  shape(
    '-4,-66! -7,-58 -9,-48 -12,-37 -17,-27 -20,-23! -14,-23 -9,-28 -4,-30 2,-33 8,-29 13,-25 20,-25 27,-29 34,-27 40,-30! 34,-38 26,-47 17,-56 8,-66!',
    ROSE,
    4.5,
    WINE,
  );
  printed(box.art, [200, 420, 460, 620], () => {
    box.fill(
      Path.join(
        closed('0,-60! -2,-48 -7,-36 -9,-28! -4,-30 0,-44!'),
        closed('4,-60! 7,-48 8,-38 8,-29! 13,-25 14,-36 10,-50!'),
        closed('7,-62! 15,-52 24,-42 34,-27! 27,-29 20,-38 12,-52!'),
      ),
      WINE,
      0.5,
    );
  });
  folds(
    [
      '-1,-63 -4,-50 -9,-38 -14,-27',
      '2,-62 3,-50 2,-40 2,-34',
      '5,-63 10,-52 14,-40 14,-27',
      '7,-64 18,-52 27,-42 35,-30',
    ],
    WINE,
  );
  folds(['-3,-62 -7,-48 -13,-33', '3.4,-62 6,-50 6,-38'], '#e39aa0', INK.detail);
}

/** The back with both arms, one high, one wide: one form, so that no joint casts a shade. */
function back(
  shape: Shape,
  folds: (lines: readonly string[], colour: string, weight?: number) => void,
): void {
  shape(
    [
      closed(
        '-2.6,-88! -2.2,-85.4 -4.6,-83.8 -8.6,-83.6 -10.4,-81 -9.4,-77 -7,-72 -5.4,-67 -5,-63! 9,-63! 8.6,-68 8.6,-73 9.4,-77 9.8,-80 7.6,-82.4 4,-83.2 1.6,-84.6 1.6,-88!',
      ),
      limb('-5,-81 -9,-82 -14,-85.4 -18.4,-91 -18.6,-99 -15.6,-107', [2.6, 2.8, 2.9, 2.4, 2.1, 1.4], 24),
      limb('4,-80.6 9,-79.6 14,-77.4 20,-75 26,-78.4 32,-82.6', [2.6, 2.7, 2.6, 2.3, 2, 1.4], 24),
    ],
    SKIN,
    2.6,
  );
  folds(
    ['0.4,-82 1.4,-76 2.4,-70', '-5.6,-80 -3.4,-77.4 -3.8,-74', '6,-79 4.6,-76.4 5.4,-73.6'],
    '#6e3848',
    INK.form,
  );
  shape('-6.6,-71! -4,-69 0,-66.6 4,-67.4 8.8,-71.6! 9,-66 9.6,-62! 2,-61 -5.8,-62! -5.4,-67', ROSE, 2, WINE);
}

/** A knot of hair bares the nape; a sprig of laurel in it; of the face a cheek. */
function head(
  shape: Shape,
  folds: (lines: readonly string[], colour: string, weight?: number) => void,
): void {
  shape(
    '-5.8,-99! -7.2,-96.4 -7.1,-94.6 -8.9,-91.8 -7.9,-91 -8.2,-90! -7.6,-89.4 -7.7,-88.4! -7.2,-86.8 -5.6,-85.6 -2.6,-86.4 0,-88 2,-94',
    SKIN,
    1.2,
  );
  shape(
    '-6.4,-98.6! -5,-101.4 -1,-103 3.4,-101.6 5.4,-97.6 5,-93 3,-89.6 0.6,-87.6! -0.4,-90 -2.6,-91 -4,-94 -6,-95.4!',
    '#43243a',
    2,
    '#22102c',
  );
  shape('3.4,-102! 5.6,-105 9,-104.6 10.4,-101.4 8.8,-98 5.4,-97.6!', '#43243a', 1.4, '#22102c');
  folds(['-7,-93.8 -5.6,-93.2 -4.6,-94'], '#43243a', 1.2);
  folds(
    ['-4,-100 0,-99 3,-95 2,-90', '-3,-97 0,-95 1,-91', '4.6,-103 8,-102 8.6,-99'],
    '#8e5a58',
    INK.detail,
  );
  shape('-1,-103! 1.4,-106 5,-106.6 3.4,-103.6!', '#6f9a78', 0.4, '#2c5a50');
  shape('2,-103! 5.4,-103.6 6.4,-101 3.4,-100.6!', '#85ab80', 0.4, '#2c5a50');
}

/** A dancer seen from behind, the ball of her foot at (x, y); her veil lies over both arms and hides her hands. */
export function dancer(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const shape: Shape = (outline, fill, soft, shade) => {
    const parts = typeof outline === 'string' ? [closed(outline)] : outline;
    const paint = (): void => {
      for (const part of parts) box.fill(part, fill);
    };
    inMorning(art, box.place(parts), paint, soft * scale, shade ? { shade } : {});
  };
  const folds = (lines: readonly string[], colour: string, weight: number = INK.form): void =>
    strokes(box, lines, weight, colour);
  // the veil's far end flies behind the lifted arm
  shape(
    '-13,-107! -15,-112 -20,-116 -28,-116 -35,-110 -43,-111! -42,-106 -46,-101! -37,-101 -31,-105 -24,-107 -19,-103!',
    VEIL,
    2.4,
    VEIL_SHADE,
  );
  legs(shape);
  skirt(shape, folds, box);
  back(shape, folds);
  head(shape, folds);
  // the veil hangs from hand to hand across her back
  shape(
    '-14,-111! -19,-111 -25,-104 -29,-92 -26,-77 -13,-63 2,-56 15,-55.4 27,-62.6 34,-75 35,-84! 31.6,-85 29,-76 22,-69.4 14,-65.6 5,-66.4 -6,-71.6 -15,-78 -21,-85 -23,-94 -20,-103 -13,-107.6!',
    VEIL,
    2.6,
    VEIL_SHADE,
  );
  shape(
    '30,-85! 33.4,-87 37,-84 40,-76 40,-66! 46,-57 57,-52! 50,-49 50,-45! 42,-48 36,-54 33,-62 33,-72!',
    VEIL,
    2.6,
    VEIL_SHADE,
  );
  folds(
    [
      '-16,-108 -22,-102 -24,-93 -20,-83 -10,-74 0,-69',
      '33,-80 28,-70 20,-63 10,-60',
      '-18,-109 -25,-101 -26,-90 -20,-77 -6,-64 8,-59',
      '-22,-82 -12,-72 2,-63 14,-61',
      '31,-80 24,-69 14,-62',
      '34,-83 36.4,-72 38,-60 46,-52',
      '-16,-110 -26,-112 -39,-106',
    ],
    VEIL_SHADE,
  );
  stippledGlow(art, ...box.at(-18, -60), 60, '#fff4d0', 0.35);
}

/** What she throws on the grass, away from the sun. */
export const shadowOf = (x: number, y: number, scale: number): Path =>
  closed('-4,0! 2,-1.4 6,0.4 14,4 26,9 34,14 24,14 10,8').scale(scale).translate(x, y);
