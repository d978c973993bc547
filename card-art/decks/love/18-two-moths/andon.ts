import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, local, points, polygon, ramp, roundRect } from '../../../kit/pen/index.ts';

const WOOD = '#3a2238';
const EDGE = '#ffb868';

/** A standing lantern of paper and wood, seen over one corner; its near foot at (x, y), about 130 × 250. */
export function andon(art: Art, x: number, y: number): void {
  const box = local(art, x, y);
  const [left, right] = [
    polygon(points('-66,-196 0,-186 0,-14 -66,-26')),
    polygon(points('0,-186 54,-198 54,-28 0,-14')),
  ];
  const [glowX, glowY] = [-10, -92];
  box.fill(polygon(points('-66,-196 -10,-206 54,-198 0,-186')), '#fff2cc');
  box.fill(
    left,
    box.radial(glowX, glowY, 120, ramp(0, '#fffbe6', 0.34, '#ffe0a0', 0.72, '#f0a860', 1, '#b8683c')),
  );
  box.fill(
    right,
    box.radial(glowX, glowY, 104, ramp(0, '#fff6d8', 0.3, '#ffd490', 0.7, '#dc9454', 1, '#9c5438')),
  );
  // a patch somebody pasted over a tear
  box.fill(polygon(points('-50,-168 -28,-172 -24,-146 -46,-142')), '#ffeec4', 0.7);
  box.line(polygon(points('-50,-168 -28,-172 -24,-146 -46,-142')), 1, '#c88848');
  const [l, t, r, b] = box.place(roundRect(-80, -262, 150, 276)).bounds();
  modelled(
    art,
    [l, t, r, b],
    { towards: [2, -4], soft: 3, shade: '#140c24', rim: EDGE, rimWidth: 1.4 },
    () => {
      box.line(curve('-60,-198 -46,-238 -8,-256 30,-240 50,-200'), 4.4, WOOD);
      for (const bar of ['-66,-196 -66,-6', '54,-198 54,-8', '0,-186 0,6']) box.line(curve(bar), 7, WOOD);
      for (const bar of [
        '-68,-196! 0,-186! 56,-198!',
        '-68,-26! 0,-14! 56,-28!',
        '-68,-196! -10,-206! 56,-198!',
      ])
        box.line(curve(bar), 6, WOOD);
      for (const bar of ['-66,-112! 0,-101! 54,-113!', '-33,-190 -33,-20', '27,-192 27,-22'])
        box.line(curve(bar), 2.4, WOOD);
    },
  );
  box.blot(
    ['-52,-60 -46,-80 -50,-96', '14,-150 20,-128 16,-110'].map((crease, i) =>
      ink(curve(crease), INK.detail, i, 0.2),
    ),
    '#b8743c',
  );
  box.glow(glowX, glowY, 60, '#fffdf2', 1);
  // the candle shows through the paper
  box.fill(polygon(points('-17,-64 -3,-64 -3,-16 -17,-16')), '#d8924c', 0.4);
  box.fill(closed('-10,-104! -3,-88 -4,-76 -10,-70 -16,-76 -17,-88'), '#fffdf6');
}
