import type { NewPushSubscription } from '@caravan/account/contract';

/** Whether this browser can receive notifications, and whether its user has refused them. */
export type PushSupport = 'unsupported' | 'denied' | 'possible';

export const pushSupport = (): PushSupport => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'possible';
};

/** The fields of a subscription that the server needs. */
export const registrationOf = (subscription: PushSubscription): NewPushSubscription => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
};

const base64url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Whether the server can send to a subscription: a push service refuses requests that another key signs. */
export const isSignedBy = ({ options }: PushSubscription, publicKey: string): boolean =>
  base64url(options.applicationServerKey) === publicKey;

/**
 * Asks for the permission and subscribes this browser at its push service. Null without the permission. Throws if the
 * push service does not answer. Replaces a subscription for another key.
 */
export const subscribeBrowser = async (publicKey: string): Promise<PushSubscription | null> => {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  if (existing && isSignedBy(existing, publicKey)) return existing;
  await existing?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
};
