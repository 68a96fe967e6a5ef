import { createECDH, ECDH } from 'node:crypto';

const curve = 'prime256v1';

/** The keys that sign requests to push services (VAPID, RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** The pair of a private key. */
export const vapidKeysOf = (privateKey: string): VapidKeys => {
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey, 'base64url');
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
};

/** False for a key that is not a point of the curve, with which nothing can be encrypted. */
export const isBrowserKey = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(p256dh, curve, 'base64url', 'base64url', 'uncompressed');
    return true;
  } catch {
    return false;
  }
};
