import {
  type Art,
  bandBetween,
  type Knot,
  LINE,
  local,
  type Placement,
  points,
  ramp,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

/** The sling from the foot end to the head end, near edge; the far edge lies to its upper right. */
const SLING = points('-46,-58 -34,-44 -14,-38 8,-48 34,-78 56,-112');
const DEPTH = [30, -13] as const;

/**
 * An empty deck chair with a striped sling, leaning back, looking up to the left: (x, y) is the
 * middle of its near feet, at scale 1 it is 140 wide and 130 high.
 */
export function deckChair(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  const bar = (from: Knot, to: Knot, far = false): void => {
    const [dx, dy] = far ? DEPTH : [0, 0];
    const wood = spline([
      [from[0] + dx, from[1] + dy],
      [to[0] + dx, to[1] + dy],
    ]);
    box.solid(
      ribbon(wood, 5.4, { samples: 4, start: 0.9, end: 0.9 }),
      far ? '#3a2f66' : '#8a6a86',
      LINE.fine,
    );
  };
  const across = (at: Knot): void => bar(at, [at[0] + DEPTH[0], at[1] + DEPTH[1]]);
  bar([-52, 2], [58, -116], true);
  bar([50, 2], [-48, -62], true);
  const near = spline(SLING);
  const far = near.translate(...DEPTH);
  for (let i = 0; i < 7; i++) {
    const tone = i % 2 ? ramp(0, '#c878a0', 1, '#8a568f') : ramp(0, '#fff3ea', 1, '#d9c8e6');
    box.fill(bandBetween(near, far, i / 7, (i + 1) / 7), box.linear(60, -120, -40, -40, tone));
  }
  box.line([near, far], LINE.fine);
  across([-48, -60]);
  across([58, -115]);
  bar([50, 2], [-48, -62]);
  bar([-52, 2], [58, -116]);
  across([-50, 1]);
}
