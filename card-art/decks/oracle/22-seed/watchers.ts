import { PROFILE } from '../../../kit/figure/body.ts';
import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.75, -0.65] },
  shade: '#3f3140',
  rim: '#fff3c8',
  rimWidth: 2,
  stray: 0.4,
});

/** Flat on the ground, boots in the air: is it coming? */
export function child(art: Art): void {
  const box = local(art, 262, 350, 1.16);
  const part = (shape: Path, fill: string, soft: number): void => form(art, box.place(shape), fill, soft);
  contactShadow(art, 200, 352, 130, 9, '#4f3a26');
  boot(box, -140, -66, -24);
  part(limb('-96,-16 -124,-12 -142,-30 -141,-58', [12, 10, 8.5, 7], 18), '#2c5a7c', 4);
  part(limb('-84,-18 -112,-8 -122,-30 -112,-60', [13, 11, 9, 7.5], 18), '#3a6f94', 4);
  boot(box, -110, -66, -6);
  part(
    closed('-112,0! -118,-18 -104,-34 -78,-36 -48,-42 -22,-54 -4,-52! 2,-38 -8,-18 -30,-3!'),
    '#f0d9a0',
    8,
  );
  part(closed('-112,0! -119,-18 -104,-35 -76,-37 -44,-42! -34,-24 -40,-2!'), '#3a6f94', 8);
  part(limb('-48,-35 -30,-43 -14,-50', [3.4, 3.2, 3], 8), '#3a6f94', 1);
  strokes(box, ['-78,-34 -70,-20 -72,-4', '-100,-28 -94,-16 -98,-4'], 1.6, '#214a66');
  strokes(box, ['-30,-46 -24,-32 -28,-16', '-20,-50 -12,-36 -16,-20', '-10,-51 -4,-40'], 2.4, '#d2704a', 0);
  head(box, part);
  part(limb('-12,-44 6,-22 8,-3', [8, 7, 6], 14), '#f0d9a0', 3);
  strokes(box, ['-8,-30 2,-36', '-1,-20 10,-26'], 2.4, '#d2704a', 0);
  part(limb('8,-4 20,-16 28,-30', [5.4, 4.6, 4], 12), '#dba27c', 2);
  part(closed('24,-30! 24,-38 31,-42 36,-37 33,-29!'), '#dba27c', 2);
}

function head(box: Local, part: (shape: Path, fill: string, soft: number) => void): void {
  box.fill(limb('-8,-46 4,-50 16,-56', [8, 8, 9], 8), '#b9805e');
  form(box.art, box.place(spline(PROFILE, true).scale(2.55).rotate(10).translate(20, -57)), '#e0a883', 4, {
    depth: 0.45,
    shade: '#8a5240',
  });
  box.fill(closed('0,-68! 10,-76 24,-76! 19,-66 15,-56 11,-46 2,-42 -6,-48 -3,-58'), '#5a3a2a');
  strokes(box, ['25,-57 29,-55.4 32,-56.4'], 1.7, '#3d271f', 0);
  box.fill(ellipse(25, -50, 3.6, 2.6), '#e88a6a', 0.7);
  part(closed('-3,-70! 0,-86 14,-94 30,-90 36,-76!'), '#e6bf6a', 6);
  part(closed('-22,-64! -8,-71 14,-77 36,-79 52,-75! 40,-69 16,-66 -6,-62'), '#f0cf7e', 3);
  strokes(box, ['-2,-71 14,-78 36,-80'], 4, '#c2493a', 0);
}

function boot(box: Local, x: number, y: number, turn: number): void {
  const shape = closed('-8,10! 8,10! 9,-8 10,-14! 6,-22 -4,-21 -26,-20 -29,-13 -24,-9 -9,-7!')
    .rotate(turn)
    .translate(x, y);
  form(box.art, box.place(shape), '#d24b43', 4);
  strokes(box, [closed('-28,-19 -4,-21.5 6,-22').rotate(turn).translate(x, y)], 1.6, '#8f2a22', 0);
}

/** A can that waits for its turn, and the label on its stick. */
export function can(art: Art): void {
  contactShadow(art, 432, 338, 40, 6, '#4f3a26');
  art.line(closed('414,286 424,264 446,264 454,286'), 4, '#2f6a66');
  form(art, closed('410,338! 413,286! 434,281 456,286! 458,338! 434,342'), '#4a9088', 8);
  form(art, closed('412,322! 392,300 378,284! 384,280! 402,294 414,304!'), '#4a9088', 3);
  form(art, closed('370,290! 376,276 388,270! 390,278!'), '#6fb0a2', 2);
  art.fill(ellipse(434.5, 285, 21, 5), '#24504d');
}

export function label(art: Art): void {
  form(art, roundRect(352, 286, 6, 66, 1), '#d9b479', 2);
  form(art, closed('334,262! 378,258! 380,290! 336,293!'), '#f7e7bd', 4);
  form(
    art,
    closed('343,277 346,269 354,268 361,271 369,270 372,277 366,283 358,280 350,284').rotate(-8, 357, 276),
    '#a3263c',
    3,
    { rim: '#d9707a', rimWidth: 1.2 },
  );
}

/** Somebody below is just as curious. */
export function mole(art: Art): void {
  art.fill(
    closed('30,590! 70,578 120,584 166,594 206,612 220,638 206,662 168,676 110,674 60,680 30,676!'),
    '#1d1312',
  );
  strokes(art, ['44,586 84,580 130,586 176,598 208,616 220,638'], 3, '#8a6040', 0.1);
  const box = local(art, 146, 660, 1);
  const fur = lit({
    from: { towards: [0.4, -0.9] },
    shade: '#26262e',
    rim: '#b8b6ae',
    rimWidth: 2,
    stray: 0.8,
  });
  fur(
    art,
    box.place(closed('-120,10! -118,-40 -84,-60 -40,-60 -4,-50 22,-40 36,-26! 30,-10 4,2 -30,8')),
    '#5c6069',
    12,
  );
  box.fill(closed('20,-40! 38,-36 54,-28 57,-21 50,-17 34,-18 24,-16'), '#e8a48e');
  box.fill(ellipse(54, -23, 4.6, 4.2), '#c9705f').fill(ellipse(53, -24.6, 1.3), '#ffe6d8');
  box.fill(ellipse(16, -37, 3.2), '#141014').fill(ellipse(17.2, -38.2, 1.1), '#ffffff');
  strokes(
    box,
    [
      '30,-22 22,-28 18,-36',
      '40,-17 48,-10',
      '34,-17 40,-8',
      '-70,-44 -60,-40',
      '-44,-46 -34,-42',
      '-56,-28 -46,-24',
      '-20,-34 -12,-30',
      '-30,-16 -20,-12',
    ],
    1.3,
    '#2c2c34',
  );
  for (const [x, y, turn] of [
    [14, 2, 8],
    [-18, 8, -6],
  ] as const)
    form(
      art,
      box.place(
        closed('-12,-8! 4,-11 16,-7! 24,-5! 17,-2! 24,1! 16,3! 20,7! 10,8 -6,7').rotate(turn).translate(x, y),
      ),
      '#e8a48e',
      3,
    );
}
