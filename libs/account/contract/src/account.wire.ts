import { defineEndpoint } from '@caravan/kernel';
import type { UserInfo } from './account.schema.ts';

export const getUserInfo = defineEndpoint<{ data: UserInfo }>()({
  method: 'GET',
  path: '/users/info',
  login: 'shopper',
  roles: ['shopper', 'staff'],
  tags: ['user', 'cart-count', 'unread-count', 'balance'],
  summary: 'The profile of the caller, with the counts that header and menus show',
});
