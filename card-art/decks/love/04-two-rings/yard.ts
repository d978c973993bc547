import { byHand, INK, strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  local,
  Path,
  type Point,
  random,
  range,
  ribbon,
  roundRect,
} from '../../../kit/pen/index.ts';
import { paved, piece, SHADE, SUN, shadow, THIN, toned } from './view.ts';

/** How far off the house's wall stands, by the paving. */
const WALL = 11.4;

/** Flags of the yard, pale limestone, no two alike, in courses that run with the house. */
export function flags(art: Art): void {
  art.fill(roundRect(40, 200, 520, 680), '#d6c4aa');
  const chance = random('flags');
  const tones = ['#fbf3e2', '#f6ebd6', '#fdf8ec', '#f1e3cd'];
  const heaps = tones.map((): Path[] => []);
  let across = 3.5;
  while (across < WALL) {
    const deep = Math.min(chance.between(0.58, 0.82), WALL - across);
    const half = across * 0.36 + 0.6;
    let along = -half - chance.between(0, 1) + across * 0.12;
    while (along < half + across * 0.12) {
      const wide = chance.between(0.62, 1.35);
      const gap = 0.02;
      heaps[Math.floor(chance() * 4)]!.push(
        byHand(
          piece(
            [along + gap, 0, across + gap],
            [along + wide - gap, 0, across + gap],
            [along + wide - gap, 0, across + deep - gap],
            [along + gap, 0, across + deep - gap],
          ),
          0.7,
        ),
      );
      along += wide;
    }
    across += deep;
  }
  for (const [i, heap] of heaps.entries()) art.blot(heap, tones[i]!);
}

/** A piece of the wall: along it, up. */
const onWall = (...corners: readonly Point[]): Path =>
  piece(...corners.map(([along, up]) => [along, up, WALL] as const));

/** Where the door is, along the wall. */
const DOOR = { left: 1.12, right: 2.06, head: 2.1, deep: 0.16 } as const;

/** The front, against the light, and its shadow on the flags. */
export function house(art: Art): void {
  const height = 3.4;
  const reach = WALL + SUN.away * height;
  art.fill(piece([-2, 0, WALL], [5.6, 0, WALL], [5.6, 0, reach], [-2, 0, reach]), SHADE, THIN);
  art.fill(onWall([-2, 0], [-2, 3.6], [5.6, 3.6], [5.6, 0]), '#c3b2c4');
  // the plinth, a hand high
  art.fill(onWall([-2, 0], [-2, 0.34], [5.6, 0.34], [5.6, 0]), '#a896b0');
  const chance = random('limewash');
  const limewash = range(30, (): Path => {
    const [along, up] = [chance.between(-1.6, 5), chance.between(0.5, 2.8)];
    const [x, y] = paved(along, up, WALL);
    const [tx, ty] = paved(along + chance.between(0.2, 0.5), up, WALL);
    return curve(`${x},${y} ${(x + tx) / 2},${(y + ty) / 2 - 1} ${tx},${ty}`);
  });
  strokes(art, limewash, INK.form, '#d3c4d2', 0.4);
  door(art);
  for (const [along, size, fill] of [
    [-0.24, 1.12, '#b8674c'],
    [0.4, 0.84, '#c98a5a'],
    [3.0, 1, '#a85a48'],
  ] as const)
    pot(art, paved(along, 0, WALL - 0.3), size, fill);
}

/** A plank door shut in its stone frame; before it a step that stands on the flags. */
function door(art: Art): void {
  const { left, right, head, deep } = DOOR;
  const inner = WALL + deep;
  art.fill(
    onWall([left - 0.16, 0], [left - 0.16, head + 0.18], [right + 0.16, head + 0.18], [right + 0.16, 0]),
    '#d9cbd6',
  );
  art.fill(onWall([left, 0], [left, head], [right, head], [right, 0]), '#5b4a66');
  const leaf = (from: number, to: number, foot: number, top: number): Path =>
    piece([from, foot, inner], [from, top, inner], [to, top, inner], [to, foot, inner]);
  art.clip(onWall([left, 0], [left, head], [right, head], [right, 0]), () => {
    art.fill(leaf(left, right + 0.1, 0, head), '#457482');
    const plank = (right - left) / 5;
    for (const i of range(5, (n) => n))
      art.fill(
        leaf(left + plank * i + 0.012, left + plank * (i + 1) - 0.012, 0.05, head),
        i % 2 ? '#4f8290' : '#578c98',
      );
    for (const up of [0.45, 1.55]) art.fill(leaf(left, right, up, up + 0.14), '#3d6a78');
    // the reveal throws its shade on the leaf's head
    art.fill(leaf(left, right + 0.1, head - 0.2, head + 0.1), '#2b4a60', 0.55);
  });
  const [x, y] = paved(left + 0.14, 1.02, inner);
  art.fill(closed(`${x - 2.6},${y} ${x},${y - 2.6} ${x + 2.6},${y} ${x},${y + 2.6}`), '#e2c080');
  step(art, left - 0.22, right + 0.22);
}

