import type { Point } from './numbers.ts';
import { Path, type PathLike } from './path.ts';
import { type RibbonOptions, ribbon } from './ribbon.ts';
import type { Stop } from './stops.ts';
import { type Art, type Drawing, LINE, type Paint } from './surface.ts';

export interface Placement {
  /** Clockwise turn in degrees. */
  rot?: number;
  /** Left and right change places (before the turn). */
  mirror?: boolean;
}

/**
 * A motif's own box on a picture: draws in local coordinates around (0, 0), which lands on
 * (x, y), `scale` times as large, mirrored, then turned. Line widths and opacities stay as given;
 * gradients, glows and clips are local too. This is the only way to place and turn a motif.
 */
export class Local implements Drawing {
  readonly art: Art;
  readonly scale: number;
  private readonly transform: (path: Path) => Path;

  constructor(art: Art, x: number, y: number, scale: number, placement: Placement) {
    const { rot = 0, mirror = false } = placement;
    this.art = art;
    this.scale = scale;
    this.transform = (path) =>
      path
        .scale(mirror ? -scale : scale, scale)
        .rotate(rot)
        .translate(x, y);
  }

  /** A local path in picture coordinates. */
  place(path: PathLike): Path {
    return this.transform(Path.join(path));
  }

  /** A local point in picture coordinates. */
  at(x: number, y: number): Point {
    const [command] = this.transform(new Path().moveTo(x, y)).commands;
    return command?.[0] === 'M' ? [command[1], command[2]] : [x, y];
  }

  line(path: PathLike, width: number = LINE.mid, paint: Paint = 'gold', opacity = 1): this {
    this.art.line(this.place(path), width, paint, opacity);
    return this;
  }

  fill(path: PathLike, paint: Paint = 'gold', opacity = 1): this {
    this.art.fill(this.place(path), paint, opacity);
    return this;
  }

  blot(path: PathLike, paint: Paint = 'gold', opacity = 1): this {
    this.art.blot(this.place(path), paint, opacity);
    return this;
  }

  solid(path: PathLike, fill: Paint, width: number = LINE.mid, stroke: Paint = 'gold', opacity = 1): this {
    this.art.solid(this.place(path), fill, width, stroke, opacity);
    return this;
  }

  /** A tapered stroke; its width grows with the motif. */
  taper(path: Path, width: number, options: RibbonOptions = {}, paint: Paint = 'gold'): this {
    return this.blot(ribbon(path, width, { samples: 14, ...options }), paint);
  }

  glow(
    x: number,
    y: number,
    radius: number,
    colour: string,
    opacity?: number,
    squash?: number,
    mid?: number,
  ): this {
    this.art.glow(...this.at(x, y), radius * this.scale, colour, opacity, squash, mid);
    return this;
  }

  clip(path: PathLike, draw: () => void): this {
    this.art.clip(this.place(path), draw);
    return this;
  }

  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): Paint {
    return this.art.linear(...this.at(x1, y1), ...this.at(x2, y2), stops);
  }

  radial(x: number, y: number, radius: number, stops: readonly Stop[], squash?: number): Paint {
    return this.art.radial(...this.at(x, y), radius * this.scale, stops, squash);
  }
}

export const local = (art: Art, x: number, y: number, scale = 1, placement: Placement = {}): Local =>
  new Local(art, x, y, scale, placement);

/** A box that is neither turned nor mirrored, leant over one of its points by `rot` degrees: what lies above the hips of who bends. */
export function leaning(box: Local, [x, y]: Readonly<Point>, rot: number): Local {
  const [sin, cos] = [Math.sin((rot * Math.PI) / 180), Math.cos((rot * Math.PI) / 180)];
  return local(box.art, ...box.at(x - x * cos + y * sin, y - x * sin - y * cos), box.scale, { rot });
}
