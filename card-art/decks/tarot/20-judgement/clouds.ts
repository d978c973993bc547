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

/** Before the angel's shin; the lowest melts into the haze over the sea. */
export function nearClouds(art: Art): void {
  heap(
    art,
    '640,618! 640,486! 604,478 574,490 562,512! 534,504 508,516 500,540! 478,538 462,548 458,566! 434,556 408,564 398,580! 384,568 362,566 350,578! 336,568 312,572 304,588! 288,588 274,598 268,612! 380,622 500,622',
    [
      [590, 548, 56, 42],
      [514, 572, 44, 32],
      [436, 592, 36, 22],
      [334, 594, 30, 19],
    ],
    ['#ebe1dc', '#93a1c2'],
  );
  heap(
    art,
    '640,622! 640,560! 604,552 580,562 572,582! 550,576 528,584 522,598! 500,594 480,602 474,614! 500,622',
    [[574, 600, 42, 20]],
    ['#fbefdf', '#b3b7ca'],
  );
  stippled(art, roundRect(44, 570, 512, HORIZON - 570), '#fbdcb2', [0, 576], [0, HORIZON - 6]);
}
