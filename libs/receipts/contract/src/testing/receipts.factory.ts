import type { Receipt, ReceiptContent, ReceiptParties, ReceiptPayment } from '../receipts.schema.ts';

const sha256 = 'a1'.repeat(32);

export const aReceiptPayment = (over: Partial<ReceiptPayment> = {}): ReceiptPayment => ({
  kind: 'order',
  ref: 'CV2611A1B2C3D',
  payment_id: 'pay_1',
  method: 'paypal',
  amount_fen: 26_400,
  charge: { payment_fen: 26_400, amount: '37.20', currency: 'USD', rate: '0.1409', rate_as_of: '2026-11-19' },
  paid_at: '2026-11-20T09:00:00.000Z',
  refunds: [
    {
      transaction_no: 'TX2611R1',
      amount_fen: 5_000,
      to: 'balance',
      charge: null,
      done: true,
      remark: { en: 'Refund of a missing piece', zh: '缺件退款' },
      at: '2026-11-22T09:00:00.000Z',
    },
  ],
  ...over,
});

export const someReceiptContent = (over: Partial<ReceiptContent> = {}): ReceiptContent => ({
  format: 'caravan.receipt/1',
  subject: 'order',
  number: 'CV2611A1B2C3D',
  currency: 'CNY',
  seller: '山野帆布行',
  created_at: '2026-11-20T08:00:00.000Z',
  paid_at: '2026-11-20T09:00:00.000Z',
  goods: [
    {
      name: 'Canvas tote',
      spec: 'beige / L',
      url: 'https://shop.example/tote',
      order_number: null,
      quantity: 2,
      refunded_quantity: 1,
      price: { unit_fen: 12_900, listed_fen: 13_900, amount_fen: 25_800, set_by: 'shopper', reason: 'coupon' },
      picture_sha256: 'b2'.repeat(32),
      substitute: null,
      stored: [
        {
          item_id: 'item_1',
          quantity: 1,
          weight_g: 620,
          length_mm: 320,
          width_mm: 280,
          height_mm: 90,
          photos: [{ id: 'photo_1', sha256, piece: null }],
        },
      ],
    },
  ],
  amounts: [
    { code: 'goods', detail: null, quantity: 1, unit_fen: 25_800, amount_fen: 25_800, set_by: 'seller' },
    { code: 'photos', detail: null, quantity: 3, unit_fen: 200, amount_fen: 600, set_by: 'tariff' },
    { code: 'domestic_shipping', detail: null, quantity: 1, unit_fen: 0, amount_fen: 0, set_by: null },
  ],
  amount_fen: 26_400,
  extras: [{ ref: 'CV2611A1B2C3D-1', reason: 'price_rise', amount_fen: 800, state: 'open', set_by: 'staff' }],
  services: [{ number: 'SV2611X', kind: 'photos', units: 2, unit_fen: 200, amount_fen: 400 }],
  shipping: null,
  payments: [aReceiptPayment()],
  totals: { paid_fen: 26_400, refunded_fen: 5_000, kept_fen: 21_400, compensated_fen: 0 },
  ...over,
});

/** The content of a package's receipt, with everything that a package can have. */
export const somePackageContent = (): ReceiptContent => ({
  ...someReceiptContent(),
  subject: 'package',
  number: 'PK2611A1B2C3D',
  seller: null,
  goods: someReceiptContent().goods.map((goods) => ({ ...goods, price: null, order_number: 'CV2611A1B2C3D' })),
  amounts: [
    { code: 'first_weight', detail: null, quantity: 1, unit_fen: 9_000, amount_fen: 9_000, set_by: 'tariff' },
    { code: 'further_weight', detail: null, quantity: 2, unit_fen: 3_000, amount_fen: 6_000, set_by: 'tariff' },
    { code: 'packing', detail: 'vacuum', quantity: 1, unit_fen: 500, amount_fen: 500, set_by: 'tariff' },
  ],
  amount_fen: 15_500,
  extras: [{ ref: 'PK2611A1B2C3D-1', reason: 'weighing', amount_fen: 3_000, state: 'paid', set_by: 'tariff' }],
  services: [],
  payments: [],
  shipping: {
    method: { en: 'EMS', zh: '邮政特快' },
    carrier: 'China Post',
    country: 'DE',
    declared_value_fen: 20_000,
    quoted: { real_g: 1_400, volumetric_g: 1_344, chargeable_g: 1_400 },
    weighings: [
      {
        weight_g: 1_620,
        length_mm: 330,
        width_mm: 290,
        height_mm: 100,
        chargeable_g: 1_620,
        quoted_fee_fen: 15_500,
        fee_fen: 18_500,
        outcome: 'asked',
        at: '2026-11-25T08:00:00.000Z',
      },
    ],
    insurance: { name: { en: 'Basic', zh: '基础' }, cover_fen: 50_000 },
    landed_cost: {
      at: '2026-11-24T08:00:00.000Z',
      value_fen: 20_000,
      shipping_fen: 15_500,
      duty: { low_fen: 0, high_fen: 0 },
      tax: { low_fen: 3_800, high_fen: 6_745 },
      fees: { low_fen: 1_500, high_fen: 1_500 },
      total: { low_fen: null, high_fen: null },
      version: 3,
      rate: '8.1234',
      rate_day: '2026-11-23',
    },
    tracking: { carrier: 'China Post', number: 'EE123456789CN', shipped_at: '2026-11-26T08:00:00.000Z' },
    photos: [{ id: 'photo_2', sha256: 'c3'.repeat(32), piece: null }],
    claims: [{ ref: 'PK2611A1B2C3D-C1', paid_fen: 7_000, decided_at: '2026-12-20T08:00:00.000Z' }],
  },
  totals: { paid_fen: 0, refunded_fen: 0, kept_fen: 0, compensated_fen: 7_000 },
});

export const receiptSides = (over: Partial<ReceiptParties> = {}): ReceiptParties => ({
  seller: {
    name: 'Caravan Trading Ltd.',
    address: '88 Harbour Road, Xiamen',
    registration: 'Xiamen, 91350200MA00000000',
    email: 'service@example.test',
  },
  buyer: {
    name: 'Ada Example',
    address: { lines: ['Musterstraße 1', '10115 Berlin'], country: 'DE' },
    email: 'ada@example.test',
  },
  ...over,
});

export const aReceipt = (over: Partial<Receipt> = {}): Receipt => ({
  content: someReceiptContent(),
  hash: 'e5'.repeat(32),
  parties: receiptSides(),
  links: [{ id: 'photo_1', url: '/v1/pictures/photo_1', thumb_url: '/v1/pictures/thumb_1' }],
  ...over,
});
