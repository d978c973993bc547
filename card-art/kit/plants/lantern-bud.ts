import {
  type Art,
  between,
  ellipse,
  LINE,
  type Local,
  local,
  type Paint,
  type Path,
  type Placement,
  ramp,
  ribbon,
  svgPath,
} from '../pen/index.ts';

/** Engraving on lit petals, where gold would vanish. */
const PLUM = '#8c4674';

/** The whole closed bud: foot (0, 0), tip (4, -372). */
const BODY = svgPath(
  'M0 4C-58 4 -114 -52 -116 -136C-117 -214 -62 -276 -28 -330C-18 -348 -8 -362 4 -372',
  'C8 -356 20 -340 34 -318C72 -262 118 -208 114 -132C110 -50 56 4 0 4Z',
);

/** Petals by their two edges, foot to tip: the outer edge follows the body, the inner one is seen. */
const LEFT = [
  svgPath('M0 4C-58 4 -114 -52 -116 -136C-117 -214 -62 -276 -28 -330C-18 -348 -8 -362 4 -372'),
  svgPath('M0 4C46 -20 70 -84 58 -150C46 -216 12 -262 4 -314C0 -340 2 -358 4 -372'),
] as const;
const RIGHT = [
  svgPath('M0 4C56 4 110 -50 114 -132C118 -208 72 -262 34 -318C20 -340 8 -356 4 -372'),
  svgPath('M0 4C-44 -22 -74 -80 -58 -146C-44 -204 -2 -240 18 -296C26 -322 18 -350 4 -372'),
] as const;
const FRONT = [
  svgPath('M0 4C-62 0 -104 -48 -98 -112C-92 -160 -58 -196 -34 -238'),
  svgPath('M0 4C38 -10 54 -54 40 -104C24 -154 -14 -188 -34 -238'),
] as const;

/** What is still folded inside shows as shade on the lit petals: threads, and the heads on them. */
const THREADS = svgPath(
  'M-6 -20C-30 -70 -38 -120 -34 -168M0 -20C-8 -80 -8 -140 -12 -204M4 -20C12 -76 20 -128 22 -186',
  'M8 -20C28 -64 44 -104 48 -150M-10 -20C-44 -58 -60 -96 -62 -136',
);
const HEADS = [
  [-34, -172, 20],
  [-12, -208, -10],
  [22, -190, 14],
  [49, -154, 30],
  [-63, -140, -30],
] as const;

const SEPALS = [
  svgPath('M-6 10C-40 8 -84 -14 -104 -66C-110 -80 -118 -90 -130 -96C-126 -60 -100 -6 -44 18Z'),
  svgPath('M6 10C40 8 82 -16 100 -62C106 -76 112 -84 122 -92C120 -56 96 -6 44 18Z'),
  svgPath('M-26 14C-48 -10 -54 -50 -46 -84C-44 -96 -46 -108 -50 -118C-30 -100 -14 -60 -6 14Z'),
  svgPath('M22 14C46 -8 56 -42 52 -74C51 -86 54 -96 60 -106C38 -92 16 -58 4 14Z'),
  svgPath('M-18 16C-22 -10 -14 -36 -2 -62C10 -38 20 -10 16 16Z'),
] as const;

const closed = ([outer, inner]: readonly [Path, Path]): Path => {
  const back = inner.walk(24).reverse();
  const path = outer.translate(0, 0);
  for (const { x, y } of back) path.lineTo(x, y);
  return path.close();
};

/** A petal lit from within: bright where one layer lies before the light, deep where several do. */
function litPetal(box: Local, edges: readonly [Path, Path], tone: Paint): void {
  box.solid(closed(edges), tone, LINE.mid);
  for (const t of [0.16, 0.32, 0.48, 0.64, 0.8]) {
    const vein = between(edges[0], edges[1], t, { part: [0.06, 0.94] });
    box.blot(ribbon(vein, 1.5, { samples: 22, start: 0.9, end: 0.2 }), PLUM, 0.42);
  }
}

