import { ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, curve, line, polygon, range, roundRect } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** A wall between the terrace and the lake; its top has the sun. */
export function wall(art: Art): void {
  const face = roundRect(200, 752, 360, 130);
  art.fill(face, '#7a6394');
  stippled(art, face, '#33204c', [442, 752], [420, 880], [0.15, 0.9]);
  form(
    art,
    polygon([
      [200, 732],
      [560, 732],
      [560, 756],
      [200, 756],
    ]),
    '#e9b79a',
    6,
    { shade: '#8a6490', rim: '#fff3cc', rimWidth: 4 },
  );
  art.blot(
    [262, 344, 436, 530].map((x, i) => ink(line(x, 738, x - 2, 756), 1.8, i, 0)),
    '#7a5480',
  );
  strokes(
    art,
    range(3, (i) => curve(`200,${790 + i * 34} 380,${789 + i * 34} 560,${790 + i * 34}`)),
    2,
    '#3f2a5a',
    0.1,
  );
}

/** A pillar close to us, cut by the frame. */
export function pillar(art: Art): void {
  const shaft = polygon([
    [20, 40],
    [122, 40],
    [128, 640],
    [20, 640],
  ]);
  form(art, shaft, '#5f5088', 14, { shade: '#2a1c4c', rim: '#ffd9b0', rimWidth: 3.4 });
  strokes(
    art,
    [62, 78, 92, 104, 113].map((x) => line(x, 50, x + 5, 640)),
    3,
    '#35265c',
    0,
  );
}
