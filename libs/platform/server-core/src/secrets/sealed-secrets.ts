import { createCipheriv, createDecipheriv, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staffKeyFile, type Config } from '../config.ts';
import { makeFolders } from '../files/make-folders.ts';

/** There is no key, or the secret was sealed with another one. */
export class SecretsUnavailable extends Error {
  override readonly name = 'SecretsUnavailable';
  constructor() {
    super('the server has no STAFF_KEY, or another one than before');
  }
}

/** Encrypts what the database must not reveal. Both throw `SecretsUnavailable` without the right key. */
export interface SealedSecrets {
  /** `owner` is the id of the account or thing whose secret it is. */
  seal: (secret: string, owner: string) => Promise<Buffer>;
  open: (sealed: Buffer, owner: string) => Promise<string>;
}

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

type KeyConfig = Pick<Config, 'staffKey' | 'databaseUrl' | 'dataDir'>;

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Makes the file complete or not at all. Of servers that do it at once, one succeeds. */
const makeKeyFile = async (file: string): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    await link(unfinished, file);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
};

/** The key of the data folder, made when it is first needed. */
const keyOfFolder = async (dataDir: string): Promise<Buffer> => {
  const file = join(dataDir, staffKeyFile);
  const read = async () => Buffer.from(await readFile(file, 'utf8'), 'base64');
  try {
    return await read();
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  await makeFolders(dataDir);
  await makeKeyFile(file);
  return read();
};

const keyOf = async ({ staffKey, databaseUrl, dataDir }: KeyConfig): Promise<Buffer> => {
  const key = staffKey ?? (databaseUrl === undefined ? await keyOfFolder(dataDir) : undefined);
  if (key?.length !== keyBytes) throw new SecretsUnavailable();
  return key;
};

/** AES-256-GCM. A sealed secret is bound to its owner, so that it cannot be moved to another one. */
export const sealedSecrets = (config: KeyConfig): SealedSecrets => ({
  async seal(secret, owner) {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', await keyOf(config), iv).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]);
  },
  async open(sealed, owner) {
    const iv = sealed.subarray(0, ivBytes);
    const tag = sealed.subarray(ivBytes, ivBytes + tagBytes);
    const decipher = createDecipheriv('aes-256-gcm', await keyOf(config), iv, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
    const text = decipher.update(sealed.subarray(ivBytes + tagBytes));
    try {
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    } catch {
      // Another key than the one that sealed it.
      throw new SecretsUnavailable();
    }
  },
});
