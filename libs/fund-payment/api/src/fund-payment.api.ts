import { fundPaymentCalls } from '@caravan/fund-payment/contract';
import { injectCalls } from '@caravan/web-core';

/** The calls of fund-payment that shoppers' pages make. */
export const fundPaymentApi = injectCalls(fundPaymentCalls);

export const {
  useGetPayablesQuery,
  useListPaymentMethodsQuery,
  useCreatePaymentMutation,
  useGetPaymentQuery,
  useCheckPaymentMutation,
  useSubmitRemittanceMutation,
  useGetBalanceQuery,
  useGetBalanceHeadQuery,
  useListBalanceRecordsQuery,
} = fundPaymentApi;
