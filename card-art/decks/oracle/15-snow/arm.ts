import { hand } from '../../../kit/figure/hand/hand.ts';
import { holding } from '../../../kit/figure/hand/poses.ts';
import { INK, ink, strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const KNIT = { fill: '#874a5e', shade: '#552f4e', soft: 6, rim: '#f0a06c', rimWidth: 2 } as const;
const SKIN = { light: '#e8935f', middle: '#c4755a', dark: '#a45c58', line: '#5a2f3c' } as const;

/** Down from the shoulder, the quilt pushed back behind it, to the elbow; from there the forearm up to the fire. */
const SLEEVE =
  '210,588! 194,588 181,602 169,627 159,648 152,665! 150,657 146,648! 119,667! 124,680 134,692 146,702 158,708! 170,709 181,703 196,692 211,666 221,640 226,614 222,596!';

/** The left one, palm up: four fingers round the stick, the thumb along it towards the fire. */
const HAND = hand({
  pose: { ...holding(0.09), slant: 0.15, wrist: [0, 18] },
  side: 'left',
  at: [130, 655],
  length: 70,
  fingers: -60,
  turn: 24,
  light: [-0.75, 0.65],
  build: 'child',
});

/** The child's left arm, and the stick in its hand, over the fire. */
export function arm(art: Art): void {
  const stick = curve('118,614 108,628 94,648 70,682');
  const sleeve = closed(SLEEVE);
  toned(
    art,
    sleeve,
    KNIT,
    // away from the fire: the upper arm's back, and what the crook presses together
    [closed('226,590! 226,624 212,656 200,682 186,706 170,716! 178,694 190,664 200,632 204,604'), '#5e3350'],
    [closed('152,662! 160,672 163,684 160,694! 152,690 146,680 145,668!'), '#5e3350'],
    {
      along: ['190,592 181,602 169,627 159,648 152,665', '119,667 124,680 134,692 146,702 158,708'],
      paint: '#c9706a',
      width: 15,
    },
    {
      along: ['184,598 169,627 159,648 152,665', '119,667 124,680 134,692 146,702 158,708'],
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
        '153,666 166,674 192,678',
        '153,667 158,684 162,704',
        '150,664 146,680 142,694',
      ],
      INK.form,
      '#43243f',
      0.1,
    ),
  );
  HAND.paint(art, SKIN);
  art.blot([ribbon(stick, 5, { start: 1, end: 0.8 })], '#5a3626');
  art.blot([ink(stick.translate(-0.8, 0.6), INK.detail, 1, 0)], '#f2c184');
  HAND.before(art, SKIN);
  // the cuff turned up
  toned(art, closed('149,650! 146,643 140,637! 128,645 113,658! 115,665 120,671! 133,663'), {
    fill: '#e6c8a8',
    shade: '#b08a8a',
    soft: 5,
    rim: '#fff0d0',
    rimWidth: 1.4,
  });
  strokes(
    art,
    ['135,642 141,652', '129,647 135,658', '123,652 129,663', '118,657 123,667'],
    INK.detail,
    '#9a7478',
    0,
  );
}
