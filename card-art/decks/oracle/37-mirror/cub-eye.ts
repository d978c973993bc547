import { strokes, within } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Path } from '../../../kit/pen/index.ts';

/** What the glass sends back on brow and muzzle. */
export const GLASS = '#b9d0d3';

/** Nearly lost round the brow; the glass lights it, and the edge of the brow before it. */
export function cubEye(art: Art, head: Path, lid: string): void {
  within(art, head, { along: ['259,434 268,440 276,446.6 282,453.6 286,463'], paint: GLASS, width: 3.4 });
  art.fill(closed('271,468.6! 274,463.6 279,461.4 284,463! 284.6,467 282.4,470.6 277,471.6'), '#0e0b10');
  art.fill(
    closed('275.4,468.6! 276.4,465 280,463.2 283.4,464.4! 283.6,467.2 281.6,469.8 278,470.4'),
    '#7a4a2a',
  );
  art.fill(ellipse(280.6, 466.8, 2.2, 2.7), '#0c090d').fill(ellipse(281.7, 465.4, 1.15), '#fffaf0');
  strokes(art, ['267,468 272,462.4 279,459.2 285,460.4', '272,471.4 277,473.6 282,472.6'], 1.5, lid, 0.1);
}
