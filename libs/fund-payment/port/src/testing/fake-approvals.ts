import { fail } from '@caravan/kernel';
import type { Approvals } from '../approvals.ts';

export interface FakeApprovals {
  port: Approvals;
  /** Sets the limit in fen; null for none, as at first. */
  limit: (fen: number | null) => void;
}

/** The owner's limit in memory, for the tests of features whose steps it stops. */
export const fakeApprovals = (): FakeApprovals => {
  let limitFen: number | null = null;
  return {
    port: {
      async demand(_tx, { kind, ref, amountFen, approval }) {
        if (!approval && limitFen !== null && amountFen > limitFen)
          throw fail('approval_needed', { kind, ref, amount_fen: amountFen, limit_fen: limitFen });
      },
    },
    limit(fen) {
      limitFen = fen;
    },
  };
};
