import { rmSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { usedDataFolder } from '../testing/used-data-folder.ts';
import { buildSampleServer, postmasterPid, startSample, type SampleServer } from './sample-process.ts';

let built: SampleServer;
let disk: SmallDisk | undefined;
let parent: string;
let mounted: string;
beforeAll(async () => {
  built = await buildSampleServer();
});
afterAll(() => built.remove());
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'caravan-full-disk-'));
  await chmod(parent, 0o755);
  mounted = join(parent, 'disk');
});
afterEach(async () => {
  disk?.close();
  await rm(parent, { recursive: true, force: true });
});

const canMount = ((): boolean => {
  const folder = join(tmpdir(), `caravan-mount-probe-${process.pid}`);
  const probe = mountSmallDisk(folder, 1);
  probe?.close();
  rmSync(folder, { recursive: true, force: true });
  return probe !== undefined;
})();

/** Returns the output of a start, which must end with code 1. */
const start = async (): Promise<string> => {
  const { ended, output } = startSample({ file: built.file, dataDir: join(mounted, 'data') });
  expect(await ended).toBe(1);
  expect(await postmasterPid(join(mounted, 'data'))).toBeUndefined();
  return output().trim();
};

describe.skipIf(!canMount)(`a start on a disk${canMount ? '' : ' (this user cannot mount one: skipped)'}`, () => {
  it('that is too small for a database is refused in one line, and leaves nothing', async () => {
    disk = mountSmallDisk(mounted, 8);
    expect(await start()).toMatch(/^DATA_DIR: no database can be made in \S+: initdb: .*No space left on device$/);
    expect(await readdir(join(mounted, 'data/postgres'))).toEqual([]);
  });

  it.each([
    [44, /^the database's disk is full: could not extend file [^\n]*$/],
    [53, /^DATA_DIR: PostgreSQL broke down in \S+: could not write to file [^\n]*: No space left on device$/],
  ])('of %i MB that is too small for its tables is refused in one line', async (megabytes, line) => {
    disk = mountSmallDisk(mounted, megabytes);
    expect(await start()).toMatch(line);
  });

  it('that became full is refused in one line', async () => {
    disk = mountSmallDisk(mounted, 100);
    await usedDataFolder(join(mounted, 'data'));
    await disk?.fill();
    expect(await start()).toMatch(/^DATA_DIR: PostgreSQL does not start in \S+: .*No space left on device$/);
  });

  it('that is read-only is refused in one line', async () => {
    disk = mountSmallDisk(mounted, 100);
    await usedDataFolder(join(mounted, 'data'));
    disk?.makeReadOnly();
    expect(await start()).toMatch(/^DATA_DIR: \S+ cannot be used \(EROFS: it is read-only\)$/);
  });
});
