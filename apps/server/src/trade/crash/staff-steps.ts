import {
  approveRefundContract,
  getStaffOrderContract,
  processOrderContract,
  rejectRefundContract,
  staffCancelOrderContract,
  stockOrderContract,
} from '@caravan/cart-orders/contract/orders';
import { getPackageContract } from '@caravan/warehouse-packages/contract/schema';
import { shipPackageContract } from '@caravan/warehouse-packages/contract/staff';
import { amountOf } from '../trade-rules.ts';
import { callByState, callByKey, type Actor } from './idempotent-calls.ts';
import { heldFor, type BookedOrder } from './reconciliation.ts';
import { beforePurchase, ordersAfter } from './order-steps.ts';
import { measured, packagesAfter } from './package-steps.ts';
import type { StaffStep } from './trader.ts';

const note = { note: '' };
const timelineOf =
  ({ client: { call } }: Actor, number: string) =>
  async () =>
    (await call(getStaffOrderContract, { params: { number } })).data.timeline;

export const processOrder: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const order = oneOf(ordersAfter(reconciliation, ...beforePurchase));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['processing'] } };
  await callByState(staffActor, reconciliation, processOrderContract, {
    params: { number },
    body: { supplier_order_no: number },
    effect,
    timeline: timelineOf(staffActor, number),
  });
};

export const staffCancel: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const order = oneOf(ordersAfter(reconciliation, ...beforePurchase, 'processing'));
  if (!order) return;
  const { number } = order;
  const effect = { fen: heldFor(order), events: { [number]: ['cancelled'] } };
  await callByKey(staffActor, reconciliation, staffCancelOrderContract, { params: { number }, body: note, effect });
};

export const stockOrder: StaffStep = async (staffActor, { reconciliation }, { below, oneOf }) => {
  const order = oneOf(ordersAfter(reconciliation, 'processing', 'received'));
  if (!order) return;
  const { number } = order;
  const missing = order.lines.filter(({ arrived, gone }) => !arrived && !gone);
  const arriving = below(2) ? missing : missing.slice(0, 1);
  const { lines: shown } = (await staffActor.client.call(getStaffOrderContract, { params: { number } })).data;
  const lines = arriving.map(({ name }) => ({
    line_id: shown.find((line) => line.name === name)?.id ?? '',
    ...measured,
  }));
  await callByState(staffActor, reconciliation, stockOrderContract, {
    params: { number },
    body: { lines },
    effect: {
      warehouse: arriving.length,
      events: { [number]: arriving.length === missing.length ? ['received', 'in_stock'] : ['received'] },
    },
    timeline: timelineOf(staffActor, number),
    keep: () => {
      for (const line of arriving) line.arrived = true;
    },
  });
};

/**
 * The refund: goods that have not arrived with the extra payment for them, and domestic shipping if nothing has arrived.
 * Photos are not refunded.
 */
const refundOf = ({ lines, extra }: BookedOrder): number => {
  const missing = lines.filter(({ arrived, gone }) => !arrived && !gone);
  const goods = missing.map((line) => ({ ...line, photos: 0, shippingFen: 0 }));
  const shipping = lines.some(({ arrived }) => arrived) ? 0 : amountOf(lines).shippingFen;
  const more = extra?.isPaid && !extra.line.arrived ? extra.amountFen : 0;
  return amountOf(goods).amountFen + shipping + more;
};

export const approveRefund: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const order = oneOf(ordersAfter(reconciliation, 'refund_requested'));
  if (!order) return;
  const { number } = order;
  const event = order.lines.some(({ arrived }) => arrived) ? 'part_refunded' : 'refunded';
  const effect = { fen: refundOf(order), events: { [number]: [event] } };
  await callByState(staffActor, reconciliation, approveRefundContract, {
    params: { number },
    body: note,
    effect,
    timeline: timelineOf(staffActor, number),
  });
};

export const rejectRefund: StaffStep = async (staffActor, { reconciliation }, { oneOf }) => {
  const order = oneOf(ordersAfter(reconciliation, 'refund_requested'));
  if (!order) return;
  const { number } = order;
  const effect = { events: { [number]: ['refund_rejected'] } };
  await callByState(staffActor, reconciliation, rejectRefundContract, {
    params: { number },
    body: note,
    effect,
    timeline: timelineOf(staffActor, number),
  });
};

export const shipPackage: StaffStep = async (staffActor, trader, { oneOf }) => {
  const parcel = oneOf(packagesAfter(trader.reconciliation, 'weighed', 'extra_paid', 'extra_waived'));
  if (!parcel || parcel.extraFen > 0) return;
  const { number, items } = parcel;
  const body = { carrier: 'China Post EMS', tracking_number: number };
  const effect = { warehouse: -items, events: { [number]: ['shipped'] } };
  const timeline = async () => (await trader.client.call(getPackageContract, { params: { number } })).data.timeline;
  await callByState(staffActor, trader.reconciliation, shipPackageContract, {
    params: { number },
    body,
    effect,
    timeline,
  });
};
