import { ink } from '../../../kit/hand/index.ts';
import { type Art, curve, lerp, type Path, random, ribbon } from '../../../kit/pen/index.ts';

/** Near us at the left, dark against the water: stalks with plumes, long leaves that bend. */
export function reeds(art: Art): void {
  const chance = random('reeds');
  const [back, front]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 46; i++) {
    const x = 40 + chance() ** 1.7 * 190;
    const rise = lerp(330, 60, (x - 40) / 200) * chance.between(0.5, 1);
    const bend = chance.between(-26, 46);
    const blade = curve(`${x},880 ${x + bend * 0.2},${880 - rise * 0.5} ${x + bend},${880 - rise}`);
    (i % 3 ? front : back).push(ribbon(blade, chance.between(5, 9), { start: 0.9, end: 0.05, samples: 12 }));
  }
  art.blot(back, '#3f6a5a');
  const plumes: Path[] = [];
  for (const [x, top, lean] of [
    [64, 500, 22],
    [92, 566, 30],
    [52, 610, -6],
  ] as const) {
    const stalk = curve(`${x},880 ${x + lean * 0.2},${(880 + top) / 2} ${x + lean},${top}`);
    plumes.push(ink(stalk, 3.4, x, 0));
    for (let i = 0; i < 26; i++) {
      const t = i / 25;
      const [px, py] = [x + lean * (1 - t * 0.16), top - 4 + t * 58];
      const [out, drop] = [chance.between(5, 15) * (i % 4 ? 1 : -0.6), chance.between(12, 26)];
      plumes.push(
        ribbon(curve(`${px},${py} ${px + out * 0.6},${py + drop * 0.2} ${px + out},${py + drop}`), 4, {
          start: 0.6,
          end: 0.1,
          samples: 5,
        }),
      );
    }
  }
  art.blot(plumes, '#2a4640').blot(front, '#1d3f40');
}
