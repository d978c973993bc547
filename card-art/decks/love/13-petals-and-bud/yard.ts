import { byHand, INK, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, line, Path, random, ribbon, roundRect } from '../../../kit/pen/index.ts';
import { at, face, form } from './view.ts';

const STONES = ['#dcc99a', '#d7c493', '#e0cfa2', '#d2be8e'] as const;

/** The yard: slabs in rows, moss between them. */
export function paving(art: Art): void {
  art.fill(roundRect(40, 40, 520, 830), '#bcab7c');
  const chance = random('slabs');
  const slabs: Path[][] = STONES.map(() => []);
  for (let row = 0; row < 24; row++) {
    const w = 0.2 + row * 0.4;
    let u = -6 + (row % 2) * 0.3 + chance.between(-0.1, 0.1);
    while (u < 8) {
      const long = chance.between(0.5, 0.8);
      const [x, y] = at(u + long / 2, 0, w + 0.2);
      const slab = face(
        [u, 0, w],
        [u + long - 0.024, 0, w],
        [u + long - 0.024, 0, w + 0.377],
        [u, 0, w + 0.377],
      );
      if (x > -20 && x < 620 && y > 100 && y < 910) slabs[Math.floor(chance() * 4)]!.push(byHand(slab, 1.2));
      u += long;
    }
  }
  for (const [i, some] of slabs.entries()) art.blot(some, STONES[i]!);
}

/** What the houses on the left throw over the yard: between the two the sun comes in as a band. */
export function shade(art: Art, hers: readonly Path[]): void {
  const far = closed(
    '30,60! 282,60! 326,132 384,192 452,236! 473,278! 510,306 570,328! 570,374! 470,388 240,430 30,474!',
  );
  const near = closed(
    '30,690! 200,672 300,660! 304,634! 344,630! 350,654! 470,640 570,628! 570,900! 30,900!',
  );
  art.group('style="mix-blend-mode:multiply"', () => {
    for (const part of [byHand(far, 2), byHand(near, 2), ...hers]) art.fill(part, '#5f8ab8');
  });
}

/** The house across the yard: an ochre wall, a blue-green door, its step. */
export function house(art: Art): void {
  const W = 7.8;
  const wall = face([-7, 0, W], [7, 0, W], [7, 4.6, W], [-7, 4.6, W]);
  art.fill(wall, '#c99f5e');
  art.fill(face([-7, 0, W], [7, 0, W], [7, 0.28, W], [-7, 0.28, W]), '#8d7a5c');
  const [left, right] = [-1.3, -0.35];
  art.fill(
    face([left - 0.1, 0, W], [right + 0.1, 0, W], [right + 0.1, 2.1, W], [left - 0.1, 2.1, W]),
    '#6c5a48',
  );
  form(art, face([left, 0.06, W], [right, 0.06, W], [right, 2, W], [left, 2, W]), '#467e7b', 5, {
    rimWidth: 1.2,
  });
  strokes(
    art,
    [0.32, 0.63].map((u) => line(...at(left + u, 0.1, W), ...at(left + u, 1.95, W))),
    INK.form,
    '#1d5354',
    0.05,
  );
  art.fill(ellipse(...at(right - 0.1, 0.95, W), 2.8), '#f0d488');
  const [from, to] = [left - 0.25, right + 0.25];
  art.fill(face([from, 0, W - 0.5], [to, 0, W - 0.5], [to, 0.16, W - 0.5], [from, 0.16, W - 0.5]), '#a08a62');
  art.fill(face([from, 0.16, W], [to, 0.16, W], [to, 0.16, W - 0.5], [from, 0.16, W - 0.5]), '#ecdcae');
}

/** Pots along the wall and the yard's side: round heads of leaves seen from above. */
export function pots(art: Art): void {
  for (const [u, w, r, tone] of [
    [-0.03, 7.08, 0.21, '#84956f'],
    [-1.72, 7.3, 0.2, '#788e6a'],
    [-2.13, 7.2, 0.22, '#84956f'],
  ] as const) {
    const [x, y] = at(u, 0, w);
    const [, top] = at(u, 0.36, w);
    const [edge] = at(u + r, 0.36, w);
    const half = edge - at(u, 0.36, w)[0];
    art.fill(ellipse(x + half * 0.14, y + 1, half * 0.66, half * 0.24), '#34494c');
    form(
      art,
      closed(
        `${x - half * 0.5},${y}! ${x - half * 0.62},${top}! ${x + half * 0.62},${top}! ${x + half * 0.5},${y}! ${x},${y + half * 0.22}`,
      ),
      '#c87a4c',
      half * 0.22,
      { shade: '#7a4630' },
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
    form(art, Path.join(crown), () => void art.fill(crown, tone), half * 0.28, {
      rimWidth: 1,
      shade: '#36593f',
    });
  }
}

/** Moss and small grass in the joints, in the shade. */
export function moss(art: Art): void {
  const chance = random('moss');
  const tufts: Path[] = [];
  for (let i = 0; i < 40; i++) {
    const [x, y] = at(chance.between(-4, 4), 0, 0.2 + Math.floor(chance.between(0, 20)) * 0.4 - 0.012);
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
