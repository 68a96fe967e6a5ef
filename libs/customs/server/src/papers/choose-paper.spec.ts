import { expect, test } from 'vitest';
import { isPostalNumber, suggestedPaper } from './choose-paper.ts';

test.each([
  // The example of the standard.
  ['RR473124829GB', true],
  ['RR473124828GB', false],
  ['EE000000005CN', true],
  ['rr473124829gb', false],
  ['1Z999AA10123456784', false],
  ['', false],
])('%s is the number of a postal item: %s', (number, isPostal) => {
  expect(isPostalNumber(number)).toBe(isPostal);
});

const small = { carrier: 'China Post', trackingNumber: null, declaredValueFen: 10_000, grossG: 700 };

test.each([
  [{}, 'cn22'],
  [{ grossG: 2_001 }, 'cn23'],
  [{ declaredValueFen: 260_001 }, 'cn23'],
  [{ carrier: 'EMS' }, 'cn22'],
  [{ carrier: '中国邮政' }, 'cn22'],
  [{ carrier: 'DHL' }, 'invoice'],
  [{ carrier: 'Sea line', trackingNumber: 'RR473124829GB' }, 'cn22'],
  [{ carrier: 'FedEx', trackingNumber: '770012345678' }, 'invoice'],
] as const)('%j gets a %s', (over, kind) => {
  expect(suggestedPaper({ ...small, ...over })).toBe(kind);
});
