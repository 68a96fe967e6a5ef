import { createHash } from 'node:crypto';

const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * The id of a reader with a session. User ids are random, so the hash cannot be reversed once the account is deleted.
 */
export const voterOfUser = (articleId: number, userId: string): string =>
  `user ${hash('user', String(articleId), userId)}`;

/** The id of a reader without a session, by address and day. The salt is secret and valid for that day only. */
export const voterOfAddress = (articleId: number, address: string, salt: string): string =>
  `address ${hash('address', salt, String(articleId), address)}`;
