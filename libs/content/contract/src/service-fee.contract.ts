import { schemaOf } from '@caravan/kernel';
import { getServiceFee, planServiceFee } from './service-fee.endpoints.ts';
import { serviceFeePlan, staffServiceFee } from './service-fee.schema.ts';
export * from './service-fee.schema.ts';

export const getServiceFeeContract = schemaOf(getServiceFee, { data: staffServiceFee });
export const planServiceFeeContract = schemaOf(planServiceFee, { body: serviceFeePlan, data: staffServiceFee });
