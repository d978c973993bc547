import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Local, local, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

const FACE =
  '-23,-12! -25.6,-4 -25,2! -28,8 -32.4,13.4 -33.4,16.4! -31.6,18.8 -27.4,19.4! -28,21.6 -29.4,23.6! -27.2,25.2! -28.6,27.4 -26.6,30! -28,33.6 -26.4,38 -21,40.6! -12,39 -2,34 8,30! 22,20 22,-12!';

/** His head over his shoulder in profile, lifted to the star, the dawn full on it. Round its middle. */
export function liftedHead(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: 13 });
  flat(box, '-9,32! -10,44 -16,58! 32,58! 29,40 29,14!', '#8a5540', [
    closed('-18,62! -6,50 2,42 4,34! -16,28 -26,60!'),
    '#c98a62',
  ]);
  flat(
    box,
    FACE,
    '#c98a62',
    // what looks to the dawn: brow, nose, lips, chin, the cheekbone
    [
      closed(
        '-40,-16! -18,-16! -20,-2 -22,4 -20,10 -13,14 -12,18 -20,22 -22,28 -20,34 -14,37! -20,46 -40,44!',
      ),
      '#f6c490',
    ],
    [closed('-24,44! -14,38 -5,31 2,20 4,4! 24,-4! 24,34 -4,42!'), '#8a5540'],
    // eye socket, the nose's wing and underside, under the lip
    [closed('-25,1! -21,-1 -15,-0.6 -12,3 -16,7 -22,7!'), '#b87850', 0.8],
    [closed('-32,17.6! -28,16.4 -25.6,18 -27,20.4!'), '#9c6046'],
    [closed('-27,30! -23.6,29.6 -21,31 -24.6,33!'), '#b87850'],
    [closed('-30,23! -26,22.6 -22,25 -26,28.8 -29,28!'), '#b06a52'],
  );
  box.fill(closed('-24,4.2! -22,2.8 -18,4! -21.4,5.6'), '#f2dcc0');
  box.fill(ellipse(-22.4, 3.8, 1.2, 1.5), '#2a1c1e');
  strokes(box, ['-25,3.6 -22.4,2 -17.6,3.2 -15,4.8'], 1.2 * scale, '#3a2426', 0);
  strokes(box, ['-25.8,-2 -21.4,-4.2 -13.6,-2.8'], 2.6 * scale, '#3a2a2b', 0);
  strokes(box, ['-28.6,25.1 -25,25.4 -21.6,23.6'], 0.9 * scale, '#6b2f2c', 0);
  strokes(box, ['-26.6,18.6 -25,16.4 -26,14.2'], 0.8 * scale, '#8a5540', 0);
  // hair, cut short at the nape and before the ear, and the ear
  flat(box, '-2,-12! -2,-2 0,8 3,14! 6,6 10,0! 16,4 15,18 16,28 22,33 27,24 30,8 30,-12!', '#3a2a2b', [
    closed('16,-12! 20,4 18,20 20,34! 34,30 34,-12!'),
    '#1e1719',
  ]);
  flat(box, '3,4! 6,-1 12,-0.4 14,5 12,11 9,17 5.6,19.4 4.4,14', '#d89a70', [
    closed('9,2! 13,4 11,10 8,14! 7,10 10,7!'),
    '#8a5540',
  ]);
  // knitted cap: crown, ribs, turned-up edge
  toned(
    box,
    '-27,-8! -30,-22 -24,-38 -8,-47 10,-46 25,-35 31,-18 30,-2! 8,-6 -12,-10!',
    { fill: '#d9c08a', shade: '#7f6547', soft: 11, rim: '#fff2d0', rimWidth: 2.4 },
    () =>
      strokes(
        box,
        [
          '-14,-42 -20,-28 -18,-12',
          '-5,-46 -8,-28 -6,-10',
          '5,-46 5,-28 6,-8',
          '14,-43 17,-26 18,-6',
          '22,-37 27,-20 27,-4',
        ],
        1.5,
        '#8d7150',
        0.15,
      ),
  );
  toned(box, '-30,-12! -29,-20 -6,-18 14,-13 32,-9! 33,3 28,6 8,0 -12,-5 -28,-5!', {
    fill: '#e6d3a4',
    shade: '#8d7150',
    soft: 6,
    rim: '#fff6dc',
  });
  // collar, up against the cold
  toned(box, '-18,48! -10,44 4,45 18,42 27,35! 33,42 40,56 14,66 -14,64 -30,60!', {
    fill: '#943f30',
    shade: '#5d2527',
    soft: 8,
    rim: '#ffd9a0',
  });
}

/** Her head from behind, laid on his shoulder. Round its middle. */
export function leaningHead(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -30 });
  toned(box, '-25,-6! -26,10 -20,24 -10,34 4,38 16,32 25,20 29,4 27,-8!', {
    fill: '#6b3d2c',
    shade: '#36211f',
    soft: 10,
    rim: '#e0a06a',
  });
  strokes(
    box,
    ['-18,0 -14,18 -2,34', '-9,-2 -6,16 0,32', '2,-2 4,16 4,34', '13,0 13,16 8,32', '22,0 20,16 12,30'],
    1.6,
    '#9a6242',
    0.2,
  );
  toned(
    box,
    '-28,-6! -30,-20 -23,-36 -8,-45 9,-45 24,-36 31,-20 29,-4! 10,0 -12,0!',
    { fill: '#9c3d3a', shade: '#4e1f27', soft: 11, rim: '#ffc9a0', rimWidth: 2.4 },
    () =>
      strokes(
        box,
        [
          '-15,-40 -20,-24 -18,-4',
          '-6,-44 -8,-24 -7,-2',
          '4,-45 5,-24 5,-2',
          '14,-42 17,-24 17,-4',
          '23,-36 27,-20 26,-6',
        ],
        1.5,
        '#5a2429',
        0.15,
      ),
  );
  toned(box, '-31,-10! -28,-17 -10,-12 10,-12 30,-16! 33,-4 24,3 4,6 -14,5 -29,2!', {
    fill: '#b4524a',
    shade: '#5a2429',
    soft: 5,
    rim: '#ffd9b4',
  });
  toned(box, closed('-9,-44 -13,-52 -6,-60 4,-61 12,-54 9,-45 0,-42'), {
    fill: '#c8695c',
    shade: '#5a2429',
    soft: 5,
    rim: '#ffd9b4',
  });
}

/** Her plait, strand over strand, to its tassel. */
export function braid(box: Local): void {
  const course = curve('278,598 288,618 294,640 296,664 300,688').walk(8);
  for (const [i, { x, y, angle }] of course.entries()) {
    const half = 9.4 - i * 0.5;
    const side = i % 2 ? 1 : -1;
    toned(
      box,
      closed(`${-half},-8 0,-11 ${half},-5 ${half * 0.8},6 0,12 ${-half * 0.7},6`)
        .rotate(angle - 180 + side * 22)
        .translate(x + side * 2, y),
      { fill: '#6b3d2c', shade: '#36211f', soft: 3.5, rim: '#c98a5c', rimWidth: 1.4 },
    );
  }
  box.fill(ellipse(300, 692, 6.4, 4), '#b4524a');
  box.blot(
    ['300,694 298,708 292,722', '301,694 302,710 300,726', '302,694 306,708 308,720'].map((hair) =>
      ribbon(curve(hair), 5, { start: 0.8, peak: 0.3, samples: 8 }),
    ),
    '#5a3327',
  );
}
