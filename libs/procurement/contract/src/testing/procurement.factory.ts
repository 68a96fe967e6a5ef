import type { Lookup, Parcel } from '../parcels.schema.ts';
import type { ExpectedLine, Purchase } from '../purchases.schema.ts';
import type { StatementLine } from '../statements.schema.ts';

/** A line of two pieces that were bought and are on their way. */
export const anExpectedLine = (over: Partial<ExpectedLine> = {}): ExpectedLine => ({
  line_id: 'line_1',
  order_number: 'CV2611A1B2C3D',
  name: 'Canvas tote',
  spec: 'navy / large',
  image: null,
  quantity: 2,
  bought_quantity: 2,
  received_quantity: 0,
  refunded_quantity: 0,
  expected_quantity: 2,
  photo: { count: 0, note: '' },
  note: '',
  ...over,
});

export const aPurchase = (over: Partial<Purchase> = {}): Purchase => ({
  id: 'purchase_1',
  supplier_order_no: '4400112233',
  account: 'caravan-01',
  paid_fen: 26_600,
  shop_name: 'Lantern Street Goods',
  expected_at: '2026-11-26T08:00:00.000Z',
  bought_by: 'mei',
  created_at: '2026-11-22T08:00:00.000Z',
  done_at: null,
  repaid_fen: 0,
  statement_fen: null,
  books: 'open',
  settlement: null,
  version: 1,
  lines: [{ ...anExpectedLine(), purchased_quantity: 2 }],
  parcels: [{ id: 'parcel_1', tracking_number: 'SF1000123456', carrier: 'SF', state: 'expected' }],
  ...over,
});

export const aParcel = (over: Partial<Parcel> = {}): Parcel => ({
  id: 'parcel_1',
  tracking_number: 'SF1000123456',
  carrier: 'SF',
  state: 'expected',
  purchase_id: 'purchase_1',
  supplier_order_no: '4400112233',
  shop_name: 'Lantern Street Goods',
  expected_at: '2026-11-26T08:00:00.000Z',
  weight_g: null,
  bin: null,
  note: '',
  photos: [],
  created_at: '2026-11-22T09:00:00.000Z',
  arrived_at: null,
  more_comes: false,
  forwarded: null,
  lines: [{ ...anExpectedLine(), announced_quantity: null }],
  ...over,
});

/** A parcel that came without a purchase. */
export const anUnmatchedParcel = (over: Partial<Parcel> = {}): Parcel =>
  aParcel({
    id: 'parcel_2',
    state: 'unmatched',
    purchase_id: null,
    supplier_order_no: null,
    shop_name: null,
    expected_at: null,
    weight_g: 800,
    bin: 'A-01',
    arrived_at: '2026-11-23T08:00:00.000Z',
    lines: [],
    ...over,
  });

/** The answer to the scan of an expected parcel. */
export const aLookup = (over: Partial<Lookup> = {}): Lookup => ({
  kind: 'parcel',
  ref: 'parcel_1',
  lines: [anExpectedLine()],
  candidates: [],
  ...over,
});

/** A line of a statement whose number no purchase has. */
export const aStatementLine = (over: Partial<StatementLine> = {}): StatementLine => ({
  id: 'statement_1',
  account: 'caravan-01',
  supplier_order_no: '4400777777',
  amount_fen: 12_800,
  paid_on: '2026-11-21',
  note: '',
  purchase_id: null,
  imported_by: 'lin',
  imported_at: '2026-11-24T02:00:00.000Z',
  ...over,
});
