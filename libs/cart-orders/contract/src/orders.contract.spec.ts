import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { orderReasons } from './orders.errors.ts';
import { orderPage, staffOrderSummary } from './order-list.schema.ts';
import { newOrders, order, orderPreview, orderStocking } from './orders.schema.ts';
import * as wire from './orders.endpoints.ts';
import { anOrder, anOrderPage, anOrderPreview, aStaffSummary } from './testing/cart-orders.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  expect(contractFaults(Object.values(wire), orderReasons)).toEqual([]);
});

test('the factories make valid orders and previews', () => {
  expect(order.parse(anOrder())).toEqual(anOrder());
  expect(orderPage.parse(anOrderPage())).toEqual(anOrderPage());
  expect(staffOrderSummary.parse(aStaffSummary())).toEqual(aStaffSummary());
  expect(orderPreview.parse(anOrderPreview())).toEqual(anOrderPreview());
});

const checkout = { cart_ids: ['a', 'b'], contact: { name: 'Ada' } };
test.each<[string, unknown, boolean]>([
  ['lines and a contact', checkout, true],
  ['no lines', { ...checkout, cart_ids: [] }, false],
  ['a line twice', { ...checkout, cart_ids: ['a', 'a'] }, false],
  ['an empty contact name', { ...checkout, contact: { name: ' ' } }, false],
  ['a price of the client', { ...checkout, unit_price_fen: 1 }, false],
  ['a note of 501', { ...checkout, note: 'x'.repeat(501) }, false],
])('a checkout of %s is accepted or refused', (_, body, accepted) => {
  expect(newOrders.safeParse(body).success).toBe(accepted);
});

const measured = { line_id: 'a', weight_g: 500, length_mm: 100, width_mm: 100, height_mm: 100 };
test('a line is stocked once in a call, with a weight above zero', () => {
  expect(orderStocking.safeParse({ lines: [measured] }).success).toBe(true);
  expect(orderStocking.safeParse({ lines: [measured, measured] }).success).toBe(false);
  expect(orderStocking.safeParse({ lines: [{ ...measured, weight_g: 0 }] }).success).toBe(false);
});
