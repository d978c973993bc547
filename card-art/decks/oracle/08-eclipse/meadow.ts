import { byHand, ink, stippled } from '../../../kit/hand/index.ts';
import { type Art, curve, lerp, Path, random, ribbon } from '../../../kit/pen/index.ts';

/** Dry grass that falls to the sea, brightest where the evening sky lies on it. */
export function meadow(art: Art): void {
  const ground = byHand(
    Path.join(curve('20,672 80,666 160,664 240,667 320,660 420,646 580,628'))
      .lineTo(580, 900)
      .lineTo(20, 900)
      .close(),
    1.4,
  );
  art.fill(ground, '#7c6c42');
  stippled(art, ground, '#c9a866', [0, 654], [0, 704], [0.95, 0]);
  stippled(art, ground, '#33331f', [0, 690], [0, 860], [0, 1]);
  const chance = random('dry grass');
  const [light, dark]: [Path[], Path[]] = [[], []];
  for (let i = 0; i < 210; i++) {
    const near = chance() ** 1.2;
    const [x, y] = [chance.between(44, 556), lerp(676, 850, near)];
    const tall = lerp(5, 22, near) * chance.between(0.6, 1.2);
    const bend = chance.between(-4, 6);
    (i % 3 ? dark : light).push(
      ink(
        curve(`${x},${y} ${x + bend * 0.3},${y - tall * 0.6} ${x + bend},${y - tall}`),
        lerp(1, 2.2, near),
        i,
        0.05,
      ),
    );
  }
  art.blot(dark, '#3b3a24', 0.8).blot(light, '#d8bd7a', 0.7);
}

/** Tufts that the frame cuts, close to us. */
export function nearGrass(art: Art): void {
  const chance = random('near grass');
  const blades: Path[] = [];
  for (let i = 0; i < 46; i++) {
    const x = chance() < 0.62 ? chance.between(44, 250) : chance.between(420, 556);
    const tall = chance.between(30, 84) * (x < 250 ? 1.2 - (x - 44) / 260 : 0.7);
    const bend = chance.between(-22, 30);
    const blade = curve(`${x},872 ${x + bend * 0.25},${872 - tall * 0.6} ${x + bend},${872 - tall}`);
    blades.push(ribbon(blade, chance.between(3, 6), { start: 0.9, end: 0.05, samples: 9 }));
  }
  art.blot(blades, '#1f2218');
}
