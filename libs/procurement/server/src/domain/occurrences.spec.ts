import fc from 'fast-check';
import { expect, test } from 'vitest';
import { factsKey, withOccurrences, type StatementFacts } from './occurrences.ts';

const row = (over: Partial<StatementFacts> = {}): StatementFacts => ({
  account: 'caravan-01',
  supplierOrderNo: '44001',
  amountFen: 100,
  paidOn: '2026-11-24',
  ...over,
});

test('equal rows are numbered in their order; a row that differs in any fact begins at 1', () => {
  const others = [{ account: 'b' }, { supplierOrderNo: '44002' }, { amountFen: -100 }, { paidOn: '2026-11-25' }];
  const rows = [row(), ...others.map(row), row(), row()];
  expect(withOccurrences(rows).map(({ occurrence }) => occurrence)).toEqual([1, 1, 1, 1, 1, 2, 3]);
});

test('each row keeps its facts and gets a number that no equal row has, without a gap', () => {
  const facts = fc.record({
    account: fc.constantFrom('a', 'b'),
    supplierOrderNo: fc.constantFrom('1', '2'),
    amountFen: fc.constantFrom(1, -1),
    paidOn: fc.constant('2026-11-24'),
  });
  fc.assert(
    fc.property(fc.array(facts), (rows) => {
      const numbered = withOccurrences(rows);
      expect(numbered).toMatchObject(rows);
      expect(numbered).toHaveLength(rows.length);
      for (const equal of Map.groupBy(numbered, factsKey).values())
        expect(equal.map(({ occurrence }) => occurrence)).toEqual(equal.map((_, index) => index + 1));
    }),
  );
});
