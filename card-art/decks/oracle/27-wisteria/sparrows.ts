import { castShadow, lit, printed, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  type Path,
  type Placement,
} from '../../../kit/pen/index.ts';

const BODY = closed('-30,-13! -18,-21 -6,-30 4,-36 14,-36 20,-28 20,-18 13,-8 2,-4 -10,-7 -20,-10');
const BACK = closed('-30,-13! -18,-22 -6,-30 2,-34! 4,-26 -2,-18 -12,-12 -20,-10');
const CAP = closed('2,-33! 8,-38 16,-37 20,-31! 14,-31 8,-29 4,-25');
const CHEEK = ellipse(11, -26, 2.8, 2.3);
const BIB = closed('15,-25! 20,-26 20,-20 17,-18');
const BILL = closed('19,-31! 27,-27 19,-26!');
const TAIL = closed('-24,-17! -46,-18 -46,-12 -24,-10!');

const paint = lit({
  from: { towards: [-0.5, -0.7] },
  shade: '#6b4c40',
  rim: '#fff6d6',
  rimWidth: 0.9,
  stray: 0.2,
});

/** A sparrow that stands at (x, y) and looks to the right; `bow` is how far it leans down, in degrees. */
export function sparrow(art: Art, x: number, y: number, bow: number, placement: Placement = {}): void {
  const box = local(art, x, y, 0.5, placement);
  const leant = (path: Path): Path => path.rotate(bow, 0, -8);
  const form = (outline: Path, fill: string, soft: number): void =>
    paint(art, box.place(leant(outline)), fill, soft * 0.6);
  const shadow = castShadow(box.place(leant(BODY)), y, 0.5, 0.24);
  printed(art, shadow.bounds(), () => void art.fill(shadow, '#5c4238', 0.75));
  strokes(box, ['0,-8 1,0 7,1', '-5,-8 -4,0 2,1'], 1.1, '#8a5a48', 0);
  form(TAIL, '#6f4c3a', 2);
  form(BODY, '#efe2cc', 6);
  form(BACK, '#a3704c', 4);
  form(CAP, '#8f5436', 2);
  box.fill(leant(CHEEK), '#3a2a2c').fill(leant(BIB), '#3a2a2c').fill(leant(BILL), '#4a3a34');
  box.fill(leant(ellipse(14.6, -30, 1.9)), '#1f171c').fill(leant(ellipse(14, -30.7, 0.7)), '#fffaf0');
  strokes(
    box,
    ['-26,-14 -12,-18 0,-28', '-22,-12 -10,-14 1,-24', '-14,-11 -4,-16'].map((line) => leant(curve(line))),
    0.8,
    '#54362c',
    0.1,
  );
}
