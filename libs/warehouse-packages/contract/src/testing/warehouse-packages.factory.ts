import { packageStatuses } from '@caravan/kernel';
import { aQuote } from '@caravan/shipping/contract/testing';
import type { Claim } from '../claims.schema.ts';
import type { OfferedInsurance } from '../insurance.schema.ts';
import type { ParcelPage } from '../package-list.schema.ts';
import { parcelSummaryOf } from '../package-summary.ts';
import type { PricedPacking } from '../packing-options.schema.ts';
import type { OwnQuotes, StoreItem, StorePage } from '../warehouse.schema.ts';
import type { PackageMade, Parcel, ParcelItem, Review, TrackingEvent } from '../warehouse-packages.schema.ts';
import type { PackageExtra, Weighing } from '../weighing.schema.ts';

export const aStoreItem = (over: Partial<StoreItem> = {}): StoreItem => ({
  id: 'item_1',
  order_number: 'CV2611A1B2C3D',
  name: 'Canvas tote',
  spec: 'navy / large',
  image: null,
  quantity: 2,
  weight_g: 1_240,
  length_mm: 320,
  width_mm: 280,
  height_mm: 90,
  restrictions: [],
  stored_at: '2026-11-10T08:00:00.000Z',
  free_until: '2026-12-10T08:00:00.000Z',
  days_left: 20,
  value_fen: 25_800,
  daily_fee_fen: 50,
  storage_fen: 0,
  fee_max_fen: 3_000,
  dispose_at: '2027-05-09T08:00:00.000Z',
  photos: [],
  photos_due: 0,
  photos_left: 20,
  photo_verdict: null,
  photos_open: false,
  services: [],
  packable: true,
  reason: null,
  package_number: null,
  returnable: false,
  return_until: '2026-11-17T08:00:00.000Z',
  return_number: null,
  ...over,
});

export const aStorePage = (items: StoreItem[] = [aStoreItem()], over: Partial<StorePage> = {}): StorePage => ({
  items,
  page: 1,
  page_size: 24,
  total: items.length,
  ...over,
});

/** The quotes of four shipping methods for a parcel of 2.2 kg with 1.50 of storage; the last one cannot carry it. */
export const someQuotes = (over: Partial<OwnQuotes> = {}): OwnQuotes => {
  const parcel = { real_g: 2_200, chargeable_g: 2_200, further_steps: 4, storage_fen: 150 };
  return {
    weight_g: 2_000,
    lines: [
      aQuote({ ...parcel, id: 'line_air', name: 'Airmail parcel', volumetric_g: 1_511, fee_fen: 20_950 }),
      aQuote({
        ...parcel,
        id: 'line_express',
        name: 'Express',
        carrier: 'DHL',
        volumetric_g: 1_813,
        first_fen: 22_000,
        further_fen: 6_500,
        customs_fen: 0,
        fee_fen: 48_150,
        eta_min_days: 3,
        eta_max_days: 5,
        divisor: 5_000,
        restrictions: ['liquid', 'medicine'],
      }),
      aQuote({
        ...parcel,
        id: 'line_sea',
        name: 'Sea parcel',
        volumetric_g: 0,
        first_fen: 6_000,
        further_fen: 1_200,
        fee_fen: 11_750,
        eta_min_days: 40,
        eta_max_days: 60,
        divisor: null,
        restrictions: [],
      }),
      aQuote({
        ...parcel,
        id: 'line_small',
        name: 'Small packet',
        volumetric_g: 0,
        first_fen: 4_500,
        further_fen: 2_500,
        customs_fen: 0,
        fee_fen: 14_650,
        eta_min_days: 12,
        eta_max_days: 25,
        divisor: null,
        max_g: 2_000,
        max_side_mm: 600,
        max_girth_mm: 900,
        available: false,
        reason: 'Heavier than the 2 kg this shipping method accepts',
      }),
    ],
    coupons: false,
    discounts: [],
    ...over,
  };
};

/** The built-in packing options of a shop. */
export const somePackingOptions = (): PricedPacking[] => [
  { kind: 'remove_boxes', price_fen: 0 },
  { kind: 'vacuum', price_fen: 300 },
  { kind: 'corner_protection', price_fen: 500 },
  { kind: 'moisture_bag', price_fen: 200 },
  { kind: 'gift', price_fen: 0 },
];

export const anInsurance = (over: Partial<OfferedInsurance> = {}): OfferedInsurance => ({
  id: 'basic',
  name: 'Basic',
  cover_fen: 50_000,
  fee_fen: 600,
  ...over,
});

