import { flat, ink } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { starPath } from '../../../kit/sky/star.ts';
import { BRASS } from './form.ts';

const LEATHER = { base: '#b33a34', lit: '#e2685a', dark: '#6a1e30' } as const;

/** A strap along written knots, lit on its upper edge. */
function strap(on: Art | Local, way: string, width: number): void {
  const band = ribbon(curve(way), width, { start: 1, end: 1, samples: 18 });
  on.fill(band, LEATHER.lit);
  on.clip(band, () => void on.fill(band.translate(0, width * 0.22), LEATHER.base));
  on.blot(
    ribbon(curve(way).translate(0, width * 0.36), width * 0.16, { start: 1, end: 1, samples: 18 }),
    LEATHER.dark,
  );
}

function boss(on: Art | Local, x: number, y: number, radius: number): void {
  on.fill(ellipse(x, y, radius), BRASS.dark);
  on.fill(ellipse(x, y - 0.6, radius * 0.86), BRASS.base);
  on.fill(ellipse(x + radius * 0.26, y - radius * 0.3, radius * 0.4), BRASS.lit);
}

/** The broad strap round the breast that draws the car, with its bosses. */
export function breastCollar(
  art: Art,
  body: Path,
  [way, width]: readonly [way: string, width: number],
  bosses: readonly (readonly [x: number, y: number])[],
): void {
  art.clip(body, () => strap(art, way, width));
  for (const [x, y] of bosses) boss(art, x, y, width * 0.52);
}

/** In the box of a head that looks left, its poll at (0, 0). */
export function bridle(box: Local): void {
  strap(box, '-2,-6 -14,14 -28,34 -50,50 -92,46 -132,24 -146,18', 6);
  strap(box, '-146,-14 -142,4 -144,20 -142,33', 6.4);
  strap(box, '-28,-23 -30,-14 -24,2 -16,18', 6);
  box
    .fill(ellipse(-147, 25, 8.4), BRASS.dark)
    .fill(ellipse(-147, 25, 7.4), BRASS.lit)
    .fill(ellipse(-147, 25, 4), BRASS.dark);
  boss(box, -27, -20, 5.4);
}

/** From a bit to the driver's fist; it sags. */
export function rein(art: Art, way: string): void {
  art.blot(ribbon(curve(way), 5, { start: 1, end: 0.7, samples: 20 }), LEATHER.dark);
  art.blot(ink(curve(way).translate(0, -0.8), 2.6, way, 0), LEATHER.lit);
}

/** The pole between the horses, and the yoke that it bears across their necks. */
export function poleAndYoke(art: Art): void {
  const wood = { base: '#8a5236', lit: '#c98a54', dark: '#4a2630' } as const;
  flat(
    art,
    limb('208,664 256,636 304,630 352,636 398,664', [11, 12, 13, 12, 11], 18),
    wood.base,
    ['200,676 256,648 304,642 352,648 404,676 404,700 200,700', wood.dark],
    { along: ['208,654 256,624.6 304,618 352,624.6 398,654'], paint: wood.lit, width: 5 },
  );
  flat(
    art,
    '288,612! 320,612! 324,700 322,756! 286,756! 284,700',
    wood.base,
    ['280,612 296,612 296,700 296,750 276,750', wood.dark],
    ['312,612 324,612 330,750 314,750', wood.lit],
  );
  strap(art, '286,645 304,650 322,645', 9);
  strap(art, '285,661 304,666 323,661', 9);
  // its tip, seen from before: a brass cap with a star
  art.fill(ellipse(304, 756, 25, 26), BRASS.dark).fill(ellipse(304, 755, 22, 23), BRASS.base);
  art.fill(closed('306,733! 322,742 326,758 316,774! 320,760 318,746'), BRASS.lit);
  art.fill(starPath(304, 755, 8, 15, 6, 0), BRASS.dark).fill(ellipse(304, 755, 4), BRASS.lit);
}
