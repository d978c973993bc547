import { byHand, ink, printed, ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { mistyHill } from '../../../kit/land/misty-hill.ts';
import {
  type Art,
  ellipse,
  lerp,
  type Path,
  polar,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { SHORE, SUN } from './form.ts';

const [X, Y] = SUN;

/** A clear autumn morning; the woods of the far shore stand in their mist. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 44, 512, SHORE - 40),
    art.linear(0, 60, 0, SHORE, ramp(0, '#7fbcb8', 0.4, '#b9d8bc', 0.72, '#f3e3ae', 1, '#fff0c6')),
  );
  stippledGlow(art, X, Y, 200, '#fffbe4', 0.95);
  mistyHill(art, {
    crest: '30,452 90,424 150,440 200,470 262,482 330,446 392,404 460,424 520,396 570,410',
    fill: '#9cc3ad',
    mist: '#f8ecc0',
    depth: [6, 110],
    foot: SHORE,
  });
  mistyHill(art, {
    crest: '30,486 80,470 130,486 190,506 252,514 320,500 380,478 440,490 500,470 570,482',
    fill: '#6fa191',
    mist: '#fbeec2',
    depth: [8, 66],
    foot: SHORE,
  });
  woods(art);
}

/** Tree tops along the far water. */
function woods(art: Art): void {
  const chance = random('far woods');
  const crowns = range(60, (i) => {
    const x = 40 + i * 9 + chance.between(-3, 3);
    const away = Math.min(1, Math.abs(x - X) / 150);
    const high = chance.between(5, 26) * lerp(0.3, 1, away);
    return i % 4 === 2
      ? polygon([
          [x - 6, SHORE],
          [x, SHORE - 8 - high * 1.5],
          [x + 6, SHORE],
        ])
      : byHand(ellipse(x, SHORE - high * 0.4, chance.between(6, 14), high), 2);
  });
  art.blot(
    crowns.filter((_, i) => i % 3 !== 1),
    '#4f8478',
  );
  art.blot(
    crowns.filter((_, i) => i % 3 === 1),
    '#c98a48',
  );
  stippled(art, roundRect(44, SHORE - 34, 512, 38), '#fff0c6', [0, SHORE - 34], [0, SHORE + 4], [0, 0.9]);
}

/** His halo: the disc, then short rays of uneven light. */
export function sun(art: Art): void {
  art.fill(ellipse(X, Y, 46), '#fffdf0');
  const chance = random('halo');
  art.blot(
    range(36, (i) =>
      ink(
        spline([polar(X, Y, 54, i * 10), polar(X, Y, chance.between(62, i % 2 ? 72 : 90), i * 10)]),
        i % 2 ? 1.4 : 2.6,
        i,
        0.1,
      ),
    ),
    '#fffdf0',
  );
}

/** Still water that has the morning in it once more. */
export function water(art: Art): void {
  const lake = polygon([
    [40, SHORE],
    [560, SHORE],
    [560, 880],
    [40, 880],
  ]);
  art.fill(
    lake,
    art.linear(0, SHORE, 0, 868, ramp(0, '#fdeec2', 0.2, '#d7dfb6', 0.55, '#8fbfae', 1, '#3f8288')),
  );
  const woodsBelow = byHand(
    polygon([
      [40, SHORE],
      [560, SHORE],
      [560, 574],
      [470, 580],
      [380, 572],
      [290, 556],
      [200, 556],
      [120, 572],
      [40, 578],
    ]),
    3,
  );
  printed(
    art,
    [40, SHORE, 560, 600],
    () => void art.fill(woodsBelow, art.linear(0, SHORE, 0, 584, ramp(0, '#4f8478', 0.7, 1, '#4f8478', 0))),
  );
  const below = 2 * SHORE - Y;
  art.glow(X, below + 20, 190, '#fffbe0', 0.9, 0.9);
  const chance = random('second sun');
  art.blot(
    range(17, (i) => {
      const y = below - 36 + i * 6.2;
      const half = Math.sqrt(Math.max(60, 42 * 42 - (y - below) ** 2)) * chance.between(0.7, 1.15);
      const x = X + chance.between(-4, 4);
      return ink(
        spline([
          [x - half, y],
          [x, y - 1],
          [x + half, y],
        ]),
        5.6,
        i,
        0.1,
      );
    }),
    '#fffdf0',
    0.92,
  );
}

/** Short level strokes that break what stands in the water. */
export function breaking(art: Art): void {
  const chance = random('mirror');
  ripples(
    art,
    58,
    () => {
      const t = chance() ** 1.3;
      const y = lerp(SHORE + 8, 862, t);
      const middle = chance() < 0.5 ? chance.between(150, 320) : chance.between(50, 550);
      return {
        x: middle,
        y,
        half: lerp(6, 34, t) * chance.between(0.5, 1.3),
        rise: lerp(0.3, 2, t),
        weight: lerp(0.9, 2.8, t),
      };
    },
    [
      ['#fffbe0', 0.9],
      ['#3c7c80', 0.5],
    ],
  );
}

/** Reeds close to us; the frame cuts them. */
export function reeds(art: Art): void {
  const chance = random('reeds');
  const blades = range(17, (i): Path => {
    const foot = 40 + i * 5.4 + chance.between(-4, 4);
    const high = chance.between(70, 190) * lerp(1, 0.5, i / 17);
    const lean = chance.between(-14, 30);
    return ribbon(
      spline([
        [foot, 880],
        [foot + lean * 0.3, 868 - high * 0.55],
        [foot + lean, 868 - high],
      ]),
      chance.between(4, 7),
      { start: 1, end: 0, peak: 0.2 },
    );
  });
  art
    .blot(
      blades.filter((_, i) => i % 3),
      '#23484c',
    )
    .blot(
      blades.filter((_, i) => !(i % 3)),
      '#6f8a4e',
    );
  for (const [x, y, turn] of [
    [70, 706, 8],
    [98, 744, 14],
  ] as const) {
    art.blot(
      ribbon(
        spline([
          [x - 6, 880],
          [x - 3, 800],
          [x, y],
        ]),
        3.4,
        { start: 1, end: 1 },
      ),
      '#23484c',
    );
    art.blot(roundLimbAt(x, y, turn), '#5a3428');
  }
}

const roundLimbAt = (x: number, y: number, turn: number): Path =>
  ellipse(0, -20, 4.6, 19).rotate(turn).translate(x, y);
