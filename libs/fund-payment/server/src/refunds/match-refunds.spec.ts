import { expect, test } from 'vitest';
import type { ListedRefund } from '../payments/payment-provider.ts';
import { judgeRefund, type OwnRefund, type Verdict } from './match-refunds.ts';

const own: OwnRefund = { id: 'refund_1', chargeMinor: 500, status: 'sending', providerRef: null, failedRef: null };
const listed = (over: Partial<ListedRefund>): ListedRefund => ({
  ref: 're_1',
  charge: 'ch_1',
  refundId: 'refund_1',
  minor: 500,
  currency: 'USD',
  live: true,
  at: new Date('2026-11-30T08:00:00Z'),
  ...over,
});

const rows: [string, Verdict, ListedRefund[], string[]][] = [
  ['nothing', { to: 'send' }, [], []],
  ['ours', { to: 'card', ref: 're_1' }, [listed({})], []],
  ['ours that failed', { to: 'balance', ref: 're_1' }, [listed({ live: false })], []],
  ['our reference over another amount', { to: 'hold', ref: 're_1' }, [listed({ minor: 400 })], []],
  ['the same amount without a reference', { to: 'card', ref: 're_2' }, [listed({ ref: 're_2', refundId: null })], []],
  [
    'another amount of somebody else',
    { to: 'hold', ref: 're_2' },
    [listed({ ref: 're_2', refundId: null, minor: 1 })],
    [],
  ],
  ['one that staff have settled', { to: 'send' }, [listed({ ref: 're_2', refundId: null, minor: 1 })], ['re_2']],
];

test.each(rows)('if the provider lists %s, the refund goes %o', (_, verdict, theirs, noted) => {
  expect(judgeRefund(own, [own], theirs, new Set(noted))).toEqual(verdict);
});
