import { stippled } from '../../../kit/hand/index.ts';
import { type Art, ellipse, type Path, random, range, ribbon, spline } from '../../../kit/pen/index.ts';
import { along, inRoom, inShell, metre, on, radius, room, shrunk } from './view.ts';

/** Where the partitions stand, from the living room inwards: each room is a little shorter than the next. */
const PARTITIONS = range(21, (i) => 1.5 + 0.52 * i - 0.0045 * i * i);
const END = PARTITIONS.at(-1)! + 1.3;

const WET = ['#b08257', '#c39a69', '#a97a52', '#bb8e5f'] as const;
const FURROW = '#6b4936';
const HEAP = '#fff0cb';
const LIP = '#ffe6b4';

/** What is raked in the sand: rooms, each with its own pattern, and the one that is still being drawn. */
export function drawing(art: Art): void {
  art.fill(room(-0.02, PARTITIONS[0]!), '#cfa673');
  stippled(art, room(-0.02, PARTITIONS[0]!), '#f3dcab', [330, 700], [110, 640], [0, 0.8]);
  living(art);
  PARTITIONS.slice(0, -1).forEach((from, i) => {
    const to = PARTITIONS[i + 1]!;
    art.fill(room(from, to), WET[i % 4]!);
    pattern(art, from, to, i);
  });
  partitions(art);
  relief(art);
  stippled(art, along(0.03, END, 0.06, 0.62, 'thrown'), '#b98d5f', [300, 400], [300, 760], [0.75, 0.6]);
  art.fill(along(0.03, END, 0, 0.175), FURROW).fill(along(0.03, END, -0.03, 0.08, 'deep'), '#3f2a22');
  // one lip alone, on the furrow's outer side, meets the low sun
  art.fill(along(0.3, END, 0.16, 0.1, 'lit'), LIP);
  crumbs(art);
}

/** The thrown-up wall stands high in the low sun: its shadow lies to the right of it, shorter in the small rooms. */
function relief(art: Art): void {
  for (const [from, to, reach] of [
    [7, END, 3],
    [4.4, 7.1, 6],
    [2.4, 4.5, 11],
    [0.03, 2.5, 17],
  ] as const) {
    const wall = along(from, to, 0.1, 0.46, 'raised');
    const swept = (share: number): Path[] =>
      range(6, (i) => wall.translate((reach * share * i) / 5, (reach * share * 0.34 * i) / 5));
    art.blot(swept(1), '#84583c', 0.5).blot(swept(0.55), '#5e3d2c', 0.6);
    art.fill(wall, '#dcb27c');
  }
}

/** Lines of the rake's tines through the youngest room: three to a pull. */
function living(art: Art): void {
  const tracks = range(6, (i) =>
    range(3, (tine) =>
      spline(
        range(12, (j) => inRoom(0.04 + (j / 11) * (1.32 - (i % 2) * 0.1), 0.16 + i * 0.128 + tine * 0.03)),
      ),
    ),
  ).flat();
  art.blot(
    tracks.map((track) => ribbon(track.translate(1.2, 2), 2.1 * shrunk(track), { samples: 20, start: 0.8 })),
    '#f6dcaa',
  );
  art.blot(
    tracks.map((track) => ribbon(track, 2.3 * shrunk(track), { samples: 20, start: 0.8 })),
    '#86593c',
  );
}

/** What fell from the rake along the wall. */
function crumbs(art: Art): void {
  const chance = random('crumbs');
  const clods = range(150, () => {
    const turned = chance() ** 1.3 * 8;
    const size = Math.min(1, 0.3 + radius(turned) / 6);
    const side = chance() < 0.68 ? chance.between(0.16, 0.46) : chance.between(-0.24, -0.14);
    const [x, y] = inShell(turned, radius(turned) + side * size);
    return ellipse(x, y, chance.between(1.2, 3.2) * size, chance.between(0.9, 2) * size);
  });
  art.blot(
    clods.map((clod) => clod.translate(1.6, 1.1)),
    '#8a6244',
  );
  art.blot(clods, '#f3d9a6');
}

function partitions(art: Art): void {
  const walls = (shift: number): Path[] =>
    PARTITIONS.map((turned) => {
      const width = 2 + 6 * (radius(turned) / 4);
      const wall = spline(range(9, (i) => inRoom(turned + shift / radius(turned), 0.02 + (0.96 * i) / 8)));
      return ribbon(wall, width * 0.62 * shrunk(wall), { samples: 10, start: 0.7, end: 0.8 });
    });
  art.blot(walls(-0.1), '#8a5f42').blot(walls(0.13), HEAP).blot(walls(0), FURROW);
}

/** No two neighbours alike: stripes across, stripes along, pebbles, dots of a stick, nothing. */
function pattern(art: Art, from: number, to: number, place: number): void {
  const inside = (t: number, out: number) => inRoom(from + (to - from) * t, out);
  const chance = random(`room ${place}`);
  const size = radius(from);
  const lines = (list: Path[], paint: string, weight = 1.5): void => {
    art.blot(
      list.map((path) =>
        ribbon(path, Math.max(0.8, weight * (size / 2.1) * shrunk(path)), {
          samples: 8,
          start: 0.5,
          end: 0.5,
        }),
      ),
      paint,
    );
  };
  const kind = place % 5;
  if (kind === 0) {
    lines(
      range(3, (i) => spline(range(6, (j) => inside(0.25 + i * 0.25, 0.12 + (j / 5) * 0.76)))),
      '#855d41',
      2,
    );
  } else if (kind === 1) {
    const stones = range(Math.round(4 + size * 3), () => {
      const [x, y] = inside(chance.between(0.22, 0.8), chance.between(0.12, 0.9));
      return ellipse(
        x,
        y,
        chance.between(1.4, 3) * Math.min(1, size / 2.6),
        chance.between(1, 2) * Math.min(1, size / 2.6),
      );
    });
    art
      .blot(
        stones.map((stone) => stone.translate(1.6, 0.9)),
        '#7b573f',
      )
      .blot(stones, '#fdf3d8');
  } else if (kind === 2) {
    lines(
      range(7, (i) => spline(range(4, (j) => inside(0.18 + (j / 3) * 0.66, 0.14 + i * 0.12)))),
      '#7e573d',
      1.8,
    );
  } else if (kind === 3) {
    const zigzag = range(11, (i) => inside(i % 2 ? 0.26 : 0.78, 0.1 + (i / 10) * 0.8));
    lines([spline(zigzag)], '#8d6345', 2);
  } else {
    art.blot(
      range(9, (i) => {
        const [x, y] = inside(0.34 + (i % 2) * 0.32, 0.14 + i * 0.09);
        return ellipse(x, y, 0.9 + size * 0.55, 0.6 + size * 0.36);
      }),
      '#7e573d',
    );
  }
}

/** The barefoot way of the one who rakes: from the dune to the lip. */
export function footprints(art: Art): void {
  const steps = range(15, (i) => {
    const t = i / 14;
    const [right, away] = [-2.5 - 3.05 * t ** 0.9, 5.9 + 4.4 * t];
    const side = i % 2 ? 0.13 : -0.13;
    const [x, y] = on(right + side, away);
    const scale = metre(away) / 60;
    return ellipse(x, y, 4.2 * scale, 6.4 * scale).rotate(-14, x, y);
  });
  art
    .blot(
      steps.map((step) => step.translate(2, 1)),
      HEAP,
    )
    .blot(steps, '#9d7350');
}
