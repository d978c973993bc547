import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, polygon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** A stone bench under the tree, heaped with cushions. */
export function seat(art: Art): void {
  const stone = { shade: '#4a4038', rim: '#fff2cc' } as const;
  form(art, closed('70,540! 62,480 80,440 116,424 148,436 160,480 156,548! 112,560'), '#c99238', 14, {
    shade: '#5e3420',
    rim: '#fff0b8',
  });
  strokes(
    art,
    ['84,452 78,500 86,544', '104,436 98,490 106,550', '128,434 126,490 130,550'],
    3,
    '#a0642c',
    0.1,
  );
  form(art, closed('112,560! 104,500 124,458 160,450 192,466 206,510 200,566! 150,576'), '#b0384a', 13, {
    shade: '#4a1534',
    rim: '#ffc8a0',
  });
  strokes(art, ['124,476 118,520 126,560', '196,480 200,520 196,556'], INK.form, '#4a1534', 0.1);
  form(
    art,
    polygon([
      [74, 600],
      [322, 596],
      [318, 716],
      [78, 722],
    ]),
    '#7f7862',
    20,
    stone,
  );
  form(
    art,
    polygon([
      [56, 566],
      [336, 560],
      [338, 596],
      [54, 604],
    ]),
    '#c2b894',
    9,
    stone,
  );
  strokes(art, ['96,622 96,700', '300,618 298,700', '96,622 200,620 300,618'], INK.form, '#5a5244', 0.1);
}
