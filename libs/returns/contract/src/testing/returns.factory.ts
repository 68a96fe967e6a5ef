import type { GoodsReturn, ReturnPage, StaffReturn } from '../returns.schema.ts';

/** A return that waits for the seller's answer. */
export const aReturn = (over: Partial<GoodsReturn> = {}): GoodsReturn => ({
  number: 'RT2611A1B2C3D',
  state: 'requested',
  kind: 'return',
  reason: 'damaged',
  text: '',
  from_photos: false,
  item: {
    id: 'item_1',
    order_number: 'CV2611A1B2C3D',
    name: 'Canvas tote',
    spec: 'navy / large',
    image: null,
    quantity: 2,
  },
  paid_by: 'shop',
  fee_fen: null,
  refund_fen: null,
  returned_fen: null,
  tracking: null,
  replacement_id: null,
  created_at: '2026-11-20T08:00:00.000Z',
  due_at: '2026-11-25T08:00:00.000Z',
  timeline: [{ event: 'requested', at: '2026-11-20T08:00:00.000Z', by: 'shopper', note: null }],
  actions: ['withdraw'],
  ...over,
});

export const aReturnPage = (items: GoodsReturn[] = []): ReturnPage => ({
  items,
  page: 1,
  page_size: 20,
  total: items.length,
});

/** A return that waits for the seller's answer, as a buyer sees it. */
export const aStaffReturn = (over: Partial<StaffReturn> = {}): StaffReturn => ({
  ...aReturn(over),
  user_id: 'user_1',
  item_number: 'IT2611048213K',
  bin: 'A-01',
  shop_name: 'Tea House',
  supplier_order_no: '4400112233',
  paid_fen: 25_800,
  steps: ['agreed', 'refused'],
  ...over,
});
