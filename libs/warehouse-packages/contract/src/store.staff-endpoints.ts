import { defineEndpoint } from '@caravan/kernel';
import type {
  Acceptance,
  Disposal,
  GoodsMove,
  Loss,
  LossAmounts,
  QualityCheck,
  StaffStoreItem,
  StaffStorePage,
  StaffStoreQuery,
  StoreDisposal,
  TurnedUpGoods,
  StoreLoss,
  TurnUp,
} from './staff-store.schema.ts';

export const listStaffStore = defineEndpoint<{ query: StaffStoreQuery; data: StaffStorePage }>()({
  method: 'GET',
  path: '/staff/store',
  login: 'staff',
  roles: ['receiver', 'packer', 'service'],
  tags: ['staff-store'],
  summary: 'Goods in the warehouse, oldest first',
});

const moveReasons = [
  'item_unknown',
  'item_lost',
  'item_turned_up',
  'item_packed',
  'bin_unknown',
  'bin_elsewhere',
  'bin_one_shopper',
  'bin_one_shopper_full',
] as const;

export const moveGoods = defineEndpoint<{ body: GoodsMove; data: StaffStoreItem[] }>()({
  method: 'POST',
  path: '/staff/store/move',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-store', 'bin'],
  summary: 'Put goods into a bin',
  idempotency: 'key',
  reasons: moveReasons,
  quiet: [...moveReasons, 'invalid'],
});

export const checkGoods = defineEndpoint<{ params: { id: string }; body: QualityCheck; data: StaffStoreItem }>()({
  method: 'POST',
  path: '/staff/store/:id/check',
  login: 'staff',
  roles: ['receiver'],
  tags: ['staff-store', 'staff-package'],
  summary: 'Record a quality check',
  idempotency: 'key',
  reasons: ['photos_owed'],
  quiet: ['photos_owed'],
});

/** Concerns goods whose check failed; a later check may still find otherwise. */
export const acceptGoods = defineEndpoint<{ params: { id: string }; body: Acceptance; data: StaffStoreItem }>()({
  method: 'POST',
  path: '/staff/store/:id/accept',
  login: 'staff',
  roles: ['service'],
  tags: ['staff-store', 'staff-package'],
  summary: 'Let goods leave that failed their check',
  idempotency: 'key',
  reasons: ['wrong_state'],
  quiet: ['wrong_state'],
});

export const disposeGoods = defineEndpoint<{ params: { item_id: string }; body: Disposal; data: StoreDisposal }>()({
  method: 'POST',
  path: '/staff/store/:item_id/dispose',
  login: 'staff',
  roles: ['service'],
  tags: ['staff-store'],
  summary: 'Dispose of goods whose shopper was warned three times and whose date has come; no money moves',
  idempotency: 'key',
  reasons: [
    'disposal_too_early',
    'item_in_package',
    'item_returning',
    'item_service_open',
    'item_searched',
    'item_left',
    'claimed',
  ],
  quiet: [
    'disposal_too_early',
    'item_in_package',
    'item_returning',
    'item_service_open',
    'item_searched',
    'item_left',
    'claimed',
  ],
});

const lossReasons = ['item_not_searched', 'item_in_package', 'item_returning', 'item_left'] as const;

export const getLoss = defineEndpoint<{ params: { number: string }; data: LossAmounts }>()({
  method: 'GET',
  path: '/staff/store/:number/loss',
  login: 'staff',
  roles: ['service'],
  tags: ['staff-store'],
  summary: 'What the shopper gets back if the search for goods ends as lost',
  reasons: lossReasons,
  quiet: lossReasons,
});

export const loseGoods = defineEndpoint<{ params: { number: string }; body: Loss; data: StoreLoss }>()({
  method: 'POST',
  path: '/staff/store/:number/lose',
  login: 'staff',
  roles: ['service'],
  confirm: true,
  tags: ['staff-store', 'ledger', 'person'],
  summary: 'End the search for goods as lost, and give what was paid for them to the balance',
  idempotency: 'key',
  reasons: [...lossReasons, 'approval_needed'],
  quiet: [...lossReasons, 'approval_needed'],
});

export const turnUpGoods = defineEndpoint<{ params: { number: string }; body: TurnUp; data: TurnedUpGoods }>()({
  method: 'POST',
  path: '/staff/store/:number/turn_up',
  login: 'staff',
  roles: ['service'],
  tags: ['staff-store'],
  summary: 'Record that lost goods turned up, and what becomes of them; they stay the shop’s, and no money moves',
  idempotency: 'key',
  reasons: ['item_not_lost'],
  quiet: ['item_not_lost'],
});
