import { flat, INK, strokes } from '../../../kit/hand/index.ts';

import { type Art, closed, ellipse, type Local, local } from '../../../kit/pen/index.ts';

const OLD = { base: '#dc9c70', mid: '#a8624f', dark: '#6f3a4a', line: '#38152c' } as const;
const YOUNG = { base: '#e2a679', mid: '#a8644f', dark: '#6a3848', line: '#38152c' } as const;

/** An old woman in a shawl, her face to the light. */
function woman(art: Art, x: number, y: number): void {
  const body = local(art, x, y, 1);
  flat(
    body,
    '-44,128! -46,90 -36,58 -16,36! 20,30 56,46 78,80 84,128!',
    '#4a3562',
    // the shoulders in the light from above, the folds of the shawl away from it
    ['-46,100! -44,78 -32,54 -14,38 10,44! -8,58 -22,78 -28,104!', '#8d6a7e'],
    ['-40,92! -38,72 -28,54 -16,42 -4,44! -18,56 -28,74 -32,96!', '#d59a80'],
    ['30,40! 56,48 76,78 84,128! 50,128 52,90 42,62!', '#33224a'],
    ['-6,60! 2,84 0,130 20,130 14,84!', '#33224a'],
    { along: ['-46,100 -46,88 -36,57 -18,37'], paint: '#ffdca4', width: 4 },
  );
  const box = local(art, x, y, 1, { rot: 20 });
  flat(
    box,
    '-8,-25! -16,-22 -20,-14 -20.6,-8! -19.4,-4 -24,3 -28,8! -27.4,11 -22,12.6! -21.4,15 -23.4,17.4! -21.6,19 -22.6,22 -20,24! -21.6,28 -20,32 -15,33.6! -4,32 6,28 14,20 14,-20',
    OLD.base,
    ['-2,-26 -5,-14 -5,-4 -8,4 -6,12 -10,20 -9,28 -12,36 20,36 20,-26', OLD.mid],
    ['4,-26 4,-6 4,8 2,20 -2,34 20,36 20,-26', OLD.dark],
    {
      along: ['-8,-25.6 -16.6,-22.6 -21,-14 -21,-8', '-20,-4 -24.6,3 -28.4,8', '-20,25 -22,28.4 -20.6,32'],
      paint: '#ffe6b0',
      width: 3.4,
    },
  );
  lookingEye(box, -17.4, -4.6, 0.84, OLD.line);
  strokes(
    box,
    ['-23,17.6 -19,18.2 -15.6,17', '-20,11.6 -15.6,14 -13.4,18.6', '-13,0.6 -10,1.6 -8,0.6'],
    1,
    OLD.line,
    0,
  );
  const shawl = closed(
    '-12,-24! -10,-33 2,-38 18,-33 28,-18 32,2 40,24 50,40 34,48 8,50 -10,44 -18,36! -6,36 2,28 6,16 4,0 -2,-14',
  );
  flat(
    box,
    shawl,
    '#54406c',
    ['10,-40 30,-20 40,10 60,44 20,56 10,30 14,10 8,-14', '#382a50'],
    ['-14,-24! -9,-35 4,-40 18,-34 12,-30! 2,-30 2,-18 -2,-14!', '#c08c86'],
    ['-18,36 0,44 20,40 40,30 50,44 10,56 -14,48', '#2c2044'],
    { along: ['-12,-25 -10,-33.6 2,-38.6 18,-33.6 26,-22'], paint: '#f2bd8a', width: 4 },
  );
  strokes(
    box,
    ['-8,-28 6,-26 14,-10 16,14', '6,30 18,34 34,34', '-10,40 4,42 16,40'],
    INK.form,
    '#1c1230',
    0.1,
  );
}

