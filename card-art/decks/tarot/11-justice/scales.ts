import { ink, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, type Path, ribbon, spline } from '../../../kit/pen/index.ts';
import { GOLD, toned } from './form.ts';

const HALF = 68;
/** From the beam to a pan's rim, and a pan's half. */
const DROP = 116;
const PAN = 35;

const METAL = { ...GOLD, fill: '#b47a3a', shade: '#764628' } as const;

/** They hang from (x, y) and are level: a great apple weighs as much as two small ones. */
export function scales(art: Art, x: number, y: number): void {
  const beam = y + 44;
  for (const side of [-1, 1]) {
    const end = x + side * HALF;
    const rim = beam + DROP;
    strokes(
      art,
      [-PAN + 3, 0, PAN - 3].map((to) =>
        spline([
          [end, beam + 4],
          [end + to, rim + (to ? 0 : 6)],
        ]),
      ),
      2.2,
      '#5a3226',
      0,
    );
    art.fill(ellipse(end, rim, PAN, 7), '#5a3226');
    if (side < 0) apple(art, end + 1, rim - 15, 20);
    else {
      apple(art, end - 14, rim - 8, 13);
      apple(art, end + 13, rim - 9, 14);
    }
    toned(
      art,
      closed(
        `${end - PAN},${rim}! ${end - 14},${rim + 6.4} ${end + 14},${rim + 6.4} ${end + PAN},${rim}! ${end + 28},${rim + 17} ${end},${rim + 25} ${end - 28},${rim + 17}`,
      ),
      { ...METAL, soft: 7 },
    );
    art.line(ellipse(end, beam + 4, 4.4), 2.4, '#7a4a28');
  }
  toned(art, closed(`${x},${beam - 16}! ${x + 6},${beam} ${x},${beam + 34}! ${x - 6},${beam}`), METAL);
  const way = curve(
    `${x - HALF},${beam} ${x - HALF * 0.5},${beam - 7} ${x},${beam} ${x + HALF * 0.5},${beam - 7} ${x + HALF},${beam}`,
  );
  toned(art, ribbon(way, 11, { start: 0.6, end: 0.6, samples: 18 }), METAL);
}

function apple(art: Art, x: number, y: number, r: number): void {
  const place = (path: Path): Path => path.scale(r / 20).translate(x, y);
  art.blot([ink(place(curve('0,-14 2,-22 7,-27')), 2.4, 1, 0)], '#4a2a28');
  toned(
    art,
    place(closed('0,-15! 8,-19 18,-14 20,-1 14,13 5,19 0,17! -5,19 -14,13 -20,-1 -18,-14 -8,-19')),
    { fill: '#b8324a', shade: '#7c1c3c', rim: '#ffc0a0', soft: r * 0.3, rimWidth: 1.6 },
    [place(closed('7,-10! 14,-11 16,-3 12,-1 8,-5')), '#dd6a6e'],
  );
}
