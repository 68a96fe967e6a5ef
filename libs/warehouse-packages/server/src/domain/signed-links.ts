import { createHmac, timingSafeEqual } from 'node:crypto';
import { day, hour } from '@caravan/kernel';

/** Pictures that are served only by a signed URL: photos of goods, their thumbnails, pictures of reviews. */
export const signedKinds = ['photo', 'thumb', 'review'] as const;
export type SignedKind = (typeof signedKinds)[number];

export interface SignedPicture {
  kind: SignedKind;
  id: string;
}

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The same for an hour, so that a reloaded page keeps its pictures. */
const endOf = (now: Date, life: number): number => Math.floor(now.getTime() / hour) * hour + life;

/** The content of a picture's address, which opens it for a day or for the given time; only the server can sign it. */
export const signPicture = (key: Buffer, { kind, id }: SignedPicture, now: Date, life = day): string => {
  const text = `${kind}.${id}.${endOf(now, life).toString(36)}`;
  return `${text}.${macOf(key, text).toString('base64url')}`;
};

/** The picture of a token and its time of expiry; undefined if the token is invalid or expired. */
export const openPicture = (key: Buffer, token: string, now: Date): (SignedPicture & { endsAt: Date }) | undefined => {
  const [kindText, id, end, mac, ...rest] = token.split('.');
  const kind = signedKinds.find((one) => one === kindText);
  if (!kind || !id || !end || !mac || rest.length) return undefined;
  const expected = macOf(key, `${kind}.${id}.${end}`);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const endsAt = new Date(Number.parseInt(end, 36));
  return now < endsAt ? { kind, id, endsAt } : undefined;
};
