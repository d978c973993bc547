import { TAU } from './numbers.ts';
import { Path } from './path.ts';

/**
 * Reads SVG path data (M L H V C S Q A Z, absolute and relative; an A without tilt).
 * Several strings are read as one.
 * @throws on a command outside that list
 */
export function svgPath(...data: string[]): Path {
  const tokens = data.join(' ').match(/[a-zA-Z]|-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
  const path = new Path();
  let index = 0;
  let command = '';
  let previous = '';
  let [x, y, startX, startY, handleX, handleY] = [0, 0, 0, 0, 0, 0];
  const number = (): number => Number.parseFloat(tokens[index++] as string);

  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index] as string)) command = tokens[index++] as string;
    const relative = command === command.toLowerCase();
    const kind = command.toUpperCase();
    const baseX = relative ? x : 0;
    const baseY = relative ? y : 0;
    switch (kind) {
      case 'M':
        x = baseX + number();
        y = baseY + number();
        startX = x;
        startY = y;
        path.moveTo(x, y);
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        x = baseX + number();
        y = baseY + number();
        path.lineTo(x, y);
        break;
      case 'H':
        x = baseX + number();
        path.lineTo(x, y);
        break;
      case 'V':
        y = baseY + number();
        path.lineTo(x, y);
        break;
      case 'C':
      case 'S': {
        const smooth = kind === 'S';
        const mirrored = /[CS]/.test(previous);
        const x1 = smooth ? (mirrored ? 2 * x - handleX : x) : baseX + number();
        const y1 = smooth ? (mirrored ? 2 * y - handleY : y) : baseY + number();
        handleX = baseX + number();
        handleY = baseY + number();
        x = baseX + number();
        y = baseY + number();
        path.curveTo(x1, y1, handleX, handleY, x, y);
        break;
      }
      case 'Q': {
        const qx = baseX + number();
        const qy = baseY + number();
        const endX = baseX + number();
        const endY = baseY + number();
        path.curveTo(
          x + (2 / 3) * (qx - x),
          y + (2 / 3) * (qy - y),
          endX + (2 / 3) * (qx - endX),
          endY + (2 / 3) * (qy - endY),
          endX,
          endY,
        );
        x = endX;
        y = endY;
        break;
      }
      case 'A': {
        const rx = number();
        const ry = number();
        number(); // tilt: not supported, always 0 in our data
        const large = number() !== 0;
        const sweep = number() !== 0;
        const endX = baseX + number();
        const endY = baseY + number();
        ellipticalArc(path, x, y, rx, ry, large, sweep, endX, endY);
        x = endX;
        y = endY;
        break;
      }
      case 'Z':
        path.close();
        x = startX;
        y = startY;
        break;
      default:
        throw new Error(`svgPath: cannot read "${command}"`);
    }
    previous = kind;
  }
  return path;
}

/** Endpoint to centre form: SVG 2, appendix B.2.4; then one Bézier per quarter. */
function ellipticalArc(
  path: Path,
  x1: number,
  y1: number,
  radiusX: number,
  radiusY: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): void {
  let [rx, ry] = [radiusX, radiusY];
  const dx = (x1 - x2) / 2;
  const dy = (y1 - y2) / 2;
  const excess = (dx * dx) / (rx * rx) + (dy * dy) / (ry * ry);
  if (excess > 1) {
    rx *= Math.sqrt(excess);
    ry *= Math.sqrt(excess);
  }
  const numerator = rx * rx * ry * ry - rx * rx * dy * dy - ry * ry * dx * dx;
  const denominator = rx * rx * dy * dy + ry * ry * dx * dx;
  const factor = (large !== sweep ? 1 : -1) * Math.sqrt(Math.max(0, numerator / denominator));
  const offsetX = (factor * rx * dy) / ry;
  const offsetY = (-factor * ry * dx) / rx;
  const cx = offsetX + (x1 + x2) / 2;
  const cy = offsetY + (y1 + y2) / 2;
  const from = Math.atan2((dy - offsetY) / ry, (dx - offsetX) / rx);
  let turn = Math.atan2((-dy - offsetY) / ry, (-dx - offsetX) / rx) - from;
  if (sweep && turn < 0) turn += TAU;
  if (!sweep && turn > 0) turn -= TAU;

  const pieces = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-6) || 1;
  const step = turn / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  for (let i = 0; i < pieces; i++) {
    const a = from + i * step;
    const b = a + step;
    path.curveTo(
      cx + rx * (Math.cos(a) - handle * Math.sin(a)),
      cy + ry * (Math.sin(a) + handle * Math.cos(a)),
      cx + rx * (Math.cos(b) + handle * Math.sin(b)),
      cy + ry * (Math.sin(b) - handle * Math.cos(b)),
      cx + rx * Math.cos(b),
      cy + ry * Math.sin(b),
    );
  }
}