/** The seam where a petal's edge lies on the next: light leaks out along it. */
function seam(box: Local, edge: Path): void {
  for (const [width, opacity] of [
    [16, 0.12],
    [9, 0.22],
    [4.2, 1],
  ] as const) {
    box.blot(ribbon(edge, width, { samples: 30, start: 0.2, end: 0.1, peak: 0.45 }), '#fff6e4', opacity);
  }
}

/** The shade of what is folded inside. */
function inside(box: Local): void {
  box.line(THREADS, LINE.bold, PLUM, 0.2);
  box.blot(
    HEADS.map(([x, y, turn]) => ellipse(0, 0, 5, 11).rotate(turn).translate(x, y)),
    PLUM,
    0.26,
  );
}

/** The very tip is wound up tight, as a closed umbrella is: three turns, one above the other. */
function windings(box: Local): void {
  const turns = [
    'M-62 -276C-34 -292 4 -306 40 -310C36 -320 30 -328 24 -334C-4 -330 -30 -318 -46 -300C-52 -292 -58 -284 -62 -276Z',
    'M-47 -299C-28 -312 0 -326 25 -332C22 -340 18 -348 13 -354C-6 -348 -22 -338 -32 -322C-38 -314 -42 -306 -47 -299Z',
    'M-33 -321C-18 -332 -2 -342 14 -352C12 -362 8 -374 2 -392C-6 -376 -20 -346 -33 -321Z',
  ];
  for (const [i, data] of turns.entries()) {
    const y = -300 - i * 26;
    const tone = box.linear(-46, y, 30, y - 20, ramp(0, '#fff0de', 0.4, '#f7bdb6', 1, '#a86aa6'));
    box.solid(svgPath(data), tone, LINE.fine * 1.4);
  }
}

/**
 * A bud closed tight, light within: one layer of petals glows, several are dark, and light leaks
 * from the seams. (x, y) is its foot; 384 high at scale 1.
 */
export function lanternBud(art: Art, x: number, y: number, scale: number, placement: Placement = {}): void {
  const box = local(art, x, y, scale, placement);
  box.glow(0, -150, 330, '#ffdcc0', 0.6);
  const lamp = ramp(0, '#fffdf6', 0.3, '#ffe9cc', 0.58, '#f7b7b4', 0.82, '#b673ac', 1, '#61479a');
  const lit = (x0: number, y0: number, radius: number): Paint => box.radial(x0, y0, radius, lamp);
  box.solid(BODY, lit(0, -150, 240), LINE.bold);
  litPetal(box, LEFT, lit(10, -150, 230));
  seam(box, LEFT[1]);
  litPetal(box, RIGHT, lit(-4, -170, 222));
  seam(box, RIGHT[1]);
  litPetal(box, FRONT, lit(-10, -130, 190));
  seam(box, FRONT[1]);
  box.clip(BODY, () => inside(box));
  box.glow(-6, -140, 84, '#fffaf0', 0.6, 1.3);
  windings(box);
  box.line(BODY, LINE.bold);
  for (const [i, sepal] of SEPALS.entries()) {
    const shade = i < 2 ? ramp(0, '#6a86b0', 1, '#2a3f80') : ramp(0, '#8aa5bd', 0.5, '#43609a', 1, '#22316f');
    box.solid(sepal, box.linear(0, -110, 0, 16, shade), LINE.mid);
  }
  box.line(svgPath('M-14 10C-34 -20 -42 -56 -42 -92M12 10C34 -16 46 -48 48 -80M0 10V-44'), LINE.hair);
  box.solid(
    svgPath('M-26 12C-16 30 16 30 26 12C14 6 -14 6 -26 12Z'),
    box.linear(-20, 0, 24, 0, ramp(0, '#7f9cb8', 1, '#22316f')),
    LINE.mid,
  );
}
