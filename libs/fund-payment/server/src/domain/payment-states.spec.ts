import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paymentStatuses } from '@caravan/fund-payment/contract';
import { expect, test } from 'vitest';
import { faultsOf, paymentHappenings, paymentTransitions, printTransitions, transitionOf } from './payment-states.ts';

const documented = fileURLToPath(new URL('../../../../../docs/states/payment.md', import.meta.url));

test('the table has no fault', () => {
  expect(faultsOf(paymentTransitions)).toEqual([]);
});

test('a table that says two things of one happening, or reaches not every state, is found out', () => {
  const [first] = paymentTransitions;
  expect(faultsOf([...paymentTransitions, ...(first ? [first] : [])])).toEqual(['two transitions for succeed in pending']);
  expect(faultsOf(paymentTransitions.filter(({ to }) => to !== 'expired'))).toEqual(['nothing leads to expired']);
});

test('every state knows what each happening does to it', () => {
  const all = paymentStatuses.map((status) => paymentHappenings.map((happening) => transitionOf(status, happening)?.to ?? '·'));
  expect(Object.fromEntries(paymentStatuses.map((status, index) => [status, all[index]]))).toEqual({
    //        succeed      succeed_late  fail      expire
    pending: ['succeeded', 'failed', 'failed', 'expired'],
    succeeded: ['·', '·', '·', '·'],
    failed: ['·', 'failed', '·', '·'],
    expired: ['·', 'expired', '·', '·'],
  });
});

test('the documentation shows this table', () => {
  expect(readFileSync(documented, 'utf8')).toContain(printTransitions());
});
