import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, type Local, local, ribbon } from '../../../kit/pen/index.ts';

/** The year's first shoot, two leaves open to the light at its left; its foot at (x, y), 125 × `scale` high. */
export function shoot(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const place = (written: string) => box.place(closed(written));
  const form = lit({
    from: { towards: [-1, -0.3] },
    shade: '#2f5030',
    rim: '#fdf3b4',
    rimWidth: 2,
    stray: 0,
  });
  heap(art, box, form);
  const stem = box.place(
    ribbon(curve('-2,-18 -5,-38 -3,-62 4,-84'), 9, { start: 1, end: 0.6, peak: 0.2, samples: 14 }),
  );
  form(art, stem, '#b9cc77', 3);
  form(art, place('4,-84! 14,-104 36,-120 66,-118! 62,-98 40,-82 18,-78!'), '#82a659', 8);
  form(art, place('4,-84! -8,-106 -30,-124 -62,-126! -58,-102 -36,-84 -12,-78!'), '#c3d37c', 8);
  strokes(box, ['4,-84 -24,-100 -54,-120', '4,-84 28,-96 56,-112'], INK.form, '#e6eba0', 0.1);
  strokes(
    box,
    ['-16,-94 -22,-108', '-30,-103 -38,-116', '-22,-99 -34,-96', '-36,-108 -46,-104'],
    INK.detail,
    '#90ad5c',
    0,
  );
}

/** The earth that is drawn up to it: loose, so its edge is uneven, and some has rolled away. */
function heap(art: Art, box: Local, form: ReturnType<typeof lit>): void {
  const blot = (paint: string, ...clods: string[]): void =>
    void art.blot(
      clods.map((clod) => box.place(closed(clod))),
      paint,
    );
  box.fill(closed('-50,28 -30,36 20,42 70,40 98,33 84,20'), '#1f1711', 0.7);
  form(
    art,
    box.place(
      closed(
        '-64,26! -60,18 -53,14 -45,10 -40,4! -35,-2 -29,-5 -25,-10! -20,-16 -13,-18 -8,-22 0,-26 8,-25 14,-21! 22,-20 30,-15 38,-9 46,-7! 54,-2 60,6 70,9! 78,14 84,21 92,26! 80,32 66,33 58,38! 40,36 24,41 4,38! -14,40 -26,34 -40,36! -50,30 -56,31',
      ),
    ),
    '#a86c38',
    13,
    { shade: '#3c2818', rim: '#f6c878' },
  );
  blot(
    '#d9a05c',
    '-38,14! -33,9! -26,10! -24,15! -30,18! -36,18!',
    '-16,0! -10,-5! -3,-4! -2,1! -8,4! -14,4!',
    '-22,27! -15,22! -8,24! -7,29! -15,32!',
    '-2,14! 3,10! 8,12! 8,17! 2,18!',
    '8,-16! 13,-18! 17,-15! 13,-12!',
    '-78,30! -73,26! -68,29! -72,33!',
    '-66,36! -60,33! -55,36! -60,39!',
  );
  blot(
    '#5f3c20',
    '-36,18! -30,18! -24,15! -22,19! -29,23!',
    '-14,4! -8,4! -2,1! 0,5! -7,9!',
    '-22,32! -15,32! -7,29! -5,33! -14,36!',
    '2,18! 8,17! 11,20! 5,23!',
    '20,-10! 28,-8! 32,-2! 26,-4!',
    '-2,-14! -10,-10! -14,-4! -6,-8!',
  );
}
