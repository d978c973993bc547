import { strokes } from '../../../kit/hand/index.ts';
import {
  type Art,
  closed,
  curve,
  ellipse,
  type Local,
  local,
  type Path,
  ribbon,
} from '../../../kit/pen/index.ts';
import { HAIR, SKIN, toned } from './view.ts';

/** Where her ear is, and how far she has bent her face to the street. */
const [X, Y, BENT] = [439, 591, -8] as const;

/** Her head in profile, looking down the street; a braid falls over the shoulder on our side. */
export function head(art: Art): void {
  const box = local(art, X, Y, 1, { rot: BENT });
  const at = (knots: string): Path => box.place(closed(knots));
  const fill = (knots: string, tone: string): void => void art.fill(at(knots), tone);
  // neck
  toned(
    box,
    '-40,58! -33,84 -38,110! 0,136 56,124! 46,84 52,40 40,0!',
    { fill: SKIN.fill, shade: SKIN.shade },
    ['-46,60! -20,66 0,52 14,30! 60,20 80,130 0,140! -22,118 -27,86', SKIN.dark],
  );
  face(box, fill);
  eye(box, fill);
  hair(box);
  ear(box, fill);
  loose(box);
}

function face(box: Local, fill: (knots: string, tone: string) => void): void {
  const profile =
    '-44,-82! -58,-66 -66,-50 -71,-34 -72,-25 -68,-13 -73,-3 -82,10 -90,20 -90,24! -85,27.6 -75,28! -75,32 -81,36 -82,39! -76,41.6! -80,44 -80,48.6 -73,52! -72,56 -75,63 -72,70 -63,75 -46,71 -26,60 -6,40! 20,10 24,-50';
  toned(
    box,
    profile,
    { ...SKIN, soft: 0, rimWidth: 2 },
    // what looks away from the street: temple, cheek, jaw
    [
      '-30,-84! -44,-52 -46,-34 -34,-22 -27,-8! -32,4 -42,12 -44,24 -40,36 -46,50 -56,78! 40,80 40,-80!',
      SKIN.shade,
    ],
    ['-4,-60! -14,-20 -18,14 -28,34 -44,56 -52,78! 40,80 40,-80!', SKIN.dark],
    // the eye's hollow, the nose's side and underside, what the lip shades
    ['-72,-22! -62,-25 -46,-22 -40,-12! -50,-4 -60,0 -67,-4 -67,-13', SKIN.shade],
    ['-70,2! -66,14 -70,22 -78,24! -72,28 -64,26 -60,14', SKIN.shade],
    ['-91,23! -82,22.6 -76,24.6 -72,29! -80,29.6', SKIN.dark],
    ['-74,51! -66,53 -62,58 -73,58!', SKIN.shade],
  );
  // lips, shut
  fill('-83,39.4! -78,35.4 -70,37 -62,41.4! -70,42.4 -77,42!', '#a04c4c');
  fill('-77,41.6! -70,42.4 -62,41.4! -66,48.4 -74,51 -80.4,48 -80,44', '#b95c54');
  strokes(box, ['-79,41.8 -71,42.8 -60,40.6'], 1.6, SKIN.line, 0);
  // wing of the nose and its nostril
  strokes(box, ['-72,14 -65,19 -68,27'], 1.5, SKIN.line, 0);
  strokes(box, ['-81,26 -76,25'], 1.7, SKIN.line, 0);
}

/** Open, under a lid that follows her gaze down to the wet stones. */
function eye(box: Local, fill: (knots: string, tone: string) => void): void {
  const white = box.place(closed('-64,-5! -61.6,-11.8 -52,-12.2 -42,-5! -50,-2 -58,-1.6'));
  box.art.fill(white, '#efd9c0');
  box.art.clip(white, () => {
    box.fill(ellipse(-59.4, -6.6, 4.3, 6), '#2c1720');
    fill('-68,-16! -40,-16! -40,-6! -52,-11 -62,-10!', '#8c5a54');
  });
  box.fill(ellipse(-61, -8.4, 1.3, 1.5), '#fff4da');
  box.fill(
    ribbon(curve('-66.4,-4.4 -61.6,-12.2 -51,-13 -38,-3'), 3.2, { start: 0.2, end: 0.1, peak: 0.4 }),
    '#2a121e',
  );
  strokes(box, ['-62,-18 -52,-20 -40,-13'], 1.3, SKIN.line, 0.05);
  strokes(box, ['-59,-1 -50,-1 -42,-4'], 1.1, SKIN.line, 0.05);
  box.fill(
    ribbon(curve('-71.6,-33 -62,-37.4 -46,-36 -31,-27'), 4.4, { start: 0.4, end: 0, peak: 0.3 }),
    '#3a1c28',
  );
}

