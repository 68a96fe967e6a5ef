import type { DutyFee } from '@caravan/logistics/contract';
import { aDutySource, someDutyFigures } from '@caravan/logistics/contract/testing';
import { expect, test } from 'vitest';
import { missingRate } from './missing-rate.ts';

const source = aDutySource();
const fee = (currency: string): DutyFee => ({
  up_to: null,
  low_cents: 2_500,
  high_cents: 2_500,
  currency,
  per: 'parcel',
  tax_bp: 0,
  source,
});
const rated = someDutyFigures();
const withoutAmounts = someDutyFigures({
  duty: [{ kind: 'rate', up_to: null, low_bp: 0, high_bp: 500, base: 'goods', source }],
});
const lei = (rate: string | null) => [{ currency: 'RON', rate, rate_day: rate && '2026-11-19' }];
const unknown = { rate: null, fee_rates: [], total_low_fen: null };

test.each([
  ['an amount and no rate', { ...unknown, figures: rated }, 'EUR'],
  ['a known total', { ...unknown, figures: rated, total_low_fen: 0 }, undefined],
  ['a rate', { ...unknown, figures: rated, rate: '7.6' }, undefined],
  ['no amount', { ...unknown, figures: withoutAmounts }, undefined],
  [
    'a limit alone',
    { ...unknown, figures: { ...withoutAmounts, tax_limit: { amount_cents: 100, basis: 'goods' as const, source } } },
    'EUR',
  ],
  ['a fee alone', { ...unknown, figures: { ...withoutAmounts, fees: [fee('EUR')] } }, 'EUR'],
  [
    'a fee in another currency',
    { ...unknown, figures: { ...rated, fees: [fee('RON')] }, rate: '7.6', fee_rates: lei(null) },
    'RON',
  ],
  [
    'both rates',
    { ...unknown, figures: { ...rated, fees: [fee('RON')] }, rate: '7.6', fee_rates: lei('1.5') },
    undefined,
  ],
  ['no figures', { ...unknown, figures: null }, undefined],
])('an estimate with %s', (_name, cost, currency) => {
  expect(missingRate(cost)).toBe(currency);
});
