import {
  type Art,
  ellipse,
  LINE,
  type Local,
  local,
  type Paint,
  type Placement,
  polar,
  ramp,
  random,
  range,
  roundRect,
  spline,
  svgPath,
} from '../pen/index.ts';
import { rose } from '../plants/rose.ts';

/** An uneven pool of wax round (0, 10), radius 27, with a pressed rose. */
function seal(box: Local, rot: number): void {
  const chance = random(7);
  const rim = range(11, (i) => polar(0, 10, 27 + chance.between(-2.2, 3.4), (i * 360) / 11));
  const wax = box.radial(-8, 0, 42, ramp(0, '#ff9a94', 0.45, '#c22c4c', 1, '#5e0d30'));
  box.solid(spline(rim, true), wax, LINE.mid, '#ffd9c6');
  box.line(ellipse(0, 10, 20.5), LINE.fine, '#ffd9c6', 0.9);
  const look = { layers: 3, lineWidth: LINE.fine, veins: false, stroke: '#ffd0c0' };
  rose(box.art, ...box.at(0, 10), 17.5 * box.scale, {
    rot: rot + 20,
    lite: '#e0556e',
    dark: '#7a1638',
    ...look,
  });
}

/** A closed letter from its back: 220 × 150 round (x, y), the seal on the point of its flap. */
export function sealedLetter(
  art: Art,
  x: number,
  y: number,
  scale: number,
  {
    lite = '#fff9f2',
    mid = '#f7d3c4',
    dark = '#a8606c',
    ...placement
  }: Placement & { lite?: string; mid?: string; dark?: string } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const paper = (shift: number): Paint => box.radial(0, 8, 170, ramp(0, lite, 0.5 - shift, mid, 1, dark));
  box.solid(roundRect(-110, -75, 220, 150, 5), paper(0), LINE.bold * 0.85);
  // side flaps, then the foot flap over them
  const side = svgPath('M-109 -73L-22 6C-14 14 -14 18 -22 25L-109 73Z');
  for (const flap of [side, side.mirror(0)]) box.solid(flap, paper(0.06), LINE.fine, '#b8706c');
  box.solid(svgPath('M-108 74L-26 10C-8 -3 8 -3 26 10L108 74Z'), paper(-0.06), LINE.mid, '#a05a66');
  box.line(svgPath('M-92 70L-22 16C-8 6 8 6 22 16L92 70'), LINE.hair, '#a8606c', 0.8);
  // upper flap with a border, and its shadow
  const shadow = svgPath('M-106 -66C-60 -42 -34 8 -12 27C-5 33 5 33 12 27C34 8 60 -42 106 -66Z');
  box.fill(shadow, '#8a3f58', 0.5);
  const flap = svgPath('M-109 -74C-60 -52 -34 -2 -12 17C-5 23 5 23 12 17C34 -2 60 -52 109 -74Z');
  box.solid(flap, paper(-0.12), LINE.bold * 0.68, '#96465a');
  const border = svgPath('M-92 -69C-52 -48 -30 -4 -10 11C-4 16 4 16 10 11C30 -4 52 -48 92 -69');
  box.line(border, LINE.fine, '#a05a66');
  seal(box, placement.rot ?? 0);
}
