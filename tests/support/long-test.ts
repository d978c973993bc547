/** The limit of a test that walks many pages or waits for real time, milliseconds: it gives up a hang, it measures no machine. */
export const LONG_TEST = { timeout: 600_000 } as const;
