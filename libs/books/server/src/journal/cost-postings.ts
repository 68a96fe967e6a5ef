import type { CostSum } from './costs.repo.ts';
import type { Posting } from './divide-movement.ts';

/** A cost is debited, and what is owed for it credited; no VAT is known of it. What is taken off is the opposite. */
export const costPostings = ({
  cost,
  creditor,
  addedFen,
  takenFen,
}: Pick<CostSum, 'addedFen' | 'cost' | 'creditor' | 'takenFen'>): Posting[] =>
  [addedFen, -takenFen]
    .filter((fen) => fen !== 0)
    .flatMap((fen) => [
      { account: cost, source: cost, country: undefined, fen: -fen },
      { account: creditor, source: creditor, country: undefined, fen },
    ]);
