import { lit, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, type Path, ribbon } from '../../../kit/pen/index.ts';
import { seen } from './view.ts';

const form = lit({
  from: { towards: [0.7, -0.7] },
  shade: '#241d20',
  rim: '#ffe9b4',
  rimWidth: 1.8,
  stray: 0.3,
});
const STRIPE = '#4a4042';

/** A cat from behind, at the edge of the light: it watches the wheel's shadow go round; one ear listens back. */
export function cat(art: Art): void {
  const box = local(art, ...seen([0.8, 0, 2.86]), 1.06);
  const part = (outline: Path, soft: number): void => form(art, box.place(outline), '#84766a', soft);
  stippled(
    art,
    box.place(closed('-26,-2! 24,-2! -30,34 -96,52! -104,40 -60,14')),
    '#2a1e1c',
    box.at(0, 0),
    box.at(-90, 46),
    [0.9, 0.4],
  );
  part(ribbon(curve('16,-4 42,4 58,0 64,-12 58,-22'), 11, { start: 1, end: 0.1, samples: 16 }), 3);
  part(closed('-26,2! -33,-14 -30,-34 -22,-52 -10,-64 8,-64 21,-52 29,-34 33,-14 26,2! 10,5 -10,5'), 8);
  strokes(
    box,
    [
      '-2,-62 0,-40 -1,-16',
      '-20,-46 -12,-40 -8,-42',
      '-26,-30 -16,-24 -9,-27',
      '18,-46 12,-40 8,-42',
      '26,-30 17,-24 9,-27',
      '-27,-14 -18,-9 -12,-11',
      '28,-14 19,-9 13,-11',
    ],
    3,
    STRIPE,
    0.2,
  );
  part(
    closed(
      '-22,-60 -24,-72 -19,-81! -24,-97! -11,-89 -1,-90 9,-89! 21,-99! 18,-82! 22,-72 19,-60 9,-52 -11,-52',
    ),
    5,
  );
  strokes(box, ['-9,-87 -7,-78 -8,-70', '-1,-88 -1,-76 -1,-66', '7,-87 5,-78 6,-70'], 2.4, STRIPE, 0.2);
}
