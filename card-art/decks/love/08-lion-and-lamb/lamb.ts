import { byHand, INK, lit, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  random,
  range,
  roundLimb,
  tube,
} from '../../../kit/pen/index.ts';

const wool = lit({
  from: { towards: [-0.5, -0.86] },
  shade: '#8f8f92',
  rim: '#ffffff',
  rimWidth: 2,
  stray: 0.8,
});
const [WHITE, SHADED, HOOF] = ['#fbf5e6', '#d6d0c4', '#43373a'];

/** An outline of curls along a smooth one, no two alike. */
function curls(path: Path, count: number, size: number, key: string): Path {
  const chance = random(key);
  return Path.join(
    path,
    ...path.walk(count).map(({ x, y }) => ellipse(x, y, size * chance.between(0.7, 1.15))),
  );
}

/** Braced on four legs, its weight in its brow. */
export function lamb(art: Art): void {
  const hoof = (x: number, y: number): void =>
    void art.fill(
      byHand(closed(`${x - 6},${y - 12}! ${x + 5},${y - 12}! ${x + 8},${y + 2} ${x - 7},${y + 2}`), 0.5),
      HOOF,
    );
  const far = ['176,676 196,724 188,760 194,792', '96,690 112,730 96,764 98,794'];
  for (const one of far) wool(art, roundLimb(one, [15, 9, 6, 6], 16), SHADED, 5, { shade: '#75757c' });
  hoof(194, 798);
  hoof(98, 800);
  for (const [one, widths] of [
    ['156,684 170,734 158,772 162,806', [18, 10, 6.6, 6.4]],
    ['78,672 90,722 62,764 66,806', [24, 13, 7, 6.4]],
  ] as const)
    wool(art, roundLimb(one, [...widths], 16), WHITE, 5);
  hoof(162, 812);
  hoof(66, 812);
  strokes(art, ['162,802 162,813', '66,802 66,813'], INK.form, '#1c1618', 0);
  const trunk = curls(
    tube(points('56,652 90,646 130,640 172,636'), [44, 52, 52, 44], 24).outline,
    34,
    9,
    'trunk',
  );
  const neck = curls(tube(points('166,632 196,602 224,570'), [42, 32, 24], 14).outline, 20, 8, 'neck');
  wool(art, Path.join(trunk, neck), WHITE, 17);
  const chance = random('fleece');
  strokes(
    art,
    range(30, () => {
      const t = chance();
      const [x, y] = [66 + t * 120, chance.between(612, 684) - (t > 0.75 ? 18 : 0)];
      return curve(`${x - 5},${y} ${x - 3},${y + 5} ${x + 3},${y + 4} ${x + 3},${y - 1} ${x},${y - 1}`);
    }),
    INK.form,
    '#bdb6aa',
    0.1,
  );
  head(art);
}

/** Nose to its chest, brow against the lion's. */
function head(art: Art): void {
  const box = local(art, 243, 557, 1.3, { rot: 72 });
  stippled(
    art,
    box.place(closed('-20,14 10,16 36,14 30,30 0,40 -24,34')),
    '#8f8a88',
    box.at(0, 12),
    box.at(0, 40),
    [0.8, 0],
  );
  wool(
    art,
    box.place(closed('40,5 41,-3 34,-10 16,-15 -2,-19 -18,-12 -22,4 -12,17 6,15 26,15 36,12')),
    WHITE,
    8,
    {
      depth: 0.85,
      shade: '#a39a94',
    },
  );
  box.fill(closed('40,5 41,-3 36,-7 32,0 35,6'), '#cf9a90');
  strokes(box, ['37,8 29,9 21,6'], INK.form, '#6a4a4a', 0);
  box.fill(closed('15,-5! 10,-10 3,-9 -1,-4! 5,0 11,-1'), '#2c2426').fill(ellipse(7, -6.4, 1.7), '#ffffff');
  box.fill(closed('0,-18 -12,-26 -24,-20 -27,-8 -18,-2 -6,-10'), WHITE);
  wool(art, box.place(curls(closed('-2,-20 -12,-25 -22,-20 -26,-8 -18,-6 -8,-12'), 9, 5, 'poll')), WHITE, 4);
  wool(art, box.place(closed('-10,-2! -22,4 -40,16 -44,28 -34,28 -18,16')), WHITE, 4);
  box.fill(closed('-19,6 -33,15 -39,24 -30,20'), '#e2b0a4');
}
