import { type Art, LINE, local, ramp, svgPath } from '../pen/index.ts';

/** A small loose feather adrift: quill at (x, y), its curved vane towards `angle`, one split in it. */
export function downFeather(
  art: Art,
  x: number,
  y: number,
  length: number,
  angle: number,
  bend: number,
): void {
  const box = local(art, x, y, 1, { rot: angle });
  const [l, b] = [length, bend];
  const vane = svgPath(
    `M0 0C${-l * 0.2} ${-l * 0.2} ${-l * 0.22 + b * 0.5} ${-l * 0.7} ${b} ${-l}`,
    `C${l * 0.16 + b * 0.9} ${-l * 0.78} ${l * 0.2 + b * 0.6} ${-l * 0.56} ${l * 0.13 + b * 0.4} ${-l * 0.44}`,
    `L${l * 0.2 + b * 0.3} ${-l * 0.4}C${l * 0.18 + b * 0.2} ${-l * 0.24} ${l * 0.08} ${-l * 0.06} 0 0Z`,
  );
  box.solid(vane, box.linear(0, 0, 0, -l, ramp(0, '#e79a92', 0.6, '#ffdccf', 1, '#fff6ee')), LINE.fine);
  const quill = svgPath(`M${-b * 0.1} ${l * 0.18}C0 0 ${b * 0.3} ${-l * 0.5} ${b * 0.9} ${-l * 0.9}`);
  box.line(quill, LINE.fine);
}
