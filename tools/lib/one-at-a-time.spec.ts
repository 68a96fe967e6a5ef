import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

const here = pathToFileURL(join(import.meta.dirname, 'one-at-a-time.mjs')).href;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-one-at-a-time-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const started: ChildProcessWithoutNullStreams[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A process of this checkout, and the words that it has printed. */
const run = (script: string, { system = process.platform as string, module = here } = {}) => {
  const prelude = `import * as locks from '${module}';
    Object.defineProperty(process, 'platform', { value: '${system}' });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', `${prelude}\n${script}`]);
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    words: () => output.split(/\s+/).filter(Boolean),
    go: () => child.stdin.end('go'),
    kill: () => child.kill('SIGKILL'),
    ended,
  };
};
type Run = ReturnType<typeof run>;

/** Each test has a name of its own, and so has each run of the tests. */
const nameOf = (test: string): string => `spec of ${test} ${process.pid}`;

/** Works until it is told to go on. */
const worker = (name: string, options: { system?: string; module?: string } = {}): Run =>
  run(
    `await locks.oneAtATime(
      '${name}',
      async () => {
        console.log('works');
        await new Promise((resolve) => process.stdin.once('data', resolve));
      },
      () => console.log('waits'),
    );
    console.log('done');`,
    options,
  );

/** A port works everywhere, so the lock of macOS is tested on every system. */
const systems = [...new Set([process.platform, 'darwin'])];

const soon = { timeout: 45_000 };

const said = (runs: readonly Run[], words: string[]): Run[] =>
  runs.filter((one) => one.words().join(' ') === words.join(' '));

test.each(systems)(
  'on %s the others wait and say so, and go on one by one, even if the one that works is killed',
  async (system) => {
    const runs = [1, 2, 3].map(() => worker(nameOf('waiting'), { system }));
    await vi.waitFor(
      () => expect(runs.map((one) => one.words().at(-1)).sort()).toEqual(['waits', 'waits', 'works']),
      soon,
    );

    const [first] = said(runs, ['works']);
    first?.go();
    await first?.ended;
    await vi.waitFor(() => expect(said(runs, ['waits', 'works'])).toHaveLength(1), soon);
    expect(said(runs, ['waits'])).toHaveLength(1);

    const [second] = said(runs, ['waits', 'works']);
    second?.kill();
    expect(await second?.ended).toBe('SIGKILL');
    await vi.waitFor(() => expect(said(runs, ['waits', 'works'])).toHaveLength(2), soon);

    const third = runs.find((one) => one !== first && one !== second);
    third?.go();
    expect(await third?.ended).toBe(0);
    expect(third?.words()).toEqual(['waits', 'works', 'done']);
  },
);

test.each(systems)('on %s no two of many that wait for one that is killed work at the same time', async (system) => {
  const name = nameOf('many');
  const file = join(folder, 'at work');
  const holder = worker(name, { system });
  await vi.waitFor(() => expect(holder.words()).toEqual(['works']), soon);
  const runs = Array.from({ length: 5 }, () =>
    run(
      `import { closeSync, openSync, rmSync } from 'node:fs';
    import { setImmediate } from 'node:timers/promises';
    await locks.oneAtATime(
      '${name}',
      async () => {
        closeSync(openSync('${file}', 'wx'));
        for (let turn = 0; turn < 500; turn += 1) await setImmediate();
        rmSync('${file}');
      },
      () => console.log('waits'),
    );`,
      { system },
    ),
  );
  await vi.waitFor(() => expect(said(runs, ['waits'])).toHaveLength(runs.length), soon);
  holder.kill();
  expect(await Promise.all(runs.map(({ ended }) => ended))).toEqual(runs.map(() => 0));
});

test('work that fails releases the lock', async () => {
  const failed = run(`await locks.oneAtATime('${nameOf('failure')}', () => Promise.reject(new Error('broken')))
      .catch(({ message }) => console.log(message));
    await locks.oneAtATime('${nameOf('failure')}', () => console.log('again'));`);
  expect(await failed.ended).toBe(0);
  expect(failed.words()).toEqual(['broken', 'again']);
});

test('a name that several take for life is taken until the last of them ends', async () => {
  const name = nameOf('life');
  const server = (): Run => run(`await locks.takeForLife('${name}'); console.log('runs'); process.stdin.resume();`);
  const isTaken = async (): Promise<string | undefined> => {
    const asker = run(`console.log(await locks.isTaken('${name}'));`);
    await asker.ended;
    return asker.words().at(-1);
  };
  expect(await isTaken()).toBe('false');
  const servers = [server(), server()];
  await vi.waitFor(() => expect(said(servers, ['runs'])).toHaveLength(2), soon);
  servers[0]?.kill();
  await servers[0]?.ended;
  await vi.waitFor(async () => expect(await isTaken()).toBe('true'), soon);
  servers[1]?.kill();
  await servers[1]?.ended;
  expect(await isTaken()).toBe('false');
});

test('another checkout does not wait', async () => {
  const name = nameOf('checkouts');
  await cp(import.meta.dirname, join(folder, 'tools/lib'), { recursive: true });
  const runs = [
    worker(name),
    worker(name, { module: pathToFileURL(join(folder, 'tools/lib/one-at-a-time.mjs')).href }),
  ];
  await vi.waitFor(() => expect(said(runs, ['works'])).toHaveLength(2), soon);
});
