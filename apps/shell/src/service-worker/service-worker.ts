import { notificationHandlers } from './notifications.ts';
import { offlineHandlers } from './offline.ts';
import type { WorkerScope } from './worker-scope.ts';

// The global scope of a service worker, instead of that of a page.
declare const self: WorkerScope;
/** The hash of the offline page, which the build puts in: a changed page makes a new worker. */
declare const __OFFLINE_PAGE__: string;

const offline = offlineHandlers(self, { path: '/offline.html', version: __OFFLINE_PAGE__ });
const notifications = notificationHandlers(self);

self.addEventListener('install', (event) => event.waitUntil(offline.install()));
self.addEventListener('activate', (event) => event.waitUntil(offline.activate()));
self.addEventListener('fetch', offline.answer);
self.addEventListener('push', (event) => event.waitUntil(notifications.show(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(notifications.open(event)));
