import { contactShadow, INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  type Path,
  polygon,
  polyline,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { face, seen } from './view.ts';

/** In metres: the deck's height, its end, its far and near edge. */
const DECK = { up: 0.6, end: 1.72, far: 6.7, near: 5.2 } as const;
/** Where the boat is made fast. */
const POST = { x: 345, foot: 728, head: 644 } as const;

const form = lit({
  from: { towards: [-1, -0.3] },
  shade: '#1f2c2c',
  rim: '#f2c47e',
  rimWidth: 2,
  stray: 0.8,
});

/** Boards over the water from the right, on piles. */
export function jetty(art: Art): void {
  const { up, end, far, near } = DECK;
  for (const right of [1.9, 2.9, 3.8]) {
    const [x, y] = seen([right, up, near]);
    form(art, roundRect(x - 9, y, 18, 150), '#4a4438', 5);
  }
  const deck = face([end, up, near], [end, up, far], [6, up, far], [6, up, near]);
  art.fill(deck, '#9c835a');
  const seams = range(14, (i): Path => {
    const right = end + 0.3 * (i + 1);
    return polyline([seen([right, up, near]), seen([right, up, far])]);
  });
  art.line(seams, 1.6, '#5f5540');
  stippled(art, deck, '#e8bd76', [310, 700], [430, 720], [0.75, 0]);
  stippled(art, deck, '#4a4a40', [440, 0], [560, 0], [0, 0.75]);
  const edge = face([end, up, near], [6, up, near], [6, up - 0.18, near], [end, up - 0.18, near]);
  art.fill(edge, '#54493a');
  const [head, foot] = [seen([end, up, far]), seen([end, up, near])];
  art
    .line(polyline([head, foot]), 2.6, '#f2c47e')
    .line(polyline([foot, seen([6, up, near])]), 1.6, '#b99a68');
  strokes(art, ['360,746 372,744', '430,764 446,762', '470,700 486,700'], INK.detail, '#5f5540', 0.1);
}

export function mooringPost(art: Art): void {
  const { x, foot, head } = POST;
  contactShadow(art, x + 4, foot, 22, 5, '#3a3428');
  form(
    art,
    closed(
      `${x - 11},${foot}! ${x - 10},${head}! ${x},${head - 3} ${x + 10},${head}! ${x + 11},${foot}! ${x},${foot + 4}`,
    ),
    '#6e5840',
    5,
  );
  art.fill(ellipse(x, head, 10, 3.6), '#d8b07a');
  art.fill(
    polygon([
      [x - 2, head - 1],
      [x + 6, head],
      [x, head + 2],
    ]),
    '#8a6a48',
  );
}
