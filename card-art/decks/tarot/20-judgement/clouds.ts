import { byHand, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, roundRect } from '../../../kit/pen/index.ts';
import { form } from './form.ts';
import { HORIZON } from './grave.ts';

/** A heap of cloud, back to front: the whole, then single heads before it, each [x, y, half its width, half its height]. */
function heap(
  art: Art,
  outline: string,
  heads: readonly (readonly [number, number, number, number])[],
  [fill, shade]: readonly [string, string],
): void {
  form(art, byHand(closed(outline), 2), fill, 20, { shade, rim: '#fffaea', rimWidth: 3 });
  for (const [x, y, rx, ry] of heads)
    form(art, byHand(ellipse(x, y, rx, ry), 4), fill, ry * 0.55, {
      shade,
      rim: '#fffaea',
      rimWidth: 2.2,
      depth: 0.7,
    });
}

/** Behind the angel. */
export function farClouds(art: Art): void {
  heap(
    art,
    '640,660! 640,330! 590,324 556,338 540,360! 512,352 486,366 480,392! 452,392 436,412 440,436! 410,440 396,462 402,486! 378,494 366,514 372,538! 354,550 346,574 352,606! 500,622',
    [
      [566, 400, 60, 52],
      [492, 452, 44, 38],
    ],
    ['#ccd0da', '#93a3c4'],
  );
}

/** Under the angel's shin and foot; the lowest melts into the haze over the sea. */
export function nearClouds(art: Art): void {
  heap(
    art,
    '640,620! 640,556! 602,556 574,562 558,574! 542,570 522,574 508,584! 490,574 466,573 448,582! 428,570 400,571 384,583! 364,576 342,580 332,594! 314,594 303,602 296,612! 380,622 500,622',
    [
      [588, 592, 50, 28],
      [522, 596, 36, 18],
      [430, 600, 36, 18],
    ],
    ['#ebe1dc', '#93a1c2'],
  );
  heap(
    art,
    '640,622! 640,588! 604,584 576,592 562,604! 536,598 508,604 494,616! 500,622',
    [[590, 606, 40, 16]],
    ['#fbefdf', '#b3b7ca'],
  );
  stippled(art, roundRect(44, 570, 512, HORIZON - 570), '#fbdcb2', [0, 584], [0, HORIZON - 6]);
}
