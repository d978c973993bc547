import { contactShadow, INK, modelled, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  points,
  ramp,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';

/** The head is drawn level; she lifts her chin to the star. */
const lifted = (path: Path): Path => path.rotate(9, -4, -116).translate(-10, 0);
const HEAD = lifted(
  closed(
    '-34,-176! -42,-168 -46,-156! -45,-152 -52,-141! -50,-138 -45,-137 -48,-132! -45,-129 -46,-126! -43.6,-122 -43,-116 -37,-113 -24,-118 -8,-130! 8,-140 6,-160 -10,-178',
  ),
);
const NECK = closed('-30,-128! -22,-108 -26,-92! 20,-92! 10,-118 4,-140!');
const HAIR = lifted(
  closed(
    '-38,-172! -34,-186 -16,-196 6,-192 20,-178 22,-158 16,-138 8,-124! -2,-122 -10,-128 -12,-140! -18,-148 -20,-160 -30,-166',
  ),
);
const BUN = lifted(closed('14,-176! 26,-186 40,-180 44,-166 36,-152 22,-152!'));
const EAR = lifted(closed('-12,-148! -8,-154 -2,-150 -4,-142 -9,-136!'));
/** Drawn close at the neck, down over the back and the elbow. */
const SHAWL = closed(
  '-28,-104! -14,-112 4,-114 18,-112! 40,-100 62,-78 80,-46 88,2! 60,14 20,13 -20,9! -40,0 -44,-16 -40,-42 -32,-72 -32,-92',
);
const COLLAR = tube(points('-30,-98 -14,-92 6,-98 20,-112'), [5, 9, 10, 7], 14).outline;
const FOREARM = tube(points('-16,-8 -44,-8 -70,-24 -86,-34'), [15, 14, 11, 8], 18).outline;
const FAR_FOREARM = tube(points('-30,-36 -60,-22 -92,-38'), [10, 11, 8], 12).outline;
const CUP = closed('-118,-62! -96,-62! -97,-40 -100,-33! -114,-33! -117,-40');

const SKIN = ['#e8b8a0', '#d29a8c', '#ffe8d4'] as const;
const HAIRS = ['#5a4448', '#2f2838', '#c99c90'] as const;
const WOOL = ['#7c9684', '#34505a', '#f0dcc4'] as const;
const LINEN = ['#c58a88', '#6f4a5c', '#ffe0d0'] as const;

/** Outlines lit from the left in one cloth: fill, shade, lit edge. */
const form = (
  box: Local,
  outline: Path,
  [fill, shade, rim]: readonly [string, string, string],
  soft: number,
): void =>
  modelled(
    box.art,
    box.place(outline).bounds(),
    { towards: [-soft * 0.9, -soft * 0.5], soft, shade, rim, rimWidth: 2 },
    () => void box.fill(outline, fill),
  );
const drawn = (run: string): Path => curve(run);

/** She leans out and looks up to the left, a shawl round her; the sill below her elbow is (x, y). */
export function watcher(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  contactShadow(art, x + 24, y + 12, 76, 9, '#5c4450');
  form(box, BUN, HAIRS, 7);
  form(box, NECK, ['#d6a08e', '#b87c78', '#f2cbb4'], 6);
  form(box, HEAD, SKIN, 6);
  // the corner of the mouth
  strokes(box, [drawn('-46.6,-132 -43,-131.4 -40,-132.4')].map(lifted), 1.3, '#a3645f', 0.16);
  // brow, lid and lashes of an eye that looks up
  strokes(box, ['-43,-161 -38,-164 -33,-163'].map(drawn).map(lifted), 1.8, '#5a4448', 0.16);
  strokes(
    box,
    ['-44,-153 -40,-155.6 -35,-152', '-44,-153 -42,-150'].map(drawn).map(lifted),
    1.8,
    '#3f2f3c',
    0.16,
  );
  box.fill(lifted(ellipse(-41.4, -152.4, 1.8, 2.4)), '#3f2f3c');
  form(box, HAIR, HAIRS, 10);
  form(box, EAR, ['#dda690', '#b87c78', '#ffe8d4'], 2);
  box.fill(lifted(ribbon(drawn('-20,-162 -15,-148 -16,-134 -12,-124'), 4, { start: 0.8 })), '#5a4448');
  strokes(
    box,
    ['-30,-176 -12,-182 4,-176 14,-160', '-22,-168 -8,-168 4,-160 10,-144', '22,-176 32,-172 34,-162']
      .map(drawn)
      .map(lifted),
    INK.detail,
    '#a27c78',
    0.16,
  );
  form(box, SHAWL, WOOL, 18);
  const folds = [
    '-12,-90 8,-64 18,-24 20,8',
    '10,-92 38,-66 50,-26 54,8',
    '-28,-72 -12,-40 -8,-6',
    '34,-94 62,-64 76,-20',
  ];
  strokes(box, folds.map(drawn), INK.form, '#46645f', 0.16);
  form(box, COLLAR, WOOL, 6);
}

/** Her arms on the sill and the cup between her hands; what steams warms. */
export function cup(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  form(box, FAR_FOREARM, LINEN, 5);
  const steam = ribbon(drawn('-106,-60 -116,-82 -103,-102 -116,-124 -106,-148'), 9, {
    start: 0.5,
    peak: 0.5,
  });
  const warmth = box.linear(0, -56, 0, -148, ramp(0, '#fff4e6', 0.95, 1, '#fff4e6', 0.1));
  printed(art, box.place(steam).bounds(), () => void box.fill(steam, warmth));
  form(box, CUP, ['#efe6d4', '#94788a', '#fffaf0'], 6);
  form(box, FOREARM, LINEN, 8);
  // the shawl's corner falls over the elbow
  const corner = closed('-33,-86! -43,-52 -46,-18 -38,3 -22,13! -4,9 5,-14 -3,-46 -18,-70');
  form(box, corner, WOOL, 9);
  strokes(box, [drawn('-28,-62 -33,-20 -25,8'), drawn('-18,-48 -16,-16 -10,5')], INK.form, '#46645f', 0.16);
  const hand = Path.join(
    tube(points('-82,-32 -94,-42'), [8, 7], 8).outline,
    ['-90,-50 -101,-52 -109,-50', '-88,-44 -102,-45 -111,-43', '-88,-38 -101,-38 -109,-36'].map(
      (finger) => tube(points(finger), [4.2, 3.8, 2.6], 8).outline,
    ),
  );
  form(box, hand, SKIN, 3);
}
