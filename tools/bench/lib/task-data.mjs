// Queues with few and with many tasks, made once for all rows that read them. No feature wants these tasks.
import { oncePerShop } from './once-per-shop.mjs';

const once = oncePerShop();
/** Tasks in one statement. */
const atOnce = 5_000;

const fill = async (shop, queue, count) => {
  for (let first = 1; first <= count; first += atOnce) {
    await shop.sql(
      `INSERT INTO task (id, queue, kind, ref, state, title, search, facts, amount_fen, "group", due_at, opened_at)
       SELECT $1::text || i, $1::text, 'bench', 'BENCH' || i, 'open', 'Canvas tote ' || i, 'canvas tote ' || i || E'\\nbench' || i || E'\\nshop ' || i % 50, '{}', i % 5000, 'shop ' || i % 50,
              now() + i * interval '1 second', now() - i * interval '1 second'
       FROM generate_series($2::int, $3::int) i`,
      [queue, first, Math.min(count, first + atOnce - 1)],
    );
  }
  await shop.sql('ANALYZE task');
};

/** The path of a queue's first page; its tasks are made at the first call. */
export const queuePage = async (shop, queue, count) => {
  await once(shop, queue, () => fill(shop, queue, count));
  return `/v1/staff/tasks?queue=${queue}&limit=50`;
};

/** The path of the page after the middle of a queue. */
export const middlePage = async (shop, queue, count) => {
  const path = await queuePage(shop, queue, count);
  const { rows } = await shop.sql(
    `SELECT due_at, id FROM task WHERE queue = $1 AND state = 'open' ORDER BY due_at, id OFFSET $2 LIMIT 1`,
    [queue, Math.floor(count / 2)],
  );
  const [{ due_at: due, id }] = rows;
  return `${path}&cursor=${Buffer.from(JSON.stringify([due.toISOString(), id])).toString('base64url')}`;
};
