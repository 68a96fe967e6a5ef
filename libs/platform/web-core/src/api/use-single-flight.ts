import { useCallback, useRef } from 'react';

/** The default window in which a second click does nothing (specification 20.3). */
export const doubleClickMs = 2000;

type Work<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/**
 * Allows one run at a time, and none within `windowMs` after the last start. A suppressed run resolves to undefined.
 */
export const singleFlight = <Args extends unknown[], Result>(
  work: Work<Args, Result>,
  windowMs = doubleClickMs,
  now: () => number = Date.now,
): Work<Args, Result | undefined> => {
  let startedAt = -Infinity;
  let isRunning = false;
  return async (...args) => {
    if (isRunning || now() - startedAt < windowMs) return undefined;
    startedAt = now();
    isRunning = true;
    try {
      return await work(...args);
    } finally {
      isRunning = false;
    }
  };
};

/** Guards an action against double clicks while it runs, and for at least 2 s. */
export const useSingleFlight = <Args extends unknown[], Result>(
  work: Work<Args, Result>,
  windowMs = doubleClickMs,
): Work<Args, Result | undefined> => {
  const latest = useRef(work);
  latest.current = work;
  const guarded = useRef<Work<Args, Result | undefined>>(undefined);
  return useCallback(
    (...args: Args) => {
      guarded.current ??= singleFlight((...inner: Args) => latest.current(...inner), windowMs);
      return guarded.current(...args);
    },
    [windowMs],
  );
};
