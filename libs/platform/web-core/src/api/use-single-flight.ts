import { useCallback, useRef } from 'react';

/** The default window in which a second click does nothing (specification 20.3). */
export const doubleClickMs = 2000;

type Work<Args extends unknown[], Result> = (...args: Args) => Promise<Result>;

/** Whether a run does what the last one did. */
type IsRepeat<Args extends unknown[]> = (args: Args, last: Args) => boolean;

/**
 * Allows one run at a time, and no repeat of it within `windowMs` after its start. A suppressed run resolves to
 * undefined.
 */
export const singleFlight = <Args extends unknown[], Result>(
  work: Work<Args, Result>,
  windowMs = doubleClickMs,
  isRepeat: IsRepeat<Args> = () => true,
  now: () => number = Date.now,
): Work<Args, Result | undefined> => {
  let last: { args: Args; at: number } | undefined;
  let isRunning = false;
  return async (...args) => {
    if (isRunning || (last && now() - last.at < windowMs && isRepeat(args, last.args))) return undefined;
    last = { args, at: now() };
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
  isRepeat: IsRepeat<Args> = () => true,
): Work<Args, Result | undefined> => {
  const latest = useRef({ work, isRepeat });
  latest.current = { work, isRepeat };
  const guarded = useRef<Work<Args, Result | undefined>>(undefined);
  return useCallback(
    (...args: Args) => {
      guarded.current ??= singleFlight(
        (...inner: Args) => latest.current.work(...inner),
        windowMs,
        (inner, last) => latest.current.isRepeat(inner, last),
      );
      return guarded.current(...args);
    },
    [windowMs],
  );
};
