import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { buildSampleServer, startSample, type SampleProcess, type SampleServer } from './sample-process.ts';

let built: SampleServer;
let dataDir: string;
let database: TestDatabase;
const running: SampleProcess[] = [];

beforeAll(async () => {
  built = await buildSampleServer();
  dataDir = await mkdtemp(join(scratchRoot, 'caravan-roles-'));
});
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await built.remove();
});
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map(stop));
  await database.close();
});

const start = (role: string, env: Record<string, string> = {}): SampleProcess => {
  const variables = { DATABASE_URL: database.url, CARAVAN_ROLE: role, METRICS_TOKEN: 'of-the-test', ...env };
  const started = startSample({ file: built.file, dataDir, env: variables });
  running.push(started);
  return started;
};
const stop = ({ child, ended }: SampleProcess): Promise<number | string> => {
  child.kill('SIGTERM');
  return ended;
};

const write = async (url: string, text: string): Promise<number> =>
  (
    await fetch(`${url}/v1/notes`, {
      method: 'POST',
      body: JSON.stringify({ text }),
      headers: { 'content-type': 'application/json' },
    })
  ).status;
const notes = async (url: string): Promise<string[]> =>
  ((await (await fetch(`${url}/v1/notes`)).json()) as { data: string[] }).data;
const statusOf = async (url: string, path: string): Promise<number> => (await fetch(`${url}${path}`)).status;
const health = async (url: string): Promise<unknown> => (await fetch(`${url}/v1/health/ready`)).json();

describe('CARAVAN_ROLE', () => {
  it('web sends jobs and works none of them; jobs works them', async () => {
    const [web, other] = await Promise.all([start('web').ready, start('web').ready]);
    const sent = Array.from({ length: 40 }, (_, index) => `later ${index}`);
    await Promise.all(sent.map((text, index) => write(index % 2 ? web : other, text)));
    const { rows } = await database.pool.query(`SELECT DISTINCT state FROM pgboss.job WHERE name = 'notes.late'`);
    expect(rows).toEqual([{ state: 'created' }]);
    // No process has yet looked for schedules that are due, or for jobs that expired.
    const { rows: versions } = await database.pool.query('SELECT cron_on, flow_on FROM pgboss.version');
    expect(versions).toEqual([{ cron_on: null, flow_on: null }]);

    await start('jobs').ready;
    await vi.waitFor(async () => expect(await notes(web)).toHaveLength(sent.length), 20_000);
    expect((await notes(web)).sort()).toEqual(sent.map((text) => `${text}, by jobs`).sort());
  });

  it('jobs answers health and metrics, and nothing else', async () => {
    const url = await start('jobs').ready;
    expect(await health(url)).toMatchObject({ code: 200, data: { status: 'ready', role: 'jobs' } });
    const metrics = await fetch(`${url}/metrics`, { headers: { authorization: 'Bearer of-the-test' } });
    expect(await metrics.text()).toContain('caravan_job_runs_total{queue="notes.late"');
    const others = await Promise.all(['/', '/v1/notes', '/docs', '/dev/mail'].map((path) => statusOf(url, path)));
    expect(others).toEqual([404, 404, 404, 404]);
  });

  it('all does both', async () => {
    const url = await start('all').ready;
    expect(await health(url)).toMatchObject({ data: { role: 'all' } });
    await write(url, 'later');
    await vi.waitFor(async () => expect(await notes(url)).toEqual(['later, by all']), 20_000);
  });

  it('is refused in one line with the embedded database, unless it is all', async () => {
    const refused = start('web', { DATABASE_URL: '' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toBe(
      'CARAVAN_ROLE: must be all with the embedded database: web and jobs need DATABASE_URL\n',
    );
  });
});

describe('SHUTDOWN_DELAY', () => {
  it('readiness fails at the signal, and everything else is answered for that long', async () => {
    const stopping = start('web', { SHUTDOWN_DELAY: '1' });
    const url = await stopping.ready;
    const signalled = performance.now();
    const ended = stop(stopping);
    await vi.waitFor(async () => expect(await statusOf(url, '/v1/health/ready')).toBe(503), 500);
    let answered = 0;
    while (performance.now() - signalled < 900) {
      expect(await write(url, 'in the delay')).toBe(200);
      answered += 1;
    }
    expect(await notes(url)).toHaveLength(answered);
    expect(await ended).toBe(0);
    expect(performance.now() - signalled).toBeGreaterThan(1_000);
  });
});
