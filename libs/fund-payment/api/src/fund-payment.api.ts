import {
  checkPayment,
  createPayment,
  getBalance,
  getBalanceHead,
  getPayables,
  getPayment,
  listBalanceRecords,
  listPaymentMethods,
  submitRemittance,
} from '@caravan/fund-payment/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls of fund-payment that shoppers' pages make. */
export const fundPaymentApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['balance', 'order', 'package', 'payable', 'payment'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getPayables: queryOf(build, getPayables),
      listPaymentMethods: queryOf(build, listPaymentMethods),
      createPayment: mutationOf(build, createPayment),
      getPayment: queryOf(build, getPayment),
      checkPayment: mutationOf(build, checkPayment),
      submitRemittance: mutationOf(build, submitRemittance),
      getBalance: queryOf(build, getBalance),
      getBalanceHead: queryOf(build, getBalanceHead),
      listBalanceRecords: queryOf(build, listBalanceRecords),
    }),
  });

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
