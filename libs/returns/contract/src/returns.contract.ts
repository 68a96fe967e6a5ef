import { schemaOf } from '@caravan/kernel';
import { pageQuery } from '@caravan/kernel/zod';
import { getReturn, listReturns, requestReturn, withdrawReturn } from './returns.endpoints.ts';
import { byReturn, goodsReturn, newReturn, returnPage } from './returns.schema.ts';

export * from './returns.schema.ts';

export const requestReturnContract = schemaOf(requestReturn, { body: newReturn, data: goodsReturn });
export const listReturnsContract = schemaOf(listReturns, { query: pageQuery, data: returnPage });
export const getReturnContract = schemaOf(getReturn, { params: byReturn, data: goodsReturn });
export const withdrawReturnContract = schemaOf(withdrawReturn, { params: byReturn, data: goodsReturn });
