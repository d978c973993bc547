import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Placement,
} from '../../../kit/pen/index.ts';
import { SUNWARD } from './view.ts';

const form = lit({ from: { towards: SUNWARD }, shade: '#2e3a44', rim: '#fff4d0', rimWidth: 1.7, stray: 0.3 });
const [BLUE, DEEP, YELLOW, WHITE] = ['#6484b4', '#2a3450', '#d9b45c', '#f7f0dc'];

const BODY = closed('30,-22! 12,-19 -14,-15 -42,-14 -64,-20! -60,-6 -42,10 -18,24 8,31 32,26 47,14! 40,0');
const WING = closed('14,-16! -10,-17 -44,-18 -84,-30! -66,-12 -40,4 -12,11 8,4 16,-6');
const TAIL = closed('-52,-20! -84,-28 -118,-42! -126,-32! -92,-16 -54,-6!');
const HEAD = closed('22,-10! 26,-25 42,-31 57,-25 64,-10! 64,-2 56,11 42,15 28,8');

/** A blue tit that heads right, its feet at (0, 32). `gapes`: it asks to be fed. */
export function tit(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { gapes = false, nod = 0, ...placement }: Placement & { gapes?: boolean; nod?: number } = {},
): void {
  const box = local(art, x, y, scale, placement);
  const part = (outline: Path, fill: string, soft: number, shade?: string): void =>
    form(art, box.place(outline), fill, soft * scale, shade ? { shade } : {});
  box.line([curve('-4,26 -8,32 -6,37'), curve('12,26 10,32 13,37')], 2.6 * scale, '#4a505c');
  part(TAIL, '#56749f', 4);
  strokes(box, ['-60,-16 -90,-24 -118,-36'], INK.form, DEEP, 0.1);
  part(BODY, YELLOW, 8, '#8a6a34');
  part(closed('30,-22! 12,-19 -14,-15 -42,-14 -64,-20! -58,-10 -30,-4 8,-2 28,-6'), '#8a9570', 4);
  part(WING, BLUE, 5);
  box.fill(closed('10,-4! -4,-3 -22,-4 -30,-7! -22,0 -4,3 8,1'), WHITE);
  strokes(
    box,
    ['-8,6 -36,0 -66,-16', '-14,-10 -44,-12 -74,-24', '-12,-2 -40,-5 -70,-19'],
    INK.form,
    DEEP,
    0.1,
  );
  head(local(art, ...box.at(34, 2), scale, { ...placement, rot: (placement.rot ?? 0) + nod }), gapes);
}

/** Cap, white face, the dark line through the eye; drawn round the neck. */
function head(box: Local, gapes: boolean): void {
  const at = (path: Path): Path => path.translate(-34, -2);
  const skull = box.place(at(HEAD));
  form(
    box.art,
    skull,
    () => {
      box.art.fill(skull, WHITE);
      box.fill(at(closed('20,-8! 24,-26 42,-34 58,-27 62,-15! 52,-20 40,-20 30,-16')), BLUE);
      box.fill(at(closed('20,-8! 34,-10 50,-11 66,-8! 64,-3 50,-4 36,-2 22,2!')), DEEP);
      box.fill(at(closed('64,0! 60,12 50,18 40,16! 50,10 56,2')), DEEP);
    },
    5 * box.scale,
    { depth: 0.7 },
  );
  strokes(box, [at(curve('23,-4 24,6 32,13 44,16'))], 3 * box.scale, DEEP, 0);
  const bill = gapes
    ? ['61,-9! 70,-11 77,-12! 69,-4 62,-3!', '62,-2! 68,2 74,6! 66,6 60,3!']
    : ['61,-8! 69,-6 76,-2! 68,0 62,1!'];
  for (const knots of bill) box.fill(at(closed(knots)), '#3a4048');
  box.fill(at(ellipse(49, -7.4, 4.4, 4.6)), '#161a26').fill(at(ellipse(50.6, -9.2, 1.5)), '#fffaf0');
}
