/** Rows of statements with the same facts are equal. */
export interface StatementFacts {
  account: string;
  supplierOrderNo: string;
  amountFen: number;
  paidOn: string;
}

/** Equal rows have equal keys. */
export const factsKey = ({ account, supplierOrderNo, amountFen, paidOn }: StatementFacts): string =>
  JSON.stringify([supplierOrderNo, account, paidOn, amountFen]);

/**
 * Numbers equal rows from 1 on, in their order: somebody may pay the same amount twice on a day, and the same file may
 * be imported twice.
 */
export const withOccurrences = <Row extends StatementFacts>(rows: readonly Row[]): (Row & { occurrence: number })[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = factsKey(row);
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return { ...row, occurrence };
  });
};
