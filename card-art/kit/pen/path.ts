import { formatNumber, heading, lerp, type Point, radians, range } from './numbers.ts';

export type Command =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** One path, or lists of paths in any depth. */
export type PathLike = Path | readonly PathLike[];

/** A stop on a walk along a path. */
export interface Step {
  x: number;
  y: number;
  /** Heading of the tangent, degrees, 0 = up. */
  angle: number;
  /** 0 at the start, 1 at the end. */
  t: number;
}

type Sample = [x: number, y: number];

/**
 * Outlines as data. The drawing verbs (`moveTo` …) append; everything else returns a new Path.
 * Geometry is moved here, never by an SVG transform: the card's gold is one gradient in card
 * space, and only so do all strokes share one light.
 */
export class Path {
  readonly commands: Command[];

  constructor(commands: Command[] = []) {
    this.commands = commands;
  }

  /** Several paths as one. */
  static join(...paths: readonly PathLike[]): Path {
    const commands: Command[] = [];
    const collect = (item: PathLike): void => {
      if (item instanceof Path) for (const command of item.commands) commands.push(command);
      else item.forEach(collect);
    };
    paths.forEach(collect);
    return new Path(commands);
  }

  moveTo(x: number, y: number): this {
    this.commands.push(['M', x, y]);
    return this;
  }

  lineTo(x: number, y: number): this {
    this.commands.push(['L', x, y]);
    return this;
  }

  /** Cubic Bézier: two handles, then the end. */
  curveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.commands.push(['C', x1, y1, x2, y2, x, y]);
    return this;
  }

  close(): this {
    this.commands.push(['Z']);
    return this;
  }

  /** Appends another path's commands; `skip` leaves out its first ones (its own moveTo). */
  append(path: Path, skip = 0): this {
    for (let i = skip; i < path.commands.length; i++) {
      this.commands.push(path.commands[i] as Command);
    }
    return this;
  }

  /** Every point, handles too, through a function. */
  map(transform: (x: number, y: number) => Point): Path {
    return new Path(
      this.commands.map((command): Command => {
        if (command[0] === 'Z') return command;
        if (command[0] === 'C') {
          return [
            'C',
            ...transform(command[1], command[2]),
            ...transform(command[3], command[4]),
            ...transform(command[5], command[6]),
          ];
        }
        return [command[0], ...transform(command[1], command[2])];
      }),
    );
  }

  translate(dx: number, dy: number): Path {
    return this.map((x, y) => [x + dx, y + dy]);
  }

  scale(factor: number, factorY = factor, cx = 0, cy = 0): Path {
    return this.map((x, y) => [cx + (x - cx) * factor, cy + (y - cy) * factorY]);
  }

  /** Clockwise, in degrees, about a centre. */
  rotate(angle: number, cx = 0, cy = 0): Path {
    const cos = Math.cos(radians(angle));
    const sin = Math.sin(radians(angle));
    return this.map((x, y) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
  }

  /** Left and right change places about an upright axis (a card's middle by default). */
  mirror(axis = 300): Path {
    return this.map((x, y) => [2 * axis - x, y]);
  }

  /** Up and down change places. */
  flip(axis: number): Path {
    return this.map((x, y) => [x, 2 * axis - y]);
  }

  /** The path and its mirror image. */
  withMirror(axis = 300): Path {
    return Path.join(this, this.mirror(axis));
  }

  /** SVG path data. */
  toData(): string {
    let data = '';
    let last = '';
    for (const command of this.commands) {
      const [letter] = command;
      // A letter that comes again is left out; a minus sign is separator enough.
      let isApart = letter === last && letter !== 'M';
      if (!isApart) data += letter;
      for (let i = 1; i < command.length; i++) {
        const number = formatNumber(command[i] as number);
        data += isApart && !number.startsWith('-') ? ` ${number}` : number;
        isApart = true;
      }
      last = letter === 'Z' ? '' : letter;
    }
    return data;
  }

  /** Polygons, one per subpath; each curve becomes `perCurve` chords. */
  flatten(perCurve = 10): Sample[][] {
    const polygons: Sample[][] = [];
    let current: Sample[] = [];
    let x = 0;
    let y = 0;
    for (const command of this.commands) {
      switch (command[0]) {
        case 'M':
          current = [[command[1], command[2]]];
          polygons.push(current);
          [, x, y] = command;
          break;
        case 'L':
          current.push([command[1], command[2]]);
          [, x, y] = command;
          break;
        case 'C': {
          const [, x1, y1, x2, y2, x3, y3] = command;
          for (let i = 1; i <= perCurve; i++) {
            const t = i / perCurve;
            const u = 1 - t;
            current.push([
              u * u * u * x + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
              u * u * u * y + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
            ]);
          }
          x = x3;
          y = y3;
          break;
        }
        case 'Z':
          break;
      }
    }
    return polygons;
  }

  /** `count` evenly spaced steps along the first subpath, ends included. */
  walk(count: number): Step[] {
    const samples = this.flatten(24)[0] ?? [];
    const lengths = [0];
    for (let i = 1; i < samples.length; i++) {
      const [ax, ay] = samples[i - 1] as Sample;
      const [bx, by] = samples[i] as Sample;
      lengths.push((lengths[i - 1] as number) + Math.hypot(bx - ax, by - ay));
    }
    const total = lengths[lengths.length - 1] as number;
    return range(count, (index) => {
      const target = total * (count === 1 ? 0 : index / (count - 1));
      let j = 1;
      while (j < lengths.length - 1 && (lengths[j] as number) < target) j++;
      const before = lengths[j - 1] as number;
      const t = (target - before) / ((lengths[j] as number) - before || 1);
      const [ax, ay] = samples[j - 1] as Sample;
      const [bx, by] = samples[j] as Sample;
      return {
        x: lerp(ax, bx, t),
        y: lerp(ay, by, t),
        angle: heading([ax, ay], [bx, by]),
        t: index / (count - 1 || 1),
      };
    });
  }

  /** Left, top, right, bottom of the outline. */
  bounds(): [left: number, top: number, right: number, bottom: number] {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const polygon of this.flatten(8)) {
      for (const [x, y] of polygon) {
        left = Math.min(left, x);
        top = Math.min(top, y);
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
      }
    }
    return [left, top, right, bottom];
  }
}
