import { defineEndpoint } from '@caravan/kernel';
import type {
  HandlingFee,
  HandlingFees,
  OwnArrival,
  OwnArrivalDone,
  StaffDeclaration,
  StaffOwnParcel,
  StaffOwnParcelPage,
  StaffOwnParcelsQuery,
  StaffWarehouses,
  WarehousesChange,
} from './staff-forwarding.schema.ts';

import type {
  ParcelClaimGift,
  ParcelClaimRefusal,
  StaffParcelClaim,
  StaffParcelClaimPage,
  StaffParcelClaimsQuery,
} from './parcel-claims.schema.ts';

type ById = { id: string };
type ByNumber = { number: string };

export const getStaffWarehouses = defineEndpoint<{ data: StaffWarehouses }>()({
  method: 'GET',
  path: '/staff/forwarding/warehouses',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-warehouses'],
  summary: 'The addresses of the warehouses to which shoppers send parcels',
});

export const changeStaffWarehouses = defineEndpoint<{ body: WarehousesChange; data: StaffWarehouses }>()({
  method: 'PUT',
  path: '/staff/forwarding/warehouses',
  login: 'staff',
  roles: ['owner'],
  tags: ['staff-warehouses', 'forwarding'],
  summary: 'Change the addresses of the warehouses; shoppers see them at once',
  ifMatch: true,
  reasons: ['changed_meanwhile', 'warehouse_in_use'],
  quiet: ['changed_meanwhile'],
});

export const getHandlingFees = defineEndpoint<{ data: HandlingFees }>()({
  method: 'GET',
  path: '/staff/forwarding/fees',
  login: 'staff',
  roles: ['service', 'finance'],
  tags: ['handling-fees'],
  summary: 'What handling own parcels costs, by days',
});

export const planHandlingFee = defineEndpoint<{ body: HandlingFee; data: HandlingFees }>()({
  method: 'POST',
  path: '/staff/forwarding/fees',
  login: 'staff',
  roles: ['owner'],
  tags: ['handling-fees'],
  summary: 'Plan what handling costs from a day to come; what has begun never changes',
  reasons: ['fee_day_past'],
});

export const listStaffOwnParcels = defineEndpoint<{ query: StaffOwnParcelsQuery; data: StaffOwnParcelPage }>()({
  method: 'GET',
  path: '/staff/forwarding/parcels',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-own-parcel'],
  summary: 'The parcels that shoppers send, newest first',
});

export const getStaffOwnParcel = defineEndpoint<{ params: ByNumber; data: StaffOwnParcel }>()({
  method: 'GET',
  path: '/staff/forwarding/parcels/:number',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-own-parcel'],
  summary: 'One parcel of a shopper',
  quiet: ['not_found'],
});

export const findShopperOfParcel = defineEndpoint<{ body: OwnArrival; data: OwnArrivalDone }>()({
  method: 'POST',
  path: '/staff/forwarding/arrivals',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-own-parcel', 'parcel', 'task'],
  summary: 'Say for whom a parcel is, by the code on its label or by an announcement; the station receives it then',
  idempotency: 'key',
  reasons: ['code_unknown', 'parcel_arrived', 'wrong_state', 'contents_missing', 'announced_as'],
});

export const keepOwnParcel = defineEndpoint<{ params: ByNumber; data: OwnArrivalDone }>()({
  method: 'POST',
  path: '/staff/forwarding/parcels/:number/keep',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-own-parcel', 'parcel', 'task'],
  summary:
    'Keep a parcel again that was given to the wrong shopper; its goods leave their shelf, and what they announced is expected as before',
  idempotency: 'key',
  reasons: ['wrong_state', 'number_kept', 'goods_not_on_shelf'],
});

export const declareForShopper = defineEndpoint<{ params: ByNumber; body: StaffDeclaration; data: StaffOwnParcel }>()({
  method: 'POST',
  path: '/staff/forwarding/parcels/:number/declaration',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-own-parcel', 'staff-store'],
  summary: 'Correct what is in a parcel that has arrived, or ask its shopper',
  reasons: ['wrong_state', 'goods_packed'],
});

export const listStaffParcelClaims = defineEndpoint<{ query: StaffParcelClaimsQuery; data: StaffParcelClaimPage }>()({
  method: 'GET',
  path: '/staff/forwarding/claims',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-parcel-claim'],
  summary: 'Parcels without a code that shoppers say are theirs, newest first',
});

export const getStaffParcelClaim = defineEndpoint<{ params: ById; data: StaffParcelClaim }>()({
  method: 'GET',
  path: '/staff/forwarding/claims/:id',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-parcel-claim'],
  summary: 'One claim of a parcel without a code',
  quiet: ['not_found'],
});

export const giveClaimedParcel = defineEndpoint<{ params: ById; body: ParcelClaimGift; data: OwnArrivalDone }>()({
  method: 'POST',
  path: '/staff/forwarding/claims/:id/give',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-parcel-claim', 'staff-own-parcel', 'parcel', 'task'],
  summary: 'Give a kept parcel to the shopper whose proof fits; who else claimed it is told',
  idempotency: 'key',
  reasons: ['claim_decided', 'parcel_arrived', 'wrong_state'],
});

export const refuseParcelClaim = defineEndpoint<{ params: ById; body: ParcelClaimRefusal; data: StaffParcelClaim }>()({
  method: 'POST',
  path: '/staff/forwarding/claims/:id/refuse',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-parcel-claim', 'task'],
  summary: 'Refuse a claim of a parcel, with words that the shopper reads',
  idempotency: 'key',
  reasons: ['claim_decided'],
});
