import { SIGNS, zodiacGlyph } from '../../../kit/objects/zodiac-glyph.ts';
import {
  type Art,
  arc,
  ellipse,
  LINE,
  lerp,
  line,
  Path,
  polar,
  ramp,
  range,
  ribbon,
  type Tube,
  tube,
} from '../../../kit/pen/index.ts';
import { wildRose } from '../../../kit/plants/wild-rose.ts';
import { beads, ticks } from '../../../kit/sky/halo.ts';
import { sparkle } from '../../../kit/sky/star.ts';

/** Engraving on gold. */
const BROWN = '#7a5030';
const SPOKES = 8;
/** How far the spokes are swept back from the sense of turning, in degrees. */
const BEND = 20;
/** Inner edge of the rim and radius of the hub, as parts of the wheel's radius. */
const [RIM, HUB] = [0.72, 0.2] as const;

/** A disc with a hole: the inner circle runs the other way. */
const ring = (x: number, y: number, inner: number, outer: number): Path =>
  Path.join(ellipse(x, y, outer), ellipse(x, y, inner).mirror(x));

/** One S-bent spoke, moved by (dx, dy). */
function spoke(x: number, y: number, radius: number, angle: number, dx = 0, dy = 0): Tube {
  const path = range(7, (i) => {
    const t = i / 6;
    const reach = lerp(radius * HUB * 0.8, radius * RIM + 4, t);
    const [px, py] = polar(x, y, reach, angle + BEND * Math.sin(t * 1.7));
    return [px + dx, py + dy] as const;
  });
  const girth = [0.05, 0.034, 0.026, 0.03, 0.042].map((part) => part * radius);
  return tube(path, girth, 16);
}

/** The back plane gives thickness; then the spokes with their bosses. */
function spokes(art: Art, x: number, y: number, radius: number, turn: number): void {
  const { ink } = art.palette;
  const angles = range(SPOKES, (i) => turn + 15 + (i * 360) / SPOKES);
  for (const angle of angles) art.solid(spoke(x, y, radius, angle, 5, 7).outline, ink, LINE.fine);
  const dark = art.linear(x - radius, y, x + radius, y + radius, ramp(0, '#3a2860', 1, ink));
  art.solid(ring(x + 6, y + 9, radius * RIM, radius), dark);
  const wood = art.radial(x, y, radius * RIM, ramp(0, '#fff1d2', 0.45, '#c99a78', 1, '#5d3f6c'));
  for (const angle of angles) {
    const bar = spoke(x, y, radius, angle);
    art.solid(bar.outline, wood);
    art.line([bar.edge(-0.2, 0.1, 0.95), bar.edge(0.4, 0.1, 0.95)], LINE.hair, BROWN, 0.9);
    art.solid(ellipse(...bar.at(0.52), radius * 0.042), '#7a4a6c');
    art.blot(ellipse(...bar.at(0.52), radius * 0.014));
  }
}

/** Twelve cells between two mouldings, a sign standing in each. */
function rim(art: Art, x: number, y: number, radius: number, turn: number): void {
  const inner = radius * RIM;
  const night = ramp(0, '#6b52a0', 0.5, '#332663', 1, '#17123f');
  const tone = art.radial(x - radius * 0.2, y - radius * 0.3, radius * 1.5, night);
  art.solid(ring(x, y, inner, radius), tone, LINE.bold);
  art.line([ellipse(x, y, radius * 0.955), ellipse(x, y, inner + radius * 0.045)], LINE.fine);
  art.blot(beads(x, y, radius * 0.977, 72, radius * 0.0075));
  art.line(ticks(x, y, inner + 2, inner + radius * 0.04, 144), LINE.hair);
  SIGNS.forEach((sign, i) => {
    const angle = turn + i * 30;
    const [gx, gy] = polar(x, y, radius * 0.862, angle);
    art.line(zodiacGlyph(sign, gx, gy, radius / 190).rotate(angle, gx, gy));
    const [from, to] = [inner + radius * 0.05, radius * 0.95];
    art.line(line(...polar(x, y, from, angle + 15), ...polar(x, y, to, angle + 15)), LINE.fine);
    art.blot(sparkle(...polar(x, y, radius * 0.862, angle + 15), radius * 0.035, 0.3, angle + 15));
  });
}

/** The nave with its bolts and a rose. */
function hub(art: Art, x: number, y: number, radius: number, turn: number): void {
  art.solid(ellipse(x + 3, y + 5, radius * 1.08), art.palette.ink, LINE.fine);
  const metal = art.radial(x, y, radius, ramp(0, '#fff1d2', 0.7, '#7a4a6c', 1, '#3a2452'));
  art.solid(ellipse(x, y, radius * 1.08), metal, LINE.bold * 0.85);
  art.blot(beads(x, y, radius * 0.96, 24, 1.5));
  wildRose(art, x, y, radius * 0.86, { rot: turn, lite: '#ffd9d6', dark: '#8a3a60' });
}

/** A streak of light: radius as a part of the wheel's, angle of its head, length in degrees, width. */
export type Streak = readonly [radius: number, head: number, length: number, width: number];

/**
 * A wheel in motion, rolling counter-clockwise: open between bent spokes, a rim with thickness, the
 * zodiac in true order clockwise from Aries at `turn` degrees.
 */
export function turningWheel(
  art: Art,
  x: number,
  y: number,
  radius: number,
  { turn, streaks }: { turn: number; streaks: readonly Streak[] },
): void {
  for (const [part, head, length, width] of streaks) {
    const path = arc(x, y, radius * part, head, head + length);
    art.blot(ribbon(path, width, { samples: 12, start: 0.5, peak: 0.12 }), 'gold', 0.85);
    art.blot(sparkle(...polar(x, y, radius * part, head - 2), width * 2.2, 0.2, head));
  }
  spokes(art, x, y, radius, turn);
  rim(art, x, y, radius, turn);
  hub(art, x, y, radius * HUB, turn);
}
