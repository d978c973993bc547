import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { COAT, SKIN } from './form.ts';

/** Both, pricked towards the stone. */
export function ears(art: Art, which: 'near' | 'far'): void {
  if (which === 'far') {
    art.fill(closed('316,547! 315,526 320,503 326,488! 340,502 350,520 354,540!'), COAT.shade);
    art.fill(closed('316,547! 315,526 320,503 326,488! 328,504 324,526 328,546!'), COAT.lit);
    return;
  }
  art.fill(
    closed('340,550! 340,526 350,502 366,480! 382,500 394,528 399,556 392,566! 378,556 360,550'),
    COAT.fair,
  );
  art.fill(closed('348,546! 350,526 357,507 366,494! 377,510 384,532 386,556! 370,549'), SKIN.ear);
  art.fill(closed('366,480! 382,500 394,528 399,556 392,566! 388,548 384,526 376,504'), COAT.shade);
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
    closed('330,624! 340,640! 343,628 356,640! 356,624 370,628! 364,612 374,610! 364,598 352,592 338,606'),
    COAT.lit,
  );
  art.fill(closed('340,640! 343,628 356,640! 356,624 370,628! 362,616 352,618 342,622 332,625!'), COAT.fair);
  // the socket, deeper towards the nose
  art.fill(closed('297,577! 300,566 306,556 316,553! 309,562 305,572 306,584 300,586'), COAT.fair);
  // lids, slack over the upper third; the gaze goes down the arm to the stone
  art.fill(
    closed(
      '308,559.4! 304.6,566 304.6,574 308,580.4! 314.6,579.8 321,575.4 328,568.6! 321.6,562.2 314.6,559',
    ),
    COAT.ink,
  );
  const eye = closed(
    '308.6,563! 306.2,567.6 306.2,573.6 309,578.6! 314.6,578 319.8,574.2 325,569! 320,565 314,562.6',
  );
  art.fill(eye, '#e6dca0');
  art.clip(eye, () => {
    art.fill(closed('300,558 312.4,558 314.4,569 311.6,580 300,580'), '#b3c87c');
    art.fill(ellipse(308.9, 570.6, 2.2, 6), '#16141f');
    art.fill(closed('300,556! 330,556! 330,570.6! 321,567.4 314,565.8 304,567!'), '#5d5a44', 0.65);
  });
  art.fill(ellipse(307.8, 567.6, 1.2, 1.5), '#fffdf0');
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
