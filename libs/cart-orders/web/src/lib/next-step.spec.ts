import { orderStatuses, type Order } from '@caravan/cart-orders/contract';
import { anOrder, anOrderLine } from '@caravan/cart-orders/contract/testing';
import { describe, expect, test } from 'vitest';
import { orderTexts } from '../i18n/en-orders.ts';
import { arrivedLines, nextStepOf } from './next-step.ts';

const review_due_at = '2026-11-20T14:00:00.000Z';
const received = { item_id: 'item_1', received_at: '2026-11-22T08:00:00.000Z' };
const arrivedAndNot = [anOrderLine({ id: 'a', received }), anOrderLine({ id: 'b' })];

describe('what happens next', () => {
  test.each([
    [{ status: 'pending_payment' }, 'you', 'pay', '2026-11-21T08:00:00.000Z'],
    [{ status: 'paid', review_due_at }, 'us', 'review', review_due_at],
    [{ status: 'paid', review_due_at, price_review: 'accepted' }, 'us', 'review', review_due_at],
    [{ status: 'paid', review_due_at, price_review: 'waiting' }, 'us', 'reviewPrice', review_due_at],
    [{ status: 'processing', review_due_at }, 'us', 'arrive', null],
    [{ status: 'processing', lines: arrivedAndNot }, 'us', 'arriveRest', null],
    [{ status: 'in_stock' }, 'you', 'pack', null],
    [{ status: 'refund_processing' }, 'us', 'decideRefund', null],
    [{ status: 'cancelled' }, 'nobody', 'cancelled', null],
    [{ status: 'cancelled', refunded_fen: 26_600 }, 'nobody', 'cancelledRefunded', null],
    [{ status: 'refunded', refunded_fen: 26_600 }, 'nobody', 'refunded', null],
  ] as [Partial<Order>, string, string, string | null][])('%j: %s, %s, by %s', (order, who, key, by) => {
    expect(nextStepOf(anOrder(order))).toEqual({ who, key, by });
  });

  test.each(orderStatuses)('has a text for %s', (status) => {
    expect(Object.keys(orderTexts.step)).toContain(nextStepOf(anOrder({ status })).key);
  });
});

test('refunded lines do not count', () => {
  expect(arrivedLines(anOrder({ lines: [...arrivedAndNot, anOrderLine({ id: 'c', refunded: true })] }))).toEqual({
    arrived: 1,
    expected: 2,
  });
});
