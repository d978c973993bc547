import { mix } from '../../../kit/grade/mix.ts';
import { byHand, contactShadow, INK, modelled, printed, stippled, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  ellipse,
  lerp,
  line,
  Path,
  polygon,
  ramp,
  random,
  range,
  ribbon,
  roundRect,
  spline,
} from '../../../kit/pen/index.ts';
import { leaf } from '../../../kit/plants/leaf.ts';
import { across, along, at, LEFT, RIGHT, STREET, scaleAt } from './view.ts';

/** April: pale green above, cream where the street goes away. */
export function sky(art: Art): void {
  art.fill(
    roundRect(44, 54, 512, 420),
    art.linear(0, 60, 0, 450, ramp(0, '#b9d3cf', 0.45, '#dde6d8', 0.8, '#fbf0dd', 1, '#fdebd6')),
  );
  printed(art, [44, 54, 556, 470], () => art.glow(180, 130, 330, '#fffbe9', 0.85, 1, 0.45));
}

/** A house on the right bank: near and far end, eaves, colours of wall and roof. */
type House = readonly [near: number, far: number, eaves: number, wall: string, roof: string];
const HOUSES: readonly House[] = [
  [60, 40, -3, '#e3cbb4', '#b9a79b'],
  [40, 29, -4.2, '#efdcc2', '#a99a90'],
  [28.5, 21, -3.2, '#d2b79c', '#8f857d'],
  [20.5, 12, -4.4, '#f0e0c6', '#7d7570'],
];

/** The same on the left, behind the trees. */
const LEFT_HOUSES: readonly House[] = [
  [70, 46, -2.6, '#e6cfb8', '#bcab9e'],
  [45, 27, -3.6, '#e9d3b4', '#a3968b'],
  [26.5, 11, -2.9, '#d3b38f', '#857b73'],
];

/** Houses in a row, `front` metres to our right. */
function houses(art: Art, front: number, row: readonly House[]): void {
  const out = Math.sign(front);
  for (const [near, far, eaves, wall, roof] of row) {
    const face = along(front, [eaves, STREET], near, far);
    art.fill(face, wall);
    const storey = (top: number, foot: number, from: number, to: number): Path =>
      along(front, [top, foot], lerp(far, near, from), lerp(far, near, to));
    const dark = mix('#6f5a4c', wall, (far - 12) / 50);
    const bays = range(5, (i) => i / 5 + 0.05);
    art.blot(
      bays.flatMap((from) => [
        storey(eaves + 0.8, -1.1, from, from + 0.11),
        storey(-0.3, STREET - 0.15, from, from + 0.13),
      ]),
      dark,
      0.6,
    );
    art.blot([storey(-0.85, -0.5, 0, 1)], roof);
    art.fill(
      polygon([
        at(front - out * 0.7, eaves + 0.15, near),
        at(front - out * 0.7, eaves + 0.15, far),
        at(front + out * 2, eaves - 1.7, far),
        at(front + out * 2, eaves - 1.7, near),
      ]),
      roof,
    );
    if (far < 28)
      stippled(art, face, '#8a6f5e', [at(front, 0, far)[0], 300], [at(front, 0, far)[0], 480], [0.1, 0.5]);
  }
}

/** Walls along the right bank far away, then the street that closes the view. */
export function banks(art: Art): void {
  art.fill(across(70, [-2.4, STREET + 0.4], -14, 14), '#d9c3b2');
  for (const side of [LEFT, RIGHT]) {
    const edge = side < 0 ? 30 : 570;
    const [, near] = at(side, STREET, 5.6);
    const [, far] = at(side, STREET, 90);
    art.fill(
      polygon([at(side, STREET, 5.6), at(side, STREET, 90), [edge, far], [edge, near]]),
      art.linear(0, 455, 0, 600, ramp(0, '#eadbc6', 1, '#cdb9a3')),
    );
  }
  houses(art, RIGHT + 2.6, HOUSES);
  houses(art, LEFT - 4.4, LEFT_HOUSES);
}

/** A willow in its first green, on the right bank behind the bridge. */
export function willow(art: Art): void {
  const [x, foot] = at(RIGHT + 0.7, STREET, 12);
  const unit = scaleAt(12);
  const trunk = ribbon(
    spline([
      [x - 2, foot + 8],
      [x - 4, foot - 1.5 * unit],
      [x + 14, foot - 3.6 * unit],
    ]),
    22,
    { start: 0.8, end: 0.5 },
  );
  art.fill(trunk, '#77695a');
  const chance = random('willow');
  const strand = (layer: number): Path[] => {
    const from = chance.between(-1, 1);
    const top = foot - unit * (5.6 - Math.abs(from) * 1.2) + chance.between(0, 60);
    const left = x + 16 + from * 92;
    const length = chance.between(90, 190) * (1 - Math.abs(from) * 0.2);
    const sway = -14 + from * 10;
    const spine = spline([
      [left - from * 22, top - 14],
      [left, top + 8],
      [left + sway * 0.4, top + length * 0.5],
      [left + sway, top + length],
    ]);
    const leaves = spine
      .walk(13)
      .slice(2)
      .map(({ x: lx, y: ly }, i) => leaf(lx, ly, 13 - layer, 4.4, 180 + (i % 2 ? 28 : -28), 2));
    return [ribbon(spine, 1.6, { start: 0.5 }), ...leaves];
  };
  const layers = ['#8fa46f', '#a9ba7c', '#c6cf92', '#dfe0ac'];
  layers.forEach((colour, layer) => {
    art.fill(Path.join(range(layer < 2 ? 18 : 13, () => strand(layer))), colour);
  });
}

