import { getUserInfo } from '@caravan/auth/contract';
import { baseApi, queryOf } from '@caravan/web-core';

/** Who is logged in. Every first visit loads this call, and so not the others of account. */
export const userInfoApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['balance', 'cart-count', 'unread-count', 'user'] })
  .injectEndpoints({ endpoints: (build) => ({ getUserInfo: queryOf(build, getUserInfo) }) });

export const { useGetUserInfoQuery } = userInfoApi;
