import {
  type Art,
  ellipse,
  LINE,
  type Local,
  lerp,
  line,
  local,
  ramp,
  range,
  svgPath,
} from '../pen/index.ts';
import { leaf } from '../plants/leaf.ts';

/** Metal from lit to dark; engraving on it. */
const [BRIGHT, GOLD, OLD, DARK] = ['#fffaf0', '#f3dba8', '#b98a5c', '#5f3b50'] as const;
const BROWN = '#7a4a3a';

/** Half the beam, length of the chains, half width of a pan. */
const [ARM, DROP, PAN] = [120, 196, 50] as const;

/** Three chains: links as small beads on a line. */
function chains(box: Local): void {
  for (const [dx, dy] of [
    [-PAN + 3, 0],
    [PAN - 3, 0],
    [-5, 9],
  ] as const) {
    box.line(line(ARM, 6, ARM + dx, DROP + dy), LINE.fine);
    const links = range(15, (i) => {
      const t = (i + 1) / 16;
      return ellipse(lerp(ARM, ARM + dx, t), lerp(6, DROP + dy, t), 1.7);
    });
    box.blot(links);
  }
}

/** A shallow fluted bowl, its opening a thin ellipse, a drop below; drawn round (0, 0). */
function pan(box: Local): void {
  const bowl = svgPath('M-50 0C-43 30 -20 42 0 42C20 42 43 30 50 0Z').translate(ARM, DROP);
  const metal = ramp(0, OLD, 0.2, BRIGHT, 0.42, GOLD, 0.75, OLD, 1, DARK);
  box.solid(bowl, box.linear(ARM - PAN, 0, ARM + PAN, 0, metal), LINE.bold * 0.85);
  const flutes = range(11, (i) => {
    const u = (i / 5 - 1) * PAN;
    const flute = svgPath(`M${u * 0.93} 11C${u * 0.8} 26 ${u * 0.4} 38 0 42`);
    return flute.translate(ARM, DROP);
  });
  box.line(flutes, LINE.hair, BROWN, 0.9);
  box.line(svgPath('M-48 7C-25 15 25 15 48 7').translate(ARM, DROP), LINE.fine, BROWN);
  const inside = box.linear(ARM, DROP - 9, ARM, DROP + 9, ramp(0, '#1a1035', 1, '#8a5a78'));
  box.solid(ellipse(ARM, DROP, PAN, 9), inside);
  box.line(svgPath('M-40 3C-20 7 20 7 40 3').translate(ARM, DROP), LINE.hair);
  const drop = svgPath('M0 42C5 48 4 54 0 62C-4 54 -5 48 0 42Z');
  box.solid(drop.translate(ARM, DROP), GOLD, LINE.fine);
}

/** The straight right half of the beam with a curl and a leaf at its end. */
function beam(box: Local): void {
  const shape = svgPath('M0 -9C30 -9 70 -5 112 -4C120 -4 120 4 112 4C70 5 30 9 0 9Z');
  box.solid(shape, box.linear(0, -9, 0, 9, ramp(0, BRIGHT, 0.5, GOLD, 1, OLD)));
  box.line(
    range(9, (i) => line(26 + i * 9, -4, 26 + i * 9, i % 2 ? 0 : 3)),
    LINE.hair,
    BROWN,
  );
  box.solid(ellipse(ARM, 0, 8), GOLD).solid(ellipse(ARM, 0, 3), '#5c1f48', LINE.fine);
  box.blot(leaf(ARM + 7, -3, 22, 9, 72, 4));
}

/** A level balance; (x, y) is the middle of its beam, 240 wide, the pans 196 below. */
export function levelScales(art: Art, x: number, y: number, scale: number): void {
  for (const mirror of [true, false]) {
    const half = local(art, x, y, scale, { mirror });
    chains(half);
    pan(half);
    beam(half);
  }
}
