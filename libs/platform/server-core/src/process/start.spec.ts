import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { openEmbedded } from '../database/embedded/embedded.ts';
import { isRoot } from '../database/embedded/place.ts';
import { installedFolder } from '../database/embedded/programs.ts';
import { testDatabase } from '../testing/database.ts';
import { objectStore } from '../testing/object-store.ts';
import { leftToSoak, soaking } from '../testing/soak.ts';
import { usedDataFolder } from '../testing/used-data-folder.ts';
import {
  buildSampleServer,
  isAlive,
  postmasterPid,
  startSample,
  type SampleProcess,
  type SampleServer,
} from './sample-process.ts';

let built: SampleServer;
let parent: string;
let dataDir: string;
const running: SampleProcess[] = [];

beforeAll(async () => {
  built = await buildSampleServer();
});
afterAll(() => built.remove());
beforeEach(async () => {
  parent = await mkdtemp(join(scratchRoot, 'caravan-process-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGTERM');
    await ended;
  }
  await rm(parent, { recursive: true, force: true });
});

const start = (options: { env?: Record<string, string>; runAs?: { uid: number; gid: number } } = {}): SampleProcess => {
  const started = startSample({ file: built.file, dataDir, ...options });
  running.push(started);
  return started;
};

const stop = async (sample: SampleProcess): Promise<number | string> => {
  sample.child.kill('SIGTERM');
  return sample.ended;
};

const write = async (url: string, text: string): Promise<number> =>
  (
    await fetch(`${url}/v1/notes`, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json' },
    })
  ).status;
const read = async (url: string): Promise<string[]> =>
  ((await (await fetch(`${url}/v1/notes`)).json()) as { data: string[] }).data;

