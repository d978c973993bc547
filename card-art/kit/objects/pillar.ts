import { lettering } from '../lettering/lettering.ts';
import {
  type Art,
  ellipse,
  hatch,
  LINE,
  lerp,
  line,
  type Paint,
  polygon,
  ramp,
  roundRect,
  svgPath,
} from '../pen/index.ts';

/** A fluted pillar with a lotus capital, about the axis `x`, from `top` to `foot`. */
export function pillar(
  art: Art,
  x: number,
  top: number,
  foot: number,
  width: number,
  {
    fill,
    stroke = 'gold',
    shade = true,
    letter = '',
    flutes = 5,
  }: {
    fill?: Paint;
    stroke?: Paint;
    /** Engraving on the right half. */
    shade?: boolean;
    /** A letter in a medallion on the shaft. */
    letter?: string;
    flutes?: number;
  } = {},
): void {
  const { far, near, ink } = art.palette;
  const stone = fill ?? art.linear(x - width / 2, 0, x + width / 2, 0, ramp(0, far, 0.5, near, 1, ink));
  const neck = top + 64;
  const shaft = polygon([
    [x - width * 0.42, neck],
    [x + width * 0.42, neck],
    [x + width * 0.46, foot - 30],
    [x - width * 0.46, foot - 30],
  ]);
  art.solid(shaft, stone, LINE.bold * 0.8, stroke);
  for (let i = 1; i < flutes; i++) {
    const u = (i / flutes) * 2 - 1;
    const flute = line(x + width * 0.42 * u, top + 70, x + width * 0.46 * u, foot - 34);
    art.line(flute, LINE.hair, stroke, 0.8);
  }
  if (shade) {
    const dark = roundRect(x + width * 0.12, top + 66, width * 0.31, foot - top - 98);
    art.line(hatch(dark, { angle: 0, gap: 5 }), LINE.hair, stroke, 0.8);
  }
  capital(art, x, top, neck, width, stone, stroke);
  for (const [half, up, height] of [
    [0.56, 30, 12],
    [0.66, 18, 10],
    [0.76, 8, 12],
  ] as const) {
    art.solid(roundRect(x - width * half, foot - up, width * half * 2, height, 2), stone, LINE.mid, stroke);
  }
  if (letter) {
    const y = lerp(top, foot, 0.42);
    art.solid(ellipse(x, y, width * 0.3), ink, LINE.mid, stroke);
    art.fill(lettering(letter, x, y + width * 0.15, width * 0.46, { face: 'serif', weight: 700 }));
  }
}

/** A bell of five lotus petals between neck ring and abacus. */
function capital(
  art: Art,
  x: number,
  top: number,
  neck: number,
  width: number,
  stone: Paint,
  stroke: Paint,
): void {
  const bell = svgPath(
    `M${x - width * 0.42} ${neck}`,
    `C${x - width * 0.42} ${neck - 26} ${x - width * 0.5} ${neck - 50} ${x - width * 0.72} ${top}`,
    `H${x + width * 0.72}`,
    `C${x + width * 0.5} ${neck - 50} ${x + width * 0.42} ${neck - 26} ${x + width * 0.42} ${neck}Z`,
  );
  art.solid(bell, stone, LINE.mid, stroke);
  for (const i of [-2, 2, -1, 1, 0]) {
    const root = x + i * width * 0.17;
    const lean = i * width * 0.06; // outer petals lean outwards
    const leaf = svgPath(
      `M${root - width * 0.1} ${neck}`,
      `C${root - width * 0.14} ${neck - 28} ${root + lean - width * 0.16} ${neck - 44}`,
      `${root + i * width * 0.13} ${top + 8}`,
      `C${root + lean + width * 0.16} ${neck - 44} ${root + width * 0.14} ${neck - 28}`,
      `${root + width * 0.1} ${neck}Z`,
    );
    art.solid(leaf, stone, LINE.fine, stroke);
    const rib = svgPath(
      `M${root} ${neck - 4}C${root} ${neck - 26} ${root + i * width * 0.05} ${neck - 40}`,
      `${root + i * width * 0.12} ${top + 16}`,
    );
    art.line(rib, LINE.hair, stroke);
  }
  art.solid(roundRect(x - width * 0.52, neck - 4, width * 1.04, 10, 4), stone, LINE.mid, stroke);
  art.solid(roundRect(x - width * 0.74, top - 12, width * 1.48, 13, 2), stone, LINE.mid, stroke);
  art.line(line(x - width * 0.7, top - 5, x + width * 0.7, top - 5), LINE.hair, stroke);
}
