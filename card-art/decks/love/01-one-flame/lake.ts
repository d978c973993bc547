import { ripples, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import { type Art, closed, ellipse, line, ramp, random, range, ribbon } from '../../../kit/pen/index.ts';
import { FIRE, roundness, SHORE } from './view.ts';

/** The lake: the fire in it, broken by the rain. */
export function lake(art: Art): void {
  art.fill(
    closed(`30,${SHORE - 20}! 570,${SHORE - 20}! 570,890! 30,890!`),
    art.linear(0, SHORE, 0, 868, ramp(0, '#36524c', 0.4, '#223b3b', 1, '#142428')),
  );
  stippledGlow(art, FIRE[0], SHORE + 4, 230, '#c08c50', 0.9, 0.36);
  stippled(
    art,
    closed(`510,${SHORE}! 560,${SHORE}! 560,840! 520,840!`),
    '#0f2022',
    [0, SHORE],
    [0, 830],
    [0.95, 0],
  );
  image(art);
  rings(art);
}

/** Bright and dark dashes: the sheet's light, the two who stand in it, the flame itself. */
function image(art: Art): void {
  const chance = random('lake');
  const column = (
    mid: number,
    count: number,
    reach: number,
    deep: number,
    fill: string,
    thick: number,
  ): void => {
    const dashes = range(count, (i) => {
      const t = (i + chance()) / count;
      const y = SHORE + 6 + t ** 1.15 * deep;
      const half = reach * chance.between(0.35, 1) * (1 - t * 0.4);
      const x = mid + chance.between(-1, 1) * reach * 0.5;
      return ribbon(line(x - half, y, x + half, y + chance.between(-0.8, 0.8)), thick * (0.6 + t * 0.8), {
        samples: 5,
      });
    });
    art.blot(dashes, fill);
  };
  column(FIRE[0], 30, 120, 84, '#8a6840', 3.4);
  column(452, 16, 40, 100, '#1c3334', 4);
  column(190, 14, 42, 80, '#5a3a40', 3.4);
  column(FIRE[0], 24, 70, 140, '#b98248', 4);
  column(FIRE[0], 19, 38, 140, '#f2bd70', 4.6);
  column(FIRE[0], 15, 20, 136, '#fff2c8', 4.6);
  ripples(
    art,
    40,
    () => ({
      x: chance.between(50, 550),
      y: chance.between(SHORE + 10, 862),
      half: chance.between(8, 30),
      rise: 0,
      weight: chance.between(1, 2.2),
    }),
    [
      ['#5f7d72', 0.7],
      ['#10201f', 0.7],
    ],
  );
}

/** Where drops meet the water: flatter the farther off. */
function rings(art: Art): void {
  const chance = random('rings');
  range(26, (i) => {
    const t = (i + chance() * 0.6) / 26;
    const [x, y] = [chance.between(60, 540), SHORE + 14 + t ** 1.3 * 134];
    const near = Math.abs(x - FIRE[0]) < 90;
    const r = chance.between(5, 10) * (0.6 + t * 1.3);
    const tone = near ? '#ffe6b0' : '#9db8aa';
    const flat = roundness(y);
    art.line(
      [ellipse(x, y, r, r * flat), ...(i % 2 ? [ellipse(x, y, r * 1.8, r * 1.8 * flat)] : [])],
      1.1,
      tone,
      0.8,
    );
    art.blot(ribbon(line(x, y - r * 0.8, x, y), 2, { samples: 4 }), tone);
  });
}
