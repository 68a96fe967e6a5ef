import type { Language } from '@caravan/kernel';

/** What the server encrypts for a browser, as JSON. The service worker shows it. */
export interface PushNotification {
  /** The id of the message. A notification that arrives twice replaces itself. */
  id: string;
  language: Language;
  title: string;
  /** The beginning of the message. */
  body: string;
  /** The page of this site that the notification opens. */
  path: string;
}
