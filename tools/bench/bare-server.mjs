// The reference for the benchmark: Fastify without anything around it. `PGCONNECTION` is the database, `PORT` the port
// to listen on.
import { argon2, randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.env.PGCONNECTION), max: 20 });
await pool.query('CREATE SCHEMA IF NOT EXISTS bench');
await pool.query('CREATE TABLE IF NOT EXISTS bench.bare (id integer PRIMARY KEY, text text NOT NULL)');
await pool.query(
  `INSERT INTO bench.bare SELECT n, 'row ' || n FROM generate_series(1, 1000) AS n ON CONFLICT DO NOTHING`,
);

/** The same cost and concurrency of hashes as in the shop. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 };
const atOnce = Math.min(3, availableParallelism());
const waiting = [];
let running = 0;
const hash = () =>
  new Promise((resolve, reject) => {
    const run = () => {
      running += 1;
      argon2('argon2id', { message: 'ferry2468', nonce: randomBytes(16), ...cost }, (error, digest) => {
        running -= 1;
        waiting.shift()?.();
        if (error) reject(error);
        else resolve(digest);
      });
    };
    if (running < atOnce) run();
    else waiting.push(run);
  });

const app = Fastify();
app.get('/hello', async () => ({ hello: 'world' }));
app.get('/row', async () => {
  const id = 1 + Math.trunc(Math.random() * 1000);
  const { rows } = await pool.query({
    name: 'bare',
    text: 'SELECT id, text FROM bench.bare WHERE id = $1',
    values: [id],
  });
  return rows[0];
});
app.get('/hash', async () => ({ digest: (await hash()).toString('base64') }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
console.log('bare server is ready');
process.on('SIGTERM', async () => {
  await app.close();
  await pool.end();
  process.exit(0);
});
