import { INK, ink, modelled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, type Path, points, tube } from '../../../kit/pen/index.ts';

/** Bow to the right; the waterline's middle at (0, 0), upright: the swell tilts it. */
const HULL = closed('-62,-22! -30,-12 10,-12 44,-20 76,-36! 66,-12 48,6 10,14 -34,12 -54,2!');
const INSIDE = closed('-62,-22! -30,-12 10,-12 44,-20 76,-36! 40,-26 8,-20 -30,-19!');
const MAST = tube(points('10,-10 8,-80 3,-152'), [2.6, 2.2, 1.4], 10).outline;
/** Filled by the wind from behind us and the left. */
const SAIL = closed('2,-148! 22,-116 34,-76 30,-34! 4,-26 -30,-28 -50,-34! -40,-70 -22,-112!');
const JIB = closed('5,-140! 34,-104 58,-66 72,-36! 56,-34 44,-34 36,-36! 38,-72 24,-110!');

/** A small sailing boat that climbs towards the right, somebody at the tiller. */
export function boat(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale, { rot: -15 });
  const form = (outline: Path, fill: string, soft: number, shade: string, rim: string): void =>
    modelled(
      art,
      box.place(outline).bounds(),
      { towards: [-soft, -soft * 0.3], soft, shade, rim, rimWidth: 1.8 },
      () => void box.fill(outline, fill),
    );
  box.fill(INSIDE, '#4c3040');
  form(JIB, '#f2cf96', 7, '#b8743c', '#fff4d4');
  box.fill(MAST, '#54382f');
  form(SAIL, '#e0914e', 10, '#9c4a2c', '#ffe3ae');
  art.blot(
    ['-16,-112 8,-108 24,-112', '-32,-84 2,-78 32,-84', '-43,-58 -6,-52 32,-58'].map((seam, i) =>
      ink(box.place(curve(seam)), INK.detail, i, 0.1),
    ),
    '#a8552f',
  );
  // the boom, and the sheet that runs from it to the hand
  box.fill(tube(points('12,-30 -20,-31 -54,-36'), [1.6, 1.6, 1.2], 8).outline, '#54382f');
  art.line(box.place(curve('-40,-34 -32,-28 -25,-24')), 1, '#54382f');
  box.fill(tube(points('-68,-27 -60,-21 -54,-12'), [1.4, 1.6, 1.6], 6).outline, '#54382f');
  sailor(box.fill.bind(box), form);
  form(HULL, '#f4ead2', 8, '#7c6a70', '#ffffff');
  art.blot(ink(box.place(curve('-59,-15 -28,-4 12,-4 46,-11 72,-27')), 2.6, 3, 0), '#2f6478');
}

/** A back, a head that looks up at the wave, an arm to the tiller. */
function sailor(
  fill: (path: Path, paint: string) => unknown,
  form: (outline: Path, fill: string, soft: number, shade: string, rim: string) => void,
): void {
  // the far arm braces on the gunwale
  fill(tube(points('-38,-46 -28,-36 -24,-24'), [4, 3.4, 2.6], 10).outline, '#24406a');
  form(
    closed('-58,-12! -58,-32 -54,-46 -47,-53! -40,-52 -35,-43 -32,-26 -32,-14!'),
    '#2f5478',
    5,
    '#1c2c50',
    '#d8e6e6',
  );
  // the near one holds the tiller behind him
  form(
    tube(points('-47,-46 -53,-36 -61,-29 -66,-27'), [4.4, 4, 3.2, 2.4], 12).outline,
    '#3a638a',
    3,
    '#1c2c50',
    '#d8e6e6',
  );
  fill(ellipse(-67, -26, 2.8, 2.8), '#eebf98');
  // the head is thrown back: the face is a chin and a cheek
  fill(closed('-46,-54! -40,-52 -36,-56 -35,-61 -36,-66 -42,-70!'), '#eebf98');
  fill(closed('-40,-67! -45,-72 -52,-70 -55,-63 -52,-55 -46,-53! -43,-58 -43,-62!'), '#3a2a34');
  fill(tube(points('-51,-53 -45,-51 -39,-53'), [2.6, 3, 2.4], 8).outline, '#f0d9a4');
}
