import { type Art, arc, ellipse, LINE, ramp } from '../../../kit/pen/index.ts';

/** A luminous ball: its body colour turns from cream over rose to blue at the rim. */
export function pearl(art: Art, x: number, y: number, radius: number): void {
  art.glow(x, y, radius * 3.4, art.palette.glow, 0.7);
  const tones = ramp(
    ...[0, '#ffffff', 0.22, '#fffaf2', 0.5, '#fbe3e4'],
    ...[0.72, '#d9b9da', 0.9, '#9fa3dc', 1, '#f3e3ee'],
  );
  const body = art.radial(x - radius * 0.28, y - radius * 0.32, radius * 1.42, tones);
  art.solid(ellipse(x, y, radius), body, LINE.fine);
  art.line(
    [arc(x, y, radius * 0.82, 110, 215), arc(x, y, radius * 0.7, 125, 200)],
    LINE.hair,
    '#ffffff',
    0.7,
  );
  art.fill(ellipse(x - radius * 0.34, y - radius * 0.4, radius * 0.2, radius * 0.15), '#ffffff', 0.95);
  art.blot(ellipse(x - radius * 0.08, y - radius * 0.56, radius * 0.05), '#ffffff', 0.9);
}
