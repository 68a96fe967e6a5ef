import { defineEndpoint } from '@caravan/kernel';
import type { ShopRules, StaffShopRules } from './shop-rules.schema.ts';

export const getShopRules = defineEndpoint<{ data: StaffShopRules }>()({
  method: 'GET',
  path: '/staff/shop_rules',
  login: 'staff',
  roles: ['owner'],
  // Which articles do not state them changes with articles, too.
  tags: ['shop-rules', 'staff-article'],
  summary: 'The fees, limits and periods that the shop decides, and the edited articles that do not state them',
});

export const updateShopRules = defineEndpoint<{ body: ShopRules; data: StaffShopRules }>()({
  method: 'PUT',
  path: '/staff/shop_rules',
  login: 'staff',
  roles: ['owner'],
  tags: ['shop-rules', 'configurations', 'article'],
  ifMatch: true,
  reasons: ['changed_meanwhile', 'review_order'],
  summary: 'Set the fees, limits and periods of orders that are placed from now on; earlier orders keep theirs',
});
