import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '@caravan/kernel';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectStore, type ObjectStore } from '../testing/object-store.ts';
import { openFiles, proveFiles, type Files } from './files.ts';

let folder: string;
let store: ObjectStore;
beforeAll(async () => {
  store = await objectStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const inFolder = () => ({ dataDir: folder, s3: undefined });
const inBucket = (changes: Partial<ObjectStore['config']> = {}) => ({ dataDir: folder, s3: { ...store.config, ...changes } });

/** Both places, and how a test makes something old in them. */
const places = [
  { name: 'a folder', config: inFolder, setTime: (key: string, at: Date) => utimes(join(folder, 'files', key), at, at) },
  { name: 'a bucket', config: () => inBucket(), setTime: (key: string, at: Date) => store.setTime(key, at) },
];

describe.each(places)('files in $name', ({ config, setTime }) => {
  let files: Files;
  const ago = (days: number): Date => new Date(Date.now() - days * day);
  beforeEach(async () => {
    files = await openFiles(config());
  });

  it('are kept under keys', async () => {
    expect(await files.get('avatars/a.webp')).toBeUndefined();
    await files.put('avatars/a.webp', new Uint8Array([1, 2, 3]));
    expect(new Uint8Array((await files.get('avatars/a.webp')) ?? [])).toEqual(new Uint8Array([1, 2, 3]));
    await files.put('avatars/a.webp', new Uint8Array([4]));
    expect(new Uint8Array((await files.get('avatars/a.webp')) ?? [])).toEqual(new Uint8Array([4]));
    await files.delete('avatars/a.webp');
    await files.delete('avatars/a.webp');
    expect(await files.get('avatars/a.webp')).toBeUndefined();
  });

  it('lie nowhere else', async () => {
    await expect(files.put('../outside', new Uint8Array([1]))).rejects.toThrow();
    await expect(files.get('/etc/passwd')).resolves.toBeUndefined();
  });

  it('that nobody has wanted for a while are swept away', async () => {
    const keys = ['pictures/a/wanted', 'pictures/a/forgotten', 'pictures-too/old', 'avatars/old'];
    for (const key of keys) {
      await files.put(key, new Uint8Array([1]));
      await setTime(key, ago(20));
    }
    expect(await files.deleteUntouched('pictures', ago(21))).toBe(0);
    await files.touch('pictures/a/wanted', new Date());
    await files.touch('pictures/nothing', new Date());
    expect(await files.deleteUntouched('pictures', ago(10))).toBe(1);
    expect(await Promise.all(keys.map(async (key) => (await files.get(key))?.length))).toEqual([1, undefined, 1, 1]);
    expect(await files.deleteUntouched('nowhere', ago(10))).toBe(0);
  });

  it('are touched once a day at most', async () => {
    await files.put('images/a', new Uint8Array([1]));
    await setTime('images/a', ago(0.5));
    await files.touch('images/a', new Date());
    expect(await files.deleteUntouched('images', ago(0.4))).toBe(1);
  });

  it('are proved before a start, and nothing of that stays', async () => {
    await expect(proveFiles(files, config())).resolves.toBeUndefined();
  });
});

it('a folder that cannot be written is told in one line', async () => {
  const config = { dataDir: '/dev/null/nowhere', s3: undefined };
  await expect(proveFiles(await openFiles(config), config)).rejects.toThrow(/^DATA_DIR: the folder \/dev\/null\/nowhere\/files cannot be used: ENOTDIR.*$/);
});

describe('a bucket', () => {
  const refusal = async (changes: Partial<ObjectStore['config']>): Promise<string> => {
    const config = inBucket(changes);
    return proveFiles(await openFiles(config), config).then(
      () => 'accepted',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  };

  it('that is not there, or not ours, is told in one line', async () => {
    const start = `FilesRefused: S3_BUCKET: the bucket`;
    expect(await refusal({ bucket: 'nobodys' })).toMatch(`${start} nobodys at ${store.config.endpoint} cannot be used: NoSuchBucket`);
    expect(await refusal({ secretAccessKey: 'wrong' })).toMatch(`${start} caravan at ${store.config.endpoint} cannot be used: SignatureDoesNotMatch`);
    expect(await refusal({ accessKeyId: 'nobody' })).toMatch(`${start} caravan at ${store.config.endpoint} cannot be used: InvalidAccessKeyId`);
    expect(await refusal({ endpoint: 'http://127.0.0.1:1' })).toBe(
      `${start} caravan at http://127.0.0.1:1 cannot be used: Error: connect ECONNREFUSED 127.0.0.1:1`,
    );
  });

  it('whose store is down fails each call, and works again when it is back', async () => {
    const files = await openFiles(inBucket());
    await files.put('kept', new Uint8Array([1]));
    await store.goDown();
    const calls = [files.put('new', new Uint8Array([1])), files.get('kept'), files.delete('kept'), files.touch('kept', new Date()), files.deleteUntouched('a', new Date())];
    for (const call of await Promise.allSettled(calls)) expect(call).toMatchObject({ status: 'rejected', reason: { name: 'FilesUnavailable' } });
    await store.comeUp();
    expect(await files.get('kept')).toBeDefined();
  });
});

it('a folder’s files are plain files', async () => {
  const files = await openFiles(inFolder());
  await files.put('avatars/a.webp', new Uint8Array([1, 2, 3]));
  expect((await stat(join(folder, 'files/avatars/a.webp'))).size).toBe(3);
});
