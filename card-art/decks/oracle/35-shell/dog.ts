import { castShadow, lit, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  type Point,
  range,
  ribbon,
  roundLimb,
} from '../../../kit/pen/index.ts';

const form = lit({
  from: { towards: [-0.8, -0.5] },
  shade: '#3b2c26',
  rim: '#fff3cc',
  rimWidth: 1.2,
  stray: 0.2,
});

const BODY = closed('-26,-38 -12,-43 8,-42 24,-44 32,-36 30,-26 16,-22 0,-21 -12,-22 -24,-24 -31,-30');
const CHEST = closed('-34,-46 -24,-44 -16,-36 -18,-25 -27,-22 -34,-30');
const HEAD = closed('-52,-50! -46,-56 -40,-60 -32,-60 -26,-54 -26,-46 -33,-42 -42,-44 -51,-45');
const EAR = closed('-34,-60! -28,-62 -23,-54 -24,-46 -29,-50');
const TAIL = ribbon(curve('29,-40 42,-46 48,-58 44,-68'), 8, { start: 0.9, end: 0.4 });
/** A leg, and where its paw stands. */
interface Leg {
  outline: Path;
  paw: Point;
}
const NEAR: readonly Leg[] = [
  { outline: roundLimb('-24,-28 -29,-15 -35,-3', [5, 3.2, 2.5], 8), paw: [-36, -1] },
  { outline: roundLimb('23,-31 16,-17 24,-9 25,-2', [7, 4, 2.6, 2.4], 12), paw: [24, 0] },
];
const FAR: readonly Leg[] = [
  { outline: roundLimb('-20,-27 -14,-15 -18,-5', [4.4, 3, 2.4], 8), paw: [-19, -3] },
  { outline: roundLimb('28,-30 36,-19 43,-13 46,-6', [6, 3.8, 2.6, 2.2], 12), paw: [45, -4] },
];
const paw = ([x, y]: Point): Path =>
  closed(
    `${x - 5},${y + 0.4} ${x - 3},${y - 3} ${x + 2},${y - 3.4} ${x + 3.4},${y + 0.6}! ${x - 4},${y + 1}!`,
  );

/** The dog trots straight over what has just been raked. */
export function dog(art: Art, x: number, y: number, scale: number): void {
  pawPrints(art, x, y);
  const box = local(art, x, y, scale);
  const whole = Path.join(BODY, CHEST, HEAD, TAIL);
  // each leg's shadow starts at its own paw and runs into the body's
  art.group('opacity=".62"', () => {
    art.fill(castShadow(box.place(whole), box.at(0, -2)[1], 1.5, 0.72), '#7d5946');
    for (const leg of [...NEAR, ...FAR])
      art.fill(
        castShadow(box.place([leg.outline, paw(leg.paw)]), box.at(...leg.paw)[1], 1.5, 0.72),
        '#7d5946',
      );
  });
  for (const leg of [...NEAR, ...FAR])
    art.fill(ellipse(...box.at(leg.paw[0] + 1, leg.paw[1] + 1), 6 * scale, 2 * scale), '#5c3d2b', 0.75);
  for (const leg of FAR) box.fill([leg.outline, paw(leg.paw)], '#7a6250');
  form(art, box.place(TAIL), '#fbf1da', 2);
  for (const leg of NEAR) form(art, box.place([leg.outline, paw(leg.paw)]), '#efe2c6', 2);
  const coat = (): void => {
    box.fill(BODY, '#fbf1da').fill(CHEST, '#fbf1da');
    box.fill(closed('-4,-44 10,-46 24,-46 34,-38 32,-28 22,-26 14,-32 2,-34'), '#5a3d2e');
  };
  form(art, box.place(Path.join(BODY, CHEST)), coat, 4);
  form(art, box.place(HEAD), '#5a3d2e', 3);
  box.fill(closed('-52,-50 -46,-54 -42,-50 -40,-45 -51,-45'), '#fbf1da');
  form(art, box.place(EAR), '#3d2a22', 2);
  box.fill(ellipse(-51.5, -49.5, 2.2), '#241814').fill(ellipse(-41, -54.5, 1.6), '#1c1310');
  strokes(box, ['-34,-45 -28,-42 -23,-43'], 3, '#c84038', 0);
}

/** From the grass at the right to its feet. */
function pawPrints(art: Art, x: number, y: number): void {
  const way = curve(`438,742 406,716 372,${y + 58} ${x + 46},${y + 22} ${x + 20},${y + 4}`);
  const prints = way.walk(22).flatMap(({ x: px, y: py, angle }, i) => {
    const size = 2.7 - i * 0.05;
    const aside = i % 2 ? 3 : -3;
    const [cx, cy] = [
      px + aside * Math.cos((angle * Math.PI) / 180),
      py + aside * Math.sin((angle * Math.PI) / 180),
    ];
    return [
      ellipse(cx, cy, size * 1.1, size * 0.85),
      ...range(2, (toe) =>
        ellipse(cx - size * 0.9 + toe * size * 1.1, cy - size * 1.2, size * 0.42, size * 0.36),
      ),
    ];
  });
  art.blot(
    prints.map((print) => print.translate(1.2, 0.9)),
    '#f0d29d',
  );
  art.blot(prints, '#8f6446');
}
