import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path } from '../../../kit/pen/index.ts';
import { form } from './light.ts';

const BODY = closed('-34,4! -36,-16 -28,-34 -12,-42 12,-42 28,-34 36,-16 34,4! 0,8');

/** Up to the arms in the warm water, it looks at us: stars fall every night. */
export function monkey(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const put = (path: Path, fill: string, soft: number, shade = '#4a3d34'): void =>
    form(art, box.place(path), fill, soft * scale, { shade });
  put(BODY, '#9a8468', 12);
  put(closed('-23,-52 -22,-68 -10,-78 8,-79 22,-70 25,-54 20,-38 8,-30 -8,-30 -19,-38'), '#a68f72', 9);
  put(ellipse(-24, -56, 5, 7), '#b9765e', 2);
  put(ellipse(25, -58, 5, 7), '#b9765e', 2);
  put(
    closed('0,-62! 6,-68 14,-66 17,-56 14,-46 10,-36 0,-31 -9,-36 -13,-46 -16,-56 -13,-66 -5,-68'),
    '#cf7560',
    6,
    '#8a4238',
  );
  box.fill(closed('-10,-42 -6,-48 6,-48 10,-42 7,-34 0,-32 -7,-34'), '#dd9078');
  strokes(box, ['-5,-38 0,-36.6 5,-38', '-12,-62 -7,-64 -3,-62', '3,-62 8,-64 13,-62'], 1.4, '#6d332c', 0);
  box.fill([ellipse(-1.8, -44, 1, 0.8), ellipse(1.8, -44, 1, 0.8)], '#6d332c');
  for (const side of [-1, 1]) {
    box.fill(ellipse(side * 7.4, -57, 3.6, 3), '#f0d9a0');
    box
      .fill(ellipse(side * 7.4, -57, 2.4, 2.6), '#20150f')
      .fill(ellipse(side * 7.4 + 1, -58, 0.9), '#ffffff');
  }
  strokes(
    box,
    ['-20,-30 -14,-20 -16,-8', '18,-30 14,-18 18,-6', '-6,-26 -4,-14', '8,-26 6,-12'],
    1.4,
    '#5d4c3d',
    0.2,
  );
  // where the water takes it
  const sunk = box.place(closed('-38,-12! -20,-7 20,-7 38,-12! 36,10 -36,10'));
  art.clip(box.place(BODY), () => void art.fill(sunk, '#86aca1'));
  strokes(box, ['-46,-10 -20,-4 20,-4 46,-10', '-56,-6 -24,3 24,3 56,-6'], 2, '#eaf3e0', 0.3);
}
