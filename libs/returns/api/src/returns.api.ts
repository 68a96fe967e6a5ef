import { getReturn, listReturns, requestReturn, withdrawReturn } from '@caravan/returns/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls for returns that shoppers' pages make. */
export const returnsApi = baseApi.enhanceEndpoints({ addTagTypes: ['order', 'return', 'store'] }).injectEndpoints({
  endpoints: (build) => ({
    listReturns: queryOf(build, listReturns),
    getReturn: queryOf(build, getReturn),
    requestReturn: mutationOf(build, requestReturn),
    withdrawReturn: mutationOf(build, withdrawReturn),
  }),
});

export const { useListReturnsQuery, useGetReturnQuery, useRequestReturnMutation, useWithdrawReturnMutation } =
  returnsApi;
