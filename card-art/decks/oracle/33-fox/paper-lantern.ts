import {
  type Art,
  curve,
  ellipse,
  LINE,
  lerp,
  line,
  local,
  ramp,
  range,
  ribbon,
  roundRect,
  svgPath,
} from '../../../kit/pen/index.ts';

const BODY = svgPath(
  'M-20 -44C-44 -36 -52 -16 -52 0C-52 16 -44 36 -20 44H20C44 36 52 16 52 0C52 -16 44 -36 20 -44Z',
);
/** Bamboo ribs, flatter towards the poles. */
const RIBS = range(9, (i) => {
  const v = lerp(-36, 36, i / 8);
  const w = 52 * Math.sqrt(Math.max(0, 1 - (v / 54) ** 2));
  const bow = v + v * 0.16 + 3;
  return svgPath(`M${-w} ${v}C${-w * 0.5} ${bow} ${w * 0.5} ${bow} ${w} ${v}`);
});
const TASSEL = [
  ellipse(0, 54, 3.4),
  ribbon(line(0, 56, 0, 86), 3, { start: 0.9, end: 0.5, samples: 5 }),
  ribbon(curve('-2,58 -5,72 -4,86'), 1.8, { start: 0.8, end: 0.5, samples: 5 }),
  ribbon(curve('2,58 5,72 4,86'), 1.8, { start: 0.8, end: 0.5, samples: 5 }),
];

/** A round paper lantern, lit, hanging by its handle at (0, -72); (x, y) is its middle, 104 wide. */
export function paperLantern(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const { ink } = art.palette;
  box.glow(0, 0, 150, '#ffd9a8', 0.75);
  const paper = ramp(0, '#fffaf0', 0.35, '#ffe0b0', 0.8, '#e9a37e', 1, '#9a5a66');
  box.solid(BODY, box.radial(0, 4, 62, paper), LINE.bold * 0.8);
  box.line(RIBS, LINE.hair, '#b87a52', 0.9);
  for (const top of [-50, 42]) box.solid(roundRect(-23, top, 46, 8, 3), ink);
  box.line([svgPath('M-14 -50C-12 -64 12 -64 14 -50'), line(0, -60, 0, -72)]);
  box.blot(TASSEL);
  box.glow(0, 0, 34, '#fffdf6', 0.8);
}
