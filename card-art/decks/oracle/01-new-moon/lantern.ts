import { contactShadow, INK, lit, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import { type Art, arc, closed, curve, ellipse, local, ramp, roundRect } from '../../../kit/pen/index.ts';

const TANK = closed('-34,-4! -30,-20 -22,-27! 22,-27! 30,-20 34,-4! 20,2 0,4 -20,2!');
const COLLAR = closed('-16,-36! 16,-36! 20,-27! -20,-27!');
const GLOBE = closed('-14,-36! -25,-50 -28,-66 -22,-84 -13,-96! 13,-96! 22,-84 28,-66 25,-50 14,-36!');
const HOOD = closed('-17,-96! -15,-104 -9,-109! -10,-116! 10,-116! 9,-109! 15,-104 17,-96!');
const CAP = closed('-14,-116! -8,-124 8,-124 14,-116!');
const FLAME = closed('0,-86! -5,-74 -9,-62 -7,-50 0,-46 7,-50 9,-62 4,-72!');

/** A storm lantern that stands on the ground at (x, y), about 125 × `scale` high. */
export function lantern(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x, y, 50 * scale, 9 * scale, '#2c1c12');
  const metal = lit({
    from: { towards: [0, -1] },
    shade: '#17140f',
    rim: '#e8a858',
    rimWidth: 1.6,
    stray: 0,
  });
  // the bail lies over to the right
  art.line(box.place(curve('-30,-92 -20,-124 6,-146 34,-138 42,-112 30,-92')), 2.6, '#5c4630');
  for (const side of [-1, 1]) {
    const pipe = curve(
      `${side * 27},-14 ${side * 36},-30 ${side * 36},-80 ${side * 30},-98 ${side * 14},-106`,
    );
    art.line(box.place(pipe), 5.4, '#241d16').line(box.place(pipe.translate(-side * 1.4, 0)), 1.6, '#d9984c');
  }
  const [fx, fy] = box.at(0, -64);
  stippledGlow(art, fx, fy, 96 * scale, '#ffd88c', 0.9);
  box.fill(GLOBE, box.radial(0, -60, 42, ramp(0, '#fffbe6', 0.4, '#ffe9ac', 0.75, '#f6bd62', 1, '#d98f40')));
  box.fill(FLAME, '#ffffff').fill(closed('0,-56! -4,-51 0,-46 4,-51!'), '#f0a850');
  strokes(box, ['-27,-58 0,-55 27,-58', '-24,-80 0,-77 24,-80'], INK.form, '#7c5428', 0);
  art.line(box.place(GLOBE), 1.4, '#8a5a2c');
  art.line(box.place(curve('-20,-52 -22,-66 -17,-82')), 2, '#fffdf0', 0.9);
  metal(art, box.place(COLLAR), '#3c2f22', 3);
  metal(art, box.place(TANK), '#3c2f22', 7);
  metal(art, box.place(HOOD), '#33281e', 3);
  metal(art, box.place(CAP), '#33281e', 3);
  box.fill(ellipse(20, -20, 5, 3.4), '#241d16');
  art.line(box.place(arc(0, -122, 5, -90, 90)), 2, '#241d16');
  box.fill(roundRect(-16, -38, 32, 3), '#f6bd62');
}
