import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { type Open, visit } from '../support/visit.ts';
import { dialogs } from './dialogs.ts';
import { drawing } from './draw.ts';
import { offline } from './offline.ts';
import { pages } from './pages.ts';
import { readings } from './readings.ts';
import { ways } from './ways.ts';
import { week } from './week.ts';

/** All journeys in one engine, which is started once for them. */
export function journeysIn(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let engine: Engine;
    beforeAll(async () => {
      engine = await start();
    });
    afterAll(() => engine?.stop());
    const open: Open = (path, options) => visit(engine, path, options);
    drawing(open);
    readings(open);
    dialogs(open);
    ways(open);
    week(open);
    offline(open);
    pages(open);
  });
}
