import { createHash } from 'node:crypto';

const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** A reader with a session. Ids of users are random, so that nobody can try them out against the hash once the account is gone. */
export const voterOfUser = (articleId: number, userId: string): string => `user ${hash('user', String(articleId), userId)}`;

/** A reader without one, by address and day: the salt is a secret of that day alone. */
export const voterOfAddress = (articleId: number, address: string, salt: string): string => `address ${hash('address', salt, String(articleId), address)}`;
