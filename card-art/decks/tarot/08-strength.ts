import { defineCard } from '../../define.ts';
import { contactShadow, printed } from '../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Path, svgPath } from '../../kit/pen/index.ts';
import { beam, briars, floor, near, rock } from './08-strength/cave.ts';
import { lion, lionHead } from './08-strength/lion.ts';
import { mountain, sky, valley } from './08-strength/outside.ts';
import { arm, woman } from './08-strength/woman.ts';

/** The crossing of the infinity over her head. */
const [X, Y] = [420, 344];

/** A band of light that passes over itself. */
function infinity(art: Art): void {
  const loop = svgPath('M0 0C18 -32 66 -32 66 0C66 32 18 32 0 0C-18 -32 -66 -32 -66 0C-66 32 -18 32 0 0Z')
    .rotate(-6)
    .translate(X, Y);
  const over: Path = svgPath('M66 0C66 32 18 32 0 0C-18 -32 -66 -32 -66 0').rotate(-6).translate(X, Y);
  art.glow(X, Y, 110, '#fff2c4', 0.5, 0.6);
  const band = (path: Path): void =>
    void art.line(path, 11, '#8a5a34').line(path, 8, '#ffdf94').line(path, 3, '#fffbe6');
  band(loop);
  art.clip(ellipse(X, Y, 11), () => band(over));
}

/** What the two throw over the floor, away from the light. */
function shadows(art: Art): void {
  const shape = closed('20,800! 200,790 380,806 470,826! 440,840 300,842 160,852 20,872!');
  printed(art, [44, 780, 556, 872], () => void art.fill(shape, '#2c1a30'));
  contactShadow(art, 250, 806, 240, 16, '#1c1024');
  contactShadow(art, 420, 842, 110, 10, '#1c1024');
}

/** In the mouth of a cave a woman bends over a lion that sleeps with its chin on her knees; over her the infinity, outside a blue mountain. */
export const picture = defineCard({
  name: 'tarot/08-strength',
  seed: 'rdsg',
  light: [540, 220],
  numeral: 'VIII',
  draw(art) {
    sky(art);
    mountain(art);
    valley(art);
    floor(art);
    rock(art);
    infinity(art);
    beam(art);
    shadows(art);
    lion(art);
    woman(art);
    lionHead(art, 338, 586, 0.62, 6);
    arm(art);
    briars(art);
    near(art);
  },
});
