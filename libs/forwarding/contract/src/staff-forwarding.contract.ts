import { schemaOf } from '@caravan/kernel';
import { byOwnParcel } from './forwarding.schema.ts';
import {
  changeStaffWarehouses,
  declareForShopper,
  findShopperOfParcel,
  getHandlingFees,
  getStaffOwnParcel,
  getStaffWarehouses,
  listStaffOwnParcels,
  planHandlingFee,
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
export { declaration } from './forwarding.schema.ts';
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
export const declareForShopperContract = schemaOf(declareForShopper, {
  params: byOwnParcel,
  body: staffDeclaration,
  data: staffOwnParcel,
});
