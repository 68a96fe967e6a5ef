import type { AuthSession, User } from '../auth.schema.ts';

/** A shopper as the API returns it. */
const aUser = (over: Partial<User> = {}): User => ({
  id: 'user_1',
  email: 'shopper@example.test',
  email_verified: false,
  name: null,
  nickname: null,
  avatar: null,
  role: 'shopper',
  ...over,
});

export const aSession = (over: Partial<AuthSession> = {}): AuthSession => ({
  token: 'token_1',
  user: aUser(),
  ...over,
});
