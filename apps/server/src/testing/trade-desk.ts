import { registerContract } from '@caravan/auth/contract/schema';
import { getOrderContract, placeOrdersContract } from '@caravan/cart-orders/contract/orders';
import { addToCartContract, newLine } from '@caravan/cart-orders/contract/schema';
import { createPaymentContract } from '@caravan/fund-payment/contract/schema';
import { adjustBalanceContract } from '@caravan/fund-payment/contract/staff';
import { newId, type StaffRole } from '@caravan/kernel';
import {
  createParcelContract,
  createPurchaseContract,
  newParcel,
  newPurchase,
  parcelReceipt,
  receiveParcelContract,
  type NewPurchaseInput,
} from '@caravan/procurement/contract/schema';
import type { Config, Session } from '@caravan/server-core';
import { caller, seedStaffRoles, testServer, type Caller, type TestServer } from '@caravan/server-core/testing';
import { listTasksContract, taskQuery } from '@caravan/tasks/contract/schema';
import { sql } from 'drizzle-orm';
import { testFeatures } from './test-features.ts';

/** The header that makes a call idempotent. */
export const key = (value = newId()) => ({ 'idempotency-key': value });

/** The whole server, with members of staff who hold the roles that a test gives them. */
export interface TradeDesk {
  server: TestServer;
  /** A member of staff; the same name is the same person. */
  member: (name: string, ...roles: StaffRole[]) => Promise<Caller>;
  /** A member of staff with an account, as approvals look up the roles of those who ask. */
  hire: (name: string, ...roles: StaffRole[]) => Promise<Caller>;
  /** A shopper whose session does not end, for tests that take days. */
  shopper: (userId: string) => Caller;
  /** The token of a member, for requests without a contract's call. */
  tokenOf: (member: Caller) => string;
  close: () => Promise<void>;
}

export const tradeDesk = async (config: Partial<Config> = {}): Promise<TradeDesk> => {
  const sessions = new Map<string, Session>();
  const tokens = new Map<Caller, string>();
  const server = await testServer({
    compose: async (core) => {
      const { features, authenticate } = await testFeatures(core);
      return { features, authenticate: async (token) => sessions.get(token) ?? authenticate(token) };
    },
    config: {
      databasePool: 34,
      westpayReceiver: { name: 'Caravan Trading Ltd', city: 'Shenzhen', country: 'CN' },
      ...config,
    },
  });
  // The rates that ship with the product price no payment. These stay new however long a test takes.
  await server.core.db.execute(sql`UPDATE exchange_rate SET source = 'staff', as_of = '2100-01-01'`);
  const member: TradeDesk['member'] = async (name, ...roles) => {
    const token = newId();
    const userId = `staff_${name}`;
    sessions.set(token, { id: `session_${newId()}`, userId, role: 'staff', staffRoles: roles });
    await seedStaffRoles(server.core, userId, roles);
    const one = caller(server.app, token);
    tokens.set(one, token);
    return one;
  };
  return {
    server,
    member,
    async hire(name, ...roles) {
      await server.core.db.execute(sql`INSERT INTO user_account
        (id, email, password_hash, password_version, role, language, email_verified_at, created_at)
        VALUES (${`staff_${name}`}, ${`${name}@shop.test`}, '-', 1, 'staff', 'en', now(), now()) ON CONFLICT DO NOTHING`);
      return member(name, ...roles);
    },
    shopper(userId) {
      const token = newId();
      sessions.set(token, { id: `session_${newId()}`, userId, role: 'shopper', staffRoles: [] });
      return caller(server.app, token);
    },
    tokenOf: (member) => tokens.get(member) ?? '',
    close: () => server.close(),
  };
};

/** Goods of one price, so that amounts are easy to check: ¥50.00 a piece, ¥6.00 for the shop's delivery. */
export interface WantedGoods {
  name: string;
  quantity: number;
  shop?: string;
  photos?: number;
}

