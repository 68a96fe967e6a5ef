import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import * as cartWire from '@caravan/cart-orders/contract';
import * as returnsWire from '@caravan/returns/contract';
import * as warehouseWire from '@caravan/warehouse-packages/contract';
import { approvalKinds, approvalSteps, type ApprovalKind } from './approval-kinds.ts';
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

const { answerForShopper, approveRefund, dropPieces, staffCancelOrder, stateNoFee } = cartWire;
const { approveClaim, cancelStaffPackage, cancelStaffService, correctWeighing, waivePackageExtra, weighPackage } =
  warehouseWire;

/** The reasons of an endpoint; none for other exports. */
const reasonsOf = (one: unknown): readonly string[] =>
  typeof one === 'object' && one !== null && 'reasons' in one && Array.isArray(one.reasons) ? one.reasons : [];

test('every reason of an endpoint has a text in both languages', () => {
  const endpoints = [wire, staffWire, approvalWire].flatMap((module) => Object.values(module));
  expect(contractFaults(endpoints, fundPaymentReasons)).toEqual([]);
});

/** The calls of the steps. */
const calls = {
  adjust: staffWire.adjustBalance,
  remittance: staffWire.confirmRemittance,
  refund: approveRefund,
  cancel: staffCancelOrder,
  drop: dropPieces,
  answer: answerForShopper,
  no_fee: stateNoFee,
  waive: waivePackageExtra,
  cancel_package: cancelStaffPackage,
  cancel_service: cancelStaffService,
  claim: approveClaim,
  return: returnsWire.settleReturn,
  weigh: weighPackage,
  correct_weight: correctWeighing,
} as const satisfies Record<ApprovalKind, unknown>;

test.each(approvalKinds)('the call of %s has the roles, the code and the refusal of its step', (kind) => {
  const { roles, confirm = false, reasons, quiet } = { confirm: false, ...calls[kind] };
  expect({ roles, confirm }).toEqual({ roles: approvalSteps[kind].roles, confirm: approvalSteps[kind].code });
  expect(reasons).toContain('approval_needed');
  expect(quiet).toContain('approval_needed');
  expect(approvalWire.askApproval.roles).toEqual(expect.arrayContaining([...roles]));
});

test('no other call demands approval', () => {
  const demanding = [staffWire, cartWire, warehouseWire, returnsWire]
    .flatMap((wire): unknown[] => Object.values(wire))
    .filter((one) => reasonsOf(one).includes('approval_needed'));
  expect(new Set(demanding)).toEqual(new Set(Object.values(calls)));
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
