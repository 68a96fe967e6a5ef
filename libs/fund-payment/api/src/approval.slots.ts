import type { ApprovalKind } from '@caravan/fund-payment/contract';
import type { RefusedCall } from '@caravan/web-core';

/** The dialog that asks a colleague to approve a refused step. */
export interface AskApprovalProps {
  refused: RefusedCall;
  onClose: () => void;
}

/** A request for approval on the page of its task. */
export interface ApprovalSlotProps {
  id: string;
  onDone: () => void;
}

/** A request in a list: what it would do, and the number or id of what it is about. */
export interface ApprovalTitleProps {
  kind: ApprovalKind;
  subject: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    askApproval: AskApprovalProps;
    approval: ApprovalSlotProps;
    approvalTitle: ApprovalTitleProps;
  }
}
