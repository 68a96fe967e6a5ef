import {
  otherApprovals,
  type ApprovalBody,
  type ApprovalKind,
  type OtherApproval,
  type StepSchemas,
} from '@caravan/fund-payment/contract';
import type { Fen } from '@caravan/kernel';
import { onePort, recordPort, type Audit, type Tx } from '@caravan/server-core';

/** An approval under which a step runs. Only the decision of a colleague makes one. */
export interface GivenApproval {
  id: string;
  /** The amount that was approved, in fen. */
  amountFen: Fen;
}

/** A step of staff that moves money. */
export interface LimitedStep {
  kind: ApprovalKind;
  /** The order, package or user. */
  ref: string;
  /** The shopper whose money it moves. */
  userId: string;
  /** The member of staff who makes it. */
  staffId: string;
  /** The amount of the step, in fen; never negative. */
  amountFen: Fen;
  /** Given while an approved step runs. */
  approval: GivenApproval | undefined;
}

/** The owner's limit above which steps need a second person. */
export interface Approvals {
  /**
   * Refuses a step above the limit with 422 `approval_needed`: alone, or together with what moved without a second person
   * in the last 24 hours (`approvalSteps`). A step that runs under an approval is refused with `approval_stale` if it
   * moves another amount than the approved one. Call it in the transaction of the step, once it has moved its money and
   * holds all locks that it needs: it makes the steps of one member and of one shopper wait for each other. The limit then
   * stays as it is until the transaction ends.
   */
  demand: (tx: Tx, step: LimitedStep) => Promise<void>;
}

export const approvalsPort = onePort<Approvals>('Approvals');

/** The call of a step that a colleague has approved, or that is tried to learn its amount. */
export interface ApprovedCall<B> {
  ref: string;
  body: B;
  /** Who asked: the step is theirs. */
  staffId: string;
  audit: Audit;
  approval: GivenApproval | undefined;
  /** Throws: a step that has nothing left to do cannot be approved. */
  unchanged: () => void;
}

/** The steps of a feature that can be approved; each runs in the transaction of the decision. */
export type ApprovableSteps<K extends ApprovalKind> = {
  readonly [P in K]: (tx: Tx, call: ApprovedCall<ApprovalBody<P>>) => Promise<unknown>;
};

/** The steps of other features. */
export const approvableStepsPort = recordPort<ApprovableSteps<OtherApproval>>('ApprovableSteps', otherApprovals);

/** The schemas of these steps. */
export const stepSchemasPort = recordPort<StepSchemas<OtherApproval>>('StepSchemas', otherApprovals);
