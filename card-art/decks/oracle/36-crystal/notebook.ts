import { INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, polygon } from '../../../kit/pen/index.ts';

/** Open on the sill, with one line in it, and the pencil that wrote it. */
export function notebook(art: Art): void {
  const shadow = closed('348,815! 396,772! 466,770! 502,813! 498,821! 354,821!');
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#93714c', 0.95));
  const form = lit({
    from: { towards: [-0.8, -0.6] },
    shade: '#dcc9a2',
    rim: '#ffffff',
    rimWidth: 1.8,
    stray: 0.4,
  });

  form(art, closed('340,812! 378,768! 410,763 420,768! 412,814! 396,808 370,808!'), '#fffdf4', 5);
  form(art, closed('412,814! 420,768! 432,763 458,766! 490,812! 460,806 430,807!'), '#fff6e0', 5);
  strokes(art, ['412,813 416,790 420,769'], INK.form, '#b39a72', 0.05);
  strokes(art, ['374,786 380,783 386,785 392,783 398,784.5 409,783'], INK.form, '#3f4f4c', 0);
  strokes(art, ['372,795 388,794 405,795'], INK.detail, '#d3be98', 0.1);
  const pencil = polygon([
    [432, 796],
    [474, 786],
    [475, 790.5],
    [433, 800.5],
  ]);
  art.fill(pencil.translate(4, 4), '#bfa57a').fill(pencil, '#4f8f74');
  art.fill(
    polygon([
      [432, 796],
      [433, 800.5],
      [425, 800],
    ]),
    '#e9c48e',
  );
}
