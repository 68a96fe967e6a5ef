import { schemaOf } from '@caravan/kernel';
import { byOwnParcel } from './forwarding.schema.ts';
import {
  changeStaffWarehouses,
  declareForShopper,
  findShopperOfParcel,
  getHandlingFees,
  getStaffOwnParcel,
  getStaffParcelClaim,
  getStaffWarehouses,
  giveClaimedParcel,
  keepOwnParcel,
  listStaffOwnParcels,
  listStaffParcelClaims,
  planHandlingFee,
  refuseParcelClaim,
} from './forwarding.staff-endpoints.ts';
import {
  handlingFee,
  handlingFees,
  ownArrival,
  ownArrivalDone,
  staffDeclaration,
  staffOwnParcel,
  staffOwnParcelPage,
  staffOwnParcelsQuery,
  staffWarehouses,
  warehousesChange,
} from './staff-forwarding.schema.ts';
import {
  byParcelClaim,
  parcelClaimGift,
  parcelClaimRefusal,
  staffParcelClaim,
  staffParcelClaimPage,
  staffParcelClaimsQuery,
} from './parcel-claims.schema.ts';
export { declaration } from './forwarding.schema.ts';
export { parcelClaimRefusal } from './parcel-claims.schema.ts';
export { handlingFee, ownArrival, shopperQuestion, warehousesChange } from './staff-forwarding.schema.ts';

export const getStaffWarehousesContract = schemaOf(getStaffWarehouses, { data: staffWarehouses });
export const changeStaffWarehousesContract = schemaOf(changeStaffWarehouses, {
  body: warehousesChange,
  data: staffWarehouses,
});
export const getHandlingFeesContract = schemaOf(getHandlingFees, { data: handlingFees });
export const planHandlingFeeContract = schemaOf(planHandlingFee, { body: handlingFee, data: handlingFees });
export const listStaffOwnParcelsContract = schemaOf(listStaffOwnParcels, {
  query: staffOwnParcelsQuery,
  data: staffOwnParcelPage,
});
export const getStaffOwnParcelContract = schemaOf(getStaffOwnParcel, { params: byOwnParcel, data: staffOwnParcel });
export const findShopperOfParcelContract = schemaOf(findShopperOfParcel, { body: ownArrival, data: ownArrivalDone });
export const keepOwnParcelContract = schemaOf(keepOwnParcel, { params: byOwnParcel, data: ownArrivalDone });
export const declareForShopperContract = schemaOf(declareForShopper, {
  params: byOwnParcel,
  body: staffDeclaration,
  data: staffOwnParcel,
});
export const listStaffParcelClaimsContract = schemaOf(listStaffParcelClaims, {
  query: staffParcelClaimsQuery,
  data: staffParcelClaimPage,
});
export const getStaffParcelClaimContract = schemaOf(getStaffParcelClaim, {
  params: byParcelClaim,
  data: staffParcelClaim,
});
export const giveClaimedParcelContract = schemaOf(giveClaimedParcel, {
  params: byParcelClaim,
  body: parcelClaimGift,
  data: ownArrivalDone,
});
export const refuseParcelClaimContract = schemaOf(refuseParcelClaim, {
  params: byParcelClaim,
  body: parcelClaimRefusal,
  data: staffParcelClaim,
});
