import { schemaOf } from '@caravan/kernel';
import { z } from '@caravan/kernel/zod';
import {
  announceParcel,
  claimParcel,
  declareOwnParcel,
  getForwardingAddress,
  getProofPicture,
  listOwnParcels,
  listParcelClaims,
  updateOwnParcel,
  withdrawOwnParcel,
} from './forwarding.endpoints.ts';
import {
  announcement,
  byOwnParcel,
  declaration,
  forwardingAddress,
  ownParcel,
  ownParcelPage,
  ownParcelsQuery,
} from './forwarding.schema.ts';
import { newParcelClaim, parcelClaim, parcelClaimPage, parcelClaimsQuery } from './parcel-claims.schema.ts';
export { newParcelClaim } from './parcel-claims.schema.ts';
export { announcementForm, declarationForm } from './forwarding.schema.ts';

export const getForwardingAddressContract = schemaOf(getForwardingAddress, { data: forwardingAddress });
export const listOwnParcelsContract = schemaOf(listOwnParcels, { query: ownParcelsQuery, data: ownParcelPage });
export const announceParcelContract = schemaOf(announceParcel, { body: announcement, data: ownParcel });
export const updateOwnParcelContract = schemaOf(updateOwnParcel, {
  params: byOwnParcel,
  body: announcement,
  data: ownParcel,
});
export const withdrawOwnParcelContract = schemaOf(withdrawOwnParcel, { params: byOwnParcel, data: ownParcel });
export const declareOwnParcelContract = schemaOf(declareOwnParcel, {
  params: byOwnParcel,
  body: declaration,
  data: ownParcel,
});
export const listParcelClaimsContract = schemaOf(listParcelClaims, { query: parcelClaimsQuery, data: parcelClaimPage });
export const claimParcelContract = schemaOf(claimParcel, { body: newParcelClaim, data: parcelClaim });
export const getProofPictureContract = schemaOf(getProofPicture, {
  params: z.object({ token: z.string().regex(/^[\w.-]{1,300}$/) }),
  data: z.unknown(),
});
