import {
  type Art,
  type HatchOptions,
  hatch,
  type Knot,
  LINE,
  type Local,
  line,
  local,
  type Paint,
  type Path,
  type Placement,
  points,
  ramp,
  range,
  ribbon,
  spline,
  svgPath,
} from '../pen/index.ts';
import { petal } from '../plants/petal.ts';

/** One of the two sphinxes, facing right, ground at y = 0: form, coat, and the engraving of its planes. */
interface Sphinx {
  tones: readonly [lite: string, mid: string, shade: string, dark: string];
  engraving: Paint;
  /** Lid and lips; stripes and middle tone of the head-cloth; tuft of the tail. */
  face: string;
  stripes: string;
  cloth: string;
  tuft: string;
  /** Where the head's own (0, 0) lies. */
  head: readonly [x: number, y: number];
  body: readonly Knot[];
  tail: readonly Knot[];
  haunch: Path;
  shade: Path;
  shadeAngle: number;
  haunchShade: Path;
  toes: Path;
  joints: Path;
  collar: Path;
}

/** Couchant. */
const WHITE: Sphinx = {
  tones: ['#fffaf0', '#f0d6d2', '#b48fb4', '#6d4f8c'],
  engraving: '#8a5a6a',
  face: '#4a2a52',
  stripes: '#6a1f4a',
  cloth: '#c97a8c',
  tuft: '#6d4f8c',
  head: [0, 0],
  body: points(
    '70,-74! 72,-62 84,-46 88,-30 88,-24! 116,-24 138,-20 151,-11 150,0! -102,0! -116,-14 -116,-42',
    '-102,-66 -76,-80 -40,-76 -6,-80 20,-92!',
  ),
  tail: points('-100,-6 -122,-4 -136,-14 -138,-32 -126,-42'),
  haunch: svgPath(
    'M-112 -8C-120 -46 -96 -72 -66 -70C-34 -68 -18 -40 -30 -18C-34 -10 -30 -12 -10 -12C0 -12 6 -6 6 0H-104Z',
  ),
  shade: svgPath('M-30 -72C10 -72 50 -50 70 -26L-10 -10Z'),
  shadeAngle: 70,
  haunchShade: svgPath('M-108 -6C-114 -40 -94 -64 -66 -64C-84 -50 -92 -30 -90 -6Z'),
  toes: svgPath('M-2 0V-6M-9 0V-6'),
  joints: svgPath('M88 -24C66 -26 44 -18 34 -2M56 -60C62 -50 66 -38 62 -26M144 -2V-8M137 -2V-8'),
  collar: svgPath('M66 -62C74 -54 80 -46 82 -38'),
};

/** Seated. */
const BLACK: Sphinx = {
  tones: ['#6d5a9c', '#33245c', '#1a1238', '#0d0a22'],
  engraving: 'gold',
  face: '#fff1cf',
  stripes: '#1a1238',
  cloth: '#b98a5c',
  tuft: '#33245c',
  head: [-22, -58],
  body: points(
    '48,-132! 50,-120 61,-100 61,-72 53,-46 53,-20 60,-12 76,-9 78,0! -72,0! -86,-12 -86,-40 -72,-70',
    '-48,-100 -20,-128 -2,-150!',
  ),
  tail: points('-70,-5 -92,-4 -108,-12 -114,-30 -106,-44'),
  haunch: svgPath(
    'M-78 -4C-90 -40 -74 -70 -44 -72C-12 -72 2 -42 -8 -20C-12 -10 -6 -12 14 -12C26 -12 32 -6 32 0H-72Z',
  ),
  shade: svgPath('M-40 -90C-10 -90 20 -70 20 -30L-20 -40Z'),
  shadeAngle: 30,
  haunchShade: svgPath('M-76 -4C-84 -36 -70 -62 -44 -66C-58 -50 -64 -30 -62 -4Z'),
  toes: svgPath('M24 0V-6M17 0V-6'),
  joints: svgPath('M26 -92C34 -72 32 -40 34 0M70 -2V-7M64 -2V-7'),
  collar: svgPath('M46 -120C54 -112 58 -104 59 -96'),
};

/** A low curl with a tuft of three locks: an S with an almond tip would be a snake. */
function tail(box: Local, { tail: knots, tones, tuft }: Sphinx): void {
  const path = spline(knots);
  box.taper(path, 11, { samples: 18, start: 0.9, end: 0.5 });
  box.taper(path, 6.4, { samples: 18, start: 0.9, end: 0.4 }, tones[2]);
  const end = path.walk(12)[11]!;
  for (const turn of [-26, 24, 0]) {
    box.solid(petal(end.x, end.y, turn ? 17 : 23, 9, end.angle + turn), tuft, LINE.fine + 0.3);
  }
}

