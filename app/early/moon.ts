import { type MoonTable, sayTonight, type TonightTexts, tonightAt } from '../horoscope/tonight.ts';
import { litPath, MOON_RADIUS } from '../ui/moon-path.ts';
import { whileParsing } from './while-parsing.ts';

/** Says and draws the Moon of tonight in the place of the build's, before it is painted. */
export function showTonightsMoon(): void {
  whileParsing(() => {
    const line = document.querySelector<HTMLElement>('[data-moon]');
    const words = line?.querySelector('span')?.firstChild as Text | null | undefined;
    if (!line || !words) return;
    const { table, texts } = JSON.parse(line.dataset.moon!) as { table: MoonTable; texts: TonightTexts };
    const moon = tonightAt(table, Date.now());
    const said = moon ? sayTonight(moon, texts) : '';
    if (words.data === said) return;
    words.data = said;
    line.querySelector('svg')?.setAttribute('visibility', moon ? 'visible' : 'hidden');
    if (moon) line.querySelector('path')?.setAttribute('d', litPath(moon.look, MOON_RADIUS));
  });
}
