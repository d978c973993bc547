import { around, byHand, INK, lit, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  lerp,
  type Path,
  type Place,
  polygon,
  polyline,
  ramp,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
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
  art.fill(plaster, art.linear(390, 0, 560, 0, ramp(0, '#c9a49c', 1, '#a98288')));
  stippled(art, plaster, '#7d6270', [440, 300], [570, 640], [0, 0.7]);
}

/** The frame, its sill, and the one leaf that stands open into the room. */
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
  form(art, post(-0.47, 0.018), '#7d9c98', 4, { shade: '#4a6a70' });
  form(art, post(JAMB - 0.012, 0.016), '#7d9c98', 3, { shade: '#4a6a70' });
  leaf(art);
}

/** It is hinged at the right jamb; the sky lies on its panes. */
function leaf(art: Art): void {
  const hinge: Place = [JAMB + 0.01, 0, WALL - 0.01];
  const end: Place = [JAMB + 0.1, 0, WALL - 0.36];
  const at = (share: number, up: number): Place => [
    lerp(hinge[0], end[0], share),
    up,
    lerp(hinge[2], end[2], share),
  ];
  const [low, high] = [SILL + 0.02, HEAD - 0.02];
  const sheet = (a: number, b: number, from: number, to: number): Path =>
    face(at(a, from), at(a, to), at(b, to), at(b, from));
  form(art, sheet(0, 1, low, high), '#8aa8a2', 6, { shade: '#4a6a70' });
  const rows = [0.04, 0.29, 0.53, 0.77, 0.98];
  for (const [i, from] of rows.slice(0, -1).entries()) {
    const pane = sheet(0.12, 0.88, lerp(low, high, from + 0.02), lerp(low, high, rows[i + 1]! - 0.02));
    art.fill(pane, art.linear(400, 0, 470, 0, ramp(0, '#e9efe2', 1, '#b5cbc8')));
    art.clip(pane, () => void art.fill(sheet(0.4, 0.66, low, high), '#ffffff', 0.4));
  }
  art.fill(
    face(at(1, low), at(1, high), [end[0] + 0.022, high, end[2]], [end[0] + 0.022, low, end[2]]),
    '#5d7f80',
  );
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
  shade(cast(-0.5, 0.036));
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

/** Her apron on its peg, gold on it in two places. */
export function apron(art: Art, x: number, y: number): void {
  const cloth = byHand(
    closed(
      '-19,36! 0,43 21,35! 23,66 33,84! 41,130 44,196! 30,203 14,195 -2,204 -18,196 -33,201! -33,140 -27,86! -18,68',
    ).translate(x, y),
    1.2,
  );
  const shadow = cloth.translate(9, 5);
  printed(art, [440, y, 556, y + 230], () => void art.fill(shadow, '#6f5560', 0.7));
  art.line(
    [curve('-18,38 -10,14 0,1'), curve('20,37 9,14 2,1')].map((strap) => strap.translate(x, y)),
    3.4,
    '#5f7684',
  );
  form(art, roundRect(x - 4, y - 7, 9, 11), '#6d5048', 2);
  form(art, cloth, '#7f9aa0', 12, { shade: '#4f5c70' });
  const folds = ['-14,48 -20,90 -24,192', '4,50 4,90 0,198', '14,48 25,90 32,192', '-27,86 0,92 33,84'];
  strokes(
    art,
    folds.map((fold) => curve(fold).translate(x, y)),
    INK.form,
    '#566a7c',
    0.2,
  );
  art.blot(
    [ellipse(x + 26, y + 112, 2.6, 2), ellipse(x + 31, y + 121, 1.6), ellipse(x - 6, y + 138, 2.2, 1.7)],
    '#e0b25c',
  );
}
