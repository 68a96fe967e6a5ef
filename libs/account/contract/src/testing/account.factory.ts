import type { UserInfo } from '../account.schema.ts';

export const aUserInfo = (over: Partial<UserInfo> = {}): UserInfo => ({
  id: 'user_1',
  email: 'shopper@example.test',
  email_verified: false,
  name: null,
  nickname: null,
  avatar: null,
  role: 'shopper',
  gender: null,
  birthday: null,
  phone: null,
  residence: null,
  cart_count: 0,
  unread_count: 0,
  balance_fen: 0,
  ...over,
});
