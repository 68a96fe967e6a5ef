import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fail } from '@caravan/kernel';
import { limitConcurrency } from '../domain/limit-concurrency.ts';
import { currentCost, digestBytes, formatPasswordHash, parsePasswordHash, saltBytes, type PasswordHash } from '../domain/password-hash.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { derive } from './argon2-derive.ts';

// Node's pool has four threads; one stays free for files and name lookups. Each hash holds 19 MiB while it runs.
const hashesAtOnce = Math.min(3, availableParallelism());
/** About two seconds of work on two cores; who would wait longer is better told to come back. */
const waitingHashes = 128;
const retryAfterSeconds = '2';

/** Nobody's password: stands in where there is no account. */
const nobody = (): PasswordHash => ({ cost: currentCost, salt: randomBytes(saltBytes), digest: randomBytes(digestBytes) });

/** argon2id with a cap on how many hashes run at once; a flood of logins gets 503 instead of all memory and threads. */
export const argon2Hasher = (): PasswordHasher => {
  const limited = limitConcurrency({
    running: hashesAtOnce,
    waiting: waitingHashes,
    refuse: () => fail('unavailable', {}, { 'retry-after': retryAfterSeconds }),
  });

  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      const digest = await limited(() => derive(password, salt, currentCost));
      return formatPasswordHash({ cost: currentCost, salt, digest });
    },
    verify: async (password, hash) => {
      const { salt, cost, digest } = hash === undefined ? nobody() : parsePasswordHash(hash);
      const derived = await limited(() => derive(password, salt, cost));
      return timingSafeEqual(derived, digest);
    },
  };
};
