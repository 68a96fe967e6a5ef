// The costs of each page's statements, by PostgreSQL's own statistics (`pg_stat_statements`).
import { publicPages, shopperPages, staffPages } from './pages.mjs';

const warmUps = 2;
const calls = 5;

/** Something of an average shopper for the addresses of pages. */
const namesOf = async (shop, token) => {
  const { id, email } = await shop.call('GET', '/users/info', { token });
  const order = (await shop.call('GET', '/orders?status=in_stock', { token })).items[0].number;
  const number = (await shop.call('GET', '/packages', { token })).items[0].number;
  return { user: id, email, order, package: number };
};

const named = (path, names) => path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(names[name]));

const statementsOf = async (shop, path, token) => {
  const call = async (times) => {
    for (let time = 0; time < times; time += 1) await shop.call('GET', path, { token });
  };
  await call(warmUps);
  await shop.sql('SELECT pg_stat_statements_reset()');
  await call(calls);
  const { rows } = await shop.sql(
    `SELECT query, mean_exec_time AS ms, calls FROM pg_stat_statements WHERE query ~* '^\\s*(SELECT|WITH)' AND query !~ 'pgboss|pg_stat_statements'`,
  );
  return rows;
};

/** The cost of each statement of each page in milliseconds, by page and text. */
export const measurePages = async (shop, shopperToken) => {
  const staff = await shop.staffToken();
  const names = await namesOf(shop, shopperToken);
  const groups = [
    [shopperPages, shopperToken],
    [publicPages, undefined],
    [staffPages, staff],
  ];
  const costs = new Map();
  for (const [pages, token] of groups)
    for (const page of pages)
      for (const { query, ms } of await statementsOf(shop, named(page, names), token))
        costs.set(`${page}\n${query}`, { page, query, ms });
  return costs;
};
