import { returnsCalls } from '@caravan/returns/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls for returns that shoppers' pages make. */
export const returnsApi = injectCalls(returnsCalls);

export const { useListReturnsQuery, useGetReturnQuery, useRequestReturnMutation, useWithdrawReturnMutation } =
  returnsApi;
