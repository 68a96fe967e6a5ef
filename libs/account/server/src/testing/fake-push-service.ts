import { createECDH, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { decrypt } from 'http_ece';
import type { NewPushSubscription, PushNotification } from '@caravan/account/contract';
import type { GuardedSender, OutboundPost } from '../ports/guarded-sender.ts';

/** A browser with a subscription: it can read what was encrypted for it. */
export interface FakeBrowser {
  subscription: NewPushSubscription;
  read: (body: Buffer) => string;
}

const browserOf = (endpoint: string, pair: ECDH, auth: string): FakeBrowser => ({
  subscription: { endpoint, keys: { p256dh: pair.getPublicKey('base64url'), auth } },
  read: (body) => decrypt(body, { version: 'aes128gcm', privateKey: pair, authSecret: auth }).toString(),
});

/** The receiver of RFC 8291, appendix A. */
export const browserOfRfc8291 = (): FakeBrowser => {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url');
  return browserOf('https://push.example.net/push', pair, 'BTBZMqHH6r4Tts7J_aSIgg');
};

interface Claims {
  aud: string;
  exp: number;
  sub: string;
}

/** The claims of a request's VAPID token and its key (RFC 8292). Throws if the signature is wrong. */
export const vapidOf = ({ headers }: OutboundPost): { key: string; claims: Claims } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers['Authorization'] ?? '') ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const signed = Buffer.from(`${header}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('the VAPID token is not signed by its key');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims };
};

export interface ReceivedPush {
  endpoint: string;
  notification: PushNotification;
  request: OutboundPost;
}

export interface FakePushService {
  send: GuardedSender;
  /** A new browser at this service. */
  browser: () => FakeBrowser;
  /** Accepted and decrypted notifications, in order. */
  received: ReceivedPush[];
  /** All requests, including those that it refused. */
  requests: OutboundPost[];
  /** The answers of the next requests: a status, or an error for none. 201 if there are no more. */
  answers: (number | Error)[];
}

/** A push service in memory, which decrypts like the browsers behind it. */
export const fakePushService = (): FakePushService => {
  const browsers = new Map<string, FakeBrowser>();
  const service: FakePushService = {
    received: [],
    requests: [],
    answers: [],
    browser: () => {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const endpoint = `https://push.example.com/send/${randomBytes(12).toString('base64url')}`;
      const browser = browserOf(endpoint, pair, randomBytes(16).toString('base64url'));
      browsers.set(endpoint, browser);
      return browser;
    },
    send: async (request) => {
      service.requests.push(request);
      const answer = service.answers.shift() ?? 201;
      if (answer instanceof Error) throw answer;
      if (answer >= 300) return answer;
      const { endpoint, body } = request;
      const browser = browsers.get(endpoint);
      if (!browser) return 404;
      service.received.push({ endpoint, notification: JSON.parse(browser.read(body)) as PushNotification, request });
      return answer;
    },
  };
  return service;
};
