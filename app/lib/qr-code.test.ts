import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrCode } from './qr-code.server.ts';

test('the drawing has a dark square wherever the code has one, and four squares of quiet around it', () => {
  const address = 'https://line.me/R/ti/p/%40abc1234d';
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const svg = qrCode(address);
  expect(svg).toContain(`viewBox="0 0 ${size + 8} ${size + 8}"`);
  const drawn = Array.from({ length: size + 8 }, () => Array<boolean>(size + 8).fill(false));
  for (const [, x, y, width] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    drawn[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  const quiet = Array<boolean>(4).fill(false);
  const empty = Array.from({ length: 4 }, () => Array<boolean>(size + 8).fill(false));
  expect(drawn).toEqual([...empty, ...data.map((row) => [...quiet, ...row, ...quiet]), ...empty]);
});
