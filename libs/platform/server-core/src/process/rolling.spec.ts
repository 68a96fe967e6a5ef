import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpsRequest } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/database.ts';
import { freePort } from '../testing/free-port.ts';
import { startNginx, type RunningNginx } from '../testing/nginx.ts';
import { installed, skipNote } from '../testing/programs.ts';
import { soaking } from '../testing/soak.ts';
import { buildSampleServer, startSample, type SampleProcess, type SampleServer } from './sample-process.ts';

/** Three rolling restarts in a normal run, thirty with SOAK=1. */
const rounds = soaking ? 30 : 1;
const processes = 3;
const clients = 8;
const token = 'of-the-test';

interface Sent {
  text: string | undefined;
  /** The status of the answer, or the code of the error. */
  outcome: number | string;
}

/** One request, never repeated. */
const send = (port: number, agent: Agent, path: string, text?: string): Promise<Sent> =>
  new Promise((resolve) => {
    const headers = {
      authorization: 'Bearer shopper',
      ...(text === undefined ? {} : { 'content-type': 'application/json', 'idempotency-key': text }),
    };
    const method = text === undefined ? 'GET' : 'POST';
    const request = httpsRequest({ host: 'localhost', port, path, method, agent, headers });
    request.on('error', (error: Error & { code?: string }) => resolve({ text, outcome: error.code ?? error.message }));
    request.on('response', (response) => {
      response.on('error', () => resolve({ text, outcome: 'truncated answer' }));
      response.on('end', () => resolve({ text, outcome: response.statusCode ?? 0 }));
      response.resume();
    });
    request.end(text === undefined ? undefined : JSON.stringify({ text }));
  });

/** Clients on connections that stay open; each writes and reads, one request after the other. */
const trafficTo = ({ ports: { tls }, ca }: RunningNginx) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients, ca });
  const sent: Sent[] = [];
  let going = true;
  const all = Array.from({ length: clients }, async () => {
    while (going) {
      sent.push(await send(tls, agent, '/v1/notes/once', crypto.randomUUID()));
      sent.push(await send(tls, agent, '/v1/notes/count'));
    }
  });
  return {
    sent,
    async stop() {
      going = false;
      await Promise.all(all);
      agent.destroy();
    },
  };
};

describe.skipIf(!installed('nginx'))(`rolling restarts behind nginx${skipNote('nginx')}`, () => {
  let built: SampleServer;
  let dataDir: string;
  let database: TestDatabase;
  let nginx: RunningNginx;
  let ports: [number, number, number];
  const running: SampleProcess[] = [];

  const start = async (index: number): Promise<void> => {
    const env = {
      DATABASE_URL: database.url,
      DATABASE_POOL: '5',
      PORT: String(ports[index]),
      METRICS_TOKEN: token,
      SHUTDOWN_DELAY: '1',
      TRUST_PROXY: '1',
    };
    const sample = startSample({ file: built.file, dataDir, env });
    running[index] = sample;
    await sample.ready;
  };
  /** nginx sends it requests. */
  const isInUse = async (index: number): Promise<void> => {
    const headers = { authorization: `Bearer ${token}` };
    const metrics = await (await fetch(`http://127.0.0.1:${ports[index]}/metrics`, { headers })).text();
    expect(metrics).toContain('http_request_duration_seconds_count{method="POST",route="/v1/notes/once",status="200"}');
  };

  beforeAll(async () => {
    built = await buildSampleServer();
    dataDir = await mkdtemp(join(tmpdir(), 'caravan-rolling-'));
    database = await testDatabase();
    ports = [await freePort(), await freePort(), await freePort()];
    for (let index = 0; index < processes; index += 1) await start(index);
    nginx = await startNginx(ports);
  }, 60_000);
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(
      running.map(async ({ child, ended }) => {
        child.kill('SIGTERM');
        await ended;
      }),
    );
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
    await built.remove();
  }, 60_000);

  it(
    `${rounds} of ${processes} processes lose no request, and each write is made once`,
    async () => {
      const traffic = trafficTo(nginx);
      for (let restart = 0; restart < rounds * processes; restart += 1) {
        const index = restart % processes;
        await vi.waitFor(() => isInUse(index), 20_000);
        const before = traffic.sent.length;
        running[index]?.child.kill('SIGTERM');
        expect(await running[index]?.ended).toBe(0);
        expect(traffic.sent.length).toBeGreaterThan(before);
        await start(index);
      }
      await traffic.stop();
      expect(
        traffic.sent.filter(({ outcome }) => outcome !== 200),
        await nginx.log(),
      ).toEqual([]);

      const written = traffic.sent.flatMap(({ text }) => (text === undefined ? [] : [text]));
      const { rows } = await database.pool.query<{ text: string }>('SELECT text FROM note');
      expect(rows.map(({ text }) => text).sort()).toEqual(written.sort());
      if (soaking) console.log(`${traffic.sent.length} requests, ${rounds * processes} restarts`);
    },
    rounds * processes * 20_000,
  );
});
