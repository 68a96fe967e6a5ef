import { randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fairQueue } from '@caravan/server-core';
import {
  currentCost,
  digestBytes,
  formatPasswordHash,
  parsePasswordHash,
  saltBytes,
  type PasswordHash,
} from './password-hash.ts';
import type { PasswordHasher } from '../use-cases/auth-context.ts';
import { derive, type Derive } from './argon2-derive.ts';

// Node's pool has four threads; one is left for files and name lookups. Each running hash takes 19 MiB.
const hashesAtOnce = Math.min(3, availableParallelism());
/** About two seconds of work on two cores. Callers beyond that get 503 with `Retry-After`. */
const waitingHashes = 128;

/** An unknown e-mail is verified against a random hash, so that it takes as long as a known one. */
const dummyHash = (): PasswordHash => ({
  cost: currentCost,
  salt: randomBytes(saltBytes),
  digest: randomBytes(digestBytes),
});

/** argon2id with a limit on concurrent hashes, so that a flood of logins cannot use up memory and threads. */
export const argon2Hasher = (compute: Derive = derive): PasswordHasher => {
  // Rate limits are each caller's share, so all callers are one here.
  const queue = fairQueue({
    places: hashesAtOnce,
    perCaller: hashesAtOnce,
    waiting: waitingHashes,
    waitingPerCaller: waitingHashes,
  });
  const limited = async (...parameters: Parameters<Derive>): Promise<Buffer> => {
    const leave = await queue.enter({ caller: 'all' });
    try {
      return await compute(...parameters);
    } finally {
      leave();
    }
  };

  return {
    hash: async (password) => {
      const salt = randomBytes(saltBytes);
      const digest = await limited(password, salt, currentCost);
      return formatPasswordHash({ cost: currentCost, salt, digest });
    },
    verify: async (password, hash) => {
      const { salt, cost, digest } = hash === undefined ? dummyHash() : parsePasswordHash(hash);
      const derived = await limited(password, salt, cost);
      return timingSafeEqual(derived, digest);
    },
  };
};
