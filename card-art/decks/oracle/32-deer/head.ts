import { INK, ink, modelled, stippled } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Knot,
  type Local,
  local,
  type Path,
  points,
  ribbon,
  spline,
} from '../../../kit/pen/index.ts';

const DARK = '#2a1626';

/** Knots of a face seen straight on, turned a little to the left: the far side narrows, the muzzle moves over. */
const turned = (knots: string): Knot[] =>
  points(knots).map(([x, y, corner = 0]) => [
    x * (x < 0 ? 0.84 : 1.06) - Math.max(0, y + 24) * 0.14,
    y,
    corner,
  ]);
const shape = (knots: string): Path => spline(turned(knots), true);
const course = (knots: string): Path => spline(turned(knots));

const SKULL = shape(
  '0,-66 22,-62 36,-46 44,-24 49,-2 44,18 36,42 29,70 27,92 31,108 31,124 20,138 0,143 -20,138 -31,124 -31,108 -27,92 -29,70 -36,42 -44,18 -49,-2 -44,-24 -36,-46 -22,-62',
);

function ears(art: Art, box: Local): void {
  const near = closed('30,-46! 50,-76 86,-92 122,-90 142,-78! 132,-58 104,-36 72,-24 42,-22!');
  const far = closed('-30,-44! -46,-76 -78,-98 -110,-104 -132,-98! -124,-72 -100,-44 -70,-26 -40,-22!');
  modelled(
    art,
    [60, 260, 420, 420],
    { towards: [-6, -5], soft: 7, shade: '#3a1c2c', rim: '#ffe0b0', rimWidth: 2.4 },
    () => void box.fill(near, '#94543a').fill(far, '#b8744c'),
  );
  // the sun comes through the far ear, the near one shows its shaded hollow
  const farHollow = closed('-44,-38! -58,-66 -84,-84 -120,-94! -108,-68 -84,-44 -60,-32');
  const nearHollow = closed('46,-36! 64,-62 92,-76 130,-78! 114,-56 88,-40 64,-32');
  box.fill(farHollow, '#f0b088').fill(nearHollow, '#6a3638');
  stippled(art, box.place(farHollow), '#a8583c', box.at(-118, -96), box.at(-50, -34), [0, 0.9]);
  stippled(art, box.place(nearHollow), DARK, box.at(130, -80), box.at(50, -34), [0, 0.95]);
  const hairs = (courses: readonly string[], colour: string): void =>
    void art.blot(
      courses.map((hair, i) => ink(box.place(curve(hair)), 2.3, i, 0)),
      colour,
    );
  hairs(['-46,-34 -66,-48 -92,-58', '-44,-38 -62,-58 -84,-74', '-48,-30 -66,-38 -84,-42'], '#ffe6c0');
  hairs(['46,-32 68,-46 96,-54', '46,-36 66,-56 90,-68', '50,-28 70,-36 88,-40'], '#c89a78');
}

/** A wide dark eye at the skull's side, wet, with the sky in it. */
function eye(art: Art, box: Local, side: 1 | -1): void {
  const onSide = (knots: string): string =>
    knots
      .split(' ')
      .map((knot) => knot.replace(/^[^,]+/, (x) => String(Number(x) * side)))
      .join(' ');
  box.fill(shape(onSide('19,12 26,-6 38,-12 47,-6 47,7 38,17 28,18')), '#c98a5c');
  box.fill(shape(onSide('21,12 27,-5 38,-11 47,-5 46,7 38,14 29,15')), DARK);
  const [x, y] = turned(`${side * 36},2`)[0]!;
  box.fill(ellipse(x, y + 4.4, 6.4, 4), '#4a2a2a');
  box.fill(ellipse(x - 3, y - 3.6, 3, 2.2), '#fff6dc');
  art.blot(ink(box.place(course(onSide('24,17 34,19 44,13'))), 2, side, 0), '#f0c890');
  art.blot(
    ['20,10 27,-6 38,-13 48,-7', '24,12 18,22 16,32'].map((line, i) =>
      ink(box.place(course(onSide(line))), i ? 2.2 : 3, i, 0),
    ),
    DARK,
  );
}

function nose(art: Art, box: Local): void {
  const pad = shape('-22,103 -14,95 0,92 14,95 22,103 20,115 9,120 4,128 -4,128 -9,120 -20,115');
  modelled(
    art,
    [150, 470, 290, 560],
    { towards: [-3, -4], soft: 4, shade: '#120a18', rim: '#b8a4b0', rimWidth: 1.8 },
    () => void box.fill(pad, '#3a2230'),
  );
  box.fill(shape('-19,106 -11,103 -9,109 -15,114'), '#160c1c');
  box.fill(shape('19,106 11,103 9,109 15,114'), '#160c1c');
  art.blot(
    ['0,126 -2,132 -10,135 -22,139', '0,126 3,132 12,134 22,136'].map((lip, i) =>
      ink(box.place(course(lip)), 1.8, i, 0),
    ),
    DARK,
  );
}

/** The head, nearly from before; (x, y) lies between the eyes. */
export function head(art: Art, x: number, y: number): void {
  const box = local(art, x, y, 1, { rot: -4 });
  ears(art, box);
  modelled(
    art,
    [140, 310, 340, 560],
    { towards: [-10, -4], soft: 15, shade: '#43202e', rim: '#ffe0b0', rimWidth: 2.6 },
    () => void box.fill(SKULL, '#b06c44'),
  );
  art.clip(box.place(SKULL), () => {
    const brow = shape('-34,-50 0,-66 34,-50 26,-16 8,10 0,20 -8,10 -26,-16');
    const bridge = shape('-9,4 3,2 8,40 10,90 -10,92 -12,40');
    const cheek = shape('24,20 60,0 60,140 26,140 22,90');
    stippled(art, box.place(brow), '#5c2c30', box.at(0, -70), box.at(0, 20), [0.95, 0]);
    stippled(art, box.place(bridge), '#f0bc84', box.at(0, 0), box.at(-6, 80), [0.15, 0.9]);
    stippled(art, box.place(cheek), '#2c1628', box.at(10, 60), box.at(40, 66), [0, 0.95]);
    box.fill(shape('-34,112 -22,106 -22,120 0,128 22,120 22,106 34,112 30,150 -30,150'), '#e2bc94');
  });
  eye(art, box, -1);
  eye(art, box, 1);
  nose(art, box);
  const fur = [
    '-14,-58 -10,-40 -12,-26',
    '2,-62 2,-44 -2,-28',
    '16,-58 12,-42 14,-26',
    '26,-46 22,-34 24,-22',
  ];
  // a tuft between the roots of the antlers
  const tuft = [
    '-14,-52 -16,-66 -12,-76',
    '-6,-54 -6,-70 0,-82',
    '4,-54 4,-70 10,-80',
    '12,-52 14,-64 20,-73',
  ];
  art.blot(
    tuft.map((lock, i) =>
      ribbon(box.place(curve(lock)), i % 2 ? 12 : 10, { start: 0.9, end: 0, peak: 0.2, samples: 6 }),
    ),
    '#7c4034',
  );
  art.blot(
    fur.map((hair, i) => ink(box.place(curve(hair)), INK.form, i, 0.2)),
    '#e0a068',
  );
}
