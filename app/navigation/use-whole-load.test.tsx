import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useWholeLoad } from './use-whole-load.ts';

function Broken() {
  return useWholeLoad(true) ? 'loading' : 'what broke';
}

test('a page that breaks while it is rendered says what broke: there is no address to load again', () => {
  expect(renderToString(<Broken />)).toBe('what broke');
});
