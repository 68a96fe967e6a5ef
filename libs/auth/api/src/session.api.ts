import { logout, sendActivation, verifySession, getUserInfo } from '@caravan/auth/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls about the session that every page may make; those of auth's own pages load with them. */
export const sessionApi = injectCalls({ verifySession, sendActivation, logout });

export const { useSendActivationMutation } = sessionApi;

/** Who is logged in. Every first visit loads this call, and so not the others of account. */
export const userInfoApi = injectCalls({ getUserInfo });

export const { useGetUserInfoQuery } = userInfoApi;
