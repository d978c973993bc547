import { fringe, ragged, within } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path, ribbon } from '../../../kit/pen/index.ts';

/** The sky that the glass throws back: what it meets squarely, what it only brushes. */
const COOL = { full: '#7d9ba3', half: '#434d57' } as const;

/** On all that the cub turns to the glass: brow, cheek, forearm, paw and shin. */
export function glassLight(art: Art, head: Path, arm: Path, haunch: Path): void {
  within(art, head, [
    closed('258,434! 270,446 274,458 269,470 272,482 277,492 268,502 262,512! 272,530 300,520 300,440'),
    COOL.half,
  ]);
  art.blot(
    ragged('268,442 274,456 270,470 273,484 275,496 266,508', () => 254, {
      count: 14,
      length: [9, 19],
      width: 6,
      seed: 'cheek in the glass light',
    }),
    COOL.half,
  );
  within(art, head, {
    along: ['264,437 279,450 286,464 289,478 291,486', '290,494 286,506 278,513', '275,512 264,521'],
    paint: COOL.full,
    width: 7,
  });
  art.blot(
    fringe('286,478 289,490 287,502 279,512 268,518', 20, {
      count: 10,
      length: [7, 13],
      width: 3,
      seed: 'cheek edge',
    }),
    COOL.full,
  );
  // of the eye no more than its corner, under the brow
  art.fill(closed('276,465! 280,461.4 284.6,461.6 287.4,465.4! 284,468.8 279.4,468.4'), '#120f16');
  art.fill(ellipse(284, 464, 1.1), '#dcebec');
  art.blot(
    ribbon(curve('273,460 279,456.6 285.4,458'), 2.4, { start: 0.2, end: 0.3, samples: 8 }),
    COOL.full,
    0.8,
  );
  within(art, arm, {
    along: ['309,577 318,566 328,556'],
    paint: COOL.full,
    width: 4,
  });
  art.blot(
    fringe('322,562 315,570 309,577', 12, { count: 6, length: [8, 15], width: 4, seed: 'wrist' }),
    COOL.half,
  );
  within(art, haunch, { along: ['306,615 319,626 328,644 325,662'], paint: COOL.full, width: 4 });
}
