import { INK, ink, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

const TEAL = { shade: '#102a3c', rim: '#d8dca0', rimWidth: 3 } as const;
const GOLD = '#f2c25a';

/** The cushions she leans on; on the near one the sign of Venus. */
export function cushions(art: Art): void {
  const near = closed(
    '20,690! 48,674 74,688 104,706 142,700 184,690 226,704 256,744 270,796 262,850 240,900! 20,900!',
  );
  form(art, near, '#2f6a6c', 24, TEAL);
  within(
    art,
    near,
    // its upper side; the end that turns away; the hollow that her elbow presses
    [
      '20,686! 74,686 184,684 230,700 256,742! 236,738 210,726 180,724 146,738 112,746 76,734 20,730!',
      '#43847f',
    ],
    ['258,740! 272,796 264,850 240,900! 222,900! 244,850 251,800 248,758!', '#1e4a56'],
    ['78,690! 104,706 142,700 168,692! 150,712 122,728 100,726 84,712!', '#235660'],
  );
  strokes(
    art,
    [
      // out of that hollow
      '100,712 86,736 62,762 48,798',
      '112,724 112,748 100,782',
      '126,722 146,738 160,754',
      '140,710 174,722 206,746 226,782',
      '66,690 54,712 46,740',
      '242,732 254,772 250,828',
    ],
    INK.contour,
    '#153a4a',
    0.24,
  );
  strokes(art, ['46,678 74,691 104,709 142,703 184,694 224,708 253,746 266,796'], 5, GOLD, 0.02);
  // the sign follows the cushion's round: its foot turns under
  const box = local(art, 150, 800, 1.05, { rot: -12 });
  const even = { start: 0.9, end: 0.8, samples: 8 };
  const sign = [
    ink(box.place(ellipse(0, -14, 20, 17.6)), 7, 1, 0),
    ...['0,1 1.6,22 0,42', '-18,21.6 -6,24 8,24 19,21.6'].map((bar) =>
      ribbon(box.place(curve(bar)), 7, even),
    ),
  ];
  for (const part of sign) art.fill(part.translate(1.6, 2.6), '#123442');
  for (const part of sign) art.fill(part, GOLD);
  strokes(box, ['13,-25 19,-14 14,-3', '6,26 14,25 18,23', '2,10 3.4,22 2,38'], 2, '#b47a34', 0.1);
}
