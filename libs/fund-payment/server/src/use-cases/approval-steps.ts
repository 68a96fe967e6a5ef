import type { ApprovalBodies, ApprovalKind } from '@caravan/fund-payment/contract';
import type { ApprovableSteps, ApprovedCall } from '@caravan/fund-payment/port';
import type { Audit, Session, Tx } from '@caravan/server-core';
import { adjustBalance, refuseUnknownShopper } from './adjust-balance.ts';
import type { PaymentContext } from './payment-context.ts';

/** A staff call, as the use cases need it. */
export interface StaffCall {
  staffId: string;
  roles: Session['staffRoles'];
  audit: Audit;
  /** Reports that the call changes nothing. */
  unchanged: () => void;
}

export const staffCallOf = ({
  session,
  audit,
  unchanged,
}: Pick<StaffCall, 'audit' | 'unchanged'> & { session: Session }): StaffCall => ({
  staffId: session.userId,
  roles: session.staffRoles,
  audit,
  unchanged,
});

/** The step that payment itself owns. */
const ownSteps = (context: PaymentContext): ApprovableSteps<'adjust'> => ({
  async adjust(tx, { ref, body, audit, approval }) {
    await refuseUnknownShopper(context, ref, tx);
    await adjustBalance(context, tx, ref, { ...body, approval }, audit);
  },
});

/** Makes a step of any kind with the body of its own call, which the contract has parsed. */
export const makeStep = <K extends ApprovalKind>(
  tx: Tx,
  context: PaymentContext,
  kind: K,
  call: ApprovedCall<ApprovalBodies[K]>,
): Promise<unknown> => {
  const steps: ApprovableSteps<ApprovalKind> = { ...context.approvable(), ...ownSteps(context) };
  return steps[kind](tx, call);
};
