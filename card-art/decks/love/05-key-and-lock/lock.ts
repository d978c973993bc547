import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  Path,
  points,
  polygon,
  ribbon,
} from '../../../kit/pen/index.ts';

const iron = lit({
  from: { towards: [-0.6, -0.8] },
  shade: '#1c1626',
  rim: '#d8c8a4',
  rimWidth: 1.8,
  stray: 0.5,
});
const brass = lit({
  from: { towards: [-0.6, -0.8] },
  shade: '#5c3428',
  rim: '#fff3cc',
  rimWidth: 2,
  stray: 0.3,
});

/** An old box lock on the ledge; its bolt goes across the light into the post. The keyhole is at (x, y). */
export function lock(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  iron(art, box.place(polygon(points('44,-4 78,4 78,20 44,12'))), '#6c6470', 4);
  iron(art, box.place(polygon(points('74,-9 90,-5 90,32 74,28'))), '#453c4c', 4);
  iron(art, box.place(polygon(points('-50,-54 48,-32 48,60 -50,36'))), '#453c4c', 16);
  iron(art, box.place(polygon(points('-50,-54 48,-32 44,-37 -46,-60'))), '#8a7c80', 2);
  for (const [dx, dy] of [
    [-42, -44],
    [39, -25],
    [39, 49],
    [-42, 28],
  ] as const)
    iron(art, box.place(ellipse(dx, dy, 4)), '#7c6e74', 1.4);
  brass(
    art,
    box.place(closed('-15,-14! -8,-24 0,-27 9,-22 15,-8! 15,18! 8,28 0,30 -9,24 -15,12!')),
    '#a87c4c',
    6,
  );
  box.fill(Path.join(ellipse(0, -6, 6, 7), polygon(points('-3,-4 3,-3 6,18 -6,16'))), '#1c1220');
}

/** The key, in the lock, with a ribbon that somebody has tied to it. */
export function key(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  box.fill(closed('0,12! -26,28 -47,38! -47,24 -26,16'), '#1c1626', 0.55);
  brass(art, box.place(limb('2,-2 -22,10 -46,22', [5, 4.6, 4.6], 10)), '#d9a860', 3);
  brass(art, box.place(limb('-40,13 -46,30', [4, 4], 5)), '#e0b46c', 2);
  const ring = (rx: number, ry: number): Path => ellipse(0, 0, rx, ry).rotate(-14).translate(-70, 36);
  const bow = box.place(ring(28, 25));
  brass(art, bow, () => void art.line(box.place(ring(22, 19)), 9, '#d9a860'), 3);
  for (const tail of ['-72,54 -82,84 -74,112 -86,142', '-70,54 -64,80 -68,104 -58,128'])
    lit({ from: { towards: [-1, -0.4] }, shade: '#5c1438', rim: '#ffc8b0', rimWidth: 1.4 })(
      art,
      box.place(ribbon(curve(tail), 13, { start: 0.5, end: 0.9, peak: 0.6 })),
      '#b83e58',
      4,
    );
  lit({ from: { towards: [-1, -0.4] }, shade: '#5c1438', rim: '#ffc8b0', rimWidth: 1.4 })(
    art,
    box.place(closed('-79,48! -62,48! -62,60 -70,64 -79,60')),
    '#c84e64',
    3,
  );
  strokes(box, ['-20,6 -42,18'], INK.form, '#fff3cc', 0.2);
}
