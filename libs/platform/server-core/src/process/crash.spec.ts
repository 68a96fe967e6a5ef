import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
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

/** Two kills in a normal run, of the server and of its database: a test of trade kills both. Sixty with SOAK=1. */
const times = soaking ? 20 : 1;
const writers = 8;

let built: SampleServer;
let parent: string;
let dataDir: string;
let sample: SampleProcess;
const acknowledged = new Set<string>();
let written = 0;

beforeAll(async () => {
  built = await buildSampleServer();
  parent = await mkdtemp(join(scratchRoot, 'caravan-crash-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
  await usedDataFolder(dataDir);
});
afterAll(async () => {
  sample.child.kill('SIGTERM');
  await sample.ended;
  await rm(parent, { recursive: true, force: true });
  await built.remove();
});

/** Returns true if the server acknowledged the note. */
const write = async (url: string): Promise<boolean> => {
  const text = `note ${(written += 1)}`;
  try {
    const body = JSON.stringify({ text });
    const response = await fetch(`${url}/v1/notes`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    if (response.status !== 200) return false;
    acknowledged.add(text);
    return true;
  } catch {
    return false;
  }
};

const read = async (url: string): Promise<string[]> =>
  ((await (await fetch(`${url}/v1/notes`)).json()) as { data: string[] }).data;

/** Starts writers that run until `stop`. `underWay` resolves after 50 acknowledged notes. */
const writeOn = (url: string) => {
  let going = true;
  const before = acknowledged.size;
  const reached = Promise.withResolvers<void>();
  const all = Array.from({ length: writers }, async () => {
    while (going) {
      await write(url);
      if (acknowledged.size >= before + 50) reached.resolve();
    }
  });
  return {
    underWay: reached.promise,
    stop: async () => {
      going = false;
      await Promise.all(all);
    },
  };
};

const lost = async (url: string): Promise<string[]> => {
  const kept = new Set(await read(url));
  return [...acknowledged].filter((text) => !kept.has(text));
};

const kill = async (victim: 'server' | 'database' | 'both'): Promise<void> => {
  const postgres = (await postmasterPid(dataDir)) ?? 0;
  if (victim !== 'database') sample.child.kill('SIGKILL');
  if (victim !== 'server') process.kill(postgres, 'SIGKILL');
};

describe('a kill during writes', () => {
  it.each(Array.from({ length: times }, (_, index) => index + 1))(
    'of the server loses no acknowledged note, and the next server adopts the database, run %i',
    async () => {
      sample = startSample({ file: built.file, dataDir });
      const url = await sample.ready;
      const writing = writeOn(url);
      await writing.underWay;
      const postgres = await postmasterPid(dataDir);
      await kill('server');
      await Promise.all([sample.ended, writing.stop()]);
      expect(isAlive(postgres ?? 0)).toBe(true);

      sample = startSample({ file: built.file, dataDir });
      const again = await sample.ready;
      expect(await postmasterPid(dataDir)).toBe(postgres);
      expect(await lost(again)).toEqual([]);
      sample.child.kill('SIGTERM');
      await sample.ended;
      expect(isAlive(postgres ?? 0)).toBe(false);
    },
  );

  it.each(Array.from({ length: times }, (_, index) => index + 1))(
    'of the database loses no acknowledged note, and the running server restarts it, run %i',
    async () => {
      sample = startSample({ file: built.file, dataDir });
      const url = await sample.ready;
      const writing = writeOn(url);
      await writing.underWay;
      const postgres = await postmasterPid(dataDir);
      await kill('database');
      // The time without a database may be shorter than a question takes.
      const isBack = async (): Promise<boolean> => {
        const { status } = await fetch(`${url}/v1/health/ready`);
        const now = await postmasterPid(dataDir);
        return status === 200 && now !== undefined && now !== postgres;
      };
      await expect.poll(isBack, { timeout: 20_000, interval: 50 }).toBe(true);
      await writing.stop();
      expect(await write(url)).toBe(true);
      expect(await lost(url)).toEqual([]);
      sample.child.kill('SIGTERM');
      expect(await sample.ended).toBe(0);
    },
  );

  it.runIf(soaking).each(Array.from({ length: times }, (_, index) => index + 1))(
    `of both loses no acknowledged note${leftToSoak('crash')}, run %i`,
    async () => {
      sample = startSample({ file: built.file, dataDir });
      const writing = writeOn(await sample.ready);
      await writing.underWay;
      await kill('both');
      await Promise.all([sample.ended, writing.stop()]);
      sample = startSample({ file: built.file, dataDir });
      const url = await sample.ready;
      expect(await lost(url)).toEqual([]);
      sample.child.kill('SIGTERM');
      expect(await sample.ended).toBe(0);
    },
  );
});
