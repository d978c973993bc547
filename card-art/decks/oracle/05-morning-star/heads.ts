import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, ribbon } from '../../../kit/pen/index.ts';
import { toned } from './view.ts';

/** His head from behind, lifted and turned to the star: of the face only the cheek's edge is left. Round its middle. */
export function liftedHead(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -13 });
  // neck, then cheek and jaw
  toned(box, '-14,22! -16,36 -20,48! 18,48! 17,34 18,18!', {
    fill: '#b87b5a',
    shade: '#6b4031',
    soft: 9,
    rim: '#ffdcae',
  });
  toned(box, '-20,-10! -25,-2 -27,6 -26,13 -22,20 -20,27 -13,32! 4,28 10,4 -6,-10!', {
    fill: '#c88d68',
    shade: '#85523f',
    soft: 8,
    rim: '#ffe6bc',
    rimWidth: 2.6,
  });
  // hair, cut short at the nape and before the ear, and the ear
  box.fill(closed('-17,-10! -16,-2 -14,5! -10,2 -6,-10!'), '#3a2a2b');
  toned(box, '-8,-10! -8,4 -4,14 -2,24 2,31 10,33 18,30 24,20 28,4 26,-10!', {
    fill: '#3a2a2b',
    shade: '#1e1719',
    soft: 8,
  });
  strokes(box, ['2,14 4,24 8,31', '10,12 11,24 14,31', '18,8 18,20 18,28'], 1.4, '#6a4a40', 0.2);
  toned(box, '-13,1! -10,-5 -3,-4 0,2 -2,9 -6,16 -10,18 -11,11!', {
    fill: '#d29a74',
    shade: '#85523f',
    soft: 2.5,
  });
  strokes(box, ['-9,2 -5,3 -6,9', '-8,7 -7,11'], 1.1, '#6b3d30', 0);
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
  toned(box, '-26,38! -20,34 -4,38 12,36 20,31! 26,40 34,54 10,60 -16,60 -34,56!', {
    fill: '#943f30',
    shade: '#5d2527',
    soft: 7,
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
export function braid(art: Art): void {
  const course = curve('278,598 288,618 294,640 296,664 300,688').walk(8);
  for (const [i, { x, y, angle }] of course.entries()) {
    const half = 9.4 - i * 0.5;
    const side = i % 2 ? 1 : -1;
    toned(
      art,
      closed(`${-half},-8 0,-11 ${half},-5 ${half * 0.8},6 0,12 ${-half * 0.7},6`)
        .rotate(angle - 180 + side * 22)
        .translate(x + side * 2, y),
      { fill: '#6b3d2c', shade: '#36211f', soft: 3.5, rim: '#c98a5c', rimWidth: 1.4 },
    );
  }
  art.fill(ellipse(300, 692, 6.4, 4), '#b4524a');
  art.blot(
    ['300,694 298,708 292,722', '301,694 302,710 300,726', '302,694 306,708 308,720'].map((hair) =>
      ribbon(curve(hair), 5, { start: 0.8, peak: 0.3, samples: 8 }),
    ),
    '#5a3327',
  );
}
