import { contactShadow, lit, strokes, within } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  limb,
  local,
  Path,
  polygon,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

const SHE = {
  body: closed('-60,-50! -62,-86 -56,-112 -44,-122 -32,-126! -20,-122 -10,-112 -6,-88 -8,-50!'),
  neck: limb('-33,-120 -30,-136', [7, 6.4], 6),
  face: closed('-22,-150! -13,-146 -11,-139 -14,-132 -20,-128 -28,-130! -32,-142'),
  hair: closed('-20,-154! -28,-162 -40,-162 -48,-152 -47,-138 -38,-129 -27,-130! -22,-138 -19,-147'),
  bun: ellipse(-47, -154, 9, 8),
};
const HE = {
  body: closed('2,-50! 2,-92 8,-120 20,-131 34,-134! 50,-130 62,-118 66,-90 64,-50!'),
  vest: closed('10,-50! 9,-92 14,-118 24,-130! 34,-126 44,-129! 56,-116 58,-90 56,-50!'),
  neck: limb('32,-128 29,-146', [8, 7.4], 6),
  head: closed('16,-166 15,-160! 12,-154! 15,-151 15,-144 20,-140 34,-140 45,-150 47,-163 41,-174 29,-178'),
  hair: closed('21,-158! 22,-166 32,-170 45,-168! 49,-158 46,-146 38,-137 26,-138! 24,-148'),
  ear: closed('21,-158 24,-159 25,-154 23,-149 20,-151'),
  arm: closed('16,-124! 2,-120 -16,-112 -34,-106! -36,-98 -30,-95! -10,-100 10,-101 20,-110'),
};
const leg = (left: number): Path =>
  polygon([
    [left, -50],
    [left + 13, -50],
    [left + 12, -15],
    [left + 1, -15],
  ]);
const SHE_LEGS = Path.join(leg(-46), leg(-30));
const HE_LEGS = Path.join(leg(20), leg(40));
const SHOES = Path.join([-46, -30, 20, 40].map((left) => ellipse(left + 6.5, -13, 8, 5)));
const FAR_LEGS = Path.join(roundRect(-72, -50, 6, 38), roundRect(66, -50, 6, 38));
const SLATS = Path.join([-102, -86, -70].map((top) => roundRect(-88, top, 176, 10)));

const paint = lit({ from: { towards: [-0.75, -0.6] }, shade: '#4a3438', rim: '#fffbe2', rimWidth: 2.6 });

/** Two old people on a bench, from behind, his arm along its back; the bench's middle on the ground at (x, y). */
export function couple(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  const form = (outline: Path, fill: string, soft: number, shade?: string): void =>
    paint(art, box.place(outline), fill, soft, shade ? { shade } : {});
  // before the garden's light hair and shoulders stand with a clean edge
  const edged = (outline: Path, breadth: number): void =>
    within(box, outline, { side: [-0.7 * breadth, -0.7 * breadth], paint: '#ffe7a6' });
  contactShadow(art, x + 14, y + 4, 170, 26, '#6d5240');
  contactShadow(art, x + 6, y - 5, 116, 13, '#54403a');
  box.fill(FAR_LEGS, '#4f3c3c').fill(SHOES, '#2f2530').fill(SHE_LEGS, '#8d93a0').fill(HE_LEGS, '#5c5348');
  form(SHE.neck, '#d9a283', 2);
  form(SHE.body, '#d77f6a', 11, '#8a3f48');
  edged(SHE.body, 3);
  form(SHE.face, '#e8b493', 3, '#a8705c');
  form(SHE.hair, '#d8d2c8', 6, '#8a8282');
  edged(SHE.hair, 2.4);
  form(SHE.bun, '#e4dfd4', 4, '#8a8282');
  edged(SHE.bun, 2.4);
  form(HE.neck, '#cf9a78', 2);
  form(HE.body, '#f4ead2', 10, '#a8987c');
  edged(HE.body, 3);
  form(HE.vest, '#5f8478', 10, '#2c4a48');
  form(HE.head, '#e0ab88', 6, '#9a6450');
  edged(HE.head, 2.2);
  form(HE.hair, '#dfd9cc', 5, '#9a9490');
  box.fill(HE.ear, '#d69a7c');
  form(
    polygon([
      [-86, -58],
      [86, -58],
      [86, -48],
      [-86, -48],
    ]),
    '#7a5840',
    3,
  );
  form(SLATS, '#a5764c', 3, '#57382c');
  form(
    polygon([
      [-78, -106],
      [-70, -106],
      [-69, 0],
      [-77, 0],
    ]),
    '#6a4c3a',
    2,
  );
  form(
    polygon([
      [70, -106],
      [78, -106],
      [77, 0],
      [69, 0],
    ]),
    '#6a4c3a',
    2,
  );
  box.fill(closed('-40,-106! -33,-107 -28,-100 -32,-93 -38,-92 -43,-96'), '#e0ab88');
  form(HE.arm, '#fbf2dc', 5, '#a8987c');
  strokes(box, ['82,-100 84,-108 91,-109 94,-102 106,-1'], 3.4, '#6a4630', 0);
  strokes(
    box,
    range(3, (i) => `${-52 + i * 14},${-112 + i * 2} ${-50 + i * 12},-106`),
    1,
    '#8a3f48',
    0.3,
  );
}
