import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const TEAL = { shade: '#102a3c', rim: '#d8dca0', rimWidth: 3 } as const;
const GOLD = '#f2c25a';

/** The cushions she leans on; on the near one the sign of Venus. */
export function cushions(art: Art): void {
  form(
    art,
    closed('20,690! 48,674 74,688 104,706 142,700 184,690 226,704 256,744 270,796 262,850 240,900! 20,900!'),
    '#2f6a6c',
    24,
    TEAL,
  );
  strokes(
    art,
    [
      '92,704 78,730 56,756',
      '112,710 114,736 104,760',
      '134,706 160,724 192,746',
      '66,690 58,708 50,730',
      '240,730 250,770 248,820',
    ],
    INK.contour,
    '#153a4a',
    0.24,
  );
  strokes(art, ['46,678 74,691 104,709 142,703 184,694 224,708 253,746 266,796'], 5, GOLD, 0.02);
  const box = local(art, 156, 790, 1.05, { rot: -10 });
  art.blot(ink(box.place(ellipse(0, -14, 19, 19)), 7, 1, 0), GOLD);
  const even = { start: 0.85, end: 0.9, samples: 6 };
  for (const bar of ['0,5 1,26 0,48', '-17,25 0,26 17,24'])
    art.fill(ribbon(box.place(curve(bar)), 7, even), GOLD);
}
