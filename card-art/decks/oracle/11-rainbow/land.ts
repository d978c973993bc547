import { byHand, INK, ink, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { HORIZON } from './level.ts';

const RIDGE = '30,296 84,286 140,300 210,288 280,306 350,296 420,312 490,300 570,308';
/** Where the farm stands on the ground: it is mirrored about this line. */
const YARD = 362;

const LIME = Path.join(
  [
    [112, 288, 30],
    [126, 250, 32],
    [160, 222, 34],
    [196, 244, 30],
    [214, 284, 30],
    [164, 276, 52],
    [188, 316, 26],
    [144, 318, 24],
  ].map(([x, y, r]) => ellipse(x!, y!, r!, r! * 0.94)),
  polygon(points('156,330 172,330 174,362 153,362')),
);

/** Hills, the wet meadows in the sun that has come out behind us, a farm with its lime tree. */
export function land(art: Art): void {
  const hills = byHand(polygon([...points(RIDGE), [570, 350], [30, 350]]), 3);
  art.fill(hills, '#54756a');
  stippled(art, hills, '#a7b884', [0, 300], [0, 338], [0, 0.9]);
  const wood = byHand(
    closed(
      '300,342! 306,322 322,318 336,324 352,314 372,320 392,316 410,324 430,318 452,326 470,322 486,342!',
    ),
    2,
  );
  art.fill(wood, '#3d6251');
  stippled(art, wood, '#8fa85e', [0, 330], [0, 312]);
  art.fill(
    roundRect(40, 334, 520, 110),
    art.linear(0, 334, 0, 420, ramp(0, '#dcd079', 0.4, '#b9bd64', 1, '#8fa24c')),
  );
  strokes(
    art,
    [
      '260,346 340,343 430,346',
      '330,354 430,350 552,354',
      '300,364 400,360 500,366',
      '420,341 500,339 552,341',
    ],
    INK.form,
    '#8f9c46',
  );
  farm(art, (path) => path, false);
  fence(art);
}

/** What of it the water shows. */
export function landInWater(art: Art): void {
  art.fill(byHand(polygon([...points(RIDGE), [570, 332], [30, 332]]).flip(HORIZON + 2), 3), '#5d7b6c');
  farm(art, (path) => path.flip(YARD), true);
}

function farm(art: Art, place: (path: Path) => Path, mirrored: boolean): void {
  const form = lit({
    from: { towards: mirrored ? [-0.7, 0.6] : [-0.7, -0.6] },
    shade: mirrored ? '#24413f' : '#2b4a41',
    rim: mirrored ? '#93a277' : '#eae39a',
    rimWidth: 1.8,
  });
  const paint = (shape: Path, fair: string, dim: string): void =>
    void art.fill(place(shape), mirrored ? dim : fair);
  form(art, place(LIME), mirrored ? '#3c5d50' : '#5f8a52', 14);
  const chance = random('lime tree');
  const leaves = range(96, () => {
    const [x, y] = [chance.between(104, 218), chance.between(214, 312)];
    return place(leaf(x, y, 9, 8, chance.between(-120, 60)));
  });
  art
    .blot(leaves.slice(0, 38), mirrored ? '#52755c' : '#86ab5c')
    .blot(leaves.slice(38), mirrored ? '#688665' : '#bfce76');
  paint(polygon([...points('40,362 40,300 128,300 128,362')]), '#f2e4bd', '#a9ab8f');
  paint(polygon([...points('128,300 152,296 152,359 128,362')]), '#bfae86', '#7f8973');
  paint(polygon([...points('30,304 30,262 116,258 136,302')]), '#ca554c', '#8a4f42');
  paint(polygon([...points('116,258 136,302 158,297')]), '#8c4636', '#663f38');
  for (const x of [66, 100]) {
    paint(roundRect(x, 318, 16, 22), '#5c6a5a', '#4d5f57');
    paint(roundRect(x + 7, 318, 2, 22), '#f2e4bd', '#a9ab8f');
  }
  paint(roundRect(64, 238, 12, 30), '#a98a68', '#6f6a58');
  if (!mirrored)
    strokes(art, ['44,276 112,272', '40,288 122,284', '40,296 128,294'], INK.detail, '#8f3d2f', 0.1);
}

/** Posts along the lane on the right. */
function fence(art: Art): void {
  const posts = (
    [
      [398, 356, 12],
      [424, 361, 16],
      [456, 368, 21],
      [498, 378, 28],
      [546, 392, 38],
    ] as const
  ).map(([x, y, high]) => roundRect(x, y - high, high * 0.16, high));
  art.fill(posts, '#5b4a38');
  art.blot(
    [
      ink(spline(points('399,346 430,348 460,351 500,355 560,362')), 1.6, 1, 0),
      ink(spline(points('399,351 430,354 460,359 500,366 560,377')), 1.6, 2, 0),
    ],
    '#5b4a38',
  );
}