/** A tree's place along its bank. */
type Tree = readonly [side: number, away: number, high: number, lean: number];
const TREES: readonly Tree[] = [
  [RIGHT + 0.7, 42, 6.5, -1],
  [LEFT - 0.8, 44, 6.5, 1],
  [RIGHT + 0.7, 27, 6, -1],
  [LEFT - 0.8, 29, 6, 1.2],
  [LEFT - 0.8, 20, 5.8, 1.4],
  [LEFT - 0.8, 13.4, 5.3, 1.5],
];

/** A heap of blossom: lobes of many sizes with a ragged edge. */
const heap = (x: number, y: number, size: number, chance: ReturnType<typeof random>): Path =>
  Path.join(
    range(5, (i) => {
      const turn = (i / 5) * Math.PI * 2;
      const out = i ? chance.between(0.45, 0.95) : 0;
      const r = size * chance.between(0.24, 0.5);
      return ellipse(
        x + Math.cos(turn) * size * out * 1.2,
        y + Math.sin(turn) * size * out * 0.8,
        r,
        r * 0.86,
      );
    }),
  );

/** Cherry trees down both banks: the farther the paler, lit from above on the left. */
export function row(art: Art): void {
  for (const [side, away, high, lean] of TREES) {
    const chance = random(`tree ${away}`);
    const unit = scaleAt(away);
    const far = Math.min(1, (away - 12) / 36);
    const [x, foot] = at(side, STREET, away);
    const top = foot - high * unit;
    const middle = x + lean * unit * 0.8;
    const wood = mix('#655650', '#c9b0a6', far * 0.85);
    const limbs = [
      [x, foot + 6, x + 0.1 * unit, foot - 1.2 * unit, middle - 0.6 * unit, top + 1.8 * unit, 0.5],
      [x, foot - 0.8 * unit, x + 0.5 * unit, foot - 1.9 * unit, middle + 1.2 * unit, top + 2.4 * unit, 0.3],
      [x, foot - 1.2 * unit, x - 0.3 * unit, foot - 2.4 * unit, middle - 1.9 * unit, top + 2 * unit, 0.3],
    ].map(([ax, ay, bx, by, cx, cy, wide]) =>
      ribbon(
        spline([
          [ax!, ay!],
          [bx!, by!],
          [cx!, cy!],
        ]),
        wide! * unit,
        { start: 0.9, end: 0.3, peak: 0.1 },
      ),
    );
    const cloud = (many: number, size: number, dx: number, dy: number, spread: number): Path =>
      Path.join(
        range(Math.round(many), () => {
          const turn = chance.between(0, Math.PI * 2);
          const out = Math.sqrt(chance()) * spread;
          // the crown's foot hangs low towards the water
          const px = middle + Math.cos(turn) * out * unit * 2.7 + dx * unit;
          const py = top + unit * 2.2 + Math.sin(turn) * out * unit * 1.7 + dy * unit;
          const droop = ((px - middle) / (2.7 * unit)) ** 2 * unit * 0.8;
          return heap(px, py + droop, size * unit * chance.between(0.6, 1.2), chance);
        }),
      );
    const tone = (near: string, misty: string): string => mix(near, misty, far);
    const few = lerp(1, 0.5, far);
    art.fill(cloud(56 * few, 0.42, 0, 0.1, 1), tone('#d3a6a6', '#eccdc6'));
    contactShadow(art, x + unit * 0.5, foot + 3, unit * 1.5, unit * 0.16, tone('#8f7a6c', '#d9c3b2'));
    art.blot(limbs, wood);
    if (away < 15) {
      const blades = range(16, () =>
        leaf(
          x + chance.between(-0.6, 0.6) * unit,
          foot + 7,
          unit * chance.between(0.12, 0.3),
          3,
          chance.between(-35, 35),
        ),
      );
      art.fill(Path.join(blades), tone('#8fa46f', '#c6cf92'));
    }
    art.fill(cloud(42 * few, 0.34, -0.1, 0, 0.98), tone('#e6c0bc', '#f3d9d0'));
    const lobes = cloud(30 * few, 0.26, -0.25, -0.25, 0.95);
    const light = tone('#f6dad5', '#fae7dc');
    if (away > 25) art.fill(lobes, light);
    else
      modelled(
        art,
        [40, 60, 560, 520],
        {
          towards: [-unit * 0.1, -unit * 0.14],
          soft: Math.max(2, unit * 0.1),
          shade: tone('#d9a9ab', '#efd0c8'),
        },
        () => void art.fill(lobes, light),
      );
    art.fill(cloud(26 * few, 0.14, -0.4, -0.5, 0.85), tone('#fff1ea', '#fff3e6'));
  }
}

/** A low rail on either bank, its posts on the left one. */
export function kerbs(art: Art): void {
  strokes(
    art,
    [RIGHT + 0.1, LEFT - 0.1].flatMap((x) => [line(...at(x, STREET - 0.8, 10), ...at(x, STREET - 0.8, 60))]),
    INK.form,
    '#8d7c70',
    0,
  );
  const posts = range(14, (i): Path => {
    const away = 10.5 + i * 2.2;
    return line(...at(LEFT - 0.1, STREET, away), ...at(LEFT - 0.1, STREET - 0.85, away));
  });
  strokes(
    art,
    posts.map((post) => byHand(post, 0.4)),
    INK.detail * 1.6,
    '#8d7c70',
    0,
  );
}
