import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path, points, tube } from '../../../kit/pen/index.ts';

const COAT = closed(
  '-14,-178! -32,-172 -42,-158 -44,-128 -40,-96 -46,-60 -54,-42! -30,-36 0,-34 30,-38 50,-46! 40,-78 38,-110 44,-140 42,-160 32,-172 16,-178!',
);
const SLEEVE = closed('18,-172! 38,-168 54,-148 58,-128 50,-114 36,-112! 28,-136 22,-154');
const FAR_SLEEVE = closed('-24,-172! -42,-164 -54,-140 -58,-108! -50,-102 -42,-106! -38,-136 -28,-156');
const BAG = closed('-70,-104! -34,-104! -32,-58! -72,-58!');
const LOAVES = [
  '-64,-100! -70,-122 -60,-130 -52,-124 -54,-100!',
  '-52,-100! -54,-118 -46,-124 -38,-116 -40,-100!',
];
const HEAD = closed('2,-226 14,-222 19,-208 17,-194 8,-184 -6,-184 -15,-194 -16,-210 -10,-222');
const SCARF = closed('-20,-190! -8,-182 10,-182 22,-190! 24,-176 10,-168 -10,-168 -22,-176!');
const SCARF_END = closed('-14,-178! -2,-176 -4,-150 -8,-126! -20,-124! -18,-150');
const CANOPY = closed(
  '-112,-216! -104,-258 -66,-294 -4,-308 58,-290 98,-252 106,-208! 88,-222 68,-220 52,-206! 32,-220 10,-221 -10,-208! -32,-222 -52,-224 -70,-212! -84,-226 -100,-226',
);
const PANELS = ['-4,-306 -46,-280 -70,-214', '-4,-306 -10,-260 -10,-210', '-4,-306 34,-270 52,-208'];

/** Somebody under an umbrella, from behind, who walks up to the light; the feet at (x, y). */
export function walker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (path: Path, fill: string, soft: number, shade = '#12163a', rim = '#ffc07c'): void => {
    const [left, top, right, bottom] = box.place(path).bounds();
    modelled(
      art,
      [left - 16, top - 16, right + 16, bottom + 16],
      { towards: [soft, -soft * 0.6], soft, shade, rim, rimWidth: 2.4 },
      () => void box.fill(path, fill),
    );
  };
  const leg = (knots: string, boot: string): Path =>
    Path.join(tube(points(knots), [11, 10, 8, 8], 14).outline, closed(boot));
  form(leg('-18,-50 -24,-28 -28,-8', '-37,-22! -19,-22! -18,-4 -14,4 -36,6! -40,-2'), '#2c2c54', 5);
  form(leg('14,-50 18,-30 18,-14', '9,-28! 27,-28! 28,-12 34,-6 33,-1! 10,-1! 8,-12'), '#2c2c54', 5);
  art.blot(ink(box.place(curve('42,-130 31,-190 18,-270')), 4.4, 2, 0), '#2a1c38');
  form(COAT, '#4a3c74', 15);
  for (const [i, fold] of [
    '-12,-150 -14,-100 -22,-42',
    '6,-148 8,-100 8,-40',
    '26,-120 26,-80 32,-46',
  ].entries())
    art.blot(ink(box.place(curve(fold)), INK.contour, i, 0.2), '#241c4c');
  for (const loaf of LOAVES) form(closed(loaf), '#c88a58', 4, '#6a3a3c');
  form(BAG, '#c4a894', 6, '#5a4660');
  form(FAR_SLEEVE, '#4a3c74', 6);
  box.fill(ellipse(-51, -99, 6, 6.6), '#8a5a60');
  form(SCARF_END, '#c23c5c', 4, '#5a1440');
  form(HEAD, '#5c3440', 6, '#241632');
  for (const [i, lock] of [
    '2,-224 -4,-208 -6,-188',
    '8,-222 8,-206 6,-188',
    '14,-218 16,-206 14,-192',
  ].entries())
    art.blot(ink(box.place(curve(lock)), INK.form, i, 0.1), '#a8685c');
  form(SCARF, '#c23c5c', 5, '#5a1440');
  form(SLEEVE, '#4a3c74', 7);
  form(CANOPY, '#b04460', 18, '#4a1240');
  for (const [i, rib] of PANELS.entries()) art.blot(ink(box.place(curve(rib)), INK.form, i, 0.1), '#6a1c48');
  box.fill(ellipse(-5, -312, 3, 7), '#2a1c38');
}
