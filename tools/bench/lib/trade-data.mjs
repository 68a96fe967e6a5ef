// Makes thousands of orders, ledger entries and goods as copies of real ones that were made by calls. So rows keep the
// shape that the server gives them, and all triggers and constraints of the database stay active.

const manual = {
  url: '',
  name: 'Longjing tea',
  spec: '250 g',
  shop_name: 'Tea House',
  unit_price_fen: 5_000,
  domestic_shipping_fen: 600,
};
const contact = { name: 'Ada' };

let keys = 0;
const key = () => ({ 'idempotency-key': `bench-data-${Date.now()}-${(keys += 1)}` });

const userIdOf = async (shop, token) => (await shop.call('GET', '/users/info', { token })).id;

const cartLine = (shop, token) => shop.call('POST', '/cart', { token, body: { manual, quantity: 2 } });

/** Copies one row; `changes` is an SQL object of the columns that differ, with `n` as the copy's number. */
const copies = (table, column, changes) =>
  `SELECT copy.* FROM ${table} sample, generate_series(1, $2) n, jsonb_populate_record(sample, ${changes}) copy WHERE sample.${column} = $1`;

/** Adds lines to a shopper's cart; returns their ids. */
export const fillCart = async (shop, token, count) => {
  const { id } = await cartLine(shop, token);
  const changes = `jsonb_build_object('id', sample.id || '-' || n, 'goods_key', sample.goods_key || '-' || n)`;
  const { rows } = await shop.sql(`INSERT INTO cart_line ${copies('cart_line', 'id', changes)} RETURNING id`, [
    id,
    count,
  ]);
  return rows.map((row) => row.id);
};

/** Makes a real unpaid order of 106.00; returns its number. */
const anOrder = async (shop, token) => {
  const { id } = await cartLine(shop, token);
  const { orders } = await shop.call('POST', '/orders', { token, headers: key(), body: { cart_ids: [id], contact } });
  return orders[0].number;
};

/**
 * Adds unpaid orders, each a minute older than the previous one; returns their numbers. One statement inserts an
 * order, its line and its event.
 */
export const fillOrders = async (shop, token, count) => {
  const sample = await anOrder(shop, token);
  const order = `jsonb_build_object('number', sample.number || '-' || n, 'created_at', sample.created_at - n * interval '1 minute')`;
  const line = `jsonb_build_object('id', sample.id || '-' || n, 'order_number', sample.order_number || '-' || n)`;
  const event = `jsonb_build_object('order_number', sample.order_number || '-' || n, 'at', sample.at - n * interval '1 minute')`;
  const { rows } = await shop.sql(
    `WITH made AS (INSERT INTO purchase_order ${copies('purchase_order', 'number', order)} RETURNING number),
      lines AS (INSERT INTO order_line ${copies('order_line', 'order_number', line)}),
      events AS (INSERT INTO order_event ${copies('order_event', 'order_number', event)})
      SELECT number FROM made`,
    [sample, count],
  );
  return rows.map(({ number }) => number);
};

/** Cancels most of them, so that a list has several statuses. */
export const cancelOrders = (shop, numbers) =>
  shop.sql(
    `WITH changed AS (UPDATE purchase_order SET status = 'cancelled', events = 2 WHERE number = ANY($1) RETURNING number, user_id, created_at)
      INSERT INTO order_event (order_number, seq, event, from_status, to_status, actor, actor_id, note, data, at)
      SELECT number, 2, 'cancelled', 'pending_payment', 'cancelled', 'shopper', user_id, NULL, '{}', created_at FROM changed`,
    [numbers],
  );

/** The entries of one statement: each entry adds a version of the wallet's row, which the next update must skip. */
const atATime = 500;

let fills = 0;

