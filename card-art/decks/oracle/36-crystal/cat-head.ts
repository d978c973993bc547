import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { lain } from './cat.ts';
import { FUR, fur } from './form.ts';

/** Both, pricked towards the stone. */
export function ears(art: Art): void {
  lain(art, closed('376,404! 371,370 376,330! 396,350 414,390!'), FUR.far, 5, [0, 0], 0.8);
  const near = closed('402,396! 402,356 414,308! 444,338 470,404! 440,400');
  lain(art, near, FUR.near, 7, [0, -6]);
  fur(art, closed('413,392! 411,356 419,326! 436,352 446,392! 430,390'), FUR.ear, 5, { rimWidth: 0 });
  strokes(
    art,
    ['418,392 421,368 416,346', '428,392 432,372 427,352', '408,390 408,372 411,358'],
    2,
    '#f4efe4',
    0.2,
  );
}

/** From the side: the eye is wide open for what it has found. */
export function face(art: Art): void {
  art.fill(closed('365,424! 376,417 390,420 400,430! 392,437 378,440 367,436'), FUR.ink);
  art.fill(closed('367,425 377,420 389,423 396,430 388,435 377,437 368,434'), '#f2e7a4');
  art.fill(closed('367,425 372,422 376,424 375,432 371,436 368,434'), '#b9d07a');
  art.fill(ellipse(373, 429, 3.4, 7), '#16141f');
  art.fill(ellipse(371.6, 425.6, 1.7, 2), '#fffdf0');
  strokes(art, ['362,426 368,420 378,416 391,419 403,431'], 2.4, FUR.ink, 0.05);
  strokes(art, ['404,436 414,440 424,440', '400,444 410,450 420,451'], 1.4, FUR.ink, 0.3);
  // nose and mouth
  art.fill(closed('342,452! 350,446 358,450 355,458 346,463!'), FUR.nose);
  strokes(art, ['346,464 354,474 366,475 380,469', '355,459 360,454 361,448'], 2, FUR.ink, 0.1);
  art.blot(
    [ellipse(370, 461, 1.3), ellipse(378, 458, 1.3), ellipse(376, 466, 1.3), ellipse(384, 462, 1.3)],
    FUR.ink,
  );
  strokes(
    art,
    [
      '370,463 340,480 316,506',
      '376,460 348,490 332,522',
      '378,467 362,500 352,530',
      '374,414 360,394 346,384',
      '380,412 372,394 362,380',
    ],
    1.3,
    '#fffaf0',
    0.1,
  );
}
