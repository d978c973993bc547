import { byHand, flat, INK, ink, stippled, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, ellipse, line, type Path, random, range } from '../../../kit/pen/index.ts';
import { OAK_SHADE, onTable, SHADE, shadow, sunny, YARD_SHADE } from './view.ts';

const CLOTH = closed(
  '-212,-150! -150,-156 -60,-150 40,-156 140,-150 240,-156 330,-152! 330,150! 240,156 150,150 50,157 -40,150 -130,156 -208,148! -216,90 -208,10 -216,-80',
);

/** The oak board: wider than its cloth, its corners rounded off. */
const BOARD = closed('-232,-176! 340,-176! 340,178! -232,178! -243,167! -243,-165!');
/** How high it stands over the yard. */
const HEIGHT = 108;

/** A table laid with a white cloth, straight from the press; the right end is beyond the frame. */
export function table(art: Art): void {
  const box = onTable(art);
  const board = box.place(BOARD);
  art.fill(board.translate(...shadow(HEIGHT)), YARD_SHADE);
  // its edge is as thick as a thumb: seen where it is turned from the sun
  flat(art, board.translate(4, 11), '#6a4630');
  flat(art, board, '#c79a60', { side: [-3.4, -3.4], paint: '#f0d3a0' });
  strokes(
    box,
    [
      '-236,-166 -120,-169 40,-164 200,-168 330,-165',
      '-238,161 -150,164 20,160 180,164 330,161',
      '-190,170 -60,172 60,169 230,172',
      '-237,-120 -234,-20 -238,60 -235,150',
      '-229,-60 -227,20 -230,90',
    ],
    INK.form,
    '#9c7040',
    0.2,
  );
  const cloth = box.place(CLOTH);
  art.fill(cloth.translate(2.4, 3), '#8a6238');
  flat(art, cloth, '#fdfaf0', { side: [3, 4], paint: '#d5dae0' });
  // the press's folds: fields that lean to the sun or away from it
  art.clip(cloth, () => {
    box.fill(
      [
        closed('-230,-170! -68,-170! -68,0! -230,0!'),
        closed('-68,0! 84,0! 84,170! -68,170!'),
        closed('84,-170! 236,-170! 236,0! 84,0!'),
      ],
      '#f3f2ec',
    );
    for (const x of [-68, 84, 236]) box.line(line(x, -160, x, 160), 1.4, '#c3cbd6');
    box.line(line(-220, 0, 340, 0), 1.4, '#c3cbd6');
    for (const x of [-66, 86]) box.line(line(x, -160, x, 160), 1.2, '#ffffff');
    // a woven border
    strokes(
      box,
      ['-196,-134 -60,-138 80,-134 330,-138', '-196,134 -60,138 80,134 330,138', '-196,-134 -192,0 -196,134'],
      5,
      '#d98a80',
      0,
    );
    strokes(
      box,
      ['-188,-126 -60,-130 80,-126 330,-130', '-188,126 -60,130 80,126 330,130', '-188,-126 -184,0 -188,126'],
      1.6,
      '#d98a80',
      0,
    );
  });
}

/** What falls on the table in shadow: `cast` is told the tone, first on the oak, then on the cloth. */
export function inShade(art: Art, cast: (tone: string) => void): void {
  const box = onTable(art);
  for (const [where, tone] of [
    [BOARD, OAK_SHADE],
    [CLOTH, SHADE],
  ] as const)
    art.clip(box.place(where), () => cast(tone));
}

/** What has run off and sprung away: seeds, each with its stain and its shadow. */
export function crumbs(art: Art): void {
  const box = onTable(art);
  const chance = random('crumbs');
  const spots: [number, number, number][] = range(26, () => [
    chance.between(-64, 74),
    chance.between(-40, 40),
    chance.between(3.2, 5.4),
  ]);
  spots.push([-150, -70, 5], [-132, -52, 5], [190, 4, 5], [204, 16, 4], [128, -16, 5]);
  const seeds = spots.map(([x, y, r]) => byHand(ellipse(x, y, r * 1.15, r), 2));
  art.fill(
    seeds.map((seed) => box.place(seed).translate(4, 3.4)),
    SHADE,
  );
  box.fill(seeds, '#b52c48').fill(
    spots.map(([x, y, r]) => ellipse(x - r * 0.2, y - r * 0.4, r * 0.3)),
    '#ffe3da',
  );
}

/** A plate of blue and white earthenware. */
export function plate(art: Art, x: number, y: number): void {
  const box = onTable(art);
  const at = (radius: number): Path => byHand(box.place(ellipse(x, y, radius)), 1.2);
  art.fill(at(52).translate(...shadow(12)), SHADE);
  sunny(art, at(52), '#b9d0dc', 4, { shade: '#5f7f98' });
  art.fill(at(40), '#dbe6e6');
  const [px, py] = box.at(x, y);
  stippled(art, at(40), '#7f9db2', [px + 22, py + 22], [px - 34, py - 32], [0, 0.9]);
  art.blot(ink(at(46), 2, x, 0), '#6088a2');
}

/** A carafe of water at the border, seen into its neck; the sun makes a bright place in its shadow. */
export function carafe(art: Art): void {
  const box = onTable(art);
  const [x, y] = box.at(232, -58);
  const glass = ellipse(x, y, 42, 41);
  art.fill(
    closed(
      `${x - 24},${y + 34}! ${x + 30},${y + 86} ${x + 74},${y + 108} ${x + 100},${y + 80} ${x + 84},${y + 40} ${x + 34},${y - 26}!`,
    ),
    '#b9c3cc',
  );
  art.fill(
    closed(`${x + 30},${y + 26} ${x + 62},${y + 50} ${x + 76},${y + 80} ${x + 50},${y + 66}`),
    '#fffdf2',
  );
  art.fill(glass, '#a9c4c8', 0.85);
  stippled(art, glass, '#58808c', [x + 10, y + 10], [x - 44, y - 40], [0, 0.85]);
  art.fill(
    closed(`${x + 8},${y + 30} ${x + 30},${y + 16} ${x + 34},${y - 2} ${x + 24},${y + 14}`),
    '#f4fbf6',
  );
  art.line(glass, 2.2, '#eef6f2').line(ellipse(x - 3, y - 3, 19, 18), 5, '#dcebe8');
  art.fill(ellipse(x - 3, y - 3, 15, 14), '#4f7884');
  art.blot(ink(curve(`${x - 12},${y + 2} ${x - 4},${y + 8} ${x + 7},${y + 4}`), INK.form, 3, 0), '#f4fbf6');
}
