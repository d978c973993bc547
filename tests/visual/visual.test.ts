import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type TestContext, test } from 'vitest';
import { ROOT } from '../../build/lib/paths.ts';
import { settle } from '../every-page/shown.ts';
import { open, PHONE } from '../support/browser.ts';
import { APPROVED, approvedShown, contentHash, noteShown, shownOn } from './approved.ts';
import { difference, kept } from './compare.ts';
import { type Machine, thisMachine } from './machine.ts';
import { photographName, SHOTS } from './shots.ts';

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
    const ofChangedContent: string[] = [];
    for (const width of shot.widths) {
      await page.setViewportSize({ width, height: PHONE.height });
      await settle(page);
      const name = photographName(shot, width);
      const seen = await kept(await page.screenshot({ fullPage: shot.fullPage, animations: 'disabled' }));
      const shown = await shownOn(page);
      if (approving === undefined) {
        if (!(await holds(name, seen, shown))) ofChangedContent.push(name);
      } else if (name.includes(approving)) await approve(name, seen, shown);
    }
    context.skip(ofChangedContent.length > 0, 'content/ has changed: look at the page, then npm run approve');
  });
}

test('every approved photograph belongs to a page or a state', () => {
  const files = readdirSync(APPROVED).filter((file) => file.endsWith('.webp'));
  const names = SHOTS.flatMap((shot) => shot.widths.map((width) => `${photographName(shot, width)}.webp`));
  expect(files.sort()).toEqual(names.sort());
});

/**
 * Compares a photograph with the approved one and leaves both views of a difference to look at. A difference fails, but not
 * where the page shows other words or pictures since the content has changed.
 * @returns false for a difference that is the content's
 */
async function holds(name: string, seen: Buffer, shown: string): Promise<boolean> {
  const file = join(APPROVED, `${name}.webp`);
  expect(existsSync(file), `${name} has no approved photograph: look at it, then npm run approve`).toBe(true);
  const found = await difference(readFileSync(file), seen);
  if (found) {
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(join(RESULTS, `${name}.webp`), seen);
    if (found.map) writeFileSync(join(RESULTS, `${name}-difference.webp`), found.map);
  }
  if (found && contentHash() !== noted().content && shown !== approvedShown()[name]) return false;
  expect(found?.text ?? 'as approved', `see test-results/visual/${name}.webp`).toBe('as approved');
  return true;
}

/** Takes a photograph for the approved one; one that only differs by noise stays as it is. */
async function approve(name: string, seen: Buffer, shown: string): Promise<void> {
  noteShown(name, shown);
  const file = join(APPROVED, `${name}.webp`);
  const found = existsSync(file) ? await difference(readFileSync(file), seen) : { text: 'new' };
  if (!found) return;
  writeFileSync(file, seen);
  console.log(`${name}: ${found.text}`);
}

/** What was noted of the machine and the content when all photographs were approved. */
function noted(): Machine & { content: string } {
  return JSON.parse(readFileSync(MACHINE, 'utf8'));
}

let machine: Machine | undefined;

/** Skips where letters look otherwise than where the photographs were approved, and says so once. */
async function skipElsewhere({ skip }: TestContext): Promise<void> {
  const approved = noted();
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

if (approving === '') {
  test('the machine and the content of the photographs are noted', async () => {
    const { page } = await open('/');
    const facts = { ...(await thisMachine(page)), content: contentHash() };
    writeFileSync(MACHINE, `${JSON.stringify(facts, null, 2)}\n`);
  });
}
