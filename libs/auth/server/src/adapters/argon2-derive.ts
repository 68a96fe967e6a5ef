import * as crypto from 'node:crypto';
import { digestBytes, type HashCost } from '../domain/password-hash.ts';

/** argon2id itself, off the main thread. */
export type Derive = (password: string, salt: Buffer, cost: HashCost) => Promise<Buffer>;

export const deriveByNode: Derive = (password, salt, { memoryKib, passes, lanes }) =>
  new Promise((resolve, reject) => {
    const parameters = { message: password, nonce: salt, parallelism: lanes, tagLength: digestBytes, memory: memoryKib, passes };
    crypto.argon2('argon2id', parameters, (error, digest) => (error ? reject(error) : resolve(digest)));
  });

export const deriveByPackage: Derive = async (password, salt, { memoryKib, passes, lanes }) => {
  const { hashRaw } = await import('@node-rs/argon2');
  // argon2id, version 19, is the package's default; its enumerations are erased types that isolated modules cannot read.
  return hashRaw(password, { salt, memoryCost: memoryKib, timeCost: passes, parallelism: lanes, outputLen: digestBytes });
};

/** Node has argon2 since 24.7, and not in every build (it needs OpenSSL 3.2); the package stands in. */
export const derive: Derive = typeof crypto.argon2 === 'function' ? deriveByNode : deriveByPackage;
