import { ink, modelled, regionOf } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Local,
  line,
  local,
  type Path,
  type Point,
  points,
  polar,
  ramp,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { FLAME } from './view.ts';

/** One wing pair, its root at (0, 0), the head up. */
const FORE = closed(
  '4,-16! 40,-58 92,-92 150,-112 196,-118 216,-112! 214,-92 196,-70 178,-40 160,-8 146,14! 110,26 60,22 6,8!',
);
/** It runs out into a long tail that turns over. */
const HIND = closed(
  '4,0! 60,14 114,16 136,30 142,54 130,80 108,98 92,116 80,144 78,178 90,212 106,240 110,268 96,282 76,272 58,238 48,198 48,158 50,124! 34,96 16,62 2,26!',
);
const COSTA = '4,-16 40,-58 92,-92 150,-112 196,-118 216,-112';
/** Veins of both wings, root to margin. */
const VEINS = [
  '10,-10 70,-56 140,-88 206,-104',
  '10,-8 74,-42 134,-60 194,-66',
  '10,-5 74,-26 128,-30 178,-38',
  '10,-2 70,-8 116,-4 162,-8',
  '10,2 60,6 100,10 146,14',
];
const HIND_VEINS = [
  '10,6 64,30 104,38 140,46',
  '10,10 58,42 92,60 128,84',
  '10,16 46,60 68,98 66,150 68,200 94,262',
  '8,20 32,64 52,104 57,150 60,190',
];

/** Where a flat wing comes to lie: how broad it shows, and how far its tip is raised. */
type Lay = readonly [breadth: number, raised: number];
const laid =
  ([breadth, raised]: Lay) =>
  (path: Path): Path =>
    path.map((x, y): Point => [x * breadth, y - Math.abs(x) * raised]);

const NEAR: Lay = [-1.06, -0.04];
const FAR: Lay = [0.68, 0.16];

/** A pale green moth with long tails, from behind and above: it turns round the light. */
export function lunaMoth(art: Art, x: number, y: number, scale: number, rot: number): void {
  const box = local(art, x, y, scale, { rot });
  wings(box, FAR);
  feeler(box, '6,-44 14,-74 28,-100 48,-116', -1);
  wings(box, NEAR);
  feeler(box, '-6,-44 -16,-74 -34,-98 -60,-110', 1);
  fur(box);
}

function wings(box: Local, lay: Lay): void {
  const lie = laid(lay);
  const [fore, hind] = [lie(FORE), lie(HIND)];
  // the near wings bear more light the nearer the lantern
  const green = box.art.radial(
    ...FLAME,
    480,
    ramp(0, '#ebe5a3', 0.36, '#ddeabf', 0.6, '#bfe3c6', 0.8, '#93c8b8', 1, '#649b9b'),
  );
  for (const [outline, veins, eye] of [
    [hind, HIND_VEINS, [84, 52]],
    [fore, VEINS, [110, -50]],
  ] as const) {
    modelled(
      box.art,
      regionOf(box.place(outline), 16),
      { towards: [9, 12], soft: 14, shade: '#356b71', depth: 0.85, rim: '#fffbe0', rimWidth: 2.4 },
      () => void box.fill(outline, green),
    );
    box.blot(
      veins.map((vein, i) => ink(lie(curve(vein)), 2.2, i, 0.04)),
      '#74a696',
      0.85,
    );
    eyespot(box, lie, eye);
  }
  // a fine band before the margin, and the rose leading edge
  box.blot(
    [
      ink(lie(curve('188,-108 172,-70 150,-34 130,16')), 2.4, 9, 0.06),
      ink(lie(curve('122,26 122,54 108,80 92,98')), 2.4, 8, 0.06),
    ],
    '#8a6a5c',
    0.75,
  );
  box.blot(lie(ribbon(curve(COSTA), 15, { samples: 18, start: 1, end: 0.2, peak: 0.16 })), '#b23a5e');
  box.blot(ink(lie(curve('20,-40 70,-82 130,-108 180,-118')), 2.2, 3, 0.1), '#f7a6a4');
}

/** A small sickle of gold, edged with rose. */
function eyespot(box: Local, lie: (path: Path) => Path, [x, y]: readonly [number, number]): void {
  box.blot(lie(closed('-15,3! -9,-10 6,-13 16,-3! 6,-1 -6,0!').translate(x, y)), '#9c3256');
  box.blot(lie(closed('-13,3! -6,-5 6,-7 15,-2! 8,5 -4,7!').translate(x, y)), '#f6dc92');
}

/** A comb with teeth on both sides. */
function feeler(box: Local, knots: string, side: 1 | -1): void {
  const shaft = curve(knots);
  const teeth = shaft
    .walk(17)
    .slice(1)
    .flatMap(({ x, y, angle, t }) => {
      const length = 18 * Math.sin(Math.PI * (0.16 + t * 0.8));
      return [-58, 58].map((turn) => line(x, y, ...polar(x, y, length, angle + turn * side)));
    });
  box.line(teeth, 1.7, '#dba650');
  box.blot(ribbon(shaft, 5.4, { samples: 14, start: 1, end: 0.2, peak: 0.1 }), '#f6d98c');
}

/** White fur: head, chest, body. */
function fur(box: Local): void {
  const tufted = (knots: string, jut: number): Path =>
    spline(
      closed(knots)
        .walk(31)
        .slice(1)
        .map(({ x, y, angle }, i): Point => (i % 2 ? polar(x, y, jut, angle - 90 + 34) : [x, y])),
      true,
      0.9,
    );
  const form = (outline: Path, colour: string, soft: number): void =>
    modelled(
      box.art,
      regionOf(box.place(outline), 14),
      { towards: [soft * 0.8, soft * 0.8], soft, shade: '#8f7a72', depth: 0.9, rim: '#ffffff', rimWidth: 2 },
      () => void box.fill(outline, colour),
    );
  form(tufted('-13,10 -17,34 -15,66 -8,96 0,108 8,96 15,66 17,34 13,10', 2), '#f3e6cc', 9);
  box.blot(
    range(4, (i) =>
      ink(curve(`${-15 + i},${40 + i * 15} 0,${46 + i * 15} ${15 - i},${40 + i * 15}`), 2, i, 0.1),
    ),
    '#c9ae94',
  );
  form(tufted('-22,-26 -26,0 -18,22 0,28 18,22 26,0 22,-26 0,-36', 6), '#fff8e6', 12);
  form(tufted('-13,-34 -14,-48 0,-56 14,-48 13,-34 0,-28', 3), '#f9ead0', 7);
  box.blot(ribbon(spline(points('-24,-24 -10,-32 10,-32 24,-24')), 8, { start: 0.3, end: 0.3 }), '#b23a5e');
  box.blot(
    ['-12,-14 -14,0 -10,12', '0,-18 0,0 0,14', '12,-14 14,0 10,12'].map((hair, i) =>
      ink(curve(hair), 2, i, 0.1),
    ),
    '#d8c2a4',
  );
}
