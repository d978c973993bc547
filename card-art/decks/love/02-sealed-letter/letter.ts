import { byHand, ink, modelled, printed, regionOf, stippledGlow } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  type Path,
  type Point,
  polygon,
  polyline,
  ramp,
  range,
  roundRect,
} from '../../../kit/pen/index.ts';
import { face, PANE, SILL, seen, shaded, shadedUpright, type Vec } from './view.ts';

/** Across and high, in the measure that it is drawn in; a unit of that in centimetres. */
const [WIDE, HIGH] = [17, 11.6];
const SIZE = 1.02;
/** How far it leans back: over the sill's edge, its head on the window's post, its foot on the desk, along the sill. */
const LEAN = 0.47;
const CORNER: Vec = [0.9, SILL.front - SILL.high * Math.tan(LEAN), 0];

/** It does not lean quite straight: its head lies so far to the right of its foot, for each unit of its height. */
const ASIDE = 0.055;

/** A place on the envelope, from its lower left corner. */
const inSpace = (u: number, v: number): Vec => [
  CORNER[0] + (u + v * ASIDE) * SIZE,
  CORNER[1] + v * SIZE * Math.sin(LEAN),
  v * SIZE * Math.cos(LEAN),
];
const onPaper = (outline: Path): Path => outline.map((u, v): Point => seen(inSpace(u, v)));

const SHEET = closed(`0,0.2! 0.2,0! ${WIDE - 0.2},0! ${WIDE},0.2! ${WIDE},${HIGH}! 0,${HIGH}!`);
/** Folded in this order: the sides, the lower flap over them, the upper one over all. */
const SIDES = [
  closed(`0.1,0.2! 0,${HIGH}! 7.6,5.9!`),
  closed(`${WIDE - 0.1},0.2! ${WIDE},${HIGH}! 9.4,5.9!`),
] as const;
const LOWER = closed(`0.2,0! 3.4,2.5 6.4,4.9 7.7,5.9 8.5,6.2 9.3,5.9 10.6,4.9 13.6,2.5 ${WIDE - 0.2},0!`);
const FLAP = closed(`0,${HIGH}! 2.7,9 6.1,5.7 7.7,4.3 8.5,3.9 9.3,4.3 10.9,5.7 14.3,9 ${WIDE},${HIGH}!`);

