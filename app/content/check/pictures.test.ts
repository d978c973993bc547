import { expect, test } from 'vitest';
import { problemsAfter } from '../test-folder.ts';
import { PIXEL } from '../test-tree.ts';

const article = 'articles/hello.yaml';
/** A box of the ISO file format, as HEIC and AVIF are made of: length, name, content. */
function box(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 8);
  return Buffer.concat([length, Buffer.from(name, 'latin1'), body]);
}

/** The head of a HEIC or AVIF file of 4032 × 3024 pixels; its first name may be more general than what it is. */
function isoPicture(brand: string, first = brand): Buffer {
  const size = Buffer.alloc(12);
  size.writeUInt32BE(4032, 4);
  size.writeUInt32BE(3024, 8);
  return Buffer.concat([
    box('ftyp', Buffer.from(`${first}\0\0\0\0mif1${brand}`, 'latin1')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', box('ispe', size)))),
  ]);
}

/** A PNG's head that claims this size. */
function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(PIXEL);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

function problemsWith(name: string, bytes: Uint8Array): string {
  return problemsAfter((tree) => {
    tree[`images/${name}`] = bytes;
    tree[article].thumbnail = `images/${name}`;
  }).join('\n');
}

test.each([
  ['a photograph of an iPhone', 'cat.heic', isoPicture('heic')],
  ['one that was only renamed', 'cat.jpg', isoPicture('heic')],
  ['a photograph in a general container', 'cat.jpg', isoPicture('heix', 'mif1')],
  ['a row of photographs', 'cat.jpg', isoPicture('heim')],
  ['a GIF called JPEG', 'cat.jpg', Buffer.from('GIF89a\x10\0\x10\0\0\0\0;', 'latin1')],
  ['a GIF', 'cat.gif', Buffer.from('GIF89a\x10\0\x10\0\0\0\0;', 'latin1')],
  ['an SVG', 'cat.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>')],
  ['a file that is no picture', 'cat.jpg', Buffer.from('dear diary, today I saw a cat')],
  ['an empty file', 'cat.jpg', Buffer.alloc(0)],
  ['a picture without an ending', 'cat', PIXEL],
  ['a picture as long as a scroll', 'cat.png', pngOf(1000, 40_000)],
])('%s is named with the place that shows it, and what to do', (_, name, bytes) => {
  expect(problemsWith(name, bytes)).toMatchSnapshot();
});

test.each([
  ['PNG', 'cat.png', PIXEL],
  ['AVIF', 'cat.avif', isoPicture('avif')],
  ['AVIF in a general container', 'cat.avif', isoPicture('avif', 'mif1')],
  ['a PNG called .JPG: what counts is what it is', 'CAT.JPG', PIXEL],
])('%s can be shown', (_, name, bytes) => {
  expect(problemsWith(name, bytes)).toBe('');
});

test('a file beside the pictures that nobody shows is no matter, a broken picture is', () => {
  const problems = problemsAfter((tree) => {
    tree['images/README.md'] = 'notes';
    tree['images/.DS_Store'] = 'x';
    tree['images/cat.heic'] = isoPicture('heic');
    tree['images/dog.jpg'] = isoPicture('heic');
  });
  expect(problems.join('\n')).toMatch(/^content\/images\/dog\.jpg\n.*iPhone/);
  expect(problems).toHaveLength(1);
});

test('a card cannot show the drawing of another one: its plate bears the other name', () => {
  const problems = problemsAfter((tree) => {
    tree['decks/tarot/00-fool.yaml'].image = 'tarot/02-star';
  });
  expect(problems.join('\n')).toMatchSnapshot();
});

test('a card cannot show a drawing that is no card: nothing to take along could be made of it', () => {
  const problems = problemsAfter((tree) => {
    tree['decks/tarot/00-fool.yaml'].image = 'backs/tarot';
  });
  expect(problems.join('\n')).toMatchSnapshot();
});

test('two services cannot show one drawn letter', () => {
  const problems = problemsAfter((tree) => {
    tree['services/2-second.yaml'] = {
      ...tree['services/1-first.yaml'],
      id: 'second',
      image: 'services/second',
    };
  });
  expect(problems.join('\n')).toMatchSnapshot();
});
