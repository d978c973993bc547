import { ink, modelled, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  arc,
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  polar,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { along } from '../../../kit/pen/tube.ts';
import { flow } from './wave.ts';

/** Where the crest breaks: from the window's edge to the lip's tip. */
const CREST = curve('590,164 520,146 448,138 380,142 314,158 256,188 212,232 186,288 182,336 196,366');

/** A lump of foam: round, never a circle. */
function lump(x: number, y: number, radius: number, seed: number): Path {
  const chance = random(`lump ${seed}`);
  const turn = chance.between(0, 360);
  return spline(
    range(7, (i) => polar(x, y, radius * chance.between(0.8, 1.16), turn + i * 51.4)),
    true,
  );
}

/** How far the foam reaches from the crest's line, from the window's edge to the tip. */
const HALVES = [5, 6, 8, 12, 14, 22, 24, 36, 34, 20];

/** The broken crest: billows that overlap, each with its hollow turned from the light. */
export function crestFoam(art: Art): void {
  const chance = random('foam');
  const steps = CREST.walk(200);
  const billows = range(112, (i) => {
    // the first ones are the great billows, the last ones burst from them
    const late = i / 111;
    const step = steps[Math.floor(chance() ** 0.72 * 199.9)]!;
    const half = along(HALVES, step.t);
    const off = chance.between(-1, 0.84) * lerp(0.5, 1, late);
    const [x, y] = polar(step.x, step.y, off * half, step.angle + 90);
    return { x, y, radius: half * lerp(0.86, 0.2, late ** 0.7) * chance.between(0.8, 1.15) + 1.5, seed: i };
  });
  modelled(
    art,
    [130, 90, 570, 440],
    { towards: [-5, -7], soft: 8, shade: '#6fb2b6', depth: 0.9, rim: '#ffffff', rimWidth: 1.4 },
    () => {
      art.fill(ribbon(CREST, 26, { samples: 40, start: 0.3, end: 0.6, peak: 0.86 }), '#e3f3e9');
      for (const { x, y, radius, seed } of billows) {
        art.fill(lump(x, y, radius, seed), seed % 3 ? '#fbfdf4' : '#e3f3e9');
        if (radius < 5) continue;
        const hollow = arc(x, y, radius * 0.78, 70 + (seed % 5) * 12, 210 + (seed % 4) * 14);
        art.fill(ribbon(hollow, radius * 0.34, { samples: 9 }), seed % 2 ? '#a9d6d0' : '#86c2c2');
      }
    },
  );
}

/** The lip's own water runs out into the foam: long tongues that begin on the face. */
export function tongues(art: Art): void {
  const chance = random('tongues');
  const laid = range(34, (i) => {
    const start = chance.between(0.66, 0.86);
    const course = flow(chance.between(-0.01, 0.96), start, 1);
    return ribbon(course, chance.between(4, 13), { start: 0, end: 1, peak: 0.98, samples: 14 + (i % 3) });
  });
  art.blot(laid.slice(0, 20), '#cdebdc', 0.9).blot(laid.slice(20), '#fffdf4');
}

/** Tatters of foam that fall from the lip. */
export function tatters(art: Art): void {
  const chance = random('tatters');
  const shreds = range(15, (i): Path => {
    const t = i / 14;
    const [x, y] = [lerp(166, 212, t), 340 + Math.sin(t * 3) * 22];
    const length = lerp(70, 34, t) * chance.between(0.3, 1.1);
    const course = spline([
      [x, y - 16],
      [x - 3, y + length * 0.4],
      [x - 10 - length * 0.2, y + length],
    ]);
    const torn = range(4, (k) =>
      lump(x - 9 - length * 0.2 - k * 3 + chance.between(-3, 3), y + length + k * 8, 3 - k * 0.6, i * 4 + k),
    );
    return Path.join(ribbon(course, chance.between(3, 8), { start: 0.9, end: 0, peak: 0.2 }), torn);
  });
  art.blot(
    shreds.filter((_, i) => i % 2),
    '#cdebdc',
  );
  art.blot(
    shreds.filter((_, i) => i % 2 === 0),
    '#fffdf4',
  );
}

/** What the wind takes from the crest. */
export function spume(art: Art): void {
  const veil = closed('200,250! 240,180 300,138 380,112 470,88 580,66! 580,170! 470,150 380,156 300,180!');
  printed(art, [160, 60, 580, 260], () => {
    const paint = art.linear(330, 160, 380, 70, [
      [0, '#ffffff', 0.95],
      [1, '#ffffff', 0],
    ]);
    art.fill(veil, paint);
  });
  const chance = random('wisps');
  const places = CREST.walk(40);
  const wisps = range(26, (i) => {
    const { x, y } = places[Math.floor(chance.between(8, 28))]!;
    const reach = chance.between(30, 96);
    const course = spline([
      [x, y + 2],
      [x + reach * 0.4, y - reach * 0.14],
      [x + reach, y - reach * chance.between(0.16, 0.26)],
    ]);
    return ink(course, chance.between(1.2, 3.4), i, 0.4);
  });
  art.blot(wisps, '#fbfdf4');
}

/** Drops thrown ahead of the lip in bursts, and off the crest. */
export function drops(art: Art): void {
  const chance = random('drops');
  const rim = CREST.walk(80);
  const bursts = range(17, (): Path[] => {
    const { x, y, angle } = rim[Math.floor(chance() ** 0.55 * 79.9)]!;
    const way = angle + chance.between(55, 120);
    return range(9, () => {
      const away = chance() ** 1.5;
      const [px, py] = polar(x, y, 26 + away * 84, way + chance.between(-16, 16));
      return ellipse(px, py + away * 26, lerp(3, 0.8, away) * chance.between(0.5, 1.2));
    });
  });
  const falling = range(34, (): Path => {
    const y = chance.between(390, 560);
    return ellipse(chance.between(140, 236) - (y - 390) * 0.12, y, chance.between(0.7, 2.2));
  });
  art.blot([...bursts.flat(), ...falling], '#fffdf2');
}
