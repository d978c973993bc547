import { byHand, INK, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, line, Path, random, ribbon, roundRect } from '../../../kit/pen/index.ts';
import { at, face, form, thrown } from './view.ts';

const STONES = ['#dcc99a', '#d7c493', '#e0cfa2', '#d2be8e'] as const;

/** The yard: slabs in rows, moss between them. */
export function paving(art: Art): void {
  art.fill(roundRect(40, 40, 520, 830), '#bcab7c');
  const chance = random('slabs');
  const slabs: Path[][] = STONES.map(() => []);
  for (let row = 0; row < 22; row++) {
    const w = -1 + row * 0.62;
    let u = -7 + (row % 2) * 0.5 + chance.between(-0.1, 0.1);
    while (u < 8) {
      const long = chance.between(0.8, 1.25);
      const [x, y] = at(u + long / 2, 0, w + 0.3);
      const slab = face(
        [u, 0, w],
        [u + long - 0.035, 0, w],
        [u + long - 0.035, 0, w + 0.585],
        [u, 0, w + 0.585],
      );
      if (x > -20 && x < 620 && y > 100 && y < 910) slabs[Math.floor(chance() * 4)]!.push(byHand(slab, 1.2));
      u += long;
    }
  }
  for (const [i, some] of slabs.entries()) art.blot(some, STONES[i]!);
}

/** What the house on the right throws over the yard: a roof, a chimney. */
export function shade(art: Art): void {
  const roof = byHand(
    face(
      [9, 0, 9.6],
      [2.1, 0, 8.4],
      [1.5, 0, 7],
      [0.7, 0, 6.6],
      [0.5, 0, 5.9],
      [1.2, 0, 5.9],
      [0.6, 0, 4.6],
      [-2.6, 0, 2.7],
      [-4.2, 0, 1],
      [-4, 0, -0.4],
      [9, 0, -0.4],
    ),
    2,
  );
  art.group('style="mix-blend-mode:multiply"', () => void art.fill(roof, '#5f8ab8'));
}

/** The house across the yard: an ochre wall, a blue-green door, a window with shutters, pots. */
export function house(art: Art): void {
  const W = 10.4;
  const wall = face([-7, 0, W], [7, 0, W], [7, 4.6, W], [-7, 4.6, W]);
  art.fill(wall, '#c99f5e');
  stippled(art, wall, '#8f6a45', [300, 90], [300, 240], [0.75, 0]);
  art.fill(face([-7, 0, W], [7, 0, W], [7, 0.28, W], [-7, 0.28, W]), '#8d7a5c');
  const side = face([-0.2, 0, W], [0.95, 0, W], [0.95, 2.1, W], [-0.2, 2.1, W]);
  art.fill(side, '#6c5a48');
  form(art, face([-0.1, 0.06, W], [0.85, 0.06, W], [0.85, 2, W], [-0.1, 2, W]), '#3a716f', 5, {
    rimWidth: 1.2,
  });
  strokes(
    art,
    [line(...at(0.2, 0.1, W), ...at(0.2, 1.95, W)), line(...at(0.52, 0.1, W), ...at(0.52, 1.95, W))],
    INK.form,
    '#1d5354',
    0.05,
  );
  art.fill(ellipse(...at(0.72, 0.95, W), 2.4), '#f0d488');
  const step = [
    [-0.45, 0.16, W],
    [1.2, 0.16, W],
    [1.2, 0.16, W - 0.7],
    [-0.45, 0.16, W - 0.7],
  ] as const;
  art.fill(thrown(...step), '#7d8f7c');
  art.fill(
    face([-0.45, 0, W - 0.7], [1.2, 0, W - 0.7], [1.2, 0.16, W - 0.7], [-0.45, 0.16, W - 0.7]),
    '#a08a62',
  );
  art.fill(face(...step), '#ecdcae');
  art.fill(face([-2.6, 0.9, W], [-1.5, 0.9, W], [-1.5, 2, W], [-2.6, 2, W]), '#33504e');
  art.fill(
    face([-1.45, 0.85, W], [-0.95, 0.85, W - 0.2], [-0.95, 2.05, W - 0.2], [-1.45, 2.05, W]),
    '#4b827f',
  );
  art.fill(
    face([-2.65, 0.85, W], [-3.15, 0.85, W - 0.2], [-3.15, 2.05, W - 0.2], [-2.65, 2.05, W]),
    '#4b827f',
  );
  art.fill(face([-2.65, 0.8, W - 0.12], [-1.45, 0.8, W - 0.12], [-1.45, 0.8, W], [-2.65, 0.8, W]), '#f0e2b8');
}

/** Pots along the wall and the yard's side: round heads of leaves seen from above. */
export function pots(art: Art): void {
  for (const [u, w, r, tone] of [
    [1.75, 9.9, 0.42, '#5b7959'],
    [-2.75, 9.8, 0.3, '#788e6a'],
    [-3.4, 9.7, 0.38, '#5b7959'],
  ] as const) {
    const [x, y] = at(u, 0, w);
    const [, top] = at(u, 0.5, w);
    const [edge] = at(u + r, 0.5, w);
    const half = edge - at(u, 0.5, w)[0];
    const [sx, sy] = at(u - 0.6, 0, w - 0.16);
    stippled(
      art,
      ellipse((x + sx) / 2, (y + sy) / 2, half * 1.5, half * 0.75),
      '#5d7a6c',
      [x + half, y],
      [sx - half, y],
      [0.95, 0.7],
    );
    form(
      art,
      closed(
        `${x - half * 0.5},${y}! ${x - half * 0.62},${top}! ${x + half * 0.62},${top}! ${x + half * 0.5},${y}! ${x},${y + half * 0.22}`,
      ),
      '#b8683f',
      half * 0.3,
    );
    const chance = random(`pot ${u}`);
    const crown = Array.from({ length: 15 }, (_, i): Path => {
      const angle = i * 2.4;
      const far = half * Math.sqrt(i / 15) * 0.95;
      return ellipse(
        x + far * Math.cos(angle),
        top - half * 0.35 + far * 0.75 * Math.sin(angle),
        half * chance.between(0.26, 0.4),
      );
    });
    form(art, Path.join(crown), () => void art.fill(crown, tone), half * 0.4, { rimWidth: 1 });
  }
}

/** Moss and small grass in the joints, in the shade. */
export function moss(art: Art): void {
  const chance = random('moss');
  const tufts: Path[] = [];
  for (let i = 0; i < 40; i++) {
    const [x, y] = at(chance.between(-4, 4), 0, -1 + Math.floor(chance.between(0, 16)) * 0.62 - 0.03);
    if (x < 40 || x > 560 || y > 870) continue;
    tufts.push(
      ribbon(line(x, y, x + chance.between(-5, 5), y - chance.between(5, 10)), 2.4, {
        start: 0.9,
        samples: 4,
      }),
    );
  }
  art.blot(tufts, '#536e4e');
}
