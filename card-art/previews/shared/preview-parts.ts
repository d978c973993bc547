import { type Deck, palettes } from '../../kit/grade/palettes.ts';
import { lettering, lineWidth } from '../../kit/lettering/lettering.ts';
import { Art, ellipse, LINE, line, ramp, ribbon, roundRect } from '../../kit/pen/index.ts';
import { siteMark } from '../../kit/sky/crescent.ts';
import { ticks } from '../../kit/sky/halo.ts';
import { wedgeRays } from '../../kit/sky/rays.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import type { PreviewWords } from '../../words.ts';

export const PREVIEW = { width: 1200, height: 630 } as const;
/** The middle of what is shown. */
export const SUBJECT = { x: 300, y: 315 } as const;
/** The middle of the words, and the room for each line of them. */
const [TEXT_X, ROOM] = [840, 540];

/** A night in each deck's colour: light, body, edge. */
const NIGHTS: Record<Deck, readonly [string, string, string]> = {
  tarot: ['#46306c', '#221a45', '#110d26'],
  oracle: ['#3a4590', '#1a2554', '#0c1230'],
  love: ['#8a3350', '#41132c', '#1f0817'],
};

/** What a preview's parts are painted on. Its ids are those of every other: what says the same is the same to the cache. */
export function previewCanvas(deck: Deck): Art {
  return new Art({
    id: 'preview-',
    seed: 'preview',
    ...PREVIEW,
    palette: palettes[deck],
    light: [SUBJECT.x, SUBJECT.y],
    reach: 1000,
  });
}

/** Sky, stars, rays and border. */
export function paintNight(art: Art, deck: Deck): void {
  const { x, y } = SUBJECT;
  const [light, body, edge] = NIGHTS[deck];
  const night = ramp(0, light, 0.45, body, 1, edge);
  art.fill(roundRect(0, 0, PREVIEW.width, PREVIEW.height), art.radial(x, y, 860, night));
  starField(art, 120, { x0: 40, x1: 1160, y0: 40, y1: 590, pow: 1, size: 1.3, avoid: nearWords });
  art.glow(x, y, 330, art.palette.glow, 0.34);
  art.blot(wedgeRays(x, y, 240, 268, 72, 0.5, { alt: 0.6 }), 'gold', 0.4);
  art.line(ellipse(x, y, 228), LINE.fine, 'gold', 0.6);
  art.line(ticks(x, y, 228, 235, 120), LINE.fine, 'gold', 0.6);
  art.line(roundRect(20, 20, 1160, 590, 3), LINE.mid);
  art.line(roundRect(29, 29, 1142, 572, 2), LINE.fine, 'gold', 0.7);
}

/** The words on the right, and the site's name below them. */
export function paintWords(art: Art, words: PreviewWords | undefined, site: string): void {
  lettered(art, words);
  rule(art, 428);
  siteName(art, site, 500);
}

/** A dot beside a kana would make another one of it. */
const nearWords = (x: number, y: number): boolean => x > 480 && x < 1150 && y > 90 && y < 570;

function lettered(art: Art, words: PreviewWords | undefined): void {
  if (!words) return;
  const { kicker, title, english, line: plain } = words;
  const [near, mid] = art.palette.gold;
  const lines = title.split('\n');
  const letters = Math.max(...lines.map((text) => [...text].length));
  const size = Math.min(lines.length > 1 ? 58 : 112, ROOM / (letters * 1.1));
  const spacing = size * 0.1;
  if (kicker)
    art.fill(lettering(kicker, TEXT_X, lines.length > 1 ? 150 : 176, 34, { spacing: 6, room: ROOM }), mid);
  lines.forEach((text, i) => {
    const y = 262 + (i - (lines.length - 1) / 2) * size * 1.4 + size * 0.38;
    art.fill(lettering(text, TEXT_X + spacing / 2, y, size, { weight: 600, spacing }), near);
  });
  if (english) {
    const latin = lettering(english.toUpperCase(), TEXT_X, 376, 28, {
      face: 'serif',
      weight: 600,
      spacing: 7,
      room: ROOM,
    });
    art.fill(latin, art.palette.gold[2]);
  }
  if (plain) art.fill(lettering(plain, TEXT_X, 378, 28, { spacing: 3, room: ROOM }), '#e6dcf0');
}

/** A hairline with a star in its middle. */
function rule(art: Art, y: number): void {
  for (const side of [-1, 1]) {
    art.blot(ribbon(line(TEXT_X + side * 20, y, TEXT_X + side * 240, y), 2, { samples: 5, start: 0.8 }));
  }
  art.blot(sparkle(TEXT_X, y, 12));
}

/** The site's mark and name. */
function siteName(art: Art, name: string, y: number): void {
  const type = { weight: 600, spacing: 9, room: ROOM - 68 } as const;
  art.fill(lettering(name, TEXT_X + 34, y + 16, 46, type), '#fcf7ee');
  const half = Math.min(lineWidth(name, 46, type), type.room) / 2;
  siteMark(art, TEXT_X - half - 11, y);
}
