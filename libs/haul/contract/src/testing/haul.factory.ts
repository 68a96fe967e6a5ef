import type {
  HaulGoods,
  HaulImport,
  HaulOrder,
  HaulPackage,
  HaulPayment,
  HaulRecord,
  HaulRows,
  ImportedOrder,
  ImportedOrderSummary,
  ImportedPackage,
  ImportedPackageSummary,
  ImportedPayment,
  ImportedRecord,
} from '../haul.schema.ts';

export const aHaulOrder = (over: Partial<HaulOrder> = {}): HaulOrder => ({
  number: 'CV2601020001',
  shop_name: 'Tea House',
  status: 'completed',
  created_at: '2026-01-02T03:04:05.000Z',
  paid_at: '2026-01-02T03:09:05.000Z',
  goods_fen: 9_600,
  photo_fen: 400,
  domestic_shipping_fen: 800,
  discount_fen: 0,
  amount_fen: 10_800,
  extra_fen: 0,
  refunded_fen: 0,
  note: '',
  lines: [
    {
      id: 'line-1',
      name: 'Celadon cup',
      spec: 'Colour: green',
      source_url: 'https://item.taobao.com/item.htm?id=1',
      quantity: 2,
      price_fen: 4_800,
      refunded_quantity: 0,
    },
  ],
  timeline: [{ status: 'pending_payment', event: 'placed', at: '2026-01-02T03:04:05.000Z' }],
  ...over,
});

export const aHaulGoods = (over: Partial<HaulGoods> = {}): HaulGoods => ({
  id: 'item-1',
  order_number: 'CV2601020001',
  name: 'Celadon cup',
  spec: 'Colour: green',
  quantity: 2,
  weight_g: 640,
  length_mm: 200,
  width_mm: 120,
  height_mm: 110,
  value_fen: 9_600,
  stored_at: '2026-01-06T08:00:00.000Z',
  left_at: '2026-01-09T08:00:00.000Z',
  photos: ['photo-1'],
  ...over,
});

export const aHaulPackage = (over: Partial<HaulPackage> = {}): HaulPackage => ({
  number: 'PK2601080001',
  status: 'completed',
  created_at: '2026-01-08T08:00:00.000Z',
  paid_at: '2026-01-08T08:05:00.000Z',
  shipped_at: '2026-01-09T08:00:00.000Z',
  done_at: '2026-01-20T08:00:00.000Z',
  method: 'Airmail parcel',
  carrier: 'China Post',
  tracking_number: 'RR123456789CN',
  country: 'DE',
  chargeable_g: 1_000,
  fee_fen: 11_750,
  discount_fen: 0,
  refunded_fen: 0,
  declared_value_fen: 9_600,
  goods: ['item-1'],
  photos: [],
  tracking: [{ at: '2026-01-10T08:00:00.000Z', place: 'Shanghai', text: 'Departed' }],
  ...over,
});

export const aHaulPayment = (over: Partial<HaulPayment> = {}): HaulPayment => ({
  id: 'payment-1',
  kind: 'order',
  refs: ['CV2601020001'],
  method: 'balance',
  status: 'succeeded',
  amount_fen: 10_800,
  charged: { amount: '108.00', currency: 'CNY', rate: '1', rate_as_of: null },
  created_at: '2026-01-02T03:09:00.000Z',
  decided_at: '2026-01-02T03:09:05.000Z',
  ...over,
});

export const aHaulRecord = (over: Partial<HaulRecord> = {}): HaulRecord => ({
  number: 'TX2601020001',
  at: '2026-01-02T03:09:05.000Z',
  type: 'payment',
  amount_fen: -10_800,
  balance_after_fen: 39_200,
  remark: 'Payment of order CV2601020001',
  kind: 'order',
  refs: ['CV2601020001'],
  ...over,
});

export const haulRows = (over: Partial<HaulRows> = {}): HaulRows => ({
  orders: [aHaulOrder()],
  goods: [aHaulGoods()],
  packages: [aHaulPackage()],
  payments: [aHaulPayment()],
  wallet: [aHaulRecord()],
  ...over,
});

export const aHaulImport = (over: Partial<HaulImport> = {}): HaulImport => ({
  id: 'import-1',
  shop_name: 'Silk Post',
  shop_url: 'https://silk.example',
  exported_at: '2026-02-01T08:00:00.000Z',
  imported_at: '2026-02-02T08:00:00.000Z',
  orders: 1,
  goods: 1,
  packages: 1,
  payments: 1,
  wallet: 1,
  photos: 1,
  photos_pending: false,
  ...over,
});

/** An order as lists have it, and what only the whole order has. */
const orderParts = () => {
  const { note, timeline, ...order } = aHaulOrder();
  const goods = [{ ...aHaulGoods(), photos: ['/v1/haul/photos/haul.a.b.c'] }];
  return { summary: { ...order, line_count: order.lines.length, goods, goods_count: goods.length }, note, timeline };
};

export const anImportedOrderSummary = (over: Partial<ImportedOrderSummary> = {}): ImportedOrderSummary => ({
  ...orderParts().summary,
  ...over,
});

export const anImportedOrder = (over: Partial<ImportedOrder> = {}): ImportedOrder => {
  const { summary, ...rest } = orderParts();
  return { ...summary, ...rest, ...over };
};

/** A package as lists have it, and what only the whole package has. */
const packageParts = () => {
  const { tracking, ...parcel } = aHaulPackage();
  const goods = [{ id: 'item-1', name: 'Celadon cup', quantity: 2 }];
  return { summary: { ...parcel, photos: [], goods, goods_count: goods.length }, tracking };
};

export const anImportedPackageSummary = (over: Partial<ImportedPackageSummary> = {}): ImportedPackageSummary => ({
  ...packageParts().summary,
  ...over,
});

export const anImportedPackage = (over: Partial<ImportedPackage> = {}): ImportedPackage => {
  const { summary, ...rest } = packageParts();
  return { ...summary, ...rest, ...over };
};

export const anImportedPayment = (over: Partial<ImportedPayment> = {}): ImportedPayment => ({
  ...aHaulPayment(),
  ref_count: 1,
  ...over,
});

export const anImportedRecord = (over: Partial<ImportedRecord> = {}): ImportedRecord => ({
  ...aHaulRecord(),
  ref_count: 1,
  ...over,
});
