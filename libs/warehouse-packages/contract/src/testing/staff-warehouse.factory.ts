import type { Bin } from '../bins.schema.ts';
import type { Handover } from '../handovers.schema.ts';
import type { Pick } from '../picks.schema.ts';
import { parcelSummaryOf } from '../package-summary.ts';
import type { PackingWork, StaffPackageSummary } from '../staff-package-list.schema.ts';
import type { StaffPackage } from '../staff-packages.schema.ts';
import type { LossAmounts, StaffStoreItem } from '../staff-store.schema.ts';
import { aParcel, aParcelItem, aStoreItem } from './warehouse-packages.factory.ts';

export const aBin = (over: Partial<Bin> = {}): Bin => ({
  code: 'A-01',
  zone: 'A',
  kind: 'shelf',
  position: 10,
  active: true,
  version: 1,
  items: 0,
  ...over,
});

export const aStaffItem = (over: Partial<StaffStoreItem> = {}): StaffStoreItem => ({
  ...aStoreItem(),
  number: 'IT2611048213K',
  user_id: 'user_1',
  line_id: 'line_1',
  condition: 'good',
  condition_note: '',
  check: 'not_needed',
  check_note: '',
  photo_note: '',
  measurements: [],
  bin: null,
  missing_at: null,
  lost_at: null,
  ...over,
});

/** The shopper's refund for goods that are lost. */
export const aLoss = ({ number, name, order_number }: StaffStoreItem): LossAmounts => ({
  number,
  name,
  order_number,
  goods_fen: 25_800,
  domestic_fen: 400,
  photo_fen: 200,
  amount_fen: 26_400,
});

export const aStaffPackage = (over: Partial<StaffPackage> = {}): StaffPackage => ({
  ...aParcel({ number: 'PK2611READY02', status: 'to_be_delivered', paid_at: '2026-11-22T08:00:00.000Z' }),
  items: [{ ...aParcelItem(aStoreItem()), number: 'IT2611048213K', bin: 'A-01' }],
  failed_goods: [],
  missing_goods: [],
  tracking: null,
  user_id: 'user_1',
  followed: null,
  stage: null,
  weighings: [],
  pick_id: null,
  ...over,
});

/** The package as the list of staff shows it. */
export const staffSummaryOf = (parcel: StaffPackage): StaffPackageSummary => ({
  number: parcel.number,
  status: parcel.status,
  line: parcel.line,
  created_at: parcel.created_at,
  paid_at: parcel.paid_at,
  item_count: parcel.items.length,
  tracking: parcelSummaryOf(parcel).tracking,
  user_id: parcel.user_id,
  stage: parcel.stage,
  address: { country: parcel.address.country },
  bins: [...new Set(parcel.items.map(({ bin }) => bin))],
  failed_goods: parcel.failed_goods.map(({ number }) => number),
  missing_goods: parcel.missing_goods,
  packing_options: parcel.packing_options.map(({ kind }) => ({ kind })),
  packing_note: parcel.packing_note,
});

/** The package as the packing station gets it. */
export const packingWorkOf = ({ number, stage, packing_note, rehearsal, ...parcel }: StaffPackage): PackingWork => ({
  number,
  stage,
  packing_note,
  rehearsal,
  packing_options: parcel.packing_options.map(({ kind }) => ({ kind })),
  items: parcel.items.map((item) => ({
    id: item.id,
    number: item.number,
    name: item.name,
    spec: item.spec,
    image: item.image,
    quantity: item.quantity,
    bin: item.bin,
  })),
  failed_goods: parcel.failed_goods.map(({ number: failed }) => failed),
  missing_goods: parcel.missing_goods,
  customs_gaps: [],
});

export const aPickLine = (over: Partial<Pick['lines'][number]> = {}): Pick['lines'][number] => ({
  item_id: 'item_1',
  item_number: 'IT2611048213K',
  package_number: 'PK2611READY02',
  slot: 'A1',
  name: 'Canvas tote',
  spec: 'navy / large',
  image: null,
  quantity: 2,
  bin: 'A-01',
  zone: 'A',
  failed: false,
  missing: false,
  picked_at: null,
  ...over,
});

export const aPick = (over: Partial<Pick> = {}): Pick => ({
  id: 'PL2611048213K',
  staff_id: 'staff_1',
  created_at: '2026-11-23T08:00:00.000Z',
  packages: [{ number: 'PK2611READY02', slot: 'A1', status: 'to_be_delivered', stage: 'picking', packing_note: '' }],
  lines: [aPickLine()],
  left: 1,
  ...over,
});

export const aHandover = (over: Partial<Handover> = {}): Handover => ({
  id: 'HO2611048213K',
  carrier: 'China Post',
  staff_id: 'staff_1',
  created_at: '2026-11-23T08:00:00.000Z',
  closed_at: null,
  packages: [],
  bags: [],
  driver: null,
  ...over,
});
