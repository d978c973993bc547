import { INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  Path,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { form } from './view.ts';

/** He has seen nothing like it: on his post, not yet gone to bed. */
export function rooster(art: Art): void {
  const [x, y] = [116, 700];
  const post = closed(`${x - 15},880! ${x - 13},${y}! ${x},${y - 4} ${x + 13},${y}! ${x + 15},880!`);
  const rail = roundRect(30, y + 40, 92, 13);
  form(art, rail, '#5b4a34', 4);
  form(art, post, '#6a563c', 8);
  strokes(
    art,
    [`${x - 6},${y + 8} ${x - 5},${y + 60} ${x - 6},870`, `${x + 5},${y + 14} ${x + 4},${y + 90}`],
    INK.form,
    '#3a2e20',
  );
  const box = local(art, x + 2, y - 1, 1.06);
  const tail = [
    ['-16,-52 -44,-92 -78,-88 -92,-46', 15],
    ['-16,-50 -44,-76 -72,-66 -82,-24', 13],
    ['-14,-54 -34,-104 -66,-112 -92,-84', 14],
    ['-14,-48 -36,-58 -60,-42 -66,-6', 11],
  ] as const;
  for (const [way, width] of tail)
    form(
      art,
      box.place(ribbon(curve(way), width, { samples: 16, start: 0.6, end: 0.05, peak: 0.45 })),
      '#24403c',
      4,
    );
  box.line([curve('-1,-24 -2,-12 0,0'), curve('13,-24 12,-12 13,0')], 4.2, '#b07c34');
  box.line([curve('-3,-1 9,1'), curve('10,-1 23,1'), curve('0,0 -6,1')], 3.6, '#b07c34');
  const thighs = Path.join(
    closed('-14,-46! 2,-50 8,-36 2,-20 -3,-15! -10,-26'),
    closed('4,-46! 22,-50 26,-38 18,-22 12,-16! 4,-28'),
  );
  form(art, box.place(thighs), '#4a241f', 5);
  const body = closed(
    '12,-104! 10,-86 0,-70 -14,-60 -28,-54! -30,-44 -18,-31 2,-24 24,-26 38,-38 45,-58 42,-78 38,-92 38,-104!',
  );
  form(art, box.place(body), '#6a3024', 14);
  const hackle = closed(
    '16,-118! 10,-102 4,-86 -6,-72! 6,-72! 12,-64! 20,-68! 28,-60! 34,-68! 42,-64! 42,-80 40,-96 36,-112!',
  );
  form(art, box.place(hackle), '#c98a3c', 9, { shade: '#6d3a22' });
  strokes(
    box,
    ['18,-108 12,-92 6,-80', '24,-106 22,-88 18,-74', '30,-104 32,-88 30,-72'],
    INK.detail,
    '#7d4424',
    0.2,
  );
  const wing = closed('-24,-52! -8,-60 10,-58 24,-48 18,-38 0,-33 -22,-38!');
  form(art, box.place(wing), '#355048', 6);
  strokes(box, ['-18,-42 0,-38 14,-42', '-20,-47 -2,-45 16,-48'], INK.detail, '#182c2c', 0.2);
  head(local(art, ...box.at(24, -112), 1.06, { rot: -26 }));
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
