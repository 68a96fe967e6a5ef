import type { BalanceRecord } from '@caravan/fund-payment/contract';
import { anAddress } from '@caravan/account/contract/testing';
import { aBalanceRecord, aPayable } from '@caravan/fund-payment/contract/testing';
import { day, hour } from '@caravan/kernel';
import type { MockTill } from './mock-till.ts';

const inTheFuture = (ms: number): string => new Date(Date.now() + ms).toISOString();

/** A few months of movements: top-ups, payments, a refund, one correction by staff. */
const exampleRecords = (): BalanceRecord[] => {
  const movements = [
    [-82, 'recharge', 80_000, null, []],
    [-80, 'payment', -26_400, 'order', ['CV26084821ABC']],
    [-61, 'payment', -31_250, 'package', ['PK2609TRWE123']],
    [-60, 'recharge', 50_000, null, []],
    [-47, 'payment', -42_999, 'order', ['CV26101234AAA', 'CV26101234AAB']],
    [-45, 'refund', 12_900, 'order', ['CV26101234AAA']],
    [-30, 'recharge', 100_000, null, []],
    [-21, 'payment', -88_800, 'order', ['CV26110000XYZ']],
    [-9, 'adjustment', 500, null, []],
    [-2, 'recharge', 69_499, null, []],
  ] as const;
  let after = 0;
  const records = movements.map(([daysAgo, type, amountFen, kind, refs], index) => {
    after += amountFen;
    return aBalanceRecord({
      transaction_no: `TX2611${String(index + 1).padStart(7, '0')}`,
      at: inTheFuture(daysAgo * day),
      amount_fen: amountFen,
      type,
      remark: { recharge: 'Recharge', payment: 'Paid from the balance', refund: 'Refund, photos kept', adjustment: 'Corrected by our staff: shipping was charged twice' }[type],
      balance_after_fen: after,
      kind: type === 'recharge' ? 'recharge' : kind,
      refs: [...refs],
    });
  });
  return records.reverse();
};

/** What the harness starts with: two orders, one of them cancelled, a package, a bill address, and a history. */
export const exampleTill = (): Partial<MockTill> => {
  const records = exampleRecords();
  return {
    balanceFen: records[0]?.balance_after_fen ?? 0,
    records,
    payables: [
      { kind: 'order', ...aPayable({ ref: 'CV2611A0001', title: '山野帆布行 · 2', expires_at: inTheFuture(23 * hour) }) },
      { kind: 'order', ...aPayable({ ref: 'CV2611A0002', title: 'Bright Home flagship store · 1', amount_fen: 19_900, expires_at: inTheFuture(5 * hour) }) },
      { kind: 'order', ...aPayable({ ref: 'CV2611A0003', title: 'Tea house · 4', payable: false, reason: 'This order was cancelled', expires_at: null }) },
      { kind: 'order', ...aPayable({ ref: 'CV2611A0004', title: 'Old Town Ceramics · 12', amount_fen: 1_284_700, expires_at: inTheFuture(14 * 60_000) }) },
      { kind: 'package', ...aPayable({ ref: 'PK2611A0001', title: 'EMS · 2.4 kg', amount_fen: 31_250, expires_at: inTheFuture(20 * hour) }) },
    ],
    addresses: [anAddress({ id: 'bill_1', kind: 'billing' }), anAddress({ id: 'bill_2', kind: 'billing', first_name: 'Grace', city: 'Lyon', country: 'FR', is_default: false })],
  };
};
