import { INK, ink, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const KNIT = { fill: '#874a5e', shade: '#552f4e', soft: 6, rim: '#f0a06c', rimWidth: 2 } as const;
const WOOL = { fill: '#cb6a52', shade: '#94464f', soft: 4, rim: '#ffd08c', rimWidth: 2 } as const;

/** Down from the shoulder, the quilt pushed back behind it, to the elbow; from there the forearm up to the fire. */
const SLEEVE =
  '210,588! 194,588 181,602 169,627 159,650 151,668! 143,660 133,649 125,640! 108,657! 117,669 131,686 146,700 158,707! 170,709 181,703 196,692 211,666 221,640 226,614 222,596!';

/** The child's left arm: sleeve, cuff, and a mitten that holds the stick over the fire between its thumb and the rest. */
export function arm(art: Art): void {
  const stick = curve('124,618 112,639 98,666 84,692');
  const sleeve = closed(SLEEVE);
  toned(
    art,
    sleeve,
    KNIT,
    // away from the fire: the upper arm's back, and what the crook presses together
    [closed('226,590! 226,624 212,656 200,682 186,706 170,716! 178,694 190,664 200,632 204,604'), '#5e3350'],
    [closed('151,664! 158,672 162,682 160,692! 153,688 147,678 144,664!'), '#5e3350'],
    {
      along: ['190,592 181,602 169,627 159,650 151,668', '110,658 117,669 131,686 146,700 158,708'],
      paint: '#c9706a',
      width: 15,
    },
    {
      along: ['184,598 169,627 159,650 151,668', '110,658 117,669 131,686 146,700 158,708'],
      paint: '#f0a06c',
      width: 5,
    },
  );
  within(art, sleeve, () =>
    strokes(
      art,
      [
        '178,606 190,614 208,616',
        '168,630 182,638 202,640',
        '152,668 164,676 190,680',
        '152,669 156,684 160,704',
        '144,662 142,678 138,690',
        '134,652 130,664 122,672',
      ],
      INK.form,
      '#43243f',
      0.1,
    ),
  );
  // fingers, four in one, behind the stick, the thumb over it
  toned(art, closed('132,637! 124,628 113,624.6 102,627 94.6,634 92.6,645 97,655 107,661 121,661!'), {
    ...WOOL,
    fill: '#b35a4c',
  });
  art.blot([ribbon(stick, 4.6, { start: 1, end: 0.8 })], '#5a3626');
  art.blot([ink(stick.translate(-0.8, 0.6), INK.detail, 1, 0)], '#f2c184');
  toned(
    art,
    closed(
      '132,632! 125,629 118,627.4 110,628.6 104,633 101.4,639.6 103.4,645 108,647 112.4,644.4 116,641.4 121,642.6 126,646!',
    ),
    { ...WOOL, soft: 3 },
  );
  strokes(art, ['97,642 95.6,648 99,654', '112,648 117,651 121,651'], INK.detail, '#7a3648', 0.1);
  // the cuff turned up
  toned(art, closed('140,634! 134,627 129,625! 121,640 112,655! 116,661 122,666! 132,652'), {
    fill: '#e6c8a8',
    shade: '#b08a8a',
    soft: 5,
    rim: '#fff0d0',
    rimWidth: 1.4,
  });
  strokes(
    art,
    ['131,632 136,636', '127,638 132,643', '123,645 128,649', '119,651 124,656'],
    INK.detail,
    '#9a7478',
    0,
  );
}
