import { execFile, execFileSync } from 'node:child_process';
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configVariables, loadConfig } from '@caravan/server-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deployFile, installed, readDeployFile, skipNote } from '@caravan/server-core/testing';

const run = promisify(execFile);

const units = ['caravan-server.service', 'caravan-web@.service', 'caravan-jobs.service'];
const common = readDeployFile('systemd/caravan-.service.d/common.conf');

describe.skipIf(!installed('systemd-analyze'))(`the units of systemd${skipNote('systemd-analyze')}`, () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'caravan-systemd-'));
    await cp(deployFile('systemd'), folder, { recursive: true });
    await copyFile(deployFile('systemd/caravan-web@.service'), join(folder, 'caravan-web@3000.service'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const analyze = async (...args: string[]): Promise<string> => {
    const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
    const { stdout, stderr } = await run(installed('systemd-analyze') ?? '', args, { env, cwd: folder });
    return `${stdout}${stderr}`;
  };
  const instances = ['./caravan-server.service', './caravan-web@3000.service', './caravan-jobs.service'];

  it('are valid', async () => {
    const said = await analyze('verify', ...instances);
    // The program and the units of the operator's machine are not on a machine for tests.
    const ours = said.split('\n').filter((line) => line.includes('caravan') && !line.includes('is not executable'));
    expect(ours).toEqual([]);
  });

  it.each(instances)('%s is hardened', async (unit) => {
    expect(await analyze('security', '--offline=true', '--threshold=15', unit)).toContain('Overall exposure level');
  });
});

describe('what the units set', () => {
  const assignments = (text: string): string[] =>
    [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, list = '']) => list.split(' '));
  const example = readDeployFile('systemd/example.env')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line));

  it.each(units)('%s gives the server a valid configuration', (unit) => {
    const set = [...assignments(common), ...assignments(readDeployFile('systemd', unit)), ...example]
      .map((line) => line.replace('%i', '3000'))
      .map((line): [string, string] => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
    const read = new Set([...Object.keys(configVariables.shape), 'NODE_ENV', 'MALLOC_ARENA_MAX']);
    expect(set.map(([name]) => name).filter((name) => !read.has(name))).toEqual([]);
    const made = { STAFF_KEY: Buffer.alloc(32).toString('base64') };
    const loaded = loadConfig({ ...Object.fromEntries(set), ...made });
    expect(loaded).toMatchObject({ ok: true, config: { production: true, dataDir: '/var/lib/caravan' } });
  });

  it('waits longer for a stop than the server may take', () => {
    const seconds = (name: string): number => Number(new RegExp(`${name}=(\\d+)`).exec(common)?.[1]);
    // For requests, for jobs, and a reserve.
    expect(seconds('TimeoutStopSec')).toBeGreaterThanOrEqual(seconds('SHUTDOWN_DELAY') + 10 + 10 + 10);
  });
});

describe.skipIf(!installed('caddy'))(`the sample for Caddy${skipNote('caddy')}`, () => {
  const caddy = installed('caddy') ?? '';
  const sample = ['--config', deployFile('caddy/Caddyfile'), '--adapter', 'caddyfile'];

  it('is valid and formatted as Caddy does it', async () => {
    expect((await run(caddy, ['validate', ...sample])).stdout).toContain('Valid configuration');
    expect(execFileSync(caddy, ['fmt', deployFile('caddy/Caddyfile')], { encoding: 'utf8' })).toBe(
      readDeployFile('caddy/Caddyfile'),
    );
  });

  it('repeats no request but a GET', async () => {
    // Without `lb_retry_match` Caddy repeats only GET, and any request that it could not send.
    expect((await run(caddy, ['adapt', ...sample])).stdout).not.toContain('retry_match');
  });
});
