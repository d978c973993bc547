import { contactShadow, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path } from '../../../kit/pen/index.ts';
import { form } from './form.ts';

/** A hen that finds grains in the stubble, her chicks round her. */
export function hen(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const at = (knots: string): Path => box.place(closed(knots));
  contactShadow(art, x - 8 * scale, y + 2, 52 * scale, 7 * scale, '#4a2c18');
  strokes(box, ['-2,-14 -4,-4 -6,2', '10,-14 9,-4 8,2', '-6,2 -14,4', '8,2 0,4'], 2.6, '#c98a3c', 0);
  form(art, at('14,-34! 26,-52 40,-64 50,-60! 48,-52 56,-50! 52,-42 54,-36! 44,-26 30,-20'), '#3f2a30', 6, {
    shade: '#1a1020',
    rim: '#f0bf80',
  });
  form(
    art,
    at(
      '-38,-4! -46,-8 -46,-18 -38,-26 -30,-28! -20,-40 0,-44 20,-42 36,-34! 36,-20 24,-10 6,-6 -12,-8 -24,-12! -30,-6',
    ),
    '#f4ead4',
    9,
    { shade: '#8a6a5c', rim: '#fffdf0' },
  );
  form(art, at('-8,-36! 8,-40 24,-36 34,-26! 20,-16 4,-16 -6,-24'), '#e0cfb4', 5, {
    shade: '#8a6a5c',
    rim: '#fffdf0',
  });
  strokes(
    box,
    ['0,-28 12,-24 24,-26', '4,-22 14,-19 24,-21', '-28,-22 -22,-18 -14,-16'],
    INK.detail,
    '#80604f',
    0.1,
  );
  box.fill(closed('-44,-22! -50,-26 -46,-30! -44,-36 -38,-32! -34,-36 -32,-28! -36,-24'), '#c03c42');
  box
    .fill(closed('-45,-10! -54,-2 -42,-6!'), '#f0bf58')
    .fill(ellipse(-41, -17, 2.2), '#1e1220')
    .fill(ellipse(-41.6, -17.8, 0.8), '#fffdf0');
  for (const [u, v, size, left] of [
    [-78, 6, 1, 1],
    [64, 4, 0.9, -1],
    [-58, 18, 1.1, -1],
  ] as const) {
    const chick = local(art, x + u * scale, y + v * scale, size * scale, { mirror: left < 0 });
    contactShadow(art, x + u * scale, y + v * scale + 1, 13 * scale, 3 * scale, '#4a2c18');
    form(
      art,
      chick.place(closed('-12,-14! -13,-20 -8,-25 -2,-23 0,-16! 6,-15 14,-12 12,-4 4,0 -5,-1 -9,-6!')),
      '#f6d062',
      4,
      {
        shade: '#a0642c',
        rim: '#fff8d8',
        rimWidth: 1.6,
      },
    );
    chick.fill(closed('-12,-19! -18,-16 -12,-15!'), '#d9803c').fill(ellipse(-8, -19, 1.5), '#1e1220');
  }
}
