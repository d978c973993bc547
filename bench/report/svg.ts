/** The colours of the site's night, as plain hexadecimal: charts are shown by programs that know no `oklch()`. */
export const COLOURS = {
  ground: '#171232',
  raised: '#241d4a',
  rule: '#3a3266',
  text: '#f7f1e6',
  quiet: '#b9b1d6',
  ours: '#dcbf86',
  kin: '#a890c9',
  other: '#6f68a3',
} as const;

/** Inside a picture no web font is loaded: the reader's own serif, as on the site. */
const FONT = "'Hiragino Mincho ProN','Yu Mincho','Noto Serif CJK JP',Georgia,serif";

export interface Anchored {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  size?: number;
  colour?: string;
}

export function text(
  content: string,
  { x, y, anchor = 'start', size = 13, colour = COLOURS.text }: Anchored,
): string {
  return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}" fill="${colour}">${escaped(content)}</text>`;
}

export function bar(x: number, y: number, width: number, height: number, colour: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(Math.max(width, 0))}" height="${height}" rx="2" fill="${colour}"/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, width = 1): string {
  return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${colour}" stroke-width="${width}"/>`;
}

export function dot(x: number, y: number, radius: number, colour: string, hollow = false): string {
  const look = hollow ? `fill="${COLOURS.ground}" stroke="${colour}" stroke-width="2"` : `fill="${colour}"`;
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" ${look}/>`;
}

/**
 * A whole chart on the site's night.
 * @param title what is seen, also read out where the picture is not seen
 * @param subtitle unit and what is better
 */
export function chart(
  title: string,
  subtitle: string,
  width: number,
  height: number,
  parts: string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${FONT}" role="img" aria-label="${escaped(title)}">
<rect width="${width}" height="${height}" rx="14" fill="${COLOURS.ground}"/>
${text(title, { x: 28, y: 40, size: 19 })}
${text(subtitle, { x: 28, y: 62, colour: COLOURS.quiet })}
${parts.join('\n')}
</svg>
`;
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
