import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { KitLanguage, LinkProvider } from '@caravan/ui-kit';
import { useLanguage } from '../i18n/format.ts';
import { Link } from '../navigation/link.tsx';
import { PageChange } from '../navigation/page-change.tsx';
import { PrefetchContext, type Prefetch } from '../navigation/prefetch.ts';
import { useAppStore } from '../store/store.ts';
import type { SessionRules } from '../manifest.ts';
import { LazySlotsContext, type LazySlotLibrary } from './lazy-slots.ts';
import { prefetchPath } from './page-handle.ts';
import { SlotsContext, type SlotLibrary } from './slots.ts';

export interface PageRootOptions {
  routes: RouteObject[];
  slots: SlotLibrary;
  lazySlots: LazySlotLibrary;
  session: SessionRules;
}

/** The component around every layout: slots, prefetching links, and the actions on a page change. */
export const makePageRoot = ({ routes, slots, lazySlots, session }: PageRootOptions) => {
  const PageRoot = () => {
    const { i18n } = useTranslation();
    const store = useAppStore();
    const language = useLanguage();
    const prefetch = useCallback<Prefetch>(
      (path) => {
        // Opening the page loads again and reports a failure.
        prefetchPath(routes, path, { store, i18n, session }).catch(() => undefined);
      },
      [i18n, store],
    );
    return (
      <KitLanguage value={language}>
        <LinkProvider component={Link}>
          <SlotsContext.Provider value={slots}>
            <LazySlotsContext.Provider value={lazySlots}>
              <PrefetchContext.Provider value={prefetch}>
                <Outlet />
                <PageChange makeResync={session.makeResync} />
                <ScrollRestoration />
              </PrefetchContext.Provider>
            </LazySlotsContext.Provider>
          </SlotsContext.Provider>
        </LinkProvider>
      </KitLanguage>
    );
  };
  return PageRoot;
};
