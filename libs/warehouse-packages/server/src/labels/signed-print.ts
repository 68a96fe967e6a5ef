import { createHmac, timingSafeEqual } from 'node:crypto';
import { minute } from '@caravan/kernel';

/** The time in which a frame loads and prints a page. */
const worksFor = 5 * minute;

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(`print.${text}`).digest();

/** The token of a page of labels, and the end of its five minutes. */
export const signPrint = (key: Buffer, id: string, now: Date): { token: string; endsAt: Date } => {
  const endsAt = new Date(now.getTime() + worksFor);
  const text = `${id}.${endsAt.getTime().toString(36)}`;
  return { token: `${text}.${macOf(key, text).toString('base64url')}`, endsAt };
};

/** The page of a token; undefined if the token is not ours or its time is over. */
export const openPrint = (key: Buffer, token: string, now: Date): string | undefined => {
  const [id, end, mac, ...rest] = token.split('.');
  if (!id || !end || !mac || rest.length) return undefined;
  const expected = macOf(key, `${id}.${end}`);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return now.getTime() < Number.parseInt(end, 36) ? id : undefined;
};
