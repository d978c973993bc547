import { contactShadow, INK, ink, modelled, printed, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  type Path,
  points,
  spline,
} from '../../../kit/pen/index.ts';

const CLOAK = closed(
  '-9,-88! -17,-78 -22,-54 -28,-24 -26,-14! -14,-10 -2,-13 12,-9 24,-14! 22,-40 18,-66 12,-82 8,-89!',
);
const HOOD = closed('-12,-84! -14,-96 -9,-108 2,-112! 11,-106 14,-96 11,-84! 2,-80 -6,-80');
const PACK = closed('-15,-76! -20,-62 -19,-46 -8,-42 4,-44 8,-58 5,-74! -6,-78');

/** Somebody small with a lamp, from behind, about 112 × `scale` high; feet at (x, y), light from the left. */
export function walker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (
    fills: readonly (readonly [Path, string])[],
    soft: number,
    shade: string,
    rim: string,
  ): void =>
    modelled(
      art,
      box.place(fills.map(([outline]) => outline)).bounds(),
      { towards: [-soft, -soft * 0.4], soft, shade, rim, rimWidth: 1.8 },
      () => {
        for (const [outline, fill] of fills) box.fill(outline, fill);
      },
    );
  contactShadow(art, x + 8 * scale, y, 34 * scale, 6 * scale, '#14363c');
  const shadow = closed('-6,0! 30,6 80,24 110,40! 70,34 20,16 -8,6');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#14363c', 0.75));
  form(
    [
      [limb('-6,-18 -7,-8 -8,0 -3,2', [5, 4.4, 4, 2.4], 14), '#3a2c3c'],
      [limb('8,-18 10,-10 7,-3 12,-1', [5, 4.4, 4, 2.4], 14), '#3a2c3c'],
    ],
    3,
    '#14202c',
    '#c3a890',
  );
  const [lx, ly] = box.at(37, -66);
  stippledGlow(art, lx, ly, 84 * scale, '#ffdc8c', 1);
  form([[limb('12,-78 24,-72 34,-78', [6, 5.4, 3.6], 14), '#b07c38']], 4, '#6a3c2c', '#ffd098');
  form([[CLOAK, '#d8a24a']], 9, '#6a3c2c', '#fff2c0');
  form([[PACK, '#9c4a3c']], 6, '#34283c', '#ecd49c');
  art.blot(
    ['-10,-40 -16,-18', '2,-40 2,-14', '12,-60 17,-16'].map((fold, i) =>
      ink(box.place(curve(fold)), INK.form, i, 0.1),
    ),
    '#7c5030',
  );
  form([[HOOD, '#d8a24a']], 5, '#6a3c2c', '#fff2c0');
  art.line(box.place(curve('35,-80 37,-74')), 1.6, '#2c2430');
  box.fill(closed('31,-74! 37,-77 43,-74! 43,-58! 37,-56 31,-58!'), '#fff0bc');
  art.line(box.place(spline(points('31,-74 43,-74 43,-58 31,-58 31,-74'), false, 0)), 1.6, '#4c3428');
  box.fill(ellipse(37, -66, 3.4, 5), '#fffdf0');
}
