import { around, INK, lit, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, type Path, polygon, polyline, ramp, range } from '../../../kit/pen/index.ts';
import { face, JAMB, onBench, SILL, SUN, WALL } from './view.ts';

const HEAD = 1.4;
/** Where the frame cuts the bench off. */
const NEAR = 0.79;
const form = lit({
  from: { towards: [-1, -0.3] },
  shade: '#4a3844',
  rim: '#d8c4a4',
  rimWidth: 2,
  stray: 0.6,
  region: (outline) => around(outline, 24),
});

/** The wall to the right of the window; it lies in the room's shade, for the light on the bench to be the brightest. */
export function wall(art: Art): void {
  const plaster = face([JAMB, -0.1, WALL], [JAMB, 2, WALL], [2, 2, WALL], [2, -0.1, WALL]);
  art.fill(plaster, art.linear(270, 0, 560, 0, ramp(0, '#7c606a', 1, '#4c3b4e')));
  stippled(art, plaster, '#35293b', [300, 200], [560, 640], [0, 0.75]);
}

/** The frame and its sill. */
export function casement(art: Art): void {
  const inner = WALL + 0.14;
  art.fill(face([JAMB, SILL, WALL], [JAMB, HEAD, WALL], [JAMB, HEAD, inner], [JAMB, SILL, inner]), '#b79c8e');
  art.fill(
    face(
      [-1.4, SILL, WALL - 0.03],
      [JAMB + 0.03, SILL, WALL - 0.03],
      [JAMB, SILL, inner],
      [-1.4, SILL, inner],
    ),
    '#c4a78a',
  );
  form(
    art,
    face(
      [-1.4, SILL, WALL - 0.03],
      [JAMB + 0.03, SILL, WALL - 0.03],
      [JAMB + 0.03, 0, WALL - 0.03],
      [-1.4, 0, WALL - 0.03],
    ),
    '#7a5d64',
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
  form(art, post(-0.42, 0.018), '#5c7c7d', 4, { shade: '#324f56' });
  form(art, post(JAMB - 0.012, 0.016), '#5c7c7d', 3, { shade: '#324f56' });
}

/** The bench, old wood; the sun lies on it but for what the wall keeps from it. */
export function bench(art: Art): void {
  const top = face([-0.9, 0, WALL], [0.9, 0, WALL], [0.6, 0, NEAR], [-0.6, 0, NEAR]);
  art.fill(
    top,
    art.radial(230, 720, 360, ramp(0, '#cfa478', 0.35, '#b68a66', 0.7, '#85614f', 1, '#5f4440'), 0.8),
  );
  const grain = range(26, (i) => {
    const away = 1.54 - i * 0.03;
    const [, y] = onBench(0, away);
    const bend = Math.sin(i * 2.3) * 2;
    return `${40 + ((i * 67) % 130)},${y + bend} ${220 + ((i * 41) % 90)},${y - bend} ${420 + ((i * 53) % 120)},${y + bend * 0.6}`;
  });
  strokes(art, grain, INK.detail, '#80593f', 0.3);
  for (const away of [1.28, 1]) art.line(polyline([onBench(-0.6, away), onBench(0.6, away)]), 2, '#6f4b3b');
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
    printed(art, [44, 600, 556, 868], () => void art.fill(path, '#584050', 0.85));
  shade(cast(JAMB, 0.5));
  shade(cast(-0.45, 0.036));
  // below the sill the sun does not reach
  stippled(
    art,
    face([-1.2, 0, WALL], [JAMB, 0, WALL], [JAMB, 0, WALL - 0.05], [-1.2, 0, WALL - 0.05]),
    '#584050',
    onBench(0, WALL - 0.06),
    onBench(0, WALL),
    [0.2, 1],
  );
}

/** Where the bench ends before her: its worn edge, and the apron that leans on it. */
export function benchEnd(art: Art): void {
  const [far, near] = [1.24, 0.77];
  const strip = (from: number, to: number): Path =>
    face([END + from, 0, far], [END + to, 0, far], [END + to, 0, near], [END + from, 0, near]);
  art.fill(strip(0, 0.012), '#4f434c', 0.8).fill(strip(-0.011, 0), '#a47a60');
}
const END = 0.372;
