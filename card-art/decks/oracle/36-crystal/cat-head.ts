import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { COAT, SKIN } from './form.ts';

/** Both, pricked towards the stone: they stand over the eye's far corner, half the skull lies behind them. */
export function ears(art: Art, which: 'near' | 'far'): void {
  if (which === 'far') {
    art.fill(closed('306,550! 304,530 308,507 314,490! 328,502 338,520 342,540!'), COAT.shade);
    art.fill(closed('306,550! 304,530 308,507 314,490! 316,506 313,528 317,548!'), COAT.lit);
    return;
  }
  art.fill(
    closed('325,551! 325,527 334,502 349,478! 364,497 377,524 383,550 379,561! 364,556 346,552'),
    COAT.fair,
  );
  art.fill(closed('333,547! 335,526 341,506 349,492! 359,508 367,528 370,552! 353,548'), SKIN.ear);
  art.fill(closed('349,478! 364,497 377,524 383,550 379,561! 375,545 370,524 360,502'), COAT.shade);
  // hair that grows over the hollow from its front edge and from the poll
  art.blot(
    [
      closed(
        '327,553! 329,535 333,525! 335,533 344,521! 343,533 352,527! 347,541 359,539! 353,549 366,552! 354,558 340,558',
      ),
    ],
    COAT.lit,
  );
  strokes(art, ['325,549 325,527 334,502 349,478'], 2.2, COAT.lit, 0.1);
}

/** From the side: of the eye a wedge, its clear front arched before the iris; it looks down the arm to the stone. */
export function face(art: Art): void {
  // the socket, deeper towards the nose, and the pad of the muzzle before the cheek
  art.fill(closed('297,577! 299,567 304,557 311,553! 307,562 304,572 305,583 300,586'), COAT.fair);
  art.fill(closed('317,588! 321,594 320,600 314,606 306,609! 312,604 315,598'), COAT.fair);
  art.fill(
    closed(
      '306.4,561! 303.6,567 303.6,575 306.6,581! 311.6,579.6 316.6,575.6 321,569.4! 316.4,564 311.4,561',
    ),
    COAT.ink,
  );
  const eye = closed(
    '307,563.6! 305,568 305,574.4 307.4,579.2! 311.6,577.8 315,574.4 318.4,569.6! 315,566 311,563.6',
  );
  art.fill(eye, '#e6dca0');
  art.clip(eye, () => {
    art.fill(closed('300,558 309.6,560 311.4,570 309.6,581 300,581'), '#b3c87c');
    art.fill(ellipse(306.9, 571.4, 1.5, 5.8), '#16141f');
    art.fill(closed('300,556! 326,556! 326,571! 317,568.4 311,566.6 303,568!'), '#5d5a44', 0.65);
  });
  art.fill(ellipse(306, 568.4, 1, 1.4), '#fffdf0');
  strokes(art, ['305,586 311,586.4 318,583.4'], 1.3, COAT.shade, 0.2);
  strokes(art, ['330,582 339,587 348,587', '328,590 336,596 345,598'], 1.5, COAT.fair, 0.2);
  // nose, the pad that the whiskers grow from, mouth and chin
  art.fill(closed('286.8,580! 289,575.4 294.6,574.6 297,578.2 294.4,583 290.4,586.4!'), SKIN.nose);
  strokes(art, ['297,578 300,582 300,587'], 1.3, COAT.fair, 0.1);
  strokes(art, ['290,586.6 292,594 299,600 309,600.6 315,598'], 1.8, COAT.ink, 0.05);
  art.fill(closed('298,604! 302,601.6 307,602.4 312,601! 309,605.4 304,607.6 299.6,608'), COAT.fair);
  art.blot(
    [ellipse(303, 588.6, 1), ellipse(309, 586.6, 1), ellipse(308, 592.4, 1), ellipse(314.6, 590, 1)],
    COAT.ink,
  );
  strokes(
    art,
    [
      '304,589 286,597 270,612',
      '308,592 290,607 280,626',
      '310,593 299,613 295,632',
      '308,555 300,542 291,537',
      '313,552 308,539 301,531',
    ],
    1.3,
    '#fffaf0',
    0.1,
  );
}
