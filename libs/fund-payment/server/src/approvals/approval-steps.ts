import type { ApprovalBody, ApprovalKind, OwnApproval } from '@caravan/fund-payment/contract';
import type { ApprovableSteps, ApprovedCall } from '@caravan/fund-payment/port';
import type { Tx } from '@caravan/server-core';
import { adjustBalance } from '../wallet/adjust-balance.ts';
import { confirmRemittance } from '../remittances/decide-remittance.ts';
import type { PaymentContext } from '../upkeep/payment-context.ts';

/** The steps that payment itself owns. */
const ownSteps = (context: PaymentContext): ApprovableSteps<OwnApproval> => ({
  async adjust(tx, { ref, body, staffId, audit, approval }) {
    await adjustBalance(context, tx, ref, { ...body, staffId, approval }, audit);
  },
  async remittance(tx, { ref, body, staffId, audit, approval, unchanged }) {
    const decided = await confirmRemittance(tx, context, ref, { ...body, staffId, approval }, audit);
    if (decided === 'before') unchanged();
  },
});

/** Makes a step of any kind with the body of its own call, which the contract has parsed. */
export const makeStep = <K extends ApprovalKind>(
  tx: Tx,
  context: PaymentContext,
  kind: K,
  call: ApprovedCall<ApprovalBody<K>>,
): Promise<unknown> => {
  const steps: ApprovableSteps<ApprovalKind> = { ...context.approvable(), ...ownSteps(context) };
  return steps[kind](tx, call);
};
