import type { APIRequestContext } from '@playwright/test';
import { demoLink } from '../shop-address.ts';
import { tokenInMail } from '../mails.ts';
import { person, register, staff, type Person } from '../people.ts';
import { inviteFriend, startPrograms } from './promotions.ts';
import { openTrade, picture, type Trade } from './trade.ts';
import { makePackages } from './warehouse.ts';
import { written, type Written } from './written.ts';

export type Language = keyof typeof written;

/** A shopper with one of everything, so that every page shows content. */
export interface Shopper {
  token: string;
  email: string;
  orders: Record<
    'pending' | 'alsoPending' | 'paid' | 'processing' | 'stocked' | 'refunding' | 'refunded' | 'cancelled',
    string
  >;
  packages: Record<'pending' | 'paid' | 'shipped' | 'done', string>;
  payments: Record<'waiting' | 'succeeded' | 'failed' | 'western' | 'told', string>;
  /** Goods in the warehouse that are in no package. */
  items: string[];
  /** The number of a paid service for the first of them, and of a return of other goods. */
  service: string;
  goodsReturn: string;
  /** The number of a measurement that is done and was corrected. */
  measurement: string;
  /** The number of a packing rehearsal of the last of them that is done. */
  rehearsal: string;
  cart: string[];
  /** The id of a conversation about an order. */
  conversation: string;
  /** The id of a conversation in which a buyer has offered goods. */
  request: string;
  /** The id of the shopper's own archive, imported. */
  imported: string;
  /** Tokens of unused links in mails, and of the shipped package's tracking page. */
  links: { reset: string; track: string };
}

const introduce = async (
  request: APIRequestContext,
  me: Person,
  words: Written,
  language: Language,
): Promise<string> => {
  await me.call('POST', '/users/preferences', { language });
  await me.call('POST', '/users/update_info', {
    nickname: words.nickname,
    gender: 'female',
    birthday: '1990-02-28',
    phone: '+49 30 123456',
    residence: 'DE',
  });
  await me.upload('/users/alter_avatar', { avatar: await picture(request, 'umbrella') });
  const { address } = words;
  const berlin = {
    continent: 'europe',
    country: 'DE',
    province: '',
    city: address.city,
    detail: address.detail,
    postcode: '10115',
    phone: '+49 30 123456',
  };
  const fresno = {
    continent: 'north_america',
    country: 'US',
    province: 'CA',
    city: address.secondCity,
    detail: address.second,
    postcode: '93650',
    phone: '+1 559 555 0134',
  };
  const who = { first_name: address.first, last_name: address.last, email: 'ada@example.test' };
  const { id } = await me.call<{ id: string }>('POST', '/addresses', {
    kind: 'shipping',
    ...who,
    ...berlin,
    is_default: true,
  });
  await me.call('POST', '/addresses', { kind: 'shipping', ...who, ...fresno, is_default: false });
  await me.call('POST', '/addresses', { kind: 'billing', ...who, ...berlin, is_default: true });
  return id;
};

const makeOrders = async (
  { order, payOrder }: Trade,
  me: Person,
  clerk: Person,
  words: Written,
): Promise<Omit<Shopper['orders'], 'stocked'>> => {
  const orders = {
    cancelled: await order('chime'),
    refunded: await order('jacket'),
    refunding: await order('umbrella', 'caddy'),
    processing: await order('tote'),
    paid: await order('lamp', 'chime'),
    alsoPending: await order('umbrella'),
    pending: await order('caddy', 'jacket', 'tote'),
  };
  await me.call('POST', `/orders/${orders.cancelled}/cancel`);
  for (const number of [orders.refunded, orders.refunding, orders.processing, orders.paid]) await payOrder(number);
  for (const number of [orders.refunded, orders.refunding])
    await me.call('POST', `/orders/${number}/refund`, { reason: words.refund });
  await clerk.call('POST', `/staff/orders/${orders.refunded}/refund/approve`, { note: words.refunded });
  await clerk.call('POST', `/staff/orders/${orders.processing}/process`, { supplier_order_no: '4400112234' });
  return orders;
};

const makePayments = async (request: APIRequestContext, me: Person, words: Written): Promise<Shopper['payments']> => {
  const recharge = async (method: string) =>
    (await me.call<{ id: string }>('POST', '/payments', { kind: 'recharge', amount_fen: 50_000, method })).id;
  const decided = async (outcome: 'succeeded' | 'failed') => {
    const id = await recharge('sandbox');
    await request.post(`/sandbox/pay/${id}`, { form: { outcome }, maxRedirects: 0 });
    return id;
  };
  const told = await recharge('westpay');
  const { instructions } = await me.call<{ instructions: { amount: string; currency: string } }>(
    'GET',
    `/payments/${told}`,
  );
  const remittance = {
    mtcn: `${Date.now()}`.slice(-10),
    sender_name: words.nickname,
    sender_country: 'DE',
    amount: instructions.amount,
    currency: instructions.currency,
  };
  await me.call('POST', `/payments/${told}/westpay`, remittance);
  return {
    succeeded: await decided('succeeded'),
    failed: await decided('failed'),
    waiting: await recharge('sandbox'),
    western: await recharge('westpay'),
    told,
  };
};

