// `npm run bench -- million`: a shop of a million orders beside one of ten thousand. No statement of a page or a queue may
// take more than 50 ms (what waits for a shopper: 20 ms), nor more than five times what it takes in the small shop.
// `BENCH_ORDERS=100000` makes a smaller one; BENCH_DATA keeps it in a folder.
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { embeddedConnection } from './lib/embedded-connection.mjs';
import { freePort } from './lib/free-port.mjs';
import { makeShop } from './lib/make-shop.mjs';
import { staff, startShopServer } from './lib/shop-server.mjs';
import { withStatistics } from './lib/statistics.mjs';
import { emptyShop, growShop, makeSamples } from './million/large-shop.mjs';
import { measurePages } from './million/measure-pages.mjs';

const most = { ms: 50, ratio: 5 };
/** Home begins with it after each login. */
const mostOfPage = { '/users/turns': 20 };
/** A statement that takes less is fast in any shop. */
const negligibleMs = 2;
const start = async (dataDir) => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = await withStatistics(dataDir, () => startShopServer({ dataDir, port }));
  const connection = embeddedConnection(dataDir);
  const shop = makeShop({ url, connection, staff });
  const stop = async () => {
    await shop.close();
    await server.stop();
  };
  return { shop, connection, stop };
};

const sizeOf = async (shop) => {
  const { rows } = await shop.sql(
    'SELECT pg_size_pretty(pg_database_size(current_database())) AS size, (SELECT count(*) FROM purchase_order) AS orders, (SELECT count(*) FROM ledger_entry) AS entries, (SELECT count(*) FROM letter) AS messages',
  );
  return rows[0];
};

const shortened = (query) => query.replaceAll(/\s+/g, ' ').slice(0, 110);

const report = (small, large) => {
  const rows = [...large.entries()].map(([key, { page, query, ms }]) => {
    const before = small.get(key)?.ms;
    const ratio = before === undefined ? undefined : ms / Math.max(before, negligibleMs / most.ratio);
    return {
      page,
      ms,
      before,
      ratio,
      query,
      missed: ms > (mostOfPage[page] ?? most.ms) || (ms > negligibleMs && ratio > most.ratio),
    };
  });
  const missed = rows.filter((row) => row.missed).toSorted((a, b) => b.ms - a.ms);
  console.log(
    `\n${rows.length} statements of ${new Set(rows.map(({ page }) => page)).size} pages; ${missed.length} miss a target:`,
  );
  for (const { page, ms, before, ratio, query } of missed)
    console.log(
      `  ${ms.toFixed(1)} ms (${before?.toFixed(2) ?? '–'} in the small shop, ${ratio?.toFixed(1) ?? '–'}×)  GET ${page}\n      ${shortened(query)}`,
    );
  return missed.length;
};

export const benchMillion = async () => {
  const orders = Number(process.env.BENCH_ORDERS ?? 1_000_000);
  const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'caravan-million-'));
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o755);
  const { shop, connection, stop } = await start(dataDir);
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    const { rows } = await shop.sql(`SELECT id FROM user_account WHERE role = 'staff'`);
    const samples = await makeSamples(
      shop,
      rows.map(({ id }) => id),
    );
    const grower = { ...shop, connect: () => pool.connect() };
    const measured = [];
    let size = emptyShop();
    for (const count of [Math.ceil(orders / 100), orders]) {
      const began = performance.now();
      size = await growShop(grower, samples, size, count);
      const { size: bytes, ...rowsOf } = await sizeOf(shop);
      console.log(`${JSON.stringify(rowsOf)} in ${bytes}, after ${Math.round((performance.now() - began) / 1_000)} s`);
      measured.push(await measurePages(shop, samples.settled.token));
    }
    return report(...measured);
  } finally {
    await pool.end();
    await stop();
    if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true, force: true });
  }
};
