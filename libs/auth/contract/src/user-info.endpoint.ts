import { defineEndpoint } from '@caravan/kernel';
import type { UserInfo } from './user-info.schema.ts';

export const getUserInfo = defineEndpoint<{ data: UserInfo }>()({
  method: 'GET',
  path: '/users/info',
  login: 'shopper',
  accounts: ['shopper', 'staff'],
  tags: ['user', 'cart-count', 'unread-count', 'balance'],
  summary: 'The profile of the caller, with the counts that header and menus show',
});
