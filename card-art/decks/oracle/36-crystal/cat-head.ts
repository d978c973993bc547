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

/** From the side: the eye is wide open for what it has found. */
export function face(art: Art): void {
  const eye = closed('305,571! 308,564 315,560 323,563 328,570! 323,576 314,578 308,575');
  art.fill(
    closed('302.6,572! 306,562 315,557.6 325,561 332,570.6! 324,578.6 314,580.4 306.6,577!'),
    COAT.ink,
  );
  art.fill(eye, '#efe2a0');
  art.clip(eye, () => {
    art.fill(closed('302,558 311,558 314,570 311,580 300,580'), '#b9d07a');
    art.fill(ellipse(309.6, 569, 2.6, 6.8), '#16141f');
    art.fill(closed('302,558! 330,553! 334,570! 324,564.6 315,562.6 307,566'), '#8c7f58', 0.55);
  });
  art.fill(ellipse(308.6, 565.8, 1.5, 1.7), '#fffdf0');
  strokes(art, ['332,571 339,576 346,577', '330,577 337,583 344,584'], 1.5, COAT.fair, 0.2);
  strokes(art, ['300,558 306,553 314,551'], 1.5, COAT.fair, 0.2);
  // nose, the pad that the whiskers grow from, mouth and chin
  art.fill(closed('287.6,579.4! 290,575 295.6,574.6 298,578.6 295,583.4 291.6,586!'), SKIN.nose);
  strokes(art, ['297,578 300,582 300,587'], 1.3, COAT.fair, 0.1);
  strokes(art, ['292,587 297,594.6 304,599 313,598.6', '297,594.6 298.4,599'], 1.8, COAT.ink, 0.05);
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
