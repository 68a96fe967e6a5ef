import type { APIRequestContext } from '@playwright/test';
import { demoLink } from '../demo-shop.ts';
import { person, staffToken, type Person } from '../people.ts';
import { makeShopper, type Shopper } from '../walk/shopper.ts';
import { openTrade, picture, type Trade } from '../walk/trade.ts';
import { written } from '../walk/written.ts';
import { makeLeads, makeMembers, makeTickets } from './members.ts';
import { consoleWritten, type ConsoleLanguage } from './words.ts';

/** The members of staff of the walk, with work in every queue that a test can fill. */
export interface Crew {
  /** The tokens of the sessions of the owner and of a receiver, who may not open every page. */
  owner: string;
  receiver: string;
  /** The token of an invitation that nobody has accepted. */
  invitation: string;
  shopper: Shopper;
  shopperId: string;
  orders: Record<'feeUnstated' | 'feeAsked' | 'lineAsked' | 'priceChanged' | 'coming' | 'arrived', string>;
  parcels: Record<'expected' | 'unmatched' | 'received', { id: string; tracking: string }>;
  packages: Record<'paid' | 'picking' | 'packed', string>;
  pick: string;
  handover: string;
  /** The id of a conversation with a question, a note and an answer. */
  ticket: string;
  members: string[];
  /** A payment that succeeded, and a movement of the ledger. */
  money: { payment: string; transaction: string };
  /** A request for the approval of an adjustment. */
  approval: string;
  /** A coupon that shoppers cannot use. */
  coupon: string;
  /** The ref of the task that each queue shows first; the queues without one stay empty in this walk. */
  tasks: Partial<Record<string, string>>;
}

interface Order {
  lines: { id: string; quantity: number }[];
}

const orderOf = async (me: Person, body: object): Promise<string> => {
  const line = await me.call<{ id: string }>('POST', '/cart', body);
  const { orders } = await me.call<{ orders: { number: string }[] }>('POST', '/orders', {
    cart_ids: [line.id],
    contact: { name: 'Ada Example' },
  });
  return orders[0]?.number ?? '';
};

/** Orders a product of the demo shop. */
const orderDemo = async (me: Person, page: 'tote' | 'lamp', wishes: object = {}): Promise<string> => {
  const goods = await me.call<{ snapshot_id: string; skus: { id: string }[] }>(
    'GET',
    `/goods?url=${encodeURIComponent(demoLink(page))}`,
  );
  const sku = goods.skus[0] ? { sku_id: goods.skus[0].id } : {};
  return orderOf(me, { snapshot_id: goods.snapshot_id, ...sku, quantity: 1, ...wishes });
};

/** Buys all pieces of an order; resolves to the purchase. */
const buy = async (crew: Person, number: string): Promise<{ id: string; lines: Order['lines'] }> => {
  const { lines } = await crew.call<Order>('GET', `/staff/orders/${number}`);
  await crew.call('POST', `/staff/orders/${number}/purchases`, {
    supplier_order_no: `TB${number.slice(2)}`,
    account: 'caravan-1',
    paid_fen: 31_400,
    lines: lines.map(({ id, quantity }) => ({ line_id: id, quantity })),
  });
  const { items } = await crew.call<{ items: { id: string }[] }>('GET', `/staff/purchases?q=TB${number.slice(2)}`);
  return { id: items[0]?.id ?? '', lines };
};

const announce = async (
  crew: Person,
  purchase: string,
  tracking: string,
): Promise<{ id: string; tracking: string }> => {
  const body = { carrier: 'SF Express', tracking_number: tracking };
  const { id } = await crew.call<{ id: string }>('POST', `/staff/purchases/${purchase}/parcels`, body);
  return { id, tracking };
};

