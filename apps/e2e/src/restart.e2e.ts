import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { scratchRoot } from '../../../tools/config/scratch-root.ts';
import { freshEmail, password } from './support/journey.ts';

const start = join(import.meta.dirname, '../../../tools/start.mjs');

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

interface Run {
  process: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
}

/** The same command as `npm start`, on the build under test. */
const run = (port: number, dataDir: string): Run => {
  const child = spawn(process.execPath, [start, '--no-build'], {
    env: { ...process.env, PORT: String(port), PUBLIC_URL: '', DATA_DIR: dataDir, RATE_LIMITS: 'on' },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += String(chunk)));
  child.stderr.on('data', (chunk) => (output += String(chunk)));
  return { process: child, output: () => output, ended: new Promise((resolve) => child.on('close', resolve)) };
};

test('the start prints its addresses and refuses a second server, and a restart keeps the cart', async () => {
  const dataDir = mkdtempSync(join(scratchRoot, 'caravan-restart-'));
  // Root's PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const otherPort = await freePort();
  const api = (path: string, token?: string, body?: object) =>
    fetch(`http://127.0.0.1:${port}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then(async (answer) => ((await answer.json()) as { data: { token: string; items: { name: string }[] } }).data);

  const first = run(port, dataDir);
  try {
    await expect.poll(first.output, { timeout: 30_000 }).toContain(`/demo-shop/`);
    expect(first.output()).toContain(`http://localhost:${port}`);
    expect(first.output()).toContain('/dev/mail');
    expect(first.output()).toMatch(/Staff account of the owner: \S+, password \S+/);

    const { token } = await api('/users', undefined, {
      email: freshEmail(),
      password,
      password_confirm: password,
      agree: true,
    });
    const goods = { url: '', name: 'Tea caddy', spec: 'tin', unit_price_fen: 4850, domestic_shipping_fen: 0 };
    await api('/cart', token, { manual: goods, quantity: 2 });

    const second = run(otherPort, dataDir);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/data folder .+ is in use by another Caravan process/);

    // Ctrl-C.
    first.process.kill('SIGINT');
    expect(await first.ended).toBe(0);

    const again = run(port, dataDir);
    try {
      await expect.poll(again.output, { timeout: 30_000 }).toContain('Caravan is ready');
      expect(again.output()).not.toContain('password');
      expect((await api('/cart', token)).items.map(({ name }) => name)).toEqual(['Tea caddy']);
    } finally {
      again.process.kill('SIGTERM');
      await again.ended;
    }
  } finally {
    first.process.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
