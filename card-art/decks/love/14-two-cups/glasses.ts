import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, type Local, local, type Path } from '../../../kit/pen/index.ts';

const LINE_COLOUR = '#fff1cc';

/** What makes one glass unlike the other. */
interface Glass {
  bowl: string;
  wine: string;
  /** Half the width of foot, rim and of the wine's disc; how high rim, wine and the bowl's lowest point are. */
  foot: number;
  rim: readonly [half: number, height: number];
  level: readonly [half: number, height: number];
  stem: number;
  /** The side on which the flame stands. */
  flame: 1 | -1;
}

const TALL: Glass = {
  bowl: '0,-41 -12,-46 -22,-60 -25,-76 -23,-92 -19,-110! 19,-110! 23,-92 25,-76 22,-60 12,-46',
  wine: '0,-43 -11,-47 -21,-60 -24,-76 -24,-82! 24,-82! 24,-76 21,-60 11,-47',
  foot: 21,
  rim: [19, -110],
  level: [24, -82],
  stem: -41,
  flame: 1,
};
const LOW: Glass = {
  bowl: '0,-18 -15,-22 -27,-34 -30,-48 -28,-60 -24,-72! 24,-72! 28,-60 30,-48 27,-34 15,-22',
  wine: '0,-20 -14,-23 -23,-30! 23,-30! 14,-23',
  foot: 21,
  rim: [24, -72],
  level: [23, -30],
  stem: -18,
  flame: -1,
};

/** A stemmed glass; its foot stands at (x, y). */
function glass(art: Art, x: number, y: number, scale: number, { foot, stem, flame, ...of }: Glass): void {
  const box = local(art, x, y, scale);
  const bowl = closed(of.bowl);
  const disc = ([half, height]: readonly [number, number]): Path => ellipse(0, height, half, half * 0.2);
  box.fill(ellipse(0, 0, foot, foot * 0.33), '#f3d6a2', 0.6);
  lines(box, [ellipse(0, 0, foot, foot * 0.33)], 1.3);
  box.fill(closed(`-1.8,${stem}! 1.8,${stem}! 1.8,-12 6,-2! -6,-2! -1.8,-12`), '#f2d9a8');
  box.fill(bowl, '#f6dcae', 0.16);
  flat(box, closed(of.wine), '#701c36', { side: [-(flame * -4), -2], paint: '#b04a48' });
  box.fill(disc(of.level), '#a23c48');
  lines(box, [bowl], 1.5);
  lines(box, [disc(of.rim)], 1.2);
  const at = flame * of.rim[0];
  strokes(
    box,
    [`${at * 0.96},${of.rim[1] + 12} ${at * 1.1},${of.rim[1] + 24} ${at * 1.08},${of.rim[1] + 34}`],
    2.4,
    '#fff6da',
    0,
  );
}

const lines = (box: Local, paths: Path[], width: number): void => void box.line(paths, width, LINE_COLOUR);

/** A tall one, nearly full. */
export const tallGlass = (art: Art, x: number, y: number): void => glass(art, x, y, 1.5, TALL);
/** A low round one with a sip left. */
export const lowGlass = (art: Art, x: number, y: number): void => glass(art, x, y, 1.6, LOW);
