import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffKeyFile } from '../config.ts';
import { sealedSecrets, SecretsUnavailable } from './sealed-secrets.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'caravan-staff-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const embedded = () => sealedSecrets({ staffKey: undefined, databaseUrl: undefined, dataDir });
const withKey = (letter: string) =>
  sealedSecrets({ staffKey: Buffer.alloc(32, letter), databaseUrl: 'postgres://db/caravan', dataDir });
const unavailable = (error: unknown): boolean => error instanceof SecretsUnavailable;

test('a sealed secret opens again, is another one each time, and does not contain its text', async () => {
  const { seal, open } = withKey('a');
  const one = await seal('JBSWY3DP', 'user_1');
  const two = await seal('JBSWY3DP', 'user_1');
  expect(await open(one, 'user_1')).toBe('JBSWY3DP');
  expect(one.equals(two)).toBe(false);
  expect(one.toString('latin1')).not.toContain('JBSWY3DP');
});

test('it does not open under another key, for another account, or when it was changed', async () => {
  const sealed = await withKey('a').seal('JBSWY3DP', 'user_1');
  await expect(withKey('b').open(sealed, 'user_1')).rejects.toSatisfy(unavailable);
  await expect(withKey('a').open(sealed, 'user_2')).rejects.toSatisfy(unavailable);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await expect(withKey('a').open(changed, 'user_1')).rejects.toSatisfy(unavailable);
});

test('with the embedded database the key is in the data folder, made once and readable by its owner alone', async () => {
  const servers = Array.from({ length: 30 }, embedded);
  const sealed = await Promise.all(servers.map(({ seal }) => seal('JBSWY3DP', 'user_1')));
  for (const one of sealed) expect(await embedded().open(one, 'user_1')).toBe('JBSWY3DP');
  const file = join(dataDir, staffKeyFile);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toHaveLength(32);
  expect(await readdir(dataDir)).toEqual([staffKeyFile]);
});

test('a broken key file, and an external database without a key, are said by name', async () => {
  await writeFile(join(dataDir, staffKeyFile), 'short');
  await expect(embedded().seal('JBSWY3DP', 'user_1')).rejects.toSatisfy(unavailable);
  const keyless = sealedSecrets({ staffKey: undefined, databaseUrl: 'postgres://db/caravan', dataDir });
  await expect(keyless.seal('JBSWY3DP', 'user_1')).rejects.toSatisfy(unavailable);
});