/** Adds adjustments of 100.00 each. */
export const fillWallet = async (shop, token, entries) => {
  const fill = `bench:${(fills += 1)}`;
  const userId = await userIdOf(shop, token);
  for (let from = 1; from <= entries; from += atATime) {
    const to = Math.min(entries, from + atATime - 1);
    await shop.sql(
      `WITH made AS (
        INSERT INTO ledger_transaction (number, key, type, refs, remark, at)
        SELECT upper('TX' || md5($4 || ':' || n)), $4 || ':' || n, 'adjustment', '{}', '{"en": "Adjustment", "zh": "调整"}', now()
        FROM generate_series($2::int, $3::int) n RETURNING id)
      INSERT INTO ledger_entry (transaction_id, account_id, amount_fen)
      SELECT made.id, side.account_id, side.amount_fen FROM made, (VALUES ('adjustment', -10000), ('wallet:' || $1, 10000)) side (account_id, amount_fen)
      ORDER BY made.id`,
      [userId, from, to, fill],
    );
  }
};

/** Pays an order, and lets staff buy its goods; returns the body of the call by which staff receive them. */
const bought = async (shop, token, number) => {
  const staff = await shop.staffToken();
  await shop.call('POST', '/payments', {
    token,
    headers: key(),
    body: { kind: 'order', refs: [number], method: 'balance' },
  });
  await shop.call('POST', `/staff/orders/${number}/process`, {
    token: staff,
    body: { supplier_order_no: `44${number}` },
  });
  const { lines } = await shop.call('GET', `/orders/${number}`, { token });
  const measured = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50 };
  return { lines: lines.map(({ id }) => ({ line_id: id, ...measured })) };
};

/** Makes a real order that has arrived. */
const stocked = async (shop, token) => {
  const number = await anOrder(shop, token);
  await fillWallet(shop, token, 2);
  const body = await bought(shop, token, number);
  await shop.call('POST', `/staff/orders/${number}/stock`, { token: await shop.staffToken(), body });
  return number;
};

/** The calls by which staff receive the goods of orders that were bought. */
export const arrivalsOf = async (shop, token, count) => {
  await fillWallet(shop, token, 2 * count);
  const staff = await shop.staffToken();
  const requests = [];
  for (let made = 0; made < count; made += 1) {
    const number = await anOrder(shop, token);
    const body = await bought(shop, token, number);
    requests.push({ method: 'POST', path: `/v1/staff/orders/${number}/stock`, token: staff, body });
  }
  return requests;
};

/** Crockford's base 32, as in the numbers that the server gives to goods. */
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
let codes = 0;

/** The last seven characters of numbers such as `IT2611048213K`, different for each of a run's goods. */
const newCodes = (count) =>
  Array.from({ length: count }, () => {
    codes += 1;
    return Array.from({ length: 7 }, (_, place) => characters[Math.floor(codes / 32 ** (6 - place)) % 32]).join('');
  });

/** Adds goods of a shopper to the warehouse; returns their ids. */
export const fillWarehouse = async (shop, token, count) => {
  const number = await stocked(shop, token);
  const changes = `jsonb_build_object('id', sample.id || '-' || n, 'line_id', sample.line_id || '-' || n,
    'number', left(sample.number, 6) || ($3::text[])[n])`;
  const { rows } = await shop.sql(
    `INSERT INTO store_item ${copies('store_item', 'order_number', changes)} RETURNING id`,
    [number, count, newCodes(count)],
  );
  return rows.map(({ id }) => id);
};

export const addAddress = async (shop, token) => {
  const body = {
    kind: 'shipping',
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.test',
    continent: 'europe',
    country: 'DE',
    province: '',
    city: 'Berlin',
    detail: 'Musterstraße 1',
    postcode: '10115',
    phone: '+49 30 123456',
    is_default: true,
  };
  return (await shop.call('POST', '/addresses', { token, body })).id;
};

/** A call with a unique idempotency key. */
export const keyed = (name, request) => ({ method: 'POST', ...request, headers: { 'idempotency-key': name } });
