import { createHmac, timingSafeEqual } from 'node:crypto';
import { day, hour } from '@caravan/kernel';

/** Pictures that are shown by a signed address alone: photos of goods, their thumbnails, pictures of reviews. */
export const signedKinds = ['photo', 'thumb', 'review'] as const;
export type SignedKind = (typeof signedKinds)[number];

export interface SignedPicture {
  kind: SignedKind;
  id: string;
}

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Ends within a day; the same throughout an hour, so that a browser asks for a picture once and not with every look at the shelf. */
const endOf = (now: Date): number => Math.floor(now.getTime() / hour) * hour + day;

/** What stands in the address of a picture; only the server can write it. */
export const signPicture = (key: Buffer, { kind, id }: SignedPicture, now: Date): string => {
  const text = `${kind}.${id}.${endOf(now).toString(36)}`;
  return `${text}.${macOf(key, text).toString('base64url')}`;
};

/** The picture that a token opens, and until when; undefined where it is not ours or its time is over. */
export const openPicture = (key: Buffer, token: string, now: Date): (SignedPicture & { endsAt: Date }) | undefined => {
  const [kindText, id, end, mac, ...more] = token.split('.');
  const kind = signedKinds.find((one) => one === kindText);
  if (!kind || !id || !end || !mac || more.length) return undefined;
  const expected = macOf(key, `${kind}.${id}.${end}`);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const endsAt = new Date(Number.parseInt(end, 36));
  return now < endsAt ? { kind, id, endsAt } : undefined;
};
