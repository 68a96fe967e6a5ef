import type { Order } from '@caravan/cart-orders/contract';
import { anOrder, anOrderLine } from '@caravan/cart-orders/contract/testing';
import { expect, test } from 'vitest';
import { refundStanding } from './refund-standing.ts';

const arrived = anOrderLine({ id: 'a', received: { item_id: 'item_1', received_at: '2026-11-22T08:00:00.000Z' } });
const missing = anOrderLine({ id: 'b' });

test.each([
  [{ status: 'pending_payment', actions: ['pay', 'cancel'] }, 'none'],
  [{ status: 'paid', actions: ['request_refund'] }, 'open'],
  [{ status: 'processing', actions: ['request_refund'] }, 'open'],
  [{ status: 'paid', actions: [] }, 'expired'],
  [{ status: 'processing', actions: [], lines: [arrived, missing] }, 'expired'],
  [{ status: 'processing', actions: [], lines: [arrived] }, 'arrived'],
  [{ status: 'in_stock', actions: ['pack'] }, 'arrived'],
  [{ status: 'refund_processing', actions: ['cancel_refund'] }, 'waiting'],
  [{ status: 'cancelled', actions: [] }, 'none'],
  [{ status: 'refunded', actions: [] }, 'none'],
] as [Partial<Order>, string][])('%j: %s', (order, standing) => {
  expect(refundStanding(anOrder(order))).toBe(standing);
});
