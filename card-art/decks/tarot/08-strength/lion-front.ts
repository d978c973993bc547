import { type Art, ellipse, LINE, type Local, local, Path, ramp, svgPath } from '../../../kit/pen/index.ts';
import { wildRose } from '../../../kit/plants/wild-rose.ts';
import { type ManeLayer, maneLayer } from './mane.ts';

/** Coat from light to dark, bronze of the mane, the dark of lids and nostrils. */
const [CREAM, FAWN, RUST, PLUM] = ['#fbe6d6', '#e6b6a8', '#a9687a', '#4a2348'] as const;
const [SHADE, BRONZE, HONEY] = ['#5c3352', '#b5745c', '#e6b68a'] as const;
const INK = '#2a1038';

/** Back to front. */
const MANE: readonly ManeLayer[] = [
  {
    locks: 11,
    sweep: 12,
    reach: [196, 212, 228, 240, 262, 296],
    dark: INK,
    body: [0.5, PLUM],
    lit: [0.8, '#8a5050'],
    tip: BRONZE,
    outline: LINE.bold * 0.85,
  },
  {
    locks: 9,
    sweep: 11.5,
    reach: [164, 176, 188, 198, 218, 246],
    dark: INK,
    body: [0.5, SHADE],
    lit: [0.85, '#b06f58'],
    tip: '#cf9470',
    outline: LINE.bold * 0.7,
  },
  {
    locks: 8,
    sweep: 11,
    reach: [122, 138, 150, 160, 174, 196],
    dark: INK,
    body: [0.52, '#74445a'],
    lit: [0.9, '#c98a68'],
    tip: HONEY,
    outline: LINE.bold * 0.7,
  },
];

/** Wild roses of the crown: x, y, radius; the largest last. */
const CROWN = [
  [-62, -88, 13],
  [62, -88, 13],
  [-54, -100, 19],
  [54, -100, 19],
  [-29, -112, 23],
  [29, -112, 23],
  [0, -120, 29],
] as const;

/** Skull, cheekbones, muzzle and jaw in one outline. */
const HEAD = svgPath(
  'M0 -112C34 -114 64 -102 80 -76C94 -50 98 -22 92 4C88 24 80 36 77 54C76 76 76 90 66 106C52 126 28 136 0 138',
  'C-28 136 -52 126 -66 106C-76 90 -76 76 -77 54C-80 36 -88 24 -92 4C-98 -22 -94 -50 -80 -76C-64 -102 -34 -114 0 -112Z',
);

/** The right half of a shape and its mirror image. */
const both = (...data: string[]): Path => svgPath(...data).withMirror(0);

/** Ears stand free on the mane, with tufts of fur at their feet. */
function ears(box: Local): void {
  const ear = svgPath('M54 -88C46 -122 62 -156 94 -152C124 -146 128 -110 108 -84C94 -68 68 -70 54 -88Z');
  const hollow = svgPath('M70 -92C66 -116 76 -136 94 -134C110 -130 112 -108 98 -88C90 -80 78 -82 70 -92Z');
  const inside = svgPath(
    'M72 -84C78 -98 84 -112 86 -126M80 -82C88 -96 94 -108 95 -124M88 -80C96 -92 102 -102 103 -116',
  );
  const tuft = svgPath(
    'M52 -70C54 -84 60 -94 70 -104C70 -96 72 -92 76 -88C80 -94 86 -98 92 -106C92 -96 96 -90 100 -86',
    'C106 -90 110 -94 114 -100C114 -84 106 -66 92 -58C76 -52 60 -56 52 -70Z',
  );
  const hairs = svgPath(
    'M62 -72C64 -82 66 -90 69 -96M76 -66C78 -74 84 -86 90 -96',
    'M94 -66C100 -74 106 -82 110 -90M84 -64C86 -72 88 -78 88 -84',
  );
  for (const side of [(path: Path) => path, (path: Path) => path.mirror(0)]) {
    box.solid(side(ear), box.linear(0, -152, 0, -70, ramp(0, HONEY, 1, '#8a4f5a')), LINE.bold * 0.8);
    box.solid(side(hollow), box.linear(0, -134, 0, -84, ramp(0, '#6d3a55', 1, INK)), LINE.fine);
    box.line(side(inside), LINE.fine, 'gold', 0.95);
    box.solid(side(tuft), box.linear(0, -106, 0, -54, ramp(0, HONEY, 1, '#8a4f5a')));
    box.line(side(hairs), LINE.hair, 'gold', 0.9);
  }
}

