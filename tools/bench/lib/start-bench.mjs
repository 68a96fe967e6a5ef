// Starts the built server on a temporary data folder with the embedded PostgreSQL, and the bare server on the same
// PostgreSQL.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child-server.mjs';
import { embeddedConnection } from './embedded-connection.mjs';
import { freePort } from './free-port.mjs';
import { makeShop } from './make-shop.mjs';
import { peakMemory } from './process-usage.mjs';
import { staff, startShopServer } from './shop-server.mjs';
import { median } from './words.mjs';

/** `env`: more variables of the server. */
export const startBench = async ({ env: more = {} } = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'caravan-bench-'));
  chmodSync(dataDir, 0o755);
  const [port, barePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...more,
    ...(process.env.BENCH_CPU_PROF ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${process.env.BENCH_CPU_PROF}` } : {}),
  };
  const startShop = () => startShopServer({ dataDir, port, env });

  let shopServer = await startShop();
  const connection = embeddedConnection(dataDir);
  const bareServer = await startChild([join(import.meta.dirname, '../bare-server.mjs')], {
    env: { PORT: String(barePort), PGCONNECTION: JSON.stringify(connection) },
    log: join(dataDir, 'bare.log'),
    ready: /ready/,
  });
  const shop = makeShop({ url, connection, staff });
  let bareRuns = true;
  const stopBare = async () => {
    if (!bareRuns) return;
    bareRuns = false;
    await shop.close();
    await bareServer.stop();
  };

  return {
    url,
    shop,
    server: () => ({ pid: shopServer.pid, url }),
    bare: { pid: bareServer.pid, url: `http://127.0.0.1:${barePort}` },
    /** The server's peak memory so far. */
    peak: () => peakMemory(shopServer.pid),
    /** Returns the server's peak memory and its restart time, the median of three. It stops the bare server first. */
    async restart() {
      const peak = peakMemory(shopServer.pid);
      await stopBare();
      const taken = [];
      for (let time = 0; time < 3; time += 1) {
        await shopServer.stop();
        shopServer = await startShop();
        taken.push(shopServer.startedInMs);
      }
      return { peak, restartMs: median(taken) };
    },
    async stop() {
      await stopBare();
      await shopServer.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
