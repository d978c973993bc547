import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { lain } from './cat.ts';
import { FUR, fur } from './form.ts';

const HEAD =
  '345,456! 348,446 358,428 368,410 384,392 404,380 430,376 456,386 474,408 480,438 470,470 444,492 414,500 388,496 366,488 354,480 352,472 347,466';

/** From the side, its face lifted into the colours. */
export function head(art: Art): void {
  lain(art, closed('378,398! 372,364 374,328! 392,346 410,378!'), FUR.far, 5, [0, 0], 0.8);
  lain(art, closed(HEAD), FUR.near, 16, [0, 0]);
  const ear = closed('404,386! 406,350 420,312! 444,340 464,396! 436,384');
  lain(art, ear, FUR.near, 7, [0, -10]);
  fur(art, closed('416,384! 416,354 424,330! 438,350 446,384! 430,380'), FUR.ear, 5, { rimWidth: 0 });
  strokes(art, ['420,386 424,364 420,346', '430,388 434,368 430,352'], 2, '#f4efe4', 0.2);
  face(art);
}

function face(art: Art): void {
  // the eye, half shut against so much light
  art.fill(closed('372,432! 380,423 392,422 402,430! 394,440 382,442'), '#f6f0c4');
  art.fill(closed('373,432! 380,425 390,424 398,430 392,438 382,440'), '#8fbf6a');
  art.fill(ellipse(381, 432, 3.2, 8), '#16141f');
  art.fill(ellipse(379, 428, 2, 2.4), '#fffdf0');
  strokes(art, ['368,436 374,429 382,421 394,420 406,431', '374,434 382,443 395,441 404,433'], 2.6, FUR.ink, 0.06);
  // nose and mouth
  art.fill(closed('344,452! 352,448 360,452 356,460 348,464!'), FUR.nose);
  strokes(art, ['349,466 356,474 368,474 378,468', '358,460 364,456 366,450'], 2, FUR.ink, 0.1);
  art.blot(
    [ellipse(372, 463, 1.4), ellipse(380, 460, 1.4), ellipse(378, 468, 1.4), ellipse(386, 465, 1.4)],
    FUR.ink,
  );
  strokes(
    art,
    ['374,464 340,478 312,502', '380,462 350,490 330,524', '378,468 362,500 350,536', '376,414 360,394 340,382', '382,412 372,390 356,372'],
    1.3,
    '#fffaf0',
    0.1,
  );
}
