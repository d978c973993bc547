import { coloursOf, type Deck, palettes } from '../kit/grade/palettes.ts';
import { lettering, lineWidth } from '../kit/lettering/lettering.ts';
import { verticalLettering } from '../kit/lettering/vertical.ts';
import { Art, LINE, line, roundRect } from '../kit/pen/index.ts';
import { siteMark } from '../kit/sky/crescent.ts';
import { sparkle } from '../kit/sky/star.ts';
import { bandOf, type LaidCard, type WordsLayer } from '../laid-card.ts';
import type { KeepsakeSide, KeepsakeWords } from '../words.ts';
import { placeColumns, STORY, WALLPAPER, WORDS } from './layout.ts';
import { nightOf } from './night.ts';

export const wallpaperName = (card: string) => `wallpapers/${card}`;
export const storyName = (card: string, turned: boolean) => `stories/${card}${turned ? '-reversed' : ''}`;

/**
 * Everything she may take along of one card.
 * @param card the card's file, `tarot/17-star`
 * @param site the site's name
 */
export function keepsakesOf(card: string, said: KeepsakeWords, site: string): LaidCard[] {
  const deck = coloursOf(card);
  const wallpaper = {
    name: wallpaperName(card),
    ...WALLPAPER,
    night: nightOf('wallpaper', deck),
    turned: false,
  };
  const stories = said.sides.map((side) => {
    const name = storyName(card, side.turned);
    const words = storyWords(name, deck, said, side, site);
    return { name, ...STORY, night: nightOf('story', deck), turned: side.turned, words };
  });
  return [wallpaper, ...stories];
}

const IVORY = '#fcf7ee';
const LAVENDER = '#cdbfe0';

/** Baselines below the card: the side, the name, the name in English. */
const NAME = { side: 1206, title: 1312, english: 1374, room: 500 } as const;
/** Without a side the name moves up to the card. */
const WITHOUT_SIDE = -44;

function storyWords(
  name: string,
  deck: Deck,
  { title, english }: KeepsakeWords,
  { label, columns }: KeepsakeSide,
  site: string,
): WordsLayer {
  const { width, height, card } = STORY;
  const art = new Art({ id: 'words-', width, height, palette: palettes[deck] });
  const [near, , body] = art.palette.gold;
  const { size, advance, places } = placeColumns(columns);
  places.forEach(({ x, y }, i) => {
    const type = { size, advance, pitch: 0, rows: columns[i]!.length };
    art.fill(verticalLettering([columns[i]!], x, y, type), IVORY);
  });
  const lift = label ? 0 : WITHOUT_SIDE;
  if (label) sideMark(art, label, card.x, NAME.side);
  const spacing = 19;
  const type = { weight: 600, spacing, room: NAME.room } as const;
  art.fill(lettering(title, card.x + spacing / 2, NAME.title + lift, 80, type), IVORY);
  const latin = { face: 'serif', weight: 600, spacing: 8, room: NAME.room } as const;
  art.fill(lettering(english.toUpperCase(), card.x + 4, NAME.english + lift, 30, latin), LAVENDER);
  siteName(art, site);
  return bandOf(art, WORDS);

  /** A card's outline with its star at the head or, reversed, at the foot, and the side in words. */
  function sideMark(on: Art, text: string, x: number, y: number): void {
    const letters = { weight: 600, spacing: 7, anchor: 'start' } as const;
    const wide = lineWidth(text, 34, letters);
    const left = x - (wide + 44) / 2;
    const [top, tall] = [y - 32, 38];
    on.line(roundRect(left, top, 24, tall, 3), LINE.mid, near);
    const turned = name.endsWith('-reversed');
    on.fill(sparkle(left + 12, top + (turned ? tall - 12 : 12), 7, 0.2), near);
    const foot = top + (turned ? 10 : tall - 10);
    on.line(line(left + 7, foot, left + 17, foot), LINE.mid, body);
    on.fill(lettering(text, left + 44, y, 34, letters), near);
  }
}

/** The site's mark and name, under the message's first column. */
function siteName(art: Art, site: string): void {
  const [right, y, size] = [STORY.width - STORY.covered.right - 16, 1308, 38];
  const type = { weight: 600, spacing: 8, anchor: 'end', room: 300 } as const;
  art.fill(lettering(site, right, y, size, type), IVORY);
  const x = right - Math.min(lineWidth(site, size, type), type.room) - 40;
  siteMark(art, x, y - 13);
}
