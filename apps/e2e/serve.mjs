// The servers for the browser journeys: the production build, on a port and a temporary data folder each. The folders
// are deleted when the servers end.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const main = join(import.meta.dirname, '../../dist/apps/server/main.js');

const shops = process.env.PORTS.split(',').map((port) => {
  const dataDir = mkdtempSync(join(process.env.SCRATCH_ROOT ?? tmpdir(), 'caravan-e2e-'));
  // Root's PostgreSQL runs as another user, and would keep its data elsewhere if it could not enter the folder.
  chmodSync(dataDir, 0o755);
  const env = { ...process.env, PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: dataDir };
  const server = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const ended = new Promise((resolve) => {
    server.on('close', (code) => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve(code ?? 1);
    });
  });
  const ready = new Promise((resolve) => {
    createInterface({ input: server.stdout }).on('line', (line) => {
      if (line.includes('Caravan is ready')) resolve();
      // A journey that meets an error of the server shows its reason.
      if (/^\{"level":[456]0,/.test(line)) console.error(line);
    });
  });
  return { server, ready, ended, address: env.PUBLIC_URL };
});

const stop = () => shops.forEach(({ server }) => server.kill('SIGTERM'));
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, stop);
// One that cannot start, or ends, ends the others.
for (const { ended } of shops) void ended.then(stop);
/** Each receipt of goods would open a task for the photos of all goods that arrive. */
const setNoArrivalPhotos = async (address) => {
  const { STAFF_EMAIL: email, STAFF_PASSWORD: password } = process.env;
  const call = async (method, path, body, token) => {
    const answer = await fetch(`${address}/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
    return (await answer.json()).data;
  };
  const { token } = await call('POST', '/login', { email, password });
  const features = { shipping_estimate: false, community: false };
  await call('PUT', '/staff/configurations', { features, arrival_photos: 0 }, token);
};
void Promise.all(shops.map(({ ready, address }) => ready.then(() => setNoArrivalPhotos(address)))).then(() =>
  console.log('The shops are ready'),
);
const codes = await Promise.all(shops.map(({ ended }) => ended));
process.exit(Math.max(...codes));
