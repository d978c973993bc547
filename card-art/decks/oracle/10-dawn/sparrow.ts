import { contactShadow, type Plane, strokes, twoTone } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, local, type Path, unit } from '../../../kit/pen/index.ts';

const TAIL = closed('24,-22! 44,-12 62,0 68,6! 60,10 40,0 20,-8!');
const BODY = closed('-24,-58 -12,-64 4,-60 20,-48 30,-30 30,-16 20,-6 4,-1 -12,-4 -26,-16 -32,-32 -32,-46');
const HEAD = closed('-36,-64 -32,-76 -20,-82 -6,-80 4,-70 4,-58 -4,-48 -18,-44 -30,-48 -36,-56');
const CAP = closed('-37,-66! -32,-77 -20,-83 -6,-81 5,-70 6,-58 2,-52! -2,-62 -12,-69 -26,-68!');
const BIB = closed('-37,-60! -28,-58 -24,-50 -27,-42! -34,-46 -37,-54');
const CHEEK = ellipse(-11, -58, 5, 4.4);
const WING = closed('-10,-46! 6,-50 20,-40 32,-24 46,-8! 30,-8 12,-12 -2,-22 -10,-34');
const BILL = closed('-36,-66! -48,-60 -36,-58!');

const toned = twoTone({ towards: unit([-1, -0.3]) });

/** A tree sparrow that looks to the left, into the sun; it holds on at (x, y). */
export function sparrow(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  contactShadow(art, x + 10 * scale, y + 3, 34 * scale, 4, '#4a2e30');
  const form = (outline: Path, fill: string, shade: string, soft: number, ...planes: Plane[]): void =>
    toned(box, outline, { fill, shade, soft, rim: '#fff3d0', rimWidth: 1.6 }, ...planes);
  strokes(box, ['-6,-6 -8,2', '4,-6 3,3'], 3.4, '#6d4038', 0);
  form(TAIL, '#75523f', '#4c352f', 4);
  form(BODY, '#ecd8c0', '#b08a76', 13, [closed('-34,-12! -16,-10 4,-8 26,-14! 30,10 -30,10'), '#c8a48c']);
  form(WING, '#a06c44', '#6e4630', 9, [closed('-8,-46! 6,-50 22,-38 34,-22! 20,-30 6,-38'), '#bd8754']);
  form(HEAD, '#f8eddc', '#cdb09c', 8);
  box.fill(CAP, '#8a4f3a').fill(BIB, '#3a2a2a').fill(CHEEK, '#3a2a2a').fill(BILL, '#4a3836');
  strokes(box, ['-4,-36 12,-36 26,-24', '0,-28 14,-26 32,-14'], 2, '#f0dcc0', 0.1);
  strokes(box, ['2,-22 18,-16 38,-9', '-2,-40 12,-42 24,-32'], 1.6, '#4a3430', 0.1);
  box.fill(ellipse(-26, -65, 3.2), '#2a1f22').fill(ellipse(-27, -66.2, 1.1), '#ffffff');
}
