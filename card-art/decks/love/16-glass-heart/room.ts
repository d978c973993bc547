import { around, INK, lit, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Path, polygon, polyline, ramp, range } from '../../../kit/pen/index.ts';
import { face, JAMB, onBench, SILL, SUN, WALL } from './view.ts';

const HEAD = 1.4;
/** Where the frame cuts the bench off. */
const NEAR = 0.79;
const form = lit({
  from: { towards: [-1, -0.3] },
  shade: '#6f5560',
  rim: '#fff6dc',
  rimWidth: 2,
  stray: 0.6,
  region: (outline) => around(outline, 24),
});

/** The wall to the right of the window; it lies in the room's soft shade. */
export function wall(art: Art): void {
  const plaster = face([JAMB, -0.1, WALL], [JAMB, 2, WALL], [2, 2, WALL], [2, -0.1, WALL]);
  art.fill(plaster, art.linear(270, 0, 560, 0, ramp(0, '#b08a8a', 1, '#8a6674')));
  stippled(art, plaster, '#6a4f62', [300, 200], [560, 640], [0, 0.75]);
}

/** The frame and its sill. */
export function casement(art: Art): void {
  const inner = WALL + 0.14;
  art.fill(face([JAMB, SILL, WALL], [JAMB, HEAD, WALL], [JAMB, HEAD, inner], [JAMB, SILL, inner]), '#f2dfc4');
  art.fill(
    face(
      [-1.4, SILL, WALL - 0.03],
      [JAMB + 0.03, SILL, WALL - 0.03],
      [JAMB, SILL, inner],
      [-1.4, SILL, inner],
    ),
    '#fbeccd',
  );
  form(
    art,
    face(
      [-1.4, SILL, WALL - 0.03],
      [JAMB + 0.03, SILL, WALL - 0.03],
      [JAMB + 0.03, 0, WALL - 0.03],
      [-1.4, 0, WALL - 0.03],
    ),
    '#b9908a',
    6,
    { towards: [0, -1] },
  );
  const post = (right: number, half: number): Path =>
    face(
      [right - half, SILL, inner],
      [right - half, HEAD, inner],
      [right + half, HEAD, inner],
      [right + half, SILL, inner],
    );
  form(art, post(-0.42, 0.018), '#7d9c98', 4, { shade: '#4a6a70' });
  form(art, post(JAMB - 0.012, 0.016), '#7d9c98', 3, { shade: '#4a6a70' });
}

/** The bench, old wood; the sun lies on it but for what the wall keeps from it. */
export function bench(art: Art): void {
  const top = face([-0.9, 0, WALL], [0.9, 0, WALL], [0.6, 0, NEAR], [-0.6, 0, NEAR]);
  art.fill(top, art.linear(100, 620, 420, 860, ramp(0, '#f6dcae', 0.5, '#e9c493', 1, '#d6a87c')));
  const grain = range(26, (i) => {
    const away = 1.54 - i * 0.03;
    const [, y] = onBench(0, away);
    const bend = Math.sin(i * 2.3) * 2;
    return `${40 + ((i * 67) % 130)},${y + bend} ${220 + ((i * 41) % 90)},${y - bend} ${420 + ((i * 53) % 120)},${y + bend * 0.6}`;
  });
  strokes(art, grain, INK.detail, '#b98a62', 0.3);
  for (const away of [1.28, 1]) art.line(polyline([onBench(-0.6, away), onBench(0.6, away)]), 2, '#a8795a');
  const cast = (right: number, wide: number): Path => {
    const drop = (WALL - NEAR) / -SUN.away;
    const reach = SUN.right * drop;
    return polygon([
      onBench(right, WALL),
      onBench(right + wide, WALL),
      onBench(right + wide + reach, NEAR),
      onBench(right + reach, NEAR),
    ]);
  };
  const shade = (path: Path): void =>
    printed(art, [44, 600, 556, 868], () => void art.fill(path, '#8a6468', 0.85));
  shade(cast(JAMB, 0.5));
  shade(cast(-0.45, 0.036));
  // below the sill the sun does not reach
  stippled(
    art,
    face([-1.2, 0, WALL], [JAMB, 0, WALL], [JAMB, 0, WALL - 0.05], [-1.2, 0, WALL - 0.05]),
    '#8a6468',
    onBench(0, WALL - 0.06),
    onBench(0, WALL),
    [0.2, 1],
  );
}
