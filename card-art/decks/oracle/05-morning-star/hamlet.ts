import { byHand, INK, ink, modelled, printed, stippled, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  local,
  Path,
  points,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  tube,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';

/** A farmhouse: long side to the left where the day comes from, gable to the right; foot of its corner at (x, y). */
export function house(art: Art, x: number, y: number, scale: number, awake: boolean): void {
  const box = local(art, x, y, scale);
  const shape = (knots: string): Path => byHand(polygon(points(knots)), 0.6);
  const wood = (courses: readonly string[], colour: string): void =>
    void art.blot(
      courses.map((run, i) => ink(box.place(curve(run)), INK.form * scale, i, 0.1)),
      colour,
    );
  if (awake) {
    const smoke = ribbon(curve('-20,-84 -30,-112 -14,-138 -30,-170 -18,-206'), 17, {
      start: 0.3,
      end: 0.1,
      peak: 0.6,
    });
    printed(
      art,
      box.place(smoke).bounds(),
      () => void box.fill(smoke, box.linear(0, -80, 0, -206, ramp(0, '#f3ded0', 0.95, 1, '#f3ded0', 0.15))),
    );
  }
  box.fill(shape('-76,-14 -76,-42 0,-36 0,4'), '#b08c88');
  box.fill(shape('0,4 0,-36 28,-78 56,-38 56,-6'), '#6a6a70');
  wood(['14,-54 14,0', '28,-76 28,-2', '42,-56 42,-4', '0,-34 56,-37'], '#3f4850');
  wood(['-50,-40 -50,-9', '-24,-38 -24,-3'], '#74605f');
  modelled(
    art,
    box.place(shape('-90,-90 66,-90 66,-20 -90,-20')).bounds(),
    { towards: [-5, -5], soft: 6, shade: '#34424c', depth: 0.8, rim: '#f0cdb8', rimWidth: 1.2 },
    () => void box.fill(shape('-86,-36 -50,-80 28,-86 -8,-28'), '#7c7a78'),
  );
  box.fill(shape('28,-86 66,-32 58,-28 28,-76 -2,-26 -8,-28'), '#4a545a');
  wood(['-70,-40 -36,-80', '-52,-37 -18,-82', '-34,-34 0,-83'], '#545c60');
  // grass grows up its walls
  const chance = random(`grass ${x}`);
  const grass = range(26, (i): Path => {
    const at = -80 + i * 5.5;
    const foot = at < 0 ? -14 + ((at + 76) / 76) * 18 : 4 - (at / 56) * 10;
    return leaf(at, foot + 3, chance.between(5, 12), 4.4, chance.between(-30, 30));
  });
  box.blot(grass, '#3f5c54');
  const pane = shape('-42,-34 -30,-33 -30,-14 -42,-16');
  if (!awake) {
    box.fill(pane, '#6c5c60');
    return;
  }
  stippledGlow(art, ...box.at(-36, -24), 44 * scale, '#ffc878', 0.9);
  box.fill(pane, '#ffe0a0').fill(shape('20,-32 36,-33 36,-14 20,-13'), '#ffd48c');
}

/** The land that the hamlet stands on, above the water. */
export function meadow(art: Art): void {
  const land = byHand(
    closed(
      '20,556! 70,548 140,544 230,544 320,550 420,560! 420,598 360,604 300,596 250,606 196,612 140,604 100,592 60,590 20,582!',
    ),
    2,
  );
  art.fill(land, '#64806f');
  stippled(art, land, '#32504e', [0, 556], [0, 612], [0, 0.95]);
}

/** Round trees between the houses, and a tall one: x, foot, height, half width. */
const TREES = [
  [66, 566, 34, 17],
  [88, 568, 24, 14],
  [210, 560, 26, 14],
  [338, 578, 76, 15],
  [360, 586, 42, 22],
] as const;

export function trees(art: Art): void {
  for (const [x, foot, height, half] of TREES) {
    const chance = random(`tree ${x}`);
    const crown = range(16, (i): Path => {
      const [along, reach] = [i / 15, half * (0.35 + 0.65 * Math.sin((i / 15) * Math.PI))];
      const size = half * chance.between(0.4, 0.62);
      return ellipse(
        x + chance.between(-0.5, 0.5) * reach,
        foot - height * (0.28 + 0.6 * along),
        size,
        size * chance.between(0.8, 1),
      );
    });
    const trunk = tube(
      [
        [x, foot + 3],
        [x, foot - height * 0.4],
      ],
      [2.4, 1.8],
      5,
    ).outline;
    art.fill(trunk, '#3a4248');
    const all = Path.join(crown);
    modelled(
      art,
      all.bounds(),
      {
        towards: [-half * 0.4, -half * 0.25],
        soft: half * 0.34,
        shade: '#24404a',
        rim: '#dcc0a6',
        rimWidth: 1.2,
      },
      () => void art.fill(all, '#54726a'),
    );
  }
}
