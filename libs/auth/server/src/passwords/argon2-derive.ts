import * as crypto from 'node:crypto';
import { digestBytes, type HashCost } from './password-hash.ts';

/** Computes an argon2id hash off the main thread. */
export type Derive = (password: string, salt: Buffer, cost: HashCost) => Promise<Buffer>;

export const deriveByNode: Derive = (password, salt, { memoryKib, passes, lanes }) =>
  new Promise((resolve, reject) => {
    const parameters = {
      message: password,
      nonce: salt,
      parallelism: lanes,
      tagLength: digestBytes,
      memory: memoryKib,
      passes,
    };
    crypto.argon2('argon2id', parameters, (error, digest) => (error ? reject(error) : resolve(digest)));
  });

export const deriveByPackage: Derive = async (password, salt, { memoryKib, passes, lanes }) => {
  const { hashRaw } = await import('@node-rs/argon2');
  // The package uses argon2id version 19 by default. Isolated modules cannot read its enumerations, because they are
  // erased types.
  return hashRaw(password, {
    salt,
    memoryCost: memoryKib,
    timeCost: passes,
    parallelism: lanes,
    outputLen: digestBytes,
  });
};

/** Node has argon2 since 24.7, but only in builds with OpenSSL 3.2; otherwise the package is used. */
export const derive: Derive = typeof crypto.argon2 === 'function' ? deriveByNode : deriveByPackage;
