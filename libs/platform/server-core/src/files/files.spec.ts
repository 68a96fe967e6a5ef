import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
