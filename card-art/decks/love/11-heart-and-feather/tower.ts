import { INK, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  line,
  local,
  type Path,
  range,
  roundLimb,
} from '../../../kit/pen/index.ts';
import { face, metre, ropeAt, seen, sunlit, TOWER } from './view.ts';

const [LEFT, RIGHT] = [3.1, 8.3];
/** How deep it is; the side in the sun is turned to the left. */
const DEEP = 3;
const FLOOR = 16.9;

/** The bell tower at the right: a lit face, a shaded one, an opening where somebody waits. */
export function tower(art: Art): void {
  const near = TOWER;
  const front = face([LEFT, 0, near], [LEFT, 25, near], [RIGHT, 25, near], [RIGHT, 0, near]);
  const side = face(
    [LEFT, 0, near],
    [LEFT, 25, near],
    [LEFT - 0.55, 25, near + DEEP],
    [LEFT - 0.55, 0, near + DEEP],
  );
  art.fill(front, '#cdb484');
  stippled(art, front, '#7a7860', seen([LEFT + 0.6, 16, near]), seen([RIGHT, 12, near]), [0.1, 1]);
  art.fill(side, '#f8ecc8');
  const quoins = range(9, (i) => {
    const up = 4 + i * 2.4;
    return line(...seen([LEFT - 0.3, up, near]), ...seen([LEFT + 0.05, up - 0.02, near]));
  });
  strokes(art, quoins, INK.form, '#c9b88c', 0.1);
  const roof = closed(
    ...[
      [LEFT - 0.5, 24.8],
      [(LEFT + RIGHT) / 2, 33],
      [RIGHT + 0.5, 24.8],
    ].map(([x, up]) => `${seen([x!, up!, near]).join(',')}!`),
  );
  sunlit(art, roof, '#7d6a58', 14, { shade: '#3f4442' });
  strokes(
    art,
    range(6, (i) =>
      line(...seen([LEFT - 0.2 + i * 0.9, 25.2, near]), ...seen([(LEFT + RIGHT) / 2, 32.4, near])),
    ),
    INK.detail,
    '#54483e',
    0.1,
  );
  for (const up of [24.6, 21.6, 15.7]) {
    art.fill(
      face(
        [LEFT - 0.25, up, near],
        [LEFT - 0.25, up + 0.42, near],
        [RIGHT + 0.2, up + 0.42, near],
        [RIGHT + 0.2, up, near],
      ),
      '#f4e4ba',
    );
    strokes(
      art,
      [line(...seen([LEFT - 0.2, up - 0.05, near]), ...seen([RIGHT, up - 0.05, near]))],
      INK.contour,
      '#7d7658',
      0.02,
    );
  }
  const courses = range(20, (i) => {
    const up = 0.8 + i * 1.2;
    return line(...seen([LEFT + (i % 3) * 0.7, up, near]), ...seen([LEFT + 1.6 + (i % 4) * 0.7, up, near]));
  });
  strokes(art, courses, INK.detail, '#a8966c', 0.25);
  for (const [x, up, wide, tall] of [[5.0, 22.3, 0.8, 1.5]] as const)
    art.fill(arch(x, up, wide, tall), '#4a4c40');
  art.fill(arch(4.9, FLOOR, 1.35, 4.1), '#3c4238');
  art.line(line(...seen([4.9, 20.6, near]), ...seen([4.9, 20.1, near])), 2, '#a88a54');
  art.fill(
    closed('-11,0! -8,-12 -5,-20 0,-22 5,-20 8,-12 11,0! 0,3').translate(...seen([4.9, 19.2, near])),
    '#a88650',
  );
}

function arch(x: number, up: number, half: number, tall: number): Path {
  const at = (dx: number, dy: number): string => seen([x + dx, up + dy, TOWER]).join(',');
  return closed(
    `${at(-half, 0)}! ${at(-half, tall - half)}!`,
    `${at(-half * 0.72, tall - half * 0.3)} ${at(0, tall)} ${at(half * 0.72, tall - half * 0.3)}`,
    `${at(half, tall - half)}! ${at(half, 0)}!`,
  );
}

/** Somebody in the opening, with open arms; then the rope, and the parapet that it is tied to. */
export function waiting(art: Art): void {
  const [x, y] = seen([4.75, FLOOR, TOWER]);
  const box = local(art, x, y, metre(TOWER) / 28);
  box.fill(closed('-13,2! -11,-22 -9,-36 0,-40 9,-36 11,-22 13,2!'), '#c8616a');
  box.fill(
    [
      roundLimb('-8,-34 -20,-33 -31,-40', [3.8, 3.4, 2.6], 8),
      roundLimb('8,-34 19,-32 27,-42', [3.8, 3.4, 2.6], 8),
    ],
    '#e8a89c',
  );
  box
    .fill(ellipse(0, -46, 7, 8), '#d8a67c')
    .fill(closed('-8,-45 -7,-55 0,-58 7,-55 8,-44 4,-51 -3,-51'), '#4a3026');
  const rail = face(
    [3.3, FLOOR - 0.2, TOWER - 0.3],
    [3.3, FLOOR + 0.75, TOWER - 0.3],
    [6.5, FLOOR + 0.75, TOWER - 0.3],
    [6.5, FLOOR - 0.2, TOWER - 0.3],
  );
  sunlit(art, rail, '#ead8aa', 5, { shade: '#8f8a6c' });
  strokes(
    art,
    range(7, (i) =>
      line(
        ...seen([3.6 + i * 0.44, FLOOR - 0.1, TOWER - 0.3]),
        ...seen([3.6 + i * 0.44, FLOOR + 0.6, TOWER - 0.3]),
      ),
    ),
    INK.form,
    '#8f8a6c',
    0.05,
  );
  art.fill(ellipse(...ropeAt(TOWER), 5, 4), '#5c4634');
}
