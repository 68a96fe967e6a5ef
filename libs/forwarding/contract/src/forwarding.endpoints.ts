import { maxPhotoBytes } from '@caravan/goods/contract';
import { defineEndpoint } from '@caravan/kernel';
import { maxProofPictures } from './forwarding-rules.ts';
import type {
  Announcement,
  Declaration,
  ForwardingAddress,
  OwnParcel,
  OwnParcelPage,
  OwnParcelsQuery,
} from './forwarding.schema.ts';
import type { NewParcelClaim, ParcelClaim, ParcelClaimPage, ParcelClaimsQuery } from './parcel-claims.schema.ts';

type ByNumber = { number: string };

export const getForwardingAddress = defineEndpoint<{ data: ForwardingAddress }>()({
  method: 'GET',
  path: '/forwarding/address',
  login: 'shopper',
  tags: ['forwarding'],
  summary: 'The shopper’s address in each warehouse, with the code for labels, and what parcels cost',
});

export const listOwnParcels = defineEndpoint<{ query: OwnParcelsQuery; data: OwnParcelPage }>()({
  method: 'GET',
  path: '/forwarding/parcels',
  login: 'shopper',
  scope: 'warehouse',
  tags: ['own-parcel'],
  summary: 'The parcels that the shopper sends to the warehouse, newest first',
});

const announceReasons = [
  'forwarding_closed',
  'warehouse_unknown',
  'parcel_announced',
  'parcel_arrived',
  'too_many_announced',
] as const;

export const announceParcel = defineEndpoint<{ body: Announcement; data: OwnParcel }>()({
  method: 'POST',
  path: '/forwarding/parcels',
  login: 'shopper',
  tags: ['own-parcel'],
  summary: 'Announce a parcel: its tracking number and what is in it',
  idempotency: 'key',
  reasons: announceReasons,
});

export const updateOwnParcel = defineEndpoint<{ params: ByNumber; body: Announcement; data: OwnParcel }>()({
  method: 'PUT',
  path: '/forwarding/parcels/:number',
  login: 'shopper',
  tags: ['own-parcel'],
  summary: 'Change an announcement until the parcel arrives',
  reasons: ['parcel_arrived', 'parcel_announced', 'warehouse_unknown', 'wrong_state'],
});

export const withdrawOwnParcel = defineEndpoint<{ params: ByNumber; data: OwnParcel }>()({
  method: 'POST',
  path: '/forwarding/parcels/:number/withdraw',
  login: 'shopper',
  tags: ['own-parcel'],
  summary: 'Withdraw an announcement until the parcel arrives',
  reasons: ['parcel_arrived'],
});

export const declareOwnParcel = defineEndpoint<{ params: ByNumber; body: Declaration; data: OwnParcel }>()({
  method: 'POST',
  path: '/forwarding/parcels/:number/declaration',
  login: 'shopper',
  tags: ['own-parcel', 'store'],
  summary: 'Say what is in a parcel that has arrived; its goods can be packed then',
  reasons: ['wrong_state', 'goods_packed', 'goods_searched'],
});

export const listParcelClaims = defineEndpoint<{ query: ParcelClaimsQuery; data: ParcelClaimPage }>()({
  method: 'GET',
  path: '/forwarding/claims',
  login: 'shopper',
  tags: ['parcel-claim'],
  summary: 'The parcels without a code that the shopper says are theirs, newest first',
});

/** Not idempotent by a key, because a shopper has at most one open claim of a number. */
export const claimParcel = defineEndpoint<{ body: NewParcelClaim; data: ParcelClaim }>()({
  method: 'POST',
  path: '/forwarding/claims',
  login: 'shopper',
  tags: ['parcel-claim'],
  summary: 'Say that a parcel without a code is yours, with proof; the answer does not tell whether it is here',
  upload: 'multipart',
  files: { max: maxProofPictures, bytes: maxPhotoBytes, tooLarge: 'picture_too_large' },
  limit: { max: 20, minutes: 60, by: 'account' },
  reasons: [
    'forwarding_closed',
    'parcel_claimed',
    'too_many_claims',
    'not_a_picture',
    'picture_too_large',
    'too_many_pixels',
  ],
});

/** The address is signed, because an image element cannot send a token. */
export const getProofPicture = defineEndpoint<{ params: { token: string }; data: unknown }>()({
  method: 'GET',
  path: '/forwarding/claims/pictures/:token',
  login: 'none',
  tags: [],
  summary: 'A picture of a proof, by a signed URL',
  raw: true,
});
