import type { PageWindow, WorkerScope } from '../service-worker/worker-scope.ts';

type KeptResponses = Map<string, Response>;

/** The cache storage of a browser, in memory, as far as the service worker uses it. */
const fakeCaches = (load: (request: Request) => Promise<Response>) => {
  const kept = new Map<string, KeptResponses>();
  const open = async (name: string) => {
    const responses = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, responses);
    return {
      add: async (request: Request) => {
        const response = await load(request);
        if (!response.ok) throw new TypeError('the response is an error');
        responses.set(new URL(request.url).pathname, response);
      },
    } as Cache;
  };
  const match = async (path: string) =>
    [...kept.values()].map((responses) => responses.get(path)?.clone()).find(Boolean);
  const caches = {
    open,
    match,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
  } as CacheStorage;
  return { caches, kept };
};

export interface ShownNotification {
  title: string;
  options: NotificationOptions;
}

/** The scope of a service worker at `https://shop.test`. */
export const fakeWorkerScope = () => {
  const requests: Request[] = [];
  const shown: ShownNotification[] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const done: string[] = [];
  const network = { respond: async (request: Request): Promise<Response> => new Response(`live ${request.url}`) };
  const load = (request: Request): Promise<Response> => {
    requests.push(request);
    return network.respond(request);
  };
  const { caches, kept } = fakeCaches(load);
  const windows: string[] = [];
  const windowAt = (url: string): PageWindow => ({ url, focus: async () => void focused.push(url) });
  const scope: WorkerScope = {
    addEventListener: () => undefined,
    caches,
    fetch: load,
    location: { origin: 'https://shop.test' },
    clients: {
      claim: async () => void done.push('claim'),
      matchAll: async () => windows.map(windowAt),
      openWindow: async (url) => void opened.push(url),
    },
    registration: {
      showNotification: async (title, options) => void shown.push({ title, options }),
    },
    skipWaiting: async () => void done.push('skip waiting'),
  };
  return { scope, kept, network, requests, shown, opened, focused, windows, done };
};
