import { defineEndpoint } from '@caravan/kernel';
import type { SplitPlan, SplitRequest } from './split.schema.ts';

export const splitGoods = defineEndpoint<{ body: SplitRequest; data: SplitPlan }>()({
  method: 'POST',
  path: '/packages/split',
  login: 'shopper',
  tags: [],
  summary: 'Which of these goods to send in which parcels by which shipping methods; nothing is reserved',
  limit: { max: 30, minutes: 1, by: 'account' },
  reasons: [
    'item_taken',
    'item_disposed',
    'items_returning',
    'items_searched',
    'not_packable',
    'goods_apart',
    'country_not_served',
    'duty_free_limit_unknown',
    'duty_free_limit_none',
    'duty_free_item',
    'split_item',
    'split_impossible',
    'split_failed',
  ],
  quiet: [
    'country_not_served',
    'duty_free_limit_unknown',
    'duty_free_limit_none',
    'duty_free_item',
    'split_item',
    'split_impossible',
    'split_failed',
  ],
});
