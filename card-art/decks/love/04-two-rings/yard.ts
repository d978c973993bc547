import { byHand, INK, stippled, strokes, twoTone } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  type Point,
  polygon,
  random,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { paved, piece, SUN, shade, TOWARDS } from './view.ts';

/** How far off the house's wall stands, by the paving. */
const WALL = 7.15;

const toned = twoTone({ towards: TOWARDS });

/** Flags of the yard, pale limestone, no two alike, in courses that run with the house. */
export function flags(art: Art): void {
  art.fill(roundRect(40, 200, 520, 680), '#cfb99c');
  const chance = random('flags');
  const tones = ['#fbf1de', '#f5e8d0', '#fdf6e8', '#efdfc4'];
  const heaps = tones.map((): Path[] => []);
  let across = 2.9;
  while (across < WALL) {
    const deep = Math.min(chance.between(0.44, 0.62), WALL - across);
    const half = across * 0.17 + 0.5;
    let along = -half - chance.between(0, 1);
    while (along < half) {
      const wide = chance.between(0.5, 0.98);
      const gap = 0.012;
      heaps[Math.floor(chance() * 4)]!.push(
        byHand(
          piece(
            [along + gap, 0, across + gap],
            [along + wide - gap, 0, across + gap],
            [along + wide - gap, 0, across + deep - gap],
            [along + gap, 0, across + deep - gap],
          ),
          0.9,
        ),
      );
      along += wide;
    }
    across += deep;
  }
  for (const [i, heap] of heaps.entries()) art.blot(heap, tones[i]!);
  // warm before the sunny wall, cooler towards us
  art.group('style="mix-blend-mode:multiply"', () => {
    const cooling = art.linear(420, 290, 200, 868, [
      [0, '#ffdca4', 1],
      [0.34, '#fff0d2', 1],
      [0.62, '#e6dfe4', 1],
      [1, '#b3b4d6', 1],
    ]);
    art.fill(roundRect(40, 200, 520, 680), cooling);
  });
  // near to us and far off the light is less
  stippled(art, roundRect(46, 600, 508, 268), '#7c78a8', [400, 620], [140, 880], [0, 0.4]);
  stippled(art, roundRect(46, 280, 508, 130), '#c9986c', [300, 410], [290, 290], [0, 0.4]);
}

/** What they laid the rings out of: a bucket, some stones of either sort left over in it. */
const BUCKET = { along: 0.78, across: 5.98, foot: 0.105, mouth: 0.14, high: 0.26 } as const;

/** The bucket's round at a height, as a level circle is seen; from one turn to another. */
function hoop(up: number, wider = 0, from = 0, to = Math.PI * 2): Point[] {
  const { along, across, foot, mouth, high } = BUCKET;
  const radius = foot + ((mouth - foot) * up) / high + wider;
  return range(25, (i): Point => {
    const turn = from + ((to - from) * i) / 24;
    return paved(along + Math.cos(turn) * radius, up, across + Math.sin(turn) * radius);
  });
}

export function bucketShade(): Path {
  const { along, across, foot, mouth, high } = BUCKET;
  const round = (radius: number, up: number, from: number, to: number): Point[] =>
    range(13, (i): Point => {
      const turn = from + ((to - from) * i) / 12;
      return paved(
        along + SUN.right * up + Math.cos(turn) * radius,
        0,
        across + SUN.away * up + Math.sin(turn) * radius,
      );
    });
  return polygon([...round(mouth, high, 0.14, Math.PI + 0.14), ...round(foot, 0, Math.PI, Math.PI * 2)]);
}

