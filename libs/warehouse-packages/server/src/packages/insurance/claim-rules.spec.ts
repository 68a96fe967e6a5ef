import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { day, sumFen } from '@caravan/kernel';
import { claimableKinds, leftToClaim, objectionToClaim, type InsuredPackage } from './claim-rules.ts';

const shippedAt = new Date('2026-11-01T08:00:00.000Z');
const after = (days: number): Date => new Date(shippedAt.getTime() + days * day);
const insured = (over: Partial<InsuredPackage> = {}): InsuredPackage => ({
  status: 'pending_receipt',
  coverFen: 50_000,
  declaredValueFen: 80_000,
  shippedAt,
  etaMaxDays: 20,
  doneAt: null,
  confirmed: false,
  paid: [],
  ...over,
});
const done = (over: Partial<InsuredPackage> = {}): InsuredPackage =>
  insured({ status: 'done', doneAt: after(30), ...over });

describe('a claim', () => {
  test.each<[string, InsuredPackage, Date, (string | null)[]]>([
    ['on its way', insured(), after(10), ['claim_too_early', null, null]],
    ['on the last expected day', insured(), after(20), ['claim_too_early', null, null]],
    ['after the last expected day', insured(), new Date(after(20).getTime() + 1), [null, null, null]],
    ['that the shopper received', done({ confirmed: true }), after(31), ['wrong_state', null, null]],
    ['that counts as received', done(), after(31), [null, null, null]],
    ['14 days after the receipt', done({ confirmed: true }), after(44), ['wrong_state', null, null]],
    [
      'more than 14 days after the receipt',
      done({ confirmed: true }),
      new Date(after(44).getTime() + 1),
      ['wrong_state', 'claim_too_late', 'claim_too_late'],
    ],
    ['long after it counted as received', done(), after(90), [null, 'claim_too_late', 'claim_too_late']],
    ['without insurance', insured({ coverFen: 0 }), after(30), Array(3).fill('not_insured')],
    [
      'that has not left',
      insured({ status: 'to_be_delivered', shippedAt: null }),
      after(0),
      Array(3).fill('wrong_state'),
    ],
    ['with an open claim', insured({ paid: [null, undefined] }), after(30), Array(3).fill('claim_open')],
    ['with a rejected claim', insured({ paid: [null] }), after(30), [null, null, null]],
  ])('of a package %s', (_, of, now, objections) => {
    expect((['lost', 'damaged', 'missing'] as const).map((kind) => objectionToClaim(of, kind, now))).toEqual(
      objections,
    );
  });

  it('is not offered once all is paid', () => {
    expect(claimableKinds(insured({ paid: [20_000, 30_000] }), after(30))).toEqual([]);
    expect(claimableKinds(insured({ paid: [20_000] }), after(30))).toEqual(['lost', 'damaged', 'missing']);
  });
});

test('what is left never exceeds cover and declared value, whatever was paid', () => {
  const fen = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(fen, fen, fc.array(fc.option(fen)), (coverFen, declaredValueFen, paid) => {
      const left = leftToClaim(insured({ coverFen, declaredValueFen, paid }));
      const all = left + sumFen(paid.map((one) => one ?? 0));
      expect(all).toBe(Math.min(coverFen, declaredValueFen));
    }),
  );
});
