import { INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, ribbon, spline } from '../../../kit/pen/index.ts';
import { broken } from './clods.ts';
import { form } from './light.ts';

const SKIN = { fill: '#b07468', shade: '#69404a', soft: 4, rim: '#e8b89c' } as const;

/** Somebody in the dark has smelt that something goes on: a snout, a hand on the sill. */
export function mole(art: Art): void {
  const mouth = closed('30,584 66,586 96,602 114,630 112,660 92,682 30,694');
  art.fill(spline(broken(mouth, 4, 9, 'tunnel'), true, 0.6), '#3a2930');
  art.fill(spline(broken(mouth, -4, 9, 'tunnel'), true, 0.6), '#130e16');
  const box = local(art, 70, 640, 1);
  form(box, '-40,-34! -16,-32 4,-24 18,-12! 20,0 12,10 -8,20 -40,26!', {
    fill: '#2c2733',
    shade: '#18141d',
    soft: 12,
    rim: '#5c5460',
    rimWidth: 1.4,
  });
  // the bare snout turns up at its tip
  form(box, '10,-15 20,-15 30,-15 38,-17 43,-13 42,-6 34,-2 24,1 12,2 5,-6', { ...SKIN, rimWidth: 1.4 });
  // fur grows over its root
  box.blot(
    ['-6,-16 6,-14 17,-12', '-8,-10 4,-8 14,-7', '-6,-3 4,-2 16,-2', '-6,-20 4,-17 13,-16'].map((way) =>
      ribbon(curve(way), 7, { start: 1, end: 0, samples: 8 }),
    ),
    '#2c2733',
  );
  box.fill(closed('37,-16 41,-15 43,-12 41,-8 37,-9'), '#83454c');
  strokes(box, ['14,3 23,2 32,-1'], 1.2, '#3c222c', 0);
  strokes(
    box,
    ['18,0 28,10 44,15', '16,3 24,15 32,22', '22,-16 32,-27 46,-31', '18,-16 24,-29 33,-36'],
    INK.detail,
    '#8a7c7c',
    0.1,
  );
  hand(art);
}

/** A spade of a hand: a broad palm, five short fingers, a claw on each. */
function hand(art: Art): void {
  const box = local(art, 84, 672, 0.9, { rot: 8 });
  for (const [x, y, turn] of [
    [6, -8, -34],
    [13, -5, -12],
    [15, 1, 8],
    [13, 7, 28],
    [6, 11, 52],
  ] as const) {
    form(
      box,
      closed('0,-1.4! 8,-1 14,1.6! 7,2.4 0,1.8!')
        .rotate(turn)
        .translate(x + 3, y),
      {
        fill: '#b89a8a',
        shade: '#8f7468',
        soft: 1.2,
      },
    );
    form(box, closed('-6,-3.6! 2,-3.8 6,-2 6.4,1.6 2,3.8 -6,3.6!').rotate(turn).translate(x, y), {
      ...SKIN,
      soft: 2,
      rimWidth: 1,
    });
  }
  form(box, '-18,-9! -6,-12 4,-11 11,-6 12,3 8,11 -2,13 -18,10!', { ...SKIN, rimWidth: 1.2 });
  form(box, '-50,-12! -24,-14 -10,-11 -14,0 -10,12 -24,15 -50,14!', {
    fill: '#2c2733',
    shade: '#18141d',
    soft: 6,
    rim: '#5c5460',
    rimWidth: 1.2,
  });
}
