import type { Person } from '../people.ts';
import { written } from '../walk/written.ts';
import { consoleWritten, type ConsoleLanguage } from './words.ts';

/** A payment that succeeded, and a movement of the ledger. */
export interface CrewMoney {
  payment: string;
  transaction: string;
}

export const newestMoney = async (owner: Person): Promise<CrewMoney> => {
  const payments = await owner.call<{ items: { id: string }[] }>('GET', '/staff/payments?status=succeeded&limit=1');
  const ledger = await owner.call<{ items: { number: string }[] }>('GET', '/staff/ledger?limit=1');
  return { payment: payments.items[0]?.id ?? '', transaction: ledger.items[0]?.number ?? '' };
};

/** Asks for the approval of an adjustment above the limit, which is set for this alone. */
export const askApproval = async (owner: Person, ref: string, language: ConsoleLanguage): Promise<string> => {
  const { gift, ask } = { gift: written[language].gift, ask: consoleWritten[language].ask };
  await owner.call('PUT', '/staff/approval_rule', { above_fen: 100_000 });
  const { id } = await owner.call<{ id: string }>('POST', '/staff/approvals', {
    kind: 'adjust',
    ref,
    body: { amount_fen: 250_000, remark: gift },
    why: ask,
  });
  await owner.call('PUT', '/staff/approval_rule', { above_fen: null });
  return id;
};

/** Makes a coupon that is not active, so that the shop's own pages stay as they are. */
export const makeCoupon = async (owner: Person): Promise<string> => {
  const { id } = await owner.call<{ id: string }>('POST', '/staff/coupons', {
    kind: 'coupon',
    code: `10-${Date.now()}`,
    name: { en: 'Spring', zh: '春季优惠' },
    target: 'goods',
    percent: 10,
    cap_fen: 5_000,
    amount_fen: null,
    minimum_fen: 10_000,
    first_only: false,
    starts_at: null,
    ends_at: null,
    per_person: 1,
    budget_fen: 500_000,
    points_per_yuan: null,
    points_price: null,
    valid_days: null,
    active: false,
  });
  return id;
};