export function bucket(art: Art): void {
  const { high } = BUCKET;
  const stave = polygon([...hoop(high), ...hoop(0, 0, Math.PI, Math.PI * 2)]);
  const strip = (up: number, deep: number): Path =>
    polygon([...hoop(up, 0.006, Math.PI, Math.PI * 2), ...hoop(up - deep, 0.006, Math.PI * 2, Math.PI)]);
  const sides = polygon([...hoop(high, 0, Math.PI, Math.PI * 2), ...hoop(0, 0, Math.PI * 2, Math.PI)]);
  art.fill(stave, '#9c6b4a');
  toned(art, sides, { fill: '#b98358', shade: '#7a4c44', soft: 13, rim: '#f3cf9a', rimWidth: 2 });
  art.fill([strip(0.215, 0.03), strip(0.075, 0.026)], '#5d5468');
  art.fill(polygon(hoop(high, -0.015)), '#4a3440');
  const chance = random('left over');
  const left = range(26, (): [Path, string] => {
    const [turn, far] = [chance.between(0, 6.28), chance() ** 0.7 * 0.1];
    const [x, y] = paved(
      BUCKET.along + Math.cos(turn) * far,
      high + 0.07 * (1 - far / 0.1),
      BUCKET.across + Math.sin(turn) * far,
    );
    const stone = closed('-6,-1! -2,-5! 5,-4! 7,1! 2,5! -5,4!')
      .scale(chance.between(0.6, 0.85))
      .rotate(chance.between(0, 180));
    return [stone.translate(x, y), chance() < 0.5 ? '#edbf55' : '#d67862'];
  });
  for (const [stone, tone] of left) {
    art.fill(stone.translate(-0.8, 1.6), '#6e3a44');
    art.fill(stone, tone);
  }
}

/** A piece of the wall: along it, up. */
const onWall = (...corners: readonly Point[]): Path =>
  piece(...corners.map(([along, up]) => [along, up, WALL] as const));

/** Where the door is, along the wall. */
const DOOR = { left: -0.455, right: 0.505, head: 2.3, deep: 0.14 } as const;

/** The front, in the sun. */
export function house(art: Art): void {
  const front = onWall([-2, 0], [-2, 3], [2, 3], [2, 0]);
  art.fill(front, '#e6bf94');
  stippled(art, roundRect(46, 90, 508, 236), '#b9805e', [330, 200], [60, 300], [0, 0.5]);
  // the plinth, a hand high
  art.fill(onWall([-2, 0], [-2, 0.26], [2, 0.26], [2, 0]), '#c4926e');
  art.fill(onWall([-2, 0.26], [-2, 0.285], [2, 0.285], [2, 0.26]), '#f5dcb8');
  const chance = random('limewash');
  const limewash = range(34, (): Path => {
    const [along, up] = [chance.between(-1.6, 2), chance.between(0.4, 1.8)];
    const [x, y] = paved(along, up, WALL);
    const [tx, ty] = paved(along + chance.between(0.1, 0.34), up, WALL);
    return curve(`${x},${y} ${(x + tx) / 2},${(y + ty) / 2 - 1} ${tx},${ty}`);
  });
  strokes(art, limewash, INK.form, '#f3d8b2', 0.4);
  shade(art, [stepShade(), ...POTS.map(([along, size]) => potShade(along, size))]);
  door(art);
  for (const [along, size, fill] of POTS) pot(art, along, size, fill);
}

/** Pots by the wall: where along it, how large, of what clay. */
const POTS = [
  [-0.935, 1.2, '#b8674c'],
  [-1.235, 0.86, '#c98a5a'],
  [1.045, 1.05, '#a85a48'],
] as const;

/** A plank door shut in its stone frame; before it a step that stands on the flags. */
function door(art: Art): void {
  const { left, right, head, deep } = DOOR;
  const inner = WALL + deep;
  art.fill(onWall([left - 0.15, 0], [left - 0.15, 3], [right + 0.15, 3], [right + 0.15, 0]), '#f3e2c8');
  const opening = onWall([left, 0], [left, head], [right, head], [right, 0]);
  art.fill(opening, '#8a6a74');
  const leaf = (from: number, to: number, foot: number, top: number): Path =>
    piece([from, foot, inner], [from, top, inner], [to, top, inner], [to, foot, inner]);
  art.clip(opening, () => {
    art.fill(leaf(left, right + 0.1, 0, head), '#2d5a6c');
    const plank = (right - left) / 5;
    for (const i of range(5, (n) => n)) {
      const [from, to] = [left + plank * i + 0.01, left + plank * (i + 1) - 0.01];
      art.fill(leaf(from, to, 0.05, head), ['#4f8290', '#578c98', '#4a7c8a', '#52858f', '#4d7f8d'][i]!);
      art.fill(leaf(to - 0.02, to, 0.05, head), '#8fc0bd');
    }
    for (const up of [0.4, 1.5]) {
      art.fill(leaf(left, right, up - 0.02, up + 0.13), '#2d5a6c');
      art.fill(leaf(left, right, up, up + 0.13), '#6299a2');
    }
    // the reveal on the sun's side throws its shade on the leaf
    art.fill(leaf(right - 0.09, right + 0.1, 0, head), '#27445e', 0.6);
  });
  const [x, y] = paved(left + 0.13, 0.88, inner);
  art.fill(closed(`${x - 4},${y + 2} ${x},${y - 2} ${x + 4},${y + 2} ${x},${y + 6}`), '#27445e', 0.6);
  art.fill(closed(`${x - 3},${y} ${x},${y - 3.4} ${x + 3},${y} ${x},${y + 3.4}`), '#f2cd84');
  step(art);
}

