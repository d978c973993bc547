import { INK, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Local,
  line,
  local,
  Path,
  type Point,
  ramp,
  random,
  range,
} from '../../../kit/pen/index.ts';
import { sparkle } from '../../../kit/sky/star.ts';
import { BULL, LION } from './beasts.ts';
import { EAGLE, type Figure, HUMAN } from './figures.ts';

const NIGHT = { near: '#37337e', far: '#1c1d52' } as const;
const LIGHT = { edge: '#ffdfa8', line: '#c3a3cf', star: '#fff6da' } as const;

/** Human, eagle, bull and lion stand in the night as pictures of stars: each a piece of it, drawn in lines of light. */
export function four(art: Art): void {
  for (const figure of [HUMAN, EAGLE, BULL, LION]) constellation(art, figure);
}

function constellation(art: Art, { at: [x, y], scale, rot, ...figure }: Figure): void {
  const box = local(art, x, y, scale, { rot });
  night(box, figure);
  strokes(box, figure.inner, INK.form * 0.8, LIGHT.line, 0.14);
  strokes(box, figure.edge, INK.contour * 0.8, LIGHT.edge, 0.06);
  const placed = figure.stars.map(([u, v, size]) => [...box.at(u, v), size] as const);
  art.line(
    figure.links.map(([from, to]): Path => {
      const [a, b] = [placed[from]!, placed[to]!];
      return line(a[0], a[1], b[0], b[1]);
    }),
    0.8,
    LIGHT.star,
    0.6,
  );
  for (const [sx, sy, size] of placed) {
    art.glow(sx, sy, size * 2.4, LIGHT.star, 0.7);
    art.fill(size > 4 ? sparkle(sx, sy, size * 1.5, 0.2) : ellipse(sx, sy, size * 0.5), LIGHT.star);
  }
}

/** Its piece of the night, with stars in it; away from its face it goes out in the rest. */
function night(box: Local, { masses, fade, seed }: Pick<Figure, 'masses' | 'fade' | 'seed'>): void {
  const [x1, y1, x2, y2] = fade;
  const paint = box.linear(
    x1,
    y1,
    x2,
    y2,
    ramp(0, NIGHT.near, 1, 0.45, NIGHT.far, 1, 0.7, NIGHT.far, 0.85, 1, NIGHT.far, 0),
  );
  const whole = Path.join(masses.map((mass) => closed(mass)));
  box.fill(whole, paint);
  const chance = random(`stars of ${seed}`);
  const [left, top, right, bottom] = box.place(whole).bounds();
  const dust = range(60, (): Point => [chance.between(left, right), chance.between(top, bottom)]);
  within(box, whole, () => {
    box.art.blot(
      dust.map(([u, v]) => ellipse(u, v, chance.between(0.4, 1.3))),
      LIGHT.star,
      0.6,
    );
  });
}
