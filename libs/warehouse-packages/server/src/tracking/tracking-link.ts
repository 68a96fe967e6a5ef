import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PackageStatus } from '@caravan/kernel';

const macOf = (key: Buffer, number: string): Buffer => createHmac('sha256', key).update(`track.${number}`).digest();

/** The token of a package's public tracking page: its number, and a signature that only the server can make. */
export const signNumber = (key: Buffer, number: string): string =>
  `${number}.${macOf(key, number).toString('base64url')}`;

/** The package number of a token; undefined if the token is not ours. */
export const openNumber = (key: Buffer, token: string): string | undefined => {
  const [number, mac, ...rest] = token.split('.');
  if (!number || !mac || rest.length) return undefined;
  const expected = macOf(key, number);
  const given = Buffer.from(mac, 'base64url');
  return given.length === expected.length && timingSafeEqual(given, expected) ? number : undefined;
};

/** Whether the link of a package works: from its payment on, until it is cancelled (specification 11.13). */
export const isTracked = ({ status }: { status: PackageStatus }): boolean =>
  status === 'to_be_delivered' || status === 'pending_receipt' || status === 'done';
