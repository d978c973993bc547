import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve } from '../../../kit/pen/index.ts';
import { form, NIGHT, shaggy } from './light.ts';

/** He squats on the block: a man's trunk, a goat's legs. */
export function trunk(art: Art): void {
  form(
    art,
    closed(
      '258,438! 284,412 330,400 384,404 424,424 446,452! 444,500 430,548 424,600 410,636! 290,636! 262,600 252,548 244,496',
    ),
    '#5a2828',
    34,
    { towards: [-1, 0.35] },
  );
  const lit = (knots: string, most: number): void =>
    stippled(art, closed(knots), '#d8743c', [360, 470], [240, 540], [0, most]);
  lit('258,452! 290,440 326,448 334,480 318,508 280,512 254,494', 1);
  lit('270,524! 300,520 326,528 326,560 280,566 262,552', 0.9);
  lit('266,572! 300,572 326,576 324,606 282,612', 0.8);
  strokes(
    art,
    [
      '254,500 284,518 320,510 336,484',
      '338,486 366,514 404,506 428,484',
      '336,452 337,540 334,640',
      '268,566 300,570 330,564',
      '274,612 302,616 330,610',
    ].map((fold) => curve(fold)),
    INK.contour,
    '#1c0d1a',
    0.2,
  );
}

/** The long hair of neck and shoulders. */
export function mane(art: Art): void {
  form(
    art,
    shaggy(
      closed('280,396 336,384 400,392 440,420 424,456 384,480 344,492 304,474 270,434'),
      22,
      30,
      64,
      'mane',
    ),
    '#22111f',
    12,
    {
      rimWidth: 1.6,
      rim: '#b0603c',
    },
  );
  strokes(
    art,
    [
      '380,404 396,440 400,476',
      '404,410 416,440 418,462',
      '296,420 300,450 310,478',
      '354,430 360,462 356,492',
      '376,430 384,460 382,486',
    ].map((lock) => curve(lock)),
    INK.contour,
    NIGHT,
    0.25,
  );
}