/** A user without rights. PostgreSQL needs a name for its user, so the id must have an entry. */
const nobody = (): { uid: number; gid: number } => {
  const id = (flag: string): number => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

/** Each starts a server several times, on files that few changes touch. */
const soaked = soaking ? it : it.skip;
const rarely = leftToSoak('starts');

describe('a server', () => {
  it('starts on an empty folder, stores notes, and stops its database when it stops', async () => {
    const first = start();
    const url = await first.ready;
    expect(first.output()).toContain('notes are stored');
    expect(await write(url, 'hello')).toBe(200);
    const pid = (await postmasterPid(dataDir)) ?? 0;
    expect(isAlive(pid)).toBe(true);
    expect(await stop(first)).toBe(0);
    expect(await postmasterPid(dataDir)).toBeUndefined();
    expect(isAlive(pid)).toBe(false);

    const second = start();
    expect(await read(await second.ready)).toEqual(['hello']);
  });

  it('is the only one if two start together on an empty folder', async () => {
    const both = [start(), start()];
    const outcomes = await Promise.allSettled(both.map(({ ready }) => ready));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const loser = both[outcomes.findIndex(({ status }) => status === 'rejected')];
    expect(await loser?.ended).toBe(1);
    expect(loser?.output()).toContain('is in use by another Caravan process');
  });

  it('is refused with one line if its folder or its port is in use', async () => {
    await usedDataFolder(dataDir);
    const port = new URL(await start().ready).port;
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output().trim()).toBe(`the data folder ${dataDir} is in use by another Caravan process`);

    dataDir = join(parent, 'other');
    await usedDataFolder(dataDir);
    const third = start({ env: { PORT: port } });
    expect(await third.ended).toBe(1);
    expect(third.output().trim()).toBe(
      `port ${port} on 127.0.0.1 is in use by another program: set PORT to a free one`,
    );
    expect(await postmasterPid(dataDir)).toBeUndefined();
  });

  it('reports in one line that its database cannot be used', async () => {
    const stranded = start({ env: { DATABASE_URL: 'postgres://caravan:secret@127.0.0.1:1/caravan' } });
    expect(await stranded.ended).toBe(1);
    expect(stranded.output().trim()).toBe(
      'DATABASE_URL: the database cannot be used: connect ECONNREFUSED 127.0.0.1:1',
    );
  });

  it('reports in one line that its bucket cannot be used, and stops its database', async () => {
    const store = await objectStore();
    const { endpoint = '', accessKeyId, secretAccessKey } = store.config;
    await usedDataFolder(dataDir);
    const stranded = start({
      env: {
        S3_BUCKET: 'nobodys',
        S3_ENDPOINT: endpoint,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    });
    expect(await stranded.ended).toBe(1);
    expect(stranded.output().trim()).toMatch(
      `S3_BUCKET: the bucket nobodys at ${endpoint} cannot be used: NoSuchBucket`,
    );
    expect(await postmasterPid(dataDir)).toBeUndefined();
    await store.close();
  });

  it('starts without its bucket, and reports that in one line', async () => {
    await usedDataFolder(dataDir);
    const started = start({
      env: {
        S3_BUCKET: 'files',
        S3_ENDPOINT: 'http://127.0.0.1:1',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      },
    });
    const url = await started.ready;
    expect(started.output()).toContain(
      'S3_BUCKET: the bucket files at http://127.0.0.1:1 cannot be used: Error: connect ECONNREFUSED 127.0.0.1:1',
    );
    expect(await write(url, 'hello')).toBe(200);
  });

  it('reports in one line that its folder cannot be used', async () => {
    const file = join(parent, 'a-file');
    await writeFile(file, '');
    dataDir = join(file, 'data');
    const stranded = start();
    expect(await stranded.ended).toBe(1);
    expect(stranded.output().trim()).toBe(`DATA_DIR: the folder ${dataDir} cannot be created (ENOTDIR)`);
  });

  it.runIf(process.platform === 'linux')('reports in one line that not even root can create its folder', async () => {
    dataDir = '/proc/caravan/data';
    const stranded = start();
    expect(await stranded.ended).toBe(1);
    expect(stranded.output().trim()).toBe(`DATA_DIR: the folder ${dataDir} cannot be created (ENOENT)`);
  });

  it.runIf(process.platform === 'linux')(
    'starts with its database elsewhere, and reports in one line that its folder can never be made',
    async () => {
      const database = await testDatabase();
      dataDir = '/proc/caravan/data';
      const started = start({ env: { DATABASE_URL: database.url } });
      expect(await write(await started.ready, 'hello')).toBe(200);
      expect(started.output()).toContain(`DATA_DIR: the folder ${dataDir}/files cannot be used: ENOENT`);
      await stop(started);
      await database.close();
    },
  );

  it('reports in one line that its database cannot write into its data', async () => {
    await usedDataFolder(dataDir);
    const data = join(dataDir, 'postgres/data');
    await chmod(data, 0o500);
    const stranded = start();
    expect(await stranded.ended).toBe(1);
    expect(stranded.output().trim()).toBe(
      `DATA_DIR: PostgreSQL does not start in ${join(dataDir, 'postgres')}: could not create lock file "postmaster.pid": Permission denied`,
    );
  });

  it('reports in one line that the folder of its database is read-only', async () => {
    await usedDataFolder(dataDir);
    const home = join(dataDir, 'postgres');
    const runAs = isRoot() ? nobody() : undefined;
    await rm(join(home, 'postgres.log'));
    await chmod(home, 0o500);
    if (runAs) execFileSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, dataDir]);
    const stranded = start(runAs && { runAs });
    expect(await stranded.ended).toBe(1);
    expect(stranded.output().trim()).toBe(
      `DATA_DIR: ${join(home, 'postgres.log')} cannot be used (EACCES: this user has no right to it)`,
    );
  });

  it('reports the mistakes in its configuration', async () => {
    const bad = start({ env: { PORT: 'x', RATE_LIMITS: 'maybe' } });
    expect(await bad.ended).toBe(1);
    expect(bad.output()).toBe('PORT: must be a whole number from 0 to 65535\nRATE_LIMITS: must be one of on, off\n');
  });

  it('connects to its database by a socket that only its user can open, or with a password', async () => {
    await usedDataFolder(dataDir);
    await start().ready;
    const [, , , port, socketFolder, host] = (
      await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')
    ).split('\n');
    expect({ port, host }).toEqual({ port: '5432', host: '' });
    expect(socketFolder).toBe(join(dataDir, 'postgres/run'));
    const rules = await readFile(join(dataDir, 'postgres/data/pg_hba.conf'), 'utf8');
    const methods = rules
      .split('\n')
      .filter((line) => /^(local|host)/.test(line))
      .map((line) => line.trim().split(/\s+/).at(-1));
    expect(new Set(methods)).toEqual(new Set(['scram-sha-256']));
  });

  it('uses 127.0.0.1 if the path of the folder is too long for a socket', async () => {
    dataDir = join(parent, 'a'.repeat(90));
    await usedDataFolder(dataDir);
    const url = await start().ready;
    expect(await write(url, 'hello')).toBe(200);
    const [, , , , socketFolder, host] = (await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split(
      '\n',
    );
    expect({ socketFolder, host }).toEqual({ socketFolder: '', host: '127.0.0.1' });
  });

  soaked(`starts on a folder with the remains of an interrupted first start${rarely}`, async () => {
    await usedDataFolder(dataDir);
    const data = join(dataDir, 'postgres/data');
    await cp(data, `${data}.new`, { recursive: true });
    await rm(data, { recursive: true });
    await rm(join(`${data}.new`, 'PG_VERSION'));
    expect(await write(await start().ready, 'hello')).toBe(200);
  });

  it('does not mistake another process for its database', async () => {
    await usedDataFolder(dataDir);
    // If a database was killed with its container, its process id can belong to another process.
    await writeFile(
      join(dataDir, 'postgres/data/postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres/data\n1\n5432\n${dataDir}/postgres/run\n\n`,
    );
    await start().ready;
    expect(isAlive(process.pid)).toBe(true);
  });

  it('refuses data of another PostgreSQL', async () => {
    await usedDataFolder(dataDir);
    await writeFile(join(dataDir, 'postgres/data/PG_VERSION'), '15\n');
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('are of PostgreSQL 15, and this version brings 18: run npm run database:upgrade');
  });
});

const rootOnly = isRoot() ? it : it.skip;
const soakedByRoot = isRoot() ? soaked : it.skip;

describe(`users${isRoot() ? '' : ' (needs root to change users: skipped)'}`, () => {
  soakedByRoot(`an ordinary user runs the database as itself, and root continues as that user${rarely}`, async () => {
    const runAs = nobody();
    await usedDataFolder(dataDir);
    execFileSync('chown', ['-R', `${runAs.uid}:${runAs.gid}`, parent]);
    const first = start({ runAs });
    expect(await write(await first.ready, 'as nobody')).toBe(200);
    await stop(first);
    const asRoot = start();
    expect(await read(await asRoot.ready)).toEqual(['as nobody']);
    await stop(asRoot);
    const again = start({ runAs });
    expect(await read(await again.ready)).toEqual(['as nobody']);
  });

  rootOnly('root runs it as user postgres', async () => {
    await usedDataFolder(dataDir);
    await start().ready;
    const pid = await postmasterPid(dataDir);
    const owner = execFileSync('stat', ['-c', '%U', `/proc/${pid}`], { encoding: 'utf8' }).trim();
    expect(owner).toBe('postgres');
  });

  soakedByRoot(
    `root uses another folder if user postgres cannot enter the first, reports it, and finds it again${rarely}`,
    async () => {
      await chmod(parent, 0o700);
      const first = start();
      expect(await write(await first.ready, 'elsewhere')).toBe(200);
      const elsewhere = (await readFile(join(dataDir, 'postgres-is-at.txt'), 'utf8')).trim();
      expect(first.output()).toContain(
        `The database runs as user postgres, who cannot enter ${dataDir}; its data are in ${elsewhere}`,
      );
      await stop(first);
      // A moved project still has the note about the folder.
      await cp(dataDir, join(parent, 'moved'), { recursive: true });
      dataDir = join(parent, 'moved');
      const second = start();
      expect(await read(await second.ready)).toEqual(['elsewhere']);
      await stop(second);
      await rm(elsewhere, { recursive: true });
    },
  );

  soakedByRoot(`root copies the programs if user postgres cannot reach them${rarely}`, async () => {
    const closed = await mkdtemp(join(tmpdir(), 'caravan-closed-'));
    // Programs cannot be run from every folder in memory.
    const sharedFolder = `${closed}-shared`;
    await cp(join(await installedFolder(), '..'), join(closed, 'package'), { recursive: true, verbatimSymlinks: true });
    const notices: string[] = [];
    const options = {
      dataDir,
      sharedFolder,
      programsFrom: join(closed, 'package/native'),
      notice: (line: string) => void notices.push(line),
      onError: () => undefined,
    };
    for (let time = 1; time <= 2; time += 1) {
      const embedded = await openEmbedded(options);
      await embedded.stop();
    }
    expect(notices[0]).toContain(`copied to ${sharedFolder}`);
    for (const folder of [closed, sharedFolder]) await rm(folder, { recursive: true });
  });
});

describe('the data', () => {
  soaked(`may be in a folder behind a symbolic link${rarely}`, async () => {
    await usedDataFolder(dataDir);
    await symlink(parent, `${parent}-link`);
    dataDir = join(`${parent}-link`, 'data');
    const first = start();
    await first.ready;
    first.child.kill('SIGKILL');
    await first.ended;
    expect(await write(await start().ready, 'hello')).toBe(200);
    await rm(`${parent}-link`);
  });
});
