import { byHand, contactShadow, ink, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  lerp,
  Path,
  type Point,
  polygon,
  polyline,
  range,
  spline,
} from '../../../kit/pen/index.ts';
import { DIM, form } from './form.ts';
import { at } from './space.ts';

/** Metres: top of the dais, of the seat, of the seat's back. */
const [DAIS, SEAT, BACK] = [0.4, 0.9, 1.66];

type Corner = readonly [u: number, v: number, w: number];
const place = (corners: readonly Corner[]): Point[] => corners.map(([u, v, w]) => at(u, v, w));
const plane = (...corners: readonly Corner[]): Path => polygon(place(corners));
const edge = (...corners: readonly Corner[]): Path => spline(place(corners), false, 0.2);

/** A face of marble: its tone, and how shade gathers over it. */
function face(art: Art, outline: Path, fill: string, from: Corner, to: Corner, much = 0.9): void {
  const hewn = byHand(outline, 1);
  art.fill(hewn, fill);
  stippled(art, hewn, DIM, at(...from), at(...to), [0, much]);
}

/** Tiles, light and dim by turns; the day lies on those before the opening. */
export function floor(art: Art): void {
  art.fill(
    polygon([
      [30, 600],
      [570, 640],
      [570, 890],
      [30, 890],
    ]),
    '#f3ead9',
  );
  const tiles = range(9, (i) =>
    range(9, (k): Path[] => {
      if ((i + k) % 2) return [];
      const [u, w] = [-2 + i * 0.5, -2 + k * 0.5];
      return [plane([u, 0, w], [u + 0.5, 0, w], [u + 0.5, 0, w + 0.5], [u, 0, w + 0.5])];
    }).flat(),
  ).flat();
  art.fill(Path.join(tiles), '#cdbfd0');
  const shade = plane([-2.4, 0, -1.6], [0.7, 0, -1.6], [0.5, 0, 0.2], [-0.4, 0, 2.6], [-2.4, 0, 2.6]);
  stippled(art, shade, '#6d5c88', at(0.7, 0, 0), at(-1.6, 0, 0.4), [0.1, 0.95]);
}

/** Metres: a pillar's pedestal, and half its width. */
const [PEDESTAL, HALF] = [0.66, 0.27];

/** A pillar of pale marble on its pedestal. */
export function pillar(art: Art, u: number, w: number): void {
  const [left, right, front, back] = [u - HALF, u + HALF, w + HALF, w - HALF];
  face(
    art,
    plane([left, 0, front], [left, PEDESTAL, front], [left, PEDESTAL, back], [left, 0, back]),
    '#a696b4',
    [left, PEDESTAL, front],
    [left, 0, back],
  );
  face(
    art,
    plane([left, 0, front], [left, PEDESTAL, front], [right, PEDESTAL, front], [right, 0, front]),
    '#efe5d8',
    [right + 0.1, PEDESTAL, front],
    [left, 0, front],
    1,
  );
  const border = [0.08, PEDESTAL - 0.08].map((v, i) =>
    ink(edge([left, v, front], [right, v, front]), 1.6, i, 0.05),
  );
  art.blot(border, '#9c8ca6');
  shaft(art, u, w);
}

/** The shaft, fluted, on its two rings. */
function shaft(art: Art, u: number, w: number): void {
  const [x, y] = at(u, PEDESTAL, w);
  const [, top] = at(u, 3.6, w);
  const half = (at(u + 0.18, PEDESTAL, w)[0] - at(u - 0.18, PEDESTAL, w)[0]) / 2;
  const body = polygon([
    [x - half, y - half * 0.5],
    [x - half * 0.86, top],
    [x + half * 0.86, top],
    [x + half, y - half * 0.5],
  ]);
  form(art, body, '#efe6da', half * 0.55, { shade: '#8a7a9c', rimWidth: 3 });
  const flutes = range(6, (i) => {
    const k = Math.sin(lerp(-1.15, 1.15, i / 5));
    const line = spline([
      [x + k * half, y - half * 0.6],
      [x + k * half * 0.86, top],
    ]);
    return ink(line, 1.8, i + x, 0.02);
  });
  art.blot(flutes, '#9c8ca6', 0.8);
  const ring = (low: number, high: number, wide: number): Path =>
    polygon([
      ...range(
        9,
        (i): Point => [
          x - wide * Math.cos((Math.PI * i) / 8),
          y - low + 0.1 * wide * Math.sin((Math.PI * i) / 8),
        ],
      ),
      ...range(
        9,
        (i): Point => [
          x + wide * Math.cos((Math.PI * i) / 8),
          y - high + 0.08 * wide * Math.sin((Math.PI * i) / 8),
        ],
      ),
    ]);
  form(art, ring(-2, half * 0.3, half * 1.26), '#f3eadf', half * 0.5, { shade: '#8a7a9c' });
  form(art, ring(half * 0.3, half * 0.6, half * 1.12), '#f6efe4', half * 0.4, { shade: '#8a7a9c' });
}

