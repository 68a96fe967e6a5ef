import { execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { usedDataFolder } from '../testing/used-data-folder.ts';
import { buildSampleServer, isAlive, postmasterPid, type SampleServer } from './sample-process.ts';

const workspace = fileURLToPath(new URL('../../../../..', import.meta.url));

/** The real package.json and tools, with the sample server as the built one and as the one of the development. */
let root: string;
let built: SampleServer;
beforeAll(async () => {
  built = await buildSampleServer();
  root = await mkdtemp(join(tmpdir(), 'caravan-npm-start-'));
  await chmod(root, 0o755);
  for (const folder of ['tools', 'dist/apps/server', 'node_modules'])
    await mkdir(join(root, folder), { recursive: true });
  for (const file of ['package.json', 'tools/start.mjs', 'tools/dev.mjs', 'tools/lib'])
    await cp(join(workspace, file), join(root, file), { recursive: true });
  await usedDataFolder(join(root, 'data'));
  await writeFile(join(root, 'package-lock.json'), '{}');
  await writeFile(join(root, 'node_modules/.package-lock.json'), '{}');
  // As text: Nx has its tasks print numbers in colour.
  const server = `console.log('pids ' + process.pid + ' ' + process.ppid); await import(${JSON.stringify(pathToFileURL(built.file).href)});`;
  for (const file of ['dist/apps/server/main.js', 'tools/dev-server.mjs']) await writeFile(join(root, file), server);
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
  await built.remove();
});

/** A process that a failed test left running would keep its terminal open. */
const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) if (isAlive(pid)) process.kill(pid, 'SIGTERM');
});

/** Starts the server as a person does. Resolves when it listens. */
const npmStart = async (command: readonly string[] = ['start', '--', '--no-build']) => {
  const dataDir = join(root, 'data');
  const child = spawn('npm', command, {
    cwd: root,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toMatch(/^ready http/m), 30_000);
  const [, server, start] = /^pids (\d+) (\d+)$/m.exec(output) ?? [];
  started.push(Number(server));
  return {
    ended,
    pids: { npm: child.pid ?? 0, 'tools/start.mjs': Number(start), 'the server': Number(server) },
    postgres: (await postmasterPid(dataDir)) ?? 0,
  };
};

describe('npm start', () => {
  it.each(['npm', 'tools/start.mjs', 'the server'] as const)('SIGTERM to %s ends everything', async (victim) => {
    const { pids, postgres, ended } = await npmStart();
    expect([...Object.values(pids), postgres].filter((pid) => !isAlive(pid))).toEqual([]);
    process.kill(pids[victim], 'SIGTERM');
    await ended;
    await vi.waitFor(() => {
      expect([...Object.values(pids), postgres].filter(isAlive)).toEqual([]);
    }, 15_000);
    expect(await postmasterPid(join(root, 'data'))).toBeUndefined();
  });

  it('SIGTERM to npm run dev ends everything', async () => {
    const { pids, postgres, ended } = await npmStart(['run', 'dev']);
    process.kill(pids.npm, 'SIGTERM');
    await ended;
    await vi.waitFor(() => {
      expect([...Object.values(pids), postgres].filter(isAlive)).toEqual([]);
    }, 15_000);
  });

  it('a signal to the script alone also ends what it runs before the server', async () => {
    const script = `import { run } from './tools/lib/workspace.mjs';
      await run(process.execPath, ['-e', 'console.log("child " + process.pid); setInterval(() => {}, 1000)']);
      console.log('went on');`;
    await writeFile(join(root, 'build.mjs'), script);
    const running = promisify(execFile)(process.execPath, [join(root, 'build.mjs')]);
    let output = '';
    running.child.stdout?.on('data', (chunk: string) => (output += chunk));
    await vi.waitFor(() => expect(output).toMatch(/^child \d+$/m), 10_000);
    running.child.kill('SIGTERM');
    await expect(running).rejects.toMatchObject({ code: 1 });
    expect(isAlive(Number(/\d+/.exec(output)?.[0]))).toBe(false);
    expect(output).not.toContain('went on');
  });
});
