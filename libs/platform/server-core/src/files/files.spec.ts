import { mkdtemp, open, readdir, rm, stat, utimes, writeFile, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { day } from '@caravan/kernel';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { objectStore, type ObjectStore } from '../testing/object-store.ts';
import type { Files } from './files.ts';
import { oldestBeyond } from './files.ts';
import { diskFiles, type OpenFile } from './disk-files.ts';
import { checkFiles, openFiles } from './open-files.ts';

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
const inBucket = (changes: Partial<ObjectStore['config']> = {}) => ({
  dataDir: folder,
  s3: { ...store.config, ...changes },
});

/** Both places, each with a way to set the age of a file. */
const places = [
  {
    name: 'a folder',
    config: inFolder,
    setTime: (key: string, at: Date) => utimes(join(folder, 'files', key), at, at),
  },
  { name: 'a bucket', config: () => inBucket(), setTime: (key: string, at: Date) => store.setTime(key, at) },
];

describe.each(places)('files in $name', ({ config, setTime }) => {
  let files: Files;
  const ago = (days: number): Date => new Date(Date.now() - days * day);
  beforeEach(async () => {
    files = await openFiles(config());
  });

  it('are stored under keys', async () => {
    expect(await files.get('avatars/a.webp')).toBeUndefined();
    await files.put('avatars/a.webp', new Uint8Array([1, 2, 3]));
    expect(new Uint8Array((await files.get('avatars/a.webp')) ?? [])).toEqual(new Uint8Array([1, 2, 3]));
    await files.put('avatars/a.webp', new Uint8Array([4]));
    expect(new Uint8Array((await files.get('avatars/a.webp')) ?? [])).toEqual(new Uint8Array([4]));
    await files.delete('avatars/a.webp');
    await files.delete('avatars/a.webp');
    expect(await files.get('avatars/a.webp')).toBeUndefined();
  });

  it('are stored nowhere else', async () => {
    await expect(files.put('../outside', new Uint8Array([1]))).rejects.toThrow();
    await expect(files.get('/etc/passwd')).resolves.toBeUndefined();
  });

  it('that were not used for a while are deleted', async () => {
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

  it('are touched at most once a day', async () => {
    await files.put('images/a', new Uint8Array([1]));
    await setTime('images/a', ago(0.5));
    await files.touch('images/a', new Date());
    expect(await files.deleteUntouched('images', ago(0.4))).toBe(1);
  });

  it('are deleted oldest first until they fit, and only in their folder', async () => {
    for (const [index, key] of ['images/a', 'images/b', 'images/c', 'other/d'].entries()) {
      await files.put(key, new Uint8Array(100).fill(1));
      await setTime(key, ago(4 - index));
    }
    expect(await files.deleteOldest('images', 300)).toBe(0);
    expect(await files.deleteOldest('images', 299)).toBe(1);
    expect(await files.get('images/a')).toBeUndefined();
    expect(await files.deleteOldest('images', 50)).toBe(2);
    expect(await files.get('other/d')).toBeDefined();
    expect(await files.deleteOldest('nowhere', 0)).toBe(0);
  });

  it('are never empty', async () => {
    await expect(files.put('avatars/a.webp', new Uint8Array())).rejects.toThrow('empty');
    expect(await files.get('avatars/a.webp')).toBeUndefined();
  });

  it('are returned without other memory of the process', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 5_000 }), async (bytes) => {
        await files.put('images/a', bytes);
        const read = await files.get('images/a');
        expect(read && Buffer.from(read).equals(bytes)).toBe(true);
        expect(read?.buffer.byteLength).toBe(bytes.byteLength);
      }),
      { numRuns: 20 },
    );
  });

  it('are tested at start, and the test leaves nothing', async () => {
    await expect(checkFiles(files, config())).resolves.toBeUndefined();
    expect(await files.deleteOldest('start-check', 0)).toBe(0);
  });
});

