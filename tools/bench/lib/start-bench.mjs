// Starts a built server on a temporary data folder with the embedded PostgreSQL, and the bare server on the same
// PostgreSQL.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child-server.mjs';
import { embeddedConnection } from './embedded-connection.mjs';
import { freePort } from './free-port.mjs';
import { makeShop } from './make-shop.mjs';
import { forgetPeak, peakMemory } from './process-usage.mjs';
import { staff, startShopServer } from './shop-server.mjs';
import { withStatistics } from './statistics.mjs';
import { median } from './words.mjs';

const startBare = async (dataDir, connection) => {
  const port = await freePort();
  const server = await startChild([join(import.meta.dirname, '../bare-server.mjs')], {
    env: { PORT: String(port), PGCONNECTION: JSON.stringify(connection) },
    log: join(dataDir, 'bare.log'),
    ready: /ready/,
  });
  return { ...server, url: `http://127.0.0.1:${port}` };
};

/** `env`: more variables of the server. `root`: the checkout whose build runs. `bare`: false without the bare server. */
export const startBench = async ({ env: more = {}, root, bare: hasBare = true } = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  chmodSync(dataDir, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...more,
    ...(process.env.BENCH_CPU_PROF ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.BENCH_CPU_PROF}` } : {}),
  };
  const startShop = () => startShopServer({ dataDir, port, env, ...(root ? { root } : {}) });

  let shopServer = await withStatistics(dataDir, startShop);
  let highest = 0;
  const connection = embeddedConnection(dataDir);
  const shop = makeShop({ url, connection, staff });
  const bare = hasBare ? await startBare(dataDir, connection) : undefined;
  let runs = true;
  const stopOthers = async () => {
    if (!runs) return;
    runs = false;
    await shop.close();
    await bare?.stop();
  };
  /** The server's peak memory since the last `forgetPeak`. */
  const peak = () => {
    const bytes = peakMemory(shopServer.pid);
    highest = Math.max(highest, bytes);
    return bytes;
  };

  return {
    url,
    shop,
    server: () => ({ pid: shopServer.pid, url }),
    bare,
    peak,
    forgetPeak: () => {
      peak();
      forgetPeak(shopServer.pid);
    },
    /** Returns the server's peak memory over all, and its restart time, the median of three. The bare server stops. */
    async restart() {
      peak();
      await stopOthers();
      const taken = [];
      for (let time = 0; time < 3; time += 1) {
        await shopServer.stop();
        shopServer = await startShop();
        taken.push(shopServer.startedInMs);
      }
      return { peak: highest, restartMs: median(taken) };
    },
    async stop() {
      await stopOthers();
      await shopServer.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
