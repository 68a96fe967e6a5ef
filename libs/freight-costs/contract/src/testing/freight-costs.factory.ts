import type { FreightBill, FreightBillCheck } from '../freight-bills.schema.ts';
import type { FreightLine, FreightLineDetail } from '../freight-lines.schema.ts';
import type { FreightMargin, FreightMarginPage } from '../freight-margins.schema.ts';

export const aFreightBill = (over: Partial<FreightBill> = {}): FreightBill => ({
  id: 'bill_1',
  carrier: 'DHL',
  number: 'DHL-2026-11',
  billed_on: '2026-11-20',
  currency: 'CNY',
  rate: '1',
  rate_as_of: null,
  total_hundredths: 1_234_500,
  total_fen: 1_234_500,
  lines: 86,
  unknown: 2,
  open: 3,
  disputed: 1,
  imported_by: 'lin',
  imported_at: '2026-11-21T08:00:00.000Z',
  ...over,
});

/** A bill of one matched line and one with an unknown number. */
export const aBillCheck = (over: Partial<FreightBillCheck> = {}): FreightBillCheck => ({
  is_known: false,
  lines: [
    { package_number: 'PK2611A1B2C3D', findings: ['heavier'] },
    { package_number: null, findings: [] },
  ],
  matched: 1,
  unknown: 1,
  heavier: 1,
  loss: 0,
  twice: 0,
  sum_hundredths: 21_200,
  sum_fen: 21_200,
  rate: '1',
  ...over,
});

/** A line with a greater weight than ours, about which nobody has decided. */
const aFreightLine = (over: Partial<FreightLine> = {}): FreightLine => ({
  id: 'line_1',
  bill_id: 'bill_1',
  carrier: 'DHL',
  bill_number: 'DHL-2026-11',
  billed_on: '2026-11-20',
  position: 1,
  number: 'JD014600001234567890',
  weight_g: 3_500,
  fen: 19_200,
  state: 'matched',
  package_number: 'PK2611A1B2C3D',
  findings: ['heavier'],
  review: 'open',
  note: '',
  reviewed_at: '2026-11-21T08:00:00.000Z',
  reviewed_by: null,
  returned_fen: 0,
  ...over,
});

export const aLineDetail = (over: Partial<FreightLineDetail> = {}): FreightLineDetail => ({
  ...aFreightLine(),
  currency: 'CNY',
  amounts: [
    { name: null, hundredths: 18_000 },
    { name: 'Fuel', hundredths: 1_200 },
  ],
  parcel: {
    number: 'PK2611A1B2C3D',
    carrier: 'DHL',
    tracking_number: 'JD014600001234567890',
    country: 'DE',
    shipped_at: '2026-11-10T08:00:00.000Z',
    weight_g: 2_400,
    paid_fen: 17_000,
    cost_fen: 19_700,
  },
  others: [{ id: 'line_2', carrier: 'Cainiao', bill_number: 'CN-7', billed_on: '2026-11-12', fen: 500 }],
  moves: [],
  ...over,
});

/** A line whose number no package has. */
export const anUnknownLine = (over: Partial<FreightLineDetail> = {}): FreightLineDetail =>
  aLineDetail({
    id: 'line_3',
    number: 'LX000000001CN',
    state: 'unknown',
    package_number: null,
    findings: [],
    review: null,
    reviewed_at: null,
    parcel: null,
    others: [],
    moves: [],
    ...over,
  });

/** The line as lists show it. */
export const summaryOfLine = (line: FreightLineDetail): FreightLine => ({
  id: line.id,
  bill_id: line.bill_id,
  carrier: line.carrier,
  bill_number: line.bill_number,
  billed_on: line.billed_on,
  position: line.position,
  number: line.number,
  weight_g: line.weight_g,
  fen: line.fen,
  state: line.state,
  package_number: line.package_number,
  findings: line.findings,
  review: line.review,
  note: line.note,
  reviewed_at: line.reviewed_at,
  reviewed_by: line.reviewed_by,
  returned_fen: line.returned_fen,
});

const aFreightMargin = (over: Partial<FreightMargin> = {}): FreightMargin => ({
  number: 'PK2611A1B2C3D',
  shipped_at: '2026-11-10T08:00:00.000Z',
  method_id: 'ems',
  country: 'DE',
  paid_fen: 17_000,
  cost_fen: 19_700,
  is_expected: false,
  ...over,
});

/** A loss in one country, and a parcel without a bill in another. */
export const aFreightMarginPage = (over: Partial<FreightMarginPage> = {}): FreightMarginPage => {
  const sums = { parcels: 2, billed: 1, expected: 0, paid_fen: 17_000, cost_fen: 19_700 };
  return {
    items: [
      aFreightMargin(),
      aFreightMargin({ number: 'PK2611E5F6G7H', country: 'FR', paid_fen: 9_000, cost_fen: null }),
    ],
    next: null,
    count: 2,
    totals: sums,
    groups: [
      { by: 'method', key: 'ems', name: { en: 'EMS', zh: 'EMS', de: 'EMS' }, ...sums },
      { by: 'country', key: 'DE', name: null, ...sums, parcels: 1 },
      { by: 'country', key: 'FR', name: null, parcels: 1, billed: 0, expected: 0, paid_fen: 0, cost_fen: 0 },
      { by: 'month', key: '2026-11-01', name: null, ...sums },
    ],
    ...over,
  };
};
