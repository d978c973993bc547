import { byHand, INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  Path,
  type PathLike,
  type Point,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';

const DARK = '#0a0f1c';
const COAT = '#222c40';
const MOONLIT = '#dfe6ea';

/** The head as it looks level to the right, 100 long from the nape (0, 0) to the nose. */
const SKULL = closed(
  '-16,-20! -4,-30 10,-34 24,-34 36,-30 46,-23 62,-18 80,-15.6 92,-15! 99,-13 102,-8 99,-2! 94,3 84,6.6 70,9! 84,9.4 88,12! 80,16.6 66,19 55,24! 46,34 34,38 26,48! 12,46 2,54! -10,46 -18,46! -22,34 -32,30! -26,14 -34,4! -26,-6',
);
const EAR = closed('22,-32! 12,-50 -6,-66 -16,-70! -14,-52 -8,-34 0,-24!');
const EAR_HOLLOW = closed('14,-34! 6,-48 -6,-60 -12,-64! -9,-50 -2,-36!');
const FAR_EAR = closed('32,-30! 28,-50 16,-68 8,-74! 8,-56 12,-38!');

const BODY = closed(
  '174,450! 158,468 146,488! 134,498 118,514! 98,522 70,530 30,536 -40,546! -40,690! 20,664 64,656 92,664! 112,672 140,680 172,686! 192,682 204,668! 212,660 214,644! 228,626 230,604 226,590! 240,566 240,540! 246,524 242,508! 252,490 252,462!',
);

const paw = (x: number, y: number, size: number): Path =>
  closed('-12,-16 -13,-4 -11,1! 4,1.6 20,1.2! 23,-3 19,-8 10,-12 3,-19').scale(size).translate(x, y);

const NEAR_LEG: readonly Path[] = [
  limb('160,590 150,664 156,706 160,740 157,762', [30, 27, 17, 12.5, 11, 10.5, 8.5, 9, 9], 22),
  paw(156, 774, 1),
];
const FAR_LEG: readonly Path[] = [
  limb('196,640 198,690 208,722 206,750', [18, 14, 10.5, 9.5, 8, 8], 22),
  paw(205, 758, 0.86),
];
const FAR_HIND: readonly Path[] = [
  limb('44,630 84,676 60,718 56,726 66,752', [30, 22, 13, 9, 8, 7.6, 7.4], 22),
  paw(66, 758, 0.86),
];
const THIGH = closed('-10,560! 40,580 74,630 78,664 60,690 40,716! -10,720!');

/** The jaw's shadow on the throat. */
const UNDER_JAW = closed('60,18! 40,34 20,40 0,44! 0,70 24,84 50,80 70,54');

/** Strokes of fur: from, towards, how far apart the rows stand. */
const FUR: readonly (readonly [spine: string, towards: readonly [number, number], count: number])[] = [
  ['240,500 236,560 222,630 206,664', [-9, 17], 26],
  ['226,500 218,560 206,620 192,660', [-11, 18], 22],
  ['206,490 196,540 190,590 182,640', [-13, 16], 18],
  ['186,470 170,510 150,540 140,580', [-16, 12], 16],
  ['160,486 140,512 110,534 70,548', [-20, 7], 14],
  ['222,470 208,486 196,478 184,462', [-9, 15], 16],
  ['120,560 90,566 60,570', [-18, 7], 8],
  ['150,600 144,640 142,664', [-6, 18], 7],
];

function fur(): Path[] {
  const chance = random('wolf fur');
  return FUR.flatMap(([spine, [dx, dy], count]) =>
    curve(spine)
      .walk(count)
      .map(({ x, y }, i) => {
        const [fx, fy] = [x + chance.between(-9, 9), y + chance.between(-8, 8)];
        const reach = chance.between(0.7, 1.25);
        const hair = spline([
          [fx, fy],
          [fx + dx * 0.55 * reach, fy + dy * 0.4 * reach],
          [fx + dx * reach, fy + dy * reach],
        ]);
        return ink(hair, INK.form, i, 0.1);
      }),
  );
}

/** Places the level head on the neck, raised to the moon. */
const raised = (path: Path): Path => path.scale(1.12).rotate(-46).translate(196, 482);

const raisedAt = (x: number, y: number): Point =>
  raised(new Path().moveTo(x, y)).bounds().slice(0, 2) as unknown as Point;

/** What stands on the ground: throws the shadow. */
export const WOLF_LEGS: readonly (readonly [leg: readonly Path[], footY: number])[] = [
  [NEAR_LEG, 772],
  [FAR_LEG, 758],
  [FAR_HIND, 758],
];

/** Tips of the ruff that catch the moon. */
function edgeFur(): Path[] {
  const chance = random('lit fur');
  return curve('244,490 236,540 226,590 210,640')
    .walk(11)
    .map(({ x, y }, i) => {
      const [dx, dy] = [chance.between(-14, 0), chance.between(14, 30)];
      return ink(
        spline([
          [x - 4 + dx * 0.4, y - dy],
          [x - 6 + dx * 0.9, y - dy * 0.4],
          [x - 12 + dx, y],
        ]),
        1.6,
        i,
        0,
      );
    });
}

/** A wolf has come in from the left, near us: it stands on the bank and looks up at the moon. */
export function wolf(art: Art): void {
  const form = (soft: number, rimWidth: number, ...shapes: readonly (readonly [PathLike, string])[]): void =>
    modelled(
      art,
      // beyond the frame on the left, where the beast goes on
      [0, 370, 300, 800],
      { towards: [soft * 0.9, -soft], soft, shade: DARK, rim: MOONLIT, rimWidth },
      () => {
        for (const [shape, fill] of shapes) for (const part of [shape].flat() as Path[]) art.fill(part, fill);
      },
    );
  form(6, 1.6, [FAR_HIND, '#151c2c'], [FAR_LEG, '#151c2c']);
  form(4, 2, [raised(FAR_EAR), '#151c2c']);
  // one form: the shade runs from the head over the neck into the leg
  form(20, 2.8, [byHand(BODY, 2), COAT], [NEAR_LEG, COAT], [raised(SKULL), '#2d394f']);
  art.clip(BODY, () => {
    stippled(art, raised(UNDER_JAW), DARK, raisedAt(58, 20), raisedAt(30, 74), [0.9, 0]);
  });
  stippled(art, THIGH, DARK, [70, 600], [30, 690], [0, 0.9]);
  art.blot(
    ['190,566 172,606 150,640 146,668', '78,664 60,690 44,710'].map((line, i) =>
      ink(curve(line), INK.contour, i, 0.2),
    ),
    DARK,
  );
  art.blot(fur(), '#56647c');
  art.blot(edgeFur(), '#b9c6d0');
  form(5, 2.4, [raised(EAR), COAT]);
  art.fill(raised(EAR_HOLLOW), DARK);
  face(art);
  art.blot(
    range(3, (i) => ink(curve(`${162 + i * 6},775 ${164 + i * 6},767`), 1.6, i, 0)),
    DARK,
  );
}

/** Nose, closed lips, the pale cheek, one open eye. */
function face(art: Art): void {
  const cheek = closed('88,4! 70,4 56,3 44,8 30,20 20,34 34,30! 46,30 52,24! 66,19 80,16 88,12! 84,9 70,9');
  art.fill(raised(cheek), '#66748a', 0.9);
  art.fill(raised(closed('92,-15.4! 99,-13.4 102.4,-8 99,-2! 94,-4 91,-9')), DARK);
  art.blot(ink(raised(curve('96,1 84,6 68,9 54,14 48,12')), 2.6, 1, 0), DARK);
  art.fill(raised(closed('35,-15! 40,-20.4 47,-20 51.4,-15.6! 46,-12.6 40,-12.4')), DARK);
  art.fill(raised(ellipse(45, -16.6, 3.9, 3.3)), '#f2b84e').fill(raised(ellipse(46.2, -17.2, 1.7)), DARK);
  art.fill(raised(ellipse(47, -18, 0.7)), '#fffbe8');
  art.blot(ink(raised(curve('33,-14 39,-20.6 47,-20.6 53,-15')), 2.6, 5, 0), DARK);
  art.blot(ink(raised(curve('51,-15.4 57,-11 62,-9')), 1.8, 3, 0), DARK);
  art.blot(
    ['30,-24 40,-25 50,-20', '24,-8 14,2 10,16', '34,-4 26,8 24,18'].map((hair, i) =>
      ink(raised(curve(hair)), INK.form, i, 0.2),
    ),
    '#7f8da0',
  );
}