/** Orders goods, unpaid, and gives the numbers of their orders. */
export const placeGoods = async (
  shopper: Caller,
  goods: readonly WantedGoods[],
  coupon_code?: string,
): Promise<string[]> => {
  const cartIds: string[] = [];
  for (const { name, quantity, shop = 'Tea House', photos = 0 } of goods) {
    const manual = { url: '', name, spec: 'plain', shop_name: shop, unit_price_fen: 5_000, domestic_shipping_fen: 600 };
    const body = newLine.parse({ manual, quantity, photo: { count: photos, note: '' } });
    cartIds.push((await shopper.call(addToCartContract, { body })).data.id);
  }
  const placed = await shopper.call(placeOrdersContract, {
    body: { cart_ids: cartIds, contact: { name: 'Ada' }, note: '', ...(coupon_code !== undefined && { coupon_code }) },
    headers: key(),
  });
  return placed.data.orders.map((order) => order.number);
};

/** A paid order of a new shopper. */
export const paidGoods = async ({ server, member }: TradeDesk, goods: readonly WantedGoods[], coupon_code?: string) => {
  const password = 'correct1horse';
  const email = `${newId().toLowerCase()}@example.com`;
  const registered = await caller(server.app).call(registerContract, {
    body: { email, password, password_confirm: password, agree: true },
  });
  const shopper = caller(server.app, registered.data.token);
  const owner = await member('owner', 'owner');
  await owner.call(adjustBalanceContract, {
    params: { id: registered.data.user.id },
    body: { amount_fen: 1_000_000, remark: 'A gift' },
    headers: key(),
  });
  const numbers = await placeGoods(shopper, goods, coupon_code);
  await shopper.call(createPaymentContract, {
    body: { kind: 'order', refs: numbers, method: 'balance' },
    headers: key(),
  });
  const number = numbers[0] ?? '';
  // The cart shows the latest goods first; here lines have the order in which a test names them.
  const positionOf = (line: { name: string }) => goods.findIndex(({ name }) => name === line.name);
  const order = async () => {
    const { data } = await shopper.call(getOrderContract, { params: { number } });
    return { ...data, lines: data.lines.toSorted((a, b) => positionOf(a) - positionOf(b)) };
  };
  return {
    userId: registered.data.user.id,
    shopper,
    number,
    order,
    lines: (await order()).lines,
  };
};

export type PaidGoods = Awaited<ReturnType<typeof paidGoods>>;

/** A purchase of the given pieces, as the console sends it. */
export const buy = (
  buyer: Caller,
  number: string,
  lines: readonly { id: string; pieces: number }[],
  over: Partial<NewPurchaseInput> = {},
  headers = key(),
) =>
  buyer.call(createPurchaseContract, {
    params: { number },
    body: newPurchase.parse({
      supplier_order_no: `TB-${number}`,
      account: 'caravan-01',
      paid_fen: 5_600,
      lines: lines.map(({ id, pieces }) => ({ line_id: id, quantity: pieces })),
      ...over,
    }),
    headers,
  });

/** Announces a parcel of a purchase. */
export const announce = (buyer: Caller, purchaseId: string, trackingNumber: string) =>
  buyer.call(createParcelContract, {
    params: { id: purchaseId },
    body: newParcel.parse({ tracking_number: trackingNumber, carrier: 'SF' }),
  });

const measures = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50 };

/** Receives pieces in a parcel. */
export const receive = (
  receiver: Caller,
  parcelId: string,
  lines: readonly { id: string; pieces: number; over?: object }[],
  {
    moreComes = false,
    warehouse,
    headers = key(),
  }: { moreComes?: boolean; warehouse?: string | undefined; headers?: Record<string, string> } = {},
) =>
  receiver.call(receiveParcelContract, {
    params: { id: parcelId },
    body: parcelReceipt.parse({
      lines: lines.map(({ id, pieces, over }) => ({ line_id: id, quantity: pieces, ...measures, ...over })),
      more_comes: moreComes,
      warehouse,
    }),
    headers,
  });

/** The refs of the open tasks of a queue. */
export const openTasks = async (
  staff: Caller,
  queue: 'buy' | 'review' | 'seller' | 'receive' | 'unmatched' | 'proof',
) => (await staff.call(listTasksContract, { query: taskQuery.parse({ queue, limit: '100' }) })).data.items;
