import type { StockCount, StockCountDetail } from '../stock-counts.schema.ts';

type Difference = StockCountDetail['differences'][number];

const goods = { number: 'IT2611048213K', name: 'Canvas tote', spec: 'navy / large', image: null, quantity: 2 };

/** Goods that a count did not find. */
const aDifference = (over: Partial<Difference> = {}): Difference => ({
  ...goods,
  kind: 'missing',
  bin: 'A-01',
  seen_in: null,
  package_number: null,
  package_paid: false,
  return_number: null,
  outcome: null,
  by: null,
  at: null,
  ...over,
});

/** An open count of the member of staff whom tests log in. */
export const aCount = (over: Partial<StockCountDetail> = {}): StockCountDetail => ({
  number: 'SC2611048213K',
  bin: 'A-01',
  state: 'open',
  counter: { id: 'staff_1', name: 'wang', email: 'wang@caravan.test' },
  opened_at: '2026-11-23T08:00:00.000Z',
  closed_at: null,
  done_at: null,
  again_of: null,
  scans: [],
  differences: [],
  is_own: true,
  may_decide: false,
  ...over,
  scanned: over.scans?.length ?? over.scanned ?? 0,
  difference_count: over.differences?.length ?? 0,
  undecided: over.differences?.filter(({ outcome }) => outcome === null).length ?? 0,
});

/** A count that waits for the decision about two differences. */
export const aWaitingCount = (over: Partial<StockCountDetail> = {}): StockCountDetail =>
  aCount({
    state: 'to_decide',
    counter: { id: 'staff_2', name: 'li', email: 'li@caravan.test' },
    closed_at: '2026-11-23T08:10:00.000Z',
    differences: [
      aDifference({ package_number: 'PK2611READY02', package_paid: true }),
      aDifference({ number: 'IT2611048214K', name: 'Tea', kind: 'wrong_bin', bin: 'B-07' }),
    ],
    is_own: false,
    may_decide: true,
    ...over,
  });

/** The count as lists show it. */
export const summaryOf = (count: StockCountDetail): StockCount => ({
  number: count.number,
  bin: count.bin,
  state: count.state,
  counter: count.counter,
  opened_at: count.opened_at,
  closed_at: count.closed_at,
  done_at: count.done_at,
  again_of: count.again_of,
  scanned: count.scanned,
  difference_count: count.difference_count,
  undecided: count.undecided,
});
