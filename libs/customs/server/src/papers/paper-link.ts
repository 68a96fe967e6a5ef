import { createHmac, timingSafeEqual } from 'node:crypto';
import { contentsCategories, paperKinds, type ContentsCategory, type PaperKind } from '@caravan/customs/contract';
import { minute } from '@caravan/kernel';

/** The time in which a frame loads and prints a paper. */
const worksFor = 5 * minute;

/** A paper as a link names it. */
export interface LinkedPaper {
  number: string;
  kind: PaperKind;
  category: ContentsCategory;
}

const macOf = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(`paper.${text}`).digest();

/** The token of a paper, and the end of its five minutes. */
export const signPaper = (key: Buffer, { number, kind, category }: LinkedPaper, now: Date) => {
  const endsAt = new Date(now.getTime() + worksFor);
  const text = `${number}.${kind}.${category}.${endsAt.getTime().toString(36)}`;
  return { token: `${text}.${macOf(key, text).toString('base64url')}`, endsAt };
};

/** The paper of a token; undefined if the token is not ours or its time is over. */
export const openPaper = (key: Buffer, token: string, now: Date): LinkedPaper | undefined => {
  const [number, writtenKind, writtenCategory, end, mac, ...rest] = token.split('.');
  const kind = paperKinds.find((one) => one === writtenKind);
  const category = contentsCategories.find((one) => one === writtenCategory);
  if (!number || !kind || !category || !end || !mac || rest.length) return undefined;
  const expected = macOf(key, `${number}.${kind}.${category}.${end}`);
  const given = Buffer.from(mac, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return now.getTime() < Number.parseInt(end, 36) ? { number, kind, category } : undefined;
};
