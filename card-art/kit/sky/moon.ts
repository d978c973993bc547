import { type Art, arc, degrees, ellipse, LINE, Path } from '../pen/index.ts';

/**
 * The classical horned crescent: a disc of `outer` less a disc of `inner` that lies `offset` to
 * the right. Opens to the right at rot 0, upwards at -90.
 */
export function horned(cx: number, cy: number, outer: number, inner: number, offset: number, rot = 0): Path {
  // where the two circles meet, seen from the outer one's centre
  const x = (offset * offset + outer * outer - inner * inner) / (2 * offset);
  const y = Math.sqrt(Math.max(1, outer * outer - x * x));
  const hornOutside = degrees(Math.atan2(x, y));
  const hornInside = degrees(Math.atan2(x - offset, y));
  return new Path()
    .append(arc(0, 0, outer, hornOutside, -(180 + hornOutside)))
    .append(arc(offset, 0, inner, 180 - hornInside, 360 + hornInside), 1)
    .close()
    .rotate(rot)
    .translate(cx, cy);
}

/**
 * The lit part of a moon. Phase: 0 new, 0.25 first quarter (lit on the right), 0.5 full,
 * 0.75 last quarter. The terminator is half an ellipse as wide as the cosine of the phase.
 */
function litMoon(cx: number, cy: number, radius: number, phase: number): Path {
  const part = ((phase % 1) + 1) % 1;
  const width = radius * Math.cos(part * 2 * Math.PI);
  const k = 0.5523; // handle of a quarter circle
  const lit = new Path()
    .moveTo(0, -radius)
    .append(arc(0, 0, radius, 0, 180), 1)
    .curveTo(width * k, radius, width, radius * k, width, 0)
    .curveTo(width, -radius * k, width * k, -radius, 0, -radius)
    .close();
  return (part < 0.5 ? lit : lit.mirror(0)).translate(cx, cy);
}

/** A small moon in one of its phases: dark disc, lit part in gold. */
export function moonPhase(
  art: Art,
  cx: number,
  cy: number,
  radius: number,
  phase: number,
  lineWidth: number = LINE.fine,
): void {
  art.solid(ellipse(cx, cy, radius), art.palette.ink, lineWidth);
  const part = ((phase % 1) + 1) % 1;
  if (part < 0.02 || part > 0.98) return; // new moon: a sliver would only be noise
  art.fill(litMoon(cx, cy, radius, part));
}
