import { INK, lit, strokes } from '../../../kit/hand/index.ts';
import { type Art, closed, local, type Path, type Point, range, spline } from '../../../kit/pen/index.ts';
import { at, BEHIND, flat, SUN } from './view.ts';

/** The glass in metres: from where to where along it, where it begins, where its round head does, how high that rises. */
const [LEFT, RIGHT, FOOT, SHOULDER, RISE] = [-0.39, 0.6, 0.035, 1.06, 0.24];
/** The frame's breadth. */
const BREADTH = 0.075;

/** The outline, `grow` metres wider, and so far behind the glass. */
function outline(grow: number, into = 0): Path {
  const middle = (LEFT + RIGHT) / 2;
  const half = (RIGHT - LEFT) / 2 + grow;
  const foot = Math.max(0, FOOT - grow);
  const head = range(17, (i): Point => {
    const angle = Math.PI * (1 - i / 16);
    return at(middle + Math.cos(angle) * half, SHOULDER + Math.sin(angle) * (RISE + grow), into);
  });
  return spline(
    [
      [...at(middle - half, foot, into), 1],
      ...head.map(([x, y], i) => [x, y, i === 0 || i === 16 ? 1 : 0] as const),
      [...at(middle + half, foot, into), 1],
    ],
    true,
  );
}

const form = lit({ from: { towards: SUN.here }, shade: '#8d8a6c', rim: '#fffdf0', rimWidth: 2, stray: 0.5 });

/** A tall old mirror, its frame painted; it stands on the boards and leans at the wall. */
export function mirror(art: Art, beyond: () => void): void {
  // what it throws on the wall, its depth on the side towards us
  art.fill(outline(BREADTH, BEHIND).translate(13, 11), '#6b4128', 0.75);
  art.fill(outline(BREADTH, BEHIND * 0.7), '#77705a');
  const [high, low] = [SHOULDER, 0];
  art.fill(
    flat(
      at(RIGHT + BREADTH, high),
      at(RIGHT + BREADTH, low),
      at(RIGHT + BREADTH, low, BEHIND * 0.7),
      at(RIGHT + BREADTH, high, BEHIND * 0.7),
    ),
    '#77705a',
  );
  form(art, outline(BREADTH), '#e6e3c8', 8, { depth: 0.8 });
  strokes(art, [outline(BREADTH * 0.62)], INK.form, '#b9b592', 0.05);
  art.fill(outline(0.014), '#5e6252');
  const glass = outline(0);
  art.clip(glass, () => {
    beyond();
    gleam(art);
  });
  crest(art);
}

/** Lights that lie slantwise on the pane, and the bevel at its edge that catches the sun. */
function gleam(art: Art): void {
  for (const [from, to, opacity] of [
    [-0.3, 0.02, 0.22],
    [0.08, 0.15, 0.18],
    [0.5, 0.66, 0.12],
  ] as const)
    art.fill(
      flat(at(from + 0.42, 1.4), at(to + 0.42, 1.4), at(to - 0.3, 0.3), at(from - 0.3, 0.3)),
      '#ffffff',
      opacity,
    );
  art.line(outline(-0.012), 3.4, '#ffffff', 0.35);
  art.line(outline(-0.022), 1, '#3f5c60', 0.55);
}

/** Carved on its head: two leaves and a bud. */
function crest(art: Art): void {
  const [x, y] = at((LEFT + RIGHT) / 2, SHOULDER + RISE + BREADTH);
  const box = local(art, x, y + 7, 1, { rot: -9 });
  const leaves = [
    closed('4,0! 16,-17 38,-21 58,-12 74,5 86,20! 66,16 46,12 22,9'),
    closed('-4,0! -15,-16 -34,-20 -52,-12 -66,3 -76,18! -58,15 -40,11 -20,9'),
  ];
  for (const leaf of leaves) form(art, box.place(leaf), '#e6e3c8', 3, { depth: 0.8 });
  form(art, box.place(closed('0,-34! 11,-20 10,-4 0,6 -10,-4 -11,-20')), '#efecd4', 4, { depth: 0.8 });
  strokes(
    box,
    [
      '8,2 28,-5 52,1 72,12',
      '-8,2 -26,-5 -46,0 -64,11',
      '0,-28 3,-14 0,-2',
      '30,-5 40,-13',
      '-28,-5 -36,-12',
    ],
    1.3,
    '#9a987c',
    0.15,
  );
}
