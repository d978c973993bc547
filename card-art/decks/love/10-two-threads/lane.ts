import { byHand, INK, outOfFocus, stippled, stippledGlow, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  ellipse,
  line,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { onLeft, onRight, sheet } from './view.ts';

/** The last of a winter's day over white roofs. */
export function evening(art: Art): void {
  art.fill(
    roundRect(40, 140, 400, 470),
    art.linear(0, 160, 0, 560, ramp(0, '#1d2547', 0.45, '#43507e', 0.8, '#8088a8', 1, '#a59fb4')),
  );
  outOfFocus(art, 1.2, () => {
    for (const [knots, fill] of [
      ['40,600 40,440 74,416 104,440 128,432 150,452 150,600', '#4c5780'],
      ['40,446 74,416 104,440 100,446 74,428 40,458', '#aab4d2'],
      ['360,600 360,430 394,398 440,424 440,600', '#454f78'],
      ['360,434 394,398 440,424 440,436 394,410 360,446', '#a2acce'],
    ] as const)
      art.fill(polygon(points(knots)), fill);
  });
}

/** A house on a corner: whoever lives in one wall never sees who lives round it. */
export function house(art: Art): void {
  art.fill(sheet(onLeft, 0, 262, 1, 700), '#3b4468').fill(sheet(onRight, 0, 262, 1, 700), '#2a3052');
  stippled(art, sheet(onLeft, 0, 470, 1, 700), '#20264a', [0, 480], [0, 600], [0, 0.9]);
  const chance = random('courses');
  strokes(
    art,
    range(30, (i) => {
      const [on, t, y] = [i % 2 ? onLeft : onRight, chance.between(0.05, 0.85), chance.between(290, 600)];
      return line(...on(t, y), ...on(t + chance.between(0.06, 0.14), y));
    }),
    INK.form,
    '#1d2344',
    0.2,
  );
  // shutters of those who sleep already
  for (const [on, t0, t1, y0, y1] of [
    [onLeft, 0.44, 0.82, 494, 580],
    [onRight, 0.3, 0.7, 468, 560],
    [onLeft, 0.06, 0.22, 330, 398],
  ] as const) {
    art.fill(sheet(on, t0, y0, t1, y1), on === onLeft ? '#2a3156' : '#1d2244');
    strokes(
      art,
      range(7, (i) =>
        line(
          ...on(t0 + 0.02, y0 + 8 + i * ((y1 - y0) / 7.4)),
          ...on(t1 - 0.02, y0 + 8 + i * ((y1 - y0) / 7.4)),
        ),
      ),
      INK.form,
      '#4a5580',
      0.05,
    );
    art.fill(sheet(on, t0 - 0.04, y1, t1 + 0.04, y1 + 7), on === onLeft ? '#aeb8d8' : '#7f8ab4');
  }
  // snow on the hipped roof; the eaves hang over
  const eave = (on: typeof onLeft) => on(1.06, 262);
  art.fill(byHand(polygon([[238, 266], eave(onLeft), [168, 222], [236, 196]]), 1.5), '#9aa6cc');
  art.fill(byHand(polygon([[238, 266], [236, 196], [316, 214], eave(onRight)]), 1.5), '#6f7aa6');
  stippled(
    art,
    polygon([[238, 266], eave(onLeft), [168, 222], [236, 196]]),
    '#cfd6ea',
    [150, 240],
    [236, 250],
    [0.9, 0],
  );
  for (const on of [onLeft, onRight]) art.fill(sheet(on, 0, 264, 1.06, 274), '#191d3a');
  art.fill(polygon(points('272,176 294,180 294,226 272,214')), '#20264a');
  art.fill(closed('269,178! 282,170 297,180! 296,185! 270,182!'), '#cfd6ea');
  const smoke = closed('280,168 286,158 280,146 290,130 306,120 300,136 296,150 292,164');
  stippled(art, smoke, '#9098b8', [284, 168], [300, 122], [0.8, 0.1]);
}

/** One leans on the sill, hair over the shoulder; one stands and lets the thread run out. */
const SHAPES: readonly (readonly Path[])[] = [
  [
    closed('150,424! 152,394 157,382 167,378 178,382 184,420!'),
    ellipse(165, 368, 8, 9.6),
    closed('170,362 176,372 177,390 171,390 169,374'),
  ],
  [closed('300,386! 300,354 306,345 318,343 327,351 330,386!'), ellipse(313, 333, 8, 9.8)],
];

/** Two windows with a lamp behind them, and somebody in each that has hold of a thread. */
export function neighbours(art: Art): void {
  for (const [on, t0, y0, t1, y1] of [
    [onLeft, 0.4, 312, 0.86, 398],
    [onRight, 0.28, 276, 0.72, 350],
  ] as const) {
    const pane = sheet(on, t0, y0, t1, y1);
    const [x, y] = on((t0 + t1) / 2, (y0 + y1) / 2);
    stippledGlow(art, x, y, 84, '#d88a4c', 0.55);
    art.fill(sheet(on, t0 - 0.05, y0 - 7, t1 + 0.05, y1 + 3), '#171a34');
    art.fill(pane, art.radial(x, y - 14, 60, ramp(0, '#fff3c8', 0.5, '#ffd184', 1, '#e8964c')));
    art.clip(pane, () => void art.fill(Path.join(SHAPES[on === onLeft ? 0 : 1]!), '#2b1c34'));
    art.fill(sheet(on, t0 - 0.08, y1 + 1, t1 + 0.08, y1 + 9), '#c3cbe4');
  }
}

/** Snow, not much of it. */
export function snow(art: Art): void {
  const chance = random('snow');
  art.blot(
    range(34, () => ellipse(chance.between(94, 422), chance.between(160, 560), chance.between(1.3, 2.8))),
    '#e4e9f6',
    0.85,
  );
}
