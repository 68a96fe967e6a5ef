import { useCallback } from 'react';
import { Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { useLanguage } from '../i18n/use-texts.ts';
import { PageChange } from '../navigation/page-change.tsx';
import { PrefetchContext, type Prefetch } from '../navigation/prefetch.ts';
import { preloadPath } from './page-handle.ts';
import { SlotsContext, type SlotLibrary } from './slots.ts';

/** What stands around every layout: slots, prefetching, and what happens when the page changes. */
export const makePageRoot = (routes: RouteObject[], slots: SlotLibrary) => {
  const PageRoot = () => {
    const language = useLanguage();
    const prefetch = useCallback<Prefetch>(
      (path) => {
        // A prefetch that fails is no loss: opening the page fetches again, and says so if it cannot.
        preloadPath(routes, path, language).catch(() => undefined);
      },
      [language],
    );
    return (
      <SlotsContext.Provider value={slots}>
        <PrefetchContext.Provider value={prefetch}>
          <Outlet />
          <PageChange />
          <ScrollRestoration />
        </PrefetchContext.Provider>
      </SlotsContext.Provider>
    );
  };
  return PageRoot;
};
