import { byHand, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  type Point,
  points,
  range,
  roundLimb,
  tube,
} from '../../../kit/pen/index.ts';

const wool = lit({
  from: { towards: [-0.7, -0.75] },
  shade: '#6d7680',
  rim: '#ffffff',
  rimWidth: 2,
  stray: 0.8,
});
const [WHITE, SHADED, HOOF] = ['#f6efdf', '#d3d0c8', '#43373a'];

const leg = (course: string, widths: readonly number[]): Path => roundLimb(course, widths, 14);

/** An outline of curls along a smooth one. */
function curls(path: Path, count: number, size: number): Path {
  return Path.join(
    path,
    ...path.walk(count).map(({ x, y }, i) => ellipse(x, y, size * (0.85 + (i % 3) * 0.15))),
  );
}

/** On its hind legs on the lion's back, its fore hooves in the mane, its neck stretched for the leaves. */
export function lamb(art: Art): void {
  // what it throws on the lion
  stippled(
    art,
    byHand(closed('300,590 350,584 410,606 440,640 400,640 350,616'), 2),
    '#5a3626',
    [320, 590],
    [430, 640],
    [0.85, 0.3],
  );
  const hooves: readonly Point[] = [
    [388, 606],
    [352, 592],
    [258, 590],
    [216, 588],
  ];
  const far = [leg('366,540 380,566 384,600', [13, 8, 5]), leg('296,500 270,530 256,584', [10, 6.6, 5])];
  for (const one of far) wool(art, one, SHADED, 4);
  const [hindNear, foreNear] = [
    leg('352,540 346,566 352,580 351,590', [17, 10, 6.4, 5.4]),
    leg('284,494 246,530 219,580', [11, 7.4, 5.4]),
  ];
  for (const [x, y] of hooves)
    art.fill(
      byHand(closed(`${x - 6},${y - 6}! ${x + 5},${y - 6}! ${x + 6},${y + 5} ${x - 8},${y + 5}`), 0.5),
      HOOF,
    );
  wool(art, closed('384,520! 398,516 404,530 402,548 394,554 388,544'), WHITE, 4);
  const trunk = curls(tube(points('378,528 350,512 316,486 282,462'), [36, 44, 42, 34], 22).outline, 30, 8.5);
  const neck = curls(tube(points('292,468 268,440 250,420'), [32, 25, 19], 14).outline, 18, 6.5);
  wool(art, hindNear, WHITE, 5);
  wool(art, foreNear, WHITE, 5);
  wool(art, Path.join(trunk, neck), WHITE, 12, { depth: 0.9 });
  // curls on the side that is turned to us
  const inside = tube(points('374,530 346,512 312,486 270,440'), [30, 36, 34, 18], 20);
  strokes(
    art,
    range(26, (i) => {
      const [x, y] = inside.at(((i * 0.755) % 1) * 0.94 + 0.03, ((i * 0.57) % 1) * 1.7 - 0.85);
      return curve(`${x - 6},${y + 1} ${x - 4},${y + 6} ${x + 2},${y + 6} ${x + 4},${y + 1}`);
    }),
    INK.form,
    '#a9a8a6',
    0.1,
  );
  head(art);
}

function head(art: Art): void {
  const box = local(art, 240, 404, 1, { rot: 38 });
  wool(art, box.place(closed('6,-6! 22,-18 42,-20 46,-12 34,-2 14,2')), SHADED, 3);
  const face = closed('-38,6 -40,-3 -32,-10 -14,-15 2,-19 18,-12 22,4 12,17 -6,15 -26,15 -35,12');
  wool(art, box.place(face), WHITE, 7, { depth: 0.8 });
  box.fill(closed('-39,5 -40,-3 -34,-7 -31,0 -34,6'), '#c98f88');
  strokes(box, ['-36,8 -28,9 -20,6'], INK.form, '#6a4a4a', 0);
  box
    .fill(closed('-14,-6! -9,-11 -2,-10 2,-5! -5,-1 -10,-2'), '#2c2426')
    .fill(ellipse(-7.6, -7.6, 1.8), '#ffffff');
  wool(art, box.place(curls(closed('2,-20 12,-26 22,-20 26,-8 18,-8 8,-12'), 9, 5)), WHITE, 4);
  wool(art, box.place(closed('12,-4! 26,-10 44,-6 52,4 42,8 24,6')), WHITE, 4);
  box.fill(closed('20,-3 34,-4 44,3 34,4'), '#d9a59a');
  art.blot(ink(box.place(curve('-28,13 -14,15 2,15')), INK.detail, 3, 0.2), '#8f9096');
}
