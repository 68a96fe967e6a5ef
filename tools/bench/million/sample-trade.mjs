// Two shoppers whose trade is made by calls, so that every row has the shape that the server gives it. The large shop is
// made of their copies.
import { addAddress, keyed } from '../lib/trade-data.mjs';

const measured = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50 };
const names = [
  'Longjing tea',
  'Canvas tote',
  'Wool scarf',
  'Desk lamp',
  'Tea pot',
  'Umbrella',
  'Notebook',
  'Rain jacket',
];
const shops = ['Tea House', 'Silk Road', 'Lantern Lane'];

let made = 0;

/** The calls of one shopper and of the staff who serve the shopper. */
const traderOf = (shop, { token, id }, staff) => {
  const post = (path, body, as = token) => {
    const { headers, ...request } = keyed(`million-${(made += 1)}`, { token: as, body });
    return shop.call('POST', path, { ...request, headers });
  };
  const byStaff = (path, body) => post(`/staff${path}`, body, staff);
  const pay = (kind, ref) => post('/payments', { kind, refs: [ref], method: 'balance' });
  const order = async (lines = 2) => {
    const ids = [];
    const shopName = shops[made % shops.length];
    for (let line = 0; line < lines; line += 1) {
      made += 1;
      const name = names[made % names.length];
      const manual = {
        url: '',
        name,
        spec: 'plain',
        shop_name: shopName,
        unit_price_fen: 5_000,
        domestic_shipping_fen: 600,
      };
      ids.push((await shop.call('POST', '/cart', { token, body: { manual, quantity: 1 } })).id);
    }
    return (await post('/orders', { cart_ids: ids, contact: { name: 'Ada' }, note: '' })).orders[0].number;
  };
  const paid = async () => {
    const number = await order();
    await pay('order', number);
    return number;
  };
  const bought = async () => {
    const number = await paid();
    await byStaff(`/orders/${number}/process`, { supplier_order_no: `44${number}` });
    return number;
  };
  const stocked = async () => {
    const number = await bought();
    const { lines } = await shop.call('GET', `/orders/${number}`, { token });
    await byStaff(`/orders/${number}/stock`, { lines: lines.map((line) => ({ line_id: line.id, ...measured })) });
    const { items } = await shop.call('GET', '/store?page=1&page_size=100', { token });
    return items.filter((item) => item.order_number === number).map((item) => item.id);
  };
  const packed = async (address, itemIds) => {
    const body = { item_ids: itemIds, address_id: address, line_id: 'ems', declared_value_fen: 5_000 };
    const { number } = await post('/packages', body);
    await pay('package', number);
    return number;
  };
  return { id, token, post, byStaff, order, paid, bought, stocked, packed };
};

/** A shopper with money and an address. */
const newTrader = async (shop, index) => {
  const { token } = (await shop.shoppers(index + 1)).at(-1);
  const { id } = await shop.call('GET', '/users/info', { token });
  const trader = traderOf(shop, { token, id }, await shop.staffToken());
  await trader.byStaff(`/users/${id}/adjust`, { amount_fen: 5_000_000, remark: 'A gift' });
  return { trader, address: await addAddress(shop, token) };
};

/** Ten orders and three packages that are done, cancelled or refunded, with reviews and a conversation. Nothing is open. */
export const settledShopper = async (shop) => {
  const { trader, address } = await newTrader(shop, 0);
  const { token, post, byStaff } = trader;
  for (let parcel = 0; parcel < 3; parcel += 1) {
    const itemIds = [...(await trader.stocked()), ...(await trader.stocked())];
    const number = await trader.packed(address, itemIds);
    await byStaff(`/packages/${number}/ship`, { carrier: 'China Post EMS', tracking_number: `EE${number}` });
    await post(`/packages/${number}/receive`, {});
  }
  await post(`/orders/${await trader.order()}/cancel`, {});
  for (const number of [await trader.paid(), await trader.paid()])
    await byStaff(`/orders/${number}/cancel`, { note: 'Sold out' });
  const refunded = await trader.paid();
  await post(`/orders/${refunded}/refund`, { reason: 'too slow' });
  await byStaff(`/orders/${refunded}/refund/approve`, { note: '' });
  const { id } = await post('/conversations', { about: { kind: 'general' }, text: 'Where is my parcel?' });
  await byStaff(`/conversations/${id}/messages`, { text: 'It is on its way.', internal: false });
  return token;
};

/** Orders and packages in every state that waits for somebody. */
export const waitingShopper = async (shop) => {
  const { trader, address } = await newTrader(shop, 1);
  const { token, post, byStaff } = trader;
  await trader.order();
  await trader.paid();
  await trader.bought();
  await trader.stocked();
  await trader.packed(address, await trader.stocked());
  const shipped = await trader.packed(address, await trader.stocked());
  await byStaff(`/packages/${shipped}/ship`, { carrier: 'China Post EMS', tracking_number: `EE${shipped}` });
  await post(`/orders/${await trader.paid()}/refund`, { reason: 'too slow' });
  await post('/conversations', { about: { kind: 'general' }, text: 'When do you buy it?' });
  return token;
};
