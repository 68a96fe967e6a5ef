import { expect, test } from 'vitest';
import * as cartWire from '@caravan/cart-orders/contract';
import * as paymentWire from '@caravan/fund-payment/contract';
import type { ApprovalKind } from '@caravan/fund-payment/contract';
import * as servicesWire from '@caravan/goods-services/contract';
import * as returnsWire from '@caravan/returns/contract';
import * as warehouseWire from '@caravan/warehouse-packages/contract';
import { askApprovalContract } from './testing/ask-approval.ts';

const { approvalKinds, approvalSteps, askApproval } = paymentWire;
const { answerForShopper, approveRefund, dropPieces, staffCancelOrder, stateNoFee } = cartWire;
const { approveClaim, cancelStaffPackage, correctWeighing, loseGoods, waivePackageExtra, weighPackage } = warehouseWire;

/** The reasons of an endpoint; none for other exports. */
const reasonsOf = (one: unknown): readonly string[] =>
  typeof one === 'object' && one !== null && 'reasons' in one && Array.isArray(one.reasons) ? one.reasons : [];

const calls = {
  adjust: paymentWire.adjustBalance,
  remittance: paymentWire.confirmRemittance,
  refund: approveRefund,
  cancel: staffCancelOrder,
  drop: dropPieces,
  answer: answerForShopper,
  no_fee: stateNoFee,
  waive: waivePackageExtra,
  cancel_package: cancelStaffPackage,
  cancel_service: servicesWire.cancelStaffService,
  claim: approveClaim,
  lose: loseGoods,
  return: returnsWire.settleReturn,
  weigh: weighPackage,
  correct_weight: correctWeighing,
} as const satisfies Record<ApprovalKind, unknown>;

test.each(approvalKinds)('the call of %s has the roles, the code and the refusal of its step', (kind) => {
  const { roles, confirm = false, reasons, quiet } = { confirm: false, ...calls[kind] };
  expect({ roles, confirm }).toEqual({ roles: approvalSteps[kind].roles, confirm: approvalSteps[kind].code });
  expect(reasons).toContain('approval_needed');
  expect(quiet).toContain('approval_needed');
  expect(askApproval.roles).toEqual(expect.arrayContaining([...roles]));
});

test('no other call demands approval', () => {
  const demanding = [paymentWire, cartWire, servicesWire, returnsWire, warehouseWire]
    .flatMap((wire): unknown[] => Object.values(wire))
    .filter((one) => reasonsOf(one).includes('approval_needed'));
  expect(new Set(demanding)).toEqual(new Set(Object.values(calls)));
});

test('a request names a known step, with the body of its own call', () => {
  const { body } = askApprovalContract;
  const cancelling = { kind: 'cancel', ref: 'CV2611A1B2C3D', body: { note: 'Sold out' }, why: 'Sold out' };
  expect(body.safeParse(cancelling).data).toEqual(cancelling);
  expect(body.safeParse({ ...cancelling, body: { amount_fen: 1 } }).success).toBe(false);
  expect(body.safeParse({ ...cancelling, kind: 'gift' }).success).toBe(false);
  expect(body.safeParse({ ...cancelling, ref: 'PK2611A1B2C3D' }).success).toBe(false);
});
