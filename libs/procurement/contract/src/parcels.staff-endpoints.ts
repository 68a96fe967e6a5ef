import { maxPhotoBytes, maxUploadedPhotos } from '@caravan/goods/contract';
import { defineEndpoint } from '@caravan/kernel';
import type {
  ArrivedParcel,
  Lookup,
  LookupQuery,
  NewParcel,
  Parcel,
  ParcelDecision,
  ParcelImport,
  ParcelImported,
  ParcelMatch,
  ParcelPage,
  ParcelPhotos,
  ParcelReceipt,
  ParcelReceived,
  ParcelsQuery,
} from './parcels.schema.ts';

type ById = { id: string };

export const createParcel = defineEndpoint<{ params: ById; body: NewParcel; data: Parcel }>()({
  method: 'POST',
  path: '/staff/purchases/:id/parcels',
  login: 'staff',
  roles: ['buyer'],
  tags: ['parcel', 'purchase', 'task'],
  summary: 'Record the tracking number of a parcel; one that has arrived without a purchase is matched',
  reasons: ['tracking_known', 'too_many'],
});

export const importParcels = defineEndpoint<{ body: ParcelImport; data: ParcelImported }>()({
  method: 'POST',
  path: '/staff/parcels/import',
  login: 'staff',
  roles: ['buyer'],
  tags: ['parcel', 'purchase', 'task'],
  summary: 'Record up to 1,000 tracking numbers by the shops’ order numbers; each row has its own result',
  idempotency: 'key',
});

export const keepParcel = defineEndpoint<{ body: ArrivedParcel; data: Parcel }>()({
  method: 'POST',
  path: '/staff/parcels',
  login: 'staff',
  roles: ['receiver'],
  tags: ['parcel', 'task'],
  summary: 'Keep a parcel that belongs to no known purchase',
  idempotency: 'key',
  reasons: ['tracking_known'],
});

export const listParcels = defineEndpoint<{ query: ParcelsQuery; data: ParcelPage }>()({
  method: 'GET',
  path: '/staff/parcels',
  login: 'staff',
  roles: ['buyer', 'receiver', 'service', 'auditor'],
  tags: ['parcel'],
  summary: 'Parcels from shops, newest first',
});

export const getParcel = defineEndpoint<{ params: ById; data: Parcel }>()({
  method: 'GET',
  path: '/staff/parcels/:id',
  login: 'staff',
  roles: ['buyer', 'receiver', 'service', 'auditor'],
  tags: ['parcel'],
  summary: 'One parcel, with the order lines to look for in it',
  quiet: ['not_found'],
});

export const addParcelPhotos = defineEndpoint<{ params: ById; body: ParcelPhotos; data: Parcel }>()({
  method: 'POST',
  path: '/staff/parcels/:id/photos',
  login: 'staff',
  roles: ['receiver'],
  tags: ['parcel'],
  summary: 'Add photos of a parcel',
  upload: 'multipart',
  files: { max: maxUploadedPhotos, bytes: maxPhotoBytes, tooLarge: 'picture_too_large' },
  reasons: ['not_a_picture', 'picture_too_large', 'too_many_pixels'],
});

/** The address is signed, because an image element cannot send a token. */
export const getParcelPhoto = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/parcels/photos/:token',
  login: 'none',
  tags: [],
  summary: 'A photo of a parcel, by a signed URL',
  raw: true,
});

export const matchParcel = defineEndpoint<{ params: ById; body: ParcelMatch; data: Parcel }>()({
  method: 'POST',
  path: '/staff/parcels/:id/match',
  login: 'staff',
  roles: ['receiver', 'service'],
  tags: ['parcel', 'task'],
  summary: 'Match a parcel that arrived to its purchase',
});

export const discardParcel = defineEndpoint<{ params: ById; body: ParcelDecision; data: Parcel }>()({
  method: 'POST',
  path: '/staff/parcels/:id/discard',
  login: 'staff',
  roles: ['receiver'],
  tags: ['parcel', 'task'],
  summary: 'Put a parcel aside that will not be received: sent back, refused, or a wrong number',
});

export const receiveParcel = defineEndpoint<{ params: ById; body: ParcelReceipt; data: ParcelReceived }>()({
  method: 'POST',
  path: '/staff/parcels/:id/receive',
  login: 'staff',
  roles: ['receiver'],
  tags: ['parcel', 'purchase', 'staff-order', 'staff-store', 'task'],
  summary: 'Receive the pieces in a parcel, each line with weight and size; an order is in stock with its last piece',
  idempotency: 'key',
  reasons: [
    'too_many',
    'parcel_unmatched',
    'parcel_received',
    'wrong_state',
    'bin_unknown',
    'bin_elsewhere',
    'warehouse_missing',
    'warehouse_unknown',
    'bin_one_shopper',
    'bin_one_shopper_full',
  ],
});

export const lookUpCode = defineEndpoint<{ query: LookupQuery; data: Lookup }>()({
  method: 'GET',
  path: '/staff/lookup',
  login: 'staff',
  roles: ['receiver', 'packer'],
  tags: ['parcel', 'staff-order'],
  summary: 'What a scanned code belongs to: a parcel, a purchase, an order, an item, a package or a bin',
  reasons: ['item_lost', 'item_turned_up'],
  quiet: ['item_lost', 'item_turned_up'],
});