function trunkAndHaunch(box: Local, sphinx: Sphinx): void {
  const { tones, engraving, haunch, shade, shadeAngle, haunchShade } = sphinx;
  const [lite, mid, dim, dark] = tones;
  const coat = box.linear(110, -150, -90, 0, ramp(0, lite, 0.3, mid, 0.7, dim, 1, dark));
  const body = spline(sphinx.body, true);
  box.solid(body, coat, LINE.bold);
  const lines: HatchOptions = { angle: shadeAngle, gap: 5.6, from: 0.1, to: 0.6, jitter: 0.3, seed: 4 };
  box.clip(body, () => {
    // the hollow behind the upright foreleg
    if (sphinx === BLACK) box.fill(svgPath('M-4 -12C6 -50 14 -74 28 -92C34 -70 32 -40 33 0H-4Z'), dark, 0.4);
    box.line(hatch(shade, lines), LINE.hair, engraving, 0.8);
  });
  box.solid(haunch, coat, LINE.mid + 0.3);
  box.line(sphinx.toes, LINE.fine, engraving).line(sphinx.joints, LINE.mid, engraving);
  box.line(hatch(haunchShade, { angle: 60, gap: 5 }), LINE.hair, engraving, 0.8);
}

/** The profile, asleep. */
function profile(box: Local, { tones, face }: Sphinx): void {
  const shape = spline(
    points(
      '44,-92! 56,-136! 80,-135! 83,-124 83,-116 92,-105! 86,-101! 88,-97 85,-94! 88,-90 84,-86! 84,-79 76,-74 64,-78!',
    ),
    true,
  );
  box.solid(
    shape,
    box.linear(92, -120, 44, -90, ramp(0, tones[0], 0.6, tones[1], 1, tones[2])),
    LINE.mid + 0.4,
  );
  box.blot(ribbon(svgPath('M70 -116C73 -111 78 -110 82 -113'), 2.8, { start: 0.3, end: 0.2 }), face);
  box.line(svgPath('M70 -123C74 -126 79 -126 82 -124M73 -112L72 -109M77 -111L77 -108'), LINE.fine, face, 0.9);
  box.line(svgPath('M80 -94C83 -93 85 -94 86 -94.5'), LINE.fine, face);
}

/** The striped head-cloth, its brow band with the small cobra. */
function headCloth(box: Local, { cloth, stripes }: Sphinx): void {
  const shape = spline(
    points(
      '80,-137! 70,-150 52,-153 34,-140 24,-118 16,-96 12,-82! 30,-76 40,-64 46,-46! 60,-48 66,-56!',
      '62,-76 60,-96 64,-118 70,-130!',
    ),
    true,
  );
  const tone = box.linear(80, -150, 12, -60, ramp(0, '#f3dba8', 0.5, cloth, 1, '#8f4a6c'));
  box.solid(shape, tone, LINE.bold * 0.8);
  const ends = points('62,-156 48,-153 36,-143 28,-130 23,-116 18,-102 12,-90 18,-78 32,-72');
  const crown = ends.map(([x, y]) => line(74, -130, x, y));
  const lappet = range(6, (i) => line(34, -90 + i * 7.5, 72, -93 + i * 7.5));
  box.clip(shape, () => box.line([crown, lappet], LINE.fine, stripes, 0.9));
  const band = svgPath('M82 -135C74 -134 66 -128 62 -116');
  box.blot(ribbon(band, 5, { start: 0.9, end: 0.4 }), '#fff1cf');
  box.blot(svgPath('M80 -136C86 -140 88 -148 82 -152C80 -148 78 -142 78 -138Z'), '#fff1cf');
}

/** The white sphinx lies, the black one sits; both face right, eyes closed, about 250 and 180 wide. */
export function sphinx(
  art: Art,
  x: number,
  y: number,
  scale: number,
  { coat, ...placement }: Placement & { coat: 'white' | 'black' },
): void {
  const form = coat === 'white' ? WHITE : BLACK;
  const box = local(art, x, y, scale, placement);
  tail(box, form);
  trunkAndHaunch(box, form);
  const head = local(art, ...box.at(...form.head), scale, placement);
  profile(head, form);
  headCloth(head, form);
  box.line(form.collar, LINE.mid, '#f3dba8');
}