/** The head's planes: shaded temples and cheeks, one long lit bridge, brow ridges, eye hollows. */
function planes(box: Local): void {
  box.fill(HEAD, box.radial(0, 20, 150, ramp(0, FAWN, 0.42, '#c08488', 0.75, '#7d4666', 1, PLUM)));
  box.clip(HEAD, () => {
    const temples = both(
      'M96 -60C74 -60 62 -40 78 -14C86 6 78 34 72 60C76 84 70 110 60 130L120 130L120 -70Z',
    );
    box.fill(temples, PLUM, 0.55);
    const bridge = svgPath(
      'M-15 -112C-19 -76 -24 -44 -26 -20C-28 8 -34 30 -40 52',
      'L40 52C34 30 28 8 26 -20C24 -44 19 -76 15 -112Z',
    );
    box.fill(bridge, box.linear(0, -100, 0, 50, ramp(0, '#c08488', 0.5, FAWN, 1, CREAM)));
    // faint on purpose: bright brows look like make-up
    box.fill(both('M22 -34C32 -56 60 -66 86 -48C74 -46 52 -40 38 -22C32 -16 26 -14 25 -16Z'), FAWN, 0.32);
    box.fill(both('M28 -10C36 -26 58 -36 84 -28C84 -10 70 6 52 10C42 10 32 4 28 -10Z'), '#5c2c50', 0.42);
  });
  box.line(HEAD, LINE.bold * 0.9);
  const edge = svgPath('M16 -78C20 -48 22 -30 26 -14C28 10 34 32 42 50');
  for (const path of [edge, edge.mirror(0)]) box.taper(path, 3.4, { start: 0.1, end: 0.4 });
}

/** Closed lids: a rounded plane, one lash line, a tear line along the nose; no lashes. */
function lids(box: Local): void {
  const lid = both('M29 3C36 -10 56 -19 77 -17C74 -2 63 9 50 11C41 11 33 8 29 3Z');
  box.solid(lid, box.linear(0, -20, 0, 12, ramp(0, '#d9a3a0', 1, RUST)), LINE.fine, '#7a4a48');
  const lash = svgPath('M27 1C34 13 58 17 80 -17');
  const tear = svgPath('M28 2C29 14 33 26 39 36');
  for (const side of [(path: Path) => path, (path: Path) => path.mirror(0)]) {
    box.taper(side(lash), 5.2, { start: 0.3, end: 0.12, peak: 0.45 }, INK);
    box.taper(side(tear), 3.6, { start: 0.7, end: 0.05 }, INK);
  }
  box.line(both('M34 -20C46 -34 64 -38 82 -32'), LINE.fine, 'gold', 0.9);
}

/** Short strokes that follow the planes. */
function fur(box: Local): void {
  const strokes = both(
    'M6 -96C8 -84 9 -72 9 -60M2 -70C3 -50 4 -30 4 -8M11 -54C13 -36 15 -14 18 10M8 -20C9 0 12 20 16 32',
    'M28 -84C34 -78 40 -74 50 -74M36 -94C44 -86 52 -82 62 -82M26 -66C34 -66 46 -64 54 -60',
    'M88 -20C92 -6 90 6 84 16M60 26C70 24 78 18 84 8M58 36C68 36 76 32 82 24M60 46C68 48 74 46 78 40',
    'M50 30C54 34 58 36 62 36',
  );
  box.line(strokes, LINE.fine, '#8a5048', 0.75);
}