function step(art: Art, left: number, right: number): void {
  const [front, high] = [WALL - 0.5, 0.17];
  art.fill(
    piece(
      [left, 0, front],
      [right, 0, front],
      [right + high * SUN.right, 0, front + high * SUN.away],
      [left + high * SUN.right, 0, front + high * SUN.away],
    ),
    SHADE,
    THIN,
  );
  art.fill(piece([left, 0, front], [left, high, front], [right, high, front], [right, 0, front]), '#9d8ba6');
  art.fill(
    piece([left, high, front], [left, high, WALL], [right, high, WALL], [right, high, front]),
    '#dccfd8',
  );
  art.fill(
    piece(
      [left + 0.02, high, front],
      [left + 0.02, high, front + 0.05],
      [right - 0.02, high, front + 0.05],
      [right - 0.02, high, front],
    ),
    '#ede4ea',
  );
}

/** A pot by the wall in the house's shade: geraniums, leaves in a few clumps, no two blooms of a size. */
function pot(art: Art, [x, y]: Point, size: number, fill: string): void {
  const chance = random(`pot ${x}`);
  const put = (path: Path): Path => path.scale(size).translate(x, y);
  art.fill(put(closed('-15,-1 0,-5 16,-1 24,4 4,7 -10,5')), SHADE, 0.6);
  toned(art, put(closed('-15,-27! 15,-27! 11,-1 0,3 -11,-1')), {
    fill,
    shade: '#6e3a44',
    soft: 7 * size,
    rim: fill,
  });
  toned(art, put(closed('-17,-31! 0,-34 17,-31! 17,-26 0,-23 -17,-26')), {
    fill,
    shade: '#7c434a',
    soft: 5,
    rim: fill,
  });
  art.fill(put(closed('-14,-31 0,-33 14,-31 0,-28')), '#4a3440');
  for (const [cx, cy, r, tone] of [
    [-10, -44, 15, '#4f6a5c'],
    [12, -42, 13, '#56725f'],
    [0, -54, 15, '#6a8870'],
    [-18, -36, 8, '#6a8870'],
    [19, -36, 7, '#7d9a7c'],
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
    [-8, -62, 7],
    [6, -66, 5.4],
    [14, -52, 6.4],
    [-17, -50, 4.6],
    [2, -47, 4],
  ] as const) {
    for (const [reach, petals, tone] of [
      [0.8, 7, '#b2334a'],
      [0.45, 4, '#e0606a'],
    ] as const)
      art.blot(
        range(petals, (i) => {
          const a = i * 2.4 + bx;
          const petal = closed('-3,0 -1,-3.4 2.6,-2.6 3.2,1 0,3')
            .scale(chance.between(0.7, 1.1))
            .rotate(i * 80);
          return put(petal.translate(bx + Math.cos(a) * r * reach, by + Math.sin(a) * r * reach * 0.8 - 1));
        }),
        tone,
      );
  }
}

/** How flat the ground is seen where the bough's shadow falls. */
const GROUND = 0.62;

/** A tree that stands outside, left: of it only a bough's shadow comes into the yard. */
export function treeShade(art: Art): void {
  const chance = random('leaf shade');
  const twigs = [
    ['0,20 50,8 104,22 168,64', 8],
    ['0,20 46,-34 84,-84 104,-150', 7],
    ['0,20 46,74 70,132 78,196', 7],
    ['84,14 124,-20 164,-30', 5],
    ['60,-56 104,-66 140,-96', 4],
    ['62,100 100,120 122,164', 4],
  ] as const;
  const leaves = twigs.flatMap(([course, count]) =>
    curve(course)
      .walk(count + 1)
      .slice(1)
      .flatMap(({ x, y, angle, t }) =>
        (t === 1 ? [0] : [-1, 1]).map((side) => {
          const [broad, bend] = [chance.between(5, 9), chance.between(-6, 6)];
          return closed(
            `0,0! ${broad},-12 ${broad * 0.8 + bend},-28 ${bend},-40! ${-broad * 0.9 + bend},-26 ${-broad},-11`,
          )
            .scale(chance.between(0.5, 1.05))
            .rotate(angle + side * chance.between(24, 74))
            .translate(x + chance.between(-4, 4), y + chance.between(-4, 4));
        }),
      ),
  );
  const wood = twigs.map(([course], i) =>
    ribbon(curve(course), i < 3 ? 9 : 5, { start: 1, end: 0.3, peak: 0 }),
  );
  art.group(`opacity="${THIN - 0.06}"`, () => {
    art.fill(Path.join(wood, leaves).scale(1, GROUND).translate(18, 706), SHADE);
  });
}

/** A zinc bucket with mortar, and the trowel across it. */
export function bucket(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1);
  const at = (knots: string): Path => box.place(closed(knots));
  shadow(box, [closed('-26,-46! 26,-46! 18,4 0,9 -18,4')], 6);
  toned(box, '-27,-48! 27,-48! 19,2 0,9 -19,2', { fill: '#93a6ac', shade: '#566678', soft: 13 }, () => {
    box.line(curve('-24,-26 0,-17 24,-26'), 1.6, '#6f808c');
  });
  art.fill(at('-27,-48 0,-61 27,-48 0,-35'), '#c9d6d4').fill(at('-23,-48 0,-58 23,-48 0,-38'), '#7f6f6c');
  art.fill(at('-20,-45 0,-52 20,-46 0,-38'), '#b3a290');
  // a trowel left standing in it
  box.line(curve('4,-44 7,-52 6,-60'), 2.6, '#5b6a76');
  toned(box, '3,-60! 9,-58! 16,-80 14,-84 9,-84!', { fill: '#a06a42', shade: '#5f3a30', soft: 3 });
  box.line(curve('-27,-45 -29,-30 -16,-12 6,-10 24,-22 27,-44'), 2, '#4a5664');
}
