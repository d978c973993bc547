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
  fur(box, ribbon(curve('18,-76 10,-94 10,-114 16,-124'), 12, { start: 0.5, peak: 0.6 }), '#8aa4cc', 3);
  fur(box, '-26,1! -36,-8 -36,-28 -24,-42 -6,-50 10,-60! 30,-54 28,-40 24,-20 24,-8 32,1!', COAT, 9);
  fur(box, '8,-64! 12,-78 24,-84 36,-80 46,-70 47,-63! 42,-57 30,-54 18,-54', COAT, 5);
  fur(box, ribbon(curve('24,-80 22,-98 27,-116 35,-124'), 12, { start: 0.5, peak: 0.6 }), COAT, 3);
  fur(box, '-34,2! -42,-4 -42,-13 -34,-16 -28,-8!', '#dfe8f6', 3);
  fur(box, '-26,1! -28,-14 -16,-26 0,-20 6,-6 16,-2 16,2!', '#b9cbe6', 5);
  strokes(box, ['4,-40 12,-30 14,-10', '14,-2 22,-2 28,0', '44,-62 40,-60 36,-60'], INK.form, '#1c3a74', 0.1);
  const [ex, ey] = box.at(33, -70);
  art
    .fill(ellipse(ex, ey, 3 * scale, 3.4 * scale), '#0c1230')
    .fill(ellipse(ex + 1, ey - 1.2, 1.1 * scale), '#fff0cc');
  art
    .fill(box.place(closed('30,-122! 35,-126 35,-119!')), '#1c2a54')
    .fill(box.place(closed('12,-121! 16,-126 17,-119!')), '#1c2a54');
}
