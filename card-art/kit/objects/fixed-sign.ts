import {
  type Art,
  clamp,
  ellipse,
  LINE,
  type Local,
  local,
  type Paint,
  type Path,
  points,
  ramp,
  ribbon,
  spline,
  svgPath,
  tube,
} from '../pen/index.ts';

/** The four fixed signs in the corners of the Wheel, made for discs of 30 to 50 units. */
export type FixedSign = 'taurus' | 'leo' | 'scorpio' | 'aquarius';

const INK = '#3a1f4c';
const FINE = LINE.fine * 1.3;

/** Both halves of a shape that is symmetrical about x = 0. */
const sides = (path: Path): Path[] => [path.mirror(0), path];

/** Cream above, plum below. */
const coat = (box: Local): Paint =>
  box.radial(-10, -30, 130, ramp(0, '#fff3e2', 0.5, '#e3b0ae', 1, '#8a5a86'));

/** A bull's head from the front, asleep, horns like a moon. */
function taurus(box: Local): void {
  const fur = coat(box);
  const horn = spline(points('16,-38 52,-34 80,-50 78,-88'));
  for (const shape of sides(ribbon(horn, 22, { samples: 14, start: 0.9, end: 0.05, peak: 0.2 }))) {
    box.solid(shape, '#fbe3b4', LINE.mid);
  }
  const ear = svgPath('M34 -22C54 -34 78 -26 86 -10C68 0 46 -2 34 -10Z');
  for (const shape of sides(ear)) box.solid(shape, '#b97f92', LINE.mid);
  const head = spline(
    points('0,-48 26,-44 40,-26 36,6 27,40 32,64 20,84 0,88 -20,84 -32,64 -27,40 -36,6 -40,-26 -26,-44'),
    true,
  );
  box.solid(head, fur, LINE.mid);
  box.solid(
    svgPath('M-20 -46C-14 -26 -6 -20 0 -12C6 -20 14 -26 20 -46C8 -56 -8 -56 -20 -46Z'),
    '#7a4a6c',
    FINE,
  );
  for (const lid of sides(svgPath('M14 8C20 14 28 12 33 2')))
    box.taper(lid, 6, { start: 0.4, end: 0.2 }, INK);
  box.solid(svgPath('M-29 58C-24 46 24 46 29 58C32 72 20 84 0 85C-20 84 -32 72 -29 58Z'), '#fff3e2', FINE);
  for (const nostril of sides(svgPath('M9 62C14 58 20 60 20 66C16 70 11 68 9 62Z'))) box.blot(nostril, INK);
}

/** A lion's head from the front, asleep, its mane in one flaming ring. */
function leo(box: Local): void {
  const locks = 14;
  const knots = Array.from({ length: locks * 2 }, (_, i) => {
    const angle = (i * Math.PI) / locks;
    const reach = i % 2 ? 92 : 68;
    const lean = i % 2 ? 0.12 * Math.sin(angle) : 0; // tips hang down on both sides
    return [
      reach * Math.sin(angle + lean),
      4 - reach * Math.cos(angle + lean) * (angle > 2 && angle < 4.3 ? 1.06 : 1),
      i % 2,
    ] as const;
  });
  const bronze = box.radial(0, 0, 100, ramp(0, '#5c3352', 0.6, '#a9685c', 1, '#f0c48e'));
  box.solid(spline(knots, true), bronze, LINE.mid);
  const ear = svgPath('M26 -46C26 -66 42 -72 52 -62C58 -50 50 -38 38 -34Z');
  for (const shape of sides(ear)) box.solid(shape, '#d99a7c', FINE);
  const head = spline(
    points('0,-50 30,-44 44,-20 42,8 34,26 30,46 14,58 0,60 -14,58 -30,46 -34,26 -42,8 -44,-20 -30,-44'),
    true,
  );
  box.solid(head, coat(box), LINE.mid);
  for (const lid of sides(svgPath('M12 0C20 8 30 6 36 -6'))) box.taper(lid, 6, { start: 0.4, end: 0.2 }, INK);
  box.line(svgPath('M-13 -40C-15 -20 -17 0 -19 14M13 -40C15 -20 17 0 19 14'), FINE, '#b9766c', 0.8);
  box.solid(svgPath('M0 28C-8 26 -18 18 -20 12C-12 6 12 6 20 12C18 18 8 26 0 28Z'), '#7a3a5c', FINE);
  box.line(svgPath('M0 28V38M0 38C6 46 16 46 22 40M0 38C-6 46 -16 46 -22 40'), LINE.mid, INK);
}

