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

/** The correction of a shopper's balance on the shopper's page. */
export interface AdjustBalanceProps {
  userId: string;
}

declare module '@caravan/web-core' {
  interface LazySlots {
    askApproval: AskApprovalProps;
    approval: ApprovalSlotProps;
    adjustBalance: AdjustBalanceProps;
  }
}
