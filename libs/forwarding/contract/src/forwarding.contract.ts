import { schemaOf } from '@caravan/kernel';
import {
  announceParcel,
  declareOwnParcel,
  getForwardingAddress,
  listOwnParcels,
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
