import { INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  curve,
  ellipse,
  local,
  Path,
  type Point,
  roundRect,
  svgPath,
} from '../../../kit/pen/index.ts';

/** The bit: a plate with wards sawn into it. */
const BIT = svgPath('M5 128H46V140H38V147H46V160H36V168H46V182H24V174H16V182H5Z');
const SIZE = 0.98;

/** Everything of the key that throws a shadow. The bow is an outline with a hole, wound the other way. */
const BOW = svgPath('M0 -2A30 33 0 0 1 0 64A30 33 0 0 1 0 -2ZM0 10A17 21 0 0 0 0 52A17 21 0 0 0 0 10Z');
const STEM = Path.join(
  roundRect(-6, 58, 12, 130, 3),
  roundRect(-12, 62, 24, 8, 4),
  roundRect(-9, 74, 18, 6, 3),
  roundRect(-10, 114, 20, 7, 3.5),
  ellipse(0, 190, 6, 7),
);
const CORD = 'M-3 -26L-9 4L-4 8L2 -26Z';

/** An old key that hangs by a red cord from a hook at (x, y), and its shadow along the wall. */
export function keyOnHook(art: Art, x: number, y: number): void {
  const box = local(art, x, y + 28 * SIZE, SIZE);
  const parts = [BOW, STEM, BIT, svgPath(CORD)];
  // its lower end stands farther off the wall
  const fall = (px: number, py: number): Point => [px + 7 + (py + 28) * 0.09, py + 5 + (py + 28) * 0.05];
  const shadow = box.place(parts.map((part) => part.map(fall)));
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#c69d74', 0.96), { edge: 8 });
  art.fill(ellipse(x + 7, y + 5, 7.4, 7.4), '#c69d74');
  const form = lit({
    from: { towards: [-0.9, -0.5] },
    shade: '#1f1a20',
    rim: '#f3cf9c',
    rimWidth: 1.8,
    stray: 0,
  });
  const whole = box.place([BOW, STEM, BIT]);
  // its thickness, on the side of the sun
  box.blot(
    [0.8, 1.6, 2.4].flatMap((deep) => [BOW, STEM, BIT].map((part) => part.translate(-deep, -deep * 0.6))),
    '#8a664e',
  );
  form(
    art,
    whole,
    () => {
      for (const part of [BIT, STEM, BOW]) box.fill(part, '#5a4640');
    },
    5,
  );
  strokes(box, ['12,134 32,134', '12,154 30,154', '-2,84 -2,110', '-2,124 -2,180'], INK.detail, '#a88468', 0);
  art.line(box.place(ellipse(0, 31, 23, 27)), INK.detail, '#8a6c58');
  box.line(curve('1,-26 6,-8 4,10'), 4, '#a8383a').line(curve('-1,-26 -6,-8 -6,6 0,12'), 4, '#d05248');
  box
    .line(curve('-6,4 0,8 5,3'), 4, '#c24a3c')
    .line(curve('-1,8 -7,16 -8,24'), 3, '#d05248')
    .line(curve('1,8 5,14 4,21'), 3, '#a8383a');
  // the hook
  box.fill(ellipse(0, -26, 8, 8), '#3c3236').fill(ellipse(-2, -28, 3), '#b8957a');
}
