import { byHand, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  lerp,
  type Path,
  ramp,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';

/** Pale green above, gold and coral where the sun comes up. */
export function sky(art: Art, x: number, y: number): void {
  art.fill(
    roundRect(44, 54, 512, 420),
    art.linear(
      0,
      60,
      0,
      y,
      ramp(0, '#a3bcb4', 0.34, '#ced3bd', 0.58, '#f1dcb4', 0.8, '#f9c79c', 0.93, '#f4a988', 1, '#f7b690'),
    ),
  );
  // wide and smooth; specks as far as this would end in a dome on the green
  art.glow(x, y, 420, '#fff0c4', 0.9, 0.86, 0.4);
  flock(art, x, y);
  stippledGlow(art, x, y, 190, '#fffbe6', 0.9);
  art.fill(ellipse(x, y - 2, 21), '#fffef4');
}

/** Small high clouds in rows that meet over the sun, coral below, the higher the larger. */
function flock(art: Art, x: number, y: number): void {
  const chance = random('high clouds');
  const puffs = range(34, (): Path[] => {
    const away = lerp(0.12, 1, chance() ** 0.8);
    const px = x + chance.between(-1, 0.5) * lerp(260, 460, away);
    const py = y - lerp(60, 340, away);
    const size = lerp(3, 17, away) * chance.between(0.6, 1.2);
    return range(6, (i) =>
      byHand(
        ellipse(
          px + (i - 2.5) * size * 1.5 + chance.between(-2, 2),
          py + chance.between(-0.5, 0.5) * size - (i - 2.5) * size * 0.16,
          size * chance.between(0.9, 1.7),
          size * chance.between(0.24, 0.5),
        ),
        1.6,
      ),
    );
  })
    .flat()
    .map((puff): [Path, number] => [puff, puff.bounds()[1]])
    .filter(([puff]) => puff.bounds()[0] < 560 && puff.bounds()[2] > 40);
  for (const [low, high, colour] of [
    [0, 240, '#eed3bb'],
    [240, 320, '#f9c8a4'],
    [320, 460, '#f4a583'],
  ] as const) {
    const row = puffs.filter(([, py]) => py >= low && py < high).map(([puff]) => puff);
    const below = row.map((puff) => puff.translate(1, 2.2));
    art.blot(below, '#ffedc8').blot(row, colour);
  }
}
