import { isOwnPage } from './own-pages.ts';
import type { FetchEvent, WorkerScope } from './worker-scope.ts';

export interface OfflinePage {
  path: string;
  /** Changes with the content of the page. */
  version: string;
}

/** The handlers that show a page of ours while the server cannot be reached. They keep nothing but that page. */
export const offlineHandlers = (scope: WorkerScope, { path, version }: OfflinePage) => {
  const cacheName = `offline-${version}`;

  const install = async (): Promise<void> => {
    const cache = await scope.caches.open(cacheName);
    await cache.add(new Request(new URL(path, scope.location.origin), { cache: 'reload' }));
    await scope.skipWaiting();
  };

  const activate = async (): Promise<void> => {
    const names = await scope.caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => scope.caches.delete(name)));
    await scope.clients.claim();
  };

  const fromNetwork = async (request: Request): Promise<Response> => {
    try {
      return await scope.fetch(request);
    } catch (error) {
      const page = await scope.caches.match(path);
      if (!page) throw error;
      return page;
    }
  };

  /**
   * Answers requests for pages. The browser answers all others as if there were no worker; so there is no navigation
   * preload, which would send those of `/v1` and `/console` twice.
   */
  const answer = (event: FetchEvent): void => {
    const { mode, method, url } = event.request;
    if (mode === 'navigate' && method === 'GET' && isOwnPage(url, scope.location.origin))
      event.respondWith(fromNetwork(event.request));
  };

  return { install, activate, answer };
};
