import { INK, printed, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
  unit,
} from '../../../kit/pen/index.ts';

const COAT = '#a9bfe0';
/** The lantern is to the right of it, as high as far. */
const toned = twoTone({ towards: unit([1, -1]) });

const fur = (box: Local, outline: string | Path, fill: string, soft: number): void =>
  toned(box, outline, { fill, shade: '#5f7fb4', soft, rim: '#fff0cc', rimWidth: 2.2 });

/** A hare in its winter coat sits up and looks at the light, to the right and up. */
export function hare(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (knots: string): Path => box.place(closed(knots));
  const shade = put('-30,-4! 26,-4! 10,14 -20,40 -60,60 -86,64 -74,40 -50,14');
  printed(art, [44, y - 30, x + 60, 868], () => void art.fill(shade, '#12245a', 0.8));
  fur(box, ribbon(curve('16,-78 9,-96 10,-114 16,-124'), 12, { start: 0.6, peak: 0.6 }), '#8aa4cc', 3);
  // the far forepaw a step ahead
  fur(box, '20,-24! 25,-12 28,-4! 34,-3 37,1.6 30,3 21,2! 17,-8', '#8aa4cc', 3);
  // scut, turned up against the rump
  fur(box, '-30,-6! -38,-2 -46,-6 -48,-14! -44,-20 -38,-22! -32,-20 -27,-14', '#dfe8f6', 3);
  // from the neck over the hollow of the back to the round of the haunch; breast and belly
  fur(
    box,
    '-28,1! -36,-8 -37,-26 -27,-42! -18,-50 -8,-54 0,-62! 6,-72 14,-80 26,-80! 38,-66 38,-54 33,-42! 31,-28 26,-16 20,-4 10,2 -10,3!',
    COAT,
    9,
  );
  // the ruff of the breast
  fur(
    box,
    '12,-58! 22,-52 34,-56 38,-60! 39,-48 34,-36! 31,-38 29,-30! 25,-36 21,-32! 18,-44!',
    '#dfe8f6',
    3,
  );
  fur(box, '8,-66! 11,-78 22,-85 34,-81! 44,-74 49,-66 47,-61! 42,-56 32,-54 22,-55! 13,-57', COAT, 5);
  fur(box, ribbon(curve('22,-80 21,-98 27,-116 35,-124'), 13, { start: 0.6, peak: 0.6 }), COAT, 3);
  // the near foreleg: elbow at the belly, wrist, paw
  fur(box, '8,-34! 18,-33 22,-24! 20,-14 19,-5! 26,-4 29,0 25,3.4 11,3! 8,-8 6,-20', COAT, 4);
  // haunch and the long hind foot under it
  fur(box, '-29,-2! -32,-18 -24,-32 -10,-33! 2,-28 5,-14 -2,-4! -14,0', '#b9cbe6', 6);
  fur(box, '-26,3! -27,-3 -18,-7 -4,-5! 6,-4 10,0 8,4!', '#b9cbe6', 3);
  strokes(
    box,
    ['1,-28 6,-18 0,-5', '20,-6 23,-3 22,1', '44,-62 40,-60 36,-60', '-27,-2 -16,-6 -4,-5'],
    INK.form,
    '#1c3a74',
    0.1,
  );
  // the snow that it has sunk into
  art.fill(
    put('-34,2! -28,-0.6 -22,2 -14,0.6 0,3 8,0.4 18,2.4 27,0 35,1.6 40,3.6! 26,4.6 16,6.4 2,5 -12,7 -24,5!'),
    '#4f7aba',
  );
  strokes(box, ['-8,2.4 0,3.2 8,0.8 18,2.8 27,0.6 36,2'], 1.4, '#c4d6f0', 0.3);
  const [ex, ey] = box.at(33, -70);
  art
    .fill(ellipse(ex, ey, 3 * scale, 3.4 * scale), '#0c1230')
    .fill(ellipse(ex + 1, ey - 1.2, 1.1 * scale), '#fff0cc');
  art
    .fill(box.place(closed('30,-122! 35,-126 35,-119!')), '#1c2a54')
    .fill(box.place(closed('12,-121! 16,-126 17,-119!')), '#1c2a54');
}
