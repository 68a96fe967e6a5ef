import type { DeliveredPrice, UsualWeight } from '../delivered-price.schema.ts';
import type { PriceSheet, PriceSheetCheck } from '../price-sheets/price-sheets.schema.ts';
import { writeSheetRow, type PlaceRow, type PriceRow } from '../price-sheets/sheet-row.ts';
import type { SheetTerms } from '../price-sheets/sheet-terms.schema.ts';
import type { Quote } from '../quotes.schema.ts';
import type { ShippingAccuracy } from '../shipping-accuracy.schema.ts';
import type { ShippingMethod } from '../shipping-methods.schema.ts';
import type { SplitPlan } from '../split.schema.ts';

/** First 500 g and two further steps, customs, no storage. */
export const aQuote = (over: Partial<Quote> = {}): Quote => ({
  id: 'line_1',
  name: 'Airmail parcel',
  carrier: 'China Post',
  eta_min_days: 10,
  eta_max_days: 14,
  real_g: 1_440,
  volumetric_g: 1_344,
  chargeable_g: 1_440,
  first_fen: 8_000,
  further_fen: 3_000,
  further_steps: 2,
  customs_fen: 800,
  storage_fen: 0,
  packing_fen: 0,
  insurance_fen: 0,
  fee_fen: 14_800,
  available: true,
  reason: null,
  restrictions: ['battery', 'liquid'],
  divisor: 6_000,
  max_g: 30_000,
  max_side_mm: 1_050,
  max_girth_mm: 2_000,
  ...over,
});

/** Two parcels, which cost ¥41.00 less than the one parcel of all goods; proved. */
export const aSplitPlan = (over: Partial<SplitPlan> = {}): SplitPlan => ({
  goal: 'cost',
  parcels: [
    { item_ids: ['item_1'], quote: aQuote({ id: 'line_air', fee_fen: 14_800 }), value_fen: 25_800 },
    {
      item_ids: ['item_2'],
      quote: aQuote({ id: 'line_small', name: 'Small packet', eta_min_days: 12, eta_max_days: 25, fee_fen: 7_000 }),
      value_fen: 9_000,
    },
  ],
  fee_fen: 21_800,
  arrives_min_days: 12,
  arrives_max_days: 25,
  single: { quote: aQuote({ id: 'line_ems', name: 'EMS', fee_fen: 25_900 }), reason: null },
  saving_fen: 4_100,
  exact: true,
  gap_fen: 0,
  gap_days: 0,
  limit_fen: null,
  ...over,
});

/** The figures of 34 weighed parcels, 25 of which were confirmed. */
export const anAccuracy = (over: Partial<ShippingAccuracy> = {}): ShippingAccuracy => ({
  method_id: 'line_air',
  name: 'Airmail parcel',
  country: 'DE',
  fees: { parcels: 34, since: '2026-08-03T08:00:00.000Z', median_percent: -1.2, p90_percent: 4.5, dearer: 5 },
  days: {
    parcels: 25,
    since: '2026-07-20T08:00:00.000Z',
    promised_min_days: 10,
    promised_max_days: 14,
    median_days: 11.3,
    p90_days: 16,
    in_time: 21,
  },
  ...over,
});

type PlannedMethod = ShippingMethod['scheduled'][number];

const methodFields: Omit<PlannedMethod, 'version' | 'effective_from'> = {
  name: { en: 'EMS', zh: '邮政特快' },
  carrier: 'China Post',
  tracking_url: 'https://post.example/{number}',
  zones: [
    {
      countries: ['DE', 'FR'],
      eta_min_days: 7,
      eta_max_days: 14,
      first_fen: 18_000,
      further_fen: 4_500,
      customs_fen: 800,
    },
  ],
  min_g: 0,
  max_g: 30_000,
  max_side_mm: 1_500,
  max_girth_mm: 3_000,
  divisor: 6_000,
  packing_g: 200,
  max_value_fen: null,
  restrictions: ['liquid'],
  active: true,
};

export const aShippingMethod = (over: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: 'ems',
  version: 3,
  ...methodFields,
  effective_from: null,
  scheduled: [],
  ...over,
});

