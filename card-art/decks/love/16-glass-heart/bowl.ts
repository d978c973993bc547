import { ink, lit } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Path,
  type Point,
  points,
  polygon,
  spline,
} from '../../../kit/pen/index.ts';

const form = lit({ from: { towards: [-1, -0.4] }, shade: '#35686a', rim: '#ffffff', rimWidth: 2, stray: 0 });

/** Metres on the bench: where the bowl stands, its rim's and its foot's half width, its height. */
export const BOWL = { right: -0.142, away: 1.17, rim: 0.162, foot: 0.065, height: 0.165 } as const;
const GOLD = '#d39a3c';
const GLEAM = '#ffe7a6';
/** The bowl's box: the rim's middle is (0, 0), its half width 90; (0, 96) is the middle of its foot. */
const RIM = { x: 90, y: 35 };
const FOOT = [0, 97, 39, 20] as const;
const BODY = closed(
  '-90,0! -88,24 -78,54 -56,80 -35,93! -22,104 0,107.6 22,104 35,93! 56,80 78,54 88,24 90,0! 76,18 48,30! 44,44! 30,52! 18,64! 4,48! -6,34! -30,33 -64,24!',
);
/** The piece that is still missing, as a hole in the near side. */
const HOLE = '48,30 44,44 30,52 18,64 4,48 -6,34 20,35';

const SEAMS: readonly (readonly [knots: string, weight: number])[] = [
  ['-88,24 -66,40 -40,46 -12,58 18,64', 4.6],
  ['-40,46 -44,66 -36,91', 4],
  ['18,64 22,80 14,104', 4.4],
  ['44,44 62,56 76,56', 4.2],
  ['-48,29 -42,38 -40,46', 3.6],
];
/** On the far side, seen through the glass. */
const FAR_SEAMS = ['-52,-28 -40,-6 -12,6 10,22', '30,-33 26,-12 44,4 66,8', '26,-12 8,-2 -12,6'];

/** A bowl of sea-green glass that gold holds together. Its foot stands at (x, y − 1). */
export function bowl(art: Art, x: number, y: number, scale: number): void {
  const place = (path: Path): Path => path.scale(scale).translate(x, y - 97 * scale);
  const rim = place(ellipse(0, 0, RIM.x, RIM.y));
  foot(art, place);
  // the far wall from inside
  art.fill(
    rim,
    art.linear(x, y - 132 * scale, x, y - 62 * scale, [
      [0, '#9cc2b8', 0.7],
      [0.45, '#6b9d98', 0.86],
      [1, '#34676a', 0.95],
    ]),
  );
  art.clip(rim, () => {
    art.fill(
      place(closed('-90,0! -70,-22 0,-36 70,-22 90,0! 70,-6 40,-14 0,-18 -40,-14 -70,-6')),
      '#6a9c96',
      0.6,
    );
    art.fill(place(closed('20,-38! 70,-26 92,0 74,20 52,26! 66,8 62,-10 44,-24')), '#457673', 0.8);
  });
  art.blot(
    FAR_SEAMS.map((seam, i) => ink(place(curve(seam)), 2.6, i, 0.1)),
    '#c9a05c',
  );
  // the gap: the dark of the inside, the far wall a little lighter in it
  art.fill(place(polygon(points(HOLE))), '#1f4a50');
  art.fill(place(closed('4,34! 24,35 40,32! 36,40 28,46! 20,52 12,46')), '#2f6064');
  const body = place(BODY);
  form(
    art,
    body,
    () => {
      const [top, low] = [y - 97 * scale, y];
      art.fill(
        body,
        art.linear(x - 90 * scale, top, x + 90 * scale, low, [
          [0, '#cfe6da', 0.86],
          [0.4, '#93c0b4', 0.86],
          [1, '#528483', 0.92],
        ]),
      );
    },
    16,
    { depth: 0.8 },
  );
  art.clip(body, () => {
    // light gathers low on the far side of the glass
    art.fill(place(closed('20,100! 50,84 74,56 84,30! 80,56 62,84 38,100')), '#f2ffe9', 0.75);
    // the thick floor: a dark lens, the light caught along its lower edge
    art.fill(place(closed('-34,93 -18,86 0,84 18,86 34,93 18,102 0,104 -18,102')), '#2f6064', 0.66);
    art.fill(place(closed('-24,99! -8,103 10,103 26,97! 18,106 0,109 -16,106')), '#c8ecd9', 0.8);
    art.fill(place(closed('-78,16! -60,26 -56,44 -62,60! -72,48 -78,32')), '#ffffff', 0.85);
    art.fill(place(closed('-54,28! -46,31 -44,50 -50,66! -55,56')), '#ffffff', 0.5);
  });
  edges(art, place);
}

