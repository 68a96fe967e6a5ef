import { summaryOf } from '@caravan/cart-orders/contract';
import { anExtra, anOrder, aQuestion } from '@caravan/cart-orders/contract/testing';
import { expect, test } from 'vitest';
import { feeNoteOf, feeOf, totalsOf } from './order-fee.ts';

test('the fee is that of the question, then that of the extra payment', () => {
  expect(feeOf(summaryOf(anOrder()))).toBe(0);
  expect(feeOf(summaryOf(anOrder({ question: aQuestion() })))).toBe(600);
  expect(feeOf(summaryOf(anOrder({ question: aQuestion(), extra: anExtra({ amount_fen: 900 }) })))).toBe(900);
});

test('the totals contain what was paid after the order for goods and domestic shipping, and nothing unpaid', () => {
  const ofLine = anExtra({ kind: 'price_rise', line_id: 'line_1', amount_fen: 50, state: 'paid' });
  const order = anOrder({ extras: [anExtra({ state: 'paid' }), ofLine, anExtra({ amount_fen: 100 })] });
  expect(totalsOf(summaryOf(order))).toEqual({
    goods_fen: order.goods_fen + 50,
    photo_fen: order.photo_fen,
    domestic_shipping_fen: order.domestic_shipping_fen + 600,
    amount_fen: order.amount_fen + 650,
  });
});

test.each([
  ['pending_payment', false, 'sentence'],
  ['paid', false, 'sentence'],
  ['paid', true, null],
  ['processing', false, 'borne'],
  ['in_stock', false, 'borne'],
  ['cancelled', false, null],
  ['refund_processing', false, null],
] as const)('of an order that is %s, stated: %s, the page says %s', (status, domestic_shipping_stated, note) => {
  expect(feeNoteOf({ status, domestic_shipping_stated })).toBe(note);
});
