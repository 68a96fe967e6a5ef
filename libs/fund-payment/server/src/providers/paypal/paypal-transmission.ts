import { verify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { day, hour, minute } from '@caravan/kernel';
import type { Headers } from '../../payments/payment-provider.ts';

/** PayPal sends these with an event in headers of the request. */
export interface Transmission {
  id: string;
  /** As PayPal wrote it, because it is signed. */
  time: string;
  signature: Buffer;
  certificateUrl: string;
}

/** PayPal repeats an event that was not accepted for three days, with its first time. */
const oldest = 3 * day + hour;
/** Clocks differ. */
const newest = 5 * minute;

const one = (headers: Headers, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === 'string' && value.length <= 2_000 ? value : undefined;
};

/** The headers of an event; undefined if one is missing, too old, or of another algorithm. */
export const transmissionOf = (headers: Headers, now: Date): Transmission | undefined => {
  const id = one(headers, 'paypal-transmission-id');
  const time = one(headers, 'paypal-transmission-time');
  const signature = one(headers, 'paypal-transmission-sig');
  const certificateUrl = one(headers, 'paypal-cert-url');
  if (!id || !time || !signature || !certificateUrl) return undefined;
  if (one(headers, 'paypal-auth-algo') !== 'SHA256withRSA') return undefined;
  const age = now.getTime() - Date.parse(time);
  if (!(age <= oldest && age >= -newest)) return undefined;
  return { id, time, signature: Buffer.from(signature, 'base64'), certificateUrl };
};

/** The text that PayPal signs; the checksum is over the original bytes. */
export const signedText = ({ id, time }: Pick<Transmission, 'id' | 'time'>, webhookId: string, bytes: Buffer): string =>
  [id, time, webhookId, crc32(bytes)].join('|');

/** True if the holder of the key signed these bytes for our webhook. */
export const isSignedByPayPal = (
  transmission: Transmission,
  { webhookId, bytes, key }: { webhookId: string; bytes: Buffer; key: KeyObject },
): boolean => verify('sha256', Buffer.from(signedText(transmission, webhookId, bytes)), key, transmission.signature);
