import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const tools = join(import.meta.dirname, '..');
const { folderProblem } = (await import(join(import.meta.dirname, 'preflight.mjs'))) as {
  folderProblem: (folder: string, help: string, needs?: { mebibytes: number }) => string | undefined;
};

let folder = '';
let file = '';
let taken: Server;
let port = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caravan-preflight-'));
  file = join(folder, 'a-file');
  await writeFile(file, '');
  taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, '127.0.0.1', listening));
  port = String((taken.address() as AddressInfo).port);
});
afterAll(async () => {
  taken.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command of this folder as npm does, with a data folder that can be made. */
const run = (args: readonly string[], env: Record<string, string>) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((ended) => {
    const [script = '', ...words] = args;
    const variables = { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), ...env };
    execFile(process.execPath, [join(tools, script), ...words], { env: variables }, (error, stdout, stderr) => {
      ended({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });

const oneLine = (stderr: string) => ({ code: 1, stdout: '', stderr: `${stderr}\n` });

describe.each(['start.mjs', 'dev.mjs'])('%s ends with one line', (script) => {
  it('if the port is no number, or taken', async () => {
    expect(await run([script], { PORT: 'abc' })).toEqual(oneLine('PORT: must be a whole number from 0 to 65535'));
    expect(await run([script], { PORT: port })).toEqual(
      oneLine(`port ${port} on 127.0.0.1 is in use by another program: set PORT to a free one`),
    );
  });

  it('if the data folder cannot be made', async () => {
    const below = join(file, 'data');
    expect(await run([script], { DATA_DIR: below })).toEqual(
      oneLine(
        `DATA_DIR: the folder ${below} cannot be made (ENOTDIR): set DATA_DIR to a folder that this user can write`,
      ),
    );
  });

  it('if nothing listens where the database should', async () => {
    const url = 'postgres://caravan:secret@127.0.0.1:1/caravan';
    expect(await run([script], { DATABASE_URL: url })).toEqual(
      oneLine('DATABASE_URL: the database cannot be used: connect ECONNREFUSED 127.0.0.1:1'),
    );
  });
});

describe('npm test ends with one line', () => {
  it('if there is no such browser', async () => {
    expect(await run(['test.mjs', 'gallery'], { CHROMIUM: '/no/browser' })).toEqual(
      oneLine('CHROMIUM: there is no /no/browser: name a Chromium or Chrome, or unset it to use an installed one'),
    );
  });

  it('if a port of the journeys is taken, or no number', async () => {
    expect(await run(['test.mjs', 'e2e'], { E2E_PORT: port })).toEqual(
      oneLine(`port ${port} on 127.0.0.1 is in use by another program: set E2E_PORT to the first of free ports`),
    );
    expect(await run(['test.mjs', 'e2e'], { E2E_PORT: 'abc' })).toEqual(
      oneLine('E2E_PORT: must be a whole number from 1 to 65534'),
    );
  });

  it('if its database cannot be used', async () => {
    expect(await run(['test.mjs', 'unit'], { TEST_DATABASE_URL: 'postgres://127.0.0.1:1/tests' })).toEqual(
      oneLine('TEST_DATABASE_URL: the database cannot be used: connect ECONNREFUSED 127.0.0.1:1'),
    );
  });

  it('if it has no folder for temporary files', async () => {
    const below = join(file, 'temporary');
    expect(await run(['test.mjs', 'chinese'], { TMPDIR: below })).toEqual(
      oneLine(
        `the folder ${below} cannot be made (ENOTDIR): set TMPDIR to a folder that has room and that this user can write`,
      ),
    );
  });
});

describe('a folder', () => {
  it('may exist, or be made in one that exists', () => {
    expect(folderProblem(folder, 'help')).toBeUndefined();
    expect(folderProblem(join(folder, 'one', 'two'), 'help')).toBeUndefined();
  });

  it('must be a folder, with room', () => {
    expect(folderProblem(file, 'help')).toBe(`the folder ${file} cannot be written (ENOTDIR): help`);
    expect(folderProblem(folder, 'help', { mebibytes: 1e12 })).toMatch(
      / has \d+ MiB free and needs 1000000000000: help$/,
    );
  });

  it.runIf(process.platform === 'linux')('may be where even root cannot make one', () => {
    expect(folderProblem('/proc/one/two', 'help')).toBe('the folder /proc/one/two cannot be made (ENOENT): help');
  });
});
