import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defineCard, type Picture } from './define.ts';
import { roundRect } from './kit/pen/index.ts';
import { loadPictures, pictureFiles } from './pictures.ts';
import { rasterise } from './render/rasterise.ts';

const pictures = (await loadPictures()).map(({ picture }) => picture);
const idsOf = (svg: string): string[] => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

describe.each(pictures.map((picture): [string, Picture] => [picture.name, picture]))('%s', (_, picture) => {
  const svg = picture.draw();

  it('is the same every time', () => expect(picture.draw() === svg).toBe(true));
  it('holds numbers only', () => expect(/NaN|undefined|Infinity/.exec(svg)).toBeNull());
  it('needs no fonts', () => expect(svg).not.toContain('<text'));

  it('gives every gradient its own id, and only to gradients it has', () => {
    const ids = idsOf(svg);
    expect(new Set(ids).size).toBe(ids.length);
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('all pictures', () => {
  it('can stand on one page: no id is given twice', () => {
    const ids = pictures
      .filter(({ name }) => !/^(articles|previews)\//.test(name))
      .flatMap((p) => idsOf(p.draw()));
    expect(new Set(ids).size).toBe(ids.length);
  }, 30_000); // draws them all once more

  it('leave nothing to chance', () => {
    for (const file of pictureFiles()) expect(readFileSync(file, 'utf8')).not.toContain('Math.random');
  });
});

describe('the frame', () => {
  it.each(['tarot', 'oracle', 'love'] as const)('of %s hides what leaves the window', async (deck) => {
    const card = defineCard({
      name: `${deck}/test`,
      light: [300, 300],
      title: '試',
      english: 'Test',
      draw: (art) => void art.fill(roundRect(0, 0, 600, 1000), '#00ff00'),
    });
    const { data } = await rasterise(card.draw(), 600).raw().toBuffer({ resolveWithObject: true });
    const green = (x: number, y: number): boolean =>
      data[(y * 600 + x) * 4 + 1]! > 150 && data[(y * 600 + x) * 4]! < 100;
    expect(green(300, 500)).toBe(true);
    for (const [x, y] of [
      [8, 500],
      [592, 500],
      [300, 990],
      [300, 8],
      [45, 400],
      [555, 400],
      [300, 868],
    ] as const) {
      expect(green(x, y)).toBe(false);
    }
  });
});

describe('a back', () => {
  const backs = pictures.filter(({ name }) => name.startsWith('backs/'));

  it.each(
    backs.map(({ name, draw }) => [name, draw] as const),
  )('%s does not tell which way up it lies', async (_, draw) => {
    const image = rasterise(draw(), 300);
    const upright = await image.clone().raw().toBuffer();
    const turned = await image.clone().rotate(180).raw().toBuffer();
    let difference = 0;
    for (let i = 0; i < upright.length; i++) difference += Math.abs(upright[i]! - turned[i]!);
    expect(difference / upright.length).toBeLessThan(1.5);
  });
});
