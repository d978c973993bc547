import { flat, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, local, polar, ribbon, spline } from '../../../kit/pen/index.ts';

/** Skin as the room has it, as the fire does, as the evening in the window does. */
export const SKIN = { base: '#b97c5e', shade: '#7d4a46', warm: '#e2a070', cool: '#c9b4c8' };
const HAIR = { base: '#3e2830', dark: '#281a24', warm: '#8a5238', cool: '#7a7292' };

/** Her head in profile, the eyes on her hand: hair parted in the middle, drawn over the ear into a braid. */
export function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 0.58, { rot: -14 });
  flat(
    box,
    '-6,-48! -22,-44 -33,-32 -37,-18 -37,-11 -34,-4! -38,5 -43,12 -44.5,15.5 -42,18.5! -38,20 -37,24 -40.6,28! -39,31 -41,35! -37,39 -38,43 -37,49 -30,56 -17,53 0,42! 16,36 18,0 8,-36',
    SKIN.base,
    // the plane of cheek and jaw that turns from the window
    ['-4,-44! -10,-16 -8,6 -16,24 -24,42 -28,60! 20,70 30,0', SKIN.shade, 0.6],
    ['-27,-8! -35,-8 -33,-2! -28,3 -23,-1', SKIN.shade, 0.55],
    ['-36,17! -39,14 -44,17! -42,21 -37,20!', SKIN.shade, 0.9],
    ['-32,12 -22,10 -14,18 -20,25 -30,22', '#cf8064', 0.28],
    ['-2,40! 6,30 14,20 30,20! 20,60 -10,64 -20,56!', SKIN.warm, 0.55],
    { side: [-1.2, -0.2], paint: SKIN.cool },
  );
  // lips
  flat(box, '-40.4,28! -37,25 -33.5,26.2 -29,27.4! -32,30 -37,30.4!', '#9a4450');
  flat(box, '-39,30.8! -35,30.8 -30,28.6! -31.6,33.6 -36,35.6 -40,34.4!', '#b8606a');
  // hair from the parting over the ear to the nape
  flat(
    box,
    '-8,-49! 6,-58 28,-54 44,-38 51,-14 50,12 46,34 42,48! 30,46 20,36! 8,30 2,20 -2,8 -6,-4 -14,-14 -24,-22 -31,-31!',
    HAIR.base,
    ['2,-42! 22,-40 34,-26 36,0 28,22 22,36! 40,40 60,0 40,-70 0,-66', HAIR.dark],
    [ribbon(curve('47,-24 50,-6 46,14 36,30'), 6, { start: 0.1, end: 0.3 }), HAIR.warm],
    [ribbon(curve('-31,-33 -22,-42 -8,-50 8,-57'), 4, { start: 0.2, end: 0.1 }), HAIR.cool],
  );
  strokes(
    box,
    [
      '-20,-34 -2,-26 12,-10 20,10',
      '-10,-44 10,-38 24,-20 28,4',
      '4,-52 26,-44 38,-24',
      '-16,-26 0,-16 10,0 16,16',
      '0,-2 8,12 18,24',
    ],
    1.8,
    '#6a463e',
    0.1,
  );
  // brow, lowered lid, iris, a light in it, the lash
  strokes(box, ['-18,-14 -26,-17 -35,-14'], 2.1, HAIR.base, 0);
  const ball = closed('-34,-6! -30,-9 -24,-6 -20,-1! -26,2 -32,1!');
  box.fill(ball, '#e8d2c0');
  box.clip(ball, () => void box.fill(ellipse(-29.8, -1.2, 4, 4.4), '#2a1a20'));
  box.fill(closed('-36,-7! -30,-11 -22,-8 -18,-1! -24,-4 -30,-5.2!'), '#9a6450');
  strokes(box, ['-35.5,-4.4 -30,-6 -24,-4.2 -18,0'], 2.4, '#24141c', 0);
  box.fill(ellipse(-31, -2.6, 1, 1.1), '#eef0fa');
  // the ear's lobe, a small ring in it
  flat(box, '-1,10! 5,6 9,12 7,22 3,26! -1,20', SKIN.base, ['3,12! 7,12 6,20 3,22!', SKIN.shade]);
  box.fill(ellipse(3.4, 28, 2.6), '#e0b468');
}

/** A braid of three strands along a course, thinner to its end, a tuft below its tie. */
export function braid(art: Art, knots: string): void {
  const steps = curve(knots).walk(12);
  for (const [i, { x, y, angle, t }] of steps.slice(0, -1).entries()) {
    const side = i % 2 ? 1 : -1;
    const w = 8.4 * (1 - t * 0.4);
    const lobe = spline(
      [
        [...polar(...polar(x, y, w * 1.05, angle + side * 78), 2, angle), 0],
        [...polar(x, y, w * 1.5, angle + side * 24), 0],
        [...polar(x, y, w * 1.7, angle - side * 10), 1],
        [...polar(x, y, w * 0.7, angle - side * 80), 0],
        [...polar(x, y, w * 0.6, angle + 180 - side * 30), 1],
        [...polar(x, y, w * 0.9, angle + side * 130), 0],
      ],
      true,
    );
    flat(art, lobe, HAIR.base, { side: [2, 1], paint: side < 0 ? HAIR.warm : HAIR.dark });
  }
  const end = steps.at(-1)!;
  art.fill(
    closed(
      `${end.x - 4},${end.y}! ${end.x + 4},${end.y}! ${end.x + 5},${end.y + 12} ${end.x},${end.y + 24}! ${end.x - 5},${end.y + 12}`,
    ),
    HAIR.base,
  );
  art.fill(ellipse(end.x, end.y, 5, 3), '#73a6e6');
}
