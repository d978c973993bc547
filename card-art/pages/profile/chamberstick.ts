import { type Art, ellipse, LINE, local, ramp, svgPath } from '../../kit/pen/index.ts';
import { lineRays } from '../../kit/sky/rays.ts';

/** A candle in a dish with a handle: foot of the dish at (0, 0), tip of the flame at (0, -236). */
export function chamberstick(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const [near, mid, body, far] = art.palette.gold;
  box.glow(0, -196, 300, art.palette.glow, 0.5);
  box.glow(0, -196, 120, '#fff1d6', 0.55);
  box.line(lineRays(0, -190, 74, 104, 40, { lens: [1, 0.55, 0.75, 0.55] }), LINE.hair, 'gold', 0.75);
  // handle, dish, socket
  const handle = svgPath('M58 -22C92 -34 108 -6 84 4C76 7 68 4 62 -2');
  box.line(handle, 7, far);
  box.line(handle, 3.4, body);
  const metal = box.linear(-70, 0, 70, 0, ramp(0, far, 0.3, mid, 0.5, near, 0.72, body, 1, '#6b4a38'));
  box.solid(svgPath('M-70 -18C-64 4 -40 10 0 10C40 10 64 4 70 -18Z'), metal, LINE.mid, mid);
  box.solid(
    ellipse(0, -18, 70, 13),
    box.radial(0, -20, 74, ramp(0, '#f7dca8', 0.5, '#8a5f4a', 1, '#3c2440')),
    LINE.mid,
    mid,
  );
  box.solid(
    svgPath('M-21 -44C-21 -30 -25 -24 -28 -18C-14 -11 14 -11 28 -18C25 -24 21 -30 21 -44Z'),
    metal,
    LINE.fine,
    mid,
  );
  // candle with a bright rim and one run of wax
  const wax = box.linear(0, -128, 0, -40, ramp(0, '#fff3dc', 0.35, '#f3cfae', 1, '#a8708a'));
  box.solid(svgPath('M-17 -124V-44C-8 -39 8 -39 17 -44V-124C8 -118 -8 -118 -17 -124Z'), wax, LINE.fine);
  box.solid(ellipse(0, -124, 17, 5), '#fff8e6', LINE.hair);
  box.fill(svgPath('M-17 -122C-19 -106 -17 -96 -14 -94C-11 -94 -11 -104 -10 -119Z'), '#fff3dc');
  box.line(svgPath('M0 -124C0 -132 2 -136 1 -142'), 2, '#4a2a3a');
  // flame
  const outer = svgPath(
    'M0 -236C8 -204 26 -186 24 -160C22 -142 10 -134 0 -134C-10 -134 -23 -142 -24 -160C-25 -184 -6 -202 0 -236Z',
  );
  const inner = svgPath(
    'M0 -196C5 -180 13 -170 12 -156C11 -146 6 -140 0 -140C-6 -140 -11 -146 -12 -156C-13 -168 -4 -178 0 -196Z',
  );
  box.solid(
    outer,
    box.radial(0, -152, 70, ramp(0, '#fffaf0', 0.35, '#ffdf9e', 0.75, '#f0a878', 1, '#c9708a')),
    LINE.fine,
  );
  box.fill(inner, '#fffdf6');
  box.glow(0, -164, 46, '#fffdf5', 0.8);
}
