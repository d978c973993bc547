import { contactShadow, INK, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, range, ribbon } from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** A clay brazier at (x, y), a kettle over the embers: its light lies on the mat and goes up the wall. */
export function brazier(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  art.glow(x - 10, y - 80 * scale, 250 * scale, '#f9a25a', 0.75, 1.1);
  stippledGlow(art, x - 10, y - 90 * scale, 180 * scale, '#ffc47a', 0.9);
  contactShadow(art, x + 6, y + 4, 96 * scale, 17 * scale, '#3f2c2c');
  form(art, box.place(closed('-66,-84! -60,-40 -48,0 -20,8 22,8 48,0 60,-40 66,-84!')), '#b8694a', 20, {
    shade: '#55262c',
    rim: '#ffc98c',
  });
  box.fill(closed('-22,-6! -24,-28 -12,-36 12,-36 24,-28 22,-6!'), '#3a1f22');
  box.fill(closed('-17,-8! -16,-22 0,-27 16,-22 17,-8!'), '#f4a055');
  box.fill(closed('-9,-9! -8,-17 2,-20 9,-16 9,-9!'), '#fff0b0');
  box.fill(ellipse(0, -84, 67, 17), '#d98a60');
  box.fill(ellipse(0, -83, 56, 13), '#4a211f');
  box.fill(ellipse(0, -82, 50, 10), '#ee965a');
  box.fill([ellipse(-26, -82, 10, 4), ellipse(6, -80, 12, 4), ellipse(32, -83, 8, 3)], '#ffe08a');
  strokes(
    box,
    ['-62,-64 -20,-58 20,-58 61,-64', '-56,-36 -40,-33', '40,-33 56,-36'],
    INK.form,
    '#7c3a34',
    0.1,
  );
  kettle(art, ...box.at(-6, -88), scale);
  cakes(art, ...box.at(52, -88), scale);
}

function kettle(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const iron = { shade: '#17181f', rim: '#e9efe0', rimWidth: 2 };
  box.line(curve('-34,-52 -30,-96 0,-108 30,-96 34,-52'), 5 * scale, '#2a2a30');
  form(art, box.place(closed('30,-34! 52,-44 60,-62 70,-62! 66,-40 50,-20 34,-12!')), '#45464a', 5, iron);
  form(
    art,
    box.place(closed('-30,2! -46,-16 -46,-38 -26,-54 26,-54 46,-38 46,-16 30,2! 0,7')),
    '#4b4c50',
    14,
    iron,
  );
  form(art, box.place(closed('-24,-53! -14,-62 14,-62 24,-53! 0,-49')), '#5a5b5e', 3, iron);
  form(art, box.place(ellipse(0, -65, 6, 5)), '#6b6a68', 2, iron);
  for (let row = 0; row < 3; row++)
    box.fill(
      range(9, (i) => ellipse(-36 + i * 9 + (row % 2) * 4, -36 + row * 10, 1.5)),
      '#6f706f',
    );
  // steam out of the spout and up the wall
  for (const [knots, width, tone] of [
    ['68,-64 84,-92 74,-126 96,-164 88,-214 112,-252', 17, 0.5],
    ['72,-66 96,-98 94,-132 116,-166 110,-196', 9, 0.4],
  ] as const)
    box.fill(
      ribbon(curve(knots), width * scale, { start: 0.2, end: 0, peak: 0.4, samples: 16 }),
      '#fdf6e4',
      tone,
    );
}

/** Two more that swell on the rim. */
function cakes(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  form(art, box.place(closed('-14,2 -16,-10 -6,-16 -2,-26 8,-26 10,-15 18,-8 16,3')), '#fff3d6', 5, {
    shade: '#c98a4a',
    rim: '#fffdf0',
  });
}