it('a folder that cannot be written is reported in one line, and its files are unavailable', async () => {
  const config = { dataDir: '/dev/null/nowhere', s3: undefined };
  const files = await openFiles(config);
  expect(await checkFiles(files, config)).toMatch(
    /^DATA_DIR: the folder \/dev\/null\/nowhere\/files cannot be used: ENOTDIR.*$/,
  );
  for (const call of await Promise.allSettled([files.put('a', new Uint8Array([1])), files.get('a'), files.delete('a')]))
    expect(call).toMatchObject({ status: 'rejected', reason: { name: 'FilesUnavailable' } });
});

describe('a bucket', () => {
  const refusal = async (changes: Partial<ObjectStore['config']>): Promise<string> => {
    const config = inBucket(changes);
    return checkFiles(await openFiles(config), config).then(
      (line) => line ?? 'accepted',
      (error: Error) => `${error.name}: ${error.message}`,
    );
  };

  it('that is missing or not ours prevents the start with one line; one that does not answer is reported in one line', async () => {
    const start = `FilesRefused: S3_BUCKET: the bucket`;
    expect(await refusal({ bucket: 'nobodys' })).toMatch(
      `${start} nobodys at ${store.config.endpoint} cannot be used: NoSuchBucket`,
    );
    expect(await refusal({ secretAccessKey: 'wrong' })).toMatch(
      `${start} caravan at ${store.config.endpoint} cannot be used: SignatureDoesNotMatch`,
    );
    expect(await refusal({ accessKeyId: 'nobody' })).toMatch(
      `${start} caravan at ${store.config.endpoint} cannot be used: InvalidAccessKeyId`,
    );
    expect(await refusal({ endpoint: 'http://127.0.0.1:1' })).toBe(
      `S3_BUCKET: the bucket caravan at http://127.0.0.1:1 cannot be used: Error: connect ECONNREFUSED 127.0.0.1:1`,
    );
  });

  it('fails each call while its store is down, and works again afterwards', async () => {
    const files = await openFiles(inBucket());
    await files.put('kept', new Uint8Array([1]));
    await store.goDown();
    const calls = [
      files.put('new', new Uint8Array([1])),
      files.get('kept'),
      files.delete('kept'),
      files.touch('kept', new Date()),
      files.deleteUntouched('a', new Date()),
    ];
    for (const call of await Promise.allSettled(calls))
      expect(call).toMatchObject({ status: 'rejected', reason: { name: 'FilesUnavailable' } });
    await store.comeUp();
    expect(await files.get('kept')).toBeDefined();
  });
});

