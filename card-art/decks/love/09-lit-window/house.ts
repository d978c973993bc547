import { byHand, ink, modelled, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  line,
  type Path,
  points,
  polar,
  polygon,
  ramp,
  random,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { byLamp, END, frontPath, LAMP, onFront, piece, WATERLINE } from './view.ts';

/** The lit opening, in the front's own measure. */
const OPENING = frontPath(
  spline(
    [
      [136, 524, 1],
      [136, 284, 1],
      [180, 258],
      [222, 249],
      [266, 258],
      [310, 284, 1],
      [310, 524, 1],
    ],
    true,
  ),
);

/** An old house that stands in the water, all its shutters closed but one pair. */
export function front(art: Art): void {
  const wall = piece(`30,40 ${END},40 ${END},${WATERLINE} 30,${WATERLINE}`);
  art.fill(wall, art.linear(44, 0, END, 0, ramp(0, '#1f4a4c', 0.6, '#1a4048', 1, '#15343e')));
  art.clip(wall, () => {
    stippledGlow(art, 222, 410, 260, '#a8843c', 0.62);
    const chance = random('bricks');
    art.blot(
      range(60, (i) => {
        const [x, y] = [chance.between(50, 410), chance.between(150, 620)];
        const [[x1, y1], [x2, y2]] = [onFront(x, y), onFront(x + chance.between(12, 24), y)];
        return ink(line(x1, y1, x2, y2), 2.2, i, 0.1);
      }),
      '#12323a',
    );
    stippled(art, wall, '#0a1e26', [0, 600], [0, 668], [0, 1]);
    stippled(art, wall, '#0a1e26', [0, 300], [0, 160], [0, 0.8]);
  });
  byLamp(art, piece(`30,630 ${END + 4},630 ${END + 4},646 30,646`), '#2c5450', 4);
  byLamp(art, piece(`30,30 ${END + 12},30 ${END + 12},58 30,58`), '#14323c', 5, { towards: [-0.3, 1] });
  // shutters that are closed for the night
  for (const [a, b, top, foot] of [
    [352, 398, 312, 500],
    [352, 398, 60, 210],
    [60, 92, 580, 622],
  ] as const) {
    byLamp(art, byHand(piece(`${a},${top} ${b},${top} ${b},${foot} ${a},${foot}`), 1), '#2a5a60', 5);
    art.blot(
      range(Math.floor((foot - top) / 13), (i) => {
        const y = top + 8 + i * 13;
        const [[x1, y1], [x2, y2]] = [onFront(a + 4, y), onFront(b - 4, y)];
        return ink(line(x1, y1, x2, y2), 2, i, 0);
      }),
      '#12323c',
    );
  }
}

/** The room: papered, a lamp, a shelf, a wireless that plays. */
export function room(art: Art): void {
  const [x, y] = LAMP;
  art.fill(OPENING, art.radial(x, y, 210, ramp(0, '#fff8d8', 0.25, '#ffe29a', 0.6, '#f2b458', 1, '#c07c38')));
  art.clip(OPENING, () => {
    art.glow(x, y, 90, '#fffdf0', 1);
    art.line(line(x, 250, x, y - 22), 2, '#6a4420');
    art.fill(
      closed(
        `${x - 9},${y - 24}! ${x},${y - 28} ${x + 9},${y - 24}! ${x + 34},${y + 4}! ${x},${y + 9} ${x - 34},${y + 4}!`,
      ),
      '#447970',
    );
    art.fill(ellipse(x, y + 5, 26, 5), '#fffef4');
    // shelf with a bowl, plates
    art.fill(polygon(points('126,408 172,412 172,418 126,414')), '#8a5a2c');
    for (const [px, r] of [
      [142, 12],
      [160, 10],
    ] as const)
      art
        .fill(ellipse(px, 410 - r, r * 0.8, r), '#e8c88c')
        .line(ellipse(px, 410 - r, r * 0.5, r * 0.66), 1.2, '#a8763c');
    // a wireless on its table plays
    art.fill(polygon(points('262,480 320,478 320,560 262,560')), '#7a4a28');
    art
      .fill(polygon(points('270,446 306,445 306,479 270,480')), '#5a3020')
      .fill(ellipse(281, 462, 8), '#d8a050');
    art
      .line(line(301, 446, 309, 404), 1.4, '#5a3020')
      .fill(polygon(points('292,452 302,452 302,457 292,457')), '#fff0b8');
  });
}

/** Frame, open leaves, and the iron rail before it. */
export function frame(art: Art): void {
  art.line(OPENING, 7, '#0e2a30');
  for (const [corners, bars] of [
    ['96,532 136,524 136,300 96,286', ['98,370 136,378', '98,452 136,454']],
    ['310,524 344,534 344,284 310,302', ['310,380 344,372', '310,454 344,456']],
  ] as const) {
    const leaf = piece(corners);
    art.fill(leaf, '#e8b868', 0.34);
    modelled(
      art,
      [80, 250, 380, 580],
      { towards: [0, -3], soft: 2, shade: '#0a1c22', rim: '#ffd489', rimWidth: 1.6 },
      () => {
        art.line(leaf, 5, '#3a6a60');
        for (const bar of bars) art.line(frontPath(curve(bar)), 3.4, '#3a6a60');
      },
    );
  }
  const rails = [curve('110,462 334,462'), curve('110,536 334,536')].map(frontPath);
  art.line(rails, 4, '#0b2026');
  art.line(
    range(10, (i) => {
      const x = 112 + i * 24.6;
      const [[x1, y1], [x2, y2]] = [onFront(x, 462), onFront(x, 536)];
      return line(x1, y1, x2, y2);
    }),
    2,
    '#0b2026',
  );
  byLamp(art, piece('104,536 342,536 336,552 112,552'), '#2c5450', 4);
}

/** Ivy has the corner and hangs over the arch; what is near the window has its light. */
export function ivy(art: Art): void {
  const chance = random('ivy');
  const leaves: Path[] = [];
  for (const [course, count] of [
    ['40,600 70,480 60,360 90,250 150,200 240,190 320,216', 62],
    ['36,420 70,300 130,220 200,170', 34],
    ['320,216 350,250 340,290', 9],
    ['210,190 240,220 236,246', 8],
    ['120,220 116,260 124,300', 8],
  ] as const)
    for (const { x, y } of curve(course).walk(count)) {
      const [lx, ly, r, turn] = [
        x + chance.between(-18, 18),
        y + chance.between(-18, 18),
        chance.between(8, 14),
        chance.between(120, 240),
      ];
      leaves.push(
        spline(
          [
            [...polar(lx, ly, r * 0.6, turn + 180), 1],
            [...polar(lx, ly, r * 1.05, turn + 98), 1],
            [...polar(lx, ly, r * 0.62, turn + 50)],
            [...polar(lx, ly, r * 1.5, turn), 1],
            [...polar(lx, ly, r * 0.62, turn - 50)],
            [...polar(lx, ly, r * 1.05, turn - 98), 1],
          ],
          true,
        ),
      );
    }
  art.blot(
    leaves.filter((_, i) => i % 3 === 2),
    '#173c34',
  );
  for (const [part, fill] of ['#315b46', '#557557'].entries())
    modelled(
      art,
      [48, 140, 380, 600],
      { towards: [2, 3], soft: 3, shade: '#0a2020', rim: '#d8bc6c', rimWidth: 1.2 },
      () => {
        for (const [i, leaf] of leaves.entries()) if (i % 3 === part) art.fill(leaf, fill);
      },
    );
}
