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

/** Under the angel's shin and toes; it melts into the haze over the sea. */
export function nearClouds(art: Art): void {
  heap(
    art,
    '640,622! 640,556! 600,556 566,566 552,586! 540,590 534,604! 522,608 504,608 484,607! 466,594 440,591 424,600! 400,586 372,588 360,600! 336,596 316,602 306,613! 380,622 500,622',
    [
      [566, 600, 32, 24],
      [446, 608, 24, 14],
      [384, 604, 22, 14],
    ],
    ['#f3e7de', '#a3aac6'],
  );
  stippled(art, roundRect(44, 570, 512, HORIZON - 570), '#fbdcb2', [0, 594], [0, HORIZON - 6]);
}
