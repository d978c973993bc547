import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { COAT, SKIN } from './form.ts';

/** Both, pricked towards the stone. */
export function ears(art: Art, which: 'near' | 'far'): void {
  if (which === 'far') {
    art.fill(closed('321,546! 321,526 328,504 340,486! 352,500 361,520 366,542!'), COAT.shade);
    art.fill(closed('321,546! 321,526 328,504 340,486! 341,502 334,524 336,546!'), COAT.lit);
    return;
  }
  art.fill(
    closed('340,550! 340,526 350,502 366,480! 379,499 388,524 391,548 387,562! 374,555 358,550'),
    COAT.fair,
  );
  art.fill(closed('348,546! 350,526 357,507 366,494! 375,510 380.6,530 381,553! 368,549'), SKIN.ear);
  art.fill(closed('366,480! 379,499 388,524 391,548 387,562! 384,546 380.6,526 374,504'), COAT.shade);
  // hair that grows over the hollow from its front edge and from the poll
  art.blot(
    [
      closed(
        '342,552! 344,534 348,524! 350,532 360,520! 358,532 368,526! 362,540 374,538! 368,548 380,550! 370,556 356,556',
      ),
    ],
    COAT.lit,
  );
  strokes(art, ['340,548 340,526 350,502 366,480'], 2.2, COAT.lit, 0.1);
}

/** From the side: of the eye a wedge, wide open for what it has found; the cheek's hair stands off the neck. */
export function face(art: Art): void {
  art.fill(
    closed('329,618! 339,633! 343,622 355,634! 356,619 370,623! 364,608 375,605! 364,595 352,590 338,602'),
    COAT.lit,
  );
  art.fill(closed('339,633! 343,622 355,634! 356,619 370,623! 362,611 352,613 342,617 331,620!'), COAT.fair);
  // the socket, deeper towards the nose
  art.fill(closed('297,577! 300,566 306,556 316,553! 309,562 305,572 306,584 300,586'), COAT.fair);
  // a lens from the side: the cornea stands before the lids, the corner lies back; the gaze goes down the arm to the stone
  art.fill(
    closed(
      '309,558.6! 305.8,563 304.6,568.6 305.4,574.6 308,579.6! 312,578.4 317,574.6 323.4,566.6! 317.6,562 313,559.4',
    ),
    COAT.ink,
  );
  const eye = closed(
    '309,562.6! 307,566 306.4,570 307,574.4 308.8,577.6! 312.6,575.8 316.6,572.2 320.6,567.4! 316,564.4 312.6,562.8',
  );
  art.fill(eye, '#e6dca0');
  art.clip(eye, () => {
    art.fill(closed('300,558 311.4,558 313,568 310.8,580 300,580'), '#b3c87c');
    art.fill(ellipse(307.8, 570, 1.5, 5.4), '#16141f');
    art.fill(closed('300,556! 330,556! 330,570! 319,566.8 313,565.6 304,566.6!'), '#5d5a44', 0.65);
  });
  art.fill(ellipse(307.9, 567, 1, 1.3), '#fffdf0');
  strokes(art, ['306,585.4 313,586 321,582.6'], 1.3, COAT.shade, 0.2);
  strokes(art, ['330,580 340,586 350,586', '328,588 337,595 347,597'], 1.5, COAT.fair, 0.2);
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
      '311,553 303,540 294,535',
      '316,550 311,537 304,529',
    ],
    1.3,
    '#fffaf0',
    0.1,
  );
}
