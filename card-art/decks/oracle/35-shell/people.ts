import { castShadow, contactShadow, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  line,
  local,
  Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { inShell, metre, radius } from './view.ts';

const form = lit({
  from: { towards: [-0.95, -0.25] },
  shade: '#5a4338',
  rim: '#fff3cc',
  rimWidth: 1.4,
  stray: 0.2,
});
/** Cast shadows fall to the right and a little to us. */
const SHADOW = '#7d5946';

/** Parts of the one who rakes: her feet are at 0,0, she is 100 high upright; she leans back on the shaft. */
const TROUSERS = closed('-9,-50! 9,-50! 12,-34 13,-14! 6,-12! 3,-32 1,-38 -2,-26 -8,-11! -15,-13! -12,-34');
const SHINS = [curve('9,-14 10,-7 9,-1'), curve('-11,-13 -13,-6 -14,0')];
const SHIRT = closed('-9,-78! -2,-83 6,-80 12,-74 12,-60 10,-48! -10,-48! -12,-60');
const SLEEVE = ribbon(curve('7,-76 16,-66 21,-57'), 8.5, { start: 0.9, end: 0.6 });
const FAR_SLEEVE = ribbon(curve('-6,-76 2,-66 12,-62'), 8, { start: 0.9, end: 0.6 });
const HEAD = ellipse(5, -88, 5.4, 6.2);
const HAT = closed('-9,-88! -2,-92 2,-98 9,-99 13,-93 18,-88 22,-84! 12,-84 0,-86');
/** From over her hands to the rake's head on the sand before her. */
const SHAFT = line(4, -70, 50, 2);

/** She draws the lip of the shell with a wide rake; her shadow lies over what she has drawn. */
export function raker(art: Art): void {
  const [x, y] = inShell(0.02, radius(0) - 0.25);
  const away = 11;
  const box = local(art, x - 6, y - 20, (metre(away) * 2) / 100, { mirror: false });
  const silhouette = Path.join(
    TROUSERS,
    SHIRT,
    SLEEVE,
    HEAD,
    HAT,
    ribbon(SHAFT, 2.4),
    ...SHINS.map((shin) => ribbon(shin, 4, { start: 1, end: 1 })),
  );
  art.fill(castShadow(box.place(silhouette), box.at(0, 0)[1], 1.5, 0.72), SHADOW, 0.62);
  contactShadow(art, ...box.at(-2, 0), 20, 5, '#6b4936');
  box.line(SHINS, 4.4, '#c98d68');
  form(art, box.place(FAR_SLEEVE), '#d9cba8', 3);
  form(art, box.place(TROUSERS), '#3f6a68', 4);
  form(art, box.place(SHIRT), '#f3e6c4', 5, { shade: '#9a8468' });
  box.fill(HEAD, '#b97f5c').fill(closed('-1,-91 3,-92 4,-87 2,-81 -1,-80 -3,-85'), '#4a3428');
  form(art, box.place(HAT), '#dcb06a', 3);
  strokes(box, ['-7,-87 4,-90 17,-87'], 1.8, '#a2553c', 0);
  rake(box);
  form(art, box.place(SLEEVE), '#f3e6c4', 3, { shade: '#9a8468' });
  box.fill([ellipse(21, -57, 2.6), ellipse(12.5, -61, 2.4)], '#c98d68');
  strokes(box, ['-4,-76 -6,-62 -4,-50', '0,-46 0,-40 -6,-24'], 1.2, '#8a765c');
}

function rake(box: Local): void {
  box.line(SHAFT, 2.6, '#7a5236');
  box.line(line(38, 7, 61, -3), 3.4, '#5c3d2b');
  box.line(
    [line(39, 7, 40, 11), line(45, 4.5, 46, 8.5), line(51, 2, 52, 6), line(57, -1, 58, 3)],
    1.6,
    '#5c3d2b',
  );
}

/** In the oldest room of all a child sits, with a bucket. */
export function child(art: Art): void {
  const [x, y] = inShell(10.3, 0.1);
  const box = local(art, x, y, 0.42);
  const parts = Path.join(closed('-24,2 -22,-24 -12,-44 2,-50 16,-44 24,-22 24,2'), ellipse(2, -64, 16));
  art.fill(castShadow(box.place(parts), y, 1.5, 0.72), SHADOW, 0.62);
  form(art, box.place(closed('-8,-6 10,-14 30,-10 42,0 38,8 10,8 -10,6')), '#d8a079', 4);
  form(art, box.place(closed('-24,4! -24,-22 -14,-44 2,-50 16,-44 24,-22 22,4!')), '#c84038', 6, {
    shade: '#6b2320',
  });
  box
    .fill(ellipse(2, -64, 15, 16), '#d8a079')
    .fill(closed('-14,-60 -13,-76 0,-82 14,-77 18,-64 8,-70 0,-62 -4,-52 -11,-54'), '#43302a');
  const pail = local(art, x + 26, y + 3, 0.42);
  form(art, pail.place(closed('-13,-24! 13,-24! 10,4! -10,4!')), '#3f8a86', 4);
  pail.line(curve('-13,-24 -4,-40 12,-24'), 1.2, '#f2e2b8');
}
