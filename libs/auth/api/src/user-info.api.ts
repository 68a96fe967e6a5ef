import { getUserInfo } from '@caravan/auth/contract';
import { injectCalls } from '@caravan/web-core';

/** Who is logged in. Every first visit loads this call, and so not the others of account. */
export const userInfoApi = injectCalls({ getUserInfo });

export const { useGetUserInfoQuery } = userInfoApi;
