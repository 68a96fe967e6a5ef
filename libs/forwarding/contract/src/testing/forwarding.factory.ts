import type { ForwardingAddress, OwnParcel, OwnParcelPage, WarehouseAddress } from '../forwarding.schema.ts';
import type { ParcelClaim, ParcelClaimPage, StaffParcelClaim } from '../parcel-claims.schema.ts';
import type { HandlingFees, StaffOwnParcel, StaffWarehouses } from '../staff-forwarding.schema.ts';

export const aWarehouseAddress = (over: Partial<WarehouseAddress> = {}): WarehouseAddress => ({
  id: 'GZ',
  name: '广州仓',
  recipient: '商队 K7Q4MZ',
  phone: '020-12345678',
  province: '广东省',
  city: '广州市',
  district: '白云区',
  street: '示例路 1 号 3 栋（K7Q4MZ）',
  postcode: '510000',
  ...over,
});

export const aForwardingAddress = (over: Partial<ForwardingAddress> = {}): ForwardingAddress => ({
  code: 'K7Q4MZ',
  warehouses: [aWarehouseAddress()],
  handling_fen: 0,
  free_days: 30,
  daily_fee_fen: 50,
  fee_max_fen: 3_000,
  ...over,
});

export const anOwnParcel = (over: Partial<OwnParcel> = {}): OwnParcel => ({
  number: 'FP2611A1B2C3D',
  tracking_number: 'SF1000200300',
  contents: 'Two mechanical keyboards',
  shop: 'Keyboard workshop',
  quantity: 2,
  value_fen: 45_000,
  photo_note: '',
  announced: true,
  state: 'announced',
  handling_fen: 0,
  question: null,
  created_at: '2026-11-22T09:00:00.000Z',
  received_at: null,
  ends_at: null,
  items: [],
  ...over,
});

/** A parcel whose goods wait for the shopper's answer. */
export const anAskedParcel = (over: Partial<OwnParcel> = {}): OwnParcel =>
  anOwnParcel({
    number: 'FP2611ASKED01',
    state: 'received',
    question: 'There are three keyboards in it, not two',
    received_at: '2026-11-24T09:00:00.000Z',
    items: [{ id: 'item_1', number: 'IT2611048213K' }],
    ...over,
  });

export const anOwnParcelPage = (items: OwnParcel[] = [anAskedParcel(), anOwnParcel()]): OwnParcelPage => ({
  items,
  page: 1,
  page_size: 20,
  total: items.length,
});

export const aStaffOwnParcel = (over: Partial<StaffOwnParcel> = {}): StaffOwnParcel => ({
  ...anOwnParcel(),
  user_id: 'user_1',
  code: 'K7Q4MZ',
  parcel_id: 'parcel_1',
  is_here: false,
  ...over,
});

export const someWarehouses = (over: Partial<StaffWarehouses> = {}): StaffWarehouses => ({
  warehouses: [
    {
      ...aWarehouseAddress({ recipient: '商队', street: '示例路 1 号 3 栋' }),
      active: true,
    },
  ],
  wait_days: 60,
  version: 1,
  ...over,
});

export const someHandlingFees = (over: Partial<HandlingFees> = {}): HandlingFees => ({
  fees: [{ from: '2026-11-01', fee_fen: 300, state: 'in_force' }],
  ...over,
});

/** A shopper's claim of a parcel that came without a code. */
export const aParcelClaim = (over: Partial<ParcelClaim> = {}): ParcelClaim => ({
  id: 'claim_1',
  tracking_number: 'YT7700112233',
  contents: 'A blue teapot',
  proof: 'Ordered at the teapot shop on 20 November, order 3344',
  pictures: ['/v1/forwarding/claims/pictures/proof.token'],
  state: 'open',
  note: null,
  own_number: null,
  created_at: '2026-11-25T09:00:00.000Z',
  decided_at: null,
  ...over,
});

export const aParcelClaimPage = (items: ParcelClaim[] = [aParcelClaim()]): ParcelClaimPage => ({
  items,
  page: 1,
  page_size: 20,
  total: items.length,
});

export const aStaffParcelClaim = (over: Partial<StaffParcelClaim> = {}): StaffParcelClaim => ({
  ...aParcelClaim(),
  user_id: 'user_1',
  code: 'K7Q4MZ',
  kept_id: 'kept_1',
  rivals: 0,
  ...over,
});
