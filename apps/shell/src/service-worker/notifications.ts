import type { PushNotification } from '@caravan/account/contract';
import { isOwnPage } from './own-pages.ts';
import type { NotificationClickEvent, PushEvent, WorkerScope } from './worker-scope.ts';

const isNotification = (data: unknown): data is PushNotification =>
  typeof data === 'object' &&
  data !== null &&
  (['id', 'title', 'body', 'path'] as const).every((name) => typeof (data as PushNotification)[name] === 'string') &&
  /^[a-z]{2,3}$/.test((data as PushNotification).language);

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const pathOf = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string' ? data.path : '/';

/** The handlers that show what the server pushes, and that open its page. */
export const notificationHandlers = (scope: WorkerScope) => {
  /** Nothing is shown for a text in another form: only a server of another version sends one. */
  const show = async ({ data }: Pick<PushEvent, 'data'>): Promise<void> => {
    const pushed = parse(data?.text() ?? '');
    if (!isNotification(pushed)) return;
    const { id, language, title, body, path } = pushed;
    await scope.registration.showNotification(title, {
      body,
      lang: language,
      // A message that arrives twice replaces itself.
      tag: id,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { path },
    });
  };

  /** Focuses the tab that shows the page already, otherwise opens one. Another tab may hold an unsent form. */
  const open = async ({ notification }: Pick<NotificationClickEvent, 'notification'>): Promise<void> => {
    notification.close();
    const { origin } = scope.location;
    const path = pathOf(notification.data);
    const url = new URL(isOwnPage(path, origin) ? path : '/', origin).href;
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find((one) => one.url === url);
    await (shown ? shown.focus() : scope.clients.openWindow(url));
  };

  return { show, open };
};
