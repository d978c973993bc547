import { byHand, contactShadow, lit, printed, stippled } from '../../../kit/hand/index.ts';
import { type Art, Path, points, polygon } from '../../../kit/pen/index.ts';
import type { Prism } from './prism.ts';
import { quartz } from './quartz.ts';
import { onSill } from './window.ts';

/** Back to front. */
const PRISMS: readonly Prism[] = [
  {
    foot: [146, 764],
    lean: [-15, -8],
    turn: 20,
    radius: 40,
    length: 206,
    point: 62,
    off: [-10, 8],
    shoulders: [0, -8, 12, 6, -10, 4],
  },
  {
    foot: [272, 762],
    lean: [31, -6],
    turn: 40,
    radius: 33,
    length: 118,
    point: 46,
    off: [8, -6],
    shoulders: [6, -8, 0, 10, -4, 8],
  },
  {
    foot: [202, 790],
    lean: [4, -4],
    turn: 4,
    radius: 70,
    length: 372,
    point: 112,
    off: [-18, 12],
    shoulders: [0, 16, -22, 10, 26, -16],
  },
  {
    foot: [116, 802],
    lean: [-37, 10],
    turn: 34,
    radius: 26,
    length: 70,
    point: 34,
    off: [5, 5],
    shoulders: [4, -6, 6, 0, -4, 6],
  },
  {
    foot: [280, 806],
    lean: [19, 12],
    turn: 12,
    radius: 30,
    length: 96,
    point: 44,
    off: [-8, 4],
    shoulders: [-4, 8, 0, -8, 6, 2],
  },
  {
    foot: [158, 812],
    lean: [-14, 16],
    turn: 46,
    radius: 20,
    length: 44,
    point: 28,
    off: [4, 4],
    shoulders: [3, -4, 4, -2, 2, 0],
  },
];

/** What crowds round their feet. */
const SPROUTS: readonly (readonly [x: number, y: number, lean: number, radius: number])[] = [
  [86, 800, -30, 11],
  [106, 806, -8, 9],
  [222, 808, 8, 15],
  [244, 808, 26, 10],
  [198, 808, -18, 10],
  [326, 804, 34, 12],
];

const STONE = polygon(
  points(
    '60,812 72,790 96,776 132,760 170,744 240,740 292,750 324,766 342,786 354,812 300,826 200,829 110,824',
  ),
);
/** Broken planes of its near side: those that look up take the sun, those that look at us do not. */
const PLANES: readonly (readonly [corners: string, fill: string])[] = [
  ['56,814 70,794 98,800 118,812 92,826 66,822', '#8f7c60'],
  ['70,794 92,786 128,796 98,800', '#d9c69e'],
  ['98,800 128,796 166,804 152,814 118,812', '#c2ad84'],
  ['118,812 152,814 176,829 92,826', '#6f6050'],
  ['152,814 166,804 210,806 226,816 176,829', '#9a876a'],
  ['166,804 196,797 236,801 210,806', '#dccaa2'],
  ['210,806 236,801 268,803 282,812 226,816', '#c2ad84'],
  ['226,816 282,812 300,827 176,829', '#665848'],
  ['282,812 268,803 306,800 330,808 300,827', '#857359'],
  ['268,803 290,795 318,794 306,800', '#cdb98f'],
  ['306,800 318,794 340,796 358,814 330,808', '#a08c6c'],
  ['330,808 358,814 340,823 300,827', '#5c4f42'],
];

/** The stone and all that has grown from it. */
export function cluster(art: Art): void {
  contactShadow(art, 226, 824, 150, 9, '#6a4c34');
  const form = lit({ from: { towards: [-0.9, -0.5] }, shade: '#4f4438', rim: '#fff4d6', stray: 1.6 });
  form(art, STONE, '#a08e70', 12);
  for (const prism of PRISMS) quartz(art, prism);
  for (const [x, y, lean, radius] of SPROUTS)
    quartz(art, {
      foot: [x, y],
      lean: [lean, 8],
      turn: 20 + x,
      radius,
      length: radius * 1.5,
      point: radius * 1.5,
      off: [0, 0],
      shoulders: [2, -2, 1, -1, 2, -2],
    });
  const planes = PLANES.map(([corners, fill]) => [byHand(polygon(points(corners)), 1.5), fill] as const);
  const crust = Path.join(planes.map(([plane]) => plane));
  form(
    art,
    crust,
    () => {
      for (const [plane, fill] of planes) art.fill(plane, fill);
    },
    6,
    { depth: 0.6, rimWidth: 1.4 },
  );
}

/** Thrown towards us to the right: thin, for the light goes through, with what the points gather in it. */
export function clusterShadow(art: Art): void {
  const ground = byHand(
    polygon([
      onSill(130, 0.5),
      onSill(262, 0.34),
      onSill(352, 0.5),
      onSill(398, 0.76),
      onSill(372, 0.97),
      onSill(150, 0.97),
    ]),
    2,
  );
  art.fill(ground, '#d0b68a');
  stippled(art, ground, '#7c6c54', [250, 800], [450, 790], [0.9, 0.1]);
  const gathered = polygon([onSill(296, 0.48), onSill(304, 0.46), onSill(392, 0.78), onSill(374, 0.8)]);
  printed(art, gathered.bounds(), () => void art.fill(gathered, '#fffdf0'));
}
