import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { backUp } from '../backup/back-up.ts';
import { restore } from '../backup/restore.ts';
import { staffKeyFile } from '../config.ts';
import { usedDataFolder } from '../testing/used-data-folder.ts';
import { buildSampleServer, postmasterPid, startSample, type SampleServer } from './sample-process.ts';

let built: SampleServer;
let parent: string;
let dataDir: string;
beforeAll(async () => {
  // For GNU gzip: half the time for a few more bytes.
  vi.stubEnv('GZIP', '-1');
  built = await buildSampleServer();
  parent = await mkdtemp(join(scratchRoot, 'caravan-backup-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
  await usedDataFolder(dataDir);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(parent, { recursive: true, force: true });
  await built.remove();
});

const notes = async (url: string, text?: string): Promise<unknown> => {
  const sent =
    text === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify({ text }), headers: { 'content-type': 'application/json' } };
  return ((await (await fetch(`${url}/v1/notes`, sent)).json()) as { data: unknown }).data;
};

it(
  'a backup after the server was killed contains all acknowledged notes, and leaves no PostgreSQL running',
  { timeout: 60_000 },
  async () => {
    const killed = startSample({ file: built.file, dataDir });
    await notes(await killed.ready, 'kept');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await postmasterPid(dataDir)).toBeDefined();

    const staffKey = join(dataDir, staffKeyFile);
    await writeFile(staffKey, 'the key of second factors', { mode: 0o600 });
    const config = { dataDir, databaseUrl: undefined, s3: undefined };
    const file = join(parent, 'backup.tar.gz');
    await backUp({ config, file, notice: () => undefined });
    expect(await postmasterPid(dataDir)).toBeUndefined();

    await rm(dataDir, { recursive: true });
    await restore({ config, file, notice: () => undefined });
    expect(await readFile(staffKey, 'utf8')).toBe('the key of second factors');
    expect((await stat(staffKey)).mode & 0o777).toBe(0o600);
    const again = startSample({ file: built.file, dataDir });
    expect(await notes(await again.ready)).toEqual(['kept']);
    again.child.kill('SIGTERM');
    expect(await again.ended).toBe(0);
  },
);

it('data stored elsewhere is not backed up, and the command says so', async () => {
  const own = { dataDir, databaseUrl: 'postgres://db/caravan', s3: undefined };
  await expect(backUp({ config: own, file: join(parent, 'own.tar.gz'), notice: () => undefined })).rejects.toThrow(
    'use pg_dump',
  );
  await expect(
    backUp({
      config: { ...own, dataDir: join(parent, 'none'), databaseUrl: undefined },
      file: join(parent, 'none.tar.gz'),
      notice: () => undefined,
    }),
  ).rejects.toThrow('is DATA_DIR right?');
});
