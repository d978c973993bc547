import { PROFILE } from '../../../kit/figure/body.ts';
import { INK, lit, printed, regionOf, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  limb,
  local,
  Path,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

const form = lit({
  from: { towards: [-1, -0.3] },
  shade: '#2a1830',
  rim: '#fff3d0',
  rimWidth: 1.8,
  stray: 0.3,
});

/** Somebody who waits in the lane and looks over the fields, with flowers, a bag, one hand in the pocket. The feet are at (x, y). */
export function visitor(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.72);
  const shape = (outline: Path, fill: string, soft: number): void =>
    form(art, box.place(outline), fill, soft * 1.7);
  const shadow = box.place(closed('-14,0! 9,1! 36,18 62,36 84,58 70,60 40,42 10,18'));
  printed(art, regionOf(shadow, 4), () => void art.fill(shadow, '#7c6468', 0.85));
  shape(closed('-7,-34! 1,-34! -2,-18 -5,-6 -4,1! -16,2 -17,-1 -10,-5 -8,-18'), '#332640', 2);
  shape(closed('-3,-36! 7,-36! 7,-18 6,-5 8,1! -6,2 -7,-1 0,-5 -1,-18'), '#3f3048', 2);
  flowers(art, x, y);
  shape(ellipse(-15.4, -59.6, 2.3, 2.1), '#b8806a', 1);
  shape(limb('-3,-75 -7,-64 -14,-60', [3.6, 3.4, 2.6], 14), '#5f2c40', 2);
  shape(
    closed(
      '-2,-85! -7,-80 -10,-71 -9,-60 -8,-48 -10,-38 -13,-28! -3,-25 8,-26 14,-29! 12,-42 10,-54 11,-66 10,-76 5,-84!',
    ),
    '#7c3a4c',
    5,
  );
  shape(closed('8,-58! 19,-56! 20,-43 17,-41 8,-42!'), '#a07850', 2.4);
  art.line(box.place(curve('6,-82 10,-70 13,-57')), 3, '#4a3038');
  const sleeve = closed('-1,-79! 6,-80 9,-72 9,-62 6,-54 2,-47! -5,-49! -2,-57 2,-64 0,-72');
  form(art, box.place(sleeve), '#8a4456', 5, { rim: '#c08080', rimWidth: 1.2 });
  form(art, box.place(closed('-7,-51! 5,-47.6! 4.4,-44.6 -7,-47.6!')), '#8a4456', 2, {
    rim: '#c08080',
    rimWidth: 1,
  });
  head(box.art, x, y);
}

/** A few garden flowers in paper; it hides the hand. */
function flowers(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.72);
  const chance = random('flowers');
  const heads = (count: number, size: number): Path[] =>
    range(count, () =>
      ellipse(chance.between(-24, -11), chance.between(-79, -69), size * chance.between(0.8, 1.2)),
    );
  box.fill(
    range(12, () =>
      leaf(-16 + chance.between(-4, 4), -66, chance.between(8, 15), 4, chance.between(-62, 40)),
    ),
    '#6a8674',
  );
  form(art, box.place(Path.join(heads(8, 2.5))), '#d98c9a', 2, { rimWidth: 1 });
  form(art, box.place(Path.join(heads(7, 2))), '#fffaf0', 2, { shade: '#a8909c', rimWidth: 0.8 });
  form(art, box.place(closed('-22,-69! -17,-67 -10,-69! -12,-60 -13,-53! -15,-53! -18,-61')), '#e8dcc4', 3, {
    shade: '#7c6468',
  });
}

/** In profile, the hair tied up, with a scarf. */
function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1.72);
  form(art, box.place(closed('-3,-90! 4,-90! 5,-82 -2,-82')), '#9c6854', 2);
  const face = spline(PROFILE, true).scale(-0.98, 0.98).rotate(4).translate(-0.5, -93);
  form(art, box.place(face), '#b8806a', 4, { rimWidth: 1.4, depth: 0.45 });
  const hair = closed(
    '-5.4,-96! -6,-99 -3.4,-101 -2,-103 1,-102.4 3.4,-103 5,-101 7.4,-100 8,-97 9.6,-95 8.6,-92 8.4,-89 6,-88 4.4,-85.6 2.4,-87! 2.6,-91 1,-93.4! 0,-96 -2,-97',
  );
  form(art, box.place(hair), '#3a2430', 4, { rim: '#9c7868', rimWidth: 1.2 });
  strokes(
    box,
    ['-2,-101 0,-98 3,-99', '3,-96 5,-94 4,-91', '6,-98 7,-95 6,-92', '1,-97 2,-95 1.6,-93'],
    INK.detail,
    '#7c5a54',
    0.1,
  );
  form(art, box.place(closed('-5,-86! 0,-84 6,-87! 9,-82 6,-78 -2,-78 -7,-81')), '#8c9f94', 2);
}
