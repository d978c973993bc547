import { afterEach, expect, test, vi } from 'vitest';
import { hideBeginnings } from './hide-beginnings.ts';

type State = { navigation: { state: string } };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A window with a router of which nothing is known but that it tells its listeners. */
function routerOnWindow() {
  const listeners = new Set<(state: State) => void>();
  const router = {
    subscribe(listener: (state: State) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  vi.stubGlobal('window', { __reactRouterDataRouter: router });
  const tell = (state: string) => {
    for (const listener of listeners) listener({ navigation: { state } });
  };
  return { router, tell, listeners };
}

test('who listens from now on hears of what has come, not of what begins', () => {
  const { router, tell, listeners } = routerOnWindow();
  const [before, from, after] = [vi.fn(), vi.fn((_state: State, _more?: unknown) => {}), vi.fn()];
  router.subscribe(before);
  const end = hideBeginnings();
  const leave = router.subscribe(from);
  end();
  router.subscribe(after);
  for (const state of ['loading', 'idle', 'submitting']) tell(state);
  expect([before, from, after].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 3]);
  leave();
  expect(listeners.size).toBe(2);
});

test('who takes the state alone hears of it later', () => {
  vi.useFakeTimers();
  const { router, tell } = routerOnWindow();
  hideBeginnings();
  const outer = vi.fn((_state: State) => {});
  router.subscribe(outer);
  for (const state of ['loading', 'idle']) tell(state);
  expect(outer).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(outer).toHaveBeenCalledOnce();
});

test('without a router nothing happens', () => {
  vi.stubGlobal('window', {});
  expect(() => hideBeginnings()()).not.toThrow();
});