/** The step before the door: from where to where along the wall, its front, its height. */
const STEP = { left: DOOR.left - 0.22, right: DOOR.right + 0.22, front: WALL - 0.36, high: 0.12 } as const;

function stepShade(): Path {
  const { left, front, high } = STEP;
  const reach = left + high * SUN.right * 2;
  return piece(
    [left, 0, front],
    [reach, 0, front + high * SUN.away * 0.6],
    [reach, 0, WALL],
    [left, 0, WALL],
  );
}

function step(art: Art): void {
  const { left, right, front, high } = STEP;
  art.fill(piece([left, 0, front], [left, high, front], [right, high, front], [right, 0, front]), '#dfc3a0');
  art.fill(piece([left, 0, front], [left, 0.03, front], [right, 0.03, front], [right, 0, front]), '#a9826c');
  art.fill(
    piece([left, high, front], [left, high, WALL], [right, high, WALL], [right, high, front]),
    '#fdf3de',
  );
}

const potAt = (along: number): Point => paved(along, 0, WALL - 0.2);

const potShade = (along: number, size: number): Path =>
  closed(
    '-8,1 7,1 11,-4! 14,-26! 25,-34 25,-48 17,-62 4,-74 -12,-72 -25,-60 -28,-44 -24,-32 -16,-28! -13,-5!',
  )
    .translate(-12, 1)
    .scale(size)
    .translate(...potAt(along));

/** A pot by the wall: geraniums, leaves in a few clumps, no two blooms of a size. */
function pot(art: Art, along: number, size: number, fill: string): void {
  const [x, y] = potAt(along);
  const chance = random(`pot ${x}`);
  const put = (path: Path): Path => path.scale(size).translate(x, y);
  toned(art, put(closed('-15,-27! 15,-27! 11,-1 0,3 -11,-1')), { fill, shade: '#6e3a44', soft: 7 * size });
  toned(art, put(closed('-17,-31! 0,-34 17,-31! 17,-26 0,-23 -17,-26')), {
    fill,
    shade: '#7c434a',
    soft: 5,
    rim: '#f0b48a',
  });
  art.fill(put(closed('-14,-31 0,-33 14,-31 0,-28')), '#4a3440');
  for (const [cx, cy, r, tone] of [
    [-10, -44, 15, '#3d5c52'],
    [12, -42, 13, '#4a6b58'],
    [0, -54, 15, '#5c8066'],
    [-18, -36, 8, '#4a6b58'],
    [19, -36, 8, '#849f7e'],
    [12, -56, 9, '#849f7e'],
  ] as const) {
    const clump = range(7, (i): Path => {
      const a = (i / 7) * Math.PI * 2 + cx;
      const leaf = closed('0,0! -7,-5 -8,-12 0,-15 8,-12 7,-5')
        .scale(chance.between(0.6, 1))
        .rotate((a * 180) / Math.PI + 90);
      return put(leaf.translate(cx + Math.cos(a) * r * 0.4, cy + Math.sin(a) * r * 0.4));
    });
    art.blot(clump, tone);
  }
  for (const [bx, by, r] of [
    [-8, -64, 8],
    [7, -70, 6],
    [15, -53, 6.4],
    [-19, -50, 4.6],
    [1, -48, 4],
  ] as const) {
    for (const [reach, petals, tone] of [
      [0.85, 8, '#a82c46'],
      [0.45, 5, '#e0606a'],
    ] as const)
      art.blot(
        range(petals, (i) => {
          const a = i * 2.4 + bx;
          const petal = closed('-3,0 -1,-3.4 2.6,-2.6 3.2,1 0,3')
            .scale(chance.between(0.7, 1.2))
            .rotate(i * 80);
          return put(petal.translate(bx + Math.cos(a) * r * reach, by + Math.sin(a) * r * reach * 0.8 - 1));
        }),
        tone,
      );
  }
}
