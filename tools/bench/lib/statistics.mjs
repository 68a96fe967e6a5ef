// PostgreSQL's own statistics of statements (`pg_stat_statements`), which it loads at its start.
import pg from 'pg';
import { embeddedConnection } from './embedded-connection.mjs';

const inDatabase = async (dataDir, work) => {
  const client = new pg.Client(embeddedConnection(dataDir));
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Starts a server with its embedded PostgreSQL so that this one counts statements: the server starts twice. */
export const withStatistics = async (dataDir, start) => {
  const first = await start();
  await inDatabase(dataDir, (client) =>
    client.query(`ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'`),
  );
  await first.stop();
  const second = await start();
  await inDatabase(dataDir, (client) => client.query('CREATE EXTENSION IF NOT EXISTS pg_stat_statements'));
  return second;
};

/** The statements that ran so far, `BEGIN` and `COMMIT` included, without those of jobs that wait for work. */
export const countStatements = async (shop) => {
  const { rows } = await shop.sql(
    `SELECT coalesce(sum(calls), 0)::float8 AS calls FROM pg_stat_statements WHERE query !~ 'pgboss|pg_stat_statements|cache_version'`,
  );
  return rows[0].calls;
};
