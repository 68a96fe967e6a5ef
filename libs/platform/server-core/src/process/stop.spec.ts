import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { scratchRoot } from '../../../../../tools/config/scratch-root.ts';
import { soaking } from '../testing/soak.ts';
import { usedDataFolder } from '../testing/used-data-folder.ts';
import { buildSampleServer, startSample, type SampleServer } from './sample-process.ts';

/** Two stops in a normal run, twenty with SOAK=1. */
const times = soaking ? 20 : 1;
const everyMilliseconds = 20;
const stoppedWithin = 5_000;

let built: SampleServer;
let parent: string;
let dataDir: string;
beforeAll(async () => {
  built = await buildSampleServer();
  parent = await mkdtemp(join(scratchRoot, 'caravan-stop-'));
  await chmod(parent, 0o755);
  dataDir = join(parent, 'data');
  await usedDataFolder(dataDir);
});
afterAll(async () => {
  await rm(parent, { recursive: true, force: true });
  await built.remove();
});

interface Sent {
  text: string;
  sentAt: number;
  /** The status of the answer, or the code of the error. */
  outcome: number | string;
}

/** Retries once on a new connection if the connection closes before an answer, as browsers do (RFC 9112, 9.3.1). */
const post = (url: string, agent: Agent, text: string, again = true): Promise<number | string> =>
  new Promise((resolve) => {
    const request = httpRequest(`${url}/v1/notes`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json' },
    });
    request.on('response', (response) => {
      response.on('error', () => resolve('truncated answer'));
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.resume();
    });
    request.on('error', (error: Error & { code?: string }) => {
      const retries = again && request.reusedSocket && error.code === 'ECONNRESET';
      resolve(retries ? post(url, agent, text, false) : (error.code ?? error.message));
    });
    request.end(JSON.stringify({ text }));
  });

/** Sends fifty requests a second, without waiting for answers. Every fifth takes 0.7 s. */
const sendOn = (url: string) => {
  const agent = new Agent({ keepAlive: true });
  const all: Promise<Sent>[] = [];
  const timer = setInterval(() => {
    const text = `${all.length % 5 === 0 ? 'slow' : 'quick'} ${crypto.randomUUID()}`;
    const sentAt = performance.now();
    all.push(post(url, agent, text).then((outcome) => ({ text, sentAt, outcome })));
  }, everyMilliseconds);
  return {
    count: () => all.length,
    async stop(): Promise<Sent[]> {
      clearInterval(timer);
      const sent = await Promise.all(all);
      agent.destroy();
      return sent;
    },
  };
};

const keptNotes = async (): Promise<Set<string>> => {
  const sample = startSample({ file: built.file, dataDir });
  const { data } = (await (await fetch(`${await sample.ready}/v1/notes`)).json()) as { data: string[] };
  sample.child.kill('SIGTERM');
  await sample.ended;
  return new Set(data);
};

it.each(Array.from({ length: times }, (_, index) => index + 1))(
  'SIGTERM at 50 requests a second drops none, run %i',
  async () => {
    const sample = startSample({ file: built.file, dataDir });
    const sending = sendOn(await sample.ready);
    await expect.poll(sending.count, { timeout: 30_000, interval: 50 }).toBeGreaterThan(50);
    const stopped = performance.now();
    sample.child.kill('SIGTERM');
    expect(await sample.ended).toBe(0);
    expect(performance.now() - stopped).toBeLessThan(stoppedWithin);
    const sent = await sending.stop();

    const before = sent.filter(({ sentAt }) => sentAt < stopped);
    expect(before.filter(({ outcome }) => outcome !== 200)).toEqual([]);
    // Later requests are answered too, or find no server.
    const unanswered = sent.filter(({ outcome }) => outcome !== 200);
    expect(
      unanswered.filter(
        ({ outcome }) => typeof outcome === 'number' || !['ECONNREFUSED', 'ECONNRESET'].includes(outcome),
      ),
    ).toEqual([]);
    // A request without an answer has no effect.
    const kept = await keptNotes();
    expect(sent.filter(({ text, outcome }) => kept.has(text) !== (outcome === 200))).toEqual([]);
  },
  60_000,
);