/** A version of the future of `aShippingMethod`. */
export const aPlannedMethod = (over: Partial<PlannedMethod> = {}): PlannedMethod => ({
  ...methodFields,
  version: 4,
  effective_from: '2999-03-01T12:00:00.000Z',
  ...over,
});

/** Goods with a stated weight to Germany: with the order, freight and customs are known. */
export const aDeliveredPrice = (over: Partial<DeliveredPrice> = {}): DeliveredPrice => ({
  country: 'DE',
  order_fen: 13_700,
  weight: { low_g: 420, high_g: 420 },
  unweighed: [],
  restrictions: [],
  freight: {
    low_fen: 9_900,
    high_fen: 11_300,
    method_id: 'line_air',
    name: 'Airmail parcel',
    eta_min_days: 10,
    eta_max_days: 14,
    accuracy: anAccuracy().fees,
  },
  refusal: null,
  duty: { low_fen: 4_700, high_fen: 6_000 },
  total: { low_fen: 28_300, high_fen: 31_000 },
  ...over,
});

/** The usual weight of shoes, from 57 weighed goods. */
export const aUsualWeight = (over: Partial<UsualWeight> = {}): UsualWeight => ({
  kind: 'shoes',
  goods: 57,
  low_g: 700,
  median_g: 900,
  high_g: 1_300,
  ...over,
});

/** A price that is the same for all weights up to 30 kg. */
export const aPriceRow = (over: Partial<PriceRow> = {}): PriceRow => ({
  kind: 'price',
  line: 2,
  zone: 'A',
  over_g: 0,
  to_g: 30_000,
  base_fen: 0,
  base_g: 0,
  step_g: 0,
  step_fen: 0,
  kg_fen: 0,
  item_fen: 0,
  ...over,
});

/** All of Germany is in zone A. */
export const aPlaceRow = (over: Partial<PlaceRow> = {}): PlaceRow => ({
  kind: 'place',
  line: 3,
  country: 'DE',
  from: '',
  to: '',
  zone: 'A',
  remote: false,
  ...over,
});

/** Weights count as they are, and nothing is charged besides the prices. */
export const someTerms = (over: Partial<SheetTerms> = {}): SheetTerms => ({
  least_g: 0,
  round_g: 1,
  heavy_over_g: null,
  heavy_round_g: 1,
  volume_from_mm: null,
  volume_above_cm3: null,
  volume_above_percent: 100,
  volume_percent: 100,
  fuel_basis_points: 0,
  fuel_on_remote: false,
  fuel_on_size: false,
  remote_fen: 0,
  remote_kg_fen: 0,
  battery_fen: 0,
  size_fees: [],
  ...over,
});

/** ¥38.00 for the first 500 g and ¥12.00 for each further 500 g, to Germany. */
export const aPriceSheet = (over: Partial<PriceSheet> = {}): PriceSheet => ({
  id: 'sheet_1',
  file: 'ems-2026.csv',
  imported_at: '2026-11-20T08:00:00.000Z',
  rows: [
    aPlaceRow(),
    aPriceRow({ to_g: 2_000, base_fen: 3_800, base_g: 500, step_g: 500, step_fen: 1_200 }),
    aPriceRow({ line: 4, over_g: 2_000, kg_fen: 4_600, item_fen: 800 }),
  ].map(writeSheetRow),
  ...over,
});

/** A sheet without faults, by which one parcel would have been dearer. */
export const aSheetCheck = (over: Partial<PriceSheetCheck> = {}): PriceSheetCheck => ({
  faults: [],
  fault_count: 0,
  prices: 2,
  zones: 1,
  countries: 1,
  not_served: [],
  not_priced: ['FR'],
  preview: {
    from: '2026-10-24T08:00:00.000Z',
    parcels: 12,
    complete: true,
    dearer: 1,
    cheaper: 0,
    refused: 0,
    old_fen: 240_000,
    new_fen: 241_100,
    items: [
      {
        number: 'PK2611READY02',
        country: 'DE',
        paid_at: '2026-11-20T08:00:00.000Z',
        chargeable_g: 1_200,
        old_fen: 22_000,
        new_fen: 23_100,
        reason: null,
      },
    ],
  },
  ...over,
});