/** A claim of ¥200.00 that waits. */
export const aClaim = (over: Partial<Claim> = {}): Claim => ({
  ref: 'PK2611A1B2C3D-C1',
  kind: 'damaged',
  amount_fen: 20_000,
  text: 'The lamp is broken.',
  pictures: [],
  state: 'open',
  paid_fen: 0,
  note: null,
  created_at: '2026-11-25T08:00:00.000Z',
  decided_at: null,
  ...over,
});

/** Goods as part of a package. */
export const aParcelItem = (over: Partial<StoreItem> = {}): ParcelItem => {
  const { id, order_number, name, spec, image, quantity, weight_g, restrictions, photos } = aStoreItem(over);
  return { id, order_number, name, spec, image, quantity, weight_g, restrictions, photos };
};

export const aParcel = (over: Partial<Parcel> = {}): Parcel => ({
  number: 'PK2611A1B2C3D',
  status: 'pending_payment',
  items: [aParcelItem()],
  address: {
    first_name: 'Ada',
    last_name: 'Example',
    email: 'ada@example.test',
    continent: 'europe',
    country: 'DE',
    province: '',
    city: 'Berlin',
    detail: 'Musterstraße 1',
    postcode: '10115',
    phone: '+49 30 123456',
  },
  line: { id: 'line_1', name: 'Airmail parcel', carrier: 'China Post' },
  fee: aQuote(),
  discount_fen: 0,
  coupon_code: null,
  refunded_fen: 0,
  weighing: null,
  rehearsal: null,
  extra: null,
  packing_note: '',
  packing_options: [],
  insurance: null,
  claims: [],
  claimable: null,
  declared_value_fen: 25_800,
  landed_cost: null,
  tracking: null,
  tracking_token: null,
  created_at: '2026-11-20T08:00:00.000Z',
  expires_at: '2026-11-21T08:00:00.000Z',
  paid_at: null,
  dispatch_by: null,
  shipped_at: null,
  arrives: null,
  done_by: null,
  done_at: null,
  review: null,
  timeline: [
    { status: 'pending_payment', event: 'created', at: '2026-11-20T08:00:00.000Z', by: 'shopper', note: null },
  ],
  actions: ['pay', 'cancel'],
  ...over,
});

/** An event whose words are the carrier's own. */
export const aTrackingEvent = (over: Partial<TrackingEvent> = {}): TrackingEvent => ({
  at: '2026-11-22T09:00:00.000Z',
  zoned: true,
  stage: null,
  place: 'Shanghai',
  text: 'Left the country',
  lang: '',
  ...over,
});

/** A parcel of 1.44 kg by its quote that weighs 2.3 kg and costs ¥30.00 more. */
export const aWeighing = (over: Partial<Weighing> = {}): Weighing => ({
  weight_g: 2_300,
  length_mm: 320,
  width_mm: 240,
  height_mm: 110,
  chargeable_g: 2_300,
  quoted_fee_fen: 14_800,
  fee_fen: 17_800,
  difference_fen: 3_000,
  outcome: 'asked',
  photos: [],
  at: '2026-11-22T08:00:00.000Z',
  ...over,
});

/** An extra payment of ¥30.00 that waits. */
export const aPackageExtra = (over: Partial<PackageExtra> = {}): PackageExtra => ({
  ref: 'PK2611A1B2C3D-1',
  amount_fen: 3_000,
  state: 'waiting',
  created_at: '2026-11-22T08:00:00.000Z',
  due_at: '2026-11-29T08:00:00.000Z',
  ...over,
});

export const aParcelPage = (parcels: Parcel[] = [aParcel()], over: Partial<ParcelPage> = {}): ParcelPage => {
  const items = parcels.map(parcelSummaryOf);
  const counts = Object.fromEntries(
    packageStatuses.map((status) => [status, items.filter((parcel) => parcel.status === status).length]),
  ) as ParcelPage['counts'];
  return { items, page: 1, page_size: 20, total: items.length, counts, ...over };
};

export const aPackageMade = (over: Partial<PackageMade> = {}): PackageMade => ({
  number: 'PK2611A1B2C3D',
  amount_fen: 11_750,
  expires_at: '2026-11-21T08:00:00.000Z',
  ...over,
});

export const aReview = (over: Partial<Review> = {}): Review => ({
  text: 'Well wrapped.',
  anonymous: true,
  image: null,
  created_at: '2026-11-26T09:00:00.000Z',
  ...over,
});
