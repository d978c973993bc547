import { ink, ripples, stippled } from '../../../kit/hand/index.ts';
import { type Art, closed, curve, lerp, type Path, ramp, random, roundRect } from '../../../kit/pen/index.ts';
import { MOON, SUN } from './sky.ts';
import { EYE } from './view.ts';

/** The inlet, still enough to be a second sky, darker towards us. */
export function water(art: Art): void {
  const sheet = roundRect(40, EYE.y, 520, 540);
  art.fill(
    sheet,
    art.linear(
      0,
      EYE.y,
      0,
      862,
      ramp(0, '#f2d08c', 0.12, '#d6c682', 0.32, '#93ab7c', 0.58, '#4f8274', 1, '#1f4a50'),
    ),
  );
  art.glow(SUN[0], EYE.y, 220, '#ffe9ae', 0.7, 0.5);
  const shade = closed('30,331! 240,331! 200,338 160,342 130,352 90,362 30,366!');
  stippled(art, shade, '#7f9a72', [0, 334], [0, 366], [0.9, 0.1]);
  stippled(art, sheet, '#163c44', [0, 640], [0, 880], [0, 0.7]);
}

/** The moon once more, upside down and drawn out, in as many pieces as there are ripples. */
export function brokenMoon(art: Art): void {
  const { at, radius, bite, step } = MOON;
  const chance = random('broken moon');
  const middle = 2 * EYE.y - at[1];
  const pieces: Path[] = [];
  for (let y = middle - radius * STRETCH + 3; y < middle + radius * STRETCH; y += 6.6) {
    const dy = (y - middle) / STRETCH;
    const sway = Math.sin(y * 0.29) * 5 + chance.between(-2, 2);
    const outer = chord(radius, dy);
    const inner = chord(bite, dy - step[1]);
    const right: [number, number] = [inner ? step[0] + inner : -outer, outer];
    const left: [number, number] = inner ? [-outer, step[0] - inner] : [0, 0];
    for (const [from, to] of [left, right])
      if (to - from > 2) pieces.push(stroke(at[0] + sway + (from + to) / 2, y, (to - from) / 2 + 3, 5));
  }
  for (let y = middle + 70; y < middle + 176; y += 8) {
    const half = chance.between(5, 13) * (1 - (y - middle - 70) / 130);
    pieces.push(stroke(at[0] + 8 + Math.sin(y * 0.31) * 6 + chance.between(-4, 4), y, half, 3));
  }
  art.blot(pieces, '#fff8d2');
}

/** How much longer than wide water shows a light. */
const STRETCH = 1.25;

const chord = (radius: number, away: number): number => Math.sqrt(Math.max(0, radius ** 2 - away ** 2));

const stroke = (x: number, y: number, half: number, weight: number): Path =>
  ink(curve(`${x - half},${y} ${x},${y - 0.8} ${x + half},${y + 0.4}`), weight, y, 0.2);

/** Level strokes, narrow far out: light ones through the houses' image, dark ones through the sky's. */
export function ruffles(art: Art): void {
  const chance = random('ruffles');
  const at = (left: number, right: number, from: number, to: number) => () => {
    const far = chance() ** 1.3;
    return {
      x: chance.between(left, right),
      y: lerp(from, to, far),
      half: lerp(6, 34, far) * chance.between(0.6, 1.3),
      rise: lerp(0.2, 1.4, far),
      weight: lerp(0.9, 2.6, far),
    };
  };
  ripples(art, 150, at(270, 560, 420, 850), [
    ['#c9c384', 0.6],
    ['#2a5450', 0.6],
  ]);
  ripples(art, 60, at(40, 300, 350, 850), [
    ['#f3e3a4', 0.55],
    ['#47786a', 0.5],
  ]);
}
