import {
  approveRefundSchema,
  getStaffOrderSchema,
  processOrderSchema,
  rejectRefundSchema,
  staffCancelOrderSchema,
  stockOrderSchema,
} from '@caravan/cart-orders/contract/orders';
import { getPackageSchema } from '@caravan/warehouse-packages/contract/schema';
import { shipPackageSchema } from '@caravan/warehouse-packages/contract/staff';
import { amountOf } from '../trade-model.ts';
import { actByState, actOnce, type Actor } from './acts.ts';
import type { BookedOrder } from './books.ts';
import { ordersAfter } from './order-steps.ts';
import { measured, packagesAfter } from './package-steps.ts';
import type { Seeded } from './seeded.ts';
import type { Trader } from './trader.ts';

/** Something that the clerk may do for a shopper. */
export type ClerkStep = (clerk: Actor, trader: Trader, chance: Seeded) => Promise<void>;

const note = { note: '' };
const timelineOf =
  ({ messenger: { call } }: Actor, number: string) =>
  async () =>
    (await call(getStaffOrderSchema, { params: { number } })).data.timeline;

export const processOrder: ClerkStep = async (clerk, { books }, { oneOf }) => {
  const order = oneOf(ordersAfter(books, 'paid'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['processing'] } };
  await actByState(clerk, books, processOrderSchema, { params: { number }, body: { supplier_order_no: number }, effect, timeline: timelineOf(clerk, number) });
};

export const staffCancel: ClerkStep = async (clerk, { books }, { oneOf }) => {
  const order = oneOf(ordersAfter(books, 'paid', 'processing'));
  if (!order) return;
  const { number, amountFen } = order;
  const effect = { fen: amountFen, events: { [number]: ['cancelled'] } };
  await actOnce(clerk, books, staffCancelOrderSchema, { params: { number }, body: note, effect });
};

export const stockOrder: ClerkStep = async (clerk, { books }, { below, oneOf }) => {
  const order = oneOf(ordersAfter(books, 'processing', 'received'));
  if (!order) return;
  const { number } = order;
  const missing = order.lines.filter(({ arrived }) => !arrived);
  const come = below(2) ? missing : missing.slice(0, 1);
  const { lines: shown } = (await clerk.messenger.call(getStaffOrderSchema, { params: { number } })).data;
  const lines = come.map(({ name }) => ({ line_id: shown.find((line) => line.name === name)?.id ?? '', ...measured }));
  await actByState(clerk, books, stockOrderSchema, {
    params: { number },
    body: { lines },
    effect: { shelf: come.length, events: { [number]: come.length === missing.length ? ['received', 'in_stock'] : ['received'] } },
    timeline: timelineOf(clerk, number),
    keep: () => {
      for (const line of come) line.arrived = true;
    },
  });
};

/** Goods that have not arrived, and shipping while nothing has; photos are kept. */
const refundOf = ({ lines }: BookedOrder): number => {
  const missing = lines.filter(({ arrived }) => !arrived).map((line) => ({ ...line, photos: 0 }));
  const all = missing.length === lines.length;
  return amountOf(all ? missing : missing.map((line) => ({ ...line, shippingFen: 0 }))).amountFen;
};

export const approveRefund: ClerkStep = async (clerk, { books }, { oneOf }) => {
  const order = oneOf(ordersAfter(books, 'refund_requested'));
  if (!order) return;
  const { number } = order;
  const event = order.lines.some(({ arrived }) => arrived) ? 'part_refunded' : 'refunded';
  const effect = { fen: refundOf(order), events: { [number]: [event] } };
  await actByState(clerk, books, approveRefundSchema, { params: { number }, body: note, effect, timeline: timelineOf(clerk, number) });
};

export const rejectRefund: ClerkStep = async (clerk, { books }, { oneOf }) => {
  const order = oneOf(ordersAfter(books, 'refund_requested'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['refund_rejected'] } };
  await actByState(clerk, books, rejectRefundSchema, { params: { number }, body: note, effect, timeline: timelineOf(clerk, number) });
};

export const shipPackage: ClerkStep = async (clerk, trader, { oneOf }) => {
  const parcel = oneOf(packagesAfter(trader.books, 'paid'));
  if (!parcel) return;
  const { number, items } = parcel;
  const body = { carrier: 'China Post EMS', tracking_number: number };
  const effect = { shelf: -items, events: { [number]: ['shipped'] } };
  const timeline = async () => (await trader.messenger.call(getPackageSchema, { params: { number } })).data.timeline;
  await actByState(clerk, trader.books, shipPackageSchema, { params: { number }, body, effect, timeline });
};
