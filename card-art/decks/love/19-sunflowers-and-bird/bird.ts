import { around, INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, Path } from '../../../kit/pen/index.ts';
import { SUN } from './view.ts';

const feathers = lit({
  from: { towards: SUN },
  shade: '#24356a',
  rim: '#e8f0ff',
  rimWidth: 1.6,
  stray: 0.3,
  region: (outline) => around(outline, 14),
});

const WINGS = [
  closed('-5,-24! -22,-38 -48,-46 -78,-44 -106,-26! -100,-21 -90,-15 -74,-8 -54,0 -34,8 -10,14!'),
  closed('5,-24! 20,-42 44,-58 74,-66 104,-56! 97,-48 86,-38 70,-26 52,-12 34,0 10,14!'),
] as const;
const BODY = closed('0,-40 9,-36 13,-26 13,-8 11,12 6,30! 0,34 -6,30! -11,12 -13,-8 -13,-26 -9,-36');
const TAIL = closed('-7,24! -14,58 -12,66! -4,62 0,58! 5,63 13,65! 14,56 7,24!');

/** A bluebird from above, over the water between us and the boat; its shadow goes before it. */
export function bluebird(art: Art, x: number, y: number, scale: number): void {
  const under = local(art, x + 84, y - 66, scale * 0.8, { rot: 34 });
  art.fill(under.place(Path.join(...WINGS, BODY, TAIL)), '#234844', 0.6);
  const box = local(art, x, y, scale, { rot: 34 });
  feathers(art, box.place(TAIL), '#3d5a99', 4);
  for (const wing of WINGS) feathers(art, box.place(wing), '#4e6cac', 7);
  strokes(
    box,
    [
      '-98,-24 -74,-26 -52,-22',
      '-84,-14 -64,-18 -44,-16',
      '-66,-6 -48,-10 -30,-10',
      '94,-49 74,-44 52,-32',
      '80,-36 62,-32 44,-22',
      '62,-22 48,-20 32,-12',
    ],
    INK.form,
    '#253a74',
  );
  box.fill(
    [
      closed('-8,-18 -26,-31 -50,-37 -66,-35 -46,-25 -26,-16 -10,-8'),
      closed('8,-18 24,-35 46,-48 66,-54 48,-38 28,-20 10,-8'),
    ],
    '#7896cc',
  );
  feathers(art, box.place(BODY), '#5b7cbd', 6);
  feathers(art, box.place(ellipse(0, -42, 12.5, 13)), '#5b7cbd', 4, { depth: 0.7 });
  box.fill([closed('-12,-40 -15,-32 -12,-24 -8,-30'), closed('12,-40 15,-32 12,-24 8,-30')], '#d08458');
  box.fill([closed('-6,-51! -4,-69! 1,-53!'), closed('0,-53! 7,-67! 6,-50!')], '#e0b060');
  box.fill([ellipse(-8.6, -46, 2.6), ellipse(8.6, -46, 2.6)], '#161a2c');
  box.fill([ellipse(-9.2, -47, 0.9), ellipse(8, -47, 0.9)], '#ffffff');
}