/** Adds a product of the demo shop to the cart, at a price that the shopper agreed with the shop. */
const addDemoGoods = async (me: Person): Promise<string> => {
  const goods = await me.call<{ snapshot_id: string; skus: { id: string }[] }>(
    'GET',
    `/goods?url=${encodeURIComponent(demoLink('tote'))}`,
  );
  const price_change = { unit_price_fen: 6_000, domestic_shipping_fen: 800, reason: 'negotiated' };
  const line = await me.call<{ id: string }>('POST', '/cart', {
    snapshot_id: goods.snapshot_id,
    sku_id: goods.skus[0]?.id,
    quantity: 2,
    price_change,
  });
  return line.id;
};

/** Downloads the shopper's archive and imports it again. */
const importOwnArchive = async (request: APIRequestContext, me: Person, token: string): Promise<string> => {
  const archive = await request.get('/v1/haul/archive', { headers: { authorization: `Bearer ${token}` } });
  const { id } = await me.upload<{ id: string }>('/haul/imports', {
    archive: { name: 'caravan.zip', mimeType: 'application/zip', buffer: await archive.body() },
  });
  return id;
};

/** Asks for goods, which a buyer offers with a picture. */
const askForGoods = async (
  request: APIRequestContext,
  me: Person,
  clerk: Person,
  { goods: { lamp }, otherShop, wish, found }: Written,
): Promise<string> => {
  const image = await picture(request, lamp.picture);
  const ofWish = await me.upload<{ id: string }>('/conversations/pictures', { image });
  const about = { kind: 'request' };
  const { id } = await me.call<{ id: string }>('POST', '/conversations', { about, text: wish, images: [ofWish.id] });
  const ofOffer = await clerk.upload<{ id: string }>('/staff/conversations/pictures', { image });
  await clerk.call('POST', '/staff/offers', {
    conversation_id: id,
    url: 'https://shop.example/lamp',
    name: lamp.name,
    spec: lamp.spec,
    shop_name: otherShop,
    unit_price_fen: lamp.fen,
    domestic_shipping_fen: lamp.shipping,
    quantity: 2,
    days: 3,
    text: found,
    image: ofOffer.id,
  });
  return id;
};

/** Registers a shopper and performs every action of shopper and staff, in the shopper's language. */
export const makeShopper = async (request: APIRequestContext, language: Language): Promise<Shopper> => {
  const words = written[language];
  const { email, token } = await register(request);
  const me = person(request, token, language);
  const clerk = await staff(request);
  await me.call('POST', '/send_active_email', {});
  await me.call('POST', '/active_email', { token: await tokenInMail(request, email, '/user/result') });
  const addressId = await introduce(request, me, words, language);
  const { id } = await me.call<{ id: string }>('GET', '/users/info');
  await clerk.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 300_000, remark: words.gift });
  await startPrograms(clerk);
  const trade = openTrade(request, me, clerk, words);
  const orders = await makeOrders(trade, me, clerk, words);
  const { stocked, ...warehouse } = await makePackages(request, trade, me, clerk, words, addressId);
  await inviteFriend(request, me, clerk, words);
  const payments = await makePayments(request, me, words);
  const cart = [
    await trade.addToCart('caddy', { photos: 2 }),
    await trade.addToCart('umbrella'),
    await trade.addToCart('lamp', { shop: words.otherShop, quantity: 2 }),
    await addDemoGoods(me),
  ];
  await me.call('POST', '/send_reset_password_email', { email });
  const { tracking_token: track } = await me.call<{ tracking_token: string }>(
    'GET',
    `/packages/${warehouse.packages.shipped}`,
  );
  const { id: conversation } = await me.call<{ id: string }>('POST', '/conversations', {
    about: { kind: 'order', ref: orders.paid },
    text: words.question,
  });
  const wanted = await askForGoods(request, me, clerk, words);
  const imported = await importOwnArchive(request, me, token);
  const links = { reset: await tokenInMail(request, email, '/user/resetPassword'), track };
  return {
    token,
    email,
    orders: { ...orders, stocked },
    ...warehouse,
    payments,
    cart,
    conversation,
    request: wanted,
    imported,
    links,
  };
};
