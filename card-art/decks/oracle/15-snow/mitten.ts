import { INK, ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const KNIT = { fill: '#874a5e', shade: '#552f4e', soft: 6, rim: '#f0a06c', rimWidth: 2 } as const;
const WOOL = { fill: '#cb6a52', shade: '#94464f', soft: 4, rim: '#ffd08c', rimWidth: 2 } as const;

/** The child's left arm, out past the quilt's edge: sleeve, cuff, and a mitten closed round the stick over the fire. */
export function arm(art: Art): void {
  const stick = curve('124,618 112,639 98,666 84,692');
  toned(
    art,
    closed('184,660! 168,650 152,644 136,634! 119,659! 130,668 142,680 158,698 184,704!'),
    KNIT,
    // cloth pushed up from the wrist
    [closed('150,640! 150,652 145,664 137,674! 142,682 152,668 156,644!'), '#5e3350'],
  );
  strokes(art, ['143,642 141,652 134,661', '164,652 162,668 152,682'], INK.form, '#43243f', 0.1);
  // the thumb stands up behind the stick, the fingers, four in one, close round it
  toned(art, closed('133,638! 129,629 122,621 116,618 110.6,620.6 111,627 116,633 120,640!'), {
    ...WOOL,
    fill: '#b35a4c',
    soft: 3,
  });
  art.blot([ribbon(stick, 4.6, { start: 1, end: 0.8 })], '#5a3626');
  art.blot([ink(stick.translate(-0.8, 0.6), INK.detail, 1, 0)], '#f2c184');
  toned(art, closed('131,637! 122,632 112,630 103,632 96,638 95,647 101,655 111,659.6 121,659!'), WOOL);
  strokes(art, ['98,643 104,640 111,640.6', '118,634 124,637 127,641'], INK.detail, '#7a3648', 0.1);
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
