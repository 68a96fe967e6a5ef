import { schemaOf } from '@caravan/kernel';
import { getShopRules, updateShopRules } from './shop-rules.endpoints.ts';
import { shopRules, staffShopRules } from './shop-rules.schema.ts';
export * from './shop-rules.schema.ts';

export const getShopRulesContract = schemaOf(getShopRules, { data: staffShopRules });
export const updateShopRulesContract = schemaOf(updateShopRules, { body: shopRules, data: staffShopRules });
