import { idOf } from './define.ts';

/** A finished picture that is laid into another one. */
export interface Layer {
  svg: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Clockwise turn about the layer's middle, in degrees. */
  rot?: number;
}

/**
 * A picture of finished pictures, back to front. Every layer keeps its own colour grade; its ids
 * get a prefix, so that the same card may lie in several pictures, or twice in one.
 */
export function stack(name: string, width: number, height: number, layers: readonly Layer[]): string {
  const parts = layers.map(({ svg, x, y, width: w, height: h, rot = 0 }, i) => {
    const own = svg
      .replace(/ id="/g, ` id="${idOf(name)}${i}-`)
      .replace(/url\(#/g, `url(#${idOf(name)}${i}-`)
      .replace('<svg ', `<svg x="${x}" y="${y}" width="${w}" height="${h}" `);
    return rot ? `<g transform="rotate(${rot} ${x + w / 2} ${y + h / 2})">${own}</g>` : own;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
}
