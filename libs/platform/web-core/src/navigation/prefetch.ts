import { createContext, useContext, useEffect, type RefObject } from 'react';
import { mayPrefetch } from './connection.ts';
import { whenVisible } from './visibility.ts';
import { whenIdle } from './when-idle.ts';

/** Fetches the code and texts of the page behind a path of this site; data is fetched when the page is opened. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);

/** Prefetches `path` at an idle moment once the element is in view. */
export const usePrefetchOnView = (element: RefObject<Element | null>, path: string | undefined): void => {
  const prefetch = useContext(PrefetchContext);
  useEffect(() => {
    if (!element.current || path === undefined) return undefined;
    let cancelIdle: (() => void) | undefined;
    const stopWatching = whenVisible(element.current, () => {
      stopWatching();
      cancelIdle = whenIdle(() => {
        if (mayPrefetch()) prefetch(path);
      });
    });
    return () => {
      stopWatching();
      cancelIdle?.();
    };
  }, [element, path, prefetch]);
};
