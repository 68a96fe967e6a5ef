import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fail } from '@caravan/kernel';
import { limitConcurrency } from '@caravan/server-core';
import {
  currentCost,
  digestBytes,
  formatPasswordHash,
  parsePasswordHash,
  saltBytes,
  type PasswordHash,
} from '../domain/password-hash.ts';
import type { PasswordHasher } from '../use-cases/auth-context.ts';
import { derive } from './argon2-derive.ts';

// Node's pool has four threads; one is left for files and name lookups. Each running hash takes 19 MiB.
const hashesAtOnce = Math.min(3, availableParallelism());
/** About two seconds of work on two cores. Callers beyond that get 503 with `Retry-After`. */
const waitingHashes = 128;
const retryAfterSeconds = '2';

/** An unknown e-mail is verified against a random hash, so that it takes as long as a known one. */
const dummyHash = (): PasswordHash => ({
  cost: currentCost,
  salt: randomBytes(saltBytes),
  digest: randomBytes(digestBytes),
});

/** argon2id with a limit on concurrent hashes, so that a flood of logins cannot use up memory and threads. */
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
      const { salt, cost, digest } = hash === undefined ? dummyHash() : parsePasswordHash(hash);
      const derived = await limited(() => derive(password, salt, cost));
      return timingSafeEqual(derived, digest);
    },
  };
};