function beardAndChin(box: Local): void {
  const beard = svgPath(
    'M-50 112C-46 136 -40 152 -30 168C-28 156 -24 150 -20 146C-18 166 -8 184 0 198',
    'C8 184 18 166 20 146C24 150 28 156 30 168C40 152 46 136 50 112Z',
  );
  box.solid(beard, box.linear(0, 112, 0, 198, ramp(0, '#6d3a55', 1, HONEY)));
  const hairs = both(
    'M6 132C8 152 6 172 2 188M16 128C18 142 16 152 12 166M30 124C34 138 34 148 30 160',
    'M41 120C42 130 40 140 37 148',
  );
  box.line(hairs, LINE.hair, 'gold', 0.9);
  const chin = svgPath('M-34 108C-30 134 -14 142 0 142C14 142 30 134 34 108Z');
  box.solid(chin, box.linear(0, 108, 0, 142, ramp(0, '#7d4666', 1, FAWN)));
  box.line(both('M6 130C8 133 12 134 15 132M4 136C6 138 9 138 11 137'), LINE.hair, INK, 0.8);
}

/** One form with a soft cleft, whiskers, and one nose plane with two commas at its edge. */
function muzzle(box: Local): void {
  const form = svgPath(
    'M0 58C16 48 48 48 64 64C80 82 74 108 52 116C32 122 12 116 0 104',
    'C-12 116 -32 122 -52 116C-74 108 -80 82 -64 64C-48 48 -16 48 0 58Z',
  );
  box.solid(form, box.radial(0, 70, 82, ramp(0, '#fff3e6', 0.6, FAWN, 1, RUST)));
  const mouth = svgPath(
    'M0 84V104M0 104C10 115 30 121 50 113C54 111 57 108 58 104M0 104C-10 115 -30 121 -50 113C-54 111 -57 108 -58 104',
  );
  box.line(mouth, LINE.mid, INK);
  const pores = [
    [32, 84],
    [44, 80],
    [56, 84],
    [36, 95],
    [50, 96],
  ] as const;
  box.fill(Path.join(pores.map(([x, y]) => ellipse(x, y, 1.9))).withMirror(0), INK);
  const whiskers = both('M58 84C88 76 118 76 146 64M56 92C90 92 118 94 148 90M52 100C82 106 108 112 134 118');
  box.line(whiskers, LINE.fine, 'gold', 0.9);
  const nose = svgPath('M0 86C-9 82 -34 70 -42 52C-38 42 -18 40 0 42C18 40 38 42 42 52C34 70 9 82 0 86Z');
  box.solid(nose, box.linear(0, 40, 0, 86, ramp(0, '#d98a92', 0.5, '#9a4f6c', 1, '#5c2450')));
  box.fill(both('M39 55C33 66 22 71 13 70C18 66 20 60 27 57C31 55 36 54 39 55Z'), INK);
  box.line(svgPath('M-28 47C-12 44 12 44 28 47'), LINE.fine, '#ffe0d0', 0.9);
}

/**
 * A lion's head from the front, asleep, crowned with wild roses. Face about 180 wide; the mane
 * reaches 230 to each side and 300 below (x, y).
 */
export function lionFront(art: Art, x: number, y: number, scale: number): void {
  const box = local(art, x, y, scale);
  for (const layer of MANE) maneLayer(box, layer);
  ears(box);
  planes(box);
  lids(box);
  fur(box);
  beardAndChin(box);
  muzzle(box);
  CROWN.forEach(([cx, cy, radius], i) => {
    const tones = { lite: '#ffe0dc', dark: '#9a4a68' };
    wildRose(art, ...box.at(cx, cy), radius * scale, { rot: i * 23, ...tones });
  });
}
