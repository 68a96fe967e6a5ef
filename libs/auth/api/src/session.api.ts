import { logout, sendActivation, verifySession } from '@caravan/auth/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls about the session that every page may make; those of auth's own pages load with them. */
export const sessionApi = baseApi.enhanceEndpoints({ addTagTypes: ['user'] }).injectEndpoints({
  endpoints: (build) => ({
    verifySession: queryOf(build, verifySession),
    sendActivation: mutationOf(build, sendActivation),
    logout: mutationOf(build, logout),
  }),
});

export const { useSendActivationMutation } = sessionApi;
