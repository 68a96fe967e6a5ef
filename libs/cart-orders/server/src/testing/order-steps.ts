import {
  acceptPriceChangeContract,
  approveRefundContract,
  cancelOrderContract,
  cancelRefundContract,
  getOrderContract,
  placeOrdersContract,
  processOrderContract,
  rejectRefundContract,
  requestRefundContract,
  staffCancelOrderContract,
  stockOrderContract,
  type NewOrders,
  type OrderStocking,
} from '@caravan/cart-orders/contract/orders';
import { newId, type OrderStatus } from '@caravan/kernel';
import type { Caller } from '@caravan/server-core/testing';
import { added, aManual, type CartServer } from './cart-server.ts';

/** The header that makes a call idempotent. */
export const key = (value = newId()) => ({ 'idempotency-key': value });

export const contact = { name: 'Ada Example' };

type Line = Parameters<typeof added>[1];

/** 2 × 50.00, 3 photos, 6.00 domestic shipping. */
export const aLine = (name = 'Tea'): Line => ({
  manual: aManual({ name, shop_name: 'Tea House' }),
  quantity: 2,
  photo: { count: 3, note: 'the lid' },
});

/** Orders lines of the cart as a client sends it. */
export const place = (caller: Caller, cartIds: readonly string[], over: Partial<NewOrders> = {}, headers = key()) =>
  caller.call(placeOrdersContract, { body: { cart_ids: [...cartIds], contact, note: '', ...over }, headers });

/** Adds goods of one shop to the cart and orders them. */
export const placedOrder = async (caller: Caller, lines: Line[] = [aLine()]): Promise<string> => {
  const ids: string[] = [];
  for (const line of lines) ids.push((await added(caller, line)).id);
  const { orders } = (await place(caller, ids)).data;
  if (orders.length !== 1 || !orders[0]) throw new Error('these lines belong to several shops');
  return orders[0].number;
};

export const orderOf = async (caller: Caller, number: string) =>
  (await caller.call(getOrderContract, { params: { number } })).data;

/** A shopper's calls for one order. */
export const shopperSteps = (caller: Caller, number: string) => ({
  cancel: () => caller.call(cancelOrderContract, { params: { number } }),
  refund: (over: { reason?: string; destination?: 'balance' | 'card' } = {}, headers = key()) =>
    caller.call(requestRefundContract, {
      params: { number },
      body: { reason: 'changed my mind', destination: 'balance', ...over },
      headers,
    }),
  withdraw: () => caller.call(cancelRefundContract, { params: { number } }),
});

const measures = { weight_g: 500, length_mm: 200, width_mm: 100, height_mm: 50, restrictions: [] };

/** Staff's calls for one order. */
export const staffSteps = (caller: Caller, number: string) => ({
  process: (supplierOrderNo = '4400112233') =>
    caller.call(processOrderContract, { params: { number }, body: { supplier_order_no: supplierOrderNo } }),
  cancel: (note = 'sold out', headers = key()) =>
    caller.call(staffCancelOrderContract, { params: { number }, body: { note }, headers }),
  accept: (note = '') => caller.call(acceptPriceChangeContract, { params: { number }, body: { note } }),
  stock: (lineIds: readonly string[], over: Partial<OrderStocking['lines'][number]> = {}) =>
    caller.call(stockOrderContract, {
      params: { number },
      body: { lines: lineIds.map((id) => ({ line_id: id, ...measures, ...over })) },
    }),
  approve: (note = '') => caller.call(approveRefundContract, { params: { number }, body: { note } }),
  reject: (note = '') => caller.call(rejectRefundContract, { params: { number }, body: { note } }),
});

/** An order that was brought to a state by the usual calls. */
export const orderIn = async (server: CartServer, status: OrderStatus, lines?: Line[]) => {
  const shopper = server.shopper();
  const staff = server.staff();
  const number = await placedOrder(shopper, lines);
  const own = shopperSteps(shopper, number);
  const office = staffSteps(staff, number);
  const lineIds = (await orderOf(shopper, number)).lines.map((line) => line.id);
  const ways: Record<OrderStatus, (() => Promise<unknown>)[]> = {
    pending_payment: [],
    cancelled: [own.cancel],
    paid: [() => server.money.pay(shopper.userId, [number])],
    processing: [() => server.money.pay(shopper.userId, [number]), () => office.process()],
    in_stock: [() => server.money.pay(shopper.userId, [number]), () => office.process(), () => office.stock(lineIds)],
    refund_processing: [() => server.money.pay(shopper.userId, [number]), () => own.refund()],
    refunded: [() => server.money.pay(shopper.userId, [number]), () => own.refund(), () => office.approve()],
  };
  for (const step of ways[status]) await step();
  return { shopper, staff, number, lineIds, own, office };
};
