import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { findEngines, INSTALL_ENGINES } from '../../../scripts/lib/engines.ts';
import { ELSEWHERE, type Engine, type Key, PHONE, type Tab } from './engine.ts';

/** Key codes of the WebDriver standard. */
const KEYS: Record<Key, string> = { Escape: '\ue00c', Tab: '\ue004', Enter: '\ue007' };

/** A driver has only one session, and that one window: it takes seconds to come, and is kept for the next visitor while it answers. */
interface Window extends Omit<Tab, 'close'> {
  /** Leaves what it shows. Nothing of a visitor stays for the next: every copy of the site is an origin of its own. @returns whether it answers */
  leave(): Promise<boolean>;
  /** It goes with its driver, and a window that hangs. */
  end(): void;
}

/** WebKitGTK behind its own driver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const { webkit } = findEngines();
  if (!webkit) throw new Error(`WebKitGTK, its driver or a screen for it is missing: ${INSTALL_ENGINES}`);
  const children = new Set<ChildProcess>();
  const end = () => {
    for (const child of children) endWithAll(child);
    children.clear();
  };
  // A run that is broken off leaves nothing behind.
  const breakOff = () => process.exit(1);
  process.once('exit', end);
  for (const signal of SIGNALS) process.once(signal, breakOff);
  const screen = spawn(
    webkit.screen,
    ['-displayfd', '3', '-screen', '0', '1000x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    },
  );
  children.add(screen);
  const [display] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  const env = {
    ...process.env,
    ...ELSEWHERE,
    DISPLAY: `:${display.toString().trim()}`,
    // Its sandbox needs rights that a container does not give; only our own pages are opened.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
    // Without a graphics card it paints sooner by itself than through what stands in for one: 5 to 10 % of what the journeys cost.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    XDG_CONFIG_HOME: import.meta.dirname,
  };
  const begin = async (): Promise<Window> => {
    const port = await freePort();
    const driver = spawn(webkit.driver, [`--port=${port}`], { env, stdio: 'ignore', detached: true });
    children.add(driver);
    const endDriver = () => {
      endWithAll(driver);
      children.delete(driver);
    };
    try {
      const address = `http://127.0.0.1:${port}`;
      await untilItAnswers(address);
      return { ...(await openWindow(address, webkit.browser)), end: endDriver };
    } catch (error) {
      endDriver();
      throw error;
    }
  };
  let kept: Window | undefined;
  const again = async (): Promise<Window | undefined> => {
    const window = kept;
    kept = undefined;
    if (await window?.leave()) return window;
    window?.end();
    return undefined;
  };
  return {
    async open() {
      // A window that does not come up has nothing to do with the site: a second one is asked for, once.
      const window = (await again()) ?? (await begin().catch(begin));
      return {
        ...window,
        close: async () => {
          kept = window;
        },
      };
    },
    async stop() {
      process.off('exit', end);
      for (const signal of SIGNALS) process.off(signal, breakOff);
      end();
    },
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a program together with those that it started: all are of its own group. */
function endWithAll({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

async function openWindow(driver: string, browser: string): Promise<Omit<Window, 'end'>> {
  const capabilities = {
    alwaysMatch: {
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    },
  };
  const { sessionId } = (await command(driver, 'POST', '/session', { capabilities })) as {
    sessionId: string;
  };
  const session = `${driver}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => command(session, 'POST', path, body);
  const run: Tab['run'] = (work, ...args) =>
    post('/execute/sync', { script: `return (${work}).apply(null, arguments)`, args }) as Promise<
      ReturnType<typeof work>
    >;
  await sizeLikeAPhone(post, run);
  const inside = new Set<string>();
  const perform = (type: string, actions: object[]) =>
    post('/actions', { actions: [{ type, id: type, actions }] }).then(() => {});
  return {
    run,
    go: async (address) => {
      const { origin } = new URL(address);
      if (!inside.has(origin)) {
        // The first page of an origin gets another process, and a script sent to the one before may never be
        // answered: a small file comes first, waited for without a script, then until it is really there.
        const door = `${origin}/robots.txt`;
        await post('/url', { url: door });
        while ((await command(session, 'GET', '/url')) !== door) await moment();
        while ((await run(() => document.readyState === 'complete' && location.href)) !== door)
          await moment();
        inside.add(origin);
      }
      await run((to) => location.assign(to), address);
    },
    click: (x, y) =>
      perform('pointer', [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    press: (key) =>
      perform('key', [
        { type: 'keyDown', value: KEYS[key] },
        { type: 'keyUp', value: KEYS[key] },
      ]),
    back: async () => {
      await run(() => history.back());
    },
    reload: async () => {
      await post('/refresh');
    },
    picture: async () => Buffer.from((await command(session, 'GET', '/screenshot')) as string, 'base64'),
    leave: () =>
      command(session, 'POST', '/url', { url: 'about:blank' }, 5_000).then(
        () => true,
        () => false,
      ),
  };
}

/**
 * Gives the page a phone's width and height: what the window keeps for itself differs by version. The window takes a
 * new size in its own time, so the page is asked until it has it.
 */
async function sizeLikeAPhone(
  post: (path: string, body: object) => Promise<unknown>,
  run: Tab['run'],
): Promise<void> {
  const innerBetween = async (least: Size, most: Size): Promise<Size> => {
    let inner = least;
    for (let tries = 0; tries < 200; tries++) {
      inner = await run(() => ({ width: innerWidth, height: innerHeight }));
      if (isBetween(inner, least, most)) return inner;
      await moment();
    }
    throw new Error(`WebKit's window stays at ${JSON.stringify(inner)}; wanted ${JSON.stringify(most)}.`);
  };
  await post('/window/rect', PHONE);
  const { width, height } = await innerBetween({ width: 1, height: 1 }, PHONE);
  await post('/window/rect', { width: 2 * PHONE.width - width, height: 2 * PHONE.height - height });
  await innerBetween(PHONE, PHONE);
}

type Size = typeof PHONE;

function isBetween({ width, height }: Size, least: Size, most: Size): boolean {
  return width >= least.width && width <= most.width && height >= least.height && height <= most.height;
}

/** A command that is not answered for so long never will be. */
const PATIENCE_MS = 30_000;

/**
 * One command of the WebDriver standard; throws with the driver's own words. Once in some hundred windows one is never
 * answered: such a test is run again (vitest.config.ts).
 */
async function command(
  base: string,
  method: string,
  path: string,
  body?: object,
  patience = PATIENCE_MS,
): Promise<unknown> {
  const reply = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body && { body: JSON.stringify(body) }),
  }).catch((error: Error) => {
    throw error.name === 'TimeoutError' ? new Error(`WebKitWebDriver hangs: ${method} ${path}`) : error;
  });
  const { value } = (await reply.json()) as { value: unknown };
  if (!reply.ok) throw new Error(`WebKitWebDriver, ${method} ${path}: ${JSON.stringify(value)}`);
  return value;
}

async function untilItAnswers(driver: string): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${driver}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await moment();
  }
  throw new Error('WebKitWebDriver does not answer.');
}

function moment(): Promise<void> {
  return new Promise((later) => setTimeout(later, 50));
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
