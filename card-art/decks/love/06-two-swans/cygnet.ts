import { ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  local,
  Path,
  type Placement,
  polar,
  range,
} from '../../../kit/pen/index.ts';

const DOWN = closed(
  '-34,12! -40,-4 -30,-20 -12,-26 2,-24! 0,-38 4,-54 18,-62 32,-58 38,-46 34,-36 26,-30! 30,-16 30,0 24,14!',
);

/** A young swan in its down, head up; its breast at (x, y), about 80 × 80. */
export function cygnet(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const body = box.place(DOWN);
  modelled(
    art,
    regionOf(body, 14),
    { towards: [6, -4], soft: 7, shade: '#56706e', rim: '#fff6d8', rimWidth: 1.8 },
    () => void art.fill(body, '#b6b8a4'),
  );
  // the down stands off a little
  box.blot(
    range(12, (i) => {
      const [fx, fy] = polar(-12, -6, 10 + (i % 3) * 6, i * 47);
      return ink(line(fx, fy, fx - 7, fy + 4), 1.8, i, 0);
    }),
    '#e2e0c8',
  );
  box.fill(closed('34,-52! 46,-48 56,-44 55,-40 44,-39 34,-41!'), '#3a4448');
  box.blot(Path.join(ink(curve('22,-50 30,-50 36,-46'), 2, 1, 0)), '#3a4448');
  box.fill(ellipse(25, -49, 3.6), '#16202a').fill(ellipse(26, -50.4, 1.3), '#fffdf4');
}
