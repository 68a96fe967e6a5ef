import type { HttpHandler } from 'msw';
import type { UserInfo } from '@caravan/account/contract';
import { mockEndpoint } from './mock-endpoint.ts';

/** The calls that every page of a logged-in shopper makes. */
export const sessionMocks = async (user: Partial<UserInfo> = {}): Promise<HttpHandler[]> => {
  const [{ verifySessionSchema }, { getUserInfoSchema }, { aUserInfo }] = await Promise.all([
    import('@caravan/auth/contract/schema'),
    import('@caravan/account/contract/schema'),
    import('@caravan/account/contract/testing'),
  ]);
  return [mockEndpoint(verifySessionSchema, () => ({ logged_in: true as const })), mockEndpoint(getUserInfoSchema, () => aUserInfo(user))];
};
