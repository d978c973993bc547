import { mix } from '../../../kit/grade/mix.ts';
import { contactShadow, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path, unit } from '../../../kit/pen/index.ts';
import { seen } from './view.ts';

const toned = twoTone({ towards: unit([0.7, -0.7]) });
const form = (art: Art, outline: Path, fill: string, soft: number, rim = '#ffe6ae'): void =>
  toned(art, outline, { fill, shade: mix(fill, '#2a1e1a', 0.55), soft, rim, rimWidth: 1.6 });

/** A walker's shoes, side by side, their toes to the door; they stand where the sun does not come. */
export function shoes(art: Art): void {
  const pair = (
    [
      [-0.1, -12],
      [0.01, -5],
    ] as const
  ).map(([right, rot]) => local(art, ...seen([right, 0, 3.14]), 1, { rot }));
  for (const box of pair) {
    contactShadow(art, ...box.at(-5, 1), 20, 5, '#4a352a');
    form(
      art,
      box.place(closed('-13,-4 -12,-18 -14,-32 -9,-44 0,-48 9,-44 14,-32 12,-18 13,-4 8,3 -8,3')),
      '#7a4a34',
      5,
    );
    box.fill(closed('-9,-11 -8,-24 0,-28 8,-24 9,-11 5,-6 -5,-6'), '#2b1c18');
    box.fill(closed('-13,-3 -8,3 8,3 13,-3 12,-7 6,-2 -6,-2 -12,-7'), '#e9d2a6');
    strokes(box, ['-6,-31 6,-31', '-6,-35 6,-35', '-5,-39 5,-39'], 1.5, '#f0dcb4', 0);
  }
}

/** A child's rubber boots, in the shade. */
export function boots(art: Art): void {
  for (const [right, turn] of [
    [0.2, -3],
    [0.33, 5],
  ] as const) {
    const [x, y] = seen([right, 0, 3.42]);
    const box = local(art, x, y, 1, { rot: turn });
    contactShadow(art, x - 6, y, 24, 5, '#2a1e18');
    form(
      art,
      box.place(closed('-14,-56! 0,-60 13,-56! 12,-28 14,-10 13,0! 0,4 -13,0! -15,-10 -13,-28')),
      '#b8433a',
      6,
      '#f6a884',
    );
    box.fill(ellipse(-0.5, -56, 12.5, 4.4), '#3d1d1c');
    strokes(box, ['-13,-48 0,-45 12,-48', '-14,-5 0,-1 13,-5'], 1.8, '#e07a62', 0);
  }
}
