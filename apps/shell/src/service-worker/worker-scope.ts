/**
 * The parts of a service worker that ours uses. TypeScript's own types of workers exclude those of pages, and a library
 * is checked with one of the two.
 */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  caches: CacheStorage;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly PageWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  fetch: (request: Request) => Promise<Response>;
  location: { readonly origin: string };
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  skipWaiting: () => Promise<void>;
}

/** An open tab or window of this site. */
export interface PageWindow {
  readonly url: string;
  focus: () => Promise<unknown>;
}

export interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export interface PushEvent extends WorkerEvent {
  readonly data: { text: () => string } | null;
}

export interface NotificationClickEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; close: () => void };
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: FetchEvent;
  push: PushEvent;
  notificationclick: NotificationClickEvent;
}
