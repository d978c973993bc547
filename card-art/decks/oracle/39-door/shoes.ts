import { contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local } from '../../../kit/pen/index.ts';
import { seen } from './view.ts';

const form = lit({
  from: { towards: [0.7, -0.7] },
  shade: '#2a1e1a',
  rim: '#ffe6ae',
  rimWidth: 1.8,
  stray: 0.4,
});

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
    // the toe beyond the opening, the opening, then the heel that stands before it
    form(
      art,
      box.place(closed('-11,-14! -13,-26 -11,-36 -5,-42 0,-43 5,-42 11,-36 13,-26 11,-14!')),
      '#7a4a34',
      4,
    );
    strokes(box, ['-6,-30.6 6,-30.6', '-5.6,-34 5.6,-34'], 1.5, '#f0dcb4', 0);
    box.fill(ellipse(0, -20, 11.4, 6.6), '#2b1c18');
    box.fill(closed('-5.6,-22! -4.6,-29 0,-31 4.6,-29 5.6,-22! 0,-19.6'), '#8f5c42');
    form(
      art,
      box.place(closed('-12.4,-19! -8,-14.6 0,-13 8,-14.6 12.4,-19! 12.6,-4 10,0 0,2 -10,0 -12.6,-4')),
      '#6d4030',
      4,
    );
    box.fill(
      closed('-12.8,-4.6! -8,-1.4 0,-0.4 8,-1.4 12.8,-4.6! 12.6,-1 9,2 0,3.4 -9,2 -12.6,-1!'),
      '#e9d2a6',
    );
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
      { rim: '#f6a884' },
    );
    box.fill(ellipse(-0.5, -56, 12.5, 4.4), '#3d1d1c');
    strokes(box, ['-13,-48 0,-45 12,-48', '-14,-5 0,-1 13,-5'], 1.8, '#e07a62', 0);
  }
}