/** The ring that it stands on, round on the wood, and the dark right under it. */
function foot(art: Art, place: (path: Path) => Path): void {
  const [, y] = FOOT;
  art.fill(place(ellipse(7, y + 3.4, 47, 22.4)), '#2f5a5c', 0.5);
  art.fill(place(ellipse(3, y + 2.4, 42, 20.4)), '#234a4e', 0.85);
  const ring = place(ellipse(...FOOT));
  art.fill(ring, '#79aca2');
  art.clip(ring, () => {
    art.fill(place(closed('-44,100! -20,112 10,113 44,100! 44,130 -44,130')), '#a9d3c4');
    art.fill(place(closed('8,108! 26,104 44,92! 44,124 10,124')), '#4b7f7e');
    art.fill(place(closed('-38,100! -30,108 -16,112.6! -18,117 -34,112')), '#ffffff');
    art.fill(place(closed('-9,113.6! -1,114.4 6,114.2! 5,117 -8,117')), '#ffffff');
  });
}

/** Its rim, the broken edge, the seams. */
function edges(art: Art, place: (path: Path) => Path): void {
  art.line(
    place(
      curve(
        '-6,35 -34,33 -66,24 -86,10 -90,0 -84,-12 -60,-26 -26,-33.6 0,-35 26,-33.6 60,-26 84,-12 90,0 86,10 70,22 48,29.6',
      ),
    ),
    4.4,
    '#467775',
  );
  // how thick the glass is: between the rim's outer edge and its inner one, and where it is broken
  art.line(
    place(
      curve(
        '-10,29 -34,27 -62,19 -78,8 -82,0 -76,-10 -54,-21.6 -26,-27.6 0,-29 26,-27.6 54,-21.6 76,-10 82,0 78,8 66,17 51,22',
      ),
    ),
    1.8,
    '#5d928c',
    0.9,
  );
  art.fill(
    place(
      closed(
        '-6,34! 4,48! 18,64! 30,52! 44,44! 48,30! 42.6,31! 39.4,40.4! 27,47.4! 18.4,56! 8.4,45! -0.4,34!',
      ),
    ),
    '#d9f2e4',
  );
  art.fill(place(closed('18,64! 30,52! 44,44! 48,30! 42.6,31! 39.4,40.4! 27,47.4! 18.4,56!')), '#8fc0b4');
  const bright = [
    ['-10,34 -36,32 -66,23 -86,9 -90,-1 -84,-13 -60,-27 -26,-34.6 10,-36 40,-32', 3],
    ['52,28 70,21 86,9 90,-1 84,-13 66,-24', 2.2],
  ] as const;
  for (const [line, weight] of bright) art.blot(ink(place(curve(line)), weight, line, 0), '#ffffff');
  art.line(place(curve('48,30! 44,44! 30,52! 18,64! 4,48! -6,34!')), 2.6, '#e9fbee');
  for (const [i, [seam, weight]] of SEAMS.entries()) {
    const placed = place(
      spline(
        curve(seam)
          .walk(12)
          .map(({ x, y }): Point => [x, y]),
      ),
    );
    art.blot(ink(placed, weight + 1.8, i, 0), '#7d5a34');
    art.blot(ink(placed, weight, i, 0), GOLD);
    art.blot(ink(placed.translate(-0.7, -1), weight * 0.36, i, 0.1), GLEAM);
  }
}

/** The last piece, its rim's edge up, its point down to the gap; its middle is at (x, y). */
export function shard(art: Art, x: number, y: number, scale: number): void {
  const piece = polygon(points(HOLE)).translate(-22, -47).rotate(-9).scale(scale).translate(x, y);
  art.fill(piece.translate(1.8, 2.4), '#467775');
  form(art, piece, '#b4dccd', 5);
  art.clip(piece, () => {
    const band = (from: number, to: number): Path =>
      polygon([
        [x + from + 12, y - 30],
        [x + to + 12, y - 30],
        [x + to - 12, y + 30],
        [x + from - 12, y + 30],
      ]);
    art.fill(band(-16, -3), '#ffffff', 0.75).fill(band(8, 11), '#ffffff', 0.5);
  });
  art.line(piece, 1.6, '#effdf3');
}
