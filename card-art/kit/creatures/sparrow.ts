import { type Art, hatch, LINE, local, type Placement, points, ramp, ribbon, spline } from '../pen/index.ts';

/**
 * A tree sparrow on a wire, looking right, eyes closed: (x, y) is where its feet hold; at scale 1 it
 * is 62 high. `singing` opens the beak.
 */
export function sparrow(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { singing = false, ...placement }: Placement & { singing?: boolean } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const dark = '#2a1f4c';
  box.solid(spline(points('-14,-12! -30,14 -40,30! -30,31 -20,26 -6,0!'), true), '#4a3568', LINE.fine);
  const body = spline(
    points('-20,-14 -22,-32 -12,-50 2,-60 16,-58 24,-48 23,-36 26,-22 20,-6 4,2 -10,0'),
    true,
  );
  box.solid(body, box.linear(-20, -30, 28, -20, ramp(0, '#b98aa0', 0.5, '#f0d3c8', 1, '#fff3e4')), LINE.mid);
  box.clip(body, () => {
    box.fill(spline(points('-20,-40! -16,-64 8,-70 28,-56! 24,-50 8,-50 -4,-42!'), true), '#8a4f5c');
    box.fill(spline(points('22,-44! 30,-42 28,-32 21,-34!'), true), dark);
  });
  box.fill(spline(points('5,-44 11,-46 13,-41 9,-37 4,-39'), true), dark, 0.85);
  const wing = spline(points('-4,-38! 4,-28 4,-14 -8,-4 -30,12! -24,-12 -20,-30 -12,-38'), true);
  box.solid(wing, box.linear(-20, -38, 0, 6, ramp(0, '#a0627a', 1, '#4a3068')), LINE.fine);
  box.line(hatch(wing, { angle: 118, gap: 4.4, from: 0.2, to: 0.92 }), LINE.hair, 'gold', 0.8);
  box.line(spline(points('12,-51 15.5,-49.5 19,-51')), LINE.fine, dark);
  if (singing) {
    box.fill(spline(points('23,-51! 36,-54! 25,-46!'), true), dark);
    box.fill(spline(points('24,-45! 33,-42! 23,-42!'), true), dark);
  } else box.fill(spline(points('23,-51! 34,-46! 23,-43!'), true), dark);
  for (const foot of [2, 9])
    box.blot(
      ribbon(
        spline([
          [foot, -1],
          [foot + 1, 3],
          [foot + 3, 5],
        ]),
        2.6,
      ),
      dark,
    );
}
