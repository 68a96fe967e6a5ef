import { useCallback, useContext } from 'react';
import { Outlet, ScrollRestoration, type RouteObject } from 'react-router-dom';
import { LinkProvider } from '@caravan/ui-kit';
import { I18nContext } from '../i18n/use-texts.ts';
import { Link } from '../navigation/link.tsx';
import { PageChange } from '../navigation/page-change.tsx';
import { PrefetchContext, type Prefetch } from '../navigation/prefetch.ts';
import { useAppStore } from '../store/hooks.ts';
import { LateSlotsContext, type LateSlotLibrary } from './late-slots.ts';
import { prefetchPath } from './page-handle.ts';
import { SlotsContext, type SlotLibrary } from './slots.ts';

export interface PageRootOptions {
  routes: RouteObject[];
  slots: SlotLibrary;
  lateSlots: LateSlotLibrary;
}

/** What stands around every layout: slots, links that prefetch, and what happens when the page changes. */
export const makePageRoot = ({ routes, slots, lateSlots }: PageRootOptions) => {
  const PageRoot = () => {
    const i18n = useContext(I18nContext);
    const store = useAppStore();
    const prefetch = useCallback<Prefetch>(
      (path) => {
        // A prefetch that fails is no loss: opening the page fetches again, and says so if it cannot.
        prefetchPath(routes, path, { store, i18n }).catch(() => undefined);
      },
      [i18n, store],
    );
    return (
      <LinkProvider component={Link}>
        <SlotsContext.Provider value={slots}>
          <LateSlotsContext.Provider value={lateSlots}>
            <PrefetchContext.Provider value={prefetch}>
              <Outlet />
              <PageChange />
              <ScrollRestoration />
            </PrefetchContext.Provider>
          </LateSlotsContext.Provider>
        </SlotsContext.Provider>
      </LinkProvider>
    );
  };
  return PageRoot;
};
