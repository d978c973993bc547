import { definePicture, idOf, type Picture } from '../../define.ts';
import { palettes } from '../../kit/grade/palettes.ts';
import { lettering } from '../../kit/lettering/lettering.ts';
import { Art, LINE, ramp, roundRect } from '../../kit/pen/index.ts';
import { CRESCENT } from '../../kit/sky/crescent.ts';
import { sparkle } from '../../kit/sky/star.ts';
import { picture as hero } from '../../scenes/hero-wide.ts';
import { stack } from '../../stack.ts';
import type { PreviewWords } from '../../words.ts';

const [WIDTH, HEIGHT] = [1200, 630];
/** The middle of the words, left of the moon. */
const X = 306;
const ROOM = 520;

/** The home page's sky with words where its words stand. */
export const heroPreview = (of: 'site' | 'home'): Picture => {
  const name = `previews/${of}`;
  return definePicture({
    name,
    width: WIDTH,
    height: HEIGHT,
    format: { kind: 'jpeg', width: WIDTH },
    draw: (words) =>
      stack(name, WIDTH, HEIGHT, [
        { svg: hero.draw(words), x: -70, y: -10, width: 1280, height: 720 },
        { svg: lettered(name, words.previews[of]), x: 0, y: 0, width: WIDTH, height: HEIGHT },
      ]),
  });
};

function lettered(name: string, { title = '', line = '' }: Partial<PreviewWords> = {}): string {
  const art = new Art({
    id: idOf(name),
    width: WIDTH,
    height: HEIGHT,
    palette: palettes.tarot,
    light: [X, 250],
    reach: 900,
  });
  const [near, mid] = art.palette.gold;
  // a quiet ground: the words must be legible at a quarter of the size
  const shade = ramp(0, '#0e0a23', 0.62, 0.6, '#0e0a23', 0.42, 1, '#0e0a23', 0);
  art.fill(roundRect(0, 0, WIDTH, HEIGHT), art.radial(X, 280, 470, shade, 0.8));
  art.line(roundRect(20, 20, 1160, 590, 3), LINE.mid);
  art.line(roundRect(29, 29, 1142, 572, 2), LINE.fine, 'gold', 0.7);
  art.fill(CRESCENT.translate(-15.4, -15).scale(2.6).translate(X, 140), mid);
  art.fill(sparkle(X + 4.1 * 2.6, 140, 16, 0.2), near);
  const lines = title.split('\n');
  const size = lines.length > 1 ? 55 : 84;
  const spacing = size * 0.13;
  lines.forEach((text, i) => {
    const y = 268 + i * size * 1.5;
    art.fill(lettering(text, X + spacing / 2, y, size, { weight: 600, spacing, room: ROOM }), '#fcf7ee');
  });
  const [y, lineSize] = lines.length > 1 ? [436, 42] : [346, 31];
  art.fill(lettering(line, X + 2, y, lineSize, { weight: 600, spacing: 4, room: ROOM }), near);
  return art.toSvg();
}
