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

/** Skin in the light of the street's lamps. */
const GLOW = '#f6b57c';

/** Her head in profile, looking down the street; a braid falls over the shoulder on our side. */
export function head(art: Art): void {
  const box = local(art, X, Y, 1, { rot: BENT });
  const at = (knots: string): Path => box.place(closed(knots));
  const fill = (knots: string, tone: string): void => void art.fill(at(knots), tone);
  // neck
  toned(
    box,
    '-40,58! -33,84 -38,110! 0,136 56,124! 46,84 52,40 40,0! 4,6!',
    { fill: SKIN.shade, shade: SKIN.dark },
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
    '-44,-82! -57,-68 -65,-52 -70,-36 -71,-27 -69,-19 -67,-12 -70,-3 -77,7 -84.6,15 -88.6,18.6 -89,23 -84,26.6 -75,28! -75,32 -80,36 -81,39! -76,41.6! -79,44 -79,48.4 -72.6,52! -72,56 -75.4,62 -73,70 -63,75 -48,74.6 -32,69 -17,59 -6,44 2,24! 20,10 24,-50';
  toned(
    box,
    profile,
    { ...SKIN, soft: 0, rim: '#ffe3b4', rimWidth: 3.4 },
    // the street's lamps on all that stands out: brow, bridge of the nose, lip, chin
    ['-36,-88! -45,-70 -52,-54 -56,-37! -66,-36 -74,-32! -110,-30! -110,-88!', GLOW],
    ['-62,-20! -62,-8 -65,4 -71,13 -80,21.4! -110,24! -110,-20!', GLOW],
    ['-66,29! -70,34 -72,38! -110,40! -110,29!', GLOW],
    ['-68,55! -63,61 -61,68 -56,76! -110,84! -110,54!', GLOW],
    ['-59,11! -48,9 -38,11 -30,16! -40,22 -48,32 -58,33! -60,24', '#dc9366'],
    // what looks away from the street: temple, cheek, jaw, in one soft turn
    ['-32,-84! -38,-58 -34,-38 -22,-20 -15,-2 -18,16 -26,34 -34,50 -44,64 -56,78! 40,84 40,-80!', '#b7725a'],
    ['-20,-80! -26,-56 -22,-36 -12,-16 -6,2 -8,20 -14,36 -23,51 -34,62 -46,76! 40,84 40,-80!', SKIN.shade],
    // the eye's hollow, the nose's side and underside, what the lip shades
    ['-71,-21! -62,-25 -47,-23 -37,-13! -42,-6 -54,-4 -66,-6! -67.6,-13', SKIN.shade],
    ['-68,6! -64.6,14 -69,21 -77,23.4! -72,28 -63,25.6 -60,15', SKIN.shade],
    ['-90,24! -82,23.6 -76,25.2 -72,29! -80,29.6', SKIN.dark],
    ['-74,51! -66,53 -62,58 -73,58!', SKIN.shade],
  );
  // the jaw runs on into the neck without an edge
  fill('-14,56! -6,44 2,24! 9,24 2,46 -9,57!', SKIN.shade);
  // lips, shut; the corner goes up
  fill('-82,39.4! -77.6,35.8 -72,37 -60,38.4! -69,41.8 -77,42!', '#a04c4c');
  fill('-77,41.6! -69.4,42 -60,38.4! -64,46.8 -73,51 -79.6,48 -79,44', '#b95c54');
  strokes(box, ['-78,41.8 -70,42.4 -62,40.4 -57,35.6'], 1.6, SKIN.line, 0);
  // wing of the nose and its nostril
  strokes(box, ['-71,16 -65.6,20 -68,26.4'], 1.5, SKIN.line, 0);
  strokes(box, ['-81,25.4 -76,24.8'], 1.6, SKIN.line, 0);
}

/** The lid lowered: she follows somebody far down on the wet stones. */
function eye(box: Local, fill: (knots: string, tone: string) => void): void {
  const slit = box.place(closed('-65,1.6! -56,1 -44,-3! -50,4 -57,6.4 -63,6!'));
  box.art.fill(slit, '#e6c9ae');
  box.art.clip(slit, () => {
    box.fill(ellipse(-59.6, 3, 3.8, 5.6), '#2c1720');
  });
  box.fill(ellipse(-61, 3.4, 0.9, 1), '#fff4da');
  fill('-64.6,2! -65,-5 -61,-10.6 -53,-11.6 -45,-8 -40,-3! -48,1.4 -56,3', '#d59a74');
  fill('-40,-3! -45,-8 -53,-11.6! -50,-6 -47,-1 -50,2!', SKIN.shade);
  box.fill(
    ribbon(curve('-37.6,-5 -46,0 -56,2.6 -66.4,2.4'), 3.2, { start: 0.1, end: 0.5, peak: 0.7 }),
    '#2a121e',
  );
  for (const lash of ['-65,2.4 -69,4.2 -72.4,7.6', '-61,3 -65,6 -67.4,9.6', '-42,-3 -38,-2.2 -35,0'])
    box.fill(ribbon(curve(lash), 1.8, { start: 0.8, end: 0 }), '#2a121e');
  strokes(box, ['-63.6,-9.6 -57,-15 -47,-14 -37,-8'], 1.2, SKIN.line, 0.05);
  strokes(box, ['-58,8.6 -50,7.4 -44,3.6'], 1, SKIN.line, 0.05);
  box.fill(
    ribbon(curve('-70.6,-33 -62,-38.4 -47,-38 -31,-28'), 3.8, { start: 0.4, end: 0, peak: 0.3 }),
    '#3a1c28',
  );
}

function ear(box: Local, fill: (knots: string, tone: string) => void): void {
  toned(box, '-6,-12! -3,-20.6 6,-23 13.6,-18 15,-7 11,4 8,14 3,20! -2.6,21 -4.6,12 -4,1', {
    ...SKIN,
    fill: SKIN.shade,
    shade: SKIN.dark,
    soft: 4,
  });
  fill('0,-10! 2.6,-16 9,-17 11.4,-11 9,-2 5,4! 6.4,-4 5,-9', SKIN.dark);
  toned(box, '-1,22.6! 5,25.6 5,33.6 -1,37.6 -6,32.6 -6,26.6', {
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