function ear(box: Local, fill: (knots: string, tone: string) => void): void {
  toned(box, '-7,-18! -4,-28 8,-31 17,-24 19,-10 13,4 10,16 4,22! -3,22 -5,12 -4,0', {
    ...SKIN,
    fill: SKIN.shade,
    shade: SKIN.dark,
    soft: 4,
  });
  fill('0,-16! 3,-23 11,-24 14,-16 11,-4 6,2! 8,-8 6,-14', SKIN.dark);
  toned(box, '-1,24! 5,27 5,35 -1,39 -6,34 -6,28', {
    fill: '#e8b060',
    shade: '#a06a40',
    rim: '#fff0c0',
    soft: 2,
    rimWidth: 1.2,
  });
}

/** Drawn back behind the ear, gathered at the nape. */
function hair(box: Local): void {
  const cap =
    '-46,-80! -40,-96 -14,-108 22,-104 54,-84 72,-48 74,-8 64,28 46,52! 34,58 22,48 14,34! 14,10 12,-10 8,-26! 0,-36 -8,-30 -10,-16! -16,-22 -18,-42 -28,-56 -38,-66!';
  toned(
    box,
    cap,
    { ...HAIR, soft: 0, rimWidth: 2 },
    ['0,-104! 34,-92 56,-62 58,-24 46,12 22,50! 40,70 90,60 90,-60 40,-110!', HAIR.shade],
    ['10,-30! 26,-18 32,8 26,40! 14,44 14,10!', HAIR.shade],
    // locks in the light, drawn to the nape
    ['-40,-84! -22,-94 10,-92 34,-72 46,-36 42,4! 30,-32 6,-64 -20,-72', HAIR.light],
    ['-30,-62! -8,-62 14,-46 28,-20 26,14! 18,-18 2,-42 -14,-46', HAIR.light],
  );
  strokes(
    box,
    [
      '-34,-88 -4,-92 30,-74 48,-34 44,24',
      '-34,-72 -8,-74 18,-54 32,-18 32,30',
      '-20,-100 24,-92 54,-60 62,-14 50,34',
      '-24,-54 -4,-52 12,-36',
    ],
    1.6,
    HAIR.line,
    0.1,
  );
}

/** Single hairs that have come out. */
function loose(box: Local): void {
  for (const [strand, width] of [
    ['-36,-70 -30,-52 -26,-30 -28,-4 -22,18', 2.6],
    ['-22,-46 -16,-24 -18,2 -12,24', 2],
    ['20,44 12,62 16,84', 2],
  ] as const)
    box.fill(ribbon(curve(strand), width, { start: 0.6, end: 0 }), HAIR.fill);
}

/** Three strands, plaited: each lies over the one before it. */
export function braid(art: Art): void {
  const spine = curve('492,634 506,668 500,706 486,744 482,786');
  const steps = spine.walk(11);
  steps.slice(0, -1).forEach(({ x, y, angle, t }, i) => {
    const box = local(art, x, y, 1 - t * 0.28, { rot: angle - 180, mirror: i % 2 === 1 });
    const lobe = '-16,-8! -20,6 -12,22 2,32 10,36! 14,24 12,6 4,-8 -4,-14!';
    toned(box, lobe, { ...HAIR, soft: 5, rimWidth: 1.4 }, [
      '-13,0! -12,14 -2,26 8,32! 4,18 -4,4!',
      i % 2 ? HAIR.shade : HAIR.light,
    ]);
    strokes(box, ['-10,-6 -6,10 6,28'], 1.2, HAIR.line, 0.1);
  });
  const { x, y } = steps[10]!;
  toned(art, closed('-11,-6! 0,-9 11,-5! 10,4 0,8 -10,3!').translate(x, y), {
    fill: '#90b3b6',
    shade: '#5d8492',
    soft: 3,
    rim: '#e8efdc',
    rimWidth: 1.2,
  });
  toned(art, closed('-9,4! 0,8 9,4! 13,22 10,40 4,52! 2,42 -2,50 -6,46! -12,28').translate(x, y), {
    ...HAIR,
    soft: 4,
  });
}
