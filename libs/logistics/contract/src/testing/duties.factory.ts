import type { CountryDuty, DutyFigures, DutyRules, DutySource, DutyVersion, PublicDuty } from '../duties.schema.ts';
import { rulesOf } from '../duties-in-time.ts';
import type { LandedCost } from '../landed-cost.schema.ts';

export const aDutySource = (over: Partial<DutySource> = {}): DutySource => ({
  title: 'Customs of Example',
  url: 'https://customs.example/parcels',
  as_of: '2026-07-01',
  ...over,
});

/** €3 for each kind of goods up to €150, at most 17% above, and 19% VAT. */
export const someDutyFigures = (over: Partial<DutyFigures> = {}): DutyFigures => ({
  currency: 'EUR',
  duty_limit: { amount_cents: 0, basis: 'goods', source: aDutySource() },
  tax_limit: { amount_cents: 0, basis: 'goods', source: aDutySource() },
  tax: {
    low_bp: 1_900,
    high_bp: 1_900,
    base: 'goods_shipping_and_duty',
    source: aDutySource({ title: 'VAT rates', as_of: '2024-01-01' }),
  },
  duty: [
    {
      kind: 'flat',
      up_to: { amount_cents: 15_000, basis: 'goods' },
      amount_cents: 300,
      per: 'kind_of_goods',
      source: aDutySource(),
    },
    { kind: 'rate', up_to: null, low_bp: 0, high_bp: 1_700, base: 'goods_and_shipping', source: aDutySource() },
  ],
  fees: [],
  note: { en: 'The carrier collects on delivery.', zh: '由承运商在派送时代收。' },
  ...over,
});

/** The same without a begin or an end. */
export const someDutyRules = (over: Partial<DutyRules> = {}): DutyRules => ({ ...rulesOf(someDutyFigures()), ...over });

const aDutyVersion = (over: Partial<DutyVersion> = {}): DutyVersion => ({
  version: 1,
  effective_from: null,
  created_at: '2026-11-01T08:00:00.000Z',
  rules: someDutyRules(),
  ...over,
});

export const aPublicDuty = (over: Partial<NonNullable<PublicDuty['duty']>> = {}): NonNullable<PublicDuty['duty']> => ({
  version: 1,
  effective_from: null,
  created_at: '2026-11-01T08:00:00.000Z',
  figures: someDutyFigures(),
  coming: [],
  ...over,
});

export const aLandedCost = (over: Partial<LandedCost> = {}): LandedCost => ({
  country: 'DE',
  at: '2026-11-20T08:00:00.000Z',
  value_fen: 25_800,
  shipping_fen: 11_750,
  kinds: 2,
  duty: { low_fen: 2_275, high_fen: 4_550, limit_fen: 0, standing: 'above' },
  tax: { low_fen: 7_567, high_fen: 7_999, limit_fen: 0, standing: 'above' },
  fees: { low_fen: 0, high_fen: 0 },
  total_low_fen: 9_842,
  total_high_fen: 12_549,
  version: 1,
  rate: '7.5833',
  rate_day: '2026-11-19',
  fee_rates: [],
  figures: someDutyFigures(),
  ...over,
});

export const aCountryDuty = (over: Partial<CountryDuty> = {}): CountryDuty => ({
  country: 'DE',
  ...aDutyVersion(),
  scheduled: [],
  ...over,
});
