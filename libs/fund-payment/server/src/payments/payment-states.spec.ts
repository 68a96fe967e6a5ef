import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { checkTransitions, paymentStatuses, printTransitions } from '@caravan/kernel';
import { expect, test } from 'vitest';
import { paymentEvents, paymentTransitions, transitionOf } from './payment-states.ts';

const documented = fileURLToPath(new URL('../../../../../docs/states/payment.md', import.meta.url));

test('the transition table has no fault', () => {
  expect(checkTransitions(paymentTransitions, { states: paymentStatuses, events: paymentEvents })).toEqual([]);
});

test('every pair of state and event has at most one transition', () => {
  const rows = paymentTransitions.map(({ from, event }) => `${event} in ${from}`);
  expect(new Set(rows).size).toBe(rows.length);
  const all = paymentStatuses.map((status) => paymentEvents.map((event) => transitionOf(status, event)?.to ?? '·'));
  expect(Object.fromEntries(paymentStatuses.map((status, index) => [status, all[index]]))).toEqual({
    //        begin  succeed      succeed_late  fail      expire
    pending: ['·', 'succeeded', 'failed', 'failed', 'expired'],
    succeeded: ['·', '·', '·', '·', '·'],
    failed: ['·', '·', 'failed', '·', '·'],
    expired: ['·', '·', 'expired', '·', '·'],
  });
});

test('the documentation shows this table', () => {
  expect(readFileSync(documented, 'utf8')).toContain(printTransitions(paymentTransitions));
});
