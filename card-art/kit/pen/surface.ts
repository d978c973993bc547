import type { Palette } from '../grade/palettes.ts';
import { formatNumber, type Point } from './numbers.ts';
import { Path, type PathLike } from './path.ts';
import { type Random, random } from './random.ts';
import { ellipse } from './shapes.ts';
import { ramp, type Stop, stopElements } from './stops.ts';

/** Line widths in units. At a card width of 360 css pixels: 0.4, 0.6, 1.1, 2 pixels. */
export const LINE = {
  /** Engraving, veins: texture that may vanish in small sizes. */
  hair: 0.7,
  /** Ornament, ticks, the frame's second line. */
  fine: 1,
  /** Secondary shapes, inner contours. */
  mid: 1.9,
  /** Silhouette of the focal object, window, outer frame. */
  bold: 3.4,
} as const;

/** '#rrggbb', a gradient's 'url(#…)', or the name of a paint every surface has. */
export type Paint = string;

/** Left, top, right, bottom in units. */
export type Region = readonly [left: number, top: number, right: number, bottom: number];

/** What a motif draws on: a whole picture (`Art`) or a motif's own box on it (`Local`). */
export interface Drawing {
  /** Strokes; neighbours with the same pen are merged into one element. */
  line(path: PathLike, width?: number, paint?: Paint, opacity?: number): this;
  /** A filled shape, painted on its own. */
  fill(path: PathLike, paint?: Paint, opacity?: number): this;
  /** Filled shapes that do not overlap each other: neighbours are merged into one element. */
  blot(path: PathLike, paint?: Paint, opacity?: number): this;
  /** A filled shape with a contour: the usual way to draw a thing. */
  solid(path: PathLike, fill: Paint, width?: number, stroke?: Paint, opacity?: number): this;
  /** A soft disc of light. `squash` flattens it; `mid` is where most of the light is spent. */
  glow(
    x: number,
    y: number,
    radius: number,
    colour: string,
    opacity?: number,
    squash?: number,
    mid?: number,
  ): this;
  /** What `draw` paints shows only inside the path. */
  clip(path: PathLike, draw: () => void): this;
  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): Paint;
  radial(x: number, y: number, radius: number, stops: readonly Stop[], squash?: number): Paint;
}

export interface ArtOptions {
  /** Begins every gradient id; must differ between pictures that may meet on one page. */
  id: string;
  width: number;
  height: number;
  palette: Palette;
  /** Where the picture's one light is. */
  light?: Point;
  /** How far the light's gold reaches before it turns to bronze. */
  reach?: number;
  /** What chance begins with: another seed, another scatter of stars. */
  seed?: string;
}

interface Mark {
  kind: 'line' | 'fill' | 'solid';
  /** Marks with the same key that follow one another become one element. */
  key: string | null;
  path: Path;
  fill: Paint;
  stroke: Paint;
  width: number;
  opacity: number;
}

/** A picture being painted, from back to front. The same calls always give the same bytes. */
export class Art implements Drawing {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly light: Point;
  readonly seed: string;
  readonly chance: Random;
  private readonly marks: (Mark | string)[] = [];
  private readonly definitions: string[] = [];
  private readonly paints: Record<string, Paint>;
  private idsGiven = 0;

  constructor(options: ArtOptions) {
    this.id = options.id;
    this.width = options.width;
    this.height = options.height;
    this.palette = options.palette;
    this.light = options.light ?? [options.width / 2, options.height / 2];
    this.seed = options.seed ?? options.id;
    this.chance = random(this.seed);
    this.paints = lightAwareGold(this, options.reach ?? 620);
  }

  line(path: PathLike, width: number = LINE.mid, paint: Paint = 'gold', opacity = 1): this {
    const key = `line ${width} ${paint} ${opacity}`;
    return this.mark({ kind: 'line', key, path, fill: '', stroke: paint, width, opacity });
  }

  fill(path: PathLike, paint: Paint = 'gold', opacity = 1): this {
    return this.mark({ kind: 'fill', key: null, path, fill: paint, stroke: '', width: 0, opacity });
  }

  blot(path: PathLike, paint: Paint = 'gold', opacity = 1): this {
    const key = `blot ${paint} ${opacity}`;
    return this.mark({ kind: 'fill', key, path, fill: paint, stroke: '', width: 0, opacity });
  }

  solid(path: PathLike, fill: Paint, width: number = LINE.mid, stroke: Paint = 'gold', opacity = 1): this {
    return this.mark({ kind: 'solid', key: null, path, fill, stroke, width, opacity });
  }

  /** Many small solids with one stroke, painted in order: far lighter than as many solid() calls. */
  solids(
    shapes: readonly (readonly [path: PathLike, fill: Paint])[],
    width: number = LINE.hair,
    stroke: Paint = 'gold',
  ): this {
    const paths = shapes.map(
      ([path, fill]) => `<path d="${Path.join(path).toData()}" fill="${this.resolve(fill)}"/>`,
    );
    this.marks.push(`<g stroke="${this.resolve(stroke)}" stroke-width="${width}">${paths.join('')}</g>`);
    return this;
  }

  /** Fills the paths by the even-odd rule: a sheet with a hole cut out of it. */
  cover(path: PathLike, fill: Paint): this {
    const data = Path.join(path).toData();
    this.marks.push(`<path fill-rule="evenodd" fill="${this.resolve(fill)}" d="${data}"/>`);
    return this;
  }

