import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { ROOT } from '../../scripts/lib/paths.ts';
import { settle } from '../every-page/shown.ts';
import { open, PHONE } from '../support/browser.ts';
import { difference, kept } from './compare.ts';
import { type Machine, thisMachine } from './machine.ts';
import { photographName, SHOTS } from './shots.ts';

const APPROVED = join(import.meta.dirname, 'approved');
const MACHINE = join(APPROVED, 'machine.json');
const RESULTS = join(ROOT, 'test-results', 'visual');

/** Set by `npm run approve`: which names to take as they are now; empty for all. */
const approving = process.env.APPROVE;

for (const shot of SHOTS) {
  test(`${shot.name} at ${shot.widths.join(' and ')} px`, async (context) => {
    const names = shot.widths.map((width) => photographName(shot, width));
    if (approving === undefined) await skipElsewhere(context);
    else if (!names.some((name) => name.includes(approving))) return;
    const page = await shot.show();
    for (const width of shot.widths) {
      await page.setViewportSize({ width, height: PHONE.height });
      await settle(page);
      const name = photographName(shot, width);
      const seen = await kept(await page.screenshot({ fullPage: shot.fullPage, animations: 'disabled' }));
      if (approving === undefined) await hold(name, seen);
      else if (name.includes(approving)) await approve(name, seen);
    }
  });
}

test('every approved photograph belongs to a page or a state', () => {
  const files = readdirSync(APPROVED).filter((file) => file.endsWith('.webp'));
  const names = SHOTS.flatMap((shot) => shot.widths.map((width) => `${photographName(shot, width)}.webp`));
  expect(files.sort()).toEqual(names.sort());
});

/** Compares a photograph with the approved one and leaves both views of a difference to look at. */
async function hold(name: string, seen: Buffer): Promise<void> {
  const file = join(APPROVED, `${name}.webp`);
  expect(existsSync(file), `${name} has no approved photograph: look at it, then npm run approve`).toBe(true);
  const found = await difference(readFileSync(file), seen);
  if (found) {
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(join(RESULTS, `${name}.webp`), seen);
    if (found.map) writeFileSync(join(RESULTS, `${name}-difference.webp`), found.map);
  }
  expect(found?.text ?? 'as approved', `see test-results/visual/${name}.webp`).toBe('as approved');
}

/** Takes a photograph for the approved one; one that only differs by noise stays as it is. */
async function approve(name: string, seen: Buffer): Promise<void> {
  const file = join(APPROVED, `${name}.webp`);
  const found = existsSync(file) ? await difference(readFileSync(file), seen) : { text: 'new' };
  if (!found) return;
  writeFileSync(file, seen);
  console.log(`${name}: ${found.text}`);
}

let machine: Machine | undefined;

/** Skips where letters look otherwise than where the photographs were approved, and says so once. */
async function skipElsewhere({ skip }: TestContext): Promise<void> {
  const approved = JSON.parse(readFileSync(MACHINE, 'utf8')) as Machine;
  const first = machine === undefined;
  machine ??= await thisMachine((await open('/')).page);
  let reason = '';
  if (machine.browser !== approved.browser)
    reason = `this is Chromium ${machine.browser}, they were approved with ${approved.browser}`;
  else if (machine.letters !== approved.letters) reason = 'the letters of this machine look otherwise';
  if (reason === '') return;
  if (first) console.log(`Photographs are not compared: ${reason}.`);
  skip(reason);
}

test.runIf(approving === '')('the machine of the photographs is noted', async () => {
  const { page } = await open('/');
  writeFileSync(MACHINE, `${JSON.stringify(await thisMachine(page), null, 2)}\n`);
});
