// One burst of load on one server: requests a second, latency, and the server's CPU time for each.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { node24, run } from '../../lib/workspace.mjs';
import { cpuSeconds } from './process-usage.mjs';

const loader = join(import.meta.dirname, '../load.mjs');
export const connections = 16;

const asRequest = ({ method = 'GET', path, token, headers = {}, body }) => ({
  method,
  path,
  headers: {
    ...headers,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body ? { 'content-type': 'application/json' } : {}),
  },
  ...(body ? { body: JSON.stringify(body) } : {}),
});

/** A list of requests may exceed the length of a command line. */
const withFile = async (content, work) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-load-'));
  const file = join(folder, 'load.json');
  writeFileSync(file, JSON.stringify(content));
  try {
    return await work(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

export const burst = async ({ pid, url }, requests, seconds) => {
  const before = cpuSeconds(pid);
  const load = { url, connections, seconds, requests: requests.map(asRequest) };
  const { code, output } = await withFile(load, (file) => run(node24(), [loader, file], { capture: true }));
  const spent = cpuSeconds(pid) - before;
  if (code) throw new Error('the load could not be made');
  const { rate, good, p50, p99, faults } = JSON.parse(output.trim().split('\n').at(-1));
  if (faults) throw new Error(`${faults} of ${good + faults} requests to ${requests[0].path} failed`);
  return { rate, good, p50, p99, cpuMs: (spent * 1000) / good };
};
