import { strokes, within } from '../../../kit/hand/index.ts';
import { closed, curve, ellipse, type Local, type Path } from '../../../kit/pen/index.ts';

/*
 * The cub's profile, looking right: written once, as what stands before the glass and what looks out of it are one.
 */

/** What the glass sends back on brow and muzzle. */
const GLASS = '#b9d0d3';
const TAN = { sunny: '#dfb482', shade: '#a77a52', dark: '#85603f', nose: '#1a151a' };

/** Beyond the cheek: painted before the head. */
export function muzzle(box: Local): void {
  box.fill(
    closed('274,470! 290,473 300,479! 307,482 307,490 303,494! 303,501 297,507 284,512 268,510!'),
    TAN.shade,
  );
  box.fill(closed('274,470! 290,473 300,479! 301,484 292,485 280,483!'), TAN.sunny);
  box.fill(closed('297,500! 302,499 301,504 296,508 284,512 272,511! 286,506'), TAN.dark);
  box.fill(closed('297,477! 303,476 309,481 308,489 303,493 298,488'), TAN.nose);
  strokes(box, ['303,494 297,500 289,500'], 1.8, '#3a2723', 0);
  strokes(box, ['282,471.6 291,473.6 299,478.2'], 2.6, GLASS, 0.05);
}

/**
 * Nearly lost round the brow; the glass lights it, and the edge of the brow before it.
 * @param head the head's outline on the picture
 */
export function cubEye(box: Local, head: Path, lid: string): void {
  within(box.art, head, {
    along: [box.place(curve('259,434 268,440 276,446.6 282,453.6 286,463'))],
    paint: GLASS,
    width: 3.4,
  });
  box.fill(closed('271,468.6! 274,463.6 279,461.4 284,463! 284.6,467 282.4,470.6 277,471.6'), '#0e0b10');
  box.fill(
    closed('275.4,468.6! 276.4,465 280,463.2 283.4,464.4! 283.6,467.2 281.6,469.8 278,470.4'),
    '#7a4a2a',
  );
  box.fill(ellipse(280.6, 466.8, 2.2, 2.7), '#0c090d').fill(ellipse(281.7, 465.4, 1.15), '#fffaf0');
  strokes(box, ['267,468 272,462.4 279,459.2 285,460.4', '272,471.4 277,473.6 282,472.6'], 1.5, lid, 0.1);
}