/** A key pattern cut into the front of the upper step. */
function meander(art: Art): void {
  const [low, high, width] = [0.245, 0.355, 0.118];
  const keys = range(12, (i): Path => {
    const u = -0.7 + i * width;
    const [near, far] = [low + 0.035, high - 0.035];
    const turns: readonly (readonly [along: number, v: number])[] = [
      [0, low],
      [0, high],
      [0.78, high],
      [0.78, near],
      [0.38, near],
      [0.38, far],
      [0.56, far],
    ];
    return polyline(turns.map(([t, v]) => at(u + t * width, v, 0.84)));
  });
  const ground = range(
    12,
    (i): Path => polyline([at(-0.7 + i * width, low, 0.84), at(-0.7 + (i + 1) * width, low, 0.84)]),
  );
  art.line([...keys, ...ground], 1.5, '#9c8ca6');
  art.line(
    keys.map((key) => key.translate(1, 1)),
    0.8,
    '#fffdf4',
  );
}

/** Two steps and a block of a seat with a low back. */
export function seat(art: Art): void {
  for (const [wide, low, high, before] of [
    [0.96, 0, 0.2, 1.12],
    [0.72, 0.2, DAIS, 0.84],
  ] as const) {
    face(
      art,
      plane([-wide, high, before], [wide, high, before], [wide, high, -0.7], [-wide, high, -0.7]),
      '#fbf4e6',
      [0.2, high, 0],
      [-wide, high, 0],
      0.7,
    );
    face(
      art,
      plane([-wide, low, before], [-wide, high, before], [-wide, high, -0.7], [-wide, low, -0.7]),
      '#b3a3bd',
      [-wide, high, before],
      [-wide, low, -0.7],
    );
    face(
      art,
      plane([-wide, low, before], [-wide, high, before], [wide, high, before], [wide, low, before]),
      '#ece1d4',
      [wide, high, before],
      [-wide * 1.2, low, before],
      0.8,
    );
    art.blot(
      ink(edge([-wide, high, before], [0, high, before], [wide, high, before]), 2, high, 0.04),
      '#fffdf4',
    );
    art.blot(
      range(3, (i) =>
        ink(edge([-0.5 + i * 0.52, low + 0.01, before], [-0.5 + i * 0.52, high - 0.02, before]), 1.4, i, 0.1),
      ),
      '#9c8ca6',
    );
  }
  meander(art);
  face(
    art,
    plane([-0.46, DAIS, -0.3], [-0.46, BACK, -0.3], [-0.46, BACK, -0.5], [-0.46, DAIS, -0.5]),
    '#a696b4',
    [-0.46, BACK, -0.3],
    [-0.46, DAIS, -0.5],
  );
  face(
    art,
    plane(
      [-0.46, DAIS, -0.3],
      [-0.46, BACK - 0.1, -0.3],
      [-0.36, BACK, -0.3],
      [0.36, BACK, -0.3],
      [0.46, BACK - 0.1, -0.3],
      [0.46, DAIS, -0.3],
    ),
    '#efe5d8',
    [0.4, BACK, -0.3],
    [-0.5, SEAT, -0.3],
    0.9,
  );
  face(
    art,
    plane([-0.44, DAIS, 0.3], [-0.44, SEAT, 0.3], [-0.44, SEAT, -0.4], [-0.44, DAIS, -0.4]),
    '#a696b4',
    [-0.44, SEAT, 0.3],
    [-0.44, DAIS, -0.4],
  );
  face(
    art,
    plane([-0.44, DAIS, 0.3], [-0.44, SEAT, 0.3], [0.44, SEAT, 0.3], [0.44, DAIS, 0.3]),
    '#e6dacd',
    [0.44, SEAT, 0.3],
    [-0.4, DAIS, 0.3],
    0.9,
  );
  // she keeps the day from what lies to her left as we see it
  stippled(
    art,
    plane([0.1, DAIS, 0.7], [-0.72, DAIS, 0.5], [-0.72, DAIS, -0.5], [-0.4, DAIS, -0.3], [0.1, DAIS, 0.3]),
    '#5a4a74',
    at(0.2, DAIS, 0.4),
    at(-0.8, DAIS, 0),
    [1, 0.3],
  );
  stippled(
    art,
    plane([-0.46, SEAT, -0.3], [-0.46, BACK - 0.1, -0.3], [-0.2, BACK, -0.3], [0, SEAT, -0.3]),
    '#6d5c88',
    at(0, SEAT + 0.3, -0.3),
    at(-0.5, BACK, -0.3),
    [1, 0.1],
  );
  stippled(
    art,
    polygon([
      [30, 800],
      [570, 800],
      [570, 880],
      [30, 880],
    ]),
    '#5a4a74',
    [306, 804],
    [300, 876],
    [0, 0.6],
  );
  const [x, y] = at(0.1, DAIS, 0.6);
  contactShadow(art, x - 36, y + 4, 120, 14, '#5a4a74');
}
