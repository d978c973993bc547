import { byHand, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, ellipse, line, local, Path, ramp, range } from '../../../kit/pen/index.ts';
import { byFlame, FLAME } from './view.ts';

const [WIDE, HIGH] = [166, 156];
const BLACK = '#1d2230';

/** A round paper lantern on its cord, 332 × 400; the hoops show through the paper. */
export function lantern(art: Art): void {
  const box = local(art, ...FLAME);
  const globe = ellipse(0, 0, WIDE, HIGH);
  byFlame(
    art,
    box.place(line(0, -500, 0, -180)),
    () => box.blot(ink(line(0, -500, 0, -176), 6, 2, 0), BLACK),
    2,
  );
  modelled(
    art,
    [FLAME[0] - 190, FLAME[1] - 180, FLAME[0] + 190, FLAME[1] + 180],
    { towards: [0, -5], soft: 12, shade: '#a8502c', depth: 0.55, rim: '#ffe9b4', rimWidth: 2.2 },
    () =>
      void box.fill(
        byHand(globe, 1),
        box.radial(
          0,
          14,
          182,
          ramp(0, '#fffef2', 0.3, '#fff3c8', 0.58, '#fbd88c', 0.82, '#eda95a', 1, '#cd7143'),
        ),
      ),
  );
  art.clip(box.place(globe), () => {
    // seen from a little above its middle
    const hoops = range(9, (i) => {
      const y = -120 + i * 30;
      const half = WIDE * Math.sqrt(1 - (y / HIGH) ** 2);
      return ink(arc(0, y, half, 270, 90, y * 0.14 + 4), 2.6, i, 0);
    });
    box.blot(hoops, '#d98a48', 0.85);
  });
  stippledGlow(art, FLAME[0], FLAME[1] + 18, 74, '#ffffff', 1, 1.1);
  const cap = (knots: string): void => byFlame(art, box.place(closed(knots)), BLACK, 6, { rim: '#f4b868' });
  cap('-58,-150! -54,-176! -30,-184 30,-184 54,-176! 58,-150! 30,-142 -30,-142');
  cap('-52,142! -30,152 30,152 52,142! 48,166! 26,174 -26,174 -48,166!');
  const tassel = closed('-7,172! -12,200 -15,236! 0,240 15,236! 12,200 7,172!');
  byFlame(art, box.place(tassel), '#c2405c', 6, { shade: '#5a1436' });
  box.blot(
    range(4, (i) => ink(line(-8 + i * 5.4, 186, -10 + i * 6.6, 234), 1.5, i, 0.1)),
    '#7c1c40',
  );
  stippled(art, Path.join(box.place(globe)), '#8a3a34', [0, FLAME[1] + 60], [0, FLAME[1] + 170], [0, 0.35]);
}
