import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  lerp,
  type Path,
  type Point,
  polygon,
  ramp,
  random,
  range,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { form, onWall } from './view.ts';

/** The mirror: its stretch of the wall, its height; it leans, so its foot stands out from the wall. */
const [FROM, TO, HIGH] = [0.252, 0.585, 1.78];
const LEAN = 0.2;

/** A place on its face: 0 … 1 from left to right, 0 … 1 from the foot up. */
const at = (across: number, up: number): Point =>
  onWall(lerp(TO, FROM, across), up * HIGH, LEAN * (1 - up) + 0.04);

/** Its outline, `inset` within: a round head on straight sides. */
function outline(inset: number): Path {
  const [left, right, foot, shoulder] = [inset, 1 - inset, inset * 0.62, 0.82];
  const head = range(13, (i): Point => {
    const angle = Math.PI * (1 - i / 12);
    return at(0.5 + Math.cos(angle) * (0.5 - inset), shoulder + Math.sin(angle) * (0.17 - inset * 0.55));
  });
  return spline(
    [
      [...at(left, foot), 1],
      ...head.map(([x, y], i) => [x, y, i === 0 || i === 12 ? 1 : 0] as const),
      [...at(right, foot), 1],
    ],
    true,
  );
}

const GLASS = outline(0.1);

/** What stands behind us: the peak over the valley in the full sun, firs, the terrace. Then whoever looks in. */
function reflected(art: Art, visitor: () => void): void {
  art.clip(GLASS, () => {
    art.fill(
      roundRect(270, 240, 290, 460),
      art.linear(0, 270, 0, 500, ramp(0, '#5aa3bb', 0.6, '#a8d3d3', 1, '#e4ecd0')),
    );
    const peak = closed(
      '280,500! 318,446 340,424! 366,392 390,352! 404,336 414,342! 436,376 452,384! 474,420 500,440! 560,500!',
    );
    art.fill(peak, '#7391a0');
    art.fill(
      closed(
        '340,424! 366,392 390,352! 404,336 410,352 400,368 404,384! 388,394 392,410! 372,408 366,424! 352,420!',
      ),
      '#fffaea',
    );
    art.fill(closed('404,336! 414,342! 436,376 428,380! 420,370 416,378! 410,360!'), '#d5e2e4');
    art.fill(
      closed('270,470! 310,458 350,470 400,456 450,466 500,452 560,462! 560,540! 270,540!'),
      '#6f9a86',
    );
    art.fill(
      closed('270,500! 340,490 430,498 560,488! 560,640! 270,640!'),
      art.linear(0, 490, 0, 610, ramp(0, '#cfe08e', 1, '#9eba6a')),
    );
    const trees = [
      [516, 520, 92],
      [540, 526, 124],
      [494, 512, 60],
      [302, 506, 62],
      [322, 502, 44],
    ] as const;
    art.blot(
      trees.map(([x, y, h]) =>
        polygon([
          [x, y - h],
          [x + h * 0.22, y],
          [x - h * 0.22, y],
        ]),
      ),
      '#3f7064',
    );
    art.fill(
      closed('260,606! 400,596 560,590! 560,720! 260,720!'),
      art.linear(0, 596, 0, 690, ramp(0, '#f4e3b4', 1, '#e2c592')),
    );
    strokes(
      art,
      [
        '280,628 400,617 540,610',
        '280,652 400,642 540,634',
        '330,606 318,660',
        '470,598 480,650',
        '400,600 398,650',
      ],
      INK.form,
      '#c3a273',
      0.1,
    );
    visitor();
    // the glass itself: two slant lights
    for (const [x, wide] of [
      [330, 26],
      [368, 10],
    ] as const)
      art.fill(
        polygon([
          [x + 60, 250],
          [x + 60 + wide, 250],
          [x + wide - 90, 700],
          [x - 90, 700],
        ]),
        '#ffffff',
        0.16,
      );
    stippled(art, GLASS, '#2f5866', [420, 0], [545, 0], [0, 0.28]);
  });
}

/** A tall old mirror that leans at the wall; its painted frame has come off in places. */
export function mirror(art: Art, visitor: () => void): void {
  // the shadow it throws to the right, on wall and stones
  art.fill(
    polygon([at(1, 0.02), onWall(FROM - 0.06, 0.2), onWall(FROM - 0.05, 1.46), at(1, 0.86)]),
    '#5d382c',
    0.75,
  );
  art.fill(polygon([at(0, 0), at(1, 0), onWall(FROM - 0.06, 0.0), onWall(TO - 0.03, 0)]), '#6b5140', 0.75);
  // its thickness, seen on the far left
  form(art, outline(0).translate(-7, 3), '#7c5a44', 4);
  form(art, outline(0), '#dfe3cf', 9, { shade: '#87917f', depth: 0.75, rim: '#fffdf0' });
  art.fill(outline(0.084), '#6d7468');
  reflected(art, visitor);
  crest(art);
  strokes(art, [outline(0.042)], INK.form, '#9aa491', 0.2);
  const chance = random('paint');
  art.blot(
    range(16, () => {
      const side = chance() < 0.5;
      const [x, y] = at(
        side ? chance.between(0.01, 0.07) : chance.between(0.93, 0.99),
        chance.between(0.02, 0.8),
      );
      return closed(`${x - 2},${y - 5} ${x + 2},${y - 3} ${x + 3},${y + 4} ${x - 1},${y + 5}`);
    }),
    '#a5764f',
  );
}

/** Two carved leaves and a bud at the top of the frame. */
function crest(art: Art): void {
  const [x, y] = at(0.5, 0.985);
  for (const side of [-1, 1])
    form(
      art,
      closed(
        `${x},${y + 5} ${x + side * 14},${y - 7} ${x + side * 34},${y - 8} ${x + side * 52},${y + 8} ${x + side * 60},${y + 22} ${x + side * 44},${y + 15} ${x + side * 24},${y + 10}`,
      ),
      '#e8ead6',
      3,
      { shade: '#87917f', rim: '#fffdf0' },
    );
  form(
    art,
    closed(
      `${x},${y - 27} ${x + 10},${y - 12} ${x + 8},${y + 2} ${x},${y + 8} ${x - 8},${y + 2} ${x - 10},${y - 12}`,
    ),
    '#e8ead6',
    4,
    {
      shade: '#87917f',
      rim: '#fffdf0',
    },
  );
  strokes(
    art,
    [
      curve(`${x + 4},${y + 2} ${x + 26},${y + 1} ${x + 46},${y + 12}`),
      curve(`${x - 4},${y + 2} ${x - 26},${y + 1} ${x - 46},${y + 12}`),
    ],
    INK.detail,
    '#7d8878',
    0.1,
  );
}