/** A sealed letter that leans on the window, and has not been given. */
export function letter(art: Art): void {
  const corners = [inSpace(0, 0), inSpace(WIDE, 0), inSpace(WIDE, HIGH), inSpace(0, HIGH)];
  const shadowOn = (place: (corner: Vec) => Vec): Path =>
    polygon(corners.map((corner) => seen(place(corner))));
  const { front, high } = SILL;
  const [, edge] = seen([0, front, 0]);
  art.clip(roundRect(44, edge, 520, 300), () => void art.fill(shadowOn(shaded), '#1c0c26', 0.9));
  // where the desk ends it climbs the sill's front, and lies on its ledge; glass takes none
  for (const [on, shadow] of [
    [
      face([-30, front, 0], [30, front, 0], [30, front, high], [-30, front, high]),
      shadowOn((corner) => shadedUpright(corner, front)),
    ],
    [
      face([-30, front, high], [30, front, high], [30, PANE, high], [-30, PANE, high]),
      shadowOn((corner) => shaded(corner, high)),
    ],
  ] as const)
    art.clip(on, () => void art.fill(shadow, '#2c1430', 0.8));
  const sheet = onPaper(SHEET);
  // a wedge where it stands, thicker away from the lamp
  const foot = closed(
    `0.1,0.2! ${WIDE},0.2! ${WIDE + 1.5},0.25! ${WIDE + 0.6},-0.45 ${WIDE - 0.4},-0.72! ${WIDE / 2},-0.5 0.5,-0.2!`,
  );
  art.fill(onPaper(foot), '#1c0c26');
  stippledGlow(art, 410, 540, 160, '#ffe4bc', 0.4);
  art.fill(sheet.translate(2.4, 1.6), '#8a5a50');
  modelled(
    art,
    regionOf(sheet, 20),
    { towards: [-14, -8], soft: 16, shade: '#a86a5c', depth: 0.8, rim: '#fffdf2', rimWidth: 2.4 },
    () =>
      void art.fill(
        sheet,
        art.linear(318, 490, 520, 600, ramp(0, '#fff6de', 0.45, '#f2d6b0', 0.8, '#d8a98a', 1, '#b98474')),
      ),
  );
  const side = (knots: string): Path => onPaper(curve(knots));
  art.fill(onPaper(SIDES[0]), '#d9ac84', 0.4).fill(onPaper(SIDES[1]), '#8f5a58', 0.4);
  art.clip(sheet, () => void art.fill(onPaper(LOWER.translate(0.1, 0.34)), '#8a5450', 0.5));
  modelled(
    art,
    regionOf(onPaper(LOWER), 16),
    { towards: [-8, -6], soft: 9, shade: '#b07a64', depth: 0.7, rim: '#fff6e0', rimWidth: 1.8 },
    () =>
      void art.fill(
        onPaper(LOWER),
        art.linear(318, 520, 520, 600, ramp(0, '#fff2d8', 0.5, '#efd0aa', 1, '#c09078')),
      ),
  );
  art.clip(sheet, () => void art.fill(onPaper(FLAP.translate(0.25, -0.42)), '#8a5450', 0.5));
  modelled(
    art,
    regionOf(onPaper(FLAP), 16),
    { towards: [-5, -6], soft: 8, shade: '#c08a6c', depth: 0.7, rim: '#fffdf2', rimWidth: 1.6 },
    () =>
      void art.fill(
        onPaper(FLAP),
        art.linear(318, 470, 520, 520, ramp(0, '#fff4dc', 0.5, '#f6dfbc', 1, '#cc9a80')),
      ),
  );
  art.blot(
    [
      ink(side(`0.1,${HIGH} 2.7,9 6.1,5.7 7.7,4.3`), 2.2, 3, 0),
      ink(side(`9.3,4.3 10.9,5.7 14.3,9 ${WIDE},${HIGH}`), 2.2, 4, 0),
    ],
    '#94584c',
  );
  seal(art);
}

/** Wax, pressed while it was warm: it ran a little. */
function seal(art: Art): void {
  const wax = onPaper(
    closed(
      '8.4,7.1 9.5,7 10.3,6.3 10.5,5.2 10.1,4.3 10,3.6 9.3,3.2 8.4,3.1 7.4,3.3 6.7,4 6.4,5 6.7,6.1 7.4,6.9',
    ),
  );
  printed(art, regionOf(wax, 14), () => void art.fill(wax.translate(4, 3.4), '#6a2c34', 0.75));
  modelled(
    art,
    regionOf(wax, 16),
    { towards: [-5, -4], soft: 5, shade: '#5c0c26', rim: '#ffa89a', rimWidth: 2.2 },
    () => void art.fill(byHand(wax, 0.8), '#c8263e'),
  );
  const press = range(25, (i): Point => {
    const a = (i / 24) * Math.PI * 2;
    return seen(inSpace(8.45 + Math.cos(a) * 1.35, 5.1 + Math.sin(a) * 1.35));
  });
  art
    .blot(ink(polyline(press).translate(-0.8, -0.8), 2.4, 1, 0), '#7c1230')
    .blot(ink(polyline(press).translate(0.9, 0.9), 1.4, 2, 0), '#f0706a');
  const twig = [
    '8.4,4.1 8.5,5 8.4,6.2',
    '8.45,4.7 7.9,5 7.7,5.5',
    '8.45,4.7 9,5 9.2,5.5',
    '8.45,5.4 8.1,5.7 8,6',
    '8.45,5.4 8.8,5.7 8.9,6',
  ];
  art.blot(
    twig.map((knots, i) => ink(onPaper(curve(knots)), 1.9, i, 0)),
    '#7c1230',
  );
  art.blot(ink(onPaper(curve('6.9,5.4 7.2,6.2 7.8,6.7')), 2.6, 7, 0), '#ffd9cc');
}
