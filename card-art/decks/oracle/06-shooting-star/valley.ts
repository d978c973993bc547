import { outOfFocus, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import { type Art, closed, curve, local, Path, polygon, random, roundRect } from '../../../kit/pen/index.ts';

const CREST = '20,356 70,372 130,400 190,424 260,434 340,420 410,396 480,376 580,352';

/** Wooded slopes; below, the roofs of the place, awake; mist where the hot brook runs. */
export function valley(art: Art): void {
  mistyHill(art, {
    crest: '20,372 90,348 160,360 236,338 320,366 400,350 470,318 580,290',
    fill: '#6d5f54',
    mist: '#c9ac84',
    depth: [26, 108],
    foot: 660,
  });
  mistyHill(art, {
    crest: CREST,
    fill: '#4a4742',
    mist: '#d0b68e',
    depth: [70, 170],
    density: 0.9,
    foot: 660,
  });
  trees(art);
  outOfFocus(art, 0.9, () => {
    for (const [x, y, scale] of [
      [300, 468, 0.56],
      [196, 474, 0.66],
      [252, 482, 0.6],
      [362, 484, 0.7],
      [136, 494, 0.84],
      [298, 500, 0.86],
      [216, 516, 1],
      [396, 514, 0.92],
    ] as const)
      inn(art, x, y, scale);
  });
  for (const [x, y, radius] of [
    [170, 462, 66],
    [290, 452, 76],
    [390, 470, 54],
  ] as const)
    stippledGlow(art, x, y, radius, '#f0dcb4', 0.6, 0.6);
  hedge(art);
}

/** Cedars: a comb of small ones on the crest, dark ones nearer against the mist. */
function trees(art: Art): void {
  const chance = random('cedars');
  const comb = curve(CREST)
    .walk(120)
    .map(({ x, y }): Path => {
      const [half, tall] = [chance.between(2.4, 4.6), chance.between(5, 17)];
      return polygon([
        [x - half, y + 5],
        [x, y - tall],
        [x + half, y + 5],
      ]);
    });
  art.blot(comb, '#4a4742');
  const crowns: Path[] = [];
  for (let i = 0; i < 44; i++) {
    const right = i % 2 === 0;
    const x = right ? chance.between(410, 560) : chance.between(40, 150);
    const foot = (right ? 560 - (x - 410) * 0.2 : 560 - (150 - x) * 0.2) + chance.between(-24, 34);
    const tall = chance.between(84, 152);
    const half = tall * chance.between(0.16, 0.22);
    crowns.push(
      closed(
        `${x},${foot - tall}! ${x + half * 0.5},${foot - tall * 0.5} ${x + half},${foot}! ${x},${foot - 6} ${x - half},${foot}! ${x - half * 0.5},${foot - tall * 0.5}`,
      ),
    );
  }
  art.blot(crowns, '#2b302b');
  // their feet stand in the mist
  stippled(art, Path.join(crowns), '#c7ae88', [0, 480], [0, 580], [0, 0.6]);
}

/** Clipped bushes that keep the bath from the slope. */
function hedge(art: Art): void {
  const chance = random('hedge');
  const lumps: Path[] = [];
  for (let x = 30; x < 580; x += chance.between(16, 30)) {
    const [half, tall] = [chance.between(22, 34), chance.between(34, 56)];
    const foot = 566 - 26 * Math.sin(((x - 30) / 540) * Math.PI);
    lumps.push(
      closed(
        `${x - half},${foot + 30}! ${x - half},${foot - tall * 0.4} ${x - half * 0.5},${foot - tall * 0.9} ${x},${foot - tall} ${x + half * 0.6},${foot - tall * 0.85} ${x + half},${foot - tall * 0.3} ${x + half},${foot + 30}!`,
      ),
    );
  }
  lumps.forEach((lump, i) => {
    art.fill(lump, ['#3a4234', '#333b30', '#414836'][i % 3]!);
    stippled(art, lump, '#9a8a5a', [0, lump.bounds()[1]], [0, lump.bounds()[1] + 26], [0.75, 0]);
  });
  stippledGlow(art, 500, 540, 120, '#ffcf88', 0.5, 0.5);
}

function inn(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  box.fill(roundRect(-34, -24, 68, 26), '#3a2c24');
  box.fill([roundRect(-28, -19, 14, 14), roundRect(-9, -19, 14, 14), roundRect(12, -19, 14, 14)], '#ffc974');
  box.fill(
    polygon([
      [-46, -22],
      [-26, -44],
      [28, -44],
      [46, -22],
    ]),
    '#2d3638',
  );
  box.line(
    polygon([
      [-26, -44],
      [28, -44],
    ]),
    2 * scale,
    '#8d8a78',
  );
  stippled(art, box.place(roundRect(-40, -4, 80, 16)), '#ffca80', box.at(0, -4), box.at(0, 12), [0.7, 0]);
}
