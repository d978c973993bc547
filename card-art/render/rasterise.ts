import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/** The last picture that was made into pixels: what a card is laid into is made of the same ones, next. */
let last: { svg: string; width: number; image: Sharp } | undefined;

/**
 * SVG → pixels, `width` wide, ready for encoding. Pictures carry no text, so no fonts are loaded.
 * @throws if the SVG is broken or holds NaN (a formula went wrong)
 */
export function rasterise(svg: string, width: number): Sharp {
  if (last?.svg !== svg || last.width !== width) last = { svg, width, image: pixelsOf(svg, width) };
  return last.image.clone();
}

function pixelsOf(svg: string, width: number): Sharp {
  // The letters of a photograph mean nothing.
  const drawn = svg.replace(/"data:[^"]*"/g, '""');
  const fault = /NaN|undefined|Infinity/.exec(drawn);
  if (fault)
    throw new Error(
      `a formula went wrong: …${drawn.slice(Math.max(0, fault.index - 60), fault.index + 30)}…`,
    );
  const image = new Resvg(...viewOf(svg, width)).render();
  return sharp(straighten(image.pixels), {
    raw: { width: image.width, height: image.height, channels: 4 },
  });
}

/** A part (see `defineCrop`) is cut out of the whole picture. */
function viewOf(svg: string, width: number): [svg: string, options: ResvgRenderOptions] {
  const font = { loadSystemFonts: false };
  const part = /^<svg [^>]*data-part="([^"]+)"/.exec(svg)?.[1];
  if (!part) return [svg, { font, fitTo: { mode: 'width', value: width } }];
  const [x, y, w, h] = part.split(' ').map(Number) as [number, number, number, number];
  const scale = width / w;
  const [left, top] = [Math.round(x * scale), Math.round(y * scale)];
  const crop = { left, top, right: left + width, bottom: top + Math.round(h * scale) };
  return [svg, { font, fitTo: { mode: 'zoom', value: scale }, crop }];
}

/** resvg multiplies colour by alpha; encoders want it plain. */
function straighten(pixels: Buffer): Buffer {
  for (let i = 3; i < pixels.length; i += 4) {
    const alpha = pixels[i]!;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = i - 3; channel < i; channel++) {
      pixels[channel] = Math.min(255, Math.round((pixels[channel]! * 255) / alpha));
    }
  }
  return pixels;
}
