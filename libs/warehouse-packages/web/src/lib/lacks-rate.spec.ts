import { aDutySource, someDutyFigures } from '@caravan/logistics/contract/testing';
import { expect, test } from 'vitest';
import { lacksRate } from './lacks-rate.ts';

const source = aDutySource();
const withoutAmounts = someDutyFigures({
  duty: [{ kind: 'rate', up_to: null, low_bp: 0, high_bp: 500, base: 'goods', source }],
});

test.each([
  ['an amount and no rate', { figures: someDutyFigures(), rate: null, total_low_fen: null }, true],
  ['a known total', { figures: someDutyFigures(), rate: null, total_low_fen: 0 }, false],
  ['a rate', { figures: someDutyFigures(), rate: '7.6', total_low_fen: null }, false],
  ['no amount', { figures: withoutAmounts, rate: null, total_low_fen: null }, false],
  [
    'a limit alone',
    {
      figures: { ...withoutAmounts, tax_limit: { amount_cents: 100, basis: 'goods' as const, source } },
      rate: null,
      total_low_fen: null,
    },
    true,
  ],
  ['no figures', { figures: null, rate: null, total_low_fen: null }, false],
])('an estimate with %s', (_name, cost, lacks) => {
  expect(lacksRate(cost)).toBe(lacks);
});
