import { useCallback, useEffect, useState } from 'react';

/**
 * What comes from the network after the page.
 * @param ask the same function as long as the same is wanted; null while nothing is
 * @returns it once it is there, or that it could not be had, and a way to try again
 */
export function useFetched<Value>(ask: (() => Promise<Value>) | null) {
  const [value, setValue] = useState<Value | null>(null);
  const [lost, setLost] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (!ask) return;
    let current = true;
    setLost(false);
    ask().then(
      (all) => current && setValue(() => all),
      () => current && setLost(true),
    );
    return () => {
      current = false;
    };
  }, [ask, attempt]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { value, lost, retry };
}
