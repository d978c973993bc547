import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { COAT, MANE } from './coat.ts';

const HEAD = closed(
  '112,420! 120,412 132,408 146,412 158,424 167,440 169,456 166,474 162,492 157,508 150,516 141,520 132,521 124,525 118,533 115,544 114,556 111,567 105,577! 102,584 95,590 84,591 75,587! 66,583 60,574 56,562 56,551 61,538 68,526 74,513 79,498 82,482 82,468! 80,456 83,442 93,432 104,427',
);
/** Cheek and jaw, and the side of the nose: they look to the right. */
const CHEEK = closed(
  '150,416! 140,430 132,446 130,462 128,480 122,498 114,516 107,532 103,546 105,560 101,572 92,582 84,592! 96,600 130,560 180,520 190,440',
);
const JAW = closed('170,452! 168,480 160,508 146,520 132,522! 141,511 150,494 156,474 160,456');
/** Bare dark skin about nostrils and lips. */
const MUZZLE = closed(
  '55,556! 62,551 70,556 78,564 88,562 96,555 106,552 116,556! 114,568 107,577 100,588 88,594 74,588 60,576',
);
const FAR_EAR = closed('108,424! 101,408 97,388 99,368! 110,380 119,394 124,410!');
const NEAR_EAR = closed('141,414! 137,396 140,376 146,364! 156,376 164,394 168,414 166,424 156,427 147,424');
const NEAR_EAR_HOLLOW = closed('147,416! 144,398 147,376! 154,390 157,408 155,420!');
const FORELOCK: readonly (readonly [knots: string, width: number])[] = [
  ['134,404 146,424 147,444 143,456', 10],
  ['122,408 108,424 99,440 97,458', 12],
  ['128,406 122,430 112,452 110,484', 14],
  ['132,404 134,430 128,452 124,470', 12],
];

/** The head, in three quarters from the left: it looks at us. */
export function horseHead(art: Art): void {
  flat(art, FAR_EAR, COAT.shade, { side: [3, -2], paint: COAT.rim });
  flat(
    art,
    HEAD,
    COAT.fill,
    [CHEEK.translate(-6, 0), COAT.half],
    [CHEEK, COAT.shade],
    [JAW, COAT.deep],
    ['82,466! 88,474 89,490 83,506 74,522! 68,500', COAT.half],
    [MUZZLE.translate(2, -4), '#d8cbd6'],
    [MUZZLE, '#b7a3b4'],
    ['104,552! 118,552 116,570 106,580 98,592 84,596 94,580 102,568', '#8f7c9a'],
  );
  nose(art);
  eye(art);
  flat(art, NEAR_EAR, COAT.fill, [NEAR_EAR_HOLLOW, '#c79fa6'], { side: [-1.6, -2], paint: COAT.rim });
  for (const [knots, width] of FORELOCK) {
    const lock = ribbon(curve(knots), width, { start: 0.35, end: 0.03, peak: 0.4, samples: 10 });
    flat(
      art,
      lock,
      MANE.fill,
      { side: [width * 0.32, 1], paint: MANE.shade },
      { side: [-1.4, -1], paint: MANE.rim },
    );
  }
}

function nose(art: Art): void {
  art.fill(closed('84,556! 90,551 98,552 102,559 101,567 96,572! 96,564 91,560 86,563'), '#463549');
  art.fill(closed('58,551! 64,553 66,560 63,567! 61,561 58,559'), '#5d4a5e');
  art.fill(closed('86,550! 92,546 100,548 104,555 99,551 92,551'), COAT.rim, 0.7);
  // the upper lip lies over the lower one and the chin
  strokes(art, ['62,572 69,578 78,579 87,582 96,579 105,570'], 2, '#4f3c52', 0.05);
  art.fill(closed('75,582! 84,586 95,583 102,578! 100,586 92,591 82,591'), '#9b87a0');
  strokes(art, ['152,480 138,500 122,514', '138,516 149,506 156,492'], 1.6, COAT.line, 0.2);
}

function eye(art: Art): void {
  art.fill(closed('135,464! 139,453 150,448 160,454 167,466! 160,477 148,478 139,473'), COAT.deep);
  art.fill(closed('139,466! 143,458 152,455 159,460 163,467! 156,473 146,473'), '#2c1d2c');
  art.fill(closed('144,469! 151,471 159,468 152,474'), '#7d5038');
  art.fill(ellipse(148.6, 461, 2, 1.7), '#fffdf2');
  strokes(art, ['136,466 142,456 151,452 160,457 166,467'], 2.4, '#4a3a58', 0);
  strokes(art, ['138,454 148,445 160,449', '142,477 152,480 162,475'], 1.4, COAT.line, 0.1);
}
