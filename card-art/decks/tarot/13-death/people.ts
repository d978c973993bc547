import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, polar, range, ribbon } from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { form } from './form.ts';

const SKIN = '#c58f74';
const COPE = closed(
  '498,648! 516,646 532,656! 548,690 560,740 572,838! 470,840! 474,800 470,770 476,720 484,680!',
);

export const BISHOP = [COPE, closed('496,660! 496,620 510,590 526,620 526,660!')];
export const CHILD = [closed('404,842! 412,800 424,770 440,760 456,790 462,842!')];

/** A bishop pleads with folded hands: we see the back of his cope and the bands of his mitre. */
export function bishop(art: Art): void {
  const gold = { shade: '#6a3c40', rim: '#fff0c4' };
  form(art, closed('494,668! 486,660 474,652 464,640! 458,646 464,664 476,678 492,690!'), SKIN, 4, {
    shade: '#6a3c40',
  });
  form(art, limb('508,676 488,690 472,676', [15, 13, 8], 14), '#c88c42', 5, gold);
  form(art, COPE, '#d39a48', 20, gold);
  strokes(
    art,
    ['512,690 508,730 506,780 500,836', '530,690 536,740 542,790 544,836', '492,690 488,730 484,790'],
    INK.form,
    '#7c4a3c',
  );
  form(
    art,
    closed('490,652! 500,644 520,642 536,652! 540,676 528,700 514,706 500,696 488,676!'),
    '#a9443f',
    6,
    { shade: '#5a1c38', rim: '#fff0c4' },
  );
  strokes(art, ['489,676 500,695 514,705 528,699 539,676'], INK.contour, '#e8b85c', 0);
  form(art, closed('498,654! 494,640 496,626 510,618 526,624 530,642 526,656!'), '#8d7a74', 5, {
    shade: '#4a3c54',
  });
  for (const band of ['504,630 502,654 500,676', '520,630 521,656 524,678'])
    form(art, ribbon(curve(band), 9, { start: 0.9, end: 1, samples: 8 }), '#efe2c0', 2, {
      shade: '#a07850',
      rimWidth: 1.4,
    });
  form(art, closed('493,634! 490,608 497,586 511,564! 526,586 534,610 532,634! 512,640'), '#efe2c0', 9, {
    shade: '#a07850',
    rim: '#fffbe6',
  });
  strokes(art, ['493,626 512,632 533,626', '511,566 513,600 512,632'], INK.contour, '#c58a3c', 0);
}

/** A child kneels in the road and holds flowers up to the horse. */
export function child(art: Art): void {
  form(art, limb('428,784 412,768 400,752', [6, 5, 4], 10), SKIN, 2, { shade: '#6a3c40' });
  form(
    art,
    closed('430,776! 442,772 454,782! 462,806 474,826 484,846! 410,850! 412,832 424,812!'),
    '#b5414a',
    9,
    { shade: '#5a1c38', rim: '#ffd9a4' },
  );
  strokes(art, ['440,786 436,810 424,844', '452,792 456,818 460,846'], INK.form, '#6e2038');
  form(art, closed('428,772! 424,760 428,746 442,740 456,748 458,764 450,774!'), SKIN, 4, {
    shade: '#6a3c40',
  });
  form(art, closed('430,752! 432,740 446,734 460,744 464,764 456,784! 450,772 444,756!'), '#6a4030', 4, {
    shade: '#2c1a2c',
    rim: '#f6c890',
  });
  form(art, limb('446,794 434,786 420,776 404,760', [5, 7, 6, 4], 14), '#b5414a', 3, {
    shade: '#5a1c38',
    rim: '#ffd9a4',
  });
  art.blot(
    range(5, (i) => leaf(400, 756, 24, 6, -60 + i * 26)),
    '#6d8a5c',
  );
  for (const i of range(5, (place) => place)) {
    const [x, y] = polar(400, 752, 18 + (i % 2) * 6, -70 + i * 30);
    art.fill(ellipse(x, y, 5.4), '#fff6e6').fill(ellipse(x, y, 2), '#d9a04c');
  }
}

/** What a king has let fall. */
export function fallenCrown(art: Art): void {
  form(
    art,
    closed('196,824! 186,800! 200,808 206,792! 216,804 226,788! 232,804 248,794! 244,822! 220,830!'),
    '#e2b25c',
    7,
    { shade: '#7a4a2c', rim: '#fff6d2' },
  );
  art.fill(ellipse(220, 817, 4, 3.4), '#a02c3c');
}
