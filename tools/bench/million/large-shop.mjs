// Makes a shop of the wanted size on a server that has just started, and measures its statements.
import { copyTrade, dropIndexes, moveSequences, readTrade } from './copy-rows.mjs';
import { settledShopper, waitingShopper } from './sample-trade.mjs';

const ordersOfSample = 10;
/** Copies in one statement: enough for speed, few enough for progress. */
const atOnce = 2_000;

/** The samples, and which rows they wrote. */
export const makeSamples = async (shop, staffIds) => {
  const read = async (make) => {
    const { rows } = await shop.sql('SELECT pg_current_xact_id()::text::bigint AS since');
    const token = await make(shop);
    return { token, trade: await readTrade(shop.sql, rows[0].since, new Set(staffIds)) };
  };
  await shop.staffToken();
  return { settled: await read(settledShopper), waiting: await read(waitingShopper) };
};

/** Where the copying has come to. */
export const emptyShop = () => ({ settled: 0, waiting: 0 });

const copySample = async (sql, trade, { from, to, apart, note }) => {
  for (let first = from; first <= to; first += atOnce) {
    await copyTrade(sql, trade, { from: first, to: Math.min(to, first + atOnce - 1), apart });
    note(first);
  }
};

/** Grows the shop to a number of orders, of which two in a hundred wait for somebody. */
export const growShop = async (shop, samples, size, orders) => {
  const wanted = { settled: Math.floor(orders / ordersOfSample), waiting: Math.floor(orders / 1_000) };
  const client = await shop.connect();
  const sql = (text, values) => client.query(text, values);
  try {
    await sql(
      `SET session_replication_role = replica; SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`,
    );
    const definitions = await dropIndexes(sql);
    for (const [name, apart] of [
      ['settled', '5 minutes'],
      ['waiting', '20 seconds'],
    ])
      await copySample(sql, samples[name].trade, {
        from: size[name] + 1,
        to: wanted[name],
        apart,
        note: (done) => process.stdout.write(`\r  ${name} shoppers: ${done} of ${wanted[name]} `),
      });
    process.stdout.write('\n');
    for (const definition of definitions) await sql(definition);
    await moveSequences(sql);
    await sql('RESET session_replication_role');
    await sql('VACUUM ANALYZE');
  } finally {
    client.release();
  }
  return wanted;
};
