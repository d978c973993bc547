import { contactShadow, INK, lit, printed, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, limb, local } from '../../../kit/pen/index.ts';

const JACKET = closed('-9,-84! -15,-70 -16,-50 -14,-40! 0,-37 14,-41! 16,-56 17,-72 13,-83! 3,-87');
const PACK = closed('-10,-85! -16,-79 -19,-62 -18,-47 -11,-42 3,-41 10,-46 12,-64 10,-80 5,-86! -3,-88');
const MAT = closed('-14,-45! -18,-41 -15,-36 4,-34 11,-37 11,-43!');
const NECK = closed('0,-92! -1,-84! 8,-83! 8,-93!');
const HAIR = closed('-4,-96! -5,-90 -1,-86 4,-86 10,-90 11,-97!');
const BRAID = closed('1,-89 -3,-82 -1,-74 -3,-67 0,-62! 3,-68 3,-76 6,-83 6,-89');
const CROWN = closed('-7,-97! -7,-105 -1,-110 7,-109 13,-103 13,-97!');
const BRIM = ellipse(3, -96.5, 15.5, 4.2).rotate(-6, 3, -96.5);

/** Somebody with a pack and a stick, from behind, who goes up; feet at (x, y), about 110 × `scale` high, sun from the left. */
export function hiker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = lit({
    from: { towards: [-1, -0.35] },
    shade: '#33343a',
    rim: '#ffeeb8',
    rimWidth: 1.3,
    stray: 0,
  });
  contactShadow(art, x + 2 * scale, y + 1, 22 * scale, 4 * scale, '#5a5a3c');
  const shadow = closed('-12,2! 10,-1 30,-4 66,-5 86,-2 96,-4 112,-3 120,1 110,5 94,4 84,4 62,8 28,6 4,6!');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#3f6248', 0.85));
  const paint = (
    outline: Parameters<typeof box.place>[0],
    fill: string,
    soft: number,
    shade?: string,
  ): void => form(art, box.place(outline), fill, soft * scale, shade ? { shade } : {});
  paint(closed('5,-18! 15,-19 18,-15 17,-10! 6,-9!'), '#4a352c', 2);
  paint(limb('6,-42 14,-32 14,-24 11,-14', [8.4, 8.4, 7, 5.4], 14), '#5f5a4c', 4);
  paint(closed('-15,-10! -4,-10 -3,1! -16,1! -17,-4'), '#5a4030', 3);
  paint(limb('-5,-44 -8,-32 -7,-20 -9,-6', [9, 8.4, 6.6, 5.4], 14), '#757060', 4);
  paint(JACKET, '#c84f45', 6, '#6a2c34');
  paint(limb('13,-78 22,-68 24,-58 30,-54', [5.8, 5.6, 4.8, 3.4], 14), '#c84f45', 4, '#6a2c34');
  art.line(box.place(curve('29,-62 32,-32 34,-4')), 1.7, '#6a4a30');
  box.fill(ellipse(30.4, -54, 3, 3.4), '#d99a78');
  paint(limb('-12,-76 -19,-66 -20,-56 -15,-50', [5, 5, 4.4, 3.6], 14), '#d3574c', 4, '#6a2c34');
  paint(PACK, '#d8a84e', 7, '#7c5030');
  paint(MAT, '#5f9a86', 3, '#2c5a58');
  strokes(
    box,
    ['-17,-66 -6,-63 11,-65', '-14,-82 -15,-64 -14,-46', '4,-84 6,-64 5,-44'],
    INK.detail,
    '#7c5030',
    0,
  );
  paint(NECK, '#c98c6c', 2);
  paint(HAIR, '#5a3828', 3);
  paint(BRAID, '#5a3828', 2);
  paint(CROWN, '#e6d2a0', 2.4, '#9a7a54');
  strokes(box, ['-7,-99 3,-98 13,-100'], 2.6, '#a8503c', 0);
  paint(BRIM, '#f0dfb0', 1.6, '#9a7a54');
}
