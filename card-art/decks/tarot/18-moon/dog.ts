import { INK, ink, modelled, regionOf, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, Path, points, tube } from '../../../kit/pen/index.ts';

const COAT = '#b4b0a8';
const SHADE = '#232e45';

/** The head as it looks level to the left, from the nape (0, 0) to the nose. */
const UPPER = closed(
  '8,-16! 0,-26 -12,-29 -24,-25 -31,-18 -46,-15 -58,-15! -63,-12 -63,-7 -58,-4! -44,2 -28,6 -14,12! -6,20 8,16!',
);
const JAW = closed('-14,6! -30,10 -45,11 -51,12! -50,17 -36,18 -20,20 -4,22!');
const MOUTH = closed('-20,5! -38,4 -56,-1! -53,6 -50,13! -32,11');
const EAR = closed('-2,-24! 10,-20 18,-4 18,14 12,26 4,24 -4,8 -8,-10');

const TRUNK = closed(
  '-22,-150! -4,-146 6,-128 18,-108 36,-80 50,-48 56,-22 52,-2! 20,-2 -6,-4! -14,-24 -26,-44! -38,-62 -46,-84 -46,-102 -40,-122!',
);
const HAUNCH = closed('4,-20! 6,-46 24,-62 44,-56 56,-32 54,-8 44,0! 8,0 -14,0! -18,-5 -10,-9 2,-10');
const NEAR_LEG = [
  tube(points('-26,-92 -29,-50 -30,-8'), [15, 11, 8, 7, 6.4], 16).outline,
  closed('-24,-12! -22,0! -46,0! -48,-5 -40,-9 -34,-13'),
];
const FAR_LEG = [
  tube(points('-30,-80 -38,-46 -42,-10'), [10, 9, 7, 6, 5.6], 16).outline,
  closed('-37,-12! -35,-2! -57,-2! -59,-7 -50,-11'),
];
const TAIL = tube(points('48,-8 74,-4 96,-10 108,-26 112,-36'), [6, 6.4, 5.4, 4, 1], 18).outline;

/** A hound sits farther off and bays at the moon, its forepaws at about (x - 30, y). */
export function dog(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const raised = (path: Path): Path => box.place(path.rotate(43).translate(-25, -138));
  const placed = (...parts: readonly Path[]): Path[] => parts.map((part) => box.place(part));
  const form = (shapes: readonly Path[], fill: string, soft: number, rim = 2): void =>
    modelled(
      art,
      regionOf(Path.join(shapes), 20),
      { towards: [-soft * 0.9, -soft], soft, shade: SHADE, rim: '#fffdf0', rimWidth: rim },
      () => {
        for (const shape of shapes) art.fill(shape, fill);
      },
    );
  form(placed(...FAR_LEG, TAIL), '#8f8f96', 4, 1.4);
  form(placed(TRUNK, HAUNCH, ...NEAR_LEG), COAT, 13);
  // a brown saddle, as hounds have it
  art.clip(box.place(TRUNK), () => {
    art.fill(
      box.place(closed('-2,-150! -10,-118 0,-92 20,-66 40,-58 60,-40! 70,-90 30,-140!')),
      '#5d4a48',
      0.85,
    );
  });
  const thigh = box.place(HAUNCH);
  stippled(art, thigh, SHADE, box.at(10, -50), box.at(44, -4), [0, 0.85]);
  art.fill(raised(MOUTH), '#3a1424');
  form([raised(JAW)], COAT, 3, 0.1);
  form([raised(UPPER)], '#bcb8ae', 7);
  form([raised(EAR)], '#6e5650', 5, 1.4);
  art.fill(raised(closed('-56,-15.4! -63.6,-12.6 -63.6,-7 -58,-5! -55,-9')), '#151a28');
  art.fill(raised(ellipse(-27, -15.6, 2.9, 2.5)), '#151a28');
  art.fill(raised(ellipse(-27.8, -16.6, 0.9)), '#fffbe8');
  art.blot(ink(raised(curve('-19,-16 -25,-20 -32,-17')), INK.form, 2, 0), '#4a3a40');
  form(
    placed(closed('-45,-118! -34,-112 -18,-116 -2,-132! 2,-124! -14,-106 -32,-102 -47,-107!')),
    '#c8503c',
    3,
    1,
  );
  art.blot(
    [
      '4,-10 6,-38 22,-58 42,-58',
      '-14,-100 -18,-70 -22,-44',
      '-30,-70 -32,-52 -32,-38',
      '40,-2 30,-6 20,-5',
    ].map((line, i) => ink(box.place(curve(line)), INK.form, i, 0.2)),
    '#4b556a',
  );
}
