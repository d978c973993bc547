import { idOf } from '../define.ts';
import { type Deck, palettes } from '../kit/grade/palettes.ts';
import { softShadow } from '../kit/objects/soft-shadow.ts';
import { Art, ellipse, type Paint, ramp, roundRect } from '../kit/pen/index.ts';
import { lineRays } from '../kit/sky/rays.ts';
import { starField } from '../kit/sky/star-field.ts';
import { picture as ridge } from '../scenes/ridge-tall.ts';
import { stack } from '../stack.ts';
import { NO_WORDS } from '../words.ts';
import { heightOf, MESSAGE, STORY, WALLPAPER } from './layout.ts';

/** The page's night, above and around. */
const [DEEP, NIGHT] = ['#0e0a23', '#171232'];
const PAPER = '#fcf7ee';
/** The light round the card, in each deck's colour. */
const POOLS: Record<Deck, string> = { tarot: '#3e285c', oracle: '#293468', love: '#5a1c3c' };

const canvas = (id: string, deck: Deck, { width, height, card }: typeof WALLPAPER | typeof STORY): Art =>
  new Art({
    id: idOf(id),
    seed: id,
    width,
    height,
    palette: palettes[deck],
    light: [card.x, card.y],
    reach: card.width * 1.3,
  });

/** Each is drawn once; the cards of a deck share it. */
const drawn = new Map<string, string>();

export function nightOf(kind: 'wallpaper' | 'story', deck: Deck): string {
  const name = `${kind} ${deck}`;
  const night = drawn.get(name) ?? (kind === 'wallpaper' ? wallpaperNight(deck) : storyNight(deck));
  drawn.set(name, night);
  return night;
}

/** The night of a deck's wallpapers: stars above the clock's foot alone, the halo between clock and buttons. */
function wallpaperNight(deck: Deck): string {
  const { width, height, card } = WALLPAPER;
  const art = canvas(`keepsakes/wallpaper-${deck}`, deck, WALLPAPER);
  const all = roundRect(0, 0, width, height);
  art.fill(all, art.linear(0, 0, 0, height, ramp(0, DEEP, 0.44, NIGHT, 1, NIGHT)));
  pool(art, POOLS[deck], card, 920, 1080);
  starField(art, 90, { y1: height * 0.33, pow: 1.4, size: 1.9, opacity: 0.72 });
  halo(art, card, 3.45, 'gold', 0.62);
  shadow(art, card);
  return art.toSvg();
}

/** The night of a deck's stories: the halo ends before the message, dawn below. */
function storyNight(deck: Deck): string {
  const { width, height, card } = STORY;
  const id = `keepsakes/story-${deck}`;
  const art = canvas(id, deck, STORY);
  const all = roundRect(0, 0, width, height);
  art.fill(all, NIGHT);
  pool(art, POOLS[deck], card, 690, 820);
  const beside = (x: number, y: number) => x > 590 && y > MESSAGE.top - 60;
  starField(art, 70, { y1: height * 0.34, pow: 1.4, size: 1.5, opacity: 0.66, avoid: beside });
  const mid = art.palette.gold[2];
  const fading = ramp(0, mid, 0.7, 0.7, mid, 0.7, 1, mid, 0);
  halo(art, card, 2.1, art.linear(-60, 0, MESSAGE.left - 24, 0, fading), 1);
  const dawn = ramp(0, '#2e1d49', 0, 0.3, '#2e1d49', 0.52, '#573962', 0.74, '#97687f', 1, '#c08f9c');
  art.fill(roundRect(0, height * 0.7, width, height * 0.3), art.linear(0, height * 0.7, 0, height, dawn));
  shadow(art, card);
  const range = { width, height: Math.round((width / ridge.width) * ridge.height) };
  const foot = height * 0.94;
  art.fill(roundRect(0, foot - 2, width, height - foot + 2), PAPER);
  return stack(id, width, height, [
    { svg: art.toSvg(), x: 0, y: 0, width, height },
    { svg: ridge.draw(NO_WORDS), x: 0, y: foot - range.height, ...range },
  ]);
}

interface Card {
  x: number;
  y: number;
  width: number;
}

function pool(art: Art, colour: string, { x, y }: Card, wide: number, tall: number): void {
  const light = ramp(0, colour, 1, 0.35, colour, 0.72, 0.7, colour, 0.24, 1, colour, 0);
  art.fill(ellipse(x, y, wide, tall), art.radial(x, y, wide, light, tall / wide));
}

/** The site's halo, `unit` times as large as a 400-unit drawing. */
function halo(art: Art, { x, y }: Card, unit: number, paint: Paint, opacity: number): void {
  const fine = 0.8 * unit;
  art.line(ellipse(x, y, 148 * unit), fine, paint, opacity);
  art.line(ellipse(x, y, 161 * unit), fine, paint, opacity * 0.5);
  art.line(lineRays(x, y, 148 * unit, 153 * unit, 120), fine, paint, opacity * 0.5);
  art.line(lineRays(x, y, 148 * unit, 158 * unit, 12), fine, paint, opacity * 0.9);
  const rays = lineRays(x, y, 168 * unit, 196 * unit, 48, { rot: 3.75, lens: [1, 0.43] });
  art.line(rays, fine, paint, opacity * 0.32);
}

function shadow(art: Art, { x, y, width }: Card): void {
  const height = heightOf(width);
  softShadow(
    art,
    { x: x - width / 2, y: y - height / 2, width, height, corner: width * 0.035 },
    width * 0.05,
  );
}
