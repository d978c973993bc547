import { ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, line, points, polygon, range, roundRect } from '../../../kit/pen/index.ts';
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

const STONE = { shade: '#2a1c4c', rim: '#ffd9b0', rimWidth: 3 } as const;

/** A pillar close to us, cut by the frame. */
export function pillar(art: Art): void {
  const shaft = polygon(points('20,190 116,190 126,900 20,900'));
  form(art, shaft, '#66568e', 16, STONE);
  strokes(
    art,
    [58, 74, 88, 99, 108].map((x, i) => line(x, 216, x + 4.4 + i * 0.9, 890)),
    3.4,
    '#3b2b64',
    0,
  );
  form(art, closed('20,190! 116,190! 122,197 122,204 116,210! 20,210!'), '#75649c', 5, STONE);
  form(art, closed('20,190! 114,190! 117,172 124,154 132,142! 20,142!'), '#66568e', 10, STONE);
  form(art, polygon(points('20,114 136,114 136,143 20,143')), '#75649c', 8, STONE);
}
