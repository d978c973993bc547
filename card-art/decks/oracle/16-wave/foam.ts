import { ink, modelled, printed } from '../../../kit/hand/index.ts';
import {
  type Art,
  clamp,
  closed,
  curve,
  ellipse,
  lerp,
  Path,
  type Point,
  polar,
  type Random,
  random,
  range,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';
import { along } from '../../../kit/pen/tube.ts';
import { type Claw, claws } from './claws.ts';
import { flow } from './wave.ts';

/** Where the crest breaks: from the window's edge to the lip's tip. */
const CREST = curve('590,164 520,146 448,138 380,142 314,158 256,188 212,232 186,288 182,336 196,366');

/** How far the foam reaches from the crest's line, from the window's edge to the tip. */
const HALVES = [5, 6, 8, 12, 14, 22, 24, 36, 34, 20];

/** The foam's edge beside the crest's line: `side` 1 outwards, to sky and fall, -1 on the face; torn in steps of all sizes. */
function edge(side: 1 | -1, part: number, chance: Random): Point[] {
  return CREST.walk(70).map(({ x, y, angle, t }) =>
    polar(x, y, along(HALVES, t) * part * chance.between(0.72, 1.14), angle + 90 * side),
  );
}

/** The broken crest: a torn sheet whose edge reaches forward in claws. */
export function crestFoam(art: Art): void {
  const chance = random('foam');
  const steps = CREST.walk(200);
  const at = (t: number, off: number): { x: number; y: number; angle: number; half: number } => {
    const step = steps[Math.round(clamp(t) * 199)]!;
    const half = along(HALVES, step.t);
    const [x, y] = polar(step.x, step.y, off * half, step.angle + 90);
    return { x, y, angle: step.angle, half };
  };
  /** They thin out to the window's edge, where the crest only begins to break. */
  const row = (
    count: number,
    from: number,
    off: readonly [number, number],
    turn: readonly [number, number],
    size: number,
    hook: readonly [number, number],
  ): Claw[] =>
    range(count, (i) => {
      const t = lerp(from, 1, ((i + chance.between(0, 0.8)) / count) ** 0.8);
      const { x, y, angle, half } = at(t, chance.between(...off));
      return {
        x,
        y,
        heading: angle + chance.between(...turn),
        length: (9 + half * 1.25) * size * chance.between(0.5, 1.28),
        hook: chance.between(...hook),
      };
    });
  claws(art, row(27, 0.22, [0.45, 0.8], [54, 88], 1.36, [-106, -58]), chance, '#6fb2b6');
  const sheet = spline([...edge(1, 0.9, chance), ...edge(-1, 0.92, chance).reverse()], true, 0.7);
  modelled(
    art,
    [130, 90, 570, 440],
    { towards: [-5, -7], soft: 9, shade: '#6fb2b6', depth: 0.9, rim: '#ffffff', rimWidth: 1.4 },
    () => void art.fill(sheet, '#eef8ee'),
  );
  // the water's own courses in it, and holes where it has torn
  art.clip(sheet, () => {
    const courses = range(38, (i): Path => {
      const [from, off] = [chance.between(0.1, 0.94), chance.between(-0.8, 0.8)];
      const long = chance.between(0.04, 0.12);
      const run = range(4, (k): Point => {
        const { x, y } = at(from + (long * k) / 3, off + k * 0.09);
        return [x, y];
      });
      return ink(spline(run), chance.between(1.6, 4.6), i, 0.2);
    });
    art.blot(courses.slice(0, 26), '#c3e4dd').blot(courses.slice(26), '#8cc6c6');
  });
  // small ones over the sheet's own edge, and what falls from it on the hollow's side
  claws(art, row(16, 0.3, [0.35, 0.75], [30, 76], 0.7, [-120, -60]), chance, '#86c2c2');
  claws(art, row(8, 0.74, [-1, -0.75], [-84, -40], 0.8, [-10, 40]), chance, '#86c2c2');
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
      ellipse(
        x - 9 - length * 0.2 - k * 3 + chance.between(-3, 3),
        y + length + k * 8,
        2.2 - k * 0.4,
        3 - k * 0.5,
      ),
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

/** Where the bow strikes the swell: water flung up on its lee, and a white wake that the stern leaves. */
export function bowSpray(art: Art, x: number, y: number): void {
  const chance = random('bow spray');
  const fan = (
    count: number,
    left: number,
    right: number,
    foot: (at: number) => number,
    size: number,
    lean: number,
  ): Claw[] =>
    range(count, (i) => {
      const t = (i + chance.between(0.1, 0.9)) / count;
      return {
        x: x + lerp(left, right, t),
        y: y + foot(t),
        heading: lean + lerp(-26, 40, t) + chance.between(-14, 14),
        length: size * (0.5 + Math.sin(Math.PI * t)) * chance.between(0.6, 1.15),
        hook: chance.between(30, 80) * (t < 0.3 ? -1 : 1),
      };
    });
  claws(
    art,
    fan(9, 44, 94, (t) => 4 - 14 * Math.sin(Math.PI * t), 29, 14),
    chance,
    '#7dbcb8',
  );
  claws(
    art,
    fan(7, -30, 44, (t) => 20 - t * 12, 11, 40),
    chance,
    '#7dbcb8',
  );
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