  glow(x: number, y: number, radius: number, colour: string, opacity = 0.6, squash = 1, mid = 0.35): this {
    const stops: Stop[] = [
      [0, colour, opacity],
      [mid, colour, opacity * 0.38],
      [0.7, colour, opacity * 0.1],
      [1, colour, 0],
    ];
    return this.fill(ellipse(x, y, radius, radius * squash), this.radial(x, y, radius, stops, squash));
  }

  clip(path: PathLike, draw: () => void): this {
    const id = this.newId();
    this.definitions.push(`<clipPath id="${id}"><path d="${Path.join(path).toData()}"/></clipPath>`);
    return this.group(`clip-path="url(#${id})"`, draw);
  }

  /** What `draw` paints shows only in the region, and there only outside the path. */
  outside(path: PathLike, [left, top, right, bottom]: Region, draw: () => void): this {
    const id = this.newId();
    const [x, y, width, height] = [left, top, right - left, bottom - top].map(formatNumber);
    const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
    this.definitions.push(
      `<mask id="${id}" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="#fff"/><path d="${Path.join(path).toData()}"/></mask>`,
    );
    return this.group(`mask="url(#${id})"`, draw);
  }

  /** Wraps what `draw` paints in a `<g>`. Never put a transform here if gold is painted inside. */
  group(attributes: string, draw: () => void): this {
    this.marks.push(`<g ${attributes}>`);
    draw();
    this.marks.push('</g>');
    return this;
  }

  /** Passes what `draw` paints through filter primitives; they are asked for once it is known what area it takes. */
  filter(draw: () => void, primitivesOf: (area: Region) => [area: Region, primitives: string]): this {
    const id = this.newId();
    const first = this.marks.length;
    this.group(`filter="url(#${id})"`, draw);
    const painted = this.marks.slice(first).filter((mark) => typeof mark !== 'string');
    const [area, primitives] = primitivesOf(Path.join(painted.map(({ path }) => path)).bounds());
    const [left, top, right, bottom] = area;
    const [width, height] = [right - left, bottom - top].map((size) => size.toFixed(2));
    this.definitions.push(
      `<filter id="${id}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" x="${left}" y="${top}" width="${width}" height="${height}">${primitives}</filter>`,
    );
    return this;
  }

  linear(x1: number, y1: number, x2: number, y2: number, stops: readonly Stop[]): Paint {
    const id = this.newId();
    const [a, b, c, d] = [x1, y1, x2, y2].map(formatNumber);
    this.definitions.push(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${a}" y1="${b}" x2="${c}" y2="${d}">${stopElements(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(x: number, y: number, radius: number, stops: readonly Stop[], squash = 1): Paint {
    const id = this.newId();
    const [cx, cy, r] = [x, y / squash, radius].map(formatNumber);
    const flatten = squash === 1 ? '' : ` gradientTransform="scale(1 ${squash})"`;
    this.definitions.push(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}"${flatten}>${stopElements(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** A gradient from top to foot of each shape that uses it, however many do. */
  perShape(stops: readonly Stop[]): Paint {
    const id = this.newId();
    this.definitions.push(
      `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopElements(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** The finished picture. */
  toSvg(): string {
    const merged: (Mark | string)[] = [];
    for (const mark of this.marks) {
      const last = merged[merged.length - 1];
      const mergeable = typeof mark !== 'string' && typeof last === 'object' && mark.key !== null;
      if (mergeable && last.key === mark.key) last.path.append(mark.path);
      // A path of its own: what follows is appended to it.
      else merged.push(typeof mark === 'string' ? mark : { ...mark, path: Path.join(mark.path) });
    }
    const body = merged.map((mark) => (typeof mark === 'string' ? mark : this.element(mark))).join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.width} ${this.height}">` +
      `<defs>${this.definitions.join('')}</defs>` +
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${body}</g></svg>`
    );
  }

  private mark({ path, ...mark }: Omit<Mark, 'path'> & { path: PathLike }): this {
    const joined = Path.join(path);
    if (joined.commands.length) this.marks.push({ ...mark, path: joined });
    return this;
  }

  private element({ kind, path, fill, stroke, width, opacity }: Mark): string {
    const paint = [
      kind === 'line' ? '' : ` fill="${this.resolve(fill)}"`,
      kind === 'fill' ? ' stroke="none"' : ` stroke="${this.resolve(stroke)}" stroke-width="${width}"`,
      opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`,
    ].join('');
    return `<path d="${path.toData()}"${paint}/>`;
  }

  private resolve(paint: Paint): Paint {
    return this.paints[paint] ?? paint;
  }

  private newId(): string {
    return `${this.id}${(this.idsGiven++).toString(36)}`;
  }
}

/**
 * The paints every surface has: `gold`, cream near the light and bronze far from it, and `dim`,
 * the same at half strength. One gradient for all strokes gives depth and unity for free.
 */
function lightAwareGold(art: Art, reach: number): Record<string, Paint> {
  const [x, y] = art.light;
  const [near, mid, body, far] = art.palette.gold;
  return {
    gold: art.radial(x, y, reach, ramp(0, near, 0.22, mid, 0.55, body, 1, far)),
    dim: art.radial(x, y, reach, [
      [0, mid, 0.8],
      [0.35, body, 0.6],
      [1, far, 0.5],
    ]),
  };
}
