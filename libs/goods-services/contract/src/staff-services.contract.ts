import { schemaOf } from '@caravan/kernel';
import { byServiceNumber } from './services.schema.ts';
import {
  cancelStaffService,
  correctMeasured,
  getServicePrices,
  getStaffService,
  listStaffServices,
  measureGoods,
  updateServicePrices,
} from './services.staff-endpoints.ts';
import {
  measuredCorrection,
  newMeasured,
  serviceCancellation,
  servicePrices,
  servicePricesChange,
  staffService,
  staffServicePage,
  staffServicesQuery,
} from './staff-services.schema.ts';

export * from './rehearsals.contract.ts';
export * from './staff-services.schema.ts';

export const listStaffServicesContract = schemaOf(listStaffServices, {
  query: staffServicesQuery,
  data: staffServicePage,
});
export const getStaffServiceContract = schemaOf(getStaffService, { params: byServiceNumber, data: staffService });
export const cancelStaffServiceContract = schemaOf(cancelStaffService, {
  params: byServiceNumber,
  body: serviceCancellation,
  data: staffService,
});
export const measureGoodsContract = schemaOf(measureGoods, {
  params: byServiceNumber,
  body: newMeasured,
  data: staffService,
});
export const correctMeasuredContract = schemaOf(correctMeasured, {
  params: byServiceNumber,
  body: measuredCorrection,
  data: staffService,
});
export const getServicePricesContract = schemaOf(getServicePrices, { data: servicePrices });
export const updateServicePricesContract = schemaOf(updateServicePrices, {
  body: servicePricesChange,
  data: servicePrices,
});
