import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '@caravan/kernel';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openFiles } from './files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('keeps bytes under keys below its own folder', async () => {
  const files = openFiles(folder);
  expect(await files.get('avatars/a.webp')).toBeUndefined();
  await files.put('avatars/a.webp', new Uint8Array([1, 2, 3]));
  expect(await files.get('avatars/a.webp')).toEqual(new Uint8Array([1, 2, 3]));
  expect((await stat(join(folder, 'files/avatars/a.webp'))).size).toBe(3);
  await files.delete('avatars/a.webp');
  await files.delete('avatars/a.webp');
  expect(await files.get('avatars/a.webp')).toBeUndefined();
});

it('refuses keys that lead out of it', async () => {
  const files = openFiles(folder);
  await expect(files.put('../outside', new Uint8Array([1]))).rejects.toThrow();
  await expect(files.get('/etc/passwd')).resolves.toBeUndefined();
});

it('sweeps away what nobody has wanted for a while', async () => {
  const files = openFiles(folder);
  const now = Date.now();
  const inDays = (days: number) => new Date(now + days * day);
  for (const key of ['pictures/a/wanted', 'pictures/a/forgotten', 'avatars/old']) await files.put(key, new Uint8Array([1]));
  expect(await files.deleteUntouched('pictures', inDays(-1))).toBe(0);
  await files.touch('pictures/a/wanted', inDays(20));
  await files.touch('pictures/nothing', inDays(20));
  expect(await files.deleteUntouched('pictures', inDays(10))).toBe(1);
  expect(await files.get('pictures/a/wanted')).toBeDefined();
  expect(await files.get('pictures/a/forgotten')).toBeUndefined();
  expect(await files.get('avatars/old')).toBeDefined();
  expect(await files.deleteUntouched('nowhere', inDays(10))).toBe(0);
});

it('touches a file once a day at most', async () => {
  const files = openFiles(folder);
  await files.put('a', new Uint8Array([1]));
  const touchedAt = async () => (await stat(join(folder, 'files/a'))).mtimeMs;
  const put = await touchedAt();
  await files.touch('a', new Date(put + day / 2));
  expect(await touchedAt()).toBe(put);
  await files.touch('a', new Date(put + 2 * day));
  expect(await touchedAt()).toBeGreaterThan(put + day);
});
