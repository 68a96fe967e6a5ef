import { createContext, useContext, useEffect, type RefObject } from 'react';

/** Loads the code and texts of the page behind a path of this site; its data is loaded when the page is opened. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** The parts of the Network Information API that prefetching reads; a browser without it counts as fast. */
interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

type ConnectedNavigator = Pick<Navigator, 'onLine'> & { connection?: Connection };

/** Links are prefetched unless the browser is offline, on 2g or in data-saver mode. */
export const mayPrefetch = ({ onLine, connection }: ConnectedNavigator = navigator): boolean =>
  onLine && !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');

const idleTimeoutMs = 2_000;

/** Runs `work` in an idle moment, after 2 s at the latest; the returned function cancels it. */
export const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(work, { timeout: idleTimeoutMs });
    return () => cancelIdleCallback(id);
  }
  // Safari has no idle callback, so a short wait lets the page settle first.
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
};

let observer: IntersectionObserver | undefined;
const watched = new Map<Element, () => void>();

/**
 * Calls `seen` when the element is in view; all links share one observer, which ends with the last of them. The
 * returned function stops watching.
 */
const whenVisible = (element: Element, seen: () => void): (() => void) => {
  if (typeof IntersectionObserver !== 'function') return () => undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting) watched.get(target)?.();
    }
  });
  watched.set(element, seen);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
    if (watched.size > 0) return;
    observer?.disconnect();
    observer = undefined;
  };
};

const isPath = (to: string): boolean => /^\/(?!\/)/.test(to);

/** Prefetches the page behind `to` in an idle moment once the link is in view; ignores addresses outside this site. */
export const usePrefetchOnView = (link: RefObject<Element | null>, to: string): void => {
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    if (!link.current || !isPath(to)) return undefined;
    let cancelIdle: (() => void) | undefined;
    const stopWatching = whenVisible(link.current, () => {
      stopWatching();
      cancelIdle = whenIdle(() => {
        if (mayPrefetch()) prefetch(to);
      });
    });
    return () => {
      stopWatching();
      cancelIdle?.();
    };
  }, [link, prefetch, to]);
};
