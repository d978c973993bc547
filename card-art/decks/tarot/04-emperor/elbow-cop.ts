import { strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, ribbon } from '../../../kit/pen/index.ts';
import { DEEP, GOLD, STEEL, toned } from './form.ts';
import { plate } from './legs.ts';

/** The cup of steel over a bent elbow. */
export interface Cop {
  outline: string;
  /** From the bend over to the elbow's point. */
  ridge: string;
  /** Its two openings: towards the forearm, and towards the sleeve. */
  edges: readonly [forearm: string, sleeve: string];
  /** The narrow plate under its edge, on which the forearm slides. */
  lame: string;
  gleam: string;
  rivet: readonly [x: number, y: number];
}

export function elbowCop(art: Art, { outline, ridge, edges, lame, gleam, rivet: [x, y] }: Cop): void {
  // what its edge throws on the sleeve that goes into it
  art.fill(closed(outline).translate(2, -5), '#16283a', 0.6);
  plate(art, { outline: lame, ridge });
  art.line(closed(lame), 1.2, DEEP.steel);
  plate(art, { outline, ridge });
  strokes(art, [ridge], 2, STEEL.rim, 0.15);
  strokes(art, [gleam], 3.4, '#fff4dd', 0.1);
  for (const edge of edges)
    toned(art, ribbon(curve(edge), 5.6, { start: 0.9, end: 0.9, samples: 14 }), {
      ...GOLD,
      soft: 0.8,
      rimWidth: 0.8,
    });
  art.fill(ellipse(x + 0.8, y + 1, 5, 5), DEEP.steel);
  toned(art, ellipse(x, y, 4.6, 4.6), { ...GOLD, soft: 2, rimWidth: 0.8 });
}
