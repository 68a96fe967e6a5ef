import {
  confirmRemittance,
  getDispute,
  getLedgerTransaction,
  getStaffPayment,
  listDisputes,
  listLedger,
  listPaymentDifferences,
  listStaffPayments,
  rejectRemittance,
  settlePaymentDifference,
} from '@caravan/fund-payment/contract';
import { baseApi, mutationOf, queryOf } from '@caravan/web-core';

/** The calls by which finance follows money. */
export const fundPaymentStaffApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['staff-payment', 'ledger', 'remittance', 'dispute'] })
  .injectEndpoints({
    endpoints: (build) => ({
      listStaffPayments: queryOf(build, listStaffPayments),
      getStaffPayment: queryOf(build, getStaffPayment),
      listLedger: queryOf(build, listLedger),
      getLedgerTransaction: queryOf(build, getLedgerTransaction),
      confirmRemittance: mutationOf(build, confirmRemittance),
      rejectRemittance: mutationOf(build, rejectRemittance),
      listDisputes: queryOf(build, listDisputes),
      getDispute: queryOf(build, getDispute),
      listPaymentDifferences: queryOf(build, listPaymentDifferences),
      settlePaymentDifference: mutationOf(build, settlePaymentDifference),
    }),
  });

export const {
  useListStaffPaymentsQuery,
  useGetStaffPaymentQuery,
  useListLedgerQuery,
  useGetLedgerTransactionQuery,
  useConfirmRemittanceMutation,
  useRejectRemittanceMutation,
  useListDisputesQuery,
  useGetDisputeQuery,
  useListPaymentDifferencesQuery,
  useSettlePaymentDifferenceMutation,
} = fundPaymentStaffApi;
