import {
  contactShadow,
  flat,
  INK,
  ink,
  modelled,
  printed,
  stippledGlow,
  strokes,
  within,
} from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  limb,
  local,
  type Path,
} from '../../../kit/pen/index.ts';

const CLOAK = closed(
  '-9,-88! -17,-78 -22,-54 -28,-24 -26,-14! -14,-10 -2,-13 12,-9 24,-14! 22,-40 18,-66 12,-82 8,-89!',
);
const HOOD = closed('-12,-84! -14,-96 -9,-108 2,-112! 11,-106 14,-96 11,-84! 2,-80 -6,-80');
const PACK = closed('-15,-76! -20,-62 -19,-46 -8,-42 4,-44 8,-58 5,-74! -6,-78');

/** Shoulder, elbow, cuff; the lamp hangs from the fist. */
const SLEEVE = closed(
  '6,-84! 14,-82 21,-76 26,-71.6! 29.6,-76 32.4,-81.6! 35.4,-82.4 39.4,-80! 37.6,-72 33,-63.4 27,-59.4! 20,-61.4 13,-65 8,-69!',
);
const WRIST = closed('33,-81.4! 34.6,-86! 39.6,-84.6! 39,-79.6!');
const FIST = closed(
  '33.6,-85! 34.2,-89.6 37.4,-91.8! 39.2,-92.6 41,-91.8! 42.8,-92 44.2,-90.6! 46,-89.8 46.4,-87.6 45.4,-84.6! 42,-82.8 38,-82.6 35,-83!',
);
const THUMB = closed('34.4,-86! 38,-87.2 41.6,-86 42,-84.2! 39,-83.4 35.4,-83!');

/** Somebody small with a lamp, from behind, about 112 × `scale` high; feet at (x, y), light from the left and from the lamp. */
export function walker(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  const form = (
    fills: readonly (readonly [Path, string])[],
    soft: number,
    shade: string,
    rim: string,
  ): void =>
    modelled(
      art,
      box.place(fills.map(([outline]) => outline)).bounds(),
      { towards: [-soft, -soft * 0.4], soft, shade, rim, rimWidth: 2 },
      () => {
        for (const [outline, fill] of fills) box.fill(outline, fill);
      },
    );
  contactShadow(art, x + 4 * scale, y, 30 * scale, 5 * scale, '#14363c');
  const shadow = closed('-8,0! -26,7 -44,15 -54,24! -34,23 -12,14 6,5!');
  printed(art, box.place(shadow).bounds(), () => void box.fill(shadow, '#24504c', 0.92));
  form(
    [
      [limb('-6,-18 -7,-8 -8,0 -3,2', [5, 4.4, 4, 2.4], 14), '#3a2c3c'],
      [limb('8,-18 10,-10 7,-3 12,-1', [5, 4.4, 4, 2.4], 14), '#3a2c3c'],
    ],
    3,
    '#14202c',
    '#c3a890',
  );
  const [lx, ly] = box.at(41, -62);
  stippledGlow(art, lx, ly, 104, '#ffdc8c', 1);
  form([[CLOAK, '#d8a24a']], 11, '#6a3c2c', '#fff2c0');
  within(box, CLOAK, [closed('8,-90! 10,-70 15,-46 17,-26 15,-8! 30,-8 30,-60 16,-92!'), '#ffc65e', 0.8], {
    along: ['12,-82 18,-66 22,-40 24,-14'],
    paint: '#fff0b4',
    width: 6,
  });
  form([[PACK, '#9c4a3c']], 7, '#34283c', '#ecd49c');
  within(box, PACK, { along: ['5,-74 8,-58 4,-44'], paint: '#f0a060', width: 4 });
  art.blot(
    ['-10,-40 -16,-18', '2,-40 2,-14', '9,-60 11,-16'].map((fold, i) =>
      ink(box.place(curve(fold)), INK.form, i, 0.1),
    ),
    '#7c5030',
  );
  arm(box);
  form([[HOOD, '#d8a24a']], 6, '#6a3c2c', '#fff2c0');
  within(box, HOOD, [closed('4,-114! 6,-104 7,-94 5,-78! 20,-78 20,-104 8,-116!'), '#ffc65e', 0.8], {
    along: ['2,-112 11,-106 14,-96 11,-84'],
    paint: '#fff4c0',
    width: 6,
  });
  lamp(box);
}

/** Out and up from the elbow, lit from the lamp below the fist. */
function arm(box: Local): void {
  flat(
    box,
    SLEEVE,
    '#d8a24a',
    [closed('4,-86! 14,-82 21,-76 26,-71 30,-76! 28,-68 20,-68 12,-72 8,-64! 0,-70'), '#a06a34'],
    {
      along: ['39.4,-80 37.6,-72 33,-63.4 27,-59.4 20,-61.4 13,-65'],
      paint: '#fff0b4',
      width: 6,
    },
  );
  strokes(box, ['26,-71 28,-66.4 28,-63', '31.4,-80.4 35,-80 38.6,-77.6'], INK.detail, '#7c5030', 0);
}

function lamp(box: Local): void {
  box.line(curve('34.4,-73 35,-80 39,-85.4 43,-85.4 47,-80 47.6,-73'), 1.5, '#2c2430');
  flat(box, WRIST, '#d8946a');
  flat(box, FIST, '#d8946a', {
    along: ['35,-83 38,-82.6 42,-82.8 45.4,-84.6 46.4,-87.6'],
    paint: '#ffe2a8',
    width: 4,
  });
  strokes(box, ['37.6,-91.6 37.8,-88', '40.8,-91.6 41.2,-87', '44,-90.4 43.8,-86'], 0.8, '#8a4f3c', 0);
  flat(box, THUMB, '#f0bc88');
  box.fill(closed('32.4,-70! 36,-74! 46,-74! 49.6,-70!'), '#3c2c2c');
  box.fill(closed('34,-70! 48,-70! 47.4,-53! 34.6,-53!'), '#fff0bc');
  box.fill(ellipse(41, -61, 3.6, 5.6), '#fffdf4');
  box.line(curve('34.2,-70 34.8,-53'), 1.6, '#4c3428').line(curve('47.8,-70 47.2,-53'), 1.6, '#4c3428');
  box.fill(closed('33,-53.6! 49,-53.6! 48,-50! 34,-50!'), '#3c2c2c');
}
