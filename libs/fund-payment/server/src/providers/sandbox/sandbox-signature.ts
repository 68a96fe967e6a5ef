import { createHmac, timingSafeEqual } from 'node:crypto';

/** Header of the sandbox gateway's events: `t=<seconds>,v1=<hex>`. */
export const sandboxSignatureHeader = 'sandbox-signature';

/** The maximum age of an event, in seconds. */
export const tolerance = 300;

const macOf = (bytes: Buffer, seconds: number, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.`).update(bytes).digest();

export const signSandboxEvent = (bytes: Buffer, now: Date, secret: Buffer): string => {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${macOf(bytes, seconds, secret).toString('hex')}`;
};

/** True if the bytes were signed with the secret within the tolerance. An empty secret verifies nothing. */
export const isSignedBySandbox = (bytes: Buffer, header: unknown, now: Date, secret: Buffer): boolean => {
  const parts = typeof header === 'string' ? /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header) : null;
  if (!parts || secret.length === 0) return false;
  const seconds = Number(parts[1]);
  const isFresh = Math.abs(now.getTime() / 1000 - seconds) <= tolerance;
  return timingSafeEqual(Buffer.from(parts[2] ?? '', 'hex'), macOf(bytes, seconds, secret)) && isFresh;
};
