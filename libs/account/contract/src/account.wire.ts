import { defineEndpoint } from '@caravan/kernel';
import type { StaffActionPage, StaffActionQuery, UserInfo } from './account.schema.ts';

export const getUserInfo = defineEndpoint<{ data: UserInfo }>()({
  method: 'GET',
  path: '/users/info',
  login: 'shopper',
  roles: ['shopper', 'staff'],
  tags: ['user', 'cart-count', 'unread-count', 'balance'],
  summary: 'The profile of the caller, with the counts that header and menus show',
});

/** What staff did, newest first (api.md, Staff). */
export const getAudit = defineEndpoint<{ query: StaffActionQuery; data: StaffActionPage }>()({
  method: 'GET',
  path: '/staff/audit',
  login: 'staff',
  tags: ['audit'],
  summary: 'The log of what staff did',
});
