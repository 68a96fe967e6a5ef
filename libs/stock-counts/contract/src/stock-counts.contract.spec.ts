import { contractFaults } from '@caravan/kernel/testing';
import { expect, test } from 'vitest';
import { stockCountsReasons } from './stock-counts.errors.ts';
import { differenceDecisions, stockCount, stockCountDetail } from './stock-counts.schema.ts';
import * as wire from './stock-counts.staff-endpoints.ts';
import { aWaitingCount, summaryOf } from './testing/stock-counts.factory.ts';

test('every reason of a call has a text in each language, and the factories make what the contract says', () => {
  expect(contractFaults(Object.values(wire), stockCountsReasons)).toEqual([]);
  expect(stockCountDetail.parse(aWaitingCount())).toEqual(aWaitingCount());
  expect(stockCount.parse(summaryOf(aWaitingCount()))).toEqual(summaryOf(aWaitingCount()));
});

test('a difference is decided once in a call', () => {
  const confirm = { number: 'IT2611048213K', decision: 'confirm' };
  expect(differenceDecisions.safeParse({ decisions: [confirm] }).success).toBe(true);
  for (const decisions of [[], [confirm, { ...confirm, decision: 'again' }], [{ ...confirm, decision: 'no' }]])
    expect(differenceDecisions.safeParse({ decisions }).success).toBe(false);
});
