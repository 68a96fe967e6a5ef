import { summaryOf, type Order } from '@caravan/cart-orders/contract';
import {
  aGoodsQuestion,
  aLineQuestion,
  anExtra,
  anOrder,
  anOrderLine,
  aPlace,
  aQuestion,
} from '@caravan/cart-orders/contract/testing';
import { describe, expect, test } from 'vitest';
import { orderStatuses } from '@caravan/kernel';
import { orderTexts } from '../i18n/en-orders.ts';
import { shownStatus } from './status-look.ts';
import { nextStepOf } from './next-step.ts';

const review_due_at = '2026-11-20T14:00:00.000Z';
const received = { item_id: 'item_1', received_at: '2026-11-22T08:00:00.000Z' };
const arrivedAndNot = [anOrderLine({ id: 'a', received }), anOrderLine({ id: 'b' })];

describe('what happens next', () => {
  test.each([
    [{ status: 'pending_payment' }, 'you', 'pay', '2026-11-21T08:00:00.000Z'],
    [{ status: 'paid', review_due_at }, 'us', 'review', review_due_at],
    [{ status: 'paid', review_due_at, price_review: 'accepted' }, 'us', 'review', review_due_at],
    [{ status: 'paid', review_due_at, price_review: 'waiting' }, 'us', 'reviewPrice', review_due_at],
    [
      { status: 'paid', question: aQuestion(), actions: ['answer_question'] },
      'you',
      'answer',
      '2026-11-24T08:00:00.000Z',
    ],
    [{ status: 'paid', extra: anExtra(), actions: ['pay_extra'] }, 'you', 'payExtra', '2026-11-24T09:00:00.000Z'],
    [{ status: 'paid', question: aQuestion(), actions: [] }, 'us', 'waitOver', null],
    [
      { status: 'processing', question: aLineQuestion(), actions: ['answer_question'] },
      'you',
      'answerLine',
      '2026-11-24T08:00:00.000Z',
    ],
    [
      { status: 'paid', extra: anExtra({ line_id: 'line_1' }), actions: ['pay_extra'] },
      'you',
      'payExtraLine',
      '2026-11-24T09:00:00.000Z',
    ],
    [{ status: 'processing', question: aLineQuestion(), actions: [] }, 'us', 'waitOverLine', null],
    [
      { status: 'in_stock', question: aGoodsQuestion(), actions: ['answer_question', 'pack'] },
      'you',
      'answerGoods',
      '2026-11-24T08:00:00.000Z',
    ],
    [{ status: 'in_stock', question: aGoodsQuestion(), actions: ['pack'] }, 'us', 'waitOverGoods', null],
    [{ status: 'in_stock', question: aGoodsQuestion({ state: 'answered', answer: 'keep' }) }, 'you', 'pack', null],
    [{ status: 'paid', question: aQuestion({ state: 'withdrawn' }), review_due_at }, 'us', 'review', review_due_at],
    [{ status: 'processing', review_due_at }, 'us', 'arrive', null],
    [{ status: 'processing', lines: arrivedAndNot }, 'us', 'arriveRest', null],
    [{ status: 'in_stock' }, 'you', 'pack', null],
    [{ status: 'refund_processing' }, 'us', 'decideRefund', null],
    [{ status: 'cancelled' }, 'nobody', 'cancelled', null],
    [{ status: 'cancelled', refunded_fen: 26_600 }, 'nobody', 'cancelledRefunded', null],
    [{ status: 'refunded', refunded_fen: 26_600 }, 'nobody', 'refunded', null],
  ] as [Partial<Order>, string, string, string | null][])('%j: %s, %s, by %s', (order, who, key, by) => {
    expect(nextStepOf(summaryOf(anOrder(order)))).toEqual({ who, key, by });
  });

  test.each(orderStatuses)('has a text for %s', (status) => {
    expect(Object.keys(orderTexts.step)).toContain(nextStepOf(summaryOf(anOrder({ status }))).key);
  });
});

const unpaid = aPlace('packed', { package_status: 'pending_payment' });

test.each([
  [[aPlace('arrived'), aPlace('arrived')], 'you', 'pack', 'in_stock'],
  [[aPlace('received'), aPlace('arrived')], 'you', 'packRest', 'in_stock'],
  [[unpaid, aPlace('shipped')], 'you', 'payPackage', 'packed'],
  [[aPlace('packed'), aPlace('received')], 'us', 'ship', 'packed'],
  [[aPlace('shipped'), aPlace('received')], 'carrier', 'receive', 'shipped'],
  [[aPlace('received'), null], 'nobody', 'done', 'received'],
  [[aPlace('received'), aPlace('disposed')], 'nobody', 'doneInPart', 'received'],
  [[aPlace('shipped'), aPlace('disposed')], 'carrier', 'receive', 'shipped'],
  [[aPlace('arrived'), aPlace('disposed')], 'you', 'pack', 'in_stock'],
  [[aPlace('disposed'), null], 'nobody', 'disposed', 'disposed'],
  [[aPlace('received'), aPlace('lost')], 'nobody', 'doneLost', 'received'],
  [[aPlace('lost'), null], 'nobody', 'lost', 'lost'],
] as const)('goods in stock that are %j: %s, %s, shown as %s', (places, who, key, status) => {
  const lines = places.map((place, index) => anOrderLine({ id: String(index), received, place }));
  const order = summaryOf(anOrder({ status: 'in_stock', lines }));
  expect(nextStepOf(order)).toEqual({ who, key, by: null });
  expect(shownStatus(order)).toBe(status);
});
