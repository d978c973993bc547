import {
  type Art,
  ellipse,
  hatch,
  LINE,
  type Local,
  line,
  local,
  ramp,
  range,
  svgPath,
} from '../pen/index.ts';
import { starPath } from '../sky/star.ts';
import { wingedDisc } from './winged-disc.ts';

/** A wheel seen nearly edge-on: tread, hub, foreshortened spokes. */
function wheel(half: Local): void {
  const wood = half.linear(160, 0, 226, 0, ramp(0, '#f3dba8', 0.5, '#b98a5c', 1, '#4a2a4e'));
  half.solid(ellipse(186, 128, 30, 106), wood, LINE.bold * 0.8);
  half.solid(ellipse(194, 128, 30, 106), wood, LINE.bold * 0.8);
  half.solid(ellipse(194, 128, 22, 88), '#1d1442');
  const spokes = range(8, (i) => {
    const angle = (i * Math.PI) / 4 + 0.3;
    return line(194, 128, 194 + 22 * Math.sin(angle), 128 - 88 * Math.cos(angle));
  });
  half.line(spokes, LINE.bold);
  half.solid(ellipse(196, 128, 9, 18), wood);
  const nails = range(16, (i) => {
    const angle = (i * Math.PI) / 8;
    return ellipse(194 + 26 * Math.sin(angle), 128 - 97 * Math.cos(angle), 1.7);
  });
  half.blot(nails, '#6f3f50');
}

/** The stone body with its rail. */
function body(box: Local): void {
  const stone = ramp(0, '#d9b4c0', 0.25, '#8a6394', 0.6, '#45306c', 1, '#1a1238');
  const front = svgPath(
    'M-164 14C-160 90 -146 170 -120 226H120C146 170 160 90 164 14C100 34 -100 34 -164 14Z',
  );
  box.solid(front, box.linear(0, 0, 0, 230, stone), LINE.bold);
  const border = svgPath(
    'M-152 32C-148 100 -134 168 -112 214H112C134 168 148 100 152 32C92 48 -92 48 -152 32Z',
  );
  box.line(border, LINE.fine);
  const shades = [
    svgPath('M-150 30C-146 90 -134 160 -114 214H-70C-92 160 -102 90 -104 40Z'),
    svgPath('M150 30C146 90 134 160 114 214H70C92 160 102 90 104 40Z'),
  ].map((shape) => hatch(shape, { angle: 90, gap: 5 }));
  box.line(shades, LINE.hair, 'gold', 0.55);
  const metal = ramp(0, '#6a4450', 0.3, '#e0b880', 0.5, '#fffaf0', 0.7, '#e0b880', 1, '#6a4450');
  const rail = svgPath('M-176 -8C-110 16 110 16 176 -8L172 16C106 40 -106 40 -172 16Z');
  box.solid(rail, box.linear(-176, 0, 176, 0, metal), LINE.bold * 0.85);
  box.line(svgPath('M-174 -1C-108 23 108 23 174 -1M-172 9C-106 33 106 33 172 9'), LINE.fine, '#7a4a3a');
  const studs = range(13, (i) => {
    const u = i / 6 - 1;
    return starPath(160 * u, 19 - 15 * u * u, 4, 6.5, 2.4);
  });
  box.blot(studs, '#7a3f4a');
}

/** The boss with the spinning top of tradition. */
function boss(box: Local): void {
  const shape = svgPath(
    'M0 136C18 142 30 146 36 144C36 176 20 196 0 206C-20 196 -36 176 -36 144C-30 146 -18 142 0 136Z',
  );
  box.solid(shape, box.linear(-36, 140, 36, 206, ramp(0, '#f6c0b4', 0.5, '#b04a6c', 1, '#4a1538')));
  box.line([svgPath('M-16 160H16M0 150V196'), ellipse(0, 166, 9)], LINE.mid, '#fff1cf');
}

/** The front of a chariot with two wheels; (x, y) is the middle of its top rail, 450 wide, 235 high. */
export function chariot(art: Art, x: number, y: number, scale: number): void {
  for (const mirror of [true, false]) wheel(local(art, x, y, scale, { mirror }));
  const box = local(art, x, y, scale);
  body(box);
  wingedDisc(art, ...box.at(0, 96), scale * 0.98);
  boss(box);
}
