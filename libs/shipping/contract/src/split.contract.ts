import { schemaOf } from '@caravan/kernel';
import { splitGoods } from './split.endpoints.ts';
import { splitPlan, splitRequest } from './split.schema.ts';

export * from './split.schema.ts';

export const splitGoodsContract = schemaOf(splitGoods, { body: splitRequest, data: splitPlan });