const makeOrders = async (
  me: Person,
  crew: Person,
  trade: Trade,
  language: ConsoleLanguage,
): Promise<Crew['orders']> => {
  const orders = {
    feeUnstated: await orderDemo(me, 'lamp'),
    feeAsked: await orderDemo(me, 'lamp'),
    priceChanged: await orderDemo(me, 'tote', {
      price_change: { unit_price_fen: 6_000, domestic_shipping_fen: 800, reason: 'negotiated' },
    }),
    lineAsked: await trade.order('tote', 'caddy'),
    coming: await trade.order('lamp', 'caddy'),
    arrived: await trade.order('tote', 'chime', 'jacket'),
  };
  for (const number of Object.values(orders)) await trade.payOrder(number);
  await crew.call('POST', `/staff/orders/${orders.feeAsked}/questions`, {
    kind: 'domestic_fee',
    text: consoleWritten[language].ask,
    options: [{ kind: 'pay_more', amount_fen: 1_500 }, { kind: 'cancel' }],
  });
  const { lines } = await crew.call<{ lines: { id: string }[] }>('GET', `/staff/orders/${orders.lineAsked}`);
  const { name, spec } = consoleWritten[language].goods;
  await crew.call('POST', `/staff/orders/${orders.lineAsked}/questions`, {
    kind: 'out_of_stock',
    line_id: lines[0]?.id,
    options: [
      { kind: 'wait' },
      { kind: 'substitute', goods: { name, spec, url: '', unit_price_fen: 4_000 } },
      { kind: 'drop' },
    ],
  });
  return orders;
};

const makeBins = async (crew: Person, language: ConsoleLanguage): Promise<void> => {
  const { zone, holding } = consoleWritten[language];
  const rows = [
    ...['A-01', 'A-02', 'B-01', 'B-02'].map((code, index) => ({
      code,
      zone,
      kind: 'shelf',
      position: 10 * (index + 1),
    })),
    { code: 'H-01', zone: holding, kind: 'holding', position: 100 },
  ];
  await crew.call('POST', '/staff/bins/import', { rows });
};

/** One parcel on its way, one that nobody expects, and one whose goods are in the warehouse. */
const makeParcels = async (
  request: APIRequestContext,
  crew: Person,
  orders: Crew['orders'],
  language: ConsoleLanguage,
) => {
  const { kept, note } = consoleWritten[language];
  const coming = await buy(crew, orders.coming);
  const arrived = await buy(crew, orders.arrived);
  const tail = orders.coming.slice(-4);
  const expected = await announce(crew, coming.id, `SF10468882${tail}`);
  const received = await announce(crew, arrived.id, `SF10468883${tail}`);
  const lost = { tracking_number: `YT77710012${tail}`, carrier: 'YTO Express', weight_g: 840, bin: 'H-01', note: kept };
  const unmatched = await crew.call<{ id: string }>('POST', '/staff/parcels', lost);
  await crew.upload(`/staff/parcels/${unmatched.id}/photos`, { photos: await picture(request, 'tea-set') });
  await crew.call('POST', `/staff/parcels/${received.id}/receive`, {
    lines: arrived.lines.map(({ id, quantity }, index) => ({
      line_id: id,
      quantity,
      weight_g: 420 + 210 * index,
      length_mm: 260,
      width_mm: 180,
      height_mm: 90,
      ...(index === 0 ? { bin: 'A-01' } : {}),
      ...(index === 1 ? { condition: 'damaged', note } : {}),
    })),
    more_comes: false,
  });
  return {
    parcels: { expected, received, unmatched: { id: unmatched.id, tracking: lost.tracking_number } },
  };
};

/** A package to pick, one on a pick list of which a part is collected, and a packed one in an open hand-over. */
const makePackages = async (me: Person, crew: Person, trade: Trade, { items }: Shopper) => {
  const addresses = await me.call<{ id: string; kind: string }[]>('GET', '/addresses');
  const address = addresses.find(({ kind }) => kind === 'shipping')?.id ?? '';
  const [first = '', second = '', third = '', fourth = ''] = items;
  const { items: stored } = await crew.call<{ items: { id: string; number: string }[] }>(
    'GET',
    '/staff/store?limit=100',
  );
  for (const [id, bin] of [
    [first, 'A-02'],
    [second, 'B-01'],
    [third, 'A-01'],
    [fourth, 'B-02'],
  ]) {
    const numbers = stored.filter((item) => item.id === id).map(({ number }) => number);
    await crew.call('POST', '/staff/store/move', { numbers, bin });
  }
  const packages = {
    paid: await trade.pack([first], address),
    picking: await trade.pack([second, third], address),
    packed: await trade.pack([fourth], address),
  };
  for (const ref of Object.values(packages))
    await me.call('POST', '/payments', { kind: 'package', refs: [ref], method: 'balance' });
  interface Pick {
    id: string;
    lines: { item_number: string }[];
  }
  const collect = async ({ id, lines }: Pick): Promise<void> => {
    for (const { item_number: code } of lines) await crew.call('POST', `/staff/picks/${id}/scan`, { code });
  };
  const packed = await crew.call<Pick>('POST', '/staff/picks', { packages: [packages.packed] });
  await collect(packed);
  await crew.call('POST', `/staff/packages/${packages.packed}/pack`, {
    items: packed.lines.map(({ item_number }) => item_number),
  });
  const picking = await crew.call<Pick>('POST', '/staff/picks', { packages: [packages.picking] });
  await collect({ ...picking, lines: picking.lines.slice(0, 1) });
  const { id: handover } = await crew.call<{ id: string }>('POST', '/staff/handovers', { carrier: 'China Post' });
  await crew.call('POST', `/staff/handovers/${handover}/scan`, {
    code: packages.packed,
    tracking_number: `LX${packages.packed.slice(-7)}01CN`,
  });
  return { packages, pick: picking.id, handover };
};

