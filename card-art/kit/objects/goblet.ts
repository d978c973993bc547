import { type Art, ellipse, LINE, local, type Paint, ramp, range, svgPath } from '../pen/index.ts';
import { petal } from '../plants/petal.ts';
import { sparkle } from '../sky/star.ts';

const ENGRAVING = '#8a4258';

/** Dark inner wall, water up to the rim, a gleam on it. */
function filled(art: Art, x: number, y: number, rx: number, ry: number): void {
  art.solid(ellipse(x, y, rx, ry), '#4a1634');
  const water = ramp(0, '#fffaf4', 0.4, '#ffd9cc', 1, '#c9808f');
  art.fill(ellipse(x, y + 1, rx * 0.92, ry * 0.8), art.radial(x, y, rx, water, ry / rx));
  art.line(ellipse(x, y + 1, rx * 0.92, ry * 0.8), LINE.hair, '#fff6ee', 0.9);
}

const sheen = (lite: string, deep: string) =>
  ramp(0, deep, 0.24, lite, 0.42, '#fff6ec', 0.6, lite, 1, '#5a2444');

/** A tall goblet, brimming: rim 92 wide at y = 0, foot at y = 168. */
export function goblet(art: Art, x: number, y: number, scale: number, lite: string): void {
  const box = local(art, x, y, scale);
  const gold: Paint = box.linear(-46, 0, 46, 0, sheen(lite, '#8a4a58'));
  const body = svgPath(
    'M-46 0C-48 44 -34 78 -9 90C-5 98 -5 108 -7 122C-8 138 -16 150 -38 158C-42 160 -42 168 -38 170H38',
    'C42 168 42 160 38 158C16 150 8 138 7 122C5 108 5 98 9 90C34 78 48 44 46 0Z',
  );
  box.solid(body, gold, LINE.bold * 0.8);
  box.line(svgPath('M-46 14C-24 25 24 25 46 14M-45 22C-23 33 23 33 45 22'), LINE.fine, ENGRAVING);
  const calyx = range(7, (i) => {
    const side = Math.abs(i - 3);
    return petal(-24 + i * 8, 84 - side * 5, 40 - side * 3, 11, (i - 3) * 10);
  });
  box.line(calyx, LINE.fine, ENGRAVING, 0.9);
  box.solid(ellipse(0, 106, 13, 9), gold);
  box.blot(sparkle(0, 106, 7), '#fffaf0');
  box.line(svgPath('M-34 162C-12 157 12 157 34 162'), LINE.fine, ENGRAVING);
  filled(art, ...box.at(0, 0), 46 * scale, 10 * scale);
}

/** A wide low cup with two handles, brimming: rim 148 wide at y = 0, foot at y = 92. */
export function wideCup(art: Art, x: number, y: number, scale: number, lite: string): void {
  const box = local(art, x, y, scale);
  const gold: Paint = box.linear(-74, 0, 74, 0, sheen(lite, '#7a3a52'));
  const handle = svgPath(
    'M-70 10C-104 -2 -112 30 -84 38C-74 41 -64 40 -58 36L-60 30C-68 33 -80 31 -86 27C-96 18 -84 8 -70 18Z',
  );
  for (const shape of [handle, handle.mirror(0)]) box.solid(shape, gold, LINE.mid);
  const body = svgPath(
    'M-74 0C-72 34 -40 56 -12 60C-8 66 -10 74 -16 80C-30 82 -40 86 -40 92H40C40 86 30 82 16 80',
    'C10 74 8 66 12 60C40 56 72 34 74 0Z',
  );
  box.solid(body, gold, LINE.bold * 0.8);
  box.line(svgPath('M-72 12C-40 24 40 24 72 12M-70 18C-38 31 38 31 70 18'), LINE.fine, ENGRAVING);
  const flutes = range(11, (i) => {
    const u = (i - 5) / 5;
    return svgPath(`M${u * 56} ${36 - 6 * u * u}C${u * 44} 48 ${u * 26} 54 ${u * 12} 58`);
  });
  box.line(flutes, LINE.fine, ENGRAVING, 0.8);
  filled(art, ...box.at(0, 0), 74 * scale, 13 * scale);
}
