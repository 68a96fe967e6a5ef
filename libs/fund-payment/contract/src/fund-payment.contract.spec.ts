import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as approvalWire from './approvals.endpoints.ts';
import { fundPaymentReasons } from './fund-payment.errors.ts';
import {
  balanceRecords,
  newPayment,
  payables,
  payablesQuery,
  payment,
  paymentMethod,
  remittance,
} from './fund-payment.schema.ts';
import * as wire from './fund-payment.endpoints.ts';
import { adjustment } from './staff-payments.schema.ts';
import * as staffWire from './staff-payments.endpoints.ts';
import { aPayment, someBalanceRecords, somePayables, somePaymentMethods } from './testing/fund-payment.factory.ts';

test('every reason of an endpoint has a text in both languages', () => {
  const endpoints = [wire, staffWire, approvalWire].flatMap((module) => Object.values(module));
  expect(contractFaults(endpoints, fundPaymentReasons)).toEqual([]);
});

test('the factories make valid data', () => {
  expect(payables.parse(somePayables())).toEqual(somePayables());
  expect(paymentMethod.array().parse(somePaymentMethods())).toEqual(somePaymentMethods());
  expect(payment.parse(aPayment())).toEqual(aPayment());
  expect(balanceRecords.parse(someBalanceRecords())).toEqual(someBalanceRecords());
});

test('numbers in a query are separated by commas', () => {
  expect(payablesQuery.parse({ kind: 'order', refs: 'CV2611A,CV2611B' })).toEqual({
    kind: 'order',
    refs: ['CV2611A', 'CV2611B'],
  });
  expect(payablesQuery.safeParse({ kind: 'order', refs: '' }).success).toBe(false);
});

const refs = ['CV2611A'];
test.each<[string, unknown, boolean]>([
  ['an order', { kind: 'order', refs, method: 'balance' }, true],
  ['an order without its number', { kind: 'order', method: 'balance' }, false],
  ['an order at a price of the client', { kind: 'order', refs, amount_fen: 1, method: 'balance' }, false],
  ['a recharge', { kind: 'recharge', amount_fen: 100, method: 'sandbox' }, true],
  ['a recharge below one yuan', { kind: 'recharge', amount_fen: 99, method: 'sandbox' }, false],
  ['a recharge above 100,000 yuan', { kind: 'recharge', amount_fen: 10_000_001, method: 'sandbox' }, false],
  ['a recharge of half a fen', { kind: 'recharge', amount_fen: 100.5, method: 'sandbox' }, false],
  ['a recharge of an order', { kind: 'recharge', refs, amount_fen: 100, method: 'sandbox' }, false],
  ['an order at the rate that was read', { kind: 'order', refs, method: 'paypal', exchange_rate: '0.14577261' }, true],
  ['an order at a rate that is none', { kind: 'order', refs, method: 'paypal', exchange_rate: '-1' }, false],
  ['an unknown method', { kind: 'order', refs, method: 'cash' }, false],
  ['an unknown field', { kind: 'order', refs, method: 'balance', currency: 'USD' }, false],
])('a payment of %s is accepted or refused', (_, body, accepted) => {
  expect(newPayment.safeParse(body).success).toBe(accepted);
});

test('an MTCN may contain separators and full-width digits', () => {
  const told = {
    mtcn: '１２３-456 7890',
    sender_name: 'A Shopper',
    sender_country: 'DE',
    amount: '37.20',
    currency: 'USD',
  };
  expect(remittance.parse(told).mtcn).toBe('1234567890');
  expect(remittance.safeParse({ ...told, mtcn: '123456789' }).error?.issues).toMatchObject([
    { path: ['mtcn'], message: 'mtcn_invalid' },
  ]);
});

test('an adjustment of zero is refused', () => {
  expect(adjustment.safeParse({ amount_fen: 0, remark: 'x' }).success).toBe(false);
  expect(adjustment.safeParse({ amount_fen: -500, remark: 'x' }).success).toBe(true);
});
