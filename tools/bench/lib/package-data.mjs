// Packages that were created, paid and packed by calls, one after another for each shopper.
import { addAddress, fillWarehouse, fillWallet, keyed } from './trade-data.mjs';

/** The shipping method of all packages. */
const line = 'ems';

const post = (shop, path, { token, body, headers }) => shop.call('POST', path, { token, body, headers });

/** Creates packages of one item each; returns their numbers. */
export const unpaidPackages = async (shop, token, count) => {
  const addressId = await addAddress(shop, token);
  await fillWallet(shop, token, 5 * count);
  const numbers = [];
  for (const id of await fillWarehouse(shop, token, count)) {
    const body = { item_ids: [id], address_id: addressId, line_id: line, declared_value_fen: 5_000 };
    const { number } = await post(shop, '/packages', keyed(`packed-${id}`, { token, body }));
    numbers.push(number);
  }
  return numbers;
};

/** The same, paid from the balance. */
const paidPackages = async (shop, token, count) => {
  const numbers = await unpaidPackages(shop, token, count);
  const body = { kind: 'package', refs: numbers, method: 'balance' };
  await post(shop, '/payments', keyed(`paid-${numbers[0]}`, { token, body }));
  return numbers;
};

/** The calls by which staff pack paid packages of a shopper; they need no pick list. */
const packings = async (shop, token, count) => {
  const staff = await shop.staffToken();
  const requests = [];
  for (const number of await paidPackages(shop, token, count)) {
    const { items } = await shop.call('GET', `/staff/packages/${number}`, { token: staff });
    const body = { items: items.map((item) => item.number) };
    requests.push({ method: 'POST', path: `/v1/staff/packages/${number}/pack`, token: staff, body, number });
  }
  return requests;
};

/** The calls by which staff ship packages of a shopper that are packed. */
const shipments = async (shop, token, count) => {
  const methods = await shop.call('GET', '/staff/shipping_lines', { token: await shop.staffToken() });
  const { carrier } = methods.find(({ id }) => id === line);
  const requests = [];
  for (const { number, path, token: staff, body } of await packings(shop, token, count)) {
    await post(shop, path.replace('/v1', ''), { token: staff, body });
    const shipment = { carrier, tracking_number: `RR${number}` };
    requests.push({ method: 'POST', path: `/v1/staff/packages/${number}/ship`, token: staff, body: shipment });
  }
  return requests;
};

const ofAll = async (shop, make) =>
  (await Promise.all((await shop.shoppers(16)).map(({ token }) => make(token)))).flat();

export const packingsOf = (shop, each) => ofAll(shop, (token) => packings(shop, token, each));
export const shipmentsOf = (shop, each) => ofAll(shop, (token) => shipments(shop, token, each));
