import { contactShadow, flat, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  type Point,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** He has seen nothing like it: on his post, not yet gone to bed. */
export function rooster(art: Art): void {
  const [x, y] = [108, 702];
  const post = closed(
    `${x - 15},880! ${x - 14},${y}! ${x - 8},${y - 4} ${x},${y - 5.4} ${x + 8},${y - 4} ${x + 14},${y}! ${x + 15},880!`,
  );
  const rail = roundRect(30, y + 40, 80, 13);
  form(art, rail, '#5b4a34', 4);
  form(art, post, '#6a563c', 8);
  // we look down on its sawn end
  flat(art, ellipse(x, y, 14, 5), '#a48a5c', { side: [3, -1], paint: '#7d6744' });
  strokes(
    art,
    [`${x - 7},${y + 12} ${x - 6},${y + 60} ${x - 7},870`, `${x + 5},${y + 14} ${x + 4},${y + 90}`],
    INK.form,
    '#3a2e20',
  );
  contactShadow(art, x + 1, y + 1, 12, 3, '#2c2218');
  const box = local(art, x - 9, y, 1.06);
  const tail = [
    ['-18,-50 -40,-58 -56,-46 -60,-16', 13],
    ['-16,-54 -46,-78 -74,-62 -78,-22', 16],
    ['-14,-58 -48,-104 -86,-86 -94,-40', 19],
    ['-12,-62 -38,-122 -78,-120 -98,-84', 17],
  ] as const;
  for (const [way, width] of tail) {
    form(
      art,
      box.place(ribbon(curve(way), width, { samples: 16, start: 0.6, end: 0.05, peak: 0.45 })),
      '#24403c',
      5,
    );
    strokes(box, [way], INK.detail, '#47695f', 0.3);
  }
  leg(box, '9,-46! 25,-48 28,-34 21,-22 16,-14! 9,-24', [15, -22], [15, -3]);
  leg(box, '-14,-46! 4,-50 10,-36 4,-22 -2,-13! -10,-24', [-2, -21], [2, 0]);
  const body = closed(
    '20,-104! 12,-86 1,-70 -14,-60 -28,-54! -30,-44 -18,-31 2,-24 24,-26 38,-38 45,-58 42,-78 38,-92 38,-104!',
  );
  form(art, box.place(body), '#6a3024', 14);
  const hackle = closed(
    '16,-118! 11,-105 8,-89 0,-73! 4,-64 3,-57! 9,-66! 15,-58 16,-51! 21,-62! 27,-56 29,-49! 33,-61! 39,-57 42,-53! 43,-70 41,-94 36,-112!',
  );
  form(art, box.place(hackle), '#c98a3c', 9, { shade: '#6d3a22' });
  strokes(
    box,
    ['18,-106 13,-88 6,-70', '24,-104 22,-84 17,-64', '30,-102 31,-82 29,-62', '36,-98 39,-82 39,-66'],
    INK.detail,
    '#7d4424',
    0.2,
  );
  const wing = closed('-24,-52! -8,-60 10,-58 24,-48 18,-38 0,-33 -22,-38!');
  form(art, box.place(wing), '#355048', 6);
  // coverts over the quills
  flat(box, '-22,-52! -8,-59 9,-57 22,-48! 17,-45 13,-49 8,-45 3,-50 -3,-46 -8,-51 -14,-47!', '#4c7064');
  strokes(box, ['-18,-42 0,-38 14,-42', '-20,-46 -12,-42 -4,-41'], INK.detail, '#182c2c', 0.2);
  head(local(art, ...box.at(24, -112), 1.06, { rot: -26 }));
}

/** The feathered thigh, the hock that bends back, the shank with its spur, toes that go round the post's edge. */
function leg(box: Local, thigh: string, [hx, hy]: Point, [x, y]: Point): void {
  const horn = '#b07c34';
  box.line(curve(`${hx},${hy} ${x},${y}`), 4.2, horn);
  box.fill(closed(`${hx},-13! ${hx - 6},-14! ${hx + 1},-9!`), horn);
  box.line(
    [
      curve(`${x},${y} ${x + 5},${y - 1} ${x + 8.6},${y + 4}`),
      curve(`${x},${y} ${x + 3},${y + 3} ${x + 4},${y + 8}`),
      curve(`${x},${y} ${x - 7},${y + 2}`),
    ],
    3.4,
    horn,
  );
  form(box.art, box.place(closed(thigh)), '#4a241f', 5);
}

/** About where it sits on the neck; thrown back, to see better. */
function head(box: Local): void {
  const put = (outline: Path, fill: string, soft: number): void =>
    form(box.art, box.place(outline), fill, soft);
  const comb = closed('-10,-12! -15,-20! -9,-20 -10,-29! -3,-24 1,-33! 5,-24 12,-29! 12,-21 15,-13!');
  put(comb, '#ce4135', 2);
  box.fill(closed('-11,6! -11,-12 -2,-19 8,-19 14,-12! 14,-2 9,8 -2,14!'), '#c98a3c');
  box.fill(closed('12,-13! 27,-13! 14,-4!'), '#d9a441');
  box.line(curve('14,-8 24,-11'), 1, '#7d5a24');
  box.fill(closed('13,-4! 18,5 14,14 9,8 10,-2!'), '#ce4135').fill(ellipse(7, -8, 6, 5), '#ce4135');
  box
    .fill(ellipse(7, -9, 3), '#f4c64e')
    .fill(ellipse(7.6, -9.6, 1.8), '#17110d')
    .fill(ellipse(8.2, -10.2, 0.6), '#ffffff');
}
