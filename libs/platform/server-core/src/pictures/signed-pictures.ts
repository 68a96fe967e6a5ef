import { createHmac, timingSafeEqual } from 'node:crypto';
import { day, hour } from '@caravan/kernel';

export interface SignedPicture<Kind extends string> {
  kind: Kind;
  id: string;
}

export interface SignedPictures<Kind extends string> {
  /**
   * The content of a picture's address, which opens it for a day or for the given time; only the server can sign it.
   */
  sign: (key: Buffer, picture: SignedPicture<Kind>, now: Date, life?: number) => string;
  /** The picture of a token and its time of expiry; undefined if the token is invalid or expired. */
  open: (key: Buffer, token: string, now: Date) => (SignedPicture<Kind> & { endsAt: Date }) | undefined;
}

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The same for an hour, so that a reloaded page keeps its pictures. */
const endOf = (now: Date, life: number): number => Math.floor(now.getTime() / hour) * hour + life;

/** Pictures of these kinds by signed addresses, because an image element cannot send a token. */
export const signedPictures = <const Kind extends string>(kinds: readonly Kind[]): SignedPictures<Kind> => ({
  sign: (key, { kind, id }, now, life = day) => {
    const text = `${kind}.${id}.${endOf(now, life).toString(36)}`;
    return `${text}.${macOf(key, text).toString('base64url')}`;
  },
  open: (key, token, now) => {
    const [kindText, id, end, mac, ...rest] = token.split('.');
    const kind = kinds.find((one) => one === kindText);
    if (!kind || !id || !end || !mac || rest.length) return undefined;
    const expected = macOf(key, `${kind}.${id}.${end}`);
    const given = Buffer.from(mac, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const endsAt = new Date(Number.parseInt(end, 36));
    return now < endsAt ? { kind, id, endsAt } : undefined;
  },
});
