import {
  type Art,
  hatch,
  LINE,
  line,
  polygon,
  radians,
  ramp,
  range,
  roundRect,
  svgPath,
} from '../pen/index.ts';

/** Parts of the moulded base: half width as a part of the shaft, height above the foot, thickness. */
const BASE = [
  [0.6, 26, 9],
  [0.72, 17, 8],
  [0.86, 9, 12],
] as const;

/** A slim fluted column with a square capital, its shaft `width` wide. `side` 1: lit on its right. */
export function slimColumn(
  art: Art,
  x: number,
  top: number,
  foot: number,
  width: number,
  side: 1 | -1,
): void {
  const reach = side * width;
  const tones = ramp(0, '#17103a', 0.35, '#4a3570', 0.7, '#a57fae', 0.84, '#f0d3cc', 1, '#a57fae');
  const stone = art.linear(x - reach * 0.8, 0, x + reach * 0.8, 0, tones);
  const shaft = polygon([
    [x - width * 0.42, top + 40],
    [x + width * 0.42, top + 40],
    [x + width * 0.5, foot - 26],
    [x - width * 0.5, foot - 26],
  ]);
  art.solid(shaft, stone, LINE.bold * 0.8);
  for (let i = 0; i < 6; i++) {
    const u = width * Math.sin(radians(-62 + i * 25));
    const flute = line(x + u * 0.41, top + 48, x + u * 0.48, foot - 34);
    art.line(flute, i % 2 ? LINE.fine : LINE.hair, 'gold', 0.85);
  }
  const shade = polygon([
    [x - reach * 0.42, top + 46],
    [x - reach * 0.12, top + 46],
    [x - reach * 0.16, foot - 32],
    [x - reach * 0.5, foot - 32],
  ]);
  art.line(hatch(shade, { angle: 0, gap: 5 }), LINE.hair, '#0d0a26', 0.8);
  // necking ring, cushion, square slab
  art.solid(roundRect(x - width * 0.5, top + 32, width, 8, 4), stone);
  const at = (part: number, down: number): string => `${x + width * part} ${top + down}`;
  const cushion = svgPath(
    `M${at(-0.46, 32)}C${at(-0.5, 24)} ${at(-0.62, 20)} ${at(-0.72, 12)}`,
    `L${at(0.72, 12)}C${at(0.62, 20)} ${at(0.5, 24)} ${at(0.46, 32)}Z`,
  );
  art.solid(cushion, stone);
  const leaves = range(7, (i) => {
    const u = (i / 3 - 1) * width;
    return line(x + u * 0.44, top + 30, x + u * 0.66, top + 14);
  });
  art.line(leaves, LINE.hair);
  art.solid(roundRect(x - width * 0.8, top, width * 1.6, 12, 1), stone);
  for (const [part, up, height] of BASE) {
    art.solid(roundRect(x - width * part, foot - up, width * part * 2, height, 2), stone);
  }
}