/** A scorpion from above, pincers raised, sting curled. */
function scorpio(box: Local): void {
  const shell = coat(box);
  for (const [y, kneeX, kneeY, endX, endY] of [
    [-8, 38, -22, 56, 2],
    [6, 42, 0, 56, 26],
    [18, 38, 22, 46, 50],
  ] as const) {
    const leg = spline([
      [12, y],
      [kneeX, kneeY],
      [endX, endY],
    ]);
    for (const side of sides(leg)) box.taper(side, 7, { start: 0.9, end: 0.3 });
  }
  const arm = spline(points('14,-26 38,-34 44,-56 36,-70'));
  for (const side of sides(arm)) box.taper(side, 12, { start: 0.8, end: 0.7 });
  const claw = svgPath(
    'M26 -66C26 -82 38 -94 52 -94C46 -88 43 -82 44 -76C48 -80 54 -82 60 -80C58 -64 44 -54 32 -58Z',
  );
  for (const shape of sides(claw)) box.solid(shape, '#fbe3c8', LINE.mid);
  const tail = tube(points('0,26 2,56 18,82 46,84 64,64 58,44'), [14, 13, 11, 9, 7, 6], 24);
  box.solid(tail.outline, shell, LINE.mid);
  for (const t of [0.16, 0.32, 0.48, 0.64, 0.8]) box.line(tail.rib(t, 0.03), FINE, INK, 0.8);
  box.solid(svgPath('M58 50C46 46 42 34 50 22C52 30 58 34 64 36C68 42 66 50 58 50Z'), '#fbe3b4', LINE.mid);
  const body = spline(points('0,-40 16,-34 23,-14 20,10 12,30 0,38 -12,30 -20,10 -23,-14 -16,-34'), true);
  box.solid(body, shell, LINE.mid);
  const plates = [-12, 2, 15, 26].map((y, i) =>
    svgPath(`M${-22 + i * 3} ${y}C${-10 + i} ${y + 7} ${10 - i} ${y + 7} ${22 - i * 3} ${y}`),
  );
  box.line(plates, FINE, INK, 0.8);
}

/** A jug tipped to the right, water falling in two waves. */
function aquarius(box: Local): void {
  const jug = local(box.art, ...box.at(-20, -24), box.scale, { rot: 72 });
  const handle = spline(points('-14,-34 -44,-44 -56,-14 -34,8'));
  box.art.blot(ribbon(jug.place(handle), 11 * box.scale, { samples: 16, start: 0.9, end: 0.8 }), '#e6bd86');
  const body = svgPath(
    'M-14 -56C-10 -46 -12 -36 -18 -28C-40 -14 -42 20 -22 40C-10 48 10 48 22 40',
    'C42 20 40 -14 18 -28C12 -36 12 -46 18 -54C8 -60 -6 -60 -14 -56Z',
  );
  jug.solid(body, jug.radial(-14, -4, 80, ramp(0, '#fff3e2', 0.5, '#e3b0ae', 1, '#6d4a86')), LINE.mid);
  jug.line(svgPath('M-37 2C-18 12 18 12 37 2M-35 16C-16 26 16 26 35 16'), FINE, INK, 0.8);
  jug.solid(ellipse(2, -56, 16, 4), '#1d1442', FINE);
  for (const [x, sway] of [
    [40, 7],
    [56, -7],
  ] as const) {
    const water = tube(
      [
        [34, -34],
        [x, -14],
        [x + sway, 14],
        [x - sway, 44],
        [x + sway, 90],
      ],
      [3, 6, 7, 7, 8],
      24,
    );
    box.solid(water.outline, '#d9d3f4', FINE);
  }
}

const DRAW: Record<FixedSign, (box: Local) => void> = { taurus, leo, scorpio, aquarius };

/** Draws a sign in the disc of `radius` round (x, y). */
export function fixedSign(art: Art, sign: FixedSign, x: number, y: number, radius: number): void {
  DRAW[sign](local(art, x, y, clamp(radius, 1, 200) / 108));
}
