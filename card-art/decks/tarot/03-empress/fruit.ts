import { flat, INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local, Path, points } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { FLESH, form, TONE } from './form.ts';

const SEEDS = points('-8,-16 2,-18 -12,-5 -1,-6 9,-9 -8,6 3,5 12,2 -1,15 8,13');

/** A pomegranate, its crown up, split: the seeds are lit through. */
function pomegranate(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 8 });
  form(
    art,
    box.place(closed('-8,-37! -16,-52 -9,-48! -6,-57 -1,-49! 4,-58 7,-48! 15,-51 9,-37!')),
    '#a8323c',
    3,
    { shade: '#5a1434', rim: '#ffd29a', rimWidth: 2 },
  );
  form(
    art,
    box.place(closed('0,-40 18,-36 34,-22 41,0 36,22 20,37 0,41 -20,37 -36,22 -41,0 -34,-22 -18,-36')),
    '#c23c42',
    14,
    { shade: '#4e1232', rim: '#ffdca0', rimWidth: 3.4 },
  );
  box.fill(closed('-14,-24! -2,-28 12,-22 20,-8! 21,8 14,22 2,26! -12,18 -20,4 -20,-12'), '#ffdf9c');
  box.fill(Path.join(SEEDS.map(([u, v]) => ellipse(u, v, 5, 5.8))), '#a3183a');
  box.fill(Path.join(SEEDS.map(([u, v]) => ellipse(u + 1.2, v - 1.4, 2.2, 2.8))), '#ee6a5a');
  art.blot(ink(box.place(curve('-30,-14 -34,2 -28,18')), INK.contour, 3, 0.2), '#7a1c3a');
}

/** Her bare forearm with the fruit on its palm, between her face and the sun. */
export function arm(art: Art): void {
  // two fingers that lie behind the fruit
  finger(
    art,
    '490,412! 508,407 520,396 528,380 531.6,363! 532,354 528.4,348 523,350 520.4,358! 517,374 508,386 494,392!',
    ['531.6,363 528,381 520,397 508,408 490,413', '521,358 523,350 528,348 532,354'],
    TONE.dusk,
  );
  finger(
    art,
    '484,410! 502,405 514,392 521,376 523.6,358! 524,347 520,341 514.6,342 511.6,350! 509,366 501,378 488,386!',
    ['523.8,358 521.4,376 514.4,392.4', '511,350 514.4,341.4 520,340.6 524.4,347'],
    TONE.turned,
  );
  form(art, limb('434,520 441,482 451,446 462,406', [26, 27, 18, 13.4], 18), TONE.turned, 9, FLESH);
  flat(art, '420,530! 436,474 448,440 458,420! 452,450 446,490 444,530!', TONE.base);
  pomegranate(art, 464, 344, 1);
  // what the fruit keeps from the sun in the hollow of the hand
  flat(
    art,
    '450,420! 440,408 434,394 438,382! 450,388 466,390 480,386 492,384! 500,392 494,404 482,414 476,426!',
    TONE.turned,
    ['436,380! 450,390 468,394 486,388 500,384! 500,396 480,402 458,400 440,394!', TONE.dusk],
    ['440,410! 452,414 462,424 462,430! 444,430!', TONE.base],
    ['500,390! 490,404 478,412 472,428! 490,428 504,404!', TONE.deep],
  );
  // the forefinger closes over the fruit's side
  finger(
    art,
    '466,389! 480,390 491,383 497.6,372 500,359! 501.4,351 506,347.4 511,350 512.6,357! 513,372 508,387 498,398 486,404 472,405!',
    ['512.8,357 513.4,372 508.4,387 498.4,398.4', '499.6,360 501,351 506,347 511.4,350'],
    TONE.base,
    ['466,398! 484,398 496,388 502,374 504,360! 520,360 516,392 490,412 466,412!', TONE.turned],
    ['470,402! 486,402 498,394 506,384! 516,392 492,412 468,410!', TONE.dusk],
  );
  strokes(
    art,
    ['498.6,370 505,372.4 512,371', '490,385 497,389.4 505,389', '501,365.4 506,367'],
    INK.detail,
    TONE.deep,
    0.05,
  );
  art.fill(closed('504.6,350! 508,349 510.6,352 510.6,358! 507,358.6 504.8,355'), '#f3c9a0');
  // the thumb on the other side, its ball in the palm
  finger(
    art,
    '452,424! 442,412 431,398 424,382! 420,368 418.6,354 421,343! 424,335.4 430,334 434.4,338.4 435,346! 436,358 441,370 450,380! 460,388 464,398 460,410!',
    ['442,412 431,398 423.6,382 419.6,368 418.2,354 420.6,343', '424,335 430,333.6'],
    TONE.base,
    ['434,338! 432,352 436,368 444,382 450,396 450,416! 470,416 470,380 440,360!', TONE.turned],
    ['440,366! 448,380 458,390 458,404! 468,404 466,384 446,366!', TONE.dusk],
  );
  art.fill(closed('421.6,345! 424.4,337.6 429,336.4! 429.6,342 427.4,348 422.6,350!'), '#f3c9a0');
  strokes(
    art,
    ['421,360 427,359.4 433,356', '423,366 428,366', '441,405 450,400 457,391', '466,414 470,420 470,426'],
    INK.detail,
    TONE.deep,
    0.05,
  );
  form(art, limb('440,426 460,433 481,428', [5, 5.4, 5], 10), '#e8b04a', 3, {
    shade: '#7a4a24',
    rim: '#fff6cc',
    rimWidth: 1.8,
  });
}

/** One finger: its outline, the stretches of it that the sun meets, the planes on it. */
function finger(
  art: Art,
  outline: string,
  sunny: readonly string[],
  fill: string,
  ...planes: readonly (readonly [string, string])[]
): void {
  flat(art, outline, fill, ...planes, { along: sunny, paint: FLESH.rim, width: 4 });
}

/** A twig and leaves where it was picked. */
export const leaves = (art: Art): void =>
  void art.blot([leaf(452, 308, 34, 12, -46, 5), leaf(448, 312, 26, 10, -78, -4)], '#4f7a58');
