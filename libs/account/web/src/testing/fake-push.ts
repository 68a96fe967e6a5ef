import { aNewPushSubscription, somePushSubscriptions } from '@caravan/account/contract/testing';
import { vi } from 'vitest';

const bytesOf = (base64url: string): ArrayBuffer =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
    .buffer;

export interface FakePush {
  permission: NotificationPermission;
  /** The answer of the user to the question for permission. */
  answer: NotificationPermission;
  /** An error of the push service. */
  fails: boolean;
  /** The key of the browser's subscription; null without one. */
  subscribed: string | null;
}

/** The push manager of a browser, its permission and its service worker. `forgetFakePush` removes it. */
export const fakePush = (over: Partial<FakePush> = {}): FakePush => {
  const push: FakePush = { permission: 'default', answer: 'granted', fails: false, subscribed: null, ...over };
  const subscription = (key: string) => ({
    endpoint: aNewPushSubscription().endpoint,
    options: { applicationServerKey: bytesOf(key) },
    toJSON: () => ({ ...aNewPushSubscription(), expirationTime: null }),
    unsubscribe: async () => {
      push.subscribed = null;
      return true;
    },
  });
  const registration = {
    pushManager: {
      getSubscription: async () => (push.subscribed === null ? null : subscription(push.subscribed)),
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        if (push.fails) throw new DOMException('Registration failed - push service error', 'AbortError');
        push.subscribed = applicationServerKey;
        return subscription(applicationServerKey);
      },
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    get permission() {
      return push.permission;
    },
    requestPermission: async () => (push.permission = push.answer),
  });
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async () => registration,
    getRegistration: async () => registration,
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  return push;
};

export const forgetFakePush = (): void => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
};

/** The key of a server before its key was replaced. */
export const olderKey = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
export const serverKey = somePushSubscriptions().public_key;
