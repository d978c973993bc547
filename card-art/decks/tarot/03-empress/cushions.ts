import { contactShadow, INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const TEAL = { shade: '#102a3c', rim: '#d8dca0', rimWidth: 3 } as const;
const GOLD = '#f2c25a';

/** The cushions she leans on; on the near one the sign of Venus. */
export function cushions(art: Art): void {
  form(
    art,
    closed('30,700! 60,690 120,708 190,730 240,760 262,800 250,850 230,900! 30,900!'),
    '#2f6a6c',
    24,
    TEAL,
  );
  contactShadow(art, 112, 738, 74, 14, '#0e1e30');
  strokes(
    art,
    ['96,742 70,764 52,800', '120,746 124,772 116,800', '146,742 178,766 210,800', '60,700 50,730 44,760'],
    INK.contour,
    '#153a4a',
    0.24,
  );
  strokes(art, ['60,694 130,714 200,738 248,778 258,810'], 5, GOLD, 0.02);
  const box = local(art, 150, 812, 1, { rot: -10 });
  art.blot(ink(box.place(ellipse(0, -14, 19, 19)), 7, 1, 0), GOLD);
  const even = { start: 0.85, end: 0.9, samples: 6 };
  for (const bar of ['0,5 1,26 0,48', '-17,25 0,26 17,24']) art.fill(ribbon(box.place(curve(bar)), 7, even), GOLD);
}