/** The queues that the walk fills. Goods expire after weeks, and disputes come from the card provider. */
export const filledQueues = [
  'buy',
  'review',
  'seller',
  'receive',
  'unmatched',
  'qc',
  'shelve',
  'pack',
  'ship',
  'return',
  'problem',
  'refund',
  'remit',
  'ticket',
  'lead',
] as const;

const firstTasks = async (owner: Person): Promise<Crew['tasks']> => {
  const tasks: Crew['tasks'] = {};
  for (const queue of filledQueues) {
    const { items } = await owner.call<{ items: { ref: string }[] }>('GET', `/staff/tasks?queue=${queue}`);
    tasks[queue] = items[0]?.ref;
  }
  return tasks;
};

const newestMoney = async (owner: Person): Promise<Crew['money']> => {
  const payments = await owner.call<{ items: { id: string }[] }>('GET', '/staff/payments?status=succeeded&limit=1');
  const ledger = await owner.call<{ items: { number: string }[] }>('GET', '/staff/ledger?limit=1');
  return { payment: payments.items[0]?.id ?? '', transaction: ledger.items[0]?.number ?? '' };
};

/** Asks for the approval of an adjustment above the limit, which is set for this alone. */
const askApproval = async (owner: Person, ref: string, language: ConsoleLanguage): Promise<string> => {
  const { gift, ask } = { gift: written[language].gift, ask: consoleWritten[language].ask };
  await owner.call('PUT', '/staff/approval_rule', { above_fen: 100_000 });
  const { id } = await owner.call<{ id: string }>('POST', '/staff/approvals', {
    kind: 'adjust',
    ref,
    body: { amount_fen: 250_000, remark: gift },
    why: ask,
  });
  await owner.call('PUT', '/staff/approval_rule', { above_fen: null });
  return id;
};

/** Makes a coupon that is not active, so that the shop's own pages stay as they are. */
const makeCoupon = async (owner: Person): Promise<string> => {
  const { id } = await owner.call<{ id: string }>('POST', '/staff/coupons', {
    kind: 'coupon',
    code: `10-${Date.now()}`,
    name: { en: 'Spring', zh: '春季优惠' },
    target: 'goods',
    percent: 10,
    cap_fen: 5_000,
    amount_fen: null,
    minimum_fen: 10_000,
    first_only: false,
    starts_at: null,
    ends_at: null,
    per_person: 1,
    budget_fen: 500_000,
    points_per_yuan: null,
    points_price: null,
    valid_days: null,
    active: false,
  });
  return id;
};

/** Makes a shopper and members of staff, and lets them do everything that fills a page of the console. */
export const makeCrew = async (request: APIRequestContext, language: ConsoleLanguage): Promise<Crew> => {
  const shopper = await makeShopper(request, language);
  const me = person(request, shopper.token, language);
  const token = await staffToken(request);
  const owner = person(request, token, language);
  const { id } = await me.call<{ id: string }>('GET', '/users/info');
  await owner.call('POST', `/staff/users/${id}/adjust`, { amount_fen: 300_000, remark: written[language].gift });
  const trade = openTrade(request, me, owner, written[language]);
  await makeBins(owner, language);
  const orders = await makeOrders(me, owner, trade, language);
  await makeLeads(request, owner, language);
  const made = {
    ...(await makeParcels(request, owner, orders, language)),
    ...(await makePackages(me, owner, trade, shopper)),
    ...(await makeMembers(request, owner, language)),
    ticket: await makeTickets(me, owner, orders.coming, language),
  };
  return {
    owner: token,
    shopper,
    shopperId: id,
    orders,
    ...made,
    approval: await askApproval(owner, id, language),
    coupon: await makeCoupon(owner),
    tasks: await firstTasks(owner),
    money: await newestMoney(owner),
  };
};
