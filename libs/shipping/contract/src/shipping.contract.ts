import { schemaOf } from '@caravan/kernel';
import { estimateShipping, getShippingExample } from './quotes.endpoints.ts';
import { estimateRequest, packageQuotes, shippingExample } from './quotes.schema.ts';
export * from './delivered-price.contract.ts';
export * from './delivered-price.schema.ts';
export * from './parcel.schema.ts';
export * from './quotes.schema.ts';
export * from './shipping-accuracy.contract.ts';
export * from './split.contract.ts';

export const estimateShippingContract = schemaOf(estimateShipping, { body: estimateRequest, data: packageQuotes });
export const getShippingExampleContract = schemaOf(getShippingExample, { data: shippingExample });
