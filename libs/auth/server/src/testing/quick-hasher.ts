import { derive } from '../passwords/argon2-derive.ts';
import { argon2Hasher } from '../passwords/argon2.hasher.ts';
import type { HashCost } from '../passwords/password-hash.ts';
import type { PasswordHasher } from '../use-cases/auth-context.ts';

/** The least that argon2id takes. */
const quickCost: HashCost = { memoryKib: 8, passes: 1, lanes: 1 };

/**
 * argon2id at the least cost, for tests that are not about it: a server test makes three hashes or more, and each takes
 * 25 ms of a core. The stored hash names the usual cost, so it does not count as outdated.
 */
export const quickHasher = (): PasswordHasher => argon2Hasher((password, salt) => derive(password, salt, quickCost));
