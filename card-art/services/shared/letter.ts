import { definePicture, idOf, type Picture } from '../../define.ts';
import { palettes } from '../../kit/grade/palettes.ts';
import { type VerticalOptions, verticalLettering } from '../../kit/lettering/vertical.ts';
import { softShadow } from '../../kit/objects/soft-shadow.ts';
import { Art, LINE, line, type Path, ramp, range, roundRect } from '../../kit/pen/index.ts';
import { horned } from '../../kit/sky/moon.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { starField } from '../../kit/sky/star-field.ts';
import { stack } from '../../stack.ts';

/** The site's panels and inks, as its style sheet has them. */
const PANELS = { plum: '#2c1c49', blue: '#1a2554', wine: '#41132c' } as const;
const PAPER = '#fcf7ee';
const INK = '#2e2850';
const GOLD = '#a67f4e';

export interface Letter {
  service: string;
  panel: keyof typeof PANELS;
  /** The card the reading speaks of. */
  card: Picture;
}

/** A place for a sheet or a card: left upper corner before the turn. */
interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  rot: number;
}

interface Layout {
  width: number;
  height: number;
  sheet: Place;
  card: Place;
  /** Middle of the first column and its top. */
  text: readonly [x: number, y: number];
  type: VerticalOptions;
}

const LAID: Layout = {
  width: 600,
  height: 480,
  sheet: { x: 196, y: 40, width: 356, height: 404, rot: 2.2 },
  card: { x: 56, y: 112, width: 196, height: 327, rot: -5 },
  text: [508, 84],
  type: { size: 17.5, advance: 20.2, pitch: 38, rows: 16 },
};

const ENLARGED: Layout = {
  width: 600,
  height: 800,
  sheet: { x: 44, y: 36, width: 520, height: 728, rot: 0.8 },
  card: { x: 26, y: 456, width: 184, height: 307, rot: -5 },
  text: [506, 100],
  type: { size: 29, advance: 33.6, pitch: 57, rows: 17 },
};

/** Both pictures of a service. */
export const letters = (letter: Letter): Picture[] => [
  letterPicture(`services/${letter.service}`, letter, LAID, [480, 960]),
  letterPicture(`services/${letter.service}-sample`, letter, ENLARGED, [744]),
];

function letterPicture(name: string, letter: Letter, layout: Layout, widths: readonly number[]): Picture {
  const { width, height } = layout;
  return definePicture({
    name,
    width,
    height,
    format: { kind: 'photo', widths, fallback: widths[0]! },
    draw: (words) =>
      stack(name, width, height, [
        { svg: desk(name, letter.panel, layout, words.letters[name]), x: 0, y: 0, width, height },
        { svg: letter.card.draw(words), ...layout.card },
      ]),
  });
}

/** The panel with the sheet on it; an empty sheet where there is no letter. */
function desk(
  name: string,
  panel: Letter['panel'],
  { width, height, sheet, card, text, type }: Layout,
  paragraphs: readonly string[] = [],
): string {
  const [x, y] = [sheet.x + sheet.width / 2, sheet.y + sheet.height / 2];
  const turned = (path: Path): Path => path.rotate(sheet.rot, x, y);
  const palette = palettes.tarot;
  const art = new Art({ id: idOf(name), seed: name, width, height, palette, light: [0, 0], reach: width });
  art.fill(roundRect(0, 0, width, height), PANELS[panel]);
  const paper = roundRect(sheet.x, sheet.y, sheet.width, sheet.height, 2);
  starField(art, 60, { x0: 14, x1: width - 14, y0: 14, y1: height - 14, pow: 1, opacity: 0.7 });
  softShadow(art, { ...sheet, corner: 2 }, 22);
  const sheen = art.linear(
    sheet.x,
    sheet.y,
    sheet.x,
    sheet.y + sheet.height,
    ramp(0, '#fffcf6', 0.5, PAPER, 1, '#f3eadb'),
  );
  art.fill(turned(paper), sheen);
  art.line(turned(paper.scale(1 - 18 / sheet.width, 1 - 18 / sheet.height, x, y)), LINE.fine, GOLD, 0.6);
  ruled(art, turned, sheet, text, type);
  crest(art, turned, sheet);
  if (paragraphs.length) art.fill(turned(verticalLettering(paragraphs, ...text, type)), INK);
  softShadow(art, { ...card, corner: 8 }, 20, '#1a1238');
  return art.toSvg();
}

/** Hairlines between the columns, as on letter paper. */
function ruled(
  art: Art,
  turned: (path: Path) => Path,
  sheet: Place,
  [right, top]: Layout['text'],
  { pitch }: VerticalOptions,
): void {
  const count = Math.floor((right - sheet.x - 20) / pitch) + 1;
  const foot = sheet.y + sheet.height - (top - sheet.y);
  const rules = range(count, (i) =>
    line(right - (i - 0.5) * pitch, top - 6, right - (i - 0.5) * pitch, foot + 14),
  );
  art.line(rules.map(turned), 0.6, GOLD, 0.34);
}

/** The site's mark at the head of the sheet. */
function crest(art: Art, turned: (path: Path) => Path, sheet: Place): void {
  const [x, y] = [sheet.x + sheet.width / 2, sheet.y + 27];
  art.fill(turned(horned(x, y, 7, 5.8, 2.8, -35)), GOLD, 0.85);
  art.fill(turned(sparkle(x + 2.4, y - 1.4, 3.4)), GOLD, 0.85);
}