/** A boy who has his fingers on the table's edge. */
function boy(art: Art, x: number, y: number): void {
  const body = local(art, x, y, 1);
  flat(
    body,
    '-26,60! -24,40 -14,26! 14,22 32,36 38,60!',
    '#3c5262',
    ['-30,60 -26,36 -10,24 0,40 -4,60', '#263648'],
    ['0,22! 16,20 34,34 40,60! 30,60 26,42 14,32!', '#8c9a94'],
    { along: ['4,22.4 16,23 32,36'], paint: '#ffdca4', width: 3.4 },
  );
  const box = local(art, x, y, 0.9, { rot: -18, mirror: true });
  flat(
    box,
    '-8,-22! -16,-19 -19,-12 -19.6,-6! -18.6,-3 -21,2 -24,6! -23,9.4 -19.6,10.4! -19.4,12.6 -21,14.6! -19,16.4! -20.4,19 -18,21! -18.4,25 -15,28 -10,28.6! 0,26 8,22 14,14 14,-18',
    YOUNG.base,
    ['-4,-23 -5,-10 -5,0 -7,6 -5,14 -8,22 -8,30 20,30 20,-24', YOUNG.mid],
    ['0,-24 -1,0 2,12 -2,22 -4,30 20,30 20,-24', YOUNG.dark],
    {
      along: ['-8,-22.6 -16.6,-19.6 -19.8,-12 -20,-6', '-19,-3 -21.6,2 -24.4,6'],
      paint: '#ffe6b0',
      width: 3.2,
    },
  );
  lookingEye(box, -16, -3.2, 0.86, YOUNG.line);
  box.fill(closed('-20.6,15! -16.6,14.8 -14.6,16.6 -16.6,18.8 -20.2,18.4!'), '#5a2034');
  const crop = closed(
    '-12,-20! -15,-27 -6,-33 6,-35 18,-30 27,-18 28,-4 22,8 16,16! 10,16 6,10! 8,4 6,-2 2,-2 0,4! -3,-2 -3,-10 -6,-15',
  );
  flat(box, crop, '#3c2134', ['-14,-18! -16,-28 -6,-34 8,-36 22,-28! 10,-27 0,-22 -4,-14!', '#a06650'], {
    along: ['-15,-26 -6,-33.4 6,-35.4 18,-30.4'],
    paint: '#f0b078',
    width: 3.4,
  });
  strokes(box, ['-8,-22 4,-22 10,-10', '0,-30 14,-24 20,-8', '14,-28 24,-14 22,2'], INK.detail, '#1c0c20', 0);
}

function lookingEye(box: Local, x: number, y: number, size: number, line: string): void {
  const lids = closed(
    `${x},${y}! ${x + 4 * size},${y - 2.4 * size} ${x + 8.6 * size},${y + 1.6 * size}! ${x + 4 * size},${y + 2.8 * size} ${x + 0.6},${y + 2 * size}!`,
  );
  box.fill(lids, '#f6e2cc');
  box.clip(lids, () => void box.fill(ellipse(x + 2.6 * size, y - 0.4, 2.2 * size, 2.6 * size), '#26101e'));
  strokes(
    box,
    [
      `${x - 0.6},${y} ${x + 4 * size},${y - 2.6 * size} ${x + 9.6 * size},${y + 1.8 * size}`,
      `${x - 2.4},${y - 6.6 * size} ${x + 4 * size},${y - 9 * size} ${x + 11 * size},${y - 5 * size}`,
    ],
    1.6,
    line,
    0,
  );
}

/** Fingers over the edge, painted once the table stands. */
export function fingers(art: Art): void {
  for (const [i, x] of [341, 348.4, 355.6, 362].entries()) {
    const y = 567 + Math.abs(i - 1.3) * 1.2;
    flat(
      art,
      `${x - 3.5},${y + 6} ${x - 3.7},${y} ${x - 1},${y - 4.4} ${x + 2.4},${y - 3.6} ${x + 3.7},${y} ${x + 3.2},${y + 7} ${x},${y + 10}`,
      YOUNG.mid,
      [
        `${x - 2.4},${y + 4} ${x - 2},${y - 2} ${x + 1},${y - 6} ${x + 5},${y - 2} ${x + 3.4},${y + 5} ${x},${y + 7}`,
        YOUNG.base,
      ],
    );
  }
}

/** Two who have stopped beyond the table. */
export function onlookers(art: Art): void {
  woman(art, 466, 460);
  boy(art, 366, 536);
}