/** Opens files whose writes fail at one step with one code. The write step stores a part of the bytes first. */
const failingAt =
  (step: 'open' | 'writeFile' | 'sync' | 'close', code: string, part: number): OpenFile =>
  async (path, flags, mode) => {
    const failure = Object.assign(new Error(`${code}: no space left on device, ${step}`), { code });
    if (flags === 'r') return open(path, flags);
    if (step === 'open') throw failure;
    const handle = await open(path, flags, mode);
    const fail = async (bytes?: unknown): Promise<never> => {
      if (bytes instanceof Uint8Array) await handle.write(bytes.subarray(0, Math.floor(bytes.byteLength * part)));
      if (step === 'close') await handle.close();
      throw failure;
    };
    return new Proxy(handle, {
      get: (target, key) => {
        if (key === step) return fail;
        const value: unknown = Reflect.get(target, key, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  };

const filesBelow = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
};

describe('a folder', () => {
  it('without space keeps its files, and nothing of a failed write', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('open' as const, 'writeFile' as const, 'sync' as const, 'close' as const),
        fc.constantFrom('ENOSPC', 'EDQUOT'),
        fc.float({ min: 0, max: 1, noNaN: true }),
        fc.option(fc.uint8Array({ minLength: 1, maxLength: 200 }), { nil: undefined }),
        fc.uint8Array({ minLength: 1, maxLength: 2_000 }),
        async (step, code, part, before, bytes) => {
          await rm(folder, { recursive: true, force: true });
          if (before) await diskFiles(folder).put('images/a', before);
          const full = diskFiles(folder, failingAt(step, code, part));
          await expect(full.put('images/a', bytes)).rejects.toMatchObject({ name: 'FilesFull' });
          const after = await full.get('images/a');
          expect(after && [...after]).toEqual(before && [...before]);
          expect(await filesBelow()).toEqual(before ? ['a'] : []);
          // It works again as soon as there is room.
          await diskFiles(folder).put('images/a', bytes);
          expect([...((await full.get('images/a')) ?? [])]).toEqual([...bytes]);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('with an empty file reports a missing file', async () => {
    await mkdir(join(folder, 'images'));
    await writeFile(join(folder, 'images/a'), '');
    expect(await diskFiles(folder).get('images/a')).toBeUndefined();
  });

  it('loses only the drafts of killed servers in a sweep', async () => {
    await mkdir(join(folder, '.drafts'));
    for (const name of ['old', 'new']) await writeFile(join(folder, '.drafts', name), 'half');
    await utimes(join(folder, '.drafts/old'), new Date(Date.now() - day), new Date(Date.now() - day));
    await diskFiles(folder).deleteUntouched('images', new Date(0));
    expect(await filesBelow()).toEqual(['new']);
  });

  it('refuses keys that leave it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('..', '.', '', '/', 'a', '\\', 'b.webp', '\0'), { minLength: 1, maxLength: 5 }),
        async (parts) => {
          const key = parts.join('/');
          const files = diskFiles(join(folder, 'files'));
          await files.put(key, new Uint8Array([1])).catch(() => undefined);
          expect((await readdir(folder)).filter((name) => name !== 'files')).toEqual([]);
        },
      ),
      { numRuns: 50 },
    );
  });
});

it('as few files as necessary are deleted, the oldest first', () => {
  const file = fc.record({
    name: fc.string(),
    bytes: fc.nat(1_000),
    usedAt: fc.nat(20).map((days) => new Date(days * day)),
  });
  fc.assert(
    fc.property(fc.array(file), fc.nat(5_000), (stored, maxBytes) => {
      const size = (files: readonly { bytes: number }[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);
      const gone = oldestBeyond(stored, maxBytes);
      const kept = stored.filter((one) => !gone.includes(one));
      expect(size(kept)).toBeLessThanOrEqual(maxBytes);
      if (gone.length) expect(size(kept) + (gone.at(-1)?.bytes ?? 0)).toBeGreaterThan(maxBytes);
      for (const old of gone) for (const young of kept) expect(+old.usedAt).toBeLessThanOrEqual(+young.usedAt);
    }),
  );
});

it('every error of a full store is reported as full', async () => {
  for (const [status, code] of [
    [507, 'InsufficientStorage'],
    [507, 'XMinioStorageFull'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
    [403, 'QuotaExceeded'],
  ] as const) {
    const answering = createServer((_, response) =>
      response
        .writeHead(status, { 'content-type': 'application/xml', connection: 'close' })
        .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>no room</Message></Error>`),
    );
    await new Promise<void>((resolve) => answering.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(answering.address() as AddressInfo).port}`;
    const files = await openFiles(inBucket({ endpoint }));
    await expect(files.put('a', new Uint8Array([1]))).rejects.toMatchObject({ name: 'FilesFull' });
    answering.closeAllConnections();
    await new Promise((resolve) => answering.close(resolve));
  }
});

it('a folder’s files are plain files', async () => {
  const files = await openFiles(inFolder());
  await files.put('avatars/a.webp', new Uint8Array([1, 2, 3]));
  expect((await stat(join(folder, 'files/avatars/a.webp'))).size).toBe(3);
});
