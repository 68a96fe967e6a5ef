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
  reasons: ['changed_meanwhile'],
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

export const declareForShopper = defineEndpoint<{ params: ByNumber; body: StaffDeclaration; data: StaffOwnParcel }>()({
  method: 'POST',
  path: '/staff/forwarding/parcels/:number/declaration',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['staff-own-parcel', 'staff-store'],
  summary: 'Correct what is in a parcel that has arrived, or ask its shopper',
  reasons: ['wrong_state', 'goods_packed'],
});
