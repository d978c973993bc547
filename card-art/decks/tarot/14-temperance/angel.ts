import { wing } from '../../../kit/figure/wing.ts';
import { flat, ink, printed } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, Path, ribbon } from '../../../kit/pen/index.ts';
import { liftedArm, loweredArm } from './arms.ts';
import { feet, gown, sash } from './body.ts';
import { head } from './head.ts';

/** The far wing stands up into the light. */
function farWing(art: Art): void {
  wing(art, {
    edge: curve('396,404 390,330 398,236 428,140 490,60'),
    angles: [132, 98],
    lengths: [110, 260],
    rows: [
      { length: 1, width: 38, count: 12, light: '#b8443e', dark: '#94303c' },
      { length: 0.6, width: 33, count: 12, light: '#e07a48', dark: '#c45c40' },
      { length: 0.34, width: 27, count: 13, light: '#f6b46c', dark: '#e59455' },
      { length: 0.18, width: 22, count: 14, light: '#fbcb86', dark: '#f0aa66' },
    ],
    arm: [22, '#fbcb86'],
    edgeLight: '#fff0c0',
    shaded: 'right',
    seed: 'far',
  });
}

/** The near wing grows from the shoulder blade and hangs in its own shade. */
function nearWing(art: Art): void {
  wing(art, {
    edge: curve('418,404 432,356 470,308 528,292 594,322'),
    angles: [176, 158],
    lengths: [74, 390],
    rows: [
      { length: 1, width: 44, count: 11, light: '#9c3544', dark: '#712440' },
      { length: 0.62, width: 38, count: 11, light: '#c65a40', dark: '#9f3f3e' },
      { length: 0.36, width: 31, count: 12, light: '#e68c52', dark: '#c96a46' },
      { length: 0.19, width: 25, count: 13, light: '#f2ab6a', dark: '#dc8552' },
    ],
    arm: [30, '#f2ab6a'],
    edgeLight: '#ffe6ac',
    shaded: 'right',
    seed: 'near',
  });
  // the shoulder's small feathers lie over the robe between the shoulder blades
  for (const [x, y, angle, size] of [
    [462, 400, 158, 1.2],
    [452, 404, 168, 1.25],
    [441, 404, 180, 1.15],
    [460, 380, 152, 1.1],
    [450, 384, 163, 1.15],
    [440, 386, 178, 1.1],
    [455, 362, 150, 0.95],
    [446, 364, 164, 1],
    [437, 368, 180, 0.95],
    [448, 346, 160, 0.8],
    [440, 350, 178, 0.8],
  ] as const) {
    const feather = closed('-0.3,0! -5,-10 -5.6,-22 0,-31 5.6,-22 5,-10 0.3,0!')
      .scale(size)
      .rotate(angle)
      .translate(x, y);
    flat(art, feather, '#f2ab6a', [feather.translate(4, 0), '#dc8552']);
  }
}

/** Water from lip to lip, thin and long, with the sun in it. */
function stream(art: Art): void {
  const way = curve('232,222 239,236 243,254 242,292 244,340 251,404 259,464');
  printed(art, [180, 240, 300, 480], () => art.glow(244, 350, 70, '#fff3d0', 0.6, 1.7));
  art.blot(ribbon(way, 12, { start: 0.4, end: 0.5, peak: 0.2, samples: 20 }), '#bfe3e0');
  art.blot(ribbon(way.translate(-1.6, 0), 6.4, { start: 0.3, end: 0.5, peak: 0.2, samples: 20 }), '#fffef4');
  art.blot([ink(way.translate(3, 2), 1.4, 2, 0.2)], '#7fb6bc');
  art.blot(
    [
      [225, 300, 2.4],
      [258, 384, 2],
      [243, 442, 1.7],
      [271, 448, 2.2],
      [250, 456, 1.5],
    ].map(([x, y, r]) => ellipse(x!, y!, r!, r! * 1.3)),
    '#fffef4',
  );
}

/** An angel seen from behind its shoulder, one foot in the water, who pours from a cup held high to one held low. */
export function angel(art: Art): void {
  feet(art);
  farWing(art);
  liftedArm(art);
  gown(art);
  head(art);
  nearWing(art);
  sash(art);
  loweredArm(art);
  stream(art);
}

/** The water where it meets the shin. */
export const lap = (art: Art): void => {
  art.blot(
    Path.join(
      ['310,789 322,795 336,797 350,794 362,788', '320,786 336,790 352,786'].map((line, i) =>
        ink(curve(line), 3.4 - i, i, 0.1),
      ),
    ),
    '#fff0cc',
  );
};
